// Own code: no library of Debian 12 reads one line of cells without reading, and reporting on, the whole file.

#include "engine/base/csv.h"

#include "engine/base/printable.h"

namespace arenascope::csv {

namespace {

/// Characters that make a spreadsheet read a cell as a formula, and the character that prevents it.
constexpr std::string_view formula_starts = "=+-@";
const std::string guard = "'";

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Takes one cell off the front of `line`, without its comma.
std::string next_cell(std::string_view& line) {
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    std::string cell;
    std::size_t quoted = 0;  // how many bytes at the cell's front were in quotes: they keep their spaces
    if (line.starts_with('"')) {
        std::size_t at = 1;
        for (; at < line.size(); ++at) {
            if (line[at] == '"' && !line.substr(at).starts_with("\"\"")) break;
            if (line[at] == '"') ++at;
            cell += line[at];
        }
        line.remove_prefix(at < line.size() ? at + 1 : at);
        quoted = cell.size();
        while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    }
    const std::size_t end = line.find(',');
    cell += line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end);
    while (cell.size() > quoted && is_space(cell.back())) cell.pop_back();
    return cell;
}

}  // namespace

std::string unguarded_cell(std::string_view cell) {
    const bool is_guarded =
        cell.size() > 1 && cell.front() == guard.front() && formula_starts.find(cell[1]) != std::string_view::npos;
    return std::string(is_guarded ? cell.substr(1) : cell);
}

std::vector<std::string> cells_of(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    std::vector<std::string> cells;
    while (true) {
        cells.push_back(next_cell(line));
        if (line.empty()) return cells;
        line.remove_prefix(1);  // the comma
    }
}

std::string guarded_cell(std::string_view text) {
    const std::string safe = printable(text);
    return !safe.empty() && formula_starts.find(safe.front()) != std::string_view::npos ? guard + safe : safe;
}

std::string quoted_cell(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c == '\n' || c == '\r' ? ' ' : c;
    }
    return out + '"';
}

std::string cell_text(std::string_view text) {
    const std::string safe = guarded_cell(text);
    return safe.find_first_of(",\"") == std::string::npos ? safe : quoted_cell(safe);
}

}  // namespace arenascope::csv
