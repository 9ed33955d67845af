// The common frame of dialogs: title, help button and buttons at the bottom.

#include "app/dialogs/sheet.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/dialogs/help_window.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QPainterPath rounded(const QRectF& place) {
    constexpr double radius = 8;
    QPainterPath out;
    out.addRoundedRect(place, radius, radius);
    return out;
}

}  // namespace

Sheet::Sheet(const QString& title, const QString& detail, QString page, QWidget* parent)
    : QDialog(parent),
      page_(std::move(page)),
      content_(new QVBoxLayout(this)),
      before_(parent ? parent->window()->focusWidget() : nullptr) {
    setWindowTitle(title);
    setWindowFlag(Qt::FramelessWindowHint);
    setStyleState(*this, "sheet", true);
    content_->setContentsMargins(1, 1, 1, 1);  // the border
    content_->setSpacing(0);
    buildHead(title, detail);
    connect(new QShortcut(QKeySequence::HelpContents, this), &QShortcut::activated, this, &Sheet::showHelp);
}

void Sheet::buildHead(const QString& title, const QString& detail) {
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 10, 10, 10);
    head->setSpacing(12);
    head->addWidget(kit::label(title, "title", this));
    QLabel* says = kit::label(detail, "dim", this);
    says->setWordWrap(true);
    head->addWidget(says, 1);
    auto* close = new QToolButton(this);
    close->setIcon(themeIcon(QStringLiteral("cross")));
    close->setToolTip(tr("Close"));
    close->setAccessibleName(tr("Close"));
    connect(close, &QToolButton::clicked, this, &QDialog::reject);
    head->addWidget(close);
    content_->addLayout(head);
    content_->addWidget(kit::separator(this));
}

void Sheet::addColumns(QWidget* left, QWidget* right) {
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    auto* line = new QWidget(this);
    line->setObjectName(QStringLiteral("sheetLine"));
    line->setAttribute(Qt::WA_StyledBackground);
    body->addWidget(left);
    body->addWidget(line);
    body->addWidget(right, 1);
    content_->addLayout(body, 1);
}

void Sheet::addFoot(QWidget* foot) {
    foot->setObjectName(QStringLiteral("sheetFoot"));
    foot->setAttribute(Qt::WA_StyledBackground);
    content_->addWidget(kit::separator(this));
    content_->addWidget(foot);
}

/// A window of its own that belongs to the sheet: the one behind it waits.
void Sheet::showHelp() {
    auto* help = findChild<HelpWindow*>();
    if (!help) help = new HelpWindow(this);
    help->showPage(page_);
}

void Sheet::done(int result) {
    QDialog::done(result);
    if (parentWidget()) parentWidget()->window()->activateWindow();
    if (before_) before_->setFocus(Qt::OtherFocusReason);
}

/// In the middle of the window, and inside it.
void Sheet::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    if (!parentWidget()) return;
    const QWidget& window = *parentWidget()->window();
    resize(std::min(width(), window.width() - 24), std::min(height(), window.height() - 24));
    move(window.mapToGlobal(window.rect().center()) - rect().center());
}

void Sheet::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    setMask(QRegion(rounded(rect()).toFillPolygon().toPolygon()));
}

void Sheet::paintEvent(QPaintEvent* event) {
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().line2);
    painter.drawPath(rounded(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5)));
}

}  // namespace arenascope
