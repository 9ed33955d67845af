#pragma once
// The capacity in the toolbar: which memory it is of, and the edit that it asks for.

#include <QObject>
#include <cstdint>
#include <optional>

#include "engine/planning/plan.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

class Shell;

/// Of several memories the one that matters: the one that is exceeded the most; else the first with a limit; else the
/// first. `kept`: stays while no other one is exceeded.
[[nodiscard]] const Pool* pool_that_matters(const Tuning& tuning, const Plan* plan, std::optional<std::int32_t> kept);

class CapacityController : public QObject {
    Q_OBJECT
public:
    explicit CapacityController(Shell& shell);

private:
    void show();
    void take(const QString& text);
    void step(int by);

    Shell& shell_;
    std::optional<std::int32_t> shown_;  ///< mem_id; nothing: no program is open
};

}  // namespace arenascope
