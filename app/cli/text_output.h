#pragma once
// Text for people: aligned tables, exact bytes with grouped digits.

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/counted.h"
#include "engine/planning/plan.h"

namespace arenascope::cli {

/// "602 112 B".
std::string bytes_text(std::int64_t bytes);
/// "+1 024 B", "-512 B", "0 B".
std::string signed_bytes_text(std::int64_t bytes);
std::string grouped(std::int64_t number);
/// In English.
std::vector<std::string> texts_of(const std::vector<Message>& messages);
/// A sentence with grouped digits, except inside quoted names.
std::string with_groups(std::string_view sentence);
/// "12.3", of seconds.
std::string milliseconds_text(double seconds);
/// "0.820 ms", "12.3 ms": how long moving bytes takes; "unknown".
std::string move_text(const std::optional<double>& milliseconds);
/// "+0.820 ms".
std::string move_change_text(double milliseconds);
/// "0.4 %".
std::string percent_text(double ratio);
/// The distance of the plan to its bound; "-": it is invalid.
std::string gap_text(const Plan& plan);

/// The error for an unusable command line or file on stderr: one line.
void print_error(std::string_view verb, const Error& error, std::ostream& err);

/// Columns padded to their widest cell; numbers (a column marked '>') to the right.
class TextTable {
public:
    /// One character per column: '<' or '>'.
    explicit TextTable(std::string alignment) : alignment_(std::move(alignment)) {}
    /// Names come from files: no cell has line ends or other control characters.
    void row(std::vector<std::string> cells);
    void print(std::ostream& out, std::string_view indent = "") const;

private:
    std::string alignment_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace arenascope::cli
