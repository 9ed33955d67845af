// The method with calls in the place of regions: instructions, jumps, and ExecuTorch's listing of it.

#include <algorithm>
#include <map>
#include <set>

#include "engine/partition/partition_build.h"

namespace arenascope::lowering {

namespace {

using Row = Listing::Kind;

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
        // Places that a file came with no longer fit: calls keep their arguments alive together.
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
        const std::size_t count = from_.instructions.size();
        std::vector<std::int32_t> where(count + 1, -1);
        out_.instructions.clear();
        std::size_t placed = 0;
        for (const std::int32_t entry : order_) {
            const auto at = static_cast<std::int32_t>(out_.instructions.size());
            if (entry >= 0) {
                where[static_cast<std::size_t>(entry)] = at;
                out_.instructions.push_back(from_.instructions[static_cast<std::size_t>(entry)]);
                ++placed;
                continue;
            }
            for (const std::int32_t member : regions_.members(-1 - entry)) where[static_cast<std::size_t>(member)] = at;
            placed += regions_.members(-1 - entry).size();
            out_.instructions.push_back(call_of(cuts_[cut_of_.at(-1 - entry)]));
        }
        if (placed != count)
            return Error{.what = message("regions that wait for each other"), .expected = message("convex regions")};
        CHECKED(place_jumps(where));
        where_ = std::move(where);
        return done;
    }

    /// A jump leads to a block, whose first instruction may be another one now.
    Result<> place_jumps(const std::vector<std::int32_t>& where) {
        for (Instruction& instruction : out_.instructions) {
            if (instruction.kind != Instruction::Kind::jump_false) continue;
            const auto to = static_cast<std::size_t>(instruction.jump_to);
            if (instruction.jump_to < 0 || to >= where.size()) {
                return Error{.what = message("jumps to instruction {instruction}", instruction.jump_to),
                             .place = instruction.name};
            }
            std::int32_t first = static_cast<std::int32_t>(out_.instructions.size());
            for (std::size_t i = to; i + 1 < where.size(); ++i) first = std::min(first, where[i]);
            instruction.jump_to = first;
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
        call.delegate = static_cast<std::int32_t>(from_.delegates.size() + cut_of_.at(cut.region));
        call.module_path = common_module(cut.region);
        return call;
    }

    [[nodiscard]] std::string common_module(std::int32_t region) const {
        const auto& members = regions_.members(region);
        std::string common = from_.instructions[static_cast<std::size_t>(members.front())].module_path;
        for (const std::int32_t at : members) {
            const std::string& path = from_.instructions[static_cast<std::size_t>(at)].module_path;
            while (!common.empty() && path != common && !path.starts_with(common + ".")) {
                const std::size_t dot = common.rfind('.');
                common.resize(dot == std::string::npos ? 0 : dot);
            }
        }
        return common;
    }

    /// Values that no call and no instruction outside the regions mentions any more.
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
        // State that nothing reads or writes any more was moved; other state stays what the caller can see.
        std::set<ValueId> moved;
        for (const Cut& cut : cuts_) moved.insert(cut.states.begin(), cut.states.end());
        for (std::size_t i = 0; i < from_.values.size(); ++i) {
            const auto id = static_cast<ValueId>(i);
            const Tensor* tensor = from_.values[i].tensor();
            if (!tensor) continue;
            const ValueId root = memory_root(from_, id);
            const Tensor& base = *from_.values[static_cast<std::size_t>(root)].tensor();
            const bool is_state = base.is_state && !moved.contains(root);
            if (!alive.contains(id) && !(is_state && root == id)) gone_.insert(id);
        }
    }

    /// Nothing moves into or out of a sub-graph: its first and last instructions are where its own went.
    void place_graphs() {
        for (std::size_t g = 0; g < out_.graphs.size(); ++g) {
            SubGraph& graph = out_.graphs[g];
            std::int32_t first = static_cast<std::int32_t>(out_.instructions.size()), last = -1;
            for (std::int32_t i = graph.begin; i < graph.end && static_cast<std::size_t>(i) + 1 < where_.size(); ++i) {
                first = std::min(first, where_[static_cast<std::size_t>(i)]);
                last = std::max(last, where_[static_cast<std::size_t>(i)]);
            }
            if (graph.begin >= graph.end) first = place_of(graph.begin);
            graph.begin = g == 0 ? 0 : first;
            graph.end = g == 0 ? static_cast<std::int32_t>(out_.instructions.size()) : std::max(first, last + 1);
        }
    }
    [[nodiscard]] std::int32_t place_of(std::int32_t instruction) const {
        const bool known = instruction >= 0 && static_cast<std::size_t>(instruction) + 1 < where_.size();
        return known ? where_[static_cast<std::size_t>(instruction)]
                     : static_cast<std::int32_t>(out_.instructions.size());
    }

    /// The listing in the new order. Order changes within blocks only, so the rows of every block are sorted where its
    /// first row was; what belongs to no instruction stays where it is.
    void place_rows() {
        const std::vector<std::int32_t> blocks = blocks_of_rows();
        std::set<std::int32_t> sorted, with_regions;
        for (std::size_t i = 0; i + 1 < where_.size(); ++i) {
            if (regions_.of(i) >= 0) with_regions.insert(regions_.block(i));
        }
        out_.listing.clear();
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            const Listing& row = from_.listing[i];
            const bool moves = blocks[i] >= 0 && with_regions.contains(blocks[i]);
            if (moves && sorted.insert(blocks[i]).second) {
                std::vector<Listing> mine;
                for (std::size_t j = i; j < blocks.size(); ++j) {
                    if (blocks[j] == blocks[i]) mine.push_back(from_.listing[j]);
                }
                sort_block(mine, blocks[i]);
            }
            const bool names_nothing =
                row.instruction < 0 && row.kind != Row::output && row.kind != Row::flow && is_gone(row);
            if (moves || names_nothing) continue;
            out_.listing.push_back(row);
            if (row.instruction >= 0) out_.listing.back().instruction = place_of(row.instruction);
        }
        for (Listing& row : out_.listing) row = without_gone(row);
    }

    /// Block of every row: of its instruction; of the next one for an alloc; of the last one of its graph for a view.
    [[nodiscard]] std::vector<std::int32_t> blocks_of_rows() const {
        std::vector<std::int32_t> out(from_.listing.size(), -1);
        std::vector<std::size_t> pending;
        std::map<std::int32_t, std::int32_t> last;
        for (std::size_t i = 0; i < from_.listing.size(); ++i) {
            const Listing& row = from_.listing[i];
            if (row.kind == Row::alloc) {
                pending.push_back(i);
            } else if (row.instruction >= 0 && static_cast<std::size_t>(row.instruction) + 1 < where_.size()) {
                out[i] = last[row.graph] = regions_.block(static_cast<std::size_t>(row.instruction));
                for (const std::size_t alloc : pending) out[alloc] = out[i];
                pending.clear();
            } else if (row.kind == Row::view || row.kind == Row::getitem) {
                const auto found = last.find(row.graph);
                if (found != last.end()) out[i] = found->second;
            }
        }
        return out;
    }

    /// Rows go with the instruction that they belong to.
    void sort_block(const std::vector<Listing>& listing, std::int32_t block) {
        std::map<std::int32_t, std::vector<Listing>> rows;  // by new instruction
        std::vector<Listing> pending;
        std::int32_t last = -1;
        std::map<ValueId, std::int32_t> producer;
        for (const Listing& row : listing) {
            if (row.kind == Row::alloc) {
                pending.push_back(row);
            } else if (row.instruction >= 0) {
                last = place_of(row.instruction);
                for (const ValueId id : row.values) producer[memory_root(from_, id)] = last;
                if (!in_region(row)) {
                    std::vector<Listing>& mine = rows[last];
                    mine.insert(mine.end(), pending.begin(), pending.end());
                    mine.push_back(row);
                    mine.back().instruction = last;
                }
                pending.clear();
            } else if (!is_gone(row)) {
                // A view stands where its tensor is made; a getitem behind its call.
                const auto made =
                    row.values.empty() ? producer.end() : producer.find(memory_root(from_, row.values.front()));
                const std::int32_t at = made == producer.end() ? last : made->second;
                const bool of_region = row.kind == Row::getitem && at >= 0 && is_call(at);
                if (!of_region) rows[at].push_back(row);
            }
        }
        std::set<std::int32_t> places;
        for (std::size_t i = 0; i + 1 < where_.size(); ++i) {
            if (regions_.block(i) == block) places.insert(where_[i]);
        }
        const std::int32_t graph = listing.front().graph;
        for (const std::int32_t at : places) {
            if (is_call(at)) push_call(at, graph_of_call(listing, at, graph));
            out_.listing.insert(out_.listing.end(), rows[at].begin(), rows[at].end());
        }
    }

    [[nodiscard]] std::int32_t graph_of_call(const std::vector<Listing>& listing, std::int32_t at,
                                             std::int32_t otherwise) const {
        for (const Listing& row : listing) {
            if (row.instruction >= 0 && place_of(row.instruction) == at) return row.graph;
        }
        return otherwise;
    }

    /// As ExecuTorch lists a delegate: the call stands for all its outputs, then one getitem for each.
    void push_call(std::int32_t at, std::int32_t graph) {
        const Instruction& call = out_.instructions[static_cast<std::size_t>(at)];
        std::vector<ValueId> inputs(call.args.begin(), call.args.end() - static_cast<std::ptrdiff_t>(call.outs.size()));
        out_.listing.push_back({.kind = Row::call,
                                .name = call.name,
                                .values = call.outs,
                                .uses = std::move(inputs),
                                .instruction = at,
                                .graph = graph});
        for (const ValueId id : call.outs) {
            const std::string name = getitems_ == 0 ? std::string("getitem") : "getitem_" + std::to_string(getitems_);
            ++getitems_;
            out_.listing.push_back({.kind = Row::getitem,
                                    .name = "delegate_" + name,
                                    .values = {id},
                                    .uses = call.outs,
                                    .instruction = -1,
                                    .graph = graph});
        }
    }

    [[nodiscard]] bool is_call(std::int32_t at) const {
        const Instruction& instruction = out_.instructions[static_cast<std::size_t>(at)];
        return instruction.kind == Instruction::Kind::delegate &&
            instruction.delegate >= static_cast<std::int32_t>(from_.delegates.size());
    }
    [[nodiscard]] bool in_region(const Listing& row) const {
        return row.instruction >= 0 && regions_.of(static_cast<std::size_t>(row.instruction)) >= 0;
    }
    [[nodiscard]] bool is_gone(const Listing& row) const {
        return !row.values.empty() &&
            std::all_of(row.values.begin(), row.values.end(), [this](ValueId id) { return gone_.contains(id); });
    }
    [[nodiscard]] Listing without_gone(Listing row) const {
        const auto is_gone = [this](ValueId id) { return gone_.contains(id); };
        std::erase_if(row.values, is_gone);
        std::erase_if(row.uses, is_gone);
        return row;
    }

    const Method& from_;
    const Regions& regions_;
    std::vector<Cut> cuts_;
    Method out_;
    std::map<std::int32_t, std::size_t> cut_of_;
    std::vector<std::int32_t> order_, where_;
    std::set<ValueId> gone_;
    int getitems_ = 0;
};

}  // namespace

Result<Method> with_calls(const Method& method, const Regions& regions, std::vector<Cut> cuts) {
    return Rebuild(method, regions, std::move(cuts)).run();
}

}  // namespace arenascope::lowering
