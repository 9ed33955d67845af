// Prepares a method for encoding: collects constants, states and jumps, and checks them.

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string_view>

#include "engine/formats/pte/pte_encode.h"
#include "engine/formats/pte/pte_external.h"
#include "engine/formats/pte/pte_loops.h"
#include "engine/formats/pte/pte_merge.h"
#include "engine/formats/pte/pte_names.h"
#include "engine/ir/initial_state.h"

namespace arenascope::pte {

namespace {

/// Hashes only samples of large data: candidates are compared in full anyway, and gigabytes of weights are not read
/// twice.
std::size_t hash_of(ByteView bytes) {
    constexpr std::size_t whole = 64 * 1024, block = 256, blocks = 64;
    const std::hash<std::string_view> hash;
    if (bytes.size() <= whole) return hash(as_text(bytes));
    std::size_t out = bytes.size();
    for (std::size_t i = 0; i < blocks; ++i) {
        const std::size_t at = i * ((bytes.size() - block) / (blocks - 1));
        out = out * 31 + hash(as_text(bytes.subspan(at, block)));
    }
    return out;
}

}  // namespace

std::uint32_t Pool::add(ByteView bytes) {
    const std::size_t hash = hash_of(bytes);
    const auto [begin, end] = by_hash_.equal_range(hash);
    for (auto it = begin; it != end; ++it) {
        const ByteView have = items_[it->second];
        const bool same_place = have.data() == bytes.data() && have.size() == bytes.size();
        if (same_place || as_text(have) == as_text(bytes)) return it->second;
    }
    const auto index = static_cast<std::uint32_t>(items_.size());
    items_.push_back(bytes);
    by_hash_.emplace(hash, index);
    return index;
}

namespace {

using Kind = Instruction::Kind;

/// Ids in an order in which items of tensor lists come before their list; otherwise unchanged.
std::vector<ValueId> order_of(const Method& method) {
    std::vector<ValueId> order;
    Table<ValueId, bool> taken(method.values.size(), false);
    const auto take = [&](ValueId id) {
        if (id == no_value || taken[id]) return;
        taken[id] = true;
        order.push_back(id);
    };
    for (const ValueId id : method.values.indices()) {
        const auto& data = method.values[id].data;
        if (const auto* list = std::get_if<TensorList>(&data))
            std::for_each(list->items.begin(), list->items.end(), take);
        if (const auto* some = std::get_if<OptionalTensorList>(&data)) {
            std::for_each(some->items.begin(), some->items.end(), take);
        }
        take(id);
    }
    return order;
}

void renumber(std::vector<ValueId>& ids, const Table<ValueId, ValueId>& to) {
    for (ValueId& id : ids) {
        if (id != no_value) id = to[id];
    }
}

void renumber(Value& value, const Table<ValueId, ValueId>& to) {
    if (auto* ints = std::get_if<IntList>(&value.data)) renumber(ints->items, to);
    if (auto* list = std::get_if<TensorList>(&value.data)) renumber(list->items, to);
    if (auto* some = std::get_if<OptionalTensorList>(&value.data)) renumber(some->items, to);
    if (Tensor* tensor = value.tensor(); tensor && tensor->alias_of != no_value) {
        tensor->alias_of = to[tensor->alias_of];
    }
}

void sort_values(Encoded& encoded) {
    const std::vector<ValueId> order = order_of(encoded.method);
    if (std::is_sorted(order.begin(), order.end())) return;
    Table<ValueId, ValueId> to(order.size());
    Table<ValueId, Value> values;
    Table<ValueId, std::optional<Allocation>> places;
    for (const ValueId from : order) {
        to[from] = values.next();
        values.push_back(std::move(encoded.method.values[from]));
        places.push_back(encoded.places[from]);
    }
    for (Value& value : values) renumber(value, to);
    for (Instruction& instruction : encoded.method.instructions) {
        renumber(instruction.args, to);
        renumber(instruction.outs, to);
    }
    renumber(encoded.method.inputs, to);
    renumber(encoded.method.outputs, to);
    encoded.method.values = std::move(values);
    encoded.places = std::move(places);
}

/// Inputs of sub-graphs exist for planning only: no instruction uses these views.
void drop_stand_ins(Method& method) {
    if (method.graphs.empty()) return;
    Table<ValueId, bool> mentioned(method.values.size(), false);
    const auto mention = [&](const std::vector<ValueId>& ids) {
        for (const ValueId id : ids) {
            if (id != no_value) mentioned[id] = true;
        }
    };
    mention(method.inputs);
    mention(method.outputs);
    for (const Instruction& instruction : method.instructions) mention(instruction.args);
    for (const Value& value : method.values) {
        if (const auto* list = std::get_if<TensorList>(&value.data)) mention(list->items);
        if (const auto* some = std::get_if<OptionalTensorList>(&value.data)) mention(some->items);
    }
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (tensor && tensor->alias_of != no_value && !mentioned[id]) method.values[id].data = Null{};
    }
}

/// A view whose root has no place at load needs an instruction that sets its address at run time.
class ViewWriter {
public:
    explicit ViewWriter(Encoded& encoded) : encoded_(encoded), method_(encoded.method) {}

    Result<> run() {
        find_open_views();
        if (open_.empty()) return done;
        Table<InstructionIndex, Instruction> code;
        Table<InstructionIndex, InstructionIndex> start;  // new index of each old instruction, and the end
        for (const ValueId id : method_.inputs) point_views(id, code);
        for (Instruction& instruction : method_.instructions) {
            start.push_back(code.next());
            const std::vector<ValueId> outs = instruction.outs;
            code.push_back(std::move(instruction));
            for (const ValueId out : outs) point_views(out, code);
        }
        start.push_back(code.next());
        for (Instruction& instruction : code) {
            if (instruction.kind != Kind::jump_false) continue;
            if (!start.has(instruction.jump_to)) {
                return Error{.what = message("a jump to {instruction}", instruction.jump_to.number()),
                             .place = instruction.name,
                             .expected = message("an instruction of the method")};
            }
            instruction.jump_to = start[instruction.jump_to];
        }
        method_.instructions = std::move(code);
        return done;
    }

private:
    void find_open_views() {
        std::set<ValueId> pointed;  // already set by an instruction of the program
        for (const Instruction& in : method_.instructions) {
            if (in.kind == Kind::move) pointed.insert(in.args.back());
            if (in.kind == Kind::kernel && is_view_op(in.op) && !in.args.empty()) pointed.insert(in.args.back());
        }
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = method_.values[id].tensor();
            if (!tensor || tensor->alias_of == no_value || encoded_.places[id] || tensor->is_constant) continue;
            const Tensor* root = method_.values[tensor->alias_of].tensor();
            if (root && !root->is_constant && !pointed.contains(id)) open_.emplace(tensor->alias_of, id);
        }
    }

    void point_views(ValueId root, Table<InstructionIndex, Instruction>& code) {
        const auto [begin, end] = open_.equal_range(root);
        for (auto it = begin; it != end; ++it) code.push_back(view(root, it->second));
    }

    Instruction view(ValueId root, ValueId target) {
        auto [sizes, is_new] = sizes_.try_emplace(target, no_value);
        if (is_new) sizes->second = size_list(*method_.values[target].tensor());
        Instruction instruction;
        instruction.op = "executorch_prim::et_view.default";
        instruction.args = {root, sizes->second, target};
        return instruction;
    }

    /// The sizes as the operator takes them; a dynamic one is inferred from the others.
    ValueId size_list(const Tensor& tensor) {
        std::vector<std::int64_t> sizes = tensor.upper;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            if (!tensor.sizes[i].is_constant()) {
                sizes[i] = -1;
                break;
            }
        }
        IntList list;
        for (const std::int64_t size : sizes) list.items.push_back(add(Value{.name = {}, .data = size}));
        return add(Value{.name = {}, .data = std::move(list)});
    }

    ValueId add(Value value) {
        method_.values.push_back(std::move(value));
        encoded_.places.emplace_back();
        return method_.values.last();
    }

    Encoded& encoded_;
    Method& method_;
    std::multimap<ValueId, ValueId> open_;  ///< root to view
    std::map<ValueId, ValueId> sizes_;
};

/// Named constants may be in the external file; a view is found through its root's bytes, so it stays.
bool is_external(const Encoded& encoded, ValueId id, const Storage& storage) {
    const Tensor* tensor = encoded.method.values[id].tensor();
    if (!tensor || !tensor->is_constant || tensor->alias_of != no_value || !tensor->data) return false;
    if (!storage.wants_external && !is_external_data(*tensor->data))
        return false;  // constants from an external file stay external
    if (tensor->qualified_name.empty() || tensor->data->bytes.empty()) return false;
    const auto known = storage.external.find(tensor->qualified_name);
    return known == storage.external.end() || as_text(known->second.bytes) == as_text(tensor->data->bytes);
}

/// Index of a value's stored bytes; 0 if it has none.
Result<std::uint32_t> store(const Encoded& encoded, ValueId id, Storage& storage) {
    const Value& value = encoded.method.values[id];
    const Tensor* tensor = value.tensor();
    if (tensor && !tensor->data && tensor->alias_of != no_value) {
        const Tensor* root = encoded.method.values[tensor->alias_of].tensor();
        if (root && root->is_constant) tensor = root;
    }
    if (tensor && tensor->is_constant && !tensor->data && tensor->bytes().value_or(0) > 0) {
        return Error{.what = message("the constant's data is missing"),
                     .place = value.name,
                     .expected = message("the .ptd file that came with the program"),
                     .remedy = message("put it in the program's folder, or pass it with --data")};
    }
    if (!tensor || !tensor->data) return std::uint32_t{0};
    const ByteView bytes = tensor->data->bytes;
    if (static_cast<std::int64_t>(bytes.size()) != tensor->bytes().value_or(-1)) {
        return Error{.what = message("{bytes} bytes of data", bytes.size()),
                     .place = value.name,
                     .expected = message("{bytes} for its sizes", tensor->bytes().value_or(-1))};
    }
    if (tensor->is_constant && is_external(encoded, id, storage)) {
        storage.external.try_emplace(value.tensor()->qualified_name, Storage::External{*tensor, bytes});
        return std::uint32_t{0};
    }
    if (tensor->is_constant) return storage.constants.add(bytes) + 1;
    if (!tensor->is_state || tensor->alias_of != no_value || stored_bytes(*tensor) == 0) return std::uint32_t{0};
    if (!encoded.places[id]) {
        return Error{.what = message("state with initial data has no place in an arena"),
                     .place = value.name,
                     .expected = message("a planned buffer: the format keeps initial data for these only"),
                     .remedy = message("plan mutable buffers, or start this state from zeros")};
    }
    storage.states.push_back(bytes);
    return static_cast<std::uint32_t>(storage.states.size());
}

/// Indexes of all values' stored bytes.
Result<> store_all(Encoded& encoded, Storage& storage) {
    encoded.data.clear();
    encoded.external.clear();
    for (const ValueId id : encoded.method.values.indices()) {
        encoded.external.push_back(is_external(encoded, id, storage));
        TRY(const std::uint32_t index, store(encoded, id, storage));
        encoded.data.push_back(index);
        if (const Tensor* tensor = encoded.method.values[id].tensor();
            tensor && (index != 0 || encoded.external[id]) && tensor->is_constant) {
            encoded.places[id].reset();
        }
    }
    return done;
}

}  // namespace

Result<Encoded> prepare(const Method& method, Places places, Storage& storage, const ValueChoice& values) {
    Encoded encoded{.method = method,
                    .places = std::move(places.of),
                    .data = {},
                    .external = {},
                    .payloads = {},
                    .arenas = std::move(places.arenas)};
    drop_stand_ins(encoded.method);
    CHECKED(ViewWriter(encoded).run());
    sort_values(encoded);
    if (!values.keeps_all) {  // what is stored tells which values are equal, and of the others nothing is stored
        Storage trial = storage;
        CHECKED(store_all(encoded, trial));
        const bool rolls = values.rolls_loops || method.is_rolled;
        const auto repeated = rolls ? find_repeated(encoded) : std::vector<RepeatedCalls>();
        std::vector<InstructionIndex> ends;
        ends.reserve(repeated.size());
        for (const RepeatedCalls& each : repeated) ends.push_back(each.begin + each.length * each.tiles);
        merge_values(encoded, values.merges_places, ends);
        write_loops(repeated, encoded);
        if (!repeated.empty()) merge_values(encoded, false);  // what only other rounds used
    }
    CHECKED(store_all(encoded, storage));
    for (const Delegate& delegate : method.delegates)
        encoded.payloads.push_back(storage.payloads.add(delegate.payload.bytes));
    return encoded;
}

}  // namespace arenascope::pte
