// Own code: QCommandLineParser knows neither verbs nor repeated options in order, ends the program by itself and
// suggests no similar option. CLI11 throws, and its help and completion do not follow the option tables.

#include "app/cli/arguments.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <limits>
#include <utility>

#include "engine/runner/sample_inputs.h"

namespace arenascope::cli {

namespace {

/// Option names of earlier versions, which scripts may still use.
constexpr std::array older_names{std::pair<std::string_view, std::string_view>{"--extract-blob", "--extract-payload"},
                                 std::pair<std::string_view, std::string_view>{"--replace-blob", "--replace-payload"}};

const Option* find_option(const Verb& verb, std::string_view name) {
    for (const auto& [older, now] : older_names) {
        if (name == older) name = now;
    }
    for (const auto& table : verb.options) {
        for (const Option& option : table) {
            if (option.name == name) return &option;
        }
    }
    return nullptr;
}

Error unknown_option(const Verb& verb, std::string_view name) {
    std::vector<std::string> names;
    for (const auto& table : verb.options) {
        for (const Option& option : table) {
            names.emplace_back(option.name);
        }
    }
    Message remedy = did_you_mean(name, names);
    if (remedy.empty()) remedy = message("see arenascope {verb} --help", verb.id);
    return Error{.what = message("unknown option '{name}'", name), .remedy = remedy};
}

}  // namespace

Result<Arguments> Arguments::parse(const Verb& verb, Args args) {
    Arguments out;
    bool only_operands = false;
    for (std::size_t i = 0; i < args.size(); ++i) {
        const std::string_view arg = args[i];
        if (only_operands || arg.size() < 2 || arg[0] != '-') {
            if (arg.empty()) return Error{.what = message("an empty operand"), .expected = message("a file")};
            out.operands_.emplace_back(arg);
            continue;
        }
        if (arg == "--") {
            only_operands = true;
            continue;
        }
        const std::size_t equals = arg.starts_with("--") ? arg.find('=') : std::string_view::npos;
        const std::string_view name = arg.substr(0, equals);
        const Option* option = find_option(verb, name);
        if (!option) return unknown_option(verb, name);
        if (option->value.empty()) {
            if (equals != std::string_view::npos) {
                return Error{.what = message("option '{name}' takes no value", name)};
            }
            out.given_.push_back({option->name, {}});
        } else if (equals != std::string_view::npos) {
            out.given_.push_back({option->name, std::string(arg.substr(equals + 1))});
        } else if (i + 1 < args.size() && !args[i + 1].starts_with("--")) {
            out.given_.push_back({option->name, std::string(args[++i])});
        } else {
            return Error{.what = message("option '{name}' has no value", name),
                         .expected = message("{name} {value}", name, option->value)};
        }
    }
    CHECKED(check_written_files(out.operands_, out.given_));
    CHECKED(check_read_files(out.given_));
    return out;
}

std::optional<std::string_view> Arguments::last(std::string_view option) const {
    for (auto it = given_.rbegin(); it != given_.rend(); ++it) {
        if (it->name == option) return it->value;
    }
    return std::nullopt;
}

std::vector<std::string_view> Arguments::all(std::string_view option) const {
    std::vector<std::string_view> out;
    for (const GivenOption& given : given_) {
        if (given.name == option) out.emplace_back(given.value);
    }
    return out;
}

Result<std::string> Arguments::only_file() const {
    if (operands_.size() == 1) return operands_.front();
    if (operands_.empty())
        return Error{.what = message("no file given"),
                     .expected = message("a program, such as model.pt2 or model.pte")};
    return Error{.what = message("unexpected operand '{operand}'", operands_[1]), .expected = message("one file")};
}

Result<std::vector<std::pair<std::string, std::string>>> keyed_texts(const Arguments& arguments,
                                                                     std::string_view option) {
    std::vector<std::pair<std::string, std::string>> out;
    for (const std::string_view text : arguments.all(option)) {
        const std::size_t at = text.find('=');
        if (at == std::string_view::npos && option == "--input" && holds_several(text)) {
            out.emplace_back("", text);
            continue;
        }
        if (at == std::string_view::npos || at == 0) {
            return Error{.what = message("{option} {value} is not usable", option, text),
                         .expected = option == "--bind" ? message("outI=inJ, such as out0=in1")
                                                        : message("INDEX=…, NAME=… or PATH=…")};
        }
        out.emplace_back(text.substr(0, at), text.substr(at + 1));
    }
    return out;
}

Result<std::int64_t> parse_bytes(std::string_view text) {
    const auto bytes = parse_byte_count(text, {.small_letters = true, .binary = true, .hex = true});
    if (bytes) return *bytes;
    return Error{.what = message("'{value}' is not a number of bytes", text),
                 .expected = message("such as 4096, 256K or 1M")};
}

Result<std::int64_t> parse_alignment(std::string_view text) {
    const auto value = parse_bytes(text);
    if (value.ok() && value.value() > 0 && (value.value() & (value.value() - 1)) == 0) return value.value();
    return Error{.what = message("'{value}' is not an alignment", text), .expected = message("a power of two")};
}

Result<double> parse_number(std::string_view text, double min, double max) {
    double value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status == std::errc() && end == text.data() + text.size() && value >= min && value <= max) return value;
    char least[32];
    std::snprintf(least, sizeof least, "%g", min);
    return Error{.what = message("'{value}' is not usable", text),
                 .expected = message("a number of at least {min}", least)};
}

}  // namespace arenascope::cli
