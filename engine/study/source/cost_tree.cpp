#include "engine/study/source/cost_tree.h"

#include <algorithm>
#include <map>

#include "engine/study/graph/module_parts.h"
#include "engine/study/graph/operator_names.h"

namespace arenascope {
namespace {

using Kind = CostNode::Kind;

bool computes(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::kernel || instruction.kind == Instruction::Kind::delegate;
}

std::string title_of(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::delegate ? instruction.op : operator_title(instruction.op);
}

/// As recorded; in a file without modules, from the name of its tensor.
std::vector<std::string> modules_of(const Method& method, const Instruction& instruction) {
    if (!instruction.module_path.empty()) return module_parts(instruction.module_path);
    if (!instruction.stack_trace.empty() || instruction.outs.empty()) return {};
    const ValueId made = instruction.outs.front();
    return method.values.has(made) ? module_parts(module_in_name(method.values[made].name))
                                   : std::vector<std::string>();
}

class Grower {
public:
    Grower(const SourceMap& map, const SourceCosts& costs, const Method& method)
        : map_(map), costs_(costs), method_(method) {}

    CostTree run(CostOrder order, CostMeasure measure) {
        out_.nodes.push_back({});
        if (measure == CostMeasure::memory) {
            for (const LiveShare& tensor : costs_.tensors) {
                if (tensor.bytes <= 0) continue;
                const CostIndex at =
                    tensor.maker.valid() ? place(tensor.maker, order) : child(CostIndex(0), Kind::given, {});
                const CostIndex leaf = leaf_of(at, Kind::tensor, method_.values[tensor.value].name);
                out_.nodes[leaf].value = tensor.value;
                out_.nodes[leaf].instruction = tensor.maker;
                add(leaf, static_cast<double>(tensor.bytes));
            }
            if (costs_.padding > 0 && !costs_.tensors.empty())
                add(child(CostIndex(0), Kind::padding, {}), static_cast<double>(costs_.padding));
        } else {
            for (const InstructionIndex at : method_.instructions.indices()) add_operator(at, order, measure);
        }
        for (CostNode& node : out_.nodes) {
            std::stable_sort(node.children.begin(), node.children.end(),
                             [&](CostIndex a, CostIndex b) { return out_.nodes[a].cost > out_.nodes[b].cost; });
            out_.depth = std::max(out_.depth, node.depth);
        }
        return std::move(out_);
    }

private:
    void add_operator(InstructionIndex at, CostOrder order, CostMeasure measure) {
        const SourceCost& cost = costs_.operators[at];
        const double own = measure == CostMeasure::time ? cost.milliseconds : static_cast<double>(cost.traffic);
        if (!(own > 0)) return;
        const Instruction& instruction = method_.instructions[at];
        const CostIndex leaf = leaf_of(place(at, order), Kind::op, title_of(instruction));
        out_.nodes[leaf].instruction = at;
        if (!instruction.outs.empty()) out_.nodes[leaf].value = instruction.outs.front();
        add(leaf, own);
    }

    CostIndex leaf_of(CostIndex parent, Kind kind, std::string title) {
        const CostIndex made = out_.nodes.next();
        out_.nodes.push_back({.kind = kind,
                              .title = std::move(title),
                              .path = {},
                              .depth = out_.nodes[parent].depth + 1,
                              .parent = parent,
                              .children = {}});
        out_.nodes[parent].children.push_back(made);
        return made;
    }

    CostIndex child(CostIndex parent, Kind kind, const std::string& title) {
        const auto [found, is_new] = known_.try_emplace({parent, kind, title}, CostIndex{});
        if (is_new) found->second = leaf_of(parent, kind, title);
        return found->second;
    }

    /// The branch of an operator or of its result.
    CostIndex place(InstructionIndex at, CostOrder order) {
        CostIndex parent(0);
        const std::vector<SourceLineIndex>& stack = map_.stacks[at];
        if (order == CostOrder::stack) {
            for (const SourceLineIndex line : stack) parent = line_child(parent, line);
            return stack.empty() ? child(parent, Kind::other, {}) : parent;
        }
        std::string path;
        for (const std::string& part : modules_of(method_, method_.instructions[at])) {
            path += (path.empty() ? "" : ".") + part;
            parent = child(parent, Kind::module, part);
            out_.nodes[parent].path = path;
        }
        return map_.own[at].valid() ? line_child(parent, map_.own[at]) : parent;
    }

    CostIndex line_child(CostIndex parent, SourceLineIndex line) {
        const CostIndex at = child(parent, Kind::line, map_.name_of(line) + '\n' + std::to_string(line.number()));
        CostNode& node = out_.nodes[at];
        node.line = line;
        node.title = map_.name_of(line);
        return at;
    }

    void add(CostIndex leaf, double cost) {
        for (CostIndex at = leaf; at.valid(); at = out_.nodes[at].parent) {
            out_.nodes[at].cost += cost;
            ++out_.nodes[at].operators;
        }
    }

    const SourceMap& map_;
    const SourceCosts& costs_;
    const Method& method_;
    CostTree out_;
    std::map<std::tuple<CostIndex, Kind, std::string>, CostIndex> known_;
};

void sort_rows(std::vector<CostRow>& rows) {
    std::stable_sort(rows.begin(), rows.end(), [](const CostRow& a, const CostRow& b) {
        return std::tuple(a.cost.live + a.called.live, a.cost.traffic) >
            std::tuple(b.cost.live + b.called.live, b.cost.traffic);
    });
}

}  // namespace

CostTree cost_tree(const SourceMap& map, const SourceCosts& costs, const Method& method, CostOrder order,
                   CostMeasure measure) {
    return Grower(map, costs, method).run(order, measure);
}

std::vector<CostRow> costs_by_module(const SourceCosts& costs, const Method& method) {
    struct Module {
        CostRow row;
        std::map<std::string, std::size_t> at;
        std::vector<std::size_t> children;
    };
    std::vector<Module> modules(1);
    for (const InstructionIndex at : method.instructions.indices()) {
        if (!computes(method.instructions[at])) continue;
        std::size_t module = 0;
        const auto add = [&] {
            modules[module].row.cost += costs.operators[at];
            ++modules[module].row.operators;
        };
        add();
        for (const std::string& part : modules_of(method, method.instructions[at])) {
            const auto [found, is_new] = modules[module].at.try_emplace(part, modules.size());
            const std::size_t inner = found->second;
            if (is_new) {
                CostRow row{.title = modules[module].row.title, .code = {}, .depth = modules[module].row.depth + 1};
                row.title += (row.title.empty() ? "" : ".") + part;
                modules[module].children.push_back(inner);
                modules.push_back({.row = std::move(row), .at = {}, .children = {}});
            }
            module = inner;
            add();
        }
    }
    std::vector<CostRow> out;
    std::vector<std::size_t> next{0};
    while (!next.empty()) {
        const std::size_t at = next.back();
        next.pop_back();
        out.push_back(modules[at].row);
        next.insert(next.end(), modules[at].children.rbegin(), modules[at].children.rend());
    }
    return out;
}

std::vector<CostRow> costs_by_line(const SourceMap& map, const SourceCosts& costs) {
    std::vector<CostRow> out;
    for (const SourceLineIndex line : map.lines.indices()) {
        const SourceLine& it = map.lines[line];
        const std::string number = it.line > 0 ? ":" + std::to_string(it.line) : std::string();
        out.push_back({.title = map.files[it.file].path + number,
                       .code = it.code,
                       .cost = costs.made[line],
                       .called = costs.called[line],
                       .operators = static_cast<int>(it.made.size() + it.called.size())});
    }
    CostRow other{.title = {}, .code = {}};
    for (const InstructionIndex at : map.stacks.indices()) {
        const bool costs_any = costs.operators[at].traffic > 0 || costs.operators[at].live > 0;
        if (!map.stacks[at].empty() || !costs_any) continue;
        other.cost += costs.operators[at];
        ++other.operators;
    }
    if (other.operators > 0) out.push_back(std::move(other));
    sort_rows(out);
    return out;
}

std::vector<CostRow> costs_by_operator(const SourceCosts& costs, const Method& method) {
    std::map<std::string, CostRow> rows;
    for (const InstructionIndex at : method.instructions.indices()) {
        const Instruction& instruction = method.instructions[at];
        if (!computes(instruction)) continue;
        CostRow& row = rows[instruction.op];
        row.title = instruction.op;
        row.cost += costs.operators[at];
        ++row.operators;
    }
    std::vector<CostRow> out;
    out.reserve(rows.size());
    for (auto& [name, row] : rows) out.push_back(std::move(row));
    sort_rows(out);
    return out;
}

}  // namespace arenascope
