// The banner that names an unmeasured delegate and offers to measure it.

#include "widgets/charts/footprint/footprint_banner.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

FootprintBanner::FootprintBanner(QWidget* parent)
    : QWidget(parent),
      what_(new QLabel(this)),
      how_(new QLabel(this)),
      measure_(new QPushButton(tr("Measure now  F6"), this)),
      type_(new QPushButton(tr("Enter manually…"), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metric::chartPad, 6, metric::chartPad, 6);
    column->setSpacing(2);
    for (QLabel* label : {what_, how_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    // The cause has the whole width: beside the buttons it would need many lines of a narrow view.
    column->addWidget(what_);
    auto* row = new QHBoxLayout;
    column->addLayout(row);
    QFont bold = what_->font();
    bold.setWeight(QFont::DemiBold);
    what_->setFont(bold);
    row->addWidget(how_, 1);
    row->addWidget(measure_);
    row->addWidget(type_);
    for (QPushButton* each : {measure_, type_}) setStyleState(*each, "compact", true);
    measure_->setToolTip(tr("Run the program once on this machine and measure the memory of its delegates"));
    type_->setToolTip(tr("Enter the delegate's memory from its documentation or from a measurement"));
    connect(measure_, &QPushButton::clicked, this, &FootprintBanner::measureRequested);
    connect(type_, &QPushButton::clicked, this, &FootprintBanner::ask);
}

void FootprintBanner::show(const QString& cause, const QStringList& unmeasured) {
    cause_ = cause;
    unmeasured_ = unmeasured;
    what_->setText(cause.section(u'\n', 0, 0));
    how_->setText(cause.section(u'\n', 1));
    how_->setVisible(cause.contains(u'\n'));
    measure_->setVisible(!unmeasured.isEmpty());
    type_->setVisible(!unmeasured.isEmpty());
    setAccessibleDescription(cause);
}

void FootprintBanner::ask() {
    for (const QString& delegate : QStringList(unmeasured_)) {
        bool accepted = false;
        const QString text = QInputDialog::getText(
            this, tr("Memory of %1").arg(delegate),
            tr("Memory of %1 outside the arenas, such as 512K or 2M:").arg(delegate), QLineEdit::Normal, {}, &accepted);
        const auto bytes = accepted ? kit::parseBytes(text) : std::nullopt;
        if (!bytes) return;
        emit bytesGiven(delegate, *bytes);
    }
}

void FootprintBanner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().warnBg);
}

}  // namespace arenascope
