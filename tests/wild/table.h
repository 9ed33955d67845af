#pragma once
// How many files of each folder reach which stage, as a table; and the numbers that fell below a recorded one.

#include <array>
#include <charconv>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/wild/trial.h"

namespace arenascope::wild {

struct Count {
    int files = 0, opened = 0, planned = 0, run = 0, expected = 0, equal = 0;
    int failed = 0;  ///< crashed, or ended in a wrong way; not a column of the table
    void add(const Row& row);
};

/// By kind and folder: "tflite/mlcommons+tiny".
using Table = std::map<std::string, Count>;

namespace detail {

struct Column {
    const char* name;
    int Count::*count;
};
inline constexpr std::array columns{Column{"files", &Count::files},       Column{"opened", &Count::opened},
                                    Column{"planned", &Count::planned},   Column{"run", &Count::run},
                                    Column{"expected", &Count::expected}, Column{"equal", &Count::equal}};
inline constexpr const char* sum_name = "all";

inline std::string line_of(const std::string& name, const Count& count) {
    std::string out = "| " + name + " |";
    for (const Column& column : columns) out += " " + std::to_string(count.*column.count) + " |";
    return out + "\n";
}

/// The text between two bars, without spaces around it.
inline std::string_view cell(std::string_view& line) {
    const std::size_t end = line.find('|');
    std::string_view found = line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
    while (found.starts_with(' ')) found.remove_prefix(1);
    while (found.ends_with(' ')) found.remove_suffix(1);
    return found;
}

}  // namespace detail

inline void Count::add(const Row& row) {
    const auto reached = [&](End end) { return row.end >= end && row.end <= End::equal ? 1 : 0; };
    ++files;
    opened += reached(End::opened);
    planned += reached(End::planned);
    run += reached(End::ran);
    expected += row.has_expected ? 1 : 0;
    equal += row.end == End::equal ? 1 : 0;
    failed += row.end == End::crashed || row.end == End::wrong ? 1 : 0;
}

/// In Markdown, with the sum of all rows at its end.
[[nodiscard]] inline std::string text_of(const Table& table) {
    std::string out = "| folder |";
    for (const detail::Column& column : detail::columns) out += std::string(" ") + column.name + " |";
    out += "\n|---|";
    for (std::size_t i = 0; i < detail::columns.size(); ++i) out += "---|";
    out += "\n";
    Count all;
    for (const auto& [name, count] : table) {
        out += detail::line_of(name, count);
        for (const detail::Column& column : detail::columns) all.*column.count += count.*column.count;
    }
    return out + detail::line_of(detail::sum_name, all);
}

/// Reads the output of text_of(); the sum is not a row.
[[nodiscard]] inline Table table_of(std::string_view text) {
    Table out;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!line.starts_with("| ")) continue;
        line.remove_prefix(1);
        const std::string name(detail::cell(line));
        Count count;
        bool is_row = name != detail::sum_name;
        for (const detail::Column& column : detail::columns) {
            const std::string_view digits = detail::cell(line);
            is_row =
                std::from_chars(digits.data(), digits.data() + digits.size(), count.*column.count).ec == std::errc() &&
                is_row;
        }
        if (is_row) out.emplace(name, count);
    }
    return out;
}

/// A line for each number of `recorded` above the one of `now`.
[[nodiscard]] inline std::vector<std::string> losses(const Table& now, const Table& recorded) {
    std::vector<std::string> out;
    for (const auto& [name, before] : recorded) {
        const auto found = now.find(name);
        const Count here = found == now.end() ? Count() : found->second;
        for (const detail::Column& column : detail::columns) {
            const int less = here.*column.count, more = before.*column.count;
            if (less < more)
                out.push_back(name + ": " + column.name + " " + std::to_string(less) + ", recorded " +
                              std::to_string(more));
        }
    }
    return out;
}

}  // namespace arenascope::wild
