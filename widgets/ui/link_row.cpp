#include "widgets/ui/link_row.h"

#include <QCursor>
#include <QMenu>
#include <QPointer>
#include <algorithm>

namespace arenascope {
namespace {

const QString between = QStringLiteral(" · "), rest_link = QStringLiteral("more");
constexpr int spare = 2;  // rich text rounds its words up

}  // namespace

LinkRow::LinkRow(const QStringList& links, const QString& note, QWidget* parent)
    : QLabel(parent), links_(links), note_(note) {
    setTextFormat(Qt::RichText);
    connect(this, &QLabel::linkActivated, this, [this](const QString& link) {
        bool is_number = false;
        const int at = link.toInt(&is_number);
        if (is_number) emit chosen(at);
        else openMenu();
    });
    fit();
}

QString LinkRow::rest(int links) const {
    const int hidden = static_cast<int>(links_.size()) - links;
    if (hidden == 0) return {};
    return links == 0 ? tr("%n fix(es)…", nullptr, hidden) : tr("%n more…", nullptr, hidden);
}

double LinkRow::widthOf(int links) const {
    QStringList parts = links_.mid(0, links);
    if (const QString more = rest(links); !more.isEmpty()) parts.append(more);
    return QFontMetricsF(font()).horizontalAdvance(parts.join(between));
}

QSize LinkRow::sizeHint() const {
    const int all = static_cast<int>(links_.size());
    const double note = note_.isEmpty() ? 0 : QFontMetricsF(font()).horizontalAdvance(between + note_);
    return {static_cast<int>(widthOf(all) + note) + spare * (all + 1), QLabel::sizeHint().height()};
}

QSize LinkRow::minimumSizeHint() const { return {static_cast<int>(widthOf(0)), QLabel::minimumSizeHint().height()}; }

int LinkRow::linksWithin(int width) const {
    int links = static_cast<int>(links_.size());
    while (links > 0 && widthOf(links) + spare * (links + 1) > width) --links;
    return links;
}

int LinkRow::widthWithin(int width) const {
    const int links = linksWithin(width);
    if (links == static_cast<int>(links_.size())) return std::min(width, sizeHint().width());
    return static_cast<int>(widthOf(links)) + spare * (links + 1);
}

void LinkRow::fit() {
    const int all = static_cast<int>(links_.size());
    const bool is_laid_out = isVisible();
    const int links = is_laid_out ? linksWithin(width()) : all;
    const bool has_note = links == all && !note_.isEmpty() && (!is_laid_out || sizeHint().width() <= width());
    QStringList parts;
    const auto link = [](const QString& target, const QString& text) {
        return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, text.toHtmlEscaped());
    };
    for (int i = 0; i < links; ++i) parts.append(link(QString::number(i), links_[i]));
    if (links < all) parts.append(link(rest_link, rest(links)));
    if (has_note) parts.append(note_.toHtmlEscaped());
    shown_ = links;
    if (const QString text = parts.join(between); text != this->text()) setText(text);
}

void LinkRow::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    fit();
}

void LinkRow::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

/// The row may be gone when the menu closes: a new plan has other links.
void LinkRow::openMenu() {
    const QPointer<LinkRow> self(this);
    QMenu menu;
    menu.setObjectName(QStringLiteral("linkMenu"));
    for (int i = shown_; i < static_cast<int>(links_.size()); ++i)
        menu.addAction(QString(links_[i]).replace(u'&', QStringLiteral("&&")))->setData(i);
    const QAction* picked = menu.exec(QCursor::pos());
    if (self && picked) emit chosen(picked->data().toInt());
}

}  // namespace arenascope
