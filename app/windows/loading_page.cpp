#include "app/windows/loading_page.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/panels/kit.h"
#include "widgets/theme/theme.h"

namespace arenascope {

LoadingPage::LoadingPage(QWidget* parent)
    : QWidget(parent), title_(kit::label(QString(), "title", this)), bar_(new QProgressBar(this)) {
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(title_);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(420);
    bar_->setAccessibleName(tr("Progress"));
    column->addWidget(bar_);
    stages_ = new QVBoxLayout;
    stages_->setSpacing(4);
    column->addLayout(stages_);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setShortcut(Qt::Key_Escape);
    column->addWidget(cancel, 0, Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(1);
    auto* middle = new QHBoxLayout;
    middle->addStretch();
    middle->addLayout(column);
    middle->addStretch();
    layout->addLayout(middle);
    layout->addStretch(2);
    connect(cancel, &QPushButton::clicked, this, &LoadingPage::cancelRequested);
}

void LoadingPage::begin(const QString& file) {
    title_->setText(tr("Opening %1").arg(file));
    kit::clear(stages_);
    stage_.clear();
    current_ = nullptr;
    bar_->setRange(0, 0);
}

void LoadingPage::setStage(const QString& stage, double fraction) {
    if (stage != stage_) {
        if (current_) setStyleState(*current_, "tone", QStringLiteral("hint"));
        if (current_) current_->setText(tr("✓ %1").arg(stage_));
        stage_ = stage;
        current_ = kit::label(stage, "", this);
        stages_->addWidget(current_);
        // A lowering with hundreds of stages must not push Cancel out of the window.
        while (stages_->count() > 8) {
            QLayoutItem* oldest = stages_->takeAt(0);
            delete oldest->widget();
            delete oldest;
        }
    }
    bar_->setRange(0, fraction < 0 ? 0 : 1000);
    if (fraction >= 0) bar_->setValue(static_cast<int>(fraction * 1000));
}

}  // namespace arenascope
