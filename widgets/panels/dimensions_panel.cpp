#include "widgets/panels/dimensions_panel.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/panels/kit.h"
#include "widgets/panels/symbol_editor.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

namespace arenascope {
namespace {

constexpr int first_drag_key = 1000;  ///< merge keys of sliders lie apart from those of other edits

QString rangeText(const sym::Range& range) {
    return QString::number(range.min) + QStringLiteral("–") +
           (range.max ? QString::number(*range.max) : QStringLiteral("∞"));
}

}  // namespace

DimensionsPanel::DimensionsPanel(ViewState& state, QWidget* parent)
    : QScrollArea(parent), state_(state), drag_(first_drag_key) {
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    auto* host = new QWidget(this);
    layout_ = new QVBoxLayout(host);
    layout_->setContentsMargins(metric::panelPad, 8, metric::panelPad, metric::panelPad);
    layout_->setSpacing(6);
    kit::setContent(*this, host);
    connect(&state_, &ViewState::outcomeChanged, this, &DimensionsPanel::refresh);
}

void DimensionsPanel::setProgram(std::shared_ptr<const Program> program) {
    program_ = std::move(program);
    rebuild();
}

/// The method as it is in the file; the outcome's has the tuning's ranges already.
const Method* DimensionsPanel::fileMethod() const {
    if (!program_ || !state_.outcome()) return nullptr;
    for (const Method& method : program_->methods) {
        if (method.name == state_.outcome()->method->name) return &method;
    }
    return nullptr;
}

void DimensionsPanel::refresh() {
    if (!editing_) rebuild();
}

void DimensionsPanel::rebuild() {
    kit::clear(layout_);
    const Method* method = fileMethod();
    const auto explain = [this](const QString& text) {
        QLabel* label = kit::label(text, "hint", widget());
        label->setWordWrap(true);
        layout_->addWidget(label);
    };
    if (!method) {
        explain(tr("Open a program to see its dimensions."));
    } else if (program_->format == "pte") {
        explain(tr("A .pte stores upper bounds only: its symbols are gone. Open the .pt2 to change ranges."));
        addInputs();
    } else if (method->ranges.empty()) {
        explain(tr("Every size is static in the file. Export it again with torch.export.Dim to make one dynamic."));
        addInputs();
    } else {
        for (const auto& [symbol, range] : method->ranges) addSymbol(symbol, range);
        addInputs();
    }
    layout_->addStretch();
}

int DimensionsPanel::tensorsUsing(const std::string& symbol) const {
    const Method& method = *state_.outcome()->method;
    return static_cast<int>(
        std::count_if(state_.outcome()->tensors.begin(), state_.outcome()->tensors.end(), [&](const TensorRow& row) {
            const Tensor* tensor = method.values[static_cast<std::size_t>(row.value)].tensor();
            return tensor && std::any_of(tensor->sizes.begin(), tensor->sizes.end(), [&](const sym::Expr& size) {
                       const std::vector<std::string> names = size.symbols();
                       return std::find(names.begin(), names.end(), symbol) != names.end();
                   });
        }));
}

void DimensionsPanel::addSymbol(const std::string& symbol, const sym::Range& range) {
    const QString name = kit::text(symbol);
    sym::Range now = range;
    const auto edit = state_.tuning()->ranges.find(symbol);
    if (edit != state_.tuning()->ranges.end()) {
        now.min = edit->second.min;
        now.max = edit->second.max;
    }
    auto* head = new QHBoxLayout;
    head->addWidget(kit::label(name, "title", widget()));
    QString facts = tr("file %1").arg(rangeText(range));
    if (range.hint) facts += tr(", example %1").arg(*range.hint);
    head->addWidget(kit::label(facts, "hint", widget()), 1);
    head->addWidget(kit::label(
        tr("in %1 of %2 tensors").arg(tensorsUsing(symbol)).arg(state_.outcome()->tensors.size()), "hint", widget()));
    layout_->addLayout(head);
    auto* editor = new SymbolEditor(name, range, now, widget());
    layout_->addWidget(editor);
    layout_->addWidget(kit::separator(widget()));
    connect(editor, &SymbolEditor::dragStarted, this, [this] { ++drag_; });
    connect(editor, &SymbolEditor::edited, this, [this, name](qint64 min, qint64 max, bool dragging) {
        // The editor that sends must outlive its own drag.
        const QScopedValueRollback editing(editing_, true);
        emit rangeRequested(name, RangeEdit{.min = min, .max = max}, dragging ? drag_ : -1);
    });
    connect(editor, &SymbolEditor::resetRequested, this, [this, name] { emit rangeRequested(name, std::nullopt, -1); });
}

void DimensionsPanel::addInputs() {
    const Method& method = *fileMethod();
    for (const ValueId input : method.inputs) {
        const Value& value = method.values[static_cast<std::size_t>(input)];
        const Tensor* tensor = value.tensor();
        if (!tensor) continue;
        QStringList sizes;
        bool dynamic = false;
        for (const sym::Expr& size : tensor->sizes) {
            sizes.append(kit::text(size.text()));
            dynamic = dynamic || !size.is_constant();
        }
        auto* row = new QHBoxLayout;
        row->addWidget(kit::label(kit::text(value.name), dynamic ? "" : "dim", widget()));
        row->addWidget(
            kit::label(QLatin1Char('[') + sizes.join(QStringLiteral(", ")) + QLatin1Char(']'), "mono", widget()));
        row->addStretch();
        row->addWidget(kit::label(dynamic ? tr("dynamic") : tr("static in the file"), "hint", widget()));
        layout_->addLayout(row);
    }
}

}  // namespace arenascope
