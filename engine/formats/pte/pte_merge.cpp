#include "engine/formats/pte/pte_merge.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "engine/formats/pte/pte_names.h"
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

class Merger {
public:
    explicit Merger(Encoded& encoded)
        : encoded_(encoded),
          method_(encoded.method),
          apart_(ops::computed_values(method_)),
          used_(method_.values.size(), false),
          may_merge_(method_.values.size(), false) {}

    void run() {
        find_used();
        find_written_whole();
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
            const bool is_stored = tensor->is_constant && encoded_.data[id] != 0 && tensor->qualified_name.empty();
            if (!may_merge_[id] && !is_stored) return {};
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
        Encoded kept{.method = {}, .places = {}, .data = {}, .external = {}, .blobs = {}, .arenas = {}};
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
    Method& method_;
    Table<ValueId, bool> apart_;      ///< inputs, outputs, and numbers that operators and moves write
    Table<ValueId, bool> used_;       ///< used by an instruction, an input, an output or a used list
    Table<ValueId, bool> may_merge_;  ///< tensors
    Table<ValueId, ValueId> to_;      ///< the first of equal values
};

}  // namespace

void merge_values(Encoded& encoded) { Merger(encoded).run(); }

}  // namespace arenascope::pte
