#include "engine/formats/csv/vela_csv.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "engine/base/csv.h"

namespace arenascope::csv {

namespace {

using Cells = std::vector<std::string>;

constexpr std::string_view used = "_memory_used";  ///< of a summary: "sram_memory_used", in KiB

/// The column with one of these names; none: there is none.
std::optional<std::size_t> column_of(const Cells& head, std::initializer_list<std::string_view> names) {
    for (std::size_t i = 0; i < head.size(); ++i) {
        if (std::find(names.begin(), names.end(), std::string_view(head[i])) != names.end()) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> usage_of(const Cells& head) {
    if (const auto layers = column_of(head, {"SRAM Usage", "Staging Usage"})) return layers;
    return column_of(head, {"operators"}) ? column_of(head, {"sram_used"}) : std::nullopt;
}

bool is_summary(const Cells& head) { return column_of(head, {"sram_memory_used"}).has_value(); }

std::string_view next_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

Error wrong(std::size_t line, Message what, Message expected) {
    return Error{.what = std::move(what), .place = message("line {line}", line), .expected = std::move(expected)};
}

/// Bytes, in a unit of so many.
Result<std::int64_t> bytes_of(const std::string& cell, std::int64_t unit, std::size_t line) {
    double value = 0;
    const auto [end, code] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    constexpr double most = 1e15;
    if (code != std::errc() || end != cell.data() + cell.size() || !(value >= 0) || value > most)
        return wrong(line, message("'{value}' is not a size", cell), message("a number from 0"));
    return static_cast<std::int64_t>(std::llround(value * static_cast<double>(unit)));
}

Result<VelaTable> parse_summary(const Cells& head, std::string_view text) {
    constexpr std::int64_t unit = 1024;
    const Cells cells = cells_of(next_line(text));
    if (cells.size() != head.size())
        return wrong(2, message("{count} cells", cells.size()), message("{count} as in the first line", head.size()));
    VelaTable out{.buffers = {}, .note = message("a summary of Vela: the bytes that the network needs of each memory")};
    for (std::size_t i = 0; i < head.size(); ++i) {
        if (!head[i].ends_with(used)) continue;
        TRY(const std::int64_t bytes, bytes_of(cells[i], unit, 2));
        if (bytes == 0) continue;
        out.buffers.push_back({.name = head[i].substr(0, head[i].size() - used.size()),
                               .bytes = bytes,
                               .lower = 0,
                               .upper = 1,
                               .mem_id = static_cast<std::int32_t>(out.buffers.size() + 1),
                               .offset = 0});
    }
    return out;
}

Result<VelaTable> parse_layers(const Cells& head, std::string_view text) {
    const std::size_t usage = *usage_of(head);
    const auto name = column_of(head, {"Name", "name"});
    const auto op = column_of(head, {"NNG Operator", "operators"});
    VelaTable out{.buffers = {}, .note = message("a table of Vela: the SRAM that each layer needs while it runs")};
    for (std::size_t line = 2; !text.empty(); ++line) {
        const std::string_view row = next_line(text);
        const Cells cells = cells_of(row);
        if (row.empty() || cells == head) continue;  // each sub-graph has a header of its own
        if (cells.size() != head.size()) {
            return wrong(line, message("{count} cells", cells.size()),
                         message("{count} as in the first line", head.size()));
        }
        const auto at = static_cast<std::int64_t>(out.buffers.size());
        TimedBuffer buffer{.name = name ? cells[*name] : std::string(), .lower = at, .upper = at + 1, .offset = 0};
        TRY(buffer.bytes, bytes_of(cells[usage], 1, line));
        buffer.name += (buffer.name.empty() ? "layer " : " ") + std::to_string(at);  // names repeat
        if (op) buffer.op = cells[*op];
        out.buffers.push_back(std::move(buffer));
    }
    return out;
}

}  // namespace

bool is_vela_table(std::string_view text) {
    const Cells head = cells_of(next_line(text));
    return head.size() > 2 && (is_summary(head) || usage_of(head).has_value());
}

Result<VelaTable> parse_vela_table(std::string_view text) {
    Cells head = cells_of(next_line(text));
    auto out = is_summary(head) ? parse_summary(head, text) : parse_layers(std::move(head), text);
    if (out.ok() && out.value().buffers.empty())
        return wrong(2, message("no layer and no memory"), message("a line for each layer below the column names"));
    return out;
}

}  // namespace arenascope::csv
