#pragma once
// The issues of a plan with their numbers: for the status bar, the message bar and the Export dialog.

#include <QCoreApplication>
#include <QStringList>

#include "engine/engine.h"
#include "engine/study/footprint.h"

namespace arenascope {

struct PlanTrouble {
    QString head;          ///< "The plan does not fit"
    QStringList facts;     ///< the first few: "over by 92 KiB in pool SRAM", "a and b overlap: 8 192 B, steps 17–18"
    int count = 0;         ///< of all facts
    QStringList cautions;  ///< one of each kind: "over capacity by 92 KiB in SRAM", "2 tensors overlap"
    [[nodiscard]] bool empty() const { return count == 0; }
    /// The first fact, and how many more there are; empty if there are none.
    [[nodiscard]] QString brief() const;
    /// The facts after the first; the omitted ones are counted.
    [[nodiscard]] QString rest() const;

    Q_DECLARE_TR_FUNCTIONS(arenascope::PlanTrouble)
};

/// `footprint`: of this plan, once it is known; a memory of the device that it exceeds is an issue too.
[[nodiscard]] PlanTrouble troubleOf(const Outcome& outcome, const Footprint* footprint = nullptr,
                                    const Tuning* tuning = nullptr);

}  // namespace arenascope
