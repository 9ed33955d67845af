// The bar above the views that shows errors, results and offers.

#include "app/dialogs/message_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr int icon_px = 16;

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      icon_(new QLabel(this)),
      title_(kit::label(QString(), "", this)),
      text_(kit::label(QString(), "", this)),
      passing_(new QTimer(this)) {
    passing_->setSingleShot(true);
    passing_->setInterval(8000);
    connect(passing_, &QTimer::timeout, this, &MessageBar::giveWay);
    setObjectName(QStringLiteral("messageBar"));
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    title_->setFont(theme().bodyBold);
    for (QLabel* label : {title_, text_}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setWordWrap(true);
        texts->addWidget(label);
    }
    auto* copy = new QPushButton(tr("Copy"), this);
    setStyleState(*copy, "compact", true);
    auto* close = new QToolButton(this);
    close->setIcon(themeIcon(QStringLiteral("cross")));
    close->setToolTip(tr("Close the message"));
    close->setAccessibleName(tr("Close the message"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 7, 8, 7);
    layout->setSpacing(10);
    layout->addWidget(icon_, 0, Qt::AlignVCenter);
    body_ = new QBoxLayout(QBoxLayout::LeftToRight);
    body_->setSpacing(8);
    body_->addLayout(texts, 1);
    buttons_ = new QHBoxLayout;
    buttons_->setSpacing(10);
    body_->addLayout(buttons_);
    layout->addLayout(body_, 1);
    offer_ = new QPushButton(this);
    offer_->hide();  // until there is something to offer
    setStyleState(*offer_, "compact", true);
    other_ = new QPushButton(this);
    other_->hide();
    setStyleState(*other_, "compact", true);
    for (QPushButton* each : {offer_, other_, copy}) buttons_->addWidget(each, 0, Qt::AlignVCenter);
    layout->addWidget(close, 0, Qt::AlignVCenter);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(title_->text() + QLatin1Char('\n') + text_->text()); });
    connect(close, &QToolButton::clicked, this, [this] {
        standingClosed_ = standingClosed_ || showsStanding_;
        auto refused = std::exchange(refused_, nullptr);
        giveWay();
        if (refused) refused();
    });
    connect(offer_, &QPushButton::clicked, this, [this] {
        if (showsStanding_ && standingAct_) return standingAct_();  // it stands for as long as it is so
        auto act = std::exchange(act_, nullptr);
        giveWay();
        if (act) act();
    });
    connect(other_, &QPushButton::clicked, this, [this] {
        auto act = std::exchange(otherAct_, nullptr);
        giveWay();
        if (act) act();
    });
    // As narrow as the window: the buttons then go below the text.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    hide();
}

bool MessageBar::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && !level_.isEmpty()) paintIcon();
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) stackButtons();
    if (event->type() == QEvent::Show) window()->installEventFilter(this);
    return QFrame::event(event);
}

/// The bar keeps its size while only the height of the window changes.
bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == window() && event->type() == QEvent::Resize) stackButtons();
    return QFrame::eventFilter(watched, event);
}

void MessageBar::stackButtons() {
    constexpr int letters = 40;  // of a line that reads well
    const int around = layout()->contentsMargins().left() + layout()->contentsMargins().right() +
        layout()->spacing() * 2 + body_->spacing() + icon_->sizeHint().width() * 2;  // the icon and the cross
    const int room = width() - around - buttons_->sizeHint().width();
    const bool isBelow = room < letters * text_->fontMetrics().averageCharWidth();
    // A condition of the plan stays for long: in a low window its title is enough, and its text is in the tooltip.
    constexpr int low_window = 720;
    const bool isLine = isBelow && showsStanding_ && window()->height() < low_window;
    text_->setVisible(!isLine && !text_->text().isEmpty());
    setToolTip(isLine ? text_->text() : QString());
    const auto wanted = isBelow && !isLine ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (body_->direction() == wanted) return;
    body_->setDirection(wanted);
    body_->setAlignment(buttons_, isBelow && !isLine ? Qt::AlignLeft : Qt::Alignment());
}

QString MessageBar::title() const { return title_->text(); }

void MessageBar::showError(const Error& error, const QString& head) {
    const QString file = kit::text(error.file), place = words::place(error.place);
    QStringList text;
    if (!file.isEmpty() && !place.isEmpty()) text.append(tr("At %1 in %2.").arg(place, file));
    else if (!file.isEmpty()) text.append(tr("In %1.").arg(file));
    else if (!place.isEmpty()) text.append(tr("At %1.").arg(place));
    if (!error.expected.empty()) text.append(tr("Expected: %1.").arg(words::message(error.expected)));
    QString remedy = words::remedy(error);
    if (!remedy.isEmpty()) text.append(tr("%1.", "a sentence").arg(remedy.replace(0, 1, remedy[0].toUpper())));
    const QString what = words::message(error.what);
    present(QStringLiteral("bad"), head.isEmpty() ? what : tr("%1: %2").arg(head, what), text.join(QLatin1Char(' ')));
}

void MessageBar::showNotice(const QString& title, const QString& text) {
    present(QStringLiteral("notice"), title, text);
}

void MessageBar::showInfo(const QString& title, const QString& text) { present(QStringLiteral("info"), title, text); }

void MessageBar::showDone(const QString& title, const QString& text) {
    present(QStringLiteral("done"), title, text);
    passing_->start();
}

void MessageBar::showOffer(const QString& title, const QString& text, const QString& button, std::function<void()> act,
                           std::function<void()> refused) {
    present(QStringLiteral("notice"), title, text);
    act_ = std::move(act);
    refused_ = std::move(refused);
    offer_->setText(button);
    offer_->show();
}

void MessageBar::setStanding(const QString& title, const QString& text) {
    if (title == standingTitle_ && text == standingText_) return;
    if (title != standingTitle_) standingClosed_ = false;  // what helps is found later, and opens nothing again
    standingTitle_ = title;
    standingText_ = text;
    if (isHidden() || showsStanding_) giveWay();
}

void MessageBar::setStandingOffer(const QString& button, std::function<void()> act) {
    standingButton_ = button;
    standingAct_ = std::move(act);
    if (showsStanding_) giveWay();
}

void MessageBar::giveWay() {
    act_ = refused_ = otherAct_ = nullptr;
    showsStanding_ = false;
    if (standingTitle_.isEmpty() || standingClosed_) return hide();
    present(QStringLiteral("bad"), standingTitle_, standingText_);
    showsStanding_ = true;
    offer_->setText(standingButton_);
    offer_->setVisible(!standingButton_.isEmpty());
}

void MessageBar::recommend() {
    setLevel(QStringLiteral("info"));
    setStyleState(*offer_, "primary", true);
}

void MessageBar::offerAlso(const QString& button, std::function<void()> act) {
    otherAct_ = std::move(act);
    other_->setText(button);
    other_->show();
}

void MessageBar::present(const QString& level, const QString& title, const QString& text) {
    offer_->hide();
    other_->hide();
    act_ = refused_ = otherAct_ = nullptr;
    showsStanding_ = false;
    setLevel(level);
    setStyleState(*offer_, "primary", false);
    passing_->stop();
    title_->setText(title);
    text_->setText(text);
    text_->setVisible(!text.isEmpty());
    show();
}

void MessageBar::setLevel(const QString& level) {
    level_ = level;
    setStyleState(*this, "level", level);
    paintIcon();
}

void MessageBar::paintIcon() {
    const bool bad = level_ == QLatin1String("bad"), made = level_ == QLatin1String("done");
    const bool good = made || level_ == QLatin1String("info");
    icon_->setPixmap(themePixmap(bad        ? QStringLiteral("warning")
                                     : made ? QStringLiteral("check")
                                            : QStringLiteral("info"),
                                 bad        ? theme().bad
                                     : good ? theme().blue
                                            : theme().warn,
                                 icon_px, devicePixelRatioF()));
}

}  // namespace arenascope
