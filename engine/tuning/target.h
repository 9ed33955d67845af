#pragma once
// A target preset: the memories of a device and its other limits. Editable JSON.

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/planning/problem.h"
#include "engine/tuning/tuning.h"

namespace arenascope {

struct Target {
    std::string id, title, note;
    std::string source;  ///< where its figures are published, such as those of bandwidth
    std::vector<Pool> pools;
    std::vector<Limit> limits;
    std::optional<Core> core;
    RuntimeSetup runtime;
    std::string file;  ///< where it comes from
};

/// {"title", "note"?, "source"?, "core"?: "m4", "pools": [pools as in a tuning], "limits"?: {"ram": "256K", …},
/// "runtime"?:
/// {"abi"?: "arm-32", "temp_allocator"?: "16K"}}; amounts may be strings with K, M or G (1024-based).
Result<Target> parse_target(const std::string& id, std::string_view text);
/// The same form, for a preset of the user's own.
std::string to_json(const Target& target);
/// The device's memories, limits, core and runtime in place of the tuning's.
Tuning with_memories_of(Tuning tuning, const Target& target);
/// The same without pins, and without assignments and rules that name a pool which the device does not have.
Tuning with_target(Tuning tuning, const Target& target);
/// Whether the tuning has the memories, limits, core and runtime of the target.
[[nodiscard]] bool has_target(const Tuning& tuning, const Target& target);

}  // namespace arenascope
