#pragma once
// Limits of a device that a program exceeds or may exceed: rows of Problems.

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "engine/study/footprint.h"

namespace arenascope {

struct DeviceProblem {
    Q_DECLARE_TR_FUNCTIONS(arenascope::DeviceProblem)
public:
    QString text, where;
    qint64 overBy = 0;  ///< 0: unknown whether it fits
    bool isFlash = false;
};

/// Pools whose arena alone is too large are already issues of the plan.
[[nodiscard]] std::vector<DeviceProblem> deviceProblems(const Footprint& footprint, const Tuning& tuning,
                                                        const Plan& plan);

}  // namespace arenascope
