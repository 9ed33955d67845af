#include "widgets/panels/inspector/inspector_section.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

InspectorSection::InspectorSection(const QString& title, QWidget* parent)
    : QWidget(parent),
      head_(new QToolButton(this)),
      summary_(new ElidedLabel(QString(), "hint", Qt::ElideMiddle, this)),
      page_(new QWidget(this)),
      body_(new QVBoxLayout(page_)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    head_->setText(title);
    head_->setToolTip(title);
    head_->setMinimumWidth(1);  // of a narrow dock
    head_->setCheckable(true);
    head_->setChecked(true);
    head_->setAutoRaise(true);
    head_->setArrowType(Qt::DownArrow);
    head_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head_->setFont(theme().bodyMedium);
    summary_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(head_);
    row->addWidget(summary_, 1);
    body_->setContentsMargins(4, 0, 0, 4);
    body_->setSpacing(3);
    column->addWidget(kit::separator(this));
    column->addLayout(row);
    column->addWidget(page_);
    connect(head_, &QToolButton::toggled, this, [this](bool open) {
        head_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        page_->setVisible(open);
    });
}

void InspectorSection::setSummary(const QString& text) {
    summary_->setText(text);
    summary_->setToolTip(text);
    head_->setAccessibleDescription(text);
}

void InspectorSection::setOpen(bool open) { head_->setChecked(open); }

bool InspectorSection::isOpen() const { return head_->isChecked(); }

QString InspectorSection::summary() const { return summary_->text(); }

}  // namespace arenascope
