#pragma once
// Numbers with their nouns in English: one thing is not said as many.

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace arenascope {

/// "1 step", "5 steps".
template <std::integral Number>
std::string counted(Number number, std::string_view one) {
    return std::to_string(number) + " " + std::string(one) + (number == 1 ? "" : "s");
}

/// The noun that a sentence has right after a number, and its verb if it follows.
struct CountedNoun {
    std::size_t length = 0;  ///< of their text in the sentence; 0: no noun
    std::string singular{};  ///< as after the number 1
};
namespace detail {

inline constexpr std::array<std::pair<std::string_view, std::string_view>, 42> counted_nouns{{
    {"arguments", "argument"},   {"buffers", "buffer"},     {"bytes", "byte"},
    {"cells", "cell"},           {"channels", "channel"},   {"characters", "character"},
    {"classes", "class"},        {"columns", "column"},     {"detections", "detection"},
    {"dimensions", "dimension"}, {"elements", "element"},   {"entries", "entry"},
    {"factors", "factor"},       {"floats", "float"},       {"groups", "group"},
    {"indices", "index"},        {"inputs", "input"},       {"instructions", "instruction"},
    {"items", "item"},           {"kinds", "kind"},         {"multipliers", "multiplier"},
    {"nodes", "node"},           {"numbers", "number"},     {"offsets", "offset"},
    {"operands", "operand"},     {"outputs", "output"},     {"fields", "field"},
    {"parts", "part"},           {"pixels", "pixel"},       {"places", "place"},
    {"results", "result"},       {"rows", "row"},           {"samples", "sample"},
    {"scales", "scale"},         {"shifts", "shift"},       {"sizes", "size"},
    {"states", "state"},         {"strides", "stride"},     {"tensors", "tensor"},
    {"times", "time"},           {"constants", "constant"}, {"values", "value"},
}};

inline constexpr std::array<std::pair<std::string_view, std::string_view>, 5> counted_verbs{
    {{"are", "is"}, {"do", "does"}, {"have", "has"}, {"lie", "lies"}, {"were", "was"}}};

/// The word after a space, in small letters; empty: none.
inline std::string_view word_after(std::string_view text) {
    if (!text.starts_with(' ')) return {};
    std::size_t end = 1;
    while (end < text.size() && text[end] >= 'a' && text[end] <= 'z') ++end;
    return text.substr(1, end - 1);
}

}  // namespace detail

/// " bytes are" of " bytes are left": sentences have plurals, and a number may be 1.
[[nodiscard]] inline CountedNoun counted_noun(std::string_view after) {
    CountedNoun out;
    const auto take = [&](const auto& forms) {
        const std::string_view word = detail::word_after(after.substr(out.length));
        const auto found =
            std::find_if(forms.begin(), forms.end(), [word](const auto& form) { return form.first == word; });
        if (word.empty() || found == forms.end()) return false;
        out.length += word.size() + 1;
        out.singular.append(" ").append(found->second);
        return true;
    };
    if (take(detail::counted_nouns)) take(detail::counted_verbs);
    return out;
}

}  // namespace arenascope
