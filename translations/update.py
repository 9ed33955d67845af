#!/usr/bin/env python3
"""Brings the translation files up to date with the source: translations/update.py [FILE.ts ...]

lupdate finds the texts of app/ and widgets/. What the engine and the application say as message("...") it does not
know; those sentences are collected here and handed to it in the context "arenascope::Error".
"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LANGUAGES = ["de", "en", "fr", "ja", "zh_CN"]
SENTENCE = re.compile(r'\b(?:message|rephrased)\(\s*((?:"(?:\\.|[^"\\])*"\s*)+)')
SPOKEN_IN_A_TERMINAL = ROOT / "app" / "cli"  # English, as every script expects


def sentences():
    found = set()
    for folder in ("engine", "app", "widgets"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in (".cpp", ".h") or SPOKEN_IN_A_TERMINAL in path.parents:
                continue
            for literal in SENTENCE.findall(path.read_text(encoding="utf-8")):
                found.add("".join(re.findall(r'"((?:\\.|[^"\\])*)"', literal)))
    return sorted(found)


def lupdate():
    for query in ("qmake6", "qmake"):
        try:
            folder = subprocess.run([query, "-query", "QT_HOST_BINS"], capture_output=True, text=True, check=True).stdout.strip()
        except (FileNotFoundError, subprocess.CalledProcessError):
            continue
        if (pathlib.Path(folder) / "lupdate").exists():
            return str(pathlib.Path(folder) / "lupdate")
    return "/usr/lib/qt6/bin/lupdate"


def main(files):
    with tempfile.TemporaryDirectory() as folder:
        listed = pathlib.Path(folder) / "engine_messages.cpp"
        listed.write_text("".join(f'QT_TRANSLATE_NOOP("arenascope::Error", "{each}")\n' for each in sentences()),
                          encoding="utf-8")
        command = [lupdate(), "-I", ".", "-silent", "-locations", "none", "-no-obsolete", "app", "widgets", str(listed)]
        code = 0
        for counted_only in (False, True):  # English needs its plural forms only
            those = [each for each in files if each.endswith("_en.ts") == counted_only]
            if those:
                options = ["-pluralonly"] if counted_only else []
                code = code or subprocess.run(command + options + ["-ts", *those], cwd=ROOT).returncode
        return code


if __name__ == "__main__":
    given = [str(pathlib.Path(each).resolve()) for each in sys.argv[1:]]
    sys.exit(main(given or [str(ROOT / "translations" / f"arenascope_{each}.ts") for each in LANGUAGES]))
