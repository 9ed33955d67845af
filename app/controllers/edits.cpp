// Edits of the tuning that menus, panels and charts request, each as one step of undo.

#include "app/controllers/edits.h"

#include <QApplication>
#include <QFileDialog>
#include <algorithm>
#include <map>
#include <set>

#include "app/dialogs/target_labels.h"
#include "app/document/pool_study.h"
#include "app/document/settings.h"
#include "app/document/settled_preview.h"
#include "app/document/workspace.h"
#include "engine/base/file.h"
#include "engine/evaluate/int8_method.h"
#include "engine/formats/linker_map/linker_map.h"
#include "engine/passes/passes.h"
#include "engine/planning/planner.h"
#include "engine/study/first_outcome.h"
#include "engine/study/pass_rows.h"
#include "engine/study/what_if.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/offset_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

std::vector<std::string> utf8(const QStringList& names) {
    std::vector<std::string> out;
    for (const QString& name : names) out.push_back(name.toStdString());
    return out;
}

}  // namespace

Edits::Edits(Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {
    new SettledPreview(workspace, this);
    connect(&workspace.view(), &ViewState::outcomeChanged, this, &Edits::onOutcome);
    connect(&workspace, &Workspace::documentChanged, this, [this] {
        told_ = true;
        loaded_.reset();
    });
}

void Edits::addPool() {
    workspace_.edit(tr("Add a pool"), [](Tuning t) {
        const Pool pool = further_pool(t);
        return edit::add_pool(std::move(t), pool);
    });
}

void Edits::addMemory(const Pool& pool, bool chooses) {
    workspace_.edit(tr("Add a pool"), [pool, chooses](Tuning t) {
        t = edit::add_pool(std::move(t), pool);
        return chooses ? edit::set_place_auto(std::move(t), true) : t;
    });
}

void Edits::removePool(int memId) {
    workspace_.edit(tr("Remove pool %1").arg(poolName(memId)), [memId, loaded = loadedIn(memId)](Tuning t) {
        t = edit::remove_pool(std::move(t), memId);
        for (const std::string& name : loaded) t = edit::pin(std::move(t), name, std::nullopt);
        const std::int32_t home = default_pool(t);
        return edit::assign(std::move(t), loaded, home);
    });
}

void Edits::setPlaceAuto(bool automatic) {
    workspace_.edit(automatic ? tr("Choose pools automatically") : tr("Choose pools by hand"),
                    [automatic](Tuning t) { return edit::set_place_auto(std::move(t), automatic); });
}

void Edits::setPass(const QString& id, bool on) {
    const lowering::OptionalPass* pass = lowering::find_pass(id.toStdString());
    const QString title = pass ? words::engine(pass->title) : id;
    workspace_.edit(on ? tr("Apply pass: %1").arg(title) : tr("Remove pass: %1").arg(title),
                    [id = id.toStdString(), on](Tuning t) { return with_pass(std::move(t), id, on); });
}

void Edits::delegate(const QStringList& rules, const QString& backend) {
    const QString what = rules.size() == 1 ? rules.first() : tr("%n node(s)", nullptr, static_cast<int>(rules.size()));
    const QString label =
        backend.isEmpty() ? tr("Use the backends' choice for %1").arg(what) : tr("Assign %1 to %2").arg(what, backend);
    workspace_.edit(label, [rules = utf8(rules), name = backend.toStdString()](Tuning t) {
        for (const std::string& rule : rules) {
            t = edit::set_delegate(std::move(t), rule, name.empty() ? std::nullopt : std::optional(name));
        }
        return t;
    });
}

void Edits::choosePayload(DelegateIndex delegate) {
    const QString path =
        QFileDialog::getOpenFileName(QApplication::activeWindow(), tr("Replace payload %1").arg(delegate.number()));
    if (!path.isEmpty()) replacePayload(delegate, path);
}

void Edits::extractPayload(DelegateIndex delegate) {
    const QString path =
        QFileDialog::getSaveFileName(QApplication::activeWindow(), tr("Extract payload %1").arg(delegate.number()),
                                     QStringLiteral("delegate_%1.bin").arg(delegate.number()));
    if (!path.isEmpty()) savePayload(delegate, path);
}

void Edits::replacePayload(DelegateIndex delegate, const QString& path) {
    constexpr std::uint64_t most = std::uint64_t{1} << 30;
    const auto bytes = load_file(path.toStdString(), most);
    if (!bytes.ok()) return emit failed(bytes.error());
    workspace_.edit(tr("Replace payload %1").arg(delegate.number()),
                    [delegate, text = std::string(as_text(bytes.value()))](Tuning t) {
                        return edit::set_payload(std::move(t), delegate, text);
                    });
}

void Edits::savePayload(DelegateIndex delegate, const QString& path) {
    const auto& outcome = workspace_.view().outcome();
    if (!outcome || !outcome->method->delegates.has(delegate)) return;
    const auto saved = save_file(path.toStdString(), outcome->method->delegates[delegate].payload.bytes);
    if (!saved.ok()) emit failed(saved.error());
}

std::vector<std::string> Edits::loadedIn(int memId) const {
    std::vector<std::string> out;
    const std::shared_ptr<const Outcome>& outcome = workspace_.view().outcome();
    if (!outcome) return out;
    for (const TensorRow& row : outcome->tensors) {
        const Tensor* tensor = outcome->method->values[row.value].tensor();
        if (row.mem_id == memId && row.planned && tensor && tensor->loaded) out.push_back(row.name);
    }
    return out;
}

QString Edits::poolName(int memId) const {
    if (const Document* document = workspace_.document()) {
        for (const Pool& pool : document->tuning()->pools) {
            if (pool.mem_id == memId) return kit::text(pool.name);
        }
    }
    return QString::number(memId);
}

std::vector<ValueId> Edits::valuesOf(const QStringList& tensors) const {
    std::vector<ValueId> out;
    const std::shared_ptr<const Outcome>& outcome = workspace_.view().outcome();
    if (!outcome) return out;
    for (const TensorRow& row : outcome->tensors) {
        if (tensors.contains(kit::text(row.name))) out.push_back(row.value);
    }
    return out;
}

void Edits::willMove(const std::vector<ValueId>& tensors) {
    const std::shared_ptr<const Outcome>& outcome = workspace_.view().outcome();
    if (!outcome || !outcome->plan().is_loaded()) return;
    loaded_ = outcome;
    moved_ = tensors;
    told_ = false;
}

void Edits::onOutcome() {
    const std::shared_ptr<const Outcome>& outcome = workspace_.view().outcome();
    if (told_ || !outcome || outcome == loaded_) return;
    if (is_provisional(*outcome, *workspace_.view().tuning())) return;  // the final plan follows
    told_ = true;
    const Planner* planner = find_planner(outcome->plan().planner);
    if (!planner) return;  // it holds still
    emit loadedPlanLeft(words::engine(planner->title), others_moved(loaded_->plan(), outcome->plan(), moved_));
}

void Edits::keepOthers() {
    if (!loaded_) return;
    const std::set<ValueId> moved(moved_.begin(), moved_.end());
    std::map<std::string, std::int64_t> places;
    for (const TensorRow& row : loaded_->tensors) {
        if (!row.buffer.valid() || row.bytes == 0 || moved.contains(row.value)) continue;
        places[row.name] = loaded_->plan().placement.offsets[row.buffer];
    }
    workspace_.edit(tr("Keep all other tensors at the file's offsets"), [places](Tuning t) {
        for (const auto& [name, offset] : places) t = edit::pin(std::move(t), name, offset);
        return t;
    });
}

void Edits::assign(const QStringList& tensors, int memId) {
    const QString label = tensors.size() == 1
        ? tr("Move %1 to %2").arg(tensors.first(), poolName(memId))
        : tr("Move %n tensor(s) to %1", nullptr, static_cast<int>(tensors.size())).arg(poolName(memId));
    TensorEdits asked{.label = label};
    for (const ValueId value : valuesOf(tensors)) asked.edits.push_back({.tensor = value, .mem_id = memId});
    apply(asked);
}

bool Edits::refuses(const TensorEdits& edits) {
    QString why = misaligned(workspace_.view(), edits);
    why.replace(QLatin1String("0x"), QStringLiteral("0\u200Cx"));  // the text font renders the x as a times sign
    if (!why.isEmpty()) emit refused(why, tr("Type one of these, or choose another alignment for the tensor."));
    return !why.isEmpty();
}

void Edits::pin(const QString& tensor, qint64 offset) {
    TensorEdits asked{.label = tr("Pin %1").arg(tensor)};
    for (const ValueId value : valuesOf({tensor})) asked.edits.push_back({.tensor = value, .offset = offset});
    apply(asked);
}

void Edits::unpin(const QString& tensor) {
    workspace_.edit(tr("Unpin %1").arg(tensor),
                    [name = tensor.toStdString()](Tuning t) { return edit::pin(std::move(t), name, std::nullopt); });
}

void Edits::unpinAll() {
    workspace_.edit(tr("Unpin all tensors"), [](Tuning t) {
        const std::map<std::string, std::int64_t> pinned = t.pinned;
        for (const auto& [name, offset] : pinned) t = edit::pin(std::move(t), name, std::nullopt);
        return t;
    });
}

void Edits::setCaller(const QString& tensor, bool boundByCaller) {
    const QString label = boundByCaller ? tr("Let the caller bind %1").arg(tensor) : tr("Plan %1").arg(tensor);
    workspace_.edit(label, [name = tensor.toStdString(), boundByCaller](Tuning t) {
        if (boundByCaller) t = edit::pin(std::move(t), name, std::nullopt);
        return edit::set_unplanned(std::move(t), name, boundByCaller);
    });
}

void Edits::apply(const TensorEdits& edits) {
    const std::shared_ptr<const Outcome> outcome = workspace_.view().outcome();
    const bool any = outcome && std::any_of(edits.edits.begin(), edits.edits.end(), [this](const TensorEdit& each) {
                         return workspace_.view().row(each.tensor) != nullptr;
                     });
    if (!any || refuses(edits)) return;
    std::vector<ValueId> tensors;
    for (const TensorEdit& each : edits.edits) tensors.push_back(each.tensor);
    willMove(tensors);
    workspace_.edit(
        edits.label,
        [outcome, all = edits.edits](Tuning tuning) { return with_edits(std::move(tuning), *outcome, all); },
        edits.mergeKey);
}

/// Replaces the pools by the device's memories and limits. Tensors assigned to a removed pool, or pinned to an offset
/// that is invalid there, are planned again.
void Edits::useTarget(const Target& target) {
    workspace_.edit(tr("Use the memories of %1").arg(titleOf(target)),
                    [target](Tuning tuning) { return with_target(std::move(tuning), target); });
}

/// Scratch and linear layers depend on the core, so the file's own plan may not fit any more.
void Edits::setCore(std::optional<Core> core) {
    const QString label = core ? tr("Use the kernels of %1").arg(kit::text(title_of(*core)))
                               : tr("Use the kernels detected from the program");
    workspace_.edit(label, [core](Tuning tuning) { return edit::set_core(std::move(tuning), core); });
}

void Edits::setIntegers(bool on) {
    workspace_.edit(on ? tr("Compute on integers") : tr("Compute in floating point"),
                    [on](Tuning tuning) { return with_int8(std::move(tuning), on); });
}

void Edits::setLimit(const QString& name, std::optional<qint64> bytes) {
    const QString label =
        bytes ? tr("Limit %1 to %2").arg(name, format::bytes(*bytes)) : tr("No limit for %1").arg(name);
    workspace_.edit(label, [name = name.toStdString(), bytes](Tuning t) {
        for (Pool& pool : t.pools) {
            if (pool.name != name) continue;
            pool.capacity = bytes;
            return edit::set_limit(std::move(t), name, std::nullopt);
        }
        return edit::set_limit(std::move(t), name, bytes);
    });
}

void Edits::chooseLinkerMap() {
    const QString path = QFileDialog::getOpenFileName(QApplication::activeWindow(), tr("Linker map"), QString(),
                                                      tr("Linker maps (*.map);;All files (*)"));
    if (!path.isEmpty()) useLinkerMap(path);
}

void Edits::useLinkerMap(const QString& path) {
    const auto map = read_linker_map(path.toStdString());
    if (!map.ok()) return emit failed(map.error());
    workspace_.studies().setFirmware(std::make_shared<const FirmwareMap>(map.value()));
    using Kind = FirmwareSection::Kind;
    workspace_.edit(tr("Use linker map %1").arg(QString::fromStdString(map.value().file)), [&map](Tuning t) {
        for (const auto& [name, kind] : {std::pair("stack", Kind::stack), {"data", Kind::data}, {"code", Kind::code}})
            if (const std::int64_t bytes = map.value().bytes(kind); bytes > 0)
                t = edit::set_limit(std::move(t), name, bytes);
        return t;
    });
}

void Edits::feedBack(const QString& output, const QString& input) {
    workspace_.edit(tr("Bind output %1 to input %2").arg(output, input),
                    [from = output.toStdString(), to = input.toStdString()](Tuning t) {
                        for (const std::string& name : {from, to})
                            t = edit::set_unplanned(edit::pin(std::move(t), name, std::nullopt), name, true);
                        return t;
                    });
}

void Edits::setPlanner(const QString& id) {
    // A session names the planner of its plan, and every list of plans has it: that starts no program of this machine.
    const QString program = QStringLiteral("exec:");
    if (id.startsWith(program) && !settings::ownPlanners().contains(id.mid(program.size())))
        return emit refused(tr("The planner %1 is not on this machine's list").arg(id.mid(program.size())),
                            tr("Add it first (Plan menu) if you trust the program."));
    workspace_.edit(tr("Choose planner %1").arg(id),
                    [planner = id.toStdString()](Tuning t) { return edit::set_planner(std::move(t), planner); });
}

void Edits::setHints(bool fromExample) {
    workspace_.edit(fromExample ? tr("Upper bounds from example shapes") : tr("Upper bounds from value ranges"),
                    [fromExample](Tuning t) {
                        t.edits.hints = fromExample;
                        return t;
                    });
}

void Edits::allowWiderRanges(bool allowed) {
    workspace_.edit(allowed ? tr("Allow wider ranges") : tr("Refuse wider ranges"), [allowed](Tuning t) {
        t.edits.allow_wider_ranges = allowed;
        return t;
    });
}

void Edits::setRange(const QString& symbol, const std::optional<RangeEdit>& range, int mergeKey) {
    const QString label = range ? tr("Set %1 to %2–%3").arg(symbol).arg(range->min).arg(range->max)
                                : tr("Range of %1 as in the file").arg(symbol);
    workspace_.edit(
        label,
        [symbol = symbol.toStdString(), range](Tuning t) { return edit::set_range(std::move(t), symbol, range); },
        mergeKey);
}

void Edits::setRanges(const std::map<std::string, RangeEdit>& ranges) {
    QStringList sizes;
    for (const auto& [symbol, range] : ranges)
        sizes.append(QStringLiteral("%1 = %2").arg(QString::fromStdString(symbol)).arg(range.max));
    workspace_.edit(tr("Set %1").arg(sizes.join(QStringLiteral(", "))), [ranges](Tuning t) {
        for (const auto& [symbol, range] : ranges) t = edit::set_range(std::move(t), symbol, range);
        return t;
    });
}

}  // namespace arenascope
