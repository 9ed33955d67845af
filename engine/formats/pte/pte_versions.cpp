#include "engine/formats/pte/pte_versions.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "engine/formats/pte/pte_decode.h"
#include "engine/formats/pte/pte_names.h"
#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"

namespace arenascope::pte {
namespace {

using Kind = Instruction::Kind;

/// Basic blocks: instructions between jumps and their targets.
struct Blocks {
    std::vector<InstructionIndex> begin;  ///< and the end of the last
    std::vector<std::vector<std::size_t>> next;

    explicit Blocks(const Method& method) {
        std::vector<bool> starts(method.instructions.size() + 1, false);
        starts.front() = true;
        for (const InstructionIndex at : method.instructions.indices()) {
            const Instruction& in = method.instructions[at];
            if (in.kind != Kind::jump_false) continue;
            starts[at.row() + 1] = true;
            if (in.jump_to.valid() && in.jump_to.row() < starts.size()) starts[in.jump_to.row()] = true;
        }
        for (std::size_t i = 0; i < method.instructions.size(); ++i)
            if (starts[i]) begin.emplace_back(i);
        begin.push_back(method.instructions.next());
        next.resize(count());
        for (std::size_t block = 0; block < count(); ++block) {
            const Instruction& last = method.instructions[begin[block + 1] - 1];
            next[block].push_back(block + 1);  // count() is the end of the program
            if (last.kind == Kind::jump_false) next[block].push_back(of(last.jump_to));
        }
    }
    [[nodiscard]] std::size_t count() const { return begin.size() - 1; }
    /// The block of an instruction; count() for the end.
    [[nodiscard]] std::size_t of(InstructionIndex at) const {
        if (at >= begin.back()) return count();
        const auto after = std::upper_bound(begin.begin(), begin.end() - 1, at);
        return static_cast<std::size_t>(after - begin.begin()) - 1;
    }
};

/// A use of one value by one instruction.
struct Mention {
    InstructionIndex at;
    bool is_read = false, is_written = false;
};

/// For one value: which reads may see the bytes of which writes.
class Webs {
public:
    Webs(const Blocks& blocks, const std::vector<Mention>& mentions, bool is_output)
        : blocks_(blocks), mentions_(mentions), is_output_(is_output) {
        parents_.resize(2 * mentions.size() + blocks.count() + 1);
        std::iota(parents_.begin(), parents_.end(), std::size_t{0});
    }

    /// False if following the paths takes more than `work`, the remaining budget.
    bool run(std::size_t& work) {
        if (!find_live(work)) return false;
        std::size_t mention = 0;
        for (std::size_t block = 0; block < blocks_.count(); ++block) {
            std::size_t now = token(block);
            for (; mention < mentions_.size() && mentions_[mention].at < blocks_.begin[block + 1]; ++mention) {
                if (mentions_[mention].is_read) unite(read_node(mention), now);
                if (mentions_[mention].is_written) now = write_node(mention);
            }
            for (const std::size_t next : blocks_.next[block])
                if (live_[next]) unite(now, token(next));
        }
        return true;
    }

    [[nodiscard]] std::size_t of_read(std::size_t mention) { return root(read_node(mention)); }
    [[nodiscard]] std::size_t of_write(std::size_t mention) { return root(write_node(mention)); }
    [[nodiscard]] std::size_t at_end() { return root(token(blocks_.count())); }
    /// The version that keeps the value's id: the one before any write, else the returned one, else the first.
    [[nodiscard]] std::size_t kept() {
        if (live_.front()) return root(token(0));
        return is_output_ ? at_end() : of_write(0);
    }

private:
    std::size_t read_node(std::size_t mention) const { return 2 * mention; }
    std::size_t write_node(std::size_t mention) const { return 2 * mention + 1; }
    std::size_t token(std::size_t block) const { return 2 * mentions_.size() + block; }
    std::size_t root(std::size_t node) {
        while (parents_[node] != node) node = parents_[node] = parents_[parents_[node]];
        return node;
    }
    void unite(std::size_t a, std::size_t b) { parents_[root(a)] = root(b); }

    /// The blocks before which the value's bytes are still needed.
    bool find_live(std::size_t& work) {
        enum class First : std::uint8_t { none, read, write };
        std::vector<First> first(blocks_.count(), First::none);
        std::size_t mention = 0;
        for (std::size_t block = 0; block < blocks_.count(); ++block)
            for (; mention < mentions_.size() && mentions_[mention].at < blocks_.begin[block + 1]; ++mention)
                if (first[block] == First::none) first[block] = mentions_[mention].is_read ? First::read : First::write;
        live_.assign(blocks_.count() + 1, false);
        live_.back() = is_output_;
        for (bool changed = true; changed;) {
            if (work < blocks_.count()) return false;
            work -= blocks_.count();
            changed = false;
            for (std::size_t block = blocks_.count(); block-- > 0;) {
                if (live_[block] || first[block] == First::write) continue;
                const auto& next = blocks_.next[block];
                live_[block] = first[block] == First::read ||
                    std::any_of(next.begin(), next.end(), [&](std::size_t each) { return live_[each]; });
                changed = changed || live_[block];
            }
        }
        return true;
    }

    const Blocks& blocks_;
    const std::vector<Mention>& mentions_;
    const bool is_output_;
    std::vector<std::size_t> parents_;
    std::vector<bool> live_;
};

class Splitter {
public:
    Splitter(Method& method, const Container& file)
        : method_(method), file_(file), blocks_(method), mentions_(method.values.size()) {}

    Result<> run() {
        find_candidates();
        for (const ValueId id : candidates_) {
            const bool is_output =
                std::find(method_.outputs.begin(), method_.outputs.end(), id) != method_.outputs.end();
            Webs webs(blocks_, mentions_[id], is_output);
            if (!webs.run(work_)) break;
            CHECKED(split(id, webs, is_output));
        }
        for (Instruction& in : method_.instructions) {
            CHECKED(part_results(in));
        }
        return done;
    }

private:
    void find_candidates() {
        Table<ValueId, std::int32_t> writes(method_.values.size(), 0);
        Table<ValueId, bool> barred(method_.values.size(), false);
        const auto bar = [&](ValueId id) { barred[id] = true; };
        for (const ValueId id : method_.inputs) each_value(method_, id, bar);
        for (const ValueId id : method_.outputs)
            if (!method_.values[id].tensor()) each_value(method_, id, bar);
        for (const Instruction& in : method_.instructions) {
            if (in.kind == Kind::delegate)
                for (const ValueId id : in.args) each_value(method_, id, bar);
            if (in.kind == Kind::move) bar(in.args.back());
            if (in.kind != Kind::kernel) continue;
            if (is_view_op(in.op))
                for (const ValueId id : in.args) each_value(method_, id, bar);
            const bool is_whole = !updates_in_place(in) && ops::effects(in.op).writes_whole;
            for (const ValueId out : in.outs) {
                // Operand, result and returned value are one: it reads another version than it makes.
                const bool is_over = std::count(in.args.begin(), in.args.end(), out) > 2;
                writes[out] += is_over && blocks_.count() == 1 ? 2 : 1;
                if (!is_whole) bar(out);
            }
        }
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = method_.values[id].tensor();
            if (!tensor || barred[id] || writes[id] < 2 || !tensor->loaded || tensor->is_state ||
                tensor->dynamism != Dynamism::fixed)
                continue;
            candidates_.push_back(id);
            is_candidate_[id] = true;
        }
        if (candidates_.empty()) return;
        for (const InstructionIndex at : method_.instructions.indices()) find_mentions(at);
    }

    void find_mentions(InstructionIndex at) {
        const Instruction& in = method_.instructions[at];
        const auto mention = [&](ValueId id) -> Mention* {
            if (!is_candidate_[id]) return nullptr;
            auto& all = mentions_[id];
            if (all.empty() || all.back().at != at) all.push_back({.at = at});
            return &all.back();
        };
        const std::vector<bool> is_read = ops::read_arguments(method_, in);
        for (std::size_t i = 0; i < in.args.size(); ++i) {
            if (!is_read[i]) continue;
            each_value(method_, in.args[i], [&](ValueId id) {
                if (Mention* found = mention(id)) found->is_read = true;
            });
        }
        for (const ValueId out : in.outs)
            if (Mention* found = mention(out)) found->is_written = true;
    }

    Result<> split(ValueId id, Webs& webs, bool is_output) {
        std::map<std::size_t, ValueId> versions{{webs.kept(), id}};
        const auto version = [&](std::size_t web) -> Result<ValueId> {
            const auto [at, is_new] = versions.try_emplace(web, method_.values.next());
            if (!is_new) return at->second;
            CHECKED(file_.memory.take(GraphBudget::tensor_bytes));
            Value copy = method_.values[id];
            method_.values.push_back(std::move(copy));
            return at->second;
        };
        const std::vector<Mention>& all = mentions_[id];
        for (std::size_t i = 0; i < all.size(); ++i) {
            ValueId read = id, written = id;
            if (all[i].is_read) {
                TRY(read, version(webs.of_read(i)));
            }
            if (all[i].is_written) {
                TRY(written, version(webs.of_write(i)));
            }
            CHECKED(rename(method_.instructions[all[i].at], id, read, written));
        }
        if (!is_output) return done;
        TRY(const ValueId returned, version(webs.at_end()));
        std::replace(method_.outputs.begin(), method_.outputs.end(), id, returned);
        return done;
    }

    /// Results without bytes may also share one value: each is a tensor of its own.
    Result<> part_results(Instruction& in) {
        const std::vector<ValueId> named = in.outs;
        std::set<ValueId> seen;
        for (std::size_t i = 0; i < named.size(); ++i) {
            if (seen.insert(named[i]).second) continue;
            CHECKED(file_.memory.take(GraphBudget::tensor_bytes));
            Value copy = method_.values[named[i]];
            in.outs[i] = method_.values.next();
            method_.values.push_back(std::move(copy));
        }
        if (in.outs == named) return done;
        std::size_t next = 0;
        for (std::size_t i = 0; i < in.args.size(); ++i) {
            if (next < named.size() && in.args[i] == named[next]) {
                in.args[i] = in.outs[next++];
                continue;
            }
            const auto* list = std::get_if<TensorList>(&method_.values[in.args[i]].data);
            if (!list || list->items != named) continue;
            CHECKED(file_.memory.take(value_bytes + item_bytes * static_cast<std::int64_t>(named.size())));
            in.args[i] = method_.values.next();
            method_.values.push_back({.name = {}, .data = TensorList{in.outs}});
        }
        return done;
    }

    Result<> rename(Instruction& in, ValueId from, ValueId read, ValueId written) {
        if (read == from && written == from) return done;
        const std::vector<bool> is_read = ops::read_arguments(method_, in);
        for (std::size_t i = 0; i < in.args.size(); ++i) {
            const ValueId to = is_read[i] ? read : written;
            if (in.args[i] == from) {
                in.args[i] = to;
            } else if (to != from) {
                CHECKED(rename_item(in.args[i], from, to));
            }
        }
        std::replace(in.outs.begin(), in.outs.end(), from, written);
        return done;
    }

    /// From its first change on, an instruction has a list of its own.
    Result<> rename_item(ValueId& list, ValueId from, ValueId to) {
        const auto has_it = [&](const std::vector<ValueId>& items) {
            return std::find(items.begin(), items.end(), from) != items.end();
        };
        const auto* tensors = std::get_if<TensorList>(&method_.values[list].data);
        const auto* some = std::get_if<OptionalTensorList>(&method_.values[list].data);
        if (!(tensors && has_it(tensors->items)) && !(some && has_it(some->items))) return done;
        const std::vector<ValueId>& items = tensors ? tensors->items : some->items;
        CHECKED(file_.memory.take(value_bytes + item_bytes * static_cast<std::int64_t>(items.size())));
        Value copy = method_.values[list];
        auto* own = std::get_if<TensorList>(&copy.data);
        auto& renamed = own ? own->items : std::get<OptionalTensorList>(copy.data).items;
        std::replace(renamed.begin(), renamed.end(), from, to);
        list = method_.values.next();
        method_.values.push_back(std::move(copy));
        return done;
    }

    Method& method_;
    const Container& file_;
    const Blocks blocks_;
    std::vector<ValueId> candidates_;
    Table<ValueId, bool> is_candidate_ = Table<ValueId, bool>(method_.values.size(), false);
    Table<ValueId, std::vector<Mention>> mentions_;
    /// Budget of visited blocks: programs have few values that are written again, and few blocks.
    std::size_t work_ = 1'000'000 + 64 * method_.instructions.size();
};

}  // namespace

Result<> split_versions(Method& method, const Container& file) {
    if (method.instructions.empty()) return done;
    return Splitter(method, file).run();
}

}  // namespace arenascope::pte
