// Maps a whole command line to a verb and an exit status; --help is made from the registry.

#include "app/cli/dispatch.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <streambuf>

#include "app/cli/arguments.h"
#include "app/cli/help.h"
#include "app/cli/print_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verb.h"
#include "app/reports/json_output.h"
#include "engine/base/guarded.h"
#include "engine/base/printable.h"

namespace arenascope::cli {

namespace {

const Verb* find_verb(std::string_view id) {
    for (const Verb& verb : builtin_verbs()) {
        if (verb.id == id) return &verb;
    }
    return nullptr;
}

/// The first verb-only option on a line without a verb: the window would ignore it.
std::string_view option_of_a_verb(Args args) {
    for (const std::string_view arg : args) {
        const std::string_view name = arg.substr(0, arg.find('='));
        if (!name.starts_with("--") || name == "--plugin" || name == "--help") continue;
        for (const Verb& verb : builtin_verbs()) {
            for (const auto& table : verb.options) {
                if (std::any_of(table.begin(), table.end(), [&](const Option& each) { return each.name == name; }))
                    return name;
            }
        }
    }
    return {};
}

int unusable(Console& console, std::string_view verb, const Error& error) {
    print_error(verb, error, console.err);
    return static_cast<int>(Exit::unusable);
}

/// What scripts read on stdout instead of a result: the parts of the error; see resources/schemas/error.schema.json.
void print_error_json(const Error& error, Console& console) { print_json({{"error", error_json(error)}}, console); }

int no_verb(Args args, Console& console) {
    const std::string_view word = args[0], option = option_of_a_verb(args);
    std::error_code ignored;
    if (!option.empty() && std::filesystem::exists(std::filesystem::path(word), ignored)) {
        return unusable(console, "",
                        Error{.what = message("option '{option}' needs a verb", option),
                              .expected = message("such as arenascope plan {file} {option}", word, option),
                              .remedy = message("see arenascope --help")});
    }
    std::vector<std::string> names;
    for (const Verb& verb : builtin_verbs()) names.emplace_back(verb.id);
    Message remedy = did_you_mean(word, names);
    if (remedy.empty()) remedy = message("see arenascope --help");
    return unusable(console, "",
                    Error{.what = word.starts_with("-") ? message("unknown option '{option}'", word)
                                                        : message("unknown verb '{verb}', and no such file", word),
                          .remedy = remedy});
}

/// Lines for a terminal, without control characters from files. JSON escapes them itself.
class PrintableBuffer final : public std::streambuf {
public:
    explicit PrintableBuffer(std::ostream& to) : to_(to) {}
    ~PrintableBuffer() override { pass_on(); }
    PrintableBuffer(const PrintableBuffer&) = delete;
    PrintableBuffer& operator=(const PrintableBuffer&) = delete;

protected:
    int_type overflow(int_type c) override {
        if (c == traits_type::eof()) return traits_type::not_eof(c);
        line_ += traits_type::to_char_type(c);
        if (line_.back() == '\n') pass_on();
        return to_ ? c : traits_type::eof();
    }
    /// Whole lines at once.
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        const std::string_view added(text, static_cast<std::size_t>(count));
        const std::size_t end = added.rfind('\n') + 1;  // 0: no line ends
        line_ += added.substr(0, end);
        if (end > 0) pass_on();
        line_ += added.substr(end);
        return to_ ? count : 0;
    }
    int sync() override {
        pass_on();
        to_.flush();
        return to_ ? 0 : -1;
    }

private:
    void pass_on() {
        to_ << printable(line_, true);
        line_.clear();
    }

    std::ostream& to_;
    std::string line_;
};

/// The arguments of --plugin, anywhere on the line.
Result<Extensions> plugins_of(const Engine& engine, Args args) {
    constexpr std::string_view option = "--plugin";
    Extensions extensions = engine.extensions();
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (args[i].starts_with("--plugin="))
            CHECKED(load_plugin(std::string(args[i].substr(option.size() + 1)), extensions));
        if (args[i] == option && i + 1 < args.size()) CHECKED(load_plugin(std::string(args[i + 1]), extensions));
    }
    return extensions;
}

/// Runs a whole line; the output may still be buffered.
int answer(const Engine& engine, Args args, Console& console) {
    if (args.empty() || args[0] == "--help" || args[0] == "-h") {
        print_help(console.out);
        return 0;
    }
    if (args[0] == "--completion" || args[0] == "--man") {
        const bool is_bash = args.size() == 2 && args[1] == "bash";
        if (args[0] == "--completion" && !is_bash) {
            return unusable(console, "",
                            Error{.what = message("--completion needs a shell"), .expected = message("bash")});
        }
        args[0] == "--man" ? print_man_page(console.out) : print_bash_completion(console.out);
        return 0;
    }
    if (args[0] == "--version") {
        console.out << "arenascope " << version << '\n';
        return 0;
    }
    const Verb* verb = find_verb(args[0]);
    if (!verb) return no_verb(args, console);
    const Args rest = args.subspan(1);
    if (std::find(rest.begin(), rest.end(), "--help") != rest.end()) {
        print_verb_help(*verb, console.out);
        return 0;
    }
    auto extensions = plugins_of(engine, rest);
    if (!extensions.ok()) return unusable(console, verb->id, extensions.error());
    const bool verifies = std::find(rest.begin(), rest.end(), "--verify") != rest.end();
    const Engine extended(std::move(extensions).take(), {.verify = verifies});
    const auto exit = [&] {
        PrintableBuffer out(console.out), err(console.err);
        std::ostream safe_out(&out), safe_err(&err);
        Console safe{safe_out, safe_err};
        auto ended = guarded([&] { return verb->run(extended, *verb, rest, safe); });
        const bool is_json = std::find(rest.begin(), rest.end(), "--json") != rest.end();
        if (!ended.ok() && is_json) print_error_json(ended.error(), safe);
        return ended;
    }();
    if (!exit.ok()) return unusable(console, verb->id, exit.error());
    return static_cast<int>(exit.value());
}

}  // namespace

bool is_cli(Args args, bool has_display) {
    if (args.empty()) return false;
    const bool is_for_window = has_display && args[0].starts_with("--plugin");
    if (is_for_window) return false;
    if (args[0].starts_with("-") || find_verb(args[0]) || !option_of_a_verb(args).empty()) return true;
    // A mistyped verb before a file is not a file for the window.
    std::error_code ignored;
    return (args.size() > 1 || !has_display) && !std::filesystem::exists(std::filesystem::path(args[0]), ignored);
}

int run_cli(const Engine& engine, Args args, Console& console) {
    const int status = answer(engine, args, console);
    console.out.flush();
    if (console.out || status == static_cast<int>(Exit::unusable)) return status;
    const Verb* verb = args.empty() ? nullptr : find_verb(args[0]);
    return unusable(console, verb ? verb->id : "", Error{.what = message("the output could not be written")});
}

}  // namespace arenascope::cli
