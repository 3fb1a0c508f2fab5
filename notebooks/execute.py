"""Executes notebooks from top to bottom, and leaves them with what they printed and drew.

execute.py [--check] NOTEBOOK...    with --check nothing is written: it fails if a notebook prints
                                    something else than it holds (pictures are not compared)
"""

import asyncio
import re
import socket
import sys
import time
import warnings
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

CELL_SECONDS = 300
START_SECONDS = 20
START_TRIES = 5
# A kernel may lose what it is told before all its parts are listening.
LISTENING_SECONDS = 2


class PatientClient(NotebookClient):
    """Says nothing to a kernel before it listens."""

    async def async_start_new_kernel(self, **options):
        await super().async_start_new_kernel(**options)
        end = time.monotonic() + START_SECONDS
        while not is_open(self.km.ip, self.km.shell_port):
            if time.monotonic() > end:
                raise RuntimeError("the kernel did not start")
            await asyncio.sleep(0.1)
        await asyncio.sleep(LISTENING_SECONDS)


def is_open(host, port):
    """Whether somebody listens there."""
    try:
        socket.create_connection((host, port), 1).close()
        return True
    except OSError:
        return False


def execute(path):
    """The notebook with its outputs made anew; raises an error if a cell does."""
    for tries_left in reversed(range(START_TRIES)):
        notebook = nbformat.read(path, as_version=4)
        for cell in notebook.cells:
            if cell.cell_type == "code":
                cell.outputs = []
                cell.execution_count = None
        client = PatientClient(
            notebook, timeout=CELL_SECONDS, startup_timeout=START_SECONDS, record_timing=False,
            resources={"metadata": {"path": str(path.parent)}})
        try:
            client.execute()
            return tidy(notebook)
        except CellExecutionError:
            raise
        except RuntimeError:  # the kernel did not start: another program may have taken its port
            if tries_left == 0 or client.code_cells_executed:
                raise


def tidy(notebook):
    """Without what differs from machine to machine: versions, and colours of a terminal."""
    spec = notebook.metadata.kernelspec
    notebook.metadata = nbformat.from_dict(
        {"kernelspec": dict(spec), "language_info": {"name": spec.language}})
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        cell.metadata = {}
        if cell.source.startswith("%jar"):
            cell.outputs = []
        for output in cell.outputs:
            if output.output_type == "stream":
                output.text = re.sub(r"\x1b\[[0-9;]*m", "", output.text)
    return notebook


def words(notebook):
    """What the cells say, and what they printed; a word stands for each picture."""
    said = []
    for cell in notebook.cells:
        said.append(cell.source)
        for output in cell.get("outputs", []):
            if output.output_type == "stream":
                said.append(output.text)
            elif "data" in output:
                html = output.data.get("text/html", "")
                is_picture = "image/png" in output.data or "image/svg+xml" in output.data
                if is_picture or "<svg" in html or "data:image/" in html:
                    said.append("(a picture)")
                else:
                    said.append(html or output.data.get("text/plain", ""))
    return said


def main(arguments):
    check = "--check" in arguments
    failed = False
    for path in [Path(name).resolve() for name in arguments if name != "--check"]:
        start = time.monotonic()
        before = nbformat.read(path, as_version=4)
        try:
            after = execute(path)
        except Exception as failure:  # the next notebook may still be right
            print(f"{path.name}: FAILED\n{failure}", file=sys.stderr)
            failed = True
            continue
        seconds = f"{time.monotonic() - start:.0f} s"
        if not check:
            nbformat.write(after, path)
            print(f"{path.name}: executed, {path.stat().st_size // 1024} KB, {seconds}")
        elif words(before) == words(after):
            print(f"{path.name}: executed, prints what it holds, {seconds}")
        else:
            failed = True
            print(f"{path.name}: FAILED: prints something else than it holds", file=sys.stderr)
            for old, new in zip(words(before), words(after)):
                if old != new:
                    print(f"  it holds   {old!r}\n  it prints  {new!r}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.exit(main(sys.argv[1:]))
