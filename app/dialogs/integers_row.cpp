#include "app/dialogs/integers_row.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include "app/document/workspace.h"
#include "engine/evaluate/int8_method.h"
#include "engine/ir/int8_form.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(arenascope::IntegersRow)
};

}  // namespace

QWidget* integersRow(Workspace& workspace, const Outcome& outcome, QWidget* parent) {
    const auto& form = outcome.method->int8_form;
    if (!form) return nullptr;
    const bool isOn = wants_int8(*workspace.document()->tuning());
    auto* row = new QWidget(parent);
    auto* layout = new QVBoxLayout(row);
    layout->setContentsMargins(24, 0, 0, 0);
    auto* box = new QCheckBox(Words::tr("Quantised layers on integers"), row);
    box->setObjectName(QStringLiteral("integers"));
    box->setChecked(isOn);
    box->setToolTip(Words::tr("Quantised layers become operators of ExecuTorch's Cortex-M library"));
    layout->addWidget(box);
    const int real = static_cast<int>(form->floats.size());
    if (isOn && real > 0) {
        QLabel* note = kit::label(
            Words::tr("%n quantised operator(s) still compute in floating point; Delegates lists the reasons", nullptr,
                      real),
            "hint", row);
        note->setWordWrap(true);
        layout->addWidget(note);
    }
    QObject::connect(box, &QCheckBox::toggled, &workspace, [&workspace](bool on) {
        workspace.edit(on ? Words::tr("Compute on integers") : Words::tr("Compute in floating point"),
                       [on](Tuning tuning) { return with_int8(std::move(tuning), on); });
    });
    return row;
}

}  // namespace arenascope
