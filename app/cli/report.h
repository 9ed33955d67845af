#pragma once
// The results of several files, for people (Markdown) and for build servers (JUnit).

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"

namespace arenascope::cli {

std::span<const Option> report_options();  ///< --markdown, --junit

/// At most one of --json, --csv and --markdown, because each uses all of stdout.
Result<> check_one_form(const Arguments& arguments);

class Report {
public:
    struct Row {
        std::string file;
        std::vector<std::pair<std::string, std::string>> cells{};  ///< column and text
        std::string failure{};                                     ///< the requirement that is not met
        std::string error{};                                       ///< why the file cannot be used
        double seconds = 0;                                        ///< wall clock, from begin() on
    };

    explicit Report(std::string verb) : verb_(std::move(verb)) {}
    /// Starts the next file.
    void begin() { begun_ = std::chrono::steady_clock::now(); }
    void add(Row row);
    /// Also prints it on stderr: one line, as for a single file.
    void add_unusable(const std::string& file, const Error& error, const Verb& verb, Console& console);
    /// A table with the columns in order of first use; '|' and line ends are escaped.
    [[nodiscard]] std::string markdown() const;
    [[nodiscard]] std::string junit() const;
    /// Prints and writes as the options request.
    Result<> finish(const Arguments& arguments, Console& console) const;

private:
    std::string verb_;
    std::vector<Row> rows_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

/// Files as given; a folder is replaced by every program below it, sorted by name. An error names an empty folder.
Result<std::vector<std::string>> expand_files(const std::vector<std::string>& operands);
/// The operands of a verb that takes files and folders.
Result<std::vector<std::string>> files_of(const Arguments& arguments);

}  // namespace arenascope::cli
