#pragma once
// Will it fit? The parts of a footprint in the memories of a device, compared with the size of each.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/study/footprint.h"

namespace arenascope {

enum class Fit : std::uint8_t { no_limit, fits, over, unknown };
[[nodiscard]] std::string_view name_of(Fit fit);

struct FootprintMemory {
    enum class Of : std::uint8_t { pool, ram, flash } of = Of::pool;  ///< ram: all of it
    std::string id;  ///< as limits name it: a pool's name, "ram" or "flash"
    std::vector<std::size_t> parts{};
    std::vector<std::size_t> left_out{};  ///< parts of the application, which are unknown and not counted
    std::int64_t used = 0;                ///< sum of the counted parts
    bool is_open = false;                 ///< a required part is unknown: used is a minimum
    std::optional<std::int64_t> limit{};
    [[nodiscard]] Fit fit() const;
    [[nodiscard]] Message title() const;
    [[nodiscard]] std::int64_t over_by() const { return limit ? std::max<std::int64_t>(0, used - *limit) : 0; }
};

struct DeviceFit {
    std::vector<FootprintPart> parts;       ///< with given bytes in place of unknown ones
    std::vector<FootprintMemory> memories;  ///< pools, all RAM if there is more than one pool, flash
    [[nodiscard]] Fit fit() const;
    /// The same for the program with its plan: an invalid plan fits no limit.
    [[nodiscard]] Fit fit_with(bool plan_is_valid) const;
    [[nodiscard]] const FootprintMemory* memory(std::string_view id) const;
    /// Whether a memory repeats other rows: all RAM, if there are several pools.
    [[nodiscard]] bool is_sum(const FootprintMemory& memory) const;
    /// Parts of the memories with limits that no verdict counts: their names, each once.
    [[nodiscard]] std::vector<Message> left_out() const;
    /// Of all RAM or of flash, whether or not there is a memory for it.
    [[nodiscard]] FootprintMemory sum(bool of_flash) const;
    /// Sum of the counted parts of a kind.
    [[nodiscard]] std::int64_t bytes(FootprintPart::Kind kind) const;
};

/// An error names a limit that matches neither a memory nor a part.
Result<DeviceFit> fit_device(const Footprint& footprint, const std::vector<Limit>& limits, const RuntimeSetup& setup);

}  // namespace arenascope
