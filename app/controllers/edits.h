#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/ir/ids.h"
#include "engine/tuning/target.h"
#include "widgets/ui/tensor_edits.h"

namespace arenascope {

class Workspace;

/// Turns what the panels ask for into edits of the document, each one undo step with its name.
class Edits : public QObject {
    Q_OBJECT
public:
    explicit Edits(Workspace& workspace, QObject* parent = nullptr);

    void assign(const QStringList& tensors, int memId);
    void pin(const QString& tensor, qint64 offset);
    void unpin(const QString& tensor);
    void unpinAll();
    void setCaller(const QString& tensor, bool boundByCaller);
    /// What was done to tensors in a chart or by key: one undo step. A pin needs a planner that honours pins.
    void apply(const arenascope::TensorEdits& edits);
    void useTarget(const Target& target);
    /// Nothing: the one that the program shows.
    void setCore(std::optional<Core> core);
    /// Whether quantised layers are lowered to Cortex-M operators.
    void setIntegers(bool on);
    /// "ram", "flash", or a pool, whose capacity it is.
    void setLimit(const QString& name, std::optional<qint64> bytes);
    /// Stack, data and code of the firmware around the program, from the linker map that the user chooses.
    void chooseLinkerMap();
    void useLinkerMap(const QString& path);
    /// The caller has one memory for an output and the input that reads it in the next run.
    void feedBack(const QString& output, const QString& input);
    void setPlanner(const QString& id);
    /// Nodes that a rule matches go to a backend, "cpu", or, where it is empty, wherever they would.
    void delegate(const QStringList& rules, const QString& backend);
    /// The bytes of a file in the place of a delegate's payload.
    void replaceBlob(DelegateIndex delegate, const QString& path);
    void saveBlob(DelegateIndex delegate, const QString& path);
    /// The same with a file that the user chooses.
    void chooseBlob(DelegateIndex delegate);
    void extractBlob(DelegateIndex delegate);
    /// A new pool with the next free id.
    void addPool();
    /// Its tensors go to the default pool, those that the file put there as well.
    void removePool(int memId);
    void setPlaceAuto(bool automatic);
    /// An optional pass, by its id.
    void setPass(const QString& id, bool on);
    /// Upper bounds from the example's shapes instead of the value ranges.
    void setHints(bool fromExample);
    /// Export although a range is wider than the file's.
    void allowWiderRanges(bool allowed);
    /// Nothing: as in the file.
    void setRange(const QString& symbol, const std::optional<RangeEdit>& range, int mergeKey = -1);

    /// After an edit that the file's own plan could not hold: pins what the edit did not speak of to where the file
    /// has it.
    void keepOthers();

signals:
    void failed(const arenascope::Error& error);
    /// An edit that cannot be, and what can; nothing was changed.
    void refused(const QString& why, const QString& remedy);
    /// The file's own plan gave way to `planner`'s, in which that many other tensors lie elsewhere.
    void loadedPlanLeft(const QString& planner, int others);

private:
    /// The edit to come speaks of these: where it ends a loaded plan, that is told once the new one is there.
    void willMove(const std::vector<ValueId>& tensors);
    void onOutcome();
    /// Says why an edit cannot be, where it cannot.
    bool refuses(const arenascope::TensorEdits& edits);
    /// Tensors that the file itself put into a pool; without it they need to be told where to go.
    [[nodiscard]] std::vector<std::string> loadedIn(int memId) const;
    [[nodiscard]] QString poolName(int memId) const;
    [[nodiscard]] std::vector<ValueId> valuesOf(const QStringList& tensors) const;

    Workspace& workspace_;
    std::shared_ptr<const Outcome> loaded_;  ///< whose plan was the file's own before the last edit of tensors
    std::vector<ValueId> moved_;             ///< what that edit spoke of
    bool told_ = true;                       ///< what became of that plan
};

}  // namespace arenascope
