#include "engine/evaluate/recovered_graphs.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "engine/ir/dependences.h"

namespace arenascope {

namespace {

using Kind = Instruction::Kind;
using Values = std::vector<ValueId>;
constexpr std::size_t most_nested = 64;
constexpr std::size_t most_looks = 16, most_looks_of_any = 65536;  ///< for each instruction and argument; for any file

class Recovery {
public:
    explicit Recovery(const Method& method) : old_(method), out_(std::make_shared<Method>(method)) { find_loops(); }

    std::shared_ptr<const Method> run() {
        out_->node_list.clear();
        out_->graphs.push_back({});
        own_.emplace_back();
        for (const ListedNode& row : old_.node_list) {
            if (row.kind != ListedNode::Kind::placeholder) continue;
            out_->node_list.push_back(row);
            for (const ValueId id : row.values) own_[0].insert(id);
        }
        Values outer;
        if (!rows(GraphIndex(0), InstructionIndex(0), old_.instructions.next(), outer)) return nullptr;
        if (out_->graphs.size() == 1) return nullptr;
        add(GraphIndex(0), ListedNode::Kind::output, {}, resolved(GraphIndex(0), old_.outputs, outer));
        return out_;
    }

private:
    [[nodiscard]] const Instruction& at(InstructionIndex i) const { return old_.instructions[i]; }
    Tensor* tensor(ValueId id) { return out_->values[id].tensor(); }

    /// For each instruction: the first one from there on that is not a copy, and the first jump back to it.
    void find_loops() {
        const auto count = old_.instructions.size();
        behind_copies_.assign(count, old_.instructions.next());
        jump_back_.assign(count, InstructionIndex());
        left_ = most_looks * count + most_looks_of_any;
        for (InstructionIndex i = old_.instructions.next(); i > InstructionIndex(0);) {
            --i;
            const bool is_copy = at(i).op == "aten::copy_";
            behind_copies_[i] = !is_copy ? i : i + 1 < old_.instructions.next() ? behind_copies_[i + 1] : i + 1;
            left_ += most_looks * at(i).args.size();
            if (at(i).kind == Kind::jump_false && old_.instructions.has(at(i).jump_to) && at(i).jump_to < i)
                jump_back_[at(i).jump_to] = i;
        }
    }
    /// False if nested control flow takes more look-ups than the output of any exporter needs.
    [[nodiscard]] bool spend(std::size_t looks) {
        const bool is_there = looks <= left_;
        left_ = is_there ? left_ - looks : 0;
        return is_there;
    }

    ListedNode& add(GraphIndex graph, ListedNode::Kind kind, Values values, Values uses,
                    InstructionIndex instruction = {}) {
        ListedNode& row = out_->node_list.emplace_back();
        row.kind = kind;
        row.graph = graph;
        row.values = std::move(values);
        row.uses = std::move(uses);
        row.instruction = instruction;
        return row;
    }

    /// Instructions that only emission makes: they run, but are in no graph's list.
    void emitted(InstructionIndex i) {
        Values uses;
        for (const ValueId arg : at(i).args) each_value(old_, arg, [&](ValueId id) { uses.push_back(id); });
        add(GraphIndex{}, ListedNode::Kind::call, at(i).outs, std::move(uses), i);
    }

    /// The graph's own values among the named ones; values of the surrounding graph go to `outer`.
    Values resolved(GraphIndex graph, const Values& named, Values& outer) {
        Values found;
        for (const ValueId name : named) {
            each_value(old_, name, [&](ValueId id) {
                if (const auto own = own_value(graph, id)) found.push_back(*own);
                else if (tensor(id)) outer.push_back(id);
            });
        }
        return found;
    }

    [[nodiscard]] std::optional<ValueId> own_value(GraphIndex graph, ValueId id) {
        const std::set<ValueId>& own = own_[graph.row()];
        if (const auto stand_in = stand_ins_.find({graph.number(), id}); stand_in != stand_ins_.end())
            return stand_in->second;
        if (own.contains(id)) return id;
        const Tensor* view = old_.values[id].tensor();
        if (!view || view->alias_of == no_value) return std::nullopt;
        if (own.contains(view->alias_of)) return view->alias_of;
        // A view of a branch's result was emitted with the place that was planned for the result.
        if (const auto place = place_of(*view)) {
            const auto& results = results_[graph.number()];
            if (const auto whole = results.find(*place); whole != results.end()) return whole->second;
        }
        return own_value(graph, view->alias_of);
    }

    using Place = std::tuple<std::int32_t, std::int64_t, std::optional<std::int64_t>>;
    static std::optional<Place> place_of(const Tensor& tensor) {
        if (!tensor.loaded) return std::nullopt;
        return Place{tensor.loaded->mem_id, tensor.loaded->offset, tensor.bytes()};
    }

    GraphIndex open(SubGraph::Kind kind, GraphIndex around, InstructionIndex begin, InstructionIndex end) {
        const GraphIndex graph = out_->graphs.next();
        out_->graphs.push_back({.kind = kind,
                                .path = "graph_" + std::to_string(graph.number()),
                                .parent = around,
                                .begin = begin,
                                .end = end});
        own_.emplace_back();
        return graph;
    }

    /// Results of control flow are at the offset that the surrounding graph planned.
    void give(GraphIndex graph, ValueId id) {
        own_[graph.row()].insert(id);
        Tensor* given = tensor(id);
        if (!given) return;
        if (const auto place = place_of(*given)) results_[graph.number()].try_emplace(*place, id);
        given->alias_of = no_value;
        given->is_state = false;
        if (given->role == Role::alias || given->role == Role::state) given->role = Role::intermediate;
    }

    /// Rows of the instructions [begin, end), which belong to one graph.
    bool rows(GraphIndex graph, InstructionIndex begin, InstructionIndex end, Values& outer) {
        if (++depth_ > most_nested) return false;
        for (InstructionIndex i = begin; i < end;) {
            if (!spend(1 + at(i).args.size())) return false;
            const InstructionIndex loop_end = end_of_loop(i, end);
            if (loop_end.valid()) {
                if (!loop(graph, i, loop_end, outer)) return false;
                i = loop_end + 1;
            } else if (at(i).kind == Kind::jump_false) {
                const InstructionIndex next = branch(graph, i, end, outer);
                if (!next.valid()) return false;
                i = next;
            } else if (at(i).kind == Kind::move) {
                return false;
            } else {
                const Instruction& node = at(i);
                for (const ValueId made : node.outs) {
                    if (!old_.values[made].tensor()->is_state) own_[graph.row()].insert(made);
                }
                add(graph, ListedNode::Kind::call, node.outs, resolved(graph, node.args, outer), i);
                ++i;
            }
        }
        --depth_;
        return true;
    }

    // -- branches ---------------------------------------------------------------------------------------------

    /// jump to the second arm; first arm, moves, jump over the second; second arm, moves. The first instruction after
    /// it.
    InstructionIndex branch(GraphIndex graph, InstructionIndex jump, InstructionIndex limit, Values& outer) {
        const InstructionIndex other = at(jump).jump_to;
        if (!other.valid() || other <= jump + 1 || other > limit) return {};
        const InstructionIndex over = other - 1;
        if (at(over).kind != Kind::jump_false) return {};
        const InstructionIndex end = at(over).jump_to;
        if (!end.valid() || end < other || end > limit) return {};
        Values operands = at(jump).args, results;
        std::set<ValueId> known;
        emitted(jump);
        if (!arm(graph, jump + 1, over, operands)) return {};
        emitted(over);
        if (!arm(graph, other, end, operands)) return {};
        for (const auto& [begin, behind] : {std::pair(jump + 1, over), std::pair(other, end)})
            for (InstructionIndex i = first_move(begin, behind); i < behind; ++i)
                if (known.insert(at(i).args[1]).second) results.push_back(at(i).args[1]);
        for (const ValueId result : results) give(graph, result);
        add(graph, ListedNode::Kind::flow, results, resolved(graph, operands, outer));
        return end;
    }

    /// The moves at the end of an arm, without those of the branches inside the arm.
    [[nodiscard]] InstructionIndex first_move(InstructionIndex begin, InstructionIndex end) const {
        InstructionIndex inner = begin, moves = end;
        for (InstructionIndex i = begin; i < end; ++i) {
            if (at(i).kind == Kind::jump_false && at(i).jump_to <= end) inner = std::max(inner, at(i).jump_to);
        }
        while (moves > inner && at(moves - 1).kind == Kind::move) --moves;
        return moves;
    }

    bool arm(GraphIndex around, InstructionIndex begin, InstructionIndex end, Values& operands) {
        if (!spend(static_cast<std::size_t>(end - begin))) return false;
        const InstructionIndex moves = first_move(begin, end);
        const GraphIndex graph = open(SubGraph::Kind::arm, around, begin, end);
        if (!rows(graph, begin, moves, operands)) return false;
        Values given;
        for (InstructionIndex i = moves; i < end; ++i) given.push_back(at(i).args[0]);
        add(graph, ListedNode::Kind::output, {}, resolved(graph, given, operands));
        for (InstructionIndex i = moves; i < end; ++i) emitted(i);
        return true;
    }

    // -- loops ------------------------------------------------------------------------------------------------

    struct Loop {
        InstructionIndex body{}, results{}, end{};  ///< the body's nodes, the moves of its results, the jump back
        ValueId turn = no_value;                    ///< the loop counter
        Values carried;
    };

    /// The loop that begins here, with the copies before its first iteration; the jump back. None: no loop begins here.
    [[nodiscard]] InstructionIndex end_of_loop(InstructionIndex begin, InstructionIndex limit) const {
        const InstructionIndex first = behind_copies_[begin];
        if (first >= limit) return {};
        const InstructionIndex back = jump_back_[first];
        return back.valid() && back < limit ? back : InstructionIndex();
    }

    [[nodiscard]] std::optional<Loop> loop_of(InstructionIndex begin, InstructionIndex end) const {
        Loop loop{.body = at(end).jump_to, .results = end, .end = end, .turn = no_value, .carried = {}};
        if (loop.body + 3 > end || at(end - 1).op != "executorch_prim::eq.Scalar" ||
            at(end - 2).op != "executorch_prim::add.Scalar" || at(end - 2).args.empty())
            return std::nullopt;
        loop.turn = at(end - 2).args.back();
        loop.results = end - 2;
        while (loop.results > loop.body && at(loop.results - 1).op == "executorch_prim::et_copy_index.tensor")
            --loop.results;
        const auto is_copy = [&](InstructionIndex i) { return at(i).args.size() > 1 && !at(i).outs.empty(); };
        for (InstructionIndex i = begin; i < loop.body; ++i) {
            if (!is_copy(i)) return std::nullopt;
            loop.carried.push_back(at(i).outs[0]);
        }
        for (std::size_t i = 0; i < loop.carried.size(); ++i) {
            if (loop.results == loop.body || at(loop.results - 1).op != "aten::copy_") return std::nullopt;
            --loop.results;
        }
        for (InstructionIndex i = loop.results; i < end - 2; ++i)
            if (!is_copy(i)) return std::nullopt;
        return loop;
    }

    [[nodiscard]] bool slices(const Loop& loop, InstructionIndex i) const {
        const auto& args = at(i).args;
        return at(i).op == "aten::select_copy.int_out" && args.size() > 2 && !at(i).outs.empty() &&
            args[2] == loop.turn;
    }

    /// An operand from the graph around a body has a placeholder there, with memory that is never used.
    ValueId stand_in(GraphIndex graph, ValueId id) {
        Value copy = out_->values[id];
        copy.name += " (in " + out_->graphs[graph].path + ")";
        Tensor& placeholder = *copy.tensor();
        placeholder.alias_of = no_value;
        placeholder.is_constant = placeholder.is_state = false;
        placeholder.role = Role::intermediate;
        placeholder.loaded.reset();
        placeholder.data.reset();
        out_->values.push_back(std::move(copy));
        return stand_ins_[{graph.number(), id}] = out_->values.last();
    }

    bool loop(GraphIndex around, InstructionIndex begin, InstructionIndex end, Values& outer) {
        const auto found = loop_of(begin, end);
        if (!found) return false;
        const Loop& loop = *found;
        Values operands, results = loop.carried, given;
        for (InstructionIndex i = begin; i < loop.body; ++i) {
            operands.push_back(at(i).args.at(1));
            emitted(i);
        }
        const GraphIndex graph = open(SubGraph::Kind::body, around, loop.body, end + 1);
        Values placeholders;
        for (const ValueId carried : loop.carried) placeholders.push_back(stand_in(graph, carried));
        InstructionIndex first = loop.body;
        for (; first < loop.results && slices(loop, first); ++first) {
            operands.push_back(at(first).args[0]);
            placeholders.push_back(at(first).outs.at(0));
            own_[graph.row()].insert(at(first).outs.at(0));
            emitted(first);
        }
        const auto from_outside = used_from_outside(first, loop.results, graph);
        if (!from_outside) return false;
        for (const ValueId id : *from_outside) {
            operands.push_back(id);
            placeholders.push_back(stand_in(graph, id));
        }
        for (const ValueId id : placeholders) add(graph, ListedNode::Kind::placeholder, {id}, {});
        Values unknown;  // constants of the body itself
        if (!rows(graph, first, loop.results, unknown)) return false;
        for (InstructionIndex i = loop.results; i < end - 2; ++i) {
            given.push_back(at(i).args.at(1));
            if (at(i).op != "aten::copy_") results.push_back(at(i).args.at(0));
        }
        add(graph, ListedNode::Kind::output, {}, resolved(graph, given, unknown));
        for (InstructionIndex i = loop.results; i < end + 1; ++i) emitted(i);
        for (const ValueId result : results) give(around, result);
        add(around, ListedNode::Kind::flow, results, resolved(around, operands, outer));
        return true;
    }

    /// Numbers defined in a body have no dimensions; all others come from the surrounding graph.
    std::optional<Values> used_from_outside(InstructionIndex begin, InstructionIndex end, GraphIndex graph) {
        std::set<ValueId> made(own_[graph.row()]), seen;
        Values found;
        for (InstructionIndex i = begin; i < end; ++i) {
            if (!spend(1 + at(i).args.size())) return std::nullopt;
            const std::set<ValueId> outs(at(i).outs.begin(), at(i).outs.end());
            for (const ValueId arg : at(i).args) {
                each_value(old_, arg, [&](ValueId id) {
                    const Tensor* each = old_.values[id].tensor();
                    if (!each || made.contains(id) || own_value(graph, id) || !seen.insert(id).second) return;
                    const bool is_inside = outs.contains(id) || made.contains(each->alias_of);
                    if (!is_inside && !(each->is_constant && each->sizes.empty())) found.push_back(id);
                });
            }
            for (const ValueId out : at(i).outs) made.insert(out);
            if (at(i).kind == Kind::move) made.insert(at(i).args[1]);
        }
        return found;
    }

    const Method& old_;
    std::shared_ptr<Method> out_;
    std::vector<std::set<ValueId>> own_;                             ///< by graph: the values that it plans
    std::map<std::int32_t, std::map<Place, ValueId>> results_;       ///< by graph: the results of its control flow
    std::map<std::pair<std::int32_t, ValueId>, ValueId> stand_ins_;  ///< by graph and operand
    Table<InstructionIndex, InstructionIndex> behind_copies_, jump_back_;
    std::size_t depth_ = 0, left_ = 0;
};

}  // namespace

std::shared_ptr<const Method> with_recovered_graphs(const Method& method) {
    const bool jumps = std::any_of(method.instructions.begin(), method.instructions.end(),
                                   [](const Instruction& each) { return each.kind == Kind::jump_false; });
    return jumps && method.graphs.empty() ? Recovery(method).run() : nullptr;
}

}  // namespace arenascope
