#pragma once
// Which target a program is planned for, in words: one that is known, one with changes, or none.

#include <QString>
#include <vector>

#include "engine/tuning/target.h"

namespace arenascope {

struct TargetWords {
    QString name;                    ///< "none", the title of a target, "own pools", "as in the file"
    bool isChanged = false;          ///< it is that target with other figures
    QStringList differences;         ///< "SRAM 240 KiB instead of 320 KiB"; of own pools what they are
    const Target* target = nullptr;  ///< of `targets`; null: none of them
    /// The name with what differs, as one sentence.
    [[nodiscard]] QString sentence() const;
};

/// `opened`: the tuning before all edits, so that the pools of a file are not taken for the user's.
[[nodiscard]] TargetWords targetWords(const Tuning& tuning, const Tuning& opened, const std::vector<Target>& targets);

}  // namespace arenascope
