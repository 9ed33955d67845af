#!/usr/bin/env python3
"""Which sources can be compiled together: `unity.py ROOT FILE...` prints a line `GROUP FILE` for each that can.

Sources of a room share a translation unit of up to 24, those of a folder first, then those of a room, then the rest, where
no two of them define the same name in an unnamed namespace (or as a static), no such name is declared by a header that
another one includes, and all use the same namespaces. What defines macros stays alone. A local variable may have the name
of another source's (-Wshadow=local).
"""
import collections
import os
import re
import sys

SIZE = 24
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
NAME = re.compile(r"([A-Za-z_]\w*)\s*(?:\(|=|\{|;|\[|$)")
# Of internal linkage; not of a function that gives a constant.
STATIC = re.compile(r"\s*(?:static|constexpr|inline constexpr|const(?![^={;]*\())\b")
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


def aliases(text):
    """Definition by name, of what may be said twice."""
    return dict(re.findall(r"^(?:using|namespace) (\w+) = ([^;]+);", text, re.M))


def names(text, unnamed_only):
    out = set()
    for declaration, unnamed in declarations(re.sub(r"^[ \t]*#[^\n]*$", "", text, flags=re.M)):
        is_static = STATIC.match(declaration)
        if unnamed_only and not unnamed and not is_static:
            continue
        name = name_of(declaration)
        if name:
            out.add(name)
        if is_static and "(" not in declaration.split("=")[0]:  # constexpr int a = 1, b = 2;
            out.update(re.findall(r",\s*(\w+)\s*=[^=]", declaration))
        listed = re.match(r"\s*enum\s+(?!class)[^{]*\{([^}]*)\}", declaration)
        if listed:
            out.update(re.findall(r"(\w+)\s*(?:=[^,]*)?(?:,|$)", listed.group(1)))
    return out


class Headers:
    """What a source sees: the names that the project's headers declare which it includes, directly or not."""

    def __init__(self, top):
        self.top = top
        self.read = {}

    def header(self, path):
        if path not in self.read:
            try:
                with open(os.path.join(self.top, path), encoding="utf-8") as header:
                    text = header.read()
            except FileNotFoundError:  # generated, or a library's
                text = ""
            spaces = set(re.findall(r"\bnamespace (?:\w+::)*(\w+)", text))
            self.read[path] = (names(code(text), False) | spaces, INCLUDE.findall(text))
        return self.read[path]

    def seen(self, text):
        out, todo, done = set(), INCLUDE.findall(text), set()
        while todo:
            path = todo.pop()
            if path not in done:
                done.add(path)
                declared, included = self.header(path)
                out |= declared
                todo += included
        return out


class Group:
    def __init__(self):
        self.own, self.seen, self.aliases, self.files = set(), set(), {}, []

    def takes(self, other):  # seen: what none of the others may define
        twice = {name for name in self.own & other.own
                 if name not in self.aliases or self.aliases[name] != other.aliases.get(name)}
        return (len(self.files) + len(other.files) <= SIZE and not twice and not self.own & other.seen
                and not self.seen & other.own)

    def add(self, other):
        self.own |= other.own
        self.seen |= other.seen
        self.aliases |= other.aliases
        self.files += other.files


def into(groups, added):
    for group in groups:
        if group.takes(added):
            group.add(added)
            return
    groups.append(added)


def main():
    root, files = sys.argv[1], sys.argv[2:]
    are_tests = os.path.basename(os.path.dirname(root)) == "tests"
    headers = Headers(os.path.dirname(os.path.dirname(root)) if are_tests else os.path.dirname(root))
    folders = collections.defaultdict(list)
    for file in sorted(files):
        with open(file, encoding="utf-8") as source:
            text = source.read()
        # A test has no names for others: none of them may be another's. QTEST_MAIN is in all.
        text_of_names = re.sub(r"^\s*using namespace [^;]*;", "", code(text), flags=re.M)
        source = Group()
        source.own = {name for name in names(text_of_names, not are_tests) if not name.isupper()}
        source.own |= set(re.findall(r"^using (?:\w+::)+(\w+);", text, re.M))
        source.aliases = aliases(text_of_names)
        source.seen = headers.seen(text)
        source.files = [file]
        alone = r"^\s*#\s*(?:define|if)|Q_INIT_RESOURCE" + ("" if are_tests else r"|using namespace|\.moc\"")
        if re.search(alone, text, re.M):
            continue
        used = frozenset(re.findall(r"^\s*using namespace ([\w:]+)", text, re.M))
        into(folders[os.path.dirname(file), used], source)
    # Folders of one room leave groups that are not full: these share.
    shared = collections.defaultdict(list)
    for (folder, used), groups in folders.items():
        room = os.path.relpath(folder, root).split(os.sep)[0]
        for group in groups:
            if len(group.files) < SIZE:
                into(shared[room, used], group)
            else:
                shared[room, used].append(group)
    rest = collections.defaultdict(list)
    for (room, used), groups in shared.items():
        for group in sorted(groups, key=lambda each: -len(each.files)):
            into(rest[used], group)
    numbers = collections.Counter()
    for groups in rest.values():
        for group in groups:
            if len(group.files) > 1:
                tag = os.path.relpath(os.path.dirname(group.files[0]), root).replace(os.sep, "_")
                for file in group.files:
                    print(f"{tag}_{numbers[tag]} {file}")
                numbers[tag] += 1


main()
