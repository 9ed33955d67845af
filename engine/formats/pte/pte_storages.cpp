#include "engine/formats/pte/pte_storages.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "engine/formats/pte/pte_writers.h"
#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"
#include "engine/ops/split_sum.h"

namespace arenascope::pte {
namespace {

using Kind = Instruction::Kind;

class Follower {
public:
    Follower(Method& method, const Container& file)
        : method_(method), file_(file), written_(method.values.size(), false) {}

    Result<Table<ValueId, bool>> run() {
        Table<ValueId, bool> found(method_.values.size(), false);
        if (!is_straight()) return found;
        start();
        CHECKED(find_last_reads());
        for (const InstructionIndex at : method_.instructions.indices()) {
            CHECKED(step(at));
        }
        for (ValueId& id : method_.outputs) {
            CHECKED(read(id, method_.instructions.next()));
        }
        CHECKED(unite());
        found.resize(method_.values.size(), false);
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = method_.values[id].tensor();
            if (!tensor || tensor->alias_of == no_value) continue;
            found[id] = found[tensor->alias_of] = true;
        }
        return found;
    }

private:
    [[nodiscard]] bool is_straight() const {
        return std::all_of(method_.instructions.begin(), method_.instructions.end(), [&](const Instruction& in) {
            return in.kind == Kind::free ||
                (in.kind == Kind::kernel && (!ops::effects(in.op).is_view || shows_callers_bytes(in)));
        });
    }
    /// A view of a tensor bound by the caller is in no arena.
    [[nodiscard]] bool shows_callers_bytes(const Instruction& in) const {
        return std::none_of(in.args.begin(), in.args.end(), [&](ValueId id) { return placed(id) != nullptr; });
    }
    [[nodiscard]] const Tensor* placed(ValueId id) const {
        const Tensor* tensor = method_.values.has(id) ? method_.values[id].tensor() : nullptr;
        const bool counts = tensor && tensor->loaded && !tensor->is_constant && !tensor->is_state &&
            tensor->dynamism == Dynamism::fixed && tensor->bytes().value_or(0) > 0;
        return counts ? tensor : nullptr;
    }
    [[nodiscard]] static std::int64_t end_of(const Tensor& tensor) {
        return tensor.loaded->offset + tensor.bytes().value_or(0);
    }
    [[nodiscard]] ValueId root(ValueId id) {
        while (parents_[id] != id) id = parents_[id] = parents_[parents_[id]];
        return id;
    }
    void link(ValueId a, ValueId b, bool is_part) {
        a = root(a);
        b = root(b);
        is_divided_[b] = is_divided_[a] || is_divided_[b] || is_part;
        if (a == b) return;
        parents_[a] = b;
    }
    void write(ValueId id, std::int32_t at) {
        if (const Tensor* tensor = placed(id))
            arenas_[tensor->loaded->mem_id].write(tensor->loaded->offset, end_of(*tensor), id, at);
    }

    void start() {
        for (const ValueId id : method_.values.indices()) parents_.push_back(id);
        origin_ = newest_version_ = parents_;
        is_output_.assign(method_.values.size(), false);
        for (const ValueId id : method_.outputs) is_output_[id] = true;
        is_divided_.assign(method_.values.size(), false);
        last_read_.assign(method_.values.size(), InstructionIndex());
        newest_.assign(method_.values.size(), 0);
        is_undefined_.assign(method_.values.size(), false);
        for (const ValueId id : method_.inputs) {
            each_value(method_, id, [&](ValueId each) {
                written_[each] = true;
                write(each, 0);
            });
        }
        for (const InstructionIndex at : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[at];
            for (const ValueId out : in.outs) written_[out] = true;
            each_tensor_argument(method_, in, [&](ValueId id) { last_read_[id] = at; });
        }
        for (const ValueId id : method_.outputs)
            each_value(method_, id, [&](ValueId each) { last_read_[each] = method_.instructions.next(); });
    }

    /// When each version of an unwritten value is read last: until then, nothing may be made in its place.
    Result<> find_last_reads() {
        std::map<std::int32_t, Writers> arenas = arenas_;
        Table<ValueId, std::int32_t> newest(method_.values.size(), 0);
        last_reads_.resize(method_.values.size());
        for (const InstructionIndex at : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[at];
            const std::vector<bool> is_read = ops::read_arguments(method_, in);
            const bool is_known = ops::effects(in.op).has_schema;  // step() sees no reads of other operators
            std::size_t runs = 0;
            const auto read = [&](ValueId id, bool may_begin) {
                const Tensor* tensor = placed(id);
                if (!tensor || written_[id] || is_output_[id]) return;
                const auto found = arenas[tensor->loaded->mem_id].read(tensor->loaded->offset, end_of(*tensor));
                runs += found.size();
                if (is_known && found.empty()) is_undefined_[id] = true;
                if (is_undefined_[id]) return;
                const bool is_newer = newest[id] > 0 && may_begin && !found.empty() &&
                    std::all_of(found.begin(), found.end(), [&](const auto& run) { return run.at > newest[id]; });
                if (is_newer || last_reads_[id].empty()) last_reads_[id].push_back(at);
                else last_reads_[id].back() = at;
                if (is_known) newest[id] = at.number() + 1;
            };
            for (std::size_t i = 0; i < in.args.size(); ++i) {
                const bool is_tensor = in.args[i] != no_value && method_.values[in.args[i]].tensor();
                if (is_read[i]) each_value(method_, in.args[i], [&](ValueId id) { read(id, is_known && is_tensor); });
            }
            CHECKED(file_.spend(runs));
            for (const ValueId out : in.outs)
                if (const Tensor* tensor = placed(out))
                    arenas[tensor->loaded->mem_id].write(tensor->loaded->offset, end_of(*tensor), out, at.number() + 1);
        }
        for (const ValueId id : last_reads_.indices())
            if (!last_reads_[id].empty()) {
                std::reverse(last_reads_[id].begin(), last_reads_[id].end());  // the next one is at the end
                last_read_[id] = last_reads_[id].back();
            }
        return done;
    }

    Result<> step(InstructionIndex at) {
        // Later instructions get a new version of a tensor when they are reached.
        for (ValueId& arg : method_.instructions[at].args) arg = newest_version_[arg];
        const std::vector<bool> is_read = ops::read_arguments(method_, method_.instructions[at]);
        std::vector<ValueId> reads;
        // Whether a custom operator reads an argument, or uses it as scratch, is unknown.
        const bool is_known = ops::effects(method_.instructions[at].op).has_schema;
        for (std::size_t i = 0; is_known && i < is_read.size(); ++i) {
            if (!is_read[i]) continue;
            CHECKED(read(method_.instructions[at].args[i], at));  // this may give it another version
            const ValueId arg = method_.instructions[at].args[i];
            if (method_.values[arg].tensor()) reads.push_back(arg);
        }
        const Instruction& in = method_.instructions[at];
        const bool is_elementwise = ops::effects(in.op).may_lie_on_operand, may_add = ops::adds_to_first(in.op);
        if (!is_elementwise && !may_add) reads.clear();
        for (const ValueId out : in.outs) {
            const Tensor* made = placed(out);
            for (const ValueId id : reads) {
                const Tensor* from = placed(id);
                // Overwritten element by element: the same tensor, if the old one is not read again.
                const bool is_over = made && from && id != out && from->loaded == made->loaded &&
                    from->bytes() == made->bytes() && last_read_[id] <= at;
                const bool adds = may_add && id == in.args[0];
                // A running sum is one tensor in any case; lowering::recognise_in_place() handles the others.
                if (is_over && (adds || is_elementwise)) link(id, out, adds);
            }
            write(out, at.number() + 1);
        }
        return done;
    }

    /// What an unwritten value is a view of.
    Result<> read(ValueId& arg, InstructionIndex at) {
        if (const auto* list = std::get_if<TensorList>(&method_.values[arg].data)) {
            const std::vector<ValueId> items = list->items;  // a new version of an item would need a list of its own
            for (ValueId item : items) {
                CHECKED(read_one(item, at, false));
            }
            return done;
        }
        return read_one(arg, at, true);
    }
    Result<> read_one(ValueId& id, InstructionIndex at, bool may_begin) {
        const Tensor* tensor = placed(id);
        if (!tensor || written_[id] || is_undefined_[origin_[id]]) return done;
        const auto runs = arenas_[tensor->loaded->mem_id].read(tensor->loaded->offset, end_of(*tensor));
        CHECKED(file_.spend(runs.size()));
        if (runs.empty()) {
            is_undefined_[origin_[id]] = true;
            return done;
        }
        std::int32_t oldest = runs.front().at, newest = 0;
        for (const Writers::Run& run : runs) {
            oldest = std::min(oldest, run.at);
            newest = std::max(newest, run.at);
        }
        if (newest_[id] > 0 && oldest > newest_[id] && may_begin && !is_output_[origin_[id]]) {
            // All its bytes were written since it was read: another tensor.
            CHECKED(file_.memory.take(GraphBudget::tensor_bytes));
            Value copy = method_.values[id];
            const ValueId old = id;
            id = method_.values.next();
            method_.values.push_back(std::move(copy));
            written_.push_back(false);
            parents_.push_back(id);
            is_divided_.push_back(false);
            newest_.push_back(0);
            std::vector<InstructionIndex>& ends = last_reads_[origin_[old]];
            if (ends.size() > 1) ends.pop_back();
            last_read_.push_back(ends.empty() ? last_read_[old] : ends.back());
            if (method_.instructions.has(at)) {
                auto& args = method_.instructions[at].args;
                CHECKED(file_.spend(args.size()));
                std::replace(args.begin(), args.end(), old, id);
            }
            origin_.push_back(origin_[old]);
            newest_version_[origin_[old]] = id;
        } else if (newest_[id] > 0 && newest > newest_[id]) {
            for (const Writers::Run& run : runs)
                if (root(run.owner) != root(id)) return done;  // partly overwritten: the plan is wrong
        }
        newest_[id] = std::max(newest_[id], at.number() + 1);
        tensor = placed(id);
        for (const Writers::Run& run : runs) {
            const Tensor* owner = placed(run.owner);
            if (!owner) continue;
            link(id, run.owner, owner->loaded != tensor->loaded || owner->bytes() != tensor->bytes());
        }
        return done;
    }
    Result<> unite() {
        std::map<ValueId, std::vector<ValueId>> members;
        for (const ValueId id : parents_.indices())
            if (placed(id) && is_divided_[root(id)]) members[root(id)].push_back(id);
        const std::set<ValueId> inputs(method_.inputs.begin(), method_.inputs.end());
        for (const auto& [first, ids] : members) {
            Allocation place = *placed(ids.front())->loaded;
            std::int64_t end = 0;
            for (const ValueId id : ids) {
                place.offset = std::min(place.offset, placed(id)->loaded->offset);
                end = std::max(end, end_of(*placed(id)));
            }
            const auto is_all = [&](ValueId id) {
                return placed(id)->loaded->offset == place.offset && end_of(*placed(id)) == end;
            };
            const auto given = std::find_if(ids.begin(), ids.end(), [&](ValueId id) { return inputs.contains(id); });
            if (given != ids.end() && !is_all(*given)) continue;
            const auto whole = given != ids.end() ? given : std::find_if(ids.begin(), ids.end(), is_all);
            ValueId owner = whole == ids.end() ? no_value : *whole;
            if (owner == no_value) {
                CHECKED(file_.memory.take(GraphBudget::tensor_bytes));
                Tensor bytes{.dtype = DType::u8, .sizes = {}, .upper = {end - place.offset}, .dim_order = {0}};
                bytes.sizes.emplace_back(end - place.offset);
                bytes.loaded = place;
                owner = method_.values.next();
                method_.values.push_back({.name = {}, .data = std::move(bytes)});
            }
            for (const ValueId id : ids) {
                if (id == owner) continue;
                Tensor& tensor = *method_.values[id].tensor();
                tensor.alias_of = owner;
                tensor.alias_offset = tensor.loaded->offset - place.offset;
            }
        }
        return done;
    }

    Method& method_;
    const Container& file_;
    Table<ValueId, bool> written_;
    std::map<std::int32_t, Writers> arenas_;
    Table<ValueId, ValueId> parents_;
    Table<ValueId, bool> is_divided_;
    /// Of the file's values: some of its bytes were not written when it was read. What is written there later makes it
    /// no view.
    Table<ValueId, bool> is_undefined_;
    Table<ValueId, InstructionIndex> last_read_;
    Table<ValueId, std::vector<InstructionIndex>> last_reads_;  ///< of the file's values: of their versions to come
    Table<ValueId, std::int32_t> newest_;                       ///< last instruction that read it, counted from 1
    Table<ValueId, bool> is_output_;                            ///< of the file's own values
    Table<ValueId, ValueId> origin_;                            ///< the file's value that this is a version of
    Table<ValueId, ValueId> newest_version_;
};

}  // namespace

Result<Table<ValueId, bool>> find_storages(Method& method, const Container& file) {
    return Follower(method, file).run();
}

}  // namespace arenascope::pte
