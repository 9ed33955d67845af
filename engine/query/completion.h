#pragma once
// What the word at the cursor of a query field can become.

#include "engine/query/query.h"

namespace arenascope::query {

struct Spot {
    std::size_t begin = 0, end = 0;      ///< the word, which a completion replaces; empty: nothing is written yet
    std::optional<std::size_t> field{};  ///< the word is a value of this field; none: a word or a field
    std::string text{};                  ///< of the word
};

/// The word that touches `cursor`, a byte of `text`.
[[nodiscard]] Spot spot_at(std::string_view text, std::size_t cursor, const Language& language);

}  // namespace arenascope::query
