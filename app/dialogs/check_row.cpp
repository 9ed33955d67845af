#include "app/dialogs/check_row.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <utility>

#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

CheckRow::CheckRow(QString program, QWidget* parent)
    : QWidget(parent),
      program_(std::move(program)),
      kinds_(new QComboBox(this)),
      copy_(new QPushButton(tr("Copy"), this)),
      save_(new QPushButton(tr("Save…"), this)),
      said_(new ElidedLabel(QString(), "hint", Qt::ElideMiddle, this)) {
    setObjectName(QStringLiteral("checkRow"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    const QString purpose = tr("Fails the build if the program exceeds a budget");
    QLabel* title = kit::label(tr("Budget check"), "section", this);
    title->setToolTip(purpose);
    kinds_->addItems({tr("Shell script (.sh)"), tr("GitHub Actions workflow (.yml)")});
    kinds_->setAccessibleName(tr("Kind of budget check"));
    kinds_->setToolTip(purpose);
    copy_->setToolTip(tr("Copies the budget check"));
    save_->setToolTip(tr("Writes the budget check to a file"));
    for (QWidget* each : {static_cast<QWidget*>(kinds_), static_cast<QWidget*>(copy_), static_cast<QWidget*>(save_)})
        setStyleState(*each, "compact", true);
    copy_->setAutoDefault(false);  // Enter exports
    save_->setAutoDefault(false);
    row->addWidget(title);
    row->addWidget(kinds_);
    row->addWidget(said_, 1);
    row->addWidget(copy_);
    row->addWidget(save_);
    connect(copy_, &QPushButton::clicked, this, [this] { emit requested(isWorkflow(), QString()); });
    connect(save_, &QPushButton::clicked, this, &CheckRow::chooseFile);
    connect(kinds_, &QComboBox::currentIndexChanged, this, [this] { tell(QString(), false); });
}

bool CheckRow::isWorkflow() const { return kinds_->currentIndex() == 1; }

void CheckRow::tell(const QString& text, bool isWrong) {
    said_->setText(text);
    setStyleState(*said_, "tone", isWrong ? QStringLiteral("bad") : QStringLiteral("hint"));
}

void CheckRow::chooseFile() {
    const QFileInfo program(program_);
    const QString ending = isWorkflow() ? QStringLiteral("_budget.yml") : QStringLiteral("_budget.sh");
    const QString path = QFileDialog::getSaveFileName(this, tr("Budget check"),
                                                      program.dir().filePath(program.completeBaseName() + ending),
                                                      QLatin1Char('*') + ending.mid(ending.indexOf(u'.')));
    if (!path.isEmpty()) emit requested(isWorkflow(), path);
}

}  // namespace arenascope
