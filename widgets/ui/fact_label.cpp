// A label for a value that can be selected and copied.

#include "widgets/ui/fact_label.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr QChar break_here(0x200B);  ///< zero width space

QString breakable(const QString& text) {
    constexpr int longest = 18;  ///< characters that may stand without a place to break
    QString out;
    int run = 0;
    for (const QChar& letter : text) {
        out.append(letter);
        run = letter.isSpace() ? 0 : run + 1;
        const bool joint = QStringLiteral("_./:").contains(letter);
        if (run < longest && !(joint && run > 3)) continue;
        out.append(break_here);
        run = 0;
    }
    return out;
}

}  // namespace

FactLabel::FactLabel(const char* tone, QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (*tone != 0) setStyleState(*this, "tone", QString::fromLatin1(tone));
}

void FactLabel::setFact(const QString& text) {
    fact_ = text;
    setText(breakable(text));
    setAccessibleName(text);
}

void FactLabel::copy() {
    QGuiApplication::clipboard()->setText(hasSelectedText() ? selectedText().remove(break_here) : fact_);
}

void FactLabel::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copy();
    QLabel::keyPressEvent(event);
}

void FactLabel::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("&Copy"), this, [this] { copy(); });
    menu.exec(event->globalPos());
}

}  // namespace arenascope
