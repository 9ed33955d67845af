#include "engine/formats/pte/pte_merge.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <optional>
#include <unordered_map>

#include "engine/formats/pte/pte_names.h"
#include "engine/formats/pte/pte_shapes.h"
#include "engine/formats/pte/pte_writers.h"
#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"
#include "engine/ops/kernel_call.h"

namespace arenascope::pte {
namespace {

using Kind = Instruction::Kind;

void rename_all(std::vector<ValueId>& ids, const Table<ValueId, ValueId>& to) {
    for (ValueId& id : ids)
        if (id != no_value) id = to[id];
}

std::vector<ValueId>* items_of(Value& value) {
    if (auto* ints = std::get_if<IntList>(&value.data)) return &ints->items;
    if (auto* list = std::get_if<TensorList>(&value.data)) return &list->items;
    if (auto* some = std::get_if<OptionalTensorList>(&value.data)) return &some->items;
    return nullptr;
}

/// Views without an instruction that can be one value: none is read before the last read of the one before it, and all
/// its bytes are written between these reads.
class ViewTurns {
public:
    ViewTurns(const Encoded& encoded, const std::vector<InstructionIndex>& loop_ends)
        : method_(encoded.method),
          places_(encoded.places),
          loop_ends_(loop_ends),
          can_merge_(method_.values.size(), false),
          views_(method_.values.size()) {}

    /// For each view the number of its value among those of its place, shape and type; -1: it stays apart. `apart`:
    /// values that are never merged.
    Table<ValueId, std::int32_t> find(const Table<ValueId, bool>& apart) {
        Table<ValueId, std::int32_t> turns(method_.values.size(), -1);
        if (!is_straight()) return turns;
        find_views(apart);
        for (const ValueId id : method_.inputs) each_value(method_, id, [&](ValueId each) { write(each, 0); });
        for (const InstructionIndex at : method_.instructions.indices()) step(at);
        std::map<Key, std::vector<std::int32_t>> last_reads;  // of each value of a key
        for (const ValueId id : order_) {
            const View& view = views_[id];
            if (!can_merge_[id] || view.last_read == 0) continue;
            std::vector<std::int32_t>& values = last_reads[key_of(id)];
            const bool is_apart = crosses_end(view);
            const auto free = std::find_if(values.begin(), values.end(), [&](std::int32_t last_read) {
                return !is_apart && view.oldest > last_read;
            });
            turns[id] = static_cast<std::int32_t>(free - values.begin());
            if (free == values.end()) values.push_back(view.last_read);
            else *free = view.last_read;
        }
        return turns;
    }

private:
    using Key = std::tuple<std::int32_t, std::int64_t, std::vector<std::int64_t>, std::vector<std::uint8_t>, DType>;
    /// Instructions count from 1, as in pte_storages.cpp.
    struct View {
        std::int32_t oldest = 0;  ///< the oldest write of a byte that its first read sees
        std::int32_t first_read = 0, last_read = 0;
    };

    [[nodiscard]] bool crosses_end(const View& view) const {
        return std::any_of(loop_ends_.begin(), loop_ends_.end(), [&](InstructionIndex end) {
            return view.oldest <= end.number() && view.first_read > end.number();
        });
    }

    [[nodiscard]] bool is_straight() const {
        return std::all_of(method_.instructions.begin(), method_.instructions.end(), [](const Instruction& in) {
            return in.kind == Kind::free || (in.kind == Kind::kernel && !ops::effects(in.op).is_view);
        });
    }
    [[nodiscard]] const Tensor* placed(ValueId id) const {
        const Tensor* tensor = id == no_value ? nullptr : method_.values[id].tensor();
        const bool counts = tensor && places_[id] && !tensor->is_constant && !tensor->is_state &&
            tensor->dynamism == Dynamism::fixed && tensor->bytes().value_or(0) > 0;
        return counts ? tensor : nullptr;
    }
    [[nodiscard]] Key key_of(ValueId id) const {
        const Tensor& tensor = *method_.values[id].tensor();
        return {places_[id]->mem_id, places_[id]->offset, tensor.upper, tensor.dim_order, tensor.dtype};
    }

    void find_views(const Table<ValueId, bool>& apart) {
        for (const ValueId id : method_.values.indices())
            can_merge_[id] = placed(id) && !apart[id] && method_.values[id].tensor()->qualified_name.empty();
        for (const Instruction& in : method_.instructions) {
            for (const ValueId out : in.outs) can_merge_[out] = false;
            const bool is_known = ops::effects(in.op).has_schema;
            for (const ValueId arg : in.args)
                if (!is_known || !method_.values[arg].tensor())  // a reader gives no list another version of an item
                    each_value(method_, arg, [&](ValueId each) { can_merge_[each] = false; });
        }
    }

    void write(ValueId id, std::int32_t at) {
        if (const Tensor* tensor = placed(id))
            arenas_[places_[id]->mem_id].write(places_[id]->offset, places_[id]->offset + *tensor->bytes(), id, at);
    }

    void step(InstructionIndex at) {
        const Instruction& in = method_.instructions[at];
        const std::vector<bool> is_read = ops::read_arguments(method_, in);
        for (std::size_t i = 0; i < in.args.size(); ++i) {
            if (in.args[i] == no_value || !can_merge_[in.args[i]]) continue;
            if (is_read[i]) read(in.args[i], at);
            else can_merge_[in.args[i]] = false;
        }
        for (const ValueId out : in.outs) write(out, at.number() + 1);
    }

    void read(ValueId id, InstructionIndex at) {
        View& view = views_[id];
        const std::int64_t begin = places_[id]->offset, end = begin + *method_.values[id].tensor()->bytes();
        const auto runs = arenas_[places_[id]->mem_id].read(begin, end);
        if (runs.empty()) can_merge_[id] = false;  // bytes from before the run
        if (view.last_read == 0 && !runs.empty()) {
            order_.push_back(id);
            view.oldest = std::numeric_limits<std::int32_t>::max();
            for (const Writers::Run& run : runs) view.oldest = std::min(view.oldest, run.at);
            view.first_read = at.number() + 1;
        }
        view.last_read = at.number() + 1;
    }

    const Method& method_;
    const Table<ValueId, std::optional<Allocation>>& places_;
    const std::vector<InstructionIndex>& loop_ends_;
    Table<ValueId, bool> can_merge_;
    Table<ValueId, View> views_;
    std::vector<ValueId> order_;  ///< of first reads
    std::map<std::int32_t, Writers> arenas_;
};

class Merger {
public:
    Merger(Encoded& encoded, bool merges_places, const std::vector<InstructionIndex>& loop_ends)
        : encoded_(encoded),
          merges_places_(merges_places),
          loop_ends_(loop_ends),
          method_(encoded.method),
          apart_(ops::computed_values(method_)),
          used_(method_.values.size(), false),
          may_merge_(method_.values.size(), false) {}

    void run() {
        find_used();
        find_written_whole();
        turns_ = merges_places_ ? ViewTurns(encoded_, loop_ends_).find(apart_)
                                : Table<ValueId, std::int32_t>(method_.values.size(), -1);
        unite();
        compact();
    }

private:
    void find_used() {
        const auto use = [&](ValueId id) { used_[id] = true; };
        for (const auto* ids : {&method_.inputs, &method_.outputs})
            for (const ValueId id : *ids) {
                each_value(method_, id, use);
                each_value(method_, id, [&](ValueId each) { apart_[each] = true; });
            }
        for (const Instruction& in : method_.instructions)
            for (const ValueId id : in.args) each_value(method_, id, use);
        for (const ValueId id : method_.values.indices())
            if (const Tensor* tensor = method_.values[id].tensor(); tensor && tensor->is_state) use(id);
    }

    /// Tensors that every instruction either only reads or completely overwrites.
    void find_written_whole() {
        Table<ValueId, bool> barred(method_.values.size(), false);
        const auto bar = [&](ValueId id) { barred[id] = true; };
        for (const Instruction& in : method_.instructions) {
            if (in.kind == Kind::delegate)
                for (const ValueId id : in.args) each_value(method_, id, bar);
            if (in.kind == Kind::move) bar(in.args.back());
            if (in.kind != Kind::kernel) continue;
            if (is_view_op(in.op) && !in.args.empty()) bar(in.args.back());
            const bool is_whole = !updates_in_place(in) && ops::effects(in.op).writes_whole;
            for (const ValueId out : in.outs) {
                if (!is_whole) bar(out);
                may_merge_[out] = true;
            }
        }
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = method_.values[id].tensor();
            may_merge_[id] = may_merge_[id] && !barred[id] && tensor && tensor->dynamism == Dynamism::fixed &&
                !tensor->is_state && !tensor->is_constant && tensor->qualified_name.empty() && encoded_.places[id];
        }
    }

    /// A key of equal values; empty for values that are not merged. Items of lists are merged before.
    [[nodiscard]] std::string key_of(ValueId id) const {
        const auto& data = method_.values[id].data;
        std::string key(1, static_cast<char>('a' + data.index()));
        const auto add = [&](std::int64_t number) { key += ',' + std::to_string(number); };
        const auto add_items = [&](const std::vector<ValueId>& items) {
            for (const ValueId item : items) add(item == no_value ? -1 : to_[item].number());
        };
        if (apart_[id]) return {};
        if (const auto* tensor = std::get_if<Tensor>(&data)) {
            const bool is_stored =
                tensor->is_constant && encoded_.data[id] != 0 && (merges_places_ || tensor->qualified_name.empty());
            if (!may_merge_[id] && !is_stored && turns_[id] < 0) return {};
            add(turns_[id]);  // views are not merged with tensors that operators write
            add(static_cast<std::int64_t>(tensor->dtype));
            add(is_stored ? 0 : encoded_.places[id]->mem_id);
            // A tensor without bytes may be anywhere.
            add(is_stored ? encoded_.data[id] : tensor->bytes().value_or(0) > 0 ? encoded_.places[id]->offset : 0);
            for (const std::int64_t size : tensor->upper) add(size);
            for (const std::uint8_t axis : tensor->dim_order) add(axis);
        } else if (const auto* number = std::get_if<std::int64_t>(&data)) {
            add(*number);
        } else if (const auto* flag = std::get_if<bool>(&data)) {
            add(*flag ? 1 : 0);
        } else if (const auto* real = std::get_if<double>(&data)) {
            add(std::bit_cast<std::int64_t>(*real));
        } else if (const auto* text = std::get_if<std::string>(&data)) {
            key += *text;
        } else if (const auto* ints = std::get_if<IntList>(&data)) {
            add_items(ints->items);
        } else if (const auto* reals = std::get_if<DoubleList>(&data)) {
            for (const double each : reals->items) add(std::bit_cast<std::int64_t>(each));
        } else if (const auto* flags = std::get_if<BoolList>(&data)) {
            for (const bool each : flags->items) add(each ? 1 : 0);
        } else if (const auto* list = std::get_if<TensorList>(&data)) {
            add_items(list->items);
        } else if (const auto* some = std::get_if<OptionalTensorList>(&data)) {
            add_items(some->items);
        }
        return key;
    }

    /// Lists follow their tensors already, but may precede their numbers, which are moved first.
    void unite() {
        to_.resize(method_.values.size());
        for (const ValueId id : method_.values.indices()) to_[id] = id;
        std::unordered_map<std::string, ValueId> first;
        const auto unite_all = [&](bool lists_of_numbers) {
            for (const ValueId id : method_.values.indices()) {
                if (!used_[id] || std::holds_alternative<IntList>(method_.values[id].data) != lists_of_numbers)
                    continue;
                const std::string key = key_of(id);
                if (!key.empty()) to_[id] = first.try_emplace(key, id).first->second;
            }
        };
        unite_all(false);
        unite_all(true);
    }

    void compact() {
        Table<ValueId, ValueId> now(method_.values.size());
        Encoded kept{.method = {}, .places = {}, .data = {}, .external = {}, .payloads = {}, .arenas = {}};
        for (const ValueId id : method_.values.indices()) {
            if (!used_[id] || to_[id] != id) continue;
            now[id] = kept.data.next();
            kept.method.values.push_back(std::move(method_.values[id]));
            kept.places.push_back(encoded_.places[id]);
            kept.data.push_back(encoded_.data[id]);
            kept.external.push_back(encoded_.external[id]);
        }
        for (const ValueId id : method_.values.indices())
            if (used_[id] && to_[id] != id) now[id] = now[to_[id]];
        for (Value& value : kept.method.values) {
            if (auto* items = items_of(value)) rename_all(*items, now);
            // Places, including those of views, are set already, so an unused root is not needed.
            if (Tensor* tensor = value.tensor(); tensor && tensor->alias_of != no_value)
                tensor->alias_of = now[tensor->alias_of];
        }
        for (Instruction& in : method_.instructions) {
            rename_all(in.args, now);
            rename_all(in.outs, now);
        }
        rename_all(method_.inputs, now);
        rename_all(method_.outputs, now);
        method_.values = std::move(kept.method.values);
        encoded_.places = std::move(kept.places);
        encoded_.data = std::move(kept.data);
        encoded_.external = std::move(kept.external);
    }

    Encoded& encoded_;
    const bool merges_places_;
    const std::vector<InstructionIndex>& loop_ends_;
    Method& method_;
    Table<ValueId, std::int32_t> turns_;  ///< of views without an instruction
    Table<ValueId, bool> apart_;          ///< inputs, outputs, and numbers that operators and moves write
    Table<ValueId, bool> used_;           ///< used by an instruction, an input, an output or a used list
    Table<ValueId, bool> may_merge_;      ///< tensors
    Table<ValueId, ValueId> to_;          ///< the first of equal values
};

/// What the runtime takes for a method's tensors, about.
std::int64_t tensor_bytes(const Method& method) {
    constexpr std::int64_t each = 80, dimension = 4;
    std::int64_t bytes = 0;
    for (const Value& value : method.values)
        if (const Tensor* tensor = value.tensor())
            bytes += each + dimension * static_cast<std::int64_t>(tensor->upper.size());
    return bytes;
}

}  // namespace

void merge_values(Encoded& encoded, bool merges_places, const std::vector<InstructionIndex>& loop_ends) {
    std::optional<Encoded> shared;
    if (merges_places) shared = with_shared_shapes(encoded);
    Merger(encoded, merges_places, loop_ends).run();
    if (!shared) return;
    Merger(*shared, merges_places, loop_ends).run();
    if (tensor_bytes(shared->method) < tensor_bytes(encoded.method)) encoded = std::move(*shared);
}

}  // namespace arenascope::pte
