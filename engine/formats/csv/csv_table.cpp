#include "engine/formats/csv/csv_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <unordered_set>

#include "engine/base/csv.h"

namespace arenascope::csv {

namespace {

Message columns_text() {
    return message("id, lower, upper (or end), size, and optionally alignment, offset, mem_id, hint, gaps");
}

enum class Column : std::uint8_t { id, lower, upper, end, size, alignment, offset, mem_id, hint, gaps, count };

struct Name {
    std::string_view text;
    Column column;
};
constexpr std::array names{
    Name{"id", Column::id},         Name{"buffer", Column::id},
    Name{"buffer_id", Column::id},  Name{"lower", Column::lower},
    Name{"start", Column::lower},   Name{"begin", Column::lower},
    Name{"upper", Column::upper},   Name{"end", Column::end},
    Name{"size", Column::size},     Name{"alignment", Column::alignment},
    Name{"offset", Column::offset}, Name{"mem_id", Column::mem_id},
    Name{"hint", Column::hint},     Name{"gaps", Column::gaps},
};

/// Columns for readers that are not part of the problem.
constexpr std::array<std::string_view, 8> told{"address", "first_step", "last_step", "pool",
                                               "role",    "dtype",      "shape",     "op"};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

Error wrong(std::size_t line, Message what, Message expected) {
    return Error{.what = std::move(what), .place = message("line {line}", line), .expected = std::move(expected)};
}

/// Removes the next line from `text` and returns it without its end.
std::string_view next_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(line);
}

class Reader {
public:
    Result<Table> read(std::string_view text) {
        if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
        CHECKED(header(next_line(text)));
        for (line_ = 2; !text.empty(); ++line_) {
            const std::string_view line = next_line(text);
            if (!line.empty()) CHECKED(row(cells_of(line)));
        }
        if (table_.rows.empty())
            return wrong(1, message("has no buffer"), message("a line for each buffer below the column names"));
        return std::move(table_);
    }

private:
    Result<> header(std::string_view line) {
        where_.fill(-1);
        const std::vector<std::string> cells = cells_of(line);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (std::find(told.begin(), told.end(), cells[i]) != told.end()) continue;
            const auto known =
                std::find_if(names.begin(), names.end(), [&](const Name& name) { return name.text == cells[i]; });
            if (known == names.end()) return wrong(1, message("unknown column '{column}'", cells[i]), columns_text());
            int& place = where_[static_cast<std::size_t>(known->column)];
            if (place >= 0) return wrong(1, message("column '{column}' appears twice", cells[i]), columns_text());
            place = static_cast<int>(i);
        }
        width_ = cells.size();
        const bool has_end = has(Column::upper) != has(Column::end);
        if (!has(Column::id) || !has(Column::lower) || !has(Column::size) || !has_end) {
            return wrong(1,
                         has(Column::upper) && has(Column::end) ? message("has both upper and end")
                                                                : message("a column is missing"),
                         columns_text());
        }
        table_.has_hints = has(Column::hint);
        table_.has_gaps = has(Column::gaps);
        return done;
    }

    Result<> row(const std::vector<std::string>& cells) {
        if (cells.size() != width_) {
            return wrong(line_, message("{count} cells", cells.size()),
                         message("{count} as in the first line", width_));
        }
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        Row out{.id = unguarded_cell(cells[static_cast<std::size_t>(where_[static_cast<std::size_t>(Column::id)])])};
        if (out.id.empty()) return wrong(line_, message("a buffer without an id"), message("a unique id"));
        if (!ids_.insert(out.id).second)
            return wrong(line_, message("id '{id}' appears twice", out.id), message("a unique id"));
        TRY(out.lower, number(cells, Column::lower, "lower", -most, most));
        if (has(Column::end)) {
            TRY(const std::int64_t end, number(cells, Column::end, "end", -most, most - 1));
            out.upper = end + 1;
        } else {
            TRY(out.upper, number(cells, Column::upper, "upper", -most, most));
        }
        if (out.upper <= out.lower) {
            return wrong(line_, message("buffer '{id}' ends before it begins", out.id),
                         message("an end above the beginning"));
        }
        TRY(out.size, number(cells, Column::size, "size", 0, most));
        CHECKED(optional_cells(cells, out));
        table_.rows.push_back(std::move(out));
        return done;
    }

    Result<> optional_cells(const std::vector<std::string>& cells, Row& out) const {
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
        if (given(cells, Column::alignment)) {
            TRY(out.align, number(cells, Column::alignment, "alignment", 1, std::int64_t{1} << 32));
        }
        if (given(cells, Column::offset)) {
            TRY(out.offset, number(cells, Column::offset, "offset", 0, most));
        }
        if (given(cells, Column::mem_id)) {
            TRY(const std::int64_t id, number(cells, Column::mem_id, "mem_id", 1, 255));
            out.mem_id = static_cast<std::int32_t>(id);
        }
        return done;
    }

    [[nodiscard]] bool has(Column column) const { return where_[static_cast<std::size_t>(column)] >= 0; }
    [[nodiscard]] const std::string& cell(const std::vector<std::string>& cells, Column column) const {
        return cells[static_cast<std::size_t>(where_[static_cast<std::size_t>(column)])];
    }
    [[nodiscard]] bool given(const std::vector<std::string>& cells, Column column) const {
        return has(column) && !cell(cells, column).empty();
    }

    Result<std::int64_t> number(const std::vector<std::string>& cells, Column column, const char* name,
                                std::int64_t min, std::int64_t max) const {
        const std::string& text = cell(cells, column);
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || value < min || value > max) {
            return wrong(line_, message("{name} is '{value}'", name, text),
                         message("a whole number from {min} to {max}", min, max));
        }
        return value;
    }

    std::array<int, static_cast<std::size_t>(Column::count)> where_{};
    std::size_t width_ = 0, line_ = 1;
    std::unordered_set<std::string> ids_;
    Table table_;
};

}  // namespace

Result<Table> parse_table(std::string_view text) { return Reader().read(text); }

}  // namespace arenascope::csv
