#pragma once
// Lines of .csv files, read and written by one rule for quotes.

#include <string>
#include <string_view>
#include <vector>

namespace arenascope::csv {

/// Cells of a line. A cell that begins with a double quote may hold commas, and a doubled quote in it is one; what is
/// quoted stays as it is, other cells lose the spaces and tabs around them. A quote within another cell is text.
std::vector<std::string> cells_of(std::string_view line);
/// A name as the text of a cell: a spreadsheet takes it for no formula (a leading ' says so), and nothing in it acts.
std::string guarded_cell(std::string_view text);
/// A name as it was before guarded_cell.
std::string unguarded_cell(std::string_view cell);
/// The text in quotes, on one line.
std::string quoted_cell(std::string_view text);
/// A name: guarded, and quoted only where it must be.
std::string cell_text(std::string_view text);

}  // namespace arenascope::csv
