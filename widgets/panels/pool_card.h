#pragma once

#include <QFrame>
#include <QStringList>
#include <optional>

#include "engine/planning/plan.h"
#include "engine/study/conflict_groups.h"
#include "engine/study/device_fit.h"

class QLabel;

namespace arenascope {

class EditInPlace;
class PoolEditor;

/// Used bytes on a track of 125 % of the capacity, with a tick at the capacity and a mark at the lower bound.
class PoolBar : public QWidget {
    Q_OBJECT
public:
    explicit PoolBar(QWidget* parent = nullptr);
    /// `before`: where the bar ended before the change that is previewed.
    void show(const PoolResult& result, std::optional<std::int64_t> before = std::nullopt);
    /// Where that many bytes end, in pixels: an overrun is as long as it is.
    [[nodiscard]] double xOf(std::int64_t bytes) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PoolResult result_;
    std::optional<std::int64_t> before_;
};

/// One memory pool: its use and capacity. Accepts drops of tensors; its settings open in place.
class PoolCard : public QFrame {
    Q_OBJECT
public:
    PoolCard(const Pool& pool, bool removable, QWidget* parent = nullptr);
    /// `pinsCost`: bytes of the lower bound caused by pins; the bound is shown without them.
    void show(const Pool& pool, const PoolResult& result, int tensors, const CauseCount& causes,
              std::int64_t pinsCost = 0);
    /// All that the program needs of the memory, against its limit; nothing: not known yet, so the card speaks of the
    /// arena alone.
    void setWhole(std::optional<FootprintMemory> whole);
    /// High-water mark of the last run; nothing: none ran with this plan.
    void setTouched(std::optional<std::int64_t> bytes);
    /// The pool after a drop; `is_target`: the drop would be here. `overlaps`: a tensor there would share bytes with
    /// one that must stay. `atMost`: a quick planner's figure, which the chosen one may improve.
    void preview(const PoolResult& after, bool is_target, bool overlaps, bool atMost = false);
    /// A drop here would change nothing: the tensors are already in this pool.
    void previewNothing();
    void endPreview();
    [[nodiscard]] const Pool& pool() const { return pool_; }
    [[nodiscard]] PoolEditor& editor() { return *editor_; }
    [[nodiscard]] EditInPlace& capacity() { return *of_; }
    [[nodiscard]] EditInPlace& bandwidth() { return *rate_; }

signals:
    void tensorsDropped(const QStringList& tensors, int memId);
    void tensorsHeld(const QStringList& tensors, int memId);
    void tensorsLeft();
    void changed(const arenascope::Pool& pool);
    void removeRequested(int memId);
    /// Its settings are shown now.
    void opened();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildHead();
    void fitLine();
    void fitHead();
    void takeCapacity(const QString& text);
    void takeBandwidth(const QString& text);
    void setChip(const QString& text, const char* kind);
    void showValue(const PoolResult& result);
    void showTraffic(const PoolResult& result);
    void showTarget();
    void showChip();
    [[nodiscard]] Fit fitAfter(const PoolResult& after) const;
    void showHints();

    Pool pool_;
    PoolResult result_;
    int tensors_ = 0;
    CauseCount causes_;
    std::optional<FootprintMemory> whole_;
    QStringList hints_;  ///< of the plan
    QString chipText_;   ///< of which the chip shows what there is room for
    QLabel *name_, *id_, *chip_, *value_, *count_, *hint_, *traffic_, *touched_;
    EditInPlace* of_;    ///< the capacity, edited where it stands
    EditInPlace* rate_;  ///< the bandwidth
    PoolBar* bar_;
    PoolEditor* editor_;
};

}  // namespace arenascope
