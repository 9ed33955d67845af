#include "engine/runtime/trace.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>

#include "engine/base/csv.h"
#include "engine/base/statistics.h"

namespace arenascope {

namespace {

using Json = nlohmann::ordered_json;

/// Events of delegates, in the order of their calls; a call in a loop has events for each iteration.
void add_inside(const std::vector<OpEvent>& calls, const std::vector<DelegateEvent>& inside, double base,
                std::size_t run, Json& events) {
    std::map<InstructionIndex, std::size_t> next;  // first call to try for its next events
    std::map<InstructionIndex, double> ended;
    for (const DelegateEvent& event : inside) {
        // Times restart at 0 where another call of the same delegate begins.
        const auto before = ended.find(event.instruction);
        if (before != ended.end() && event.event.start < before->second) ++next[event.instruction];
        ended[event.instruction] = event.event.end;
        std::size_t at = next[event.instruction];
        while (at < calls.size() && calls[at].instruction != event.instruction) ++at;
        next[event.instruction] = at;
        if (at == calls.size()) continue;
        Json nodes = Json::array(), sources = Json::array();
        for (const DebugHandle::Node& node : event.nodes) {
            nodes.push_back(node.name);
            if (!node.source.empty()) sources.push_back(node.source);
        }
        events.push_back({{"name", event.event.name},
                          {"cat", "delegate"},
                          {"ph", "X"},
                          {"ts", base + (calls[at].start + event.event.start) * 1000},
                          {"dur", (event.event.end - event.event.start) * 1000},
                          {"pid", 1},
                          {"tid", 2},
                          {"args",
                           {{"instruction", event.instruction.number()},
                            {"run", run},
                            {"kernel", event.event.kernel},
                            {"handle", event.event.handle},
                            {"nodes", std::move(nodes)},
                            {"source", std::move(sources)},
                            {"error", event.event.error.text()}}}});
    }
}

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.6f", value);
    return text;
}

}  // namespace

void OpTimes::add(const std::vector<OpTime>& run) {
    ++runs_;
    for (const OpTime& time : run) {
        Row& row = rows_[time.instruction];
        row.last = time;
        row.min = row.count == 0 ? time.milliseconds : std::min(row.min, time.milliseconds);
        row.calls += time.calls;
        row.fewest_calls = row.count == 0 ? time.calls : std::min(row.fewest_calls, time.calls);
        row.most_calls = std::max(row.most_calls, time.calls);
        if (row.count++ % row.step != 0) continue;
        row.sample.push_back(time.milliseconds);
        if (row.sample.size() <= Row::most) continue;
        for (std::size_t i = 0; 2 * i < row.sample.size(); ++i) row.sample[i] = row.sample[2 * i];
        row.sample.resize((row.sample.size() + 1) / 2);
        row.step *= 2;
    }
}

std::vector<OpSummary> OpTimes::summaries() const {
    std::vector<OpSummary> out;
    for (const auto& [instruction, row] : rows_) {
        out.push_back({.last = row.last,
                       .min = row.min,
                       .median = median(row.sample),
                       .runs = static_cast<std::int64_t>(row.count),
                       .calls = row.calls,
                       .fewest_calls = row.fewest_calls,
                       .most_calls = row.most_calls});
    }
    return out;
}

std::string chrome_trace(const Method& method, const std::vector<std::vector<OpEvent>>& runs,
                         const std::vector<DelegateEvent>& inside, const std::optional<RunFailure>& failure) {
    Json events = Json::array();
    double base = 0;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        double end = 0;
        for (const OpEvent& event : runs[run]) {
            if (!method.instructions.has(event.instruction)) continue;
            const Instruction& instruction = method.instructions[event.instruction];
            events.push_back({{"name", instruction.name.empty() ? instruction.op : instruction.name},
                              {"cat", instruction.op},
                              {"ph", "X"},
                              {"ts", base + event.start * 1000},
                              {"dur", event.milliseconds * 1000},
                              {"pid", 1},
                              {"tid", 1},
                              {"args",
                               {{"op", instruction.op},
                                {"instruction", event.instruction.number()},
                                {"run", run},
                                {"module", instruction.module_path}}}});
            const bool is_last = run + 1 == runs.size() && &event == &runs[run].back();
            if (is_last && failure && failure->instruction == event.instruction)
                events.back()["args"]["error"] = failure->error.text();
            end = std::max(end, event.start + event.milliseconds);
        }
        if (run + 1 == runs.size()) add_inside(runs[run], inside, base, run, events);
        base += end * 1000;
    }
    return Json{{"displayTimeUnit", "ms"}, {"traceEvents", std::move(events)}}.dump(
        1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string csv_trace(const std::vector<OpSummary>& rows) {
    std::string text = "index,op,node,kernel,calls,ms_min,ms_median,bytes_read,bytes_written\n";
    for (const OpSummary& row : rows) {
        text += std::to_string(row.last.instruction.number()) + ',' + csv::cell_text(row.last.op) + ',' +
            csv::cell_text(row.last.name) + ',' + csv::cell_text(row.last.kernel) + ',' +
            std::to_string(row.last.calls) + ',' + number(row.min) + ',' + number(row.median) + ',' +
            std::to_string(row.last.bytes_read) + ',' + std::to_string(row.last.bytes_written) + '\n';
    }
    return text;
}

}  // namespace arenascope
