// Asks about the unsaved edits of several programs in one dialog.

#include "app/dialogs/unsaved_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

UnsavedDialog::UnsavedDialog(const QStringList& programs, QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this)) {
    setWindowTitle(tr("Unsaved edits"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(8);
    column->addWidget(
        kit::label(tr("Save the edits of %n program(s)?", nullptr, static_cast<int>(programs.size())), "title", this));
    auto* about = kit::label(
        tr("A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed."),
        "dim", this);
    about->setWordWrap(true);
    column->addWidget(about);
    list_->setAccessibleName(tr("Programs with unsaved edits"));
    list_->setTextElideMode(Qt::ElideMiddle);  // the file comes last
    for (const QString& each : programs) {
        auto* row = new QListWidgetItem(each, list_);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(Qt::Checked);
        row->setSizeHint({0, forText(metric::tableRow)});
    }
    list_->setCurrentRow(0);
    column->addWidget(list_);
    auto* buttons =
        new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Discard | QDialogButtonBox::Cancel, this);
    save_ = buttons->button(QDialogButtonBox::Save);
    discard_ = buttons->button(QDialogButtonBox::Discard);
    save_->setDefault(true);
    setStyleState(*save_, "primary", true);
    column->addWidget(buttons);
    connect(save_, &QPushButton::clicked, this, [this] {
        answer_ = Answer::save;
        accept();
    });
    connect(discard_, &QPushButton::clicked, this, [this] {
        answer_ = Answer::discard;
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemChanged, this, &UnsavedDialog::nameSave);
    nameSave();
    resize(460, 300);
}

/// The edits of what is not ticked are discarded.
void UnsavedDialog::nameSave() {
    const std::size_t some = chosen().size();
    save_->setEnabled(some > 0);
    save_->setText(some == static_cast<std::size_t>(list_->count()) ? tr("Save all")
                                                                    : tr("Save %1, discard the rest").arg(some));
}

std::vector<std::size_t> UnsavedDialog::chosen() const {
    std::vector<std::size_t> out;
    for (int i = 0; i < list_->count(); ++i) {
        if (list_->item(i)->checkState() == Qt::Checked) out.push_back(static_cast<std::size_t>(i));
    }
    return out;
}

UnsavedDialog::Answer UnsavedDialog::ask() {
    exec();
    return answer_;
}

}  // namespace arenascope
