#pragma once
// The last writer of every byte of the arenas, while a program is followed from its first to its last instruction.

#include <cstdint>
#include <map>
#include <optional>

#include "engine/ir/method.h"

namespace arenascope::pte {

/// The last writer of every byte of every arena.
class Owners {
public:
    /// `owner` writes [place.offset, place.offset + bytes).
    void write(const Allocation& place, std::int64_t bytes, ValueId owner);
    /// The value that wrote exactly these bytes in one instruction and still owns all of them.
    [[nodiscard]] std::optional<ValueId> exact(const Allocation& place, std::int64_t bytes) const;
    /// Whether none of these bytes was ever written.
    [[nodiscard]] bool untouched(const Allocation& place, std::int64_t bytes) const;

private:
    struct Run {
        std::int64_t end = 0;
        ValueId owner = no_value;
        bool whole = true;  ///< false once a part of it was overwritten
    };
    using Runs = std::map<std::int64_t, Run>;  ///< by first byte; never overlapping
    std::map<std::int32_t, Runs> arenas_;
};

}  // namespace arenascope::pte
