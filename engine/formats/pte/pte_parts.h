#pragma once
// A .pte by its parts: bytes of constants, initial states, payloads and named data, and the program itself.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/formats/pte/pte_container.h"

namespace arenascope::pte {

struct FilePart {
    enum class Kind : std::uint8_t { constants, states, payload, named } kind = Kind::constants;
    std::string method;      ///< of a payload: the first method with the delegate
    DelegateIndex delegate;  ///< of a payload: its first delegate in that method
    std::string name;        ///< of named data: its key
    std::int64_t bytes = 0;  ///< including the padding between its items
};

/// All data outside of the program's tables, each item once. The rest of the file is the program with the padding
/// between its segments.
[[nodiscard]] std::vector<FilePart> file_parts(const fb::Program& program);

}  // namespace arenascope::pte
