// The help pages in every shipped language: none is missing, and each has the sections, commands and links of the
// English one.

#include <QDir>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <cmath>

#include "app/dialogs/help_window.h"
#include "tests/settle.h"
#include "widgets/ui/language.h"

using namespace arenascope;

namespace {

QStringList pages() {
    QStringList out;
    for (const QString& folder : {QString(), QStringLiteral("panels/")}) {
        const QDir dir(QStringLiteral(":/help/") + folder);
        for (const QString& page : dir.entryList({QStringLiteral("*.md")})) out.push_back(folder + page);
    }
    return out;
}

QString textOf(const QString& page) {
    QFile file(QStringLiteral(":/help/") + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a translation must keep: headings by level, table rows by column count, list items, code blocks, inline code,
/// and links.
QStringList partsOf(const QString& text) {
    static const QRegularExpression head("^(#+) "), item("^ *(-|[0-9]+\\.) "), link("\\]\\(([^)]+)\\)");
    static const QRegularExpression words("`[^`]+`");
    QStringList out, links;
    QString prose;
    bool code = false;
    for (const QString& line : text.split('\n')) {
        const bool fence = line.startsWith("```");
        if (fence) code = !code;
        if (code || fence) out.push_back(line);
        else if (const auto match = head.match(line); match.hasMatch()) out.push_back(match.captured(1));
        else if (line.startsWith('|')) out.push_back(QString("row of %1").arg(line.count('|')));
        else if (item.match(line).hasMatch()) out.push_back("item");
        if (!code && !fence) prose += line + ' ';
    }
    for (auto match = words.globalMatch(prose); match.hasNext();) links.push_back(match.next().captured().simplified());
    for (auto match = link.globalMatch(text); match.hasNext();) {
        QString target = match.next().captured(1);
        // Pictures have one folder for all languages.
        if (target.endsWith(".png") || target.endsWith(".svg")) target.remove("../");
        if (target.contains('#')) target = target.section('#', 0, 0) + '#';  // a heading, which is translated
        links.push_back(target);
    }
    links.sort();  // other languages may name them in another order
    return out + links;
}

/// Behind the first letter of a link, where a click follows it; null: the page has no such link.
QTextCursor linkTo(QTextBrowser& browser, const QString& href) {
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().anchorHref() != href) continue;
            QTextCursor out(browser.document());
            out.setPosition(part.fragment().position() + 1);
            return out;
        }
    }
    return {};
}

}  // namespace

class TestHelpLanguages : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsThereWithAllItsParts_data() {
        QTest::addColumn<QString>("language");
        for (const Language& each : shippedLanguages()) {
            if (each.id != "en") QTest::newRow(qPrintable(each.id)) << each.id;
        }
    }
    void everyPageIsThereWithAllItsParts() {
        QFETCH(const QString, language);
        QVERIFY(pages().size() >= 20);
        for (const QString& page : pages()) {
            const QString translated = textOf(language + '/' + page);
            QVERIFY2(!translated.isEmpty(), qPrintable(page));
            QVERIFY2(translated != textOf(page), qPrintable(page));
            const QStringList have = partsOf(translated), want = partsOf(textOf(page));
            for (qsizetype i = 0; i < std::min(have.size(), want.size()); ++i) {
                QVERIFY2(have[i] == want[i], qPrintable(page + ": " + have[i] + ", in English " + want[i]));
            }
            QVERIFY2(have.size() == want.size(), qPrintable(page));
        }
    }

    /// Also where the page was chosen before the window had its size, and after that has changed.
    void aPictureIsAsWideAsThePage() {
        HelpWindow window;
        window.showPage(QString());
        window.show();
        const auto widthOf = [&] {
            testing::handleEvents();
            for (QTextBlock block = window.browser().document()->begin(); block.isValid(); block = block.next())
                for (auto it = block.begin(); !it.atEnd(); ++it)
                    if (it.fragment().charFormat().isImageFormat())
                        return it.fragment().charFormat().toImageFormat().width();
            return 0.0;
        };
        for (const int width : {640, 420, 700}) {
            window.resize(width, 620);
            QVERIFY2(std::abs(widthOf() - width) < 80, qPrintable(QString::number(widthOf())));
        }
    }

    /// Every link to a part of a page is clicked; the heading with that anchor is then the first line in the window.
    void aLinkToAHeadingScrollsToIt_data() {
        QTest::addColumn<QString>("language");
        for (const Language& each : shippedLanguages()) QTest::newRow(qPrintable(each.id)) << each.id;
    }
    void aLinkToAHeadingScrollsToIt() {
        QFETCH(const QString, language);
        applyLanguageByName(language);
        HelpWindow window;
        window.show();
        QTextBrowser& browser = window.browser();
        int clicked = 0;
        for (QString page : pages()) {
            if (language != "en") page.prepend(language + '/');
            static const QRegularExpression link("\\]\\(([^)#]*)#([^)]+)\\)");
            const QString text = textOf(page);
            for (auto match = link.globalMatch(text); match.hasNext(); ++clicked) {
                const QRegularExpressionMatch found = match.next();
                const QString href = found.captured(1) + '#' + found.captured(2);
                browser.setSource(QUrl("qrc:/help/" + page));
                const QTextCursor at = linkTo(browser, href);
                QVERIFY2(!at.isNull(), qPrintable(page + ": " + href));
                browser.setTextCursor(at);
                browser.ensureCursorVisible();
                const QPoint place = browser.cursorRect(at).center() - QPoint(2, 0);
                QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, place);
                const QTextBlock first = browser.cursorForPosition({20, 16}).block();
                QVERIFY2(first.blockFormat().headingLevel() > 0, qPrintable(page + ": " + href + ": " + first.text()));
                QCOMPARE(first.text().toLower().replace(' ', '-'), found.captured(2));
            }
        }
        QVERIFY(clicked > 0);
        applyLanguageByName("en");
    }

    void theWindowShowsThePageOfItsLanguage() {
        applyLanguageByName("de");
        QCOMPARE(HelpWindow::pageOf("pools"), QStringLiteral("qrc:/help/de/panels/pools.md"));
        applyLanguageByName("zh_CN");
        QCOMPARE(HelpWindow::pageOf("pools"), QStringLiteral("qrc:/help/zh_CN/panels/pools.md"));
        applyLanguageByName("en");
        QCOMPARE(HelpWindow::pageOf("pools"), QStringLiteral("qrc:/help/panels/pools.md"));
        QVERIFY(HelpWindow::pageOf("nothing").isEmpty());
    }
};

QTEST_MAIN(TestHelpLanguages)
#include "test_help_languages.moc"
