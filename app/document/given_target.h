#pragma once

#include <QString>
#include <cstdint>

#include "engine/tuning/target.h"

namespace arenascope {

/// A target that a program gets when it is opened, as its first step of undo.
struct GivenTarget {
    enum class From : std::uint8_t { preference, otherProgram, folderTable };
    Target target;
    From from = From::preference;
    QString label{};  ///< of that step
};

}  // namespace arenascope
