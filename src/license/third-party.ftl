<#-- THIRD-PARTY.txt: what the jar holds that others wrote, one line a library -->
What the jar holds that others wrote, and its licence (SPDX). Texts and notices: META-INF/licenses in the jar, by
licence and by library. Made by the build; never edit it by hand.

<#list dependencyMap as e>
${e.getKey().groupId}:${e.getKey().artifactId}:${e.getKey().version} (${e.getValue()?join(" or ")})
</#list>

Typefaces: Arimo 1.33, regular and bold, fewer letters than the original (OFL-1.1).
VectorGraphics2D is used as it is, and can be replaced: java -cp YOURS.jar:senet.jar senet.cli.Main. Its sources are at
https://github.com/eseifert/vectorgraphics2d and, as all others, beside its jar on Maven Central.
Some libraries hold others, under Apache-2.0, MIT, BSD and OFL-1.1: their LICENSE and NOTICE files say which.
