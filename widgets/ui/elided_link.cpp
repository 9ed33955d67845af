#include "widgets/ui/elided_link.h"

#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int spare = 2;  // rich text rounds up

}  // namespace

ElidedLink::ElidedLink(const QString& text, const QString& target, QWidget* parent)
    : QLabel(parent), whole_(text), target_(target) {
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setToolTip(text);
    fit();
}

/// Of the whole text, so that the label grows again.
QSize ElidedLink::sizeHint() const {
    return {fontMetrics().horizontalAdvance(whole_) + spare, QLabel::sizeHint().height()};
}

QSize ElidedLink::minimumSizeHint() const {
    return {fontMetrics().horizontalAdvance(QStringLiteral("…")), QLabel::minimumSizeHint().height()};
}

void ElidedLink::fit() {
    const bool is_laid_out = testAttribute(Qt::WA_Resized);
    const QString fitting =
        is_laid_out ? fontMetrics().elidedText(whole_, Qt::ElideMiddle, contentsRect().width() - spare) : whole_;
    const QString shown = fitting.toHtmlEscaped();
    const QString text = target_.isEmpty()
        ? shown
        : QStringLiteral("<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>")
              .arg(target_, theme().blue.name(), shown);
    if (text != this->text()) setText(text);
}

void ElidedLink::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

}  // namespace arenascope
