#pragma once
// A .pte by its parts: what of its bytes are constants, initial states, payloads and named data, and what is the
// program.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/formats/pte/pte_container.h"

namespace arenascope::pte {

struct FilePart {
    enum class Kind : std::uint8_t { constants, states, payload, named } kind = Kind::constants;
    std::string method;      ///< of a payload: the first method that has the delegate
    DelegateIndex delegate;  ///< of a payload: the first delegate there that it belongs to
    std::string name;        ///< of named data: its key
    std::int64_t bytes = 0;  ///< with the padding between its items
};

/// Everything that the program stores beside its own tables, each once however many refer to it. What is left of the
/// file is the program with the padding between its segments.
[[nodiscard]] std::vector<FilePart> file_parts(const fb::Program& program);

}  // namespace arenascope::pte
