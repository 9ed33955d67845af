#include "app/cli/help.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "app/cli/targets.h"
#include "app/cli/text_output.h"
#include "engine/base/text.h"
#include "engine/export/export_targets.h"
#include "engine/passes/passes.h"
#include "engine/planning/planner.h"

namespace arenascope::cli {

namespace {

constexpr std::string_view exit_text =
    "Exit status: 0 done; 1 a capacity, verification, proof or expectation is not met or cannot be known; 2 bad usage "
    "or an unusable file.";

/// Options without a verb.
constexpr std::array general_options{
    Option{"--help", "", "print the verbs; after a verb: its options"},
    Option{"--version", "", "print the version"},
    Option{"--man", "", "print the manual page, for man -l"},
    Option{"--completion", "bash", "print completion, for eval or /usr/share/bash-completion"},
};

template <class Use>
void for_each_option(const Verb& verb, const Use& use) {
    for (const auto& options : verb.options) {
        for (const Option& option : options) {
            use(option);
        }
    }
}

/// Text in roff: no line begins a request, and '-' stays a hyphen that can be copied.
std::string roff(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\') out += "\\e";
        else if (c == '-') out += "\\-";
        else out += c;
    }
    return out.starts_with(".") || out.starts_with("'") ? "\\&" + out : out;
}

std::string value_text(const Option& option) {
    return option.value.empty() ? std::string() : " " + std::string(option.value);
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> out(1);
    for (const char c : text) {
        if (c == ' ') out.emplace_back();
        else out.back() += c;
    }
    return out;
}

std::size_t letters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Two columns within 100 characters: a term that is too long has a line of its own.
void print_option(const Option& option, std::ostream& out) {
    constexpr std::size_t column = 32, most = 100;
    std::string line = "  " + std::string(option.name) + value_text(option);
    if (letters(line) > column - 2) {
        out << line << '\n';
        line.clear();
    }
    line.append(column - letters(line), ' ');
    bool begins = true;
    for (const std::string& word : words_of(option.help)) {
        if (!begins && letters(line) + 1 + letters(word) > most) {
            out << line << '\n';
            line.assign(column, ' ');
            begins = true;
        }
        line += (begins ? "" : " ") + word;
        begins = false;
    }
    out << line << '\n';
}

/// The built-in names that an option accepts, in addition to its other values.
template <class Items, class Name>
std::string names_of(const Items& items, std::string words, const Name& name) {
    for (const auto& item : items) append_item(words, " ", name(item));
    return words;
}

std::string built_in_targets() {
    std::vector<Error> problems;
    std::vector<Target> targets = known_targets(problems);
    std::erase_if(targets,
                  [](const Target& target) { return !target.file.starts_with(":/"); });  // other users have others
    return names_of(targets, "", [](const Target& target) { return target.id; });
}

/// Listed values of an option: "safe|executorch".
std::string choices(const Option& option) {
    const auto id = [](const auto& item) { return item.id; };
    if (option.name == "--planner") return names_of(builtin_planners(), "all loaded", id);
    if (option.name == "--pass") return names_of(lowering::optional_passes(), "", id);
    if (option.name == "--for") return names_of(export_targets(), "", id);
    if (option.name == "--backend")
        return names_of(Engine().backends().all(), "", [](const auto& backend) { return backend->short_name(); });
    if (option.name == "--target") return built_in_targets();
    if (option.name == "--check-against") {
        const auto backends =
            names_of(Engine().backends().all(), "cpu", [](const auto& backend) { return backend->short_name(); });
        return names_of(builtin_planners(), backends, id);
    }
    std::string words(option.value);
    if (words.find('|') == std::string::npos || words.find_first_of("=:,.") != std::string::npos) return {};
    for (char& c : words) c = c == '|' ? ' ' : c;
    return words;
}

void print_man_option(const Option& option, std::ostream& out) {
    out << ".TP\n\\fB" << roff(option.name) << "\\fR\\fI" << roff(value_text(option)) << "\\fR\n"
        << roff(option.help) << '\n';
}

}  // namespace

void print_help(std::ostream& out) {
    out << "ArenaScope: see, tune, run and export the memory plan of tensor programs.\n\n";
    TextTable table("<<");
    table.row({"arenascope [FILE…]", "open the window"});
    for (const Verb& verb : builtin_verbs()) {
        table.row({"arenascope " + std::string(verb.id) + " " + std::string(verb.usage), std::string(verb.summary)});
    }
    table.row({"arenascope VERB --help", "print the options of a verb"});
    for (const Option& option : general_options)
        table.row({"arenascope " + std::string(option.name) + value_text(option), std::string(option.help)});
    table.print(out);
    out << '\n' << exit_text << '\n';
}

void print_verb_help(const Verb& verb, std::ostream& out) {
    out << "arenascope " << verb.id << ' ' << verb.usage << " [options]\n" << verb.summary << "\n\n";
    for_each_option(verb, [&](const Option& option) { print_option(option, out); });
}

void print_man_page(std::ostream& out) {
    out << ".TH ARENASCOPE 1 \"\" \"ArenaScope " << version << "\" \"User Commands\"\n.SH NAME\n"
        << "arenascope \\- see, tune, run and export the memory plan of tensor programs\n.SH SYNOPSIS\n"
        << ".B arenascope\n[\\fIFILE\\fR...]\n";
    for (const Verb& verb : builtin_verbs()) {
        out << ".br\n.B arenascope " << roff(verb.id) << "\n" << roff(verb.usage) << " [options]\n";
    }
    out << ".SH DESCRIPTION\nWithout a verb, the window opens. Verbs need no display.\n.SH OPTIONS\n";
    for (const Option& option : general_options) print_man_option(option, out);
    for (const Verb& verb : builtin_verbs()) {
        out << ".SH " << upper_case(verb.id) << "\n" << roff(verb.summary) << ".\n";
        for_each_option(verb, [&](const Option& option) { print_man_option(option, out); });
    }
    out << ".SH EXIT STATUS\n" << roff(exit_text.substr(exit_text.find(':') + 2)) << '\n';
}

void print_bash_completion(std::ostream& out) {
    out << "_arenascope() {\n    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} "
           "verb=${COMP_WORDS[1]}\n"
        << "    COMPREPLY=()\n    if [ \"$COMP_CWORD\" -eq 1 ]; then\n        COMPREPLY=($(compgen -f -W '";
    for (const Verb& verb : builtin_verbs()) out << verb.id << ' ';
    out << "--help --version --man --completion' -- \"$word\"))\n        return\n    fi\n    case $verb:$before in\n";
    for (const Verb& verb : builtin_verbs()) {
        for_each_option(verb, [&](const Option& option) {
            const std::string words = choices(option);
            if (words.empty()) return;
            out << "        " << verb.id << ':' << option.name << ") COMPREPLY=($(compgen -W '" << words
                << "' -- \"$word\")); return ;;\n";
        });
    }
    out << "    esac\n    case $verb in\n";
    for (const Verb& verb : builtin_verbs()) {
        out << "        " << verb.id << ") [[ $word == -* ]] && COMPREPLY=($(compgen -W '";
        for_each_option(verb, [&](const Option& option) { out << option.name << ' '; });
        out << "' -- \"$word\")) && return";
        if (verb.usage.find("FILE") == std::string_view::npos && verb.usage.find('|') != std::string_view::npos) {
            std::string words(verb.usage);
            for (char& c : words) c = c == '|' ? ' ' : c;
            out << "; COMPREPLY=($(compgen -W '" << words << "' -- \"$word\")); return";
        }
        out << " ;;\n";
    }
    out << "    esac\n    COMPREPLY=($(compgen -f -- \"$word\"))\n}\ncomplete -o filenames -F _arenascope arenascope\n";
}

}  // namespace arenascope::cli
