#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/ir/ids.h"
#include "engine/tuning/target.h"
#include "widgets/ui/tensor_edits.h"

namespace arenascope {

class Workspace;

/// Turns requests of the panels into edits of the document, each one a named undo step.
class Edits : public QObject {
    Q_OBJECT
public:
    explicit Edits(Workspace& workspace, QObject* parent = nullptr);

    void assign(const QStringList& tensors, int memId);
    void pin(const QString& tensor, qint64 offset);
    void unpin(const QString& tensor);
    void unpinAll();
    void setCaller(const QString& tensor, bool boundByCaller);
    /// Edits of tensors made in a chart or by key: one undo step. A pin needs a planner that supports pins.
    void apply(const arenascope::TensorEdits& edits);
    void useTarget(const Target& target);
    /// Nothing: the core inferred from the program.
    void setCore(std::optional<Core> core);
    /// Whether quantised layers are lowered to Cortex-M operators.
    void setIntegers(bool on);
    /// "ram", "flash", or a pool, whose capacity is changed.
    void setLimit(const QString& name, std::optional<qint64> bytes);
    /// Stack, data and code of the firmware around the program, from a linker map that the user selects.
    void chooseLinkerMap();
    void useLinkerMap(const QString& path);
    /// The caller has one buffer for an output and the input that reads it in the next run.
    void feedBack(const QString& output, const QString& input);
    void setPlanner(const QString& id);
    /// Nodes that a rule matches go to a backend or to "cpu"; empty: removes the rule.
    void delegate(const QStringList& rules, const QString& backend);
    /// Replaces a delegate's payload by the bytes of a file.
    void replacePayload(DelegateIndex delegate, const QString& path);
    void savePayload(DelegateIndex delegate, const QString& path);
    /// The same with a file that the user chooses.
    void choosePayload(DelegateIndex delegate);
    void extractPayload(DelegateIndex delegate);
    /// A new pool with the next free id.
    void addPool();
    /// The same, and pools chosen automatically.
    /// One more memory; `chooses`: pools are chosen automatically from now on.
    void addMemory(const Pool& pool, bool chooses);
    /// Its tensors go to the default pool, including those that the file assigned to it.
    void removePool(int memId);
    void setPlaceAuto(bool automatic);
    /// An optional pass, by its id.
    void setPass(const QString& id, bool on);
    /// Upper bounds from the example's shapes instead of the value ranges.
    void setHints(bool fromExample);
    /// Export even if a range is wider than the file's.
    void allowWiderRanges(bool allowed);
    /// Nothing: as in the file.
    void setRange(const QString& symbol, const std::optional<RangeEdit>& range, int mergeKey = -1);
    /// Of several symbols, in one step.
    void setRanges(const std::map<std::string, RangeEdit>& ranges);

    /// After an edit that the file's own plan could not represent: pins all other tensors at their offsets in the file.
    void keepOthers();

signals:
    void failed(const arenascope::Error& error);
    /// An edit that is impossible, with the possible alternatives; nothing was changed.
    void refused(const QString& why, const QString& remedy);
    /// The file's own plan was replaced by `planner`'s, in which that many other tensors moved.
    void loadedPlanLeft(const QString& planner, int others);

private:
    /// The next edit is about these tensors: if it ends a loaded plan, the effect is reported once the new plan exists.
    void willMove(const std::vector<ValueId>& tensors);
    void onOutcome();
    /// Reports why an edit is impossible, if it is.
    bool refuses(const arenascope::TensorEdits& edits);
    /// Tensors that the file itself assigned to a pool: without that pool they need another one.
    [[nodiscard]] std::vector<std::string> loadedIn(int memId) const;
    [[nodiscard]] QString poolName(int memId) const;
    [[nodiscard]] std::vector<ValueId> valuesOf(const QStringList& tensors) const;

    Workspace& workspace_;
    std::shared_ptr<const Outcome> loaded_;  ///< outcome with the file's own plan before the last edit of tensors
    std::vector<ValueId> moved_;             ///< the tensors of that edit
    bool told_ = true;                       ///< the effect on that plan was reported
};

}  // namespace arenascope
