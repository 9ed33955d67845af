#pragma once
// Tries one third-party file: it is opened, planned and run as the program does it, and its results are compared with
// the recorded ones.

#include <cstdint>
#include <filesystem>
#include <string>

namespace arenascope::wild {

/// The last stage that a file reached.
enum class End : std::uint8_t { crashed, refused, opened, planned, ran, differs, equal, wrong };
[[nodiscard]] const char* name_of(End end);

/// A child process fills the row, which its parent shares.
struct Row {
    End end = End::crashed;
    bool has_expected = false;  ///< results were recorded beside it
    bool is_running = false;    ///< planned, and then run
    char said[300] = {};

    void say(End as, const std::string& text);
};

/// Opens, plans and runs the file; `row` always holds the stage reached so far.
void try_file(const std::filesystem::path& path, Row& row);

}  // namespace arenascope::wild
