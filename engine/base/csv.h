#pragma once
// Lines of .csv files, read and written by one rule for quotes.

#include <string>
#include <string_view>
#include <vector>

namespace arenascope::csv {

/// Cells of a line. A cell that begins with a double quote may contain commas; a doubled quote in it stands for one.
/// Quoted text is kept unchanged. Other cells lose the spaces and tabs around them. A quote inside an unquoted cell is
/// plain text.
std::vector<std::string> cells_of(std::string_view line);
/// A name as the text of a cell. A leading ' keeps a spreadsheet from reading it as a formula.
std::string guarded_cell(std::string_view text);
/// The name that guarded_cell was given.
std::string unguarded_cell(std::string_view cell);
/// The text in quotes, on one line.
std::string quoted_cell(std::string_view text);
/// A guarded name, quoted only where that is required.
std::string cell_text(std::string_view text);

}  // namespace arenascope::csv
