#include "app/controllers/look_controller.h"

#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QTabWidget>
#include <algorithm>
#include <array>
#include <utility>

#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "widgets/charts/step_chart.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/run_settings.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// Names in files, in the order of ColorRule.
constexpr std::array<const char*, color_rule_count> color_names{"role", "pool",   "op",    "dtype",
                                                                "size", "module", "slack", "kernel"};

/// Selected tensors by name. A very large selection is not saved.
void describeSelection(const ViewState& view, SessionView& out) {
    constexpr std::size_t most = 1000;
    if (const TensorRow* row = view.row(view.current())) out.current = row->name;
    if (view.selection().size() > most) return;
    for (const ValueId value : view.selection()) {
        if (const TensorRow* row = view.row(value)) out.selected.push_back(row->name);
    }
}

/// The settings of a run.
void describeRuns(const ViewState& view, const RunSettings& settings, SessionView& out) {
    RunRequest request;
    const RunRequest usual;
    settings.fill(request);
    if (view.outcome()) {
        const Method& method = *view.outcome()->method;
        for (const auto& [input, file] : request.made.files) {
            const std::string& name = method.values[method.inputs[input]].name;
            out.input_files[name] = file;
        }
    }
    out.rtol = request.rtol;
    if (request.atol != usual.atol) out.atol = request.atol;
}

/// Invalid tolerances belong to another program: the panel's own stay.
void showRuns(const ViewState& view, RunSettings& settings, const SessionView& saved) {
    const Method& method = *view.outcome()->method;
    for (std::size_t i = 0; i < method.inputs.size(); ++i) {
        const auto file = saved.input_files.find(method.values[method.inputs[i]].name);
        settings.setFile(i, file == saved.input_files.end() ? QString() : kit::text(file->second));
    }
    const auto show = [](QLineEdit& field, const std::optional<double>& value) {
        if (value && *value >= 0) field.setText(QString::number(*value));
    };
    show(settings.rtol(), saved.rtol);
    show(settings.atol(), saved.atol);
}

void select(ViewState& view, const SessionView& saved) {
    std::set<ValueId> selected;
    ValueId current = no_value;
    const std::set<std::string> names(saved.selected.begin(), saved.selected.end());
    for (const TensorRow& row : view.outcome()->tensors) {
        if (names.contains(row.name)) selected.insert(row.value);
        if (row.name == saved.current) current = row.value;
    }
    if (current != no_value) selected.insert(current);
    view.select(std::move(selected), current);
}

}  // namespace

LookController::LookController(Shell& shell, Arrangement panels)
    : QObject(&shell), shell_(shell), panels_(std::move(panels)) {
    SessionKeeper& session = shell.workspace.session();
    session.setLook([this] { return describe(); });
    connect(&shell.workspace, &Workspace::sessionOpened, this, &LookController::showSaved);
    QAction* noted = shell.actions.selectNoted;
    connect(noted, &QAction::triggered, this, &LookController::selectNoted);
    const auto update = [noted, &session] { noted->setEnabled(!session.notes().texts().tensors.empty()); };
    connect(&session.notes(), &Notes::changed, noted, update);
    update();
}

LookController::~LookController() { shell_.workspace.session().setLook({}); }

SessionView LookController::describe() const {
    ViewState& view = shell_.workspace.view();
    const QWidget& shown = *shell_.charts.currentWidget();
    SessionView out{.chart = shown.objectName().toStdString(),
                    .step = view.step().number(),
                    .color = color_names[static_cast<std::size_t>(view.colorRule())]};
    if (const auto* chart = qobject_cast<const StepChart*>(&shown)) out.steps = chart->view();
    if (const auto& limit = view.limit()) out.limit = std::pair(limit->first.number(), limit->second.number());
    describeSelection(view, out);
    out.panels = panels_.get().toBase64().toStdString();
    describeRuns(view, shell_.window.findChild<RunPanel*>()->settings(), out);
    return out;
}

void LookController::selectNoted() {
    ViewState& view = shell_.workspace.view();
    const Notes& notes = shell_.workspace.session().notes();
    std::set<ValueId> noted;
    for (const TensorRow& row : view.outcome()->tensors) {
        if (notes.texts().tensors.contains(row.name)) noted.insert(row.value);
    }
    if (noted.empty()) return;
    const ValueId first = *noted.begin();
    view.select(std::move(noted), first);
}

/// A session of a changed file may name things that no longer exist, which are ignored.
void LookController::showSaved() {
    const std::optional<SessionView> saved = shell_.workspace.session().savedView();
    ViewState& view = shell_.workspace.view();
    if (!saved || !view.outcome()) return;
    const auto color = std::find(color_names.begin(), color_names.end(), saved->color);
    if (color != color_names.end()) view.setColorRule(static_cast<ColorRule>(color - color_names.begin()));
    const QByteArray panels = QByteArray::fromBase64(QByteArray::fromStdString(saved->panels));
    panels_.set(panels);
    const int steps = view.outcome()->steps;
    if (saved->limit && saved->limit->second < steps)
        view.setLimit(std::pair(Step(saved->limit->first), Step(saved->limit->second)));
    select(view, *saved);
    showRuns(view, shell_.window.findChild<RunPanel*>()->settings(), *saved);
    view.setStep(Step(std::clamp<std::int64_t>(saved->step, 0, std::max(0, steps - 1))));
    shell_.showChart(kit::text(saved->chart));
    auto* chart = qobject_cast<StepChart*>(shell_.charts.currentWidget());
    if (chart && saved->steps && saved->steps->second <= steps + 1.0)
        chart->setView(saved->steps->first, saved->steps->second);
}

}  // namespace arenascope
