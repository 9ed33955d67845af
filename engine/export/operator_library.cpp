#include "engine/export/operator_library.h"

#include <algorithm>

#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/export/executorch_operators.h"

namespace arenascope {

namespace {

constexpr std::uint64_t most_library_bytes = 1 << 20;
constexpr std::string_view backends_heading = "backends";

bool is_executorch_library(std::string_view heading) {
    const auto all = executorch_operators();
    return std::any_of(all.begin(), all.end(), [&](const ExecutorchOperator& each) { return each.library == heading; });
}

/// A line without its comment and the spaces around it.
std::string_view content_of(std::string_view line) {
    constexpr std::string_view spaces = " \t\r";
    line = line.substr(0, line.find('#'));
    const std::size_t first = line.find_first_not_of(spaces);
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(spaces) - first + 1);
}

class LibraryReader {
public:
    Result<> read(std::string_view line) {
        if (line.starts_with('[') && line.ends_with(']')) {
            end_heading();
            heading_ = line.substr(1, line.size() - 2);
            has_lines_ = false;
            return done;
        }
        has_lines_ = true;
        if (heading_ == backends_heading) {
            library_.backends.emplace(line);
            return done;
        }
        const bool is_name = line.find("::") != std::string_view::npos && line.find_first_of(" \t(") == line.npos;
        if (!is_name && executorch_library_of(line).empty()) {
            return Error{.what = message("'{name}' is not an operator", line),
                         .expected = message("one namespace::name.overload on each line")};
        }
        library_.operators.emplace(line);
        const bool is_plain = heading_.empty() && !executorch_library_of(line).empty();
        if (is_plain || is_executorch_library(heading_)) library_.portable.emplace(line);
        return done;
    }
    OperatorLibrary take() && {
        end_heading();
        return std::move(library_);
    }

private:
    /// A heading with one of ExecuTorch's libraries and no lines below it includes the whole library.
    void end_heading() {
        if (has_lines_ || !is_executorch_library(heading_)) return;
        for (const ExecutorchOperator& each : executorch_operators()) {
            if (each.library != heading_) continue;
            library_.operators.emplace(each.name);
            library_.portable.emplace(each.name);
        }
    }

    OperatorLibrary library_;
    std::string heading_;
    bool has_lines_ = false;
};

}  // namespace

Result<OperatorLibrary> parse_operator_library(std::string_view text) {
    LibraryReader reader;
    std::size_t number = 0;
    for (const std::string& line : split(text, '\n')) {
        ++number;
        const std::string_view content = content_of(line);
        if (!content.empty()) CHECKED(reader.read(content).in(message("line {line}", number)));
    }
    OperatorLibrary library = std::move(reader).take();
    if (!library.operators.empty() || !library.backends.empty()) return library;
    return Error{.what = message("the operator library names no operator"),
                 .expected = message("one namespace::name.overload on each line")};
}

Result<OperatorLibrary> load_operator_library(const std::string& path) {
    auto bytes = load_file(path, most_library_bytes);
    if (!bytes.ok()) return std::move(bytes).error();
    auto library = parse_operator_library(as_text(bytes.value()));
    if (!library.ok()) return std::move(library).error().of_file(path);
    return library;
}

}  // namespace arenascope
