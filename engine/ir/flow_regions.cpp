#include "engine/ir/flow_regions.h"

#include <algorithm>
#include <map>
#include <optional>

namespace arenascope {

namespace {

using Kind = Instruction::Kind;
constexpr int most_nested = 64;  // as lowering allows; files may claim anything

class Finder {
public:
    explicit Finder(const Method& method)
        : method_(method), count_(static_cast<std::int32_t>(method.instructions.size())) {
        regions_.push_back({.kind = SubGraph::Kind::method, .path = {}, .parent = -1, .begin = 0, .end = count_});
        set_.assign(method.values.size(), false);
        for (std::int32_t i = 0; i < count_; ++i) {
            const Instruction& in = at(i);
            if (in.kind == Kind::jump_false && in.jump_to >= 0 && in.jump_to <= i)
                backs_[in.jump_to] = std::max(backs_[in.jump_to], i);
            const bool may_set = in.kind == Kind::kernel || in.kind == Kind::move;
            if (may_set && !in.args.empty() && in.args.back() >= 0 &&
                static_cast<std::size_t>(in.args.back()) < set_.size())
                set_[static_cast<std::size_t>(in.args.back())] = true;
        }
    }

    std::vector<SubGraph> run() && {
        find(0, count_, 0, 0);
        return std::move(regions_);
    }

private:
    const Instruction& at(std::int32_t i) const { return method_.instructions[static_cast<std::size_t>(i)]; }

    /// A jump forward, within `end`.
    std::optional<std::int32_t> forward(std::int32_t i, std::int32_t end) const {
        const Instruction& in = at(i);
        if (in.kind != Kind::jump_false || in.jump_to <= i || in.jump_to > end) return std::nullopt;
        return in.jump_to;
    }

    /// On a literal False that nothing sets.
    bool is_always_taken(std::int32_t i) const {
        const Instruction& in = at(i);
        if (in.kind != Kind::jump_false || in.args.empty() || in.args[0] < 0) return false;
        const auto id = static_cast<std::size_t>(in.args[0]);
        if (id >= method_.values.size() || set_[id]) return false;
        const auto* value = std::get_if<bool>(&method_.values[id].data);
        return value && !*value;
    }

    void find(std::int32_t begin, std::int32_t end, std::int32_t parent, int depth) {
        if (depth > most_nested) return;
        for (std::int32_t i = begin; i < end;) {
            const auto back = backs_.find(i);
            if (back != backs_.end() && back->second < end && !taken_[i]) i = loop(i, back->second, parent, depth);
            else if (const auto other = forward(i, end); other && is_branch(i, *other, end))
                i = branch(i, *other, parent, depth);
            else ++i;
        }
    }

    bool is_branch(std::int32_t i, std::int32_t other, std::int32_t end) const {
        return other - 1 > i && is_always_taken(other - 1) && forward(other - 1, end);
    }

    std::int32_t branch(std::int32_t i, std::int32_t other, std::int32_t parent, int depth) {
        const std::int32_t end = at(other - 1).jump_to;
        const std::string number = counted(parent, "true_graph");
        add(SubGraph::Kind::arm, "true_graph_" + number, parent, i + 1, other, depth);
        add(SubGraph::Kind::arm, "false_graph_" + number, parent, other, end, depth);
        return end;
    }

    std::int32_t loop(std::int32_t start, std::int32_t back, std::int32_t parent, int depth) {
        taken_[start] = true;  // its body begins where it begins
        for (std::int32_t i = start; i < back; ++i) {
            if (at(i).kind != Kind::jump_false || at(i).jump_to != back + 1) continue;
            const std::string number = counted(parent, "while_loop");
            add(SubGraph::Kind::test, "while_loop_cond_graph_" + number, parent, start, i + 1, depth);
            add(SubGraph::Kind::body, "while_loop_body_graph_" + number, parent, i + 1, back + 1, depth);
            return back + 1;
        }
        const bool copies_in =
            start > 0 && (at(start - 1).op == "aten::copy_" || at(start - 1).op == "aten::clone.out");
        const std::string name = copies_in ? "scan_combine_graph" : "body_graph";
        add(SubGraph::Kind::body, name + "_" + counted(parent, name), parent, start, back + 1, depth);
        return back + 1;
    }

    std::string counted(std::int32_t parent, const std::string& stem) {
        return std::to_string(counts_[{parent, stem}]++);
    }

    void add(SubGraph::Kind kind, const std::string& name, std::int32_t parent, std::int32_t begin, std::int32_t end,
             int depth) {
        const auto row = static_cast<std::int32_t>(regions_.size());
        const std::string& outer = regions_[static_cast<std::size_t>(parent)].path;
        regions_.push_back({.kind = kind,
                            .path = outer.empty() ? name : outer + "." + name,
                            .parent = parent,
                            .begin = begin,
                            .end = end});
        find(begin, end, row, depth + 1);
    }

    const Method& method_;
    std::int32_t count_;
    std::vector<SubGraph> regions_;
    std::vector<bool> set_;                       ///< values that an instruction sets
    std::map<std::int32_t, std::int32_t> backs_;  ///< where loops begin: the last jump back to there
    std::map<std::int32_t, bool> taken_;
    std::map<std::pair<std::int32_t, std::string>, int> counts_;
};

}  // namespace

std::vector<SubGraph> flow_regions(const Method& method) {
    return method.graphs.empty() ? Finder(method).run() : method.graphs;
}

std::vector<std::int32_t> regions_of_values(const Method& method, const std::vector<SubGraph>& regions) {
    std::vector<std::int32_t> of_instruction(method.instructions.size(), 0);
    for (std::size_t row = 1; row < regions.size(); ++row)  // inner ones come later
        for (std::int32_t i = regions[row].begin; i < regions[row].end; ++i)
            of_instruction[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(row);
    std::vector<std::int32_t> of_value(method.values.size(), -1);
    for (std::size_t i = 0; i < method.instructions.size(); ++i)
        for (const ValueId id : method.instructions[i].outs) {
            if (id < 0 || static_cast<std::size_t>(id) >= of_value.size()) continue;
            auto& region = of_value[static_cast<std::size_t>(id)];
            if (region < 0) region = of_instruction[i];
        }
    for (auto& region : of_value) region = std::max(region, 0);
    return of_value;
}

}  // namespace arenascope
