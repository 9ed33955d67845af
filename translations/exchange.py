#!/usr/bin/env python3
"""Hands unfinished translations to a translator and takes them back.

translations/exchange.py out LANGUAGE ROWS.json   writes the texts that LANGUAGE lacks, after translations/update.py
translations/exchange.py in  LANGUAGE ROWS.json   fills them in; run translations/update.py again afterwards

A row is {"context", "source", "comment", "forms", "translation"}: `forms` says how many plural forms the language has
for this text (0: no count in it); `translation` is a text, or a list of that many. A text that has one translation in
another context is filled in at once by `out`. Rows whose translation is empty are left unfinished.
"""
import html
import json
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
PLURAL_FORMS = {"en": 2, "de": 2, "fr": 2, "ja": 1, "zh_CN": 1}
CONTEXT = re.compile(r"<context>.*?</context>", re.S)
MESSAGE = re.compile(r"    <message[^>]*>.*?</message>\n", re.S)
TRANSLATION = re.compile(r"<translation( type=\"unfinished\")?(?:/>|>(.*?)</translation>)", re.S)


def inner(tag, text):
    found = re.search(rf"<{tag}>(.*?)</{tag}>", text, re.S)
    return html.unescape(found.group(1)) if found else ""


def escaped(text):
    return html.escape(text, quote=True).replace("&#x27;", "&apos;")


def filled(translation):
    if isinstance(translation, str):
        return f"<translation>{escaped(translation)}</translation>"
    forms = "".join(f"\n            <numerusform>{escaped(each)}</numerusform>" for each in translation)
    return f"<translation>{forms}\n        </translation>"


def rewritten(text, answer):
    """`text` with each unfinished message replaced by what answer(context, source, comment, counted) gives, or left."""

    def message(context, block):
        found = TRANSLATION.search(block)
        if found is None or not found.group(1):
            return block
        given = answer(context, inner("source", block), inner("comment", block), 'numerus="yes"' in block)
        return block if not given else block[:found.start()] + filled(given) + block[found.end():]

    def context(match):
        block = match.group(0)
        name = inner("name", block)
        return MESSAGE.sub(lambda each: message(name, each.group(0)), block)

    return CONTEXT.sub(context, text)


def known(text):
    """Source to its translation, where all contexts that have one agree."""
    out = {}
    for block in MESSAGE.findall(text):
        found = TRANSLATION.search(block)
        if found is None or found.group(1) or 'numerus="yes"' in block or not found.group(2):
            continue
        out.setdefault(inner("source", block), set()).add(html.unescape(found.group(2)))
    return {source: next(iter(each)) for source, each in out.items() if len(each) == 1}


def hand_out(language, path, text):
    elsewhere = known(text)
    text = rewritten(text, lambda _, source, __, counted: None if counted else elsewhere.get(source))
    rows = []

    def note(context, source, comment, counted):
        forms = PLURAL_FORMS[language] if counted else 0
        rows.append({"context": context, "source": source, "comment": comment, "forms": forms, "translation": ""})

    rewritten(text, note)
    path.write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{language}: {len(rows)} texts to translate")
    return text


def take_in(language, path, text):
    given = {(row["context"], row["source"], row["comment"]): row["translation"]
             for row in json.loads(path.read_text(encoding="utf-8"))}
    for (_, source, _), translation in given.items():
        if isinstance(translation, list) and translation and len(translation) != PLURAL_FORMS[language]:
            sys.exit(f"{language}: {source!r} needs {PLURAL_FORMS[language]} plural forms")
    return rewritten(text, lambda context, source, comment, _: given.get((context, source, comment)))


def main(way, language, rows):
    file = FOLDER / f"arenascope_{language}.ts"
    text = file.read_text(encoding="utf-8")
    file.write_text({"out": hand_out, "in": take_in}[way](language, pathlib.Path(rows), text), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("out", "in") or sys.argv[2] not in PLURAL_FORMS:
        sys.exit(__doc__)
    main(*sys.argv[1:])
