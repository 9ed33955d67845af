#!/usr/bin/env python3
"""Which sources can be compiled together: `unity.py ROOT FILE...` prints a line `GROUP FILE` for each that can.

Sources of a folder share a translation unit of up to eight where no two of them define the same name in an unnamed
namespace (or as a static), none such name is declared by a header, and all use the same namespaces. What defines macros
stays alone.
"""
import collections
import os
import re
import sys

SIZE = 8
NAME = re.compile(r"([A-Za-z_]\w*)\s*(?:\(|=|\{|;|\[|$)")
NOT_NAMES = {"if", "for", "while", "switch", "return", "sizeof", "alignas", "decltype", "operator", "template",
             "noexcept", "requires", "static_assert", "defined"}


def code(text):
    text = re.sub(r'R"(\w*)\(.*?\)\1"', '""', text, flags=re.S)
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)
    return re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', '""', text)


def declarations(text):
    """(text, is unnamed) of what stands at namespace level."""
    depth, spaces, start, at = 0, [], 0, 0
    while at < len(text):
        char = text[at]
        if char == "{":
            head = text[start:at]
            space = re.search(r"namespace\s*([\w:]*)\s*$", head)
            if depth == len(spaces) and space:
                spaces.append(space.group(1))
                start = at + 1
            depth += 1
        elif char == "}":
            depth -= 1
            if depth < len(spaces):
                spaces.pop()
                start = at + 1
            elif depth == len(spaces):
                yield text[start:at + 1], "" in spaces
                start = at + 1
        elif char == ";" and depth == len(spaces):
            yield text[start:at + 1], "" in spaces
            start = at + 1
        at += 1


def name_of(declaration):
    head = re.sub(r"^\s*(?:#[^\n]*\n\s*|;|template\s*<[^{;]*?>\s*(?=struct|class|\w))*", "", declaration)
    kind = re.match(r"\s*(?:struct|class|union|enum(?:\s+class)?|using)\s+(\w+)", head)
    if kind and not head.startswith("using namespace"):
        return kind.group(1)
    head = re.sub(r"\[\[[^\]]*\]\]|<[^<>]*>", "", re.sub(r"<[^<>]*>", "", head))
    for found in NAME.finditer(head):
        if found.group(1) not in NOT_NAMES:
            return found.group(1)
    return None


def names(text, unnamed_only):
    out = set()
    for declaration, unnamed in declarations(re.sub(r"^[ \t]*#[^\n]*$", "", text, flags=re.M)):
        is_static = re.match(r"\s*(static|constexpr|const|inline constexpr)\b", declaration)
        if unnamed_only and not unnamed and not is_static:
            continue
        name = name_of(declaration)
        if name:
            out.add(name)
        listed = re.match(r"\s*enum\s+(?!class)[^{]*\{([^}]*)\}", declaration)
        if listed:
            out.update(re.findall(r"(\w+)\s*(?:=[^,]*)?(?:,|$)", listed.group(1)))
    return out


def main():
    root, files = sys.argv[1], sys.argv[2:]
    are_tests = os.path.basename(os.path.dirname(root)) == "tests"
    public = set()
    for folder, _, entries in os.walk(os.path.dirname(root) if are_tests else root):
        for entry in entries:
            if entry.endswith(".h"):
                with open(os.path.join(folder, entry), encoding="utf-8") as header:
                    public |= names(code(header.read()), False)
    groups = collections.defaultdict(list)
    for file in sorted(files):
        with open(file, encoding="utf-8") as source:
            text = source.read()
        # A test has no names for others: none of them may be another's. QTEST_MAIN is in all.
        text_of_names = re.sub(r"^\s*using namespace [^;]*;", "", code(text), flags=re.M)
        own = {name for name in names(text_of_names, not are_tests) if not name.isupper()}
        alone = r"^\s*#\s*(?:define|if)|Q_INIT_RESOURCE" + ("" if are_tests else r"|using namespace|\.moc\"")
        if re.search(alone, text, re.M) or own & public:
            continue
        used = frozenset(re.findall(r"^\s*using namespace ([\w:]+)", text, re.M))
        rows = groups[os.path.dirname(file), used]
        for row in rows:
            if len(row[1]) < SIZE and not row[0] & own:
                row[0].update(own)
                row[1].append(file)
                break
        else:
            rows.append([set(own), [file]])
    numbers = collections.Counter()
    for (folder, _), rows in groups.items():
        tag = os.path.relpath(folder, root).replace(os.sep, "_")
        for row in rows:
            if len(row[1]) > 1:
                for file in row[1]:
                    print(f"{tag}_{numbers[tag]} {file}")
            numbers[tag] += 1


main()
