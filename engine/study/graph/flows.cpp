#include "engine/study/graph/flows.h"

#include <algorithm>
#include <map>

#include "engine/ir/flow_regions.h"
#include "engine/study/graph/operator_names.h"

namespace arenascope {
namespace {

using Kind = SubGraph::Kind;

bool copies(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::kernel &&
        (instruction.op == "aten::copy_" || instruction.op == "aten::clone.out");
}

class Finder {
public:
    explicit Finder(const Method& method) : method_(method), end_(method.instructions.next()) {
        out_.regions = flow_regions(method);
        out_.of_region.resize(out_.regions.size());
        for (SubGraph& region : out_.regions) {  // files are untrusted
            region.begin = std::clamp(region.begin, InstructionIndex(0), end_);
            region.end = std::clamp(region.end, region.begin, end_);
        }
    }

    ControlFlows find() && {
        std::map<GraphIndex, std::vector<GraphIndex>> inside;
        for (const GraphIndex at : out_.regions.indices()) {
            const GraphIndex parent = out_.regions[at].parent;
            if (at != GraphIndex(0) && out_.regions.has(parent) && parent < at) inside[parent].push_back(at);
        }
        for (auto& [outer, regions] : inside) {
            std::sort(regions.begin(), regions.end(), [this](GraphIndex a, GraphIndex b) {
                return std::pair(out_.regions[a].begin, a) < std::pair(out_.regions[b].begin, b);
            });
            InstructionIndex free = out_.regions[outer].begin;
            for (std::size_t i = 0; i < regions.size(); ++i) {
                if (out_.regions[regions[i]].begin < free || out_.regions[regions[i]].end > out_.regions[outer].end)
                    continue;  // its parent is not in the graph
                const bool pair = i + 1 < regions.size() && are_pair(regions[i], regions[i + 1]);
                ControlFlow flow{.outer = outer, .regions = {regions[i]}};
                if (pair) flow.regions.push_back(regions[++i]);
                finish(flow, free, out_.regions[outer].end);
                free = flow.end;
                if (flow.is_loop) flow.trips = trip_count(method_, out_.regions, flow);
                for (const GraphIndex region : flow.regions) out_.of_region[region] = out_.flows.next();
                out_.flows.push_back(std::move(flow));
            }
        }
        return std::move(out_);
    }

private:
    [[nodiscard]] bool are_pair(GraphIndex first, GraphIndex second) const {
        const SubGraph &a = out_.regions[first], &b = out_.regions[second];
        const bool fits =
            (a.kind == Kind::arm && b.kind == Kind::arm) || (a.kind == Kind::test && b.kind == Kind::body);
        return fits && a.end == b.begin;
    }

    void finish(ControlFlow& flow, InstructionIndex free, InstructionIndex limit) {
        const SubGraph &first = out_.regions[flow.regions.front()], &last = out_.regions[flow.regions.back()];
        flow.is_loop = last.kind == Kind::body || last.kind == Kind::test;
        flow.begin = first.begin;
        flow.end = last.end;
        if (flow.end < limit && runs_graphs(method_.instructions[flow.end])) {
            flow.call = flow.end;
            flow.title = operator_title(method_.instructions[flow.call].op);
            flow.module = module_of_call(method_.instructions[flow.call]);
            ++flow.end;
            return;
        }
        if (flow.is_loop) {
            while (flow.begin > free && copies(method_.instructions[flow.begin - 1])) --flow.begin;
            if (flow.begin > free && row_counter(method_, last, flow.begin).valid()) --flow.begin;
            if (first.kind == Kind::test && first.end > first.begin) flow.jump = jump_at(first.end - 1);
        } else if (flow.begin > free) {
            flow.jump = jump_at(flow.begin - 1);
            if (flow.jump.valid()) flow.begin = flow.jump;
        }
        flow.title = title_of(first);
        const InstructionIndex teller = flow.jump.valid() ? flow.jump
            : last.end > last.begin                       ? last.end - 1
                                                          : last.begin;
        if (teller < end_) flow.module = method_.instructions[teller].module_path;
    }

    /// In an ONNX model each node is named by its path: the module is what it lies in.
    static std::string module_of_call(const Instruction& call) {
        if (!call.op.starts_with("onnx::")) return call.module_path;
        const std::size_t slash = call.module_path.rfind('/');
        return slash == std::string::npos ? std::string() : call.module_path.substr(0, slash);
    }

    [[nodiscard]] InstructionIndex jump_at(InstructionIndex at) const {
        return at < end_ && method_.instructions[at].kind == Instruction::Kind::jump_false ? at : InstructionIndex{};
    }

    static std::string title_of(const SubGraph& region) {
        if (region.kind == Kind::arm) return "cond";
        if (region.kind == Kind::test) return "while";
        const std::size_t dot = region.path.rfind('.');
        const std::string name = dot == std::string::npos ? region.path : region.path.substr(dot + 1);
        return name.starts_with("scan") ? "scan" : name.starts_with("body") ? "map" : "loop";
    }

    const Method& method_;
    InstructionIndex end_;
    ControlFlows out_;
};

}  // namespace

ControlFlows find_flows(const Method& method) { return Finder(method).find(); }

}  // namespace arenascope
