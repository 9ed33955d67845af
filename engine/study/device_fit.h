#pragma once
// Will it fit? The parts of a footprint in the memories of a device, against what it has of each.

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
    std::vector<std::size_t> left_out{};  ///< of these: what the application has, which is not known and not counted
    std::int64_t used = 0;                ///< of parts that are counted
    bool is_open = false;                 ///< a part that the program needs is not known: used is the least
    std::optional<std::int64_t> limit{};
    [[nodiscard]] Fit fit() const;
    [[nodiscard]] Message title() const;
    [[nodiscard]] std::int64_t over_by() const { return limit ? std::max<std::int64_t>(0, used - *limit) : 0; }
};

struct DeviceFit {
    std::vector<FootprintPart> parts;       ///< with what was given in place of what is not known
    std::vector<FootprintMemory> memories;  ///< pools, all RAM where it is more than one pool, flash
    [[nodiscard]] Fit fit() const;
    [[nodiscard]] const FootprintMemory* memory(std::string_view id) const;
    /// Whether a memory repeats what rows of others say: all RAM, where there are several pools.
    [[nodiscard]] bool is_sum(const FootprintMemory& memory) const;
    /// Parts of the memories with limits that no verdict counts, each once: their names.
    [[nodiscard]] std::vector<Message> left_out() const;
    /// Of all RAM or of flash, whether a memory stands for it or not.
    [[nodiscard]] FootprintMemory sum(bool of_flash) const;
    /// Bytes of all parts of a kind that are counted.
    [[nodiscard]] std::int64_t bytes(FootprintPart::Kind kind) const;
};

/// An error names a limit that is none of the device's memories and nothing that takes of them.
Result<DeviceFit> fit_device(const Footprint& footprint, const std::vector<Limit>& limits, const RuntimeSetup& setup);

}  // namespace arenascope
