#include "engine/runtime/trace.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>

namespace arenascope {

namespace {

/// A field of a .csv: in quotes where it must be.
std::string field(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + '"';
}

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.6f", value);
    return text;
}

}  // namespace

std::vector<OpSummary> summarise(const std::vector<std::vector<OpTime>>& runs) {
    std::map<std::int32_t, OpSummary> rows;
    std::map<std::int32_t, std::vector<double>> times;
    for (const std::vector<OpTime>& run : runs) {
        for (const OpTime& time : run) {
            rows[time.instruction].last = time;
            times[time.instruction].push_back(time.milliseconds);
        }
    }
    std::vector<OpSummary> out;
    for (auto& [instruction, row] : rows) {
        std::vector<double>& all = times[instruction];
        const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
        std::nth_element(all.begin(), middle, all.end());
        row.median = *middle;
        row.min = *std::min_element(all.begin(), all.end());
        out.push_back(std::move(row));
    }
    return out;
}

std::string chrome_trace(const Method& method, const std::vector<std::vector<OpEvent>>& runs) {
    nlohmann::ordered_json events = nlohmann::ordered_json::array();
    double base = 0;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        double end = 0;
        for (const OpEvent& event : runs[run]) {
            if (event.instruction < 0 || static_cast<std::size_t>(event.instruction) >= method.instructions.size()) continue;
            const Instruction& instruction = method.instructions[static_cast<std::size_t>(event.instruction)];
            events.push_back({{"name", instruction.name.empty() ? instruction.op : instruction.name},
                              {"cat", instruction.op}, {"ph", "X"}, {"ts", base + event.start * 1000},
                              {"dur", event.milliseconds * 1000}, {"pid", 1}, {"tid", 1},
                              {"args", {{"op", instruction.op}, {"instruction", event.instruction}, {"run", run},
                                        {"module", instruction.module_path}}}});
            end = std::max(end, event.start + event.milliseconds);
        }
        base += end * 1000;
    }
    return nlohmann::ordered_json{{"displayTimeUnit", "ms"}, {"traceEvents", std::move(events)}}.dump(
        1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string csv_trace(const std::vector<OpSummary>& rows) {
    std::string text = "index,op,node,kernel,calls,ms_min,ms_median,bytes_read,bytes_written\n";
    for (const OpSummary& row : rows) {
        text += std::to_string(row.last.instruction) + ',' + field(row.last.op) + ',' + field(row.last.name) + ',' +
                field(row.last.kernel) + ',' + std::to_string(row.last.calls) + ',' + number(row.min) + ',' +
                number(row.median) + ',' + std::to_string(row.last.bytes_read) + ',' +
                std::to_string(row.last.bytes_written) + '\n';
    }
    return text;
}

}  // namespace arenascope
