// The window that shows the help pages.

#include "app/dialogs/help_window.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QImageReader>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

/// Lines below the rows in place of a box around every cell.
void drawAsLines(const QTextDocument& document) {
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(4);
        format.setTopMargin(10);
        format.setBottomMargin(10);
        table->setFormat(format);
        for (int row = 0; row < table->rows(); ++row) {
            for (int column = 0; column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(row, column);
                QTextTableCellFormat line = cell.format().toTableCellFormat();
                line.setBottomBorder(1);
                line.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                line.setBottomBorderBrush(theme().line);
                cell.setFormat(line);
            }
        }
    }
}

/// Pictures that are wider than the window are scaled down to it.
void fitPictures(QTextBrowser& browser) {
    QTextDocument& document = *browser.document();
    const double most =
        browser.width() - 2 * document.documentMargin() - browser.verticalScrollBar()->sizeHint().width();
    std::vector<std::pair<QTextFragment, QTextImageFormat>> pictures;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.isImageFormat()) pictures.emplace_back(it.fragment(), format.toImageFormat());
        }
    }
    for (auto& [part, format] : pictures) {
        const QVariant file = browser.loadResource(QTextDocument::ImageResource, QUrl(format.name()));
        QByteArray bytes = file.toByteArray();
        QBuffer buffer(&bytes);
        const QSize image = QImageReader(&buffer).size();  // without decoding: a window is resized many times
        const double width = std::min<double>(most, image.width());
        if (image.isEmpty() || width <= 0 || format.width() == width) continue;
        format.setWidth(width);
        format.setHeight(width * image.height() / image.width());
        QTextCursor cursor(&document);
        cursor.setPosition(part.position());
        cursor.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
    }
}

}  // namespace

HelpWindow::HelpWindow(QWidget* parent) : QDialog(parent), browser_(new QTextBrowser(this)) {
    setWindowTitle(tr("ArenaScope help"));
    resize(640, 620);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 0);
    auto* back = new QPushButton(tr("Back"), this);
    auto* contents = new QPushButton(tr("Contents"), this);
    for (QPushButton* button : {back, contents}) {
        setStyleState(*button, "compact", true);
        button->setAutoDefault(false);
        head->addWidget(button);
    }
    head->addStretch();
    layout->addLayout(head);
    browser_->setAccessibleName(tr("Help page"));
    browser_->setOpenExternalLinks(true);
    browser_->installEventFilter(this);
    browser_->document()->setDocumentMargin(16);
    layout->addWidget(browser_);
    back->setEnabled(false);
    connect(back, &QPushButton::clicked, browser_, &QTextBrowser::backward);
    connect(browser_, &QTextBrowser::sourceChanged, this, [this](const QUrl& page) {
        drawAsLines(*browser_->document());
        fitPictures(*browser_);
        if (page.hasFragment()) goToHeading(page.fragment(QUrl::FullyDecoded));
    });
    connect(browser_, &QTextBrowser::backwardAvailable, back, &QPushButton::setEnabled);
    connect(contents, &QPushButton::clicked, this, [this] { showPage(QString()); });
}

/// A page may be shown before the window has its size, and the user may change it.
bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == browser_ && event->type() == QEvent::Resize) fitPictures(*browser_);
    return QDialog::eventFilter(watched, event);
}

QString HelpWindow::pageOf(const QString& panel) {
    const QString locale = QLocale().name();  // "de_DE": the pages of de_DE, of de, and those in English
    for (const QString& folder :
         {locale + QLatin1Char('/'), locale.section(QLatin1Char('_'), 0, 0) + QLatin1Char('/'), QString()}) {
        const QString path = QStringLiteral("/help/%1panels/%2.md").arg(folder, panel);
        if (QFile::exists(QLatin1Char(':') + path)) return QStringLiteral("qrc:") + path;
    }
    return {};
}

namespace {

/// The anchor of a heading, as on GitHub: small letters, hyphens for spaces, no punctuation.
QString anchorOf(const QString& heading) {
    QString out;
    for (const QChar letter : heading.toLower()) {
        if (letter.isLetterOrNumber() || letter.isMark() || letter == u'-' || letter == u'_') out += letter;
        else if (letter.isSpace()) out += u'-';
    }
    return out;
}

/// Room below the last lines, so that `top` can be the first thing that is seen.
void makeRoomBelow(QTextBrowser& browser, double top) {
    const int lacking = static_cast<int>(top) - browser.verticalScrollBar()->maximum();
    if (lacking <= 0) return;
    QTextFrame& page = *browser.document()->rootFrame();
    QTextFrameFormat format = page.frameFormat();
    format.setBottomMargin(format.bottomMargin() + lacking);
    page.setFrameFormat(format);
}

/// Shows the page from this block on.
void scrollTo(QTextBrowser& browser, const QTextBlock& block) {
    const QTextDocument& document = *browser.document();
    const double top = document.documentLayout()->blockBoundingRect(block).top() - document.documentMargin() / 2;
    makeRoomBelow(browser, top);
    browser.verticalScrollBar()->setValue(static_cast<int>(top));
}

}  // namespace

/// Headings of a page in Markdown have no anchors in Qt.
void HelpWindow::goToHeading(const QString& anchor) {
    const QTextDocument& document = *browser_->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor)
            return scrollTo(*browser_, block);
    }
}

bool HelpWindow::goTo(const QString& section) {
    const QTextDocument& document = *browser_->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextFragment head = block.begin().fragment();
        if (!head.isValid() || head.charFormat().fontWeight() <= QFont::Normal) continue;
        QString name = head.text();
        while (!name.isEmpty() && name.back().isPunct()) name.chop(1);
        if (name != section) continue;
        scrollTo(*browser_, block);
        return true;
    }
    return false;
}

bool HelpWindow::showPage(const QString& panel, const QString& section) {
    const QString page = pageOf(panel);
    browser_->setSource(QUrl(page.isEmpty() ? pageOf(QStringLiteral("index")) : page));
    show();
    raise();
    activateWindow();
    return section.isEmpty() || goTo(section);
}

}  // namespace arenascope
