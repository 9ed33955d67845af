#pragma once

#include <cstdint>
#include <string>

namespace arenascope {

/// The most that a device has of something.
struct Limit {
    std::string name;  ///< "ram", "flash" or a pool
    std::int64_t bytes = 0;
    bool operator==(const Limit&) const = default;
};

}  // namespace arenascope
