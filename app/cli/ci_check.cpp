#include "app/cli/ci_check.h"

#include <algorithm>
#include <set>

#include "app/cli/command_line.h"
#include "engine/base/text.h"
#include "engine/evaluate/int8_method.h"
#include "engine/open/first_tuning.h"

namespace arenascope::cli {
namespace {

/// "256K" where it is a whole number of units.
std::string bytes_option(std::int64_t bytes) {
    constexpr std::string_view units = "KMG";
    std::size_t unit = 0;
    while (unit < units.size() && bytes != 0 && bytes % 1024 == 0) {
        bytes /= 1024;
        ++unit;
    }
    return std::to_string(bytes) + (unit == 0 ? std::string() : std::string(1, units[unit - 1]));
}

/// A name of a shell variable that no other budget has: "BUDGET_SRAM".
std::string variable_of(const std::string& name, std::set<std::string>& used) {
    std::string out = "BUDGET_";
    for (const char c : name) {
        const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        const bool is_digit = c >= '0' && c <= '9';
        out += !is_letter && !is_digit ? '_' : upper_case(c);
    }
    while (!used.insert(out).second) out += '_';
    return out;
}

struct Budget {
    std::string name, variable, value;
};

std::vector<Budget> named(const std::vector<Limit>& limits) {
    std::vector<Budget> out;
    out.reserve(limits.size());
    std::set<std::string> used;
    for (const Limit& limit : limits)
        out.push_back({limit.name, variable_of(limit.name, used), bytes_option(limit.bytes)});
    return out;
}

/// A comment, which no name can end.
std::string on_one_line(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text;
}

/// In a workflow: GitHub Actions evaluates what follows ${{ wherever it is, also in quotes.
std::string not_evaluated(std::string text) {
    constexpr std::string_view opens = "${{", written = "${{ '${{' }}";
    for (std::size_t at = 0; (at = text.find(opens, at)) != std::string::npos; at += written.size())
        text.replace(at, opens.size(), written);
    return on_one_line(std::move(text));
}

std::string options_text(const CiCheck& check) { return check.options.empty() ? "" : " " + shell_line(check.options); }

constexpr std::string_view present_note =
    "The budgets are what the program uses now: any growth fails. Raise them where you have room.";

/// Whether a target or a session among them has limits and the runtime.
bool describe_device(const std::vector<std::string>& options) {
    return std::any_of(options.begin(), options.end(),
                       [](const std::string& each) { return each == "--target" || each == "--session"; });
}

/// A text of YAML in single quotes.
std::string yaml_text(const std::string& text) {
    std::string out = "'";
    for (const char c : not_evaluated(text)) out += c == '\'' ? std::string("''") : std::string(1, c);
    return out + "'";
}

}  // namespace

std::vector<Limit> budgets_of(const Tuning& tuning, const std::vector<std::string>& options) {
    return describe_device(options) ? std::vector<Limit>() : tuning.limits;
}

std::vector<std::string> runtime_options(const Program& program, const Tuning& tuning,
                                         const std::vector<std::string>& options) {
    std::vector<std::string> out;
    if (describe_device(options)) return out;
    Tuning usual = tuning;
    usual.runtime = first_tuning(program, {}).runtime;
    const RuntimeSetup known = device_runtime(usual), wanted = device_runtime(tuning);
    if (wanted.abi != known.abi) out.insert(out.end(), {"--abi", std::string(name_of(wanted.abi))});
    if (wanted.temp_allocator && wanted.temp_allocator != known.temp_allocator)
        out.insert(out.end(), {"--temp-allocator", std::to_string(*wanted.temp_allocator)});
    return out;
}

std::string ci_script(const CiCheck& check) {
    std::string out =
        "#!/bin/sh\n"
        "# Checks the memory budgets of " +
        on_one_line(check.program) +
        " with ArenaScope.\n"
        "# Exit status: 0 all met; 1 a budget is not met or cannot be known; 2 unusable file or option.\n"
        "# MODEL, ARENASCOPE and the budgets can be set in the environment. With BASELINE, a file or an older build,\n"
        "# the arena may not grow by more than GROWTH.\n";
    if (check.is_present) out += "# " + std::string(present_note) + "\n";
    out += "set -u\n\n: \"${ARENASCOPE:=arenascope}\"\nMODEL=${1:-${MODEL:-" + shell_line({check.program}) + "}}\n";
    const std::vector<Budget> budgets = named(check.budgets);
    for (const Budget& budget : budgets) out += ": \"${" + budget.variable + ":=" + budget.value + "}\"\n";
    out +=
        "\nstatus=0\n"
        "check() {\n"
        "    \"$@\"\n"
        "    code=$?\n"
        "    if [ \"$code\" -gt \"$status\" ]; then status=$code; fi\n"
        "}\n\n"
        "check \"$ARENASCOPE\" info \"$MODEL\"" +
        options_text(check);
    for (const Budget& budget : budgets)
        out += " \\\n    --limit " + shell_line({budget.name + "="}) + "\"$" + budget.variable + "\"";
    out +=
        " \\\n    ${JUNIT:+--junit \"$JUNIT\"}\n"
        "if [ -n \"${BASELINE:-}\" ]; then\n"
        "    check \"$ARENASCOPE\" compare \"$BASELINE\" \"$MODEL\" --fail-if-grows \"${GROWTH:-0%}\"\n"
        "fi\n"
        "exit \"$status\"\n";
    return out;
}

std::string ci_workflow(const CiCheck& check) {
    std::string out = "# Checks the memory budgets of " + on_one_line(check.program) + " with ArenaScope.\n";
    if (check.is_present) out += "# " + std::string(present_note) + "\n";
    out +=
        "name: Memory budget\n"
        "on: [push, pull_request]\n"
        "jobs:\n"
        "  memory:\n"
        "    runs-on: ubuntu-latest\n"
        "    container: debian:12\n"
        "    env:\n"
        "      ARENASCOPE_DEB: tools/arenascope.deb  # made by cpack -G DEB, kept in the repository or downloaded "
        "before\n"
        "      MODEL: " +
        yaml_text(check.program) + "\n";
    const std::vector<Budget> budgets = named(check.budgets);
    for (const Budget& budget : budgets) out += "      " + budget.variable + ": " + yaml_text(budget.value) + "\n";
    out +=
        "    steps:\n"
        "      - uses: actions/checkout@v4\n"
        "      - name: Install ArenaScope\n"
        "        run: apt-get update && apt-get install -y \"./$ARENASCOPE_DEB\"\n"
        "      - name: Check the memory budgets\n"
        "        run: |\n"
        "          arenascope info \"$MODEL\"" +
        not_evaluated(options_text(check));
    for (const Budget& budget : budgets)
        out += " --limit " + not_evaluated(shell_line({budget.name + "="})) + "\"$" + budget.variable + "\"";
    out +=
        " --junit memory.xml\n"
        "      - uses: actions/upload-artifact@v4\n"
        "        if: always()\n"
        "        with:\n"
        "          name: memory-budget\n"
        "          path: memory.xml\n";
    return out;
}

}  // namespace arenascope::cli
