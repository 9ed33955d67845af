// Builds the method with calls instead of regions: instructions, jumps, and ExecuTorch's node list.

#include <algorithm>
#include <map>
#include <set>

#include "engine/partition/partition_build.h"

namespace arenascope::lowering {

namespace {

using Row = ListedNode::Kind;

class Rebuild {
public:
    Rebuild(const Method& method, const Regions& regions, std::vector<Cut> cuts)
        : from_(method), regions_(regions), cuts_(std::move(cuts)), out_(method) {
        for (std::size_t i = 0; i < cuts_.size(); ++i) cut_of_[cuts_[i].region] = i;
    }

    Result<Method> run() {
        order_ = regions_.order();
        CHECKED(place_instructions());
        find_gone();
        place_rows();
        for (Cut& cut : cuts_) out_.delegates.push_back(std::move(cut.delegate));
        // The places of the file no longer fit: a call keeps all its arguments alive together.
        out_.loaded_arena_bytes.clear();
        for (Value& value : out_.values) {
            if (Tensor* tensor = value.tensor()) tensor->loaded.reset();
        }
        place_graphs();
        compact_values(out_);
        return std::move(out_);
    }

private:
    Result<> place_instructions() {
        where_.resize(from_.instructions.size());
        out_.instructions.clear();
        std::size_t placed = 0;
        for (const Piece& piece : order_) {
            const InstructionIndex at = out_.instructions.next();
            if (const auto* alone = std::get_if<InstructionIndex>(&piece)) {
                where_[*alone] = at;
                out_.instructions.push_back(from_.instructions[*alone]);
                ++placed;
                continue;
            }
            const auto region = std::get<RegionIndex>(piece);
            for (const InstructionIndex member : regions_.members(region)) where_[member] = at;
            placed += regions_.members(region).size();
            out_.instructions.push_back(call_of(cuts_[cut_of_.at(region)]));
        }
        if (placed != where_.size())
            return Error{.what = message("cyclic dependency between regions"), .expected = message("convex regions")};
        return place_jumps();
    }

    /// A jump leads to a block, whose first instruction may have changed.
    Result<> place_jumps() {
        for (Instruction& instruction : out_.instructions) {
            if (instruction.kind != Instruction::Kind::jump_false) continue;
            const InstructionIndex to = instruction.jump_to, end = where_.next();
            if (!to.valid() || to > end) {
                return Error{
                    .what = message("the instruction jumps to {instruction}, which does not exist", to.number()),
                    .place = instruction.name};
            }
            instruction.jump_to = out_.instructions.next();
            for (const InstructionIndex at : IndexRange<InstructionIndex>(to, end))
                instruction.jump_to = std::min(instruction.jump_to, where_[at]);
        }
        return done;
    }

    Instruction call_of(const Cut& cut) {
        Instruction call;
        call.kind = Instruction::Kind::delegate;
        call.op = cut.delegate.id;
        call.name = cut.call;
        call.args = cut.inputs;
        call.args.insert(call.args.end(), cut.outputs.begin(), cut.outputs.end());
        call.outs = cut.outputs;
        call.delegate = from_.delegates.next() + cut_of_.at(cut.region);
        call.module_path = common_module(cut.region);
        return call;
    }

    [[nodiscard]] std::string common_module(RegionIndex region) const {
        const auto& members = regions_.members(region);
        std::string common = from_.instructions[members.front()].module_path;
        for (const InstructionIndex at : members) {
            const std::string& path = from_.instructions[at].module_path;
            while (!common.empty() && path != common && !path.starts_with(common + ".")) {
                const std::size_t dot = common.rfind('.');
                common.resize(dot == std::string::npos ? 0 : dot);
            }
        }
        return common;
    }

    /// Values that no call and no instruction outside the regions refers to any more.
    void find_gone() {
        std::set<ValueId> alive;
        const auto keep = [&](ValueId id) {
            each_value(from_, id, [&](ValueId item) {
                alive.insert(item);
                alive.insert(memory_root(from_, item));
            });
        };
        for (const Instruction& instruction : out_.instructions) {
            std::for_each(instruction.args.begin(), instruction.args.end(), keep);
            std::for_each(instruction.outs.begin(), instruction.outs.end(), keep);
        }
        for (const auto* ids : {&from_.inputs, &from_.outputs}) std::for_each(ids->begin(), ids->end(), keep);
        // A state that is no longer read or written has moved into a delegate; other states stay visible to the caller.
        std::set<ValueId> moved;
        for (const Cut& cut : cuts_) moved.insert(cut.states.begin(), cut.states.end());
        for (const ValueId id : from_.values.indices()) {
            const Tensor* tensor = from_.values[id].tensor();
            if (!tensor) continue;
            const ValueId root = memory_root(from_, id);
            const Tensor& base = *from_.values[root].tensor();
            const bool is_state = base.is_state && !moved.contains(root);
            if (!alive.contains(id) && !(is_state && root == id)) gone_.insert(id);
        }
    }

    /// Nothing moves into or out of a sub-graph: its first and last instructions follow those of its own.
    void place_graphs() {
        for (const GraphIndex index : out_.graphs.indices()) {
            SubGraph& graph = out_.graphs[index];
            InstructionIndex first = out_.instructions.next(), end{0};
            for (const InstructionIndex at :
                 IndexRange<InstructionIndex>(graph.begin, std::min(graph.end, where_.next()))) {
                first = std::min(first, where_[at]);
                end = std::max(end, where_[at] + 1);
            }
            if (graph.begin >= graph.end) first = place_of(graph.begin);
            const bool is_method = index == GraphIndex{0};
            graph.begin = is_method ? InstructionIndex{0} : first;
            graph.end = is_method ? out_.instructions.next() : std::max(first, end);
        }
    }
    [[nodiscard]] InstructionIndex place_of(InstructionIndex instruction) const {
        return where_.has(instruction) ? where_[instruction] : out_.instructions.next();
    }

    /// The node list in the new order. Order changes within blocks only, so the rows of every block are sorted in
    /// place; rows without an instruction stay.
    void place_rows() {
        const Table<Position, std::int32_t> blocks = blocks_of_rows();
        std::set<std::int32_t> sorted, with_regions;
        for (const InstructionIndex at : where_.indices()) {
            if (regions_.of(at).valid()) with_regions.insert(regions_.block(at));
        }
        out_.node_list.clear();
        for (const Position at : blocks.indices()) {
            const ListedNode& row = from_.node_list[at];
            const bool moves = blocks[at] >= 0 && with_regions.contains(blocks[at]);
            if (moves && sorted.insert(blocks[at]).second) {
                std::vector<ListedNode> mine;
                for (const Position next : IndexRange<Position>(at, blocks.next())) {
                    if (blocks[next] == blocks[at]) mine.push_back(from_.node_list[next]);
                }
                sort_block(mine, blocks[at]);
            }
            const bool names_nothing =
                !row.instruction.valid() && row.kind != Row::output && row.kind != Row::flow && is_gone(row);
            if (moves || names_nothing) continue;
            out_.node_list.push_back(row);
            if (row.instruction.valid()) out_.node_list.back().instruction = place_of(row.instruction);
        }
        for (ListedNode& row : out_.node_list) row = without_gone(row);
    }

    /// Block of every row: that of its instruction; for an alloc, of the next one; for a view, of the last one of its
    /// graph.
    [[nodiscard]] Table<Position, std::int32_t> blocks_of_rows() const {
        Table<Position, std::int32_t> out(from_.node_list.size(), -1);
        std::vector<Position> pending;
        std::map<GraphIndex, std::int32_t> last;
        for (const Position at : from_.node_list.indices()) {
            const ListedNode& row = from_.node_list[at];
            if (row.kind == Row::alloc) {
                pending.push_back(at);
            } else if (where_.has(row.instruction)) {
                out[at] = last[row.graph] = regions_.block(row.instruction);
                for (const Position alloc : pending) out[alloc] = out[at];
                pending.clear();
            } else if (row.kind == Row::view || row.kind == Row::getitem) {
                const auto found = last.find(row.graph);
                if (found != last.end()) out[at] = found->second;
            }
        }
        return out;
    }

    /// Rows go with the instruction that they belong to.
    void sort_block(const std::vector<ListedNode>& node_list, std::int32_t block) {
        std::map<InstructionIndex, std::vector<ListedNode>> rows;  // by new instruction
        std::vector<ListedNode> pending;
        InstructionIndex last;
        std::map<ValueId, InstructionIndex> producer;
        for (const ListedNode& row : node_list) {
            if (row.kind == Row::alloc) {
                pending.push_back(row);
            } else if (row.instruction.valid()) {
                last = place_of(row.instruction);
                for (const ValueId id : row.values) producer[memory_root(from_, id)] = last;
                if (!in_region(row)) {
                    std::vector<ListedNode>& mine = rows[last];
                    mine.insert(mine.end(), pending.begin(), pending.end());
                    mine.push_back(row);
                    mine.back().instruction = last;
                }
                pending.clear();
            } else if (!is_gone(row)) {
                // A view is listed where its tensor is made; a getitem after its call.
                const auto made =
                    row.values.empty() ? producer.end() : producer.find(memory_root(from_, row.values.front()));
                const InstructionIndex at = made == producer.end() ? last : made->second;
                const bool of_region = row.kind == Row::getitem && at.valid() && is_call(at);
                if (!of_region) rows[at].push_back(row);
            }
        }
        std::set<InstructionIndex> places;
        for (const InstructionIndex at : where_.indices()) {
            if (regions_.block(at) == block) places.insert(where_[at]);
        }
        const GraphIndex graph = node_list.front().graph;
        for (const InstructionIndex at : places) {
            if (is_call(at)) push_call(at, graph_of_call(node_list, at, graph));
            out_.node_list.insert(out_.node_list.end(), rows[at].begin(), rows[at].end());
        }
    }

    [[nodiscard]] GraphIndex graph_of_call(const std::vector<ListedNode>& node_list, InstructionIndex at,
                                           GraphIndex otherwise) const {
        for (const ListedNode& row : node_list) {
            if (row.instruction.valid() && place_of(row.instruction) == at) return row.graph;
        }
        return otherwise;
    }

    /// As ExecuTorch lists a delegate: the call has all outputs, followed by one getitem for each.
    void push_call(InstructionIndex at, GraphIndex graph) {
        const Instruction& call = out_.instructions[at];
        std::vector<ValueId> inputs(call.args.begin(), call.args.end() - static_cast<std::ptrdiff_t>(call.outs.size()));
        out_.node_list.push_back({.kind = Row::call,
                                  .name = call.name,
                                  .values = call.outs,
                                  .uses = std::move(inputs),
                                  .instruction = at,
                                  .graph = graph});
        for (const ValueId id : call.outs) {
            const std::string name = getitems_ == 0 ? std::string("getitem") : "getitem_" + std::to_string(getitems_);
            ++getitems_;
            out_.node_list.push_back({.kind = Row::getitem,
                                      .name = "delegate_" + name,
                                      .values = {id},
                                      .uses = call.outs,
                                      .instruction = {},
                                      .graph = graph});
        }
    }

    [[nodiscard]] bool is_call(InstructionIndex at) const {
        const Instruction& instruction = out_.instructions[at];
        return instruction.kind == Instruction::Kind::delegate && instruction.delegate >= from_.delegates.next();
    }
    [[nodiscard]] bool in_region(const ListedNode& row) const {
        return row.instruction.valid() && regions_.of(row.instruction).valid();
    }
    [[nodiscard]] bool is_gone(const ListedNode& row) const {
        return !row.values.empty() &&
            std::all_of(row.values.begin(), row.values.end(), [this](ValueId id) { return gone_.contains(id); });
    }
    [[nodiscard]] ListedNode without_gone(ListedNode row) const {
        const auto is_gone = [this](ValueId id) { return gone_.contains(id); };
        std::erase_if(row.values, is_gone);
        std::erase_if(row.uses, is_gone);
        return row;
    }

    const Method& from_;
    const Regions& regions_;
    std::vector<Cut> cuts_;
    Method out_;
    std::map<RegionIndex, std::size_t> cut_of_;
    std::vector<Piece> order_;
    Table<InstructionIndex, InstructionIndex> where_;  ///< the new index of each instruction, or of its region's call
    std::set<ValueId> gone_;
    int getitems_ = 0;
};

}  // namespace

Result<Method> with_calls(const Method& method, const Regions& regions, std::vector<Cut> cuts) {
    return Rebuild(method, regions, std::move(cuts)).run();
}

}  // namespace arenascope::lowering
