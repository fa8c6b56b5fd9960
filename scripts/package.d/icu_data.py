"""Makes an object with those parts of ICU's data that feedsite needs: icu_data.py LIBRARY OBJECT

LIBRARY is lib_FoundationICU.a, of which two fifths of a binary with Swift's libraries in it would consist. OBJECT has
the smaller data under a name that the linker takes for the other one (`--wrap`); that name's suffix is printed.

What is left out: collation, text boundaries, converters of encodings, spelled-out numbers, names of characters and what
looks alike as a whole, and names of time zones, units and currencies in each language, whose root stays, since numbers and
dates do not format without it.
The format is that of ICU's common data files (icu4c/source/common/udatamem.h, ucmndata.h).
"""
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

MEMBER = "icu_packaged_data.cpp.o"
LEFT_OUT = {"brkitr", "coll", "rbnf"}
ROOT_ONLY = {"curr", "unit", "zone"}
ROOT = {"pool.res", "res_index.res", "root.res", "supplementalData.res"}
ALIGNMENT = 16


def is_needed(name: str) -> bool:
    """Whether an item, such as `icudt76l/coll/de.res`, stays."""
    if name.endswith((".cnv", ".cfu", "/unames.icu")):
        return False
    folder, _, file = name.partition("/")[2].rpartition("/")
    return folder not in LEFT_OUT and (folder not in ROOT_ONLY or file in ROOT)


def trimmed(data: bytes) -> bytes:
    """The data with only the items that are needed: header, number of items, table of contents, names, items."""
    header, magic = struct.unpack_from("<HH", data)
    if magic != 0x27DA or data[12:16] != b"CmnD":
        sys.exit("error: not a common data file of ICU")
    count = struct.unpack_from("<I", data, header)[0]
    table = [struct.unpack_from("<II", data, header + 4 + 8 * index) for index in range(count)]
    ends = [start for _, start in table[1:]] + [len(data) - header]
    items = []
    for (name, start), end in zip(table, ends):
        text = data[header + name : data.index(b"\0", header + name)]
        if is_needed(text.decode()):
            items.append((text + b"\0", data[header + start : header + end]))

    names = 4 + 8 * len(items)
    start = names + sum(len(name) for name, _ in items)
    start += -start % ALIGNMENT
    contents, words, bodies = [struct.pack("<I", len(items))], bytearray(), bytearray()
    for name, body in items:
        contents.append(struct.pack("<II", names + len(words), start + len(bodies)))
        words += name
        bodies += body + bytes(-len(body) % ALIGNMENT)
    front = b"".join(contents) + words
    return data[:header] + front + bytes(start - len(front)) + bodies


def main() -> None:
    library, target = sys.argv[1:]
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        member = folder / MEMBER
        member.write_bytes(subprocess.run(["ar", "p", library, MEMBER], check=True, capture_output=True).stdout)
        symbols = subprocess.run(["nm", member], check=True, capture_output=True, text=True).stdout
        symbol = re.search(r"\bicudt\d+_dat$", symbols, re.MULTILINE).group()
        data = folder / "data"
        subprocess.run(["objcopy", "-O", "binary", "--only-section=.rodata*", member, data], check=True)
        data.write_bytes(trimmed(data.read_bytes()))
        source = folder / "data.S"
        source.write_text(f"""
            .section .rodata
            .balign {ALIGNMENT}
            .globl __wrap_{symbol}
            .type __wrap_{symbol}, @object
            __wrap_{symbol}: .incbin "data"
            .size __wrap_{symbol}, . - __wrap_{symbol}
            .section .note.GNU-stack, "", @progbits
            """)
        # Swift brings a compiler for it.
        clang = pathlib.Path(shutil.which("swiftc")).resolve().with_name("clang")
        subprocess.run([clang, "-c", source.name, "-o", "data.o"], cwd=folder, check=True)
        pathlib.Path(target).write_bytes((folder / "data.o").read_bytes())
    print(symbol)


if __name__ == "__main__":
    main()
