#pragma once
// The lines of an allocation .csv, checked. Times are the file's.

#include <string>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope::csv {

struct Row {
    std::string id;
    std::int64_t lower = 0, upper = 0;  ///< half-open, lower < upper
    std::int64_t size = 0;              ///< bytes, or the source's unit
    std::int64_t align = 0;             ///< 0: none of its own
    std::int32_t mem_id = 1;
    std::optional<std::int64_t> offset{};
};

struct Table {
    std::vector<Row> rows;
    bool has_hints = false, has_gaps = false;
};

/// An error names the line (from 1) and the column.
Result<Table> parse_table(std::string_view text);

}  // namespace arenascope::csv
