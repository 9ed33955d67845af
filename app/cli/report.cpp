#include "app/cli/report.h"

#include <QString>
#include <QXmlStreamWriter>
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <set>

#include "engine/base/file.h"
#include "engine/base/markdown.h"
#include "engine/base/printable.h"
#include "engine/base/text.h"
#include "engine/formats/format.h"

namespace arenascope::cli {

namespace {

constexpr std::array options{
    Option{"--markdown", "", "a Markdown table on stdout"},
    Option{"--junit", "F", "also write the results as JUnit XML, one test case per file"},
};

/// A result is one line.
std::string in_one_line(std::string text) {
    for (char& c : text) c = c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
    return text;
}

std::string cell(const std::string& text) { return markdown_text(in_one_line(text)); }

/// XML has no control characters.
QString plain(const std::string& text) { return QString::fromStdString(printable(in_one_line(text))); }

std::string seconds_text(double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", seconds);
    return text;
}

bool is_program(const std::filesystem::path& path) {
    const std::string name = path.filename().string();
    for (const Format& format : builtin_formats()) {
        if (!format.read || !name.ends_with(format.suffix)) continue;
        if (format.id != FormatId::csv) return true;
        const auto file = MappedFile::open(path.string());  // .csv and .json files may contain anything
        return file.ok() && format.sniff(file.value()->bytes());
    }
    return false;
}

}  // namespace

std::span<const Option> report_options() { return options; }

Result<> check_one_form(const Arguments& arguments) {
    std::string_view first;
    for (const std::string_view form : {"--json", "--csv", "--markdown"}) {
        if (!arguments.has(form)) continue;
        if (!first.empty()) {
            return Error{.what = message("{first} and {second} together", first, form),
                         .expected = message("one of them; both write to stdout")};
        }
        first = form;
    }
    return done;
}

void Report::add(Row row) {
    row.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
    rows_.push_back(std::move(row));
}

void Report::add_unusable(const std::string& file, const Error& error, const Verb& verb, Console& console) {
    const std::string line = in_one_line(error.text());
    console.err << "arenascope " << verb.id << ": " << line << '\n';
    add({.file = file, .error = line});
}

std::string Report::markdown() const {
    std::vector<std::string> columns;
    for (const Row& row : rows_) {
        for (const auto& [column, text] : row.cells) {
            if (std::find(columns.begin(), columns.end(), column) == columns.end()) columns.push_back(column);
        }
    }
    std::string out = "| file |", rule = "|---|";
    for (const std::string& column : columns) {
        out += " " + cell(column) + " |";
        rule += "---|";
    }
    out += " result |\n" + rule + "---|\n";
    for (const Row& row : rows_) {
        out += "| " + cell(row.file) + " |";
        for (const std::string& column : columns) {
            const auto found = std::find_if(row.cells.begin(), row.cells.end(),
                                            [&](const auto& each) { return each.first == column; });
            out += " " + (found == row.cells.end() ? std::string() : cell(found->second)) + " |";
        }
        out += " " +
            cell(!row.error.empty()         ? row.error
                     : !row.failure.empty() ? row.failure
                                            : std::string("ok")) +
            " |\n";
    }
    return out;
}

std::string Report::junit() const {
    const auto count = [&](std::string Row::*what) {
        return QString::number(
            std::count_if(rows_.begin(), rows_.end(), [what](const Row& row) { return !(row.*what).empty(); }));
    };
    double seconds = 0;
    for (const Row& row : rows_) seconds += row.seconds;
    QByteArray out;
    QXmlStreamWriter xml(&out);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeStartElement("testsuites");
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", "arenascope " + plain(verb_));
    xml.writeAttribute("tests", QString::number(rows_.size()));
    xml.writeAttribute("failures", count(&Row::failure));
    xml.writeAttribute("errors", count(&Row::error));
    xml.writeAttribute("time", plain(seconds_text(seconds)));
    for (const Row& row : rows_) {
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", "arenascope." + plain(verb_));
        xml.writeAttribute("name", plain(row.file));
        xml.writeAttribute("time", plain(seconds_text(row.seconds)));
        for (const auto& [element, text] : {std::pair("failure", row.failure), std::pair("error", row.error)}) {
            if (text.empty()) continue;
            xml.writeEmptyElement(element);
            xml.writeAttribute("message", plain(text));
        }
        const std::string text =
            joined(row.cells, "", [](const auto& cell) { return cell.first + ": " + cell.second + "\n"; });
        if (!text.empty()) xml.writeTextElement("system-out", plain(text));
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return out.toStdString();
}

Result<> Report::finish(const Arguments& arguments, Console& console) const {
    if (arguments.has("--markdown")) console.out << markdown();
    if (const auto path = arguments.last("--junit")) {
        const std::string text = junit();
        CHECKED(save_file(std::string(*path), std::as_bytes(std::span(text))));
    }
    return done;
}

Result<std::vector<std::string>> expand_files(const std::vector<std::string>& operands) {
    namespace fs = std::filesystem;
    std::vector<std::string> out;
    std::set<fs::path> named, listed;  // a file that is named and also in a named folder counts once
    for (const std::string& operand : operands) {
        std::error_code error;
        if (!fs::is_directory(operand, error)) {
            const fs::path path = fs::path(operand).lexically_normal();
            if (!listed.contains(path)) out.push_back(operand);
            named.insert(path);
            continue;
        }
        std::vector<std::string> found;
        for (fs::recursive_directory_iterator it(operand, fs::directory_options::skip_permission_denied, error), end;
             !error && it != end; it.increment(error)) {
            if (it->is_regular_file(error) && is_program(it->path())) found.push_back(it->path().string());
        }
        if (error) return Error{.what = message("cannot be listed ({reason})", error.message()), .file = operand};
        if (found.empty())
            return Error{.what = message("has no programs"),
                         .file = operand,
                         .expected = message("files such as .pt2, .pte or .csv below this folder")};
        std::sort(found.begin(), found.end());
        for (const std::string& each : found) {
            const fs::path path = fs::path(each).lexically_normal();
            if (listed.insert(path).second && !named.contains(path)) out.push_back(each);
        }
    }
    return out;
}

Result<std::vector<std::string>> files_of(const Arguments& arguments) {
    if (arguments.operands().empty())
        return Error{.what = message("no file given"), .expected = message("programs, or a folder of them")};
    return expand_files(arguments.operands());
}

}  // namespace arenascope::cli
