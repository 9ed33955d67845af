#include "engine/passes/tile/to_method.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>

#include "engine/ir/dependences.h"
#include "engine/ops/cortex_m_access.h"
#include "engine/ops/effects.h"
#include "engine/passes/tile/constants.h"

namespace arenascope::tile {
namespace {

constexpr std::string_view tile_mark = ".tile";

class Writer {
public:
    Writer(const Graph& graph, Places& places, Script script)
        : graph_(graph), script_(std::move(script)), method_(graph.method()) {
        method_.instructions.clear();
        method_.node_list.clear();
        method_.graphs.clear();
        method_.loaded_arena_bytes.clear();
        method_.pinned.clear();
        for (Value& value : method_.values)
            if (Tensor* tensor = value.tensor()) tensor->loaded.reset();
        for (const ValueIndex at : graph.values().indices()) note_whole(at, places.whole(at));
    }

    Method run() {
        choose_roots();
        for (const Call& call : script_.calls) write(call);
        aim_jumps();
        list();
        drop_unused();
        return std::move(method_);
    }

private:
    /// The last number counts how often bytes of the storage were overwritten before. A read after that refers to
    /// another value than a read or write before it.
    using Key = std::tuple<std::int32_t, std::int64_t, Sizes, std::vector<std::uint8_t>, DType, Symbols, int>;
    [[nodiscard]] static Key key_of(const Ref& ref, int written_over) {
        return {ref.storage.number(), ref.offset, ref.sizes, ref.order, ref.dtype, ref.symbols, written_over};
    }

    /// Whole values of the method keep their ids.
    void note_whole(ValueIndex at, const Ref& ref) {
        const GraphValue& value = graph_.values()[at];
        if (value.id == no_value) return;
        keys_.emplace(value.id, key_of(ref, 0));
        wholes_by_key_[key_of(ref, 0)].push_back(value.id);
        Tensor& tensor = *method_.values[value.id].tensor();
        const StorageIndex storage = ref.storage;
        if (storage.row() >= wholes_.size()) wholes_.resize(storage.row() + 1);
        wholes_[storage.row()].emplace_back(value.id, ref.offset);
        if (value.order != tensor.dim_order) tensor.dim_order = value.order;
    }

    /// The first value of a storage owns its bytes; other values in it are views.
    void choose_roots() {
        roots_.assign(script_.storages.size(), no_value);
        written_over_.assign(script_.storages.size(), 0);
        for (const StorageIndex at : roots_.indices()) {
            const Storage& storage = script_.storages[at];
            roots_[at] = storage.value;
            if (at.row() >= wholes_.size()) continue;
            const auto is_whole = [&](const auto& each) {
                return method_.values[each.first].tensor()->bytes().value_or(-1) == storage.bytes;
            };
            // Views of values whose layout differs from the method's.
            if (roots_[at] == no_value && !wholes_[at.row()].empty() &&
                std::none_of(wholes_[at.row()].begin(), wholes_[at.row()].end(), is_whole)) {
                const Ref bytes{.sizes = {storage.bytes}, .order = {0}, .dtype = DType::u8};
                roots_[at] = add(method_.values[wholes_[at.row()].front().first].name + ".rows", tensor_of(bytes));
            }
            for (const auto& [id, offset] : wholes_[at.row()]) {
                Tensor& tensor = *method_.values[id].tensor();
                if (roots_[at] == no_value && tensor.bytes().value_or(-1) == storage.bytes) roots_[at] = id;
                if (id == roots_[at]) {
                    tensor.alias_of = no_value;
                    tensor.alias_offset = 0;
                    if (tensor.role == Role::alias) tensor.role = Role::intermediate;
                    continue;
                }
                tensor.alias_of = roots_[at];
                tensor.alias_offset = offset;
                if (tensor.role == Role::intermediate) tensor.role = Role::alias;
            }
        }
    }

    ValueId add(std::string name, Tensor tensor) {
        method_.values.push_back({.name = std::move(name), .data = std::move(tensor)});
        return method_.values.last();
    }
    [[nodiscard]] Tensor tensor_of(const Ref& ref) const {
        Tensor tensor{.dtype = ref.dtype, .sizes = {}, .upper = ref.sizes, .dim_order = ref.order};
        for (std::size_t d = 0; d < ref.sizes.size(); ++d)
            tensor.sizes.push_back(ref.symbols[d] != 0 ? graph_.expression(ref.symbols[d]) : sym::Expr(ref.sizes[d]));
        if (!ref.is_fixed()) tensor.dynamism = Dynamism::bounded;
        return tensor;
    }

    ValueId value_of(const Ref& ref, const std::string& name) {
        const int version = written_over_[ref.storage];
        // A value of the method keeps its id until it is overwritten; each further version is another value.
        if (const auto own = keys_.find(ref.id); own != keys_.end() && own->second == key_of(ref, 0)) {
            const auto [first, is_first] = versions_.try_emplace(ref.id, version);
            if (first->second == version) return known_[key_of(ref, version)] = ref.id;
        }
        const auto [at, is_new] = known_.try_emplace(key_of(ref, version), no_value);
        if (!is_new) return at->second;
        if (const auto wholes = wholes_by_key_.find(key_of(ref, 0)); wholes != wholes_by_key_.end()) {
            std::vector<ValueId>& ids = wholes->second;
            std::erase_if(ids, [&](ValueId id) { return versions_.contains(id); });
            if (!ids.empty()) {
                at->second = ids.front();
                versions_.emplace(ids.front(), version);
                return at->second;
            }
        }
        ValueId& root = roots_[ref.storage];
        Tensor tensor = tensor_of(ref);
        if (root != no_value && is_all_of(ref, root)) return at->second = root;  // scratch of the method
        const std::int64_t whole = script_.storages[ref.storage].bytes;
        if (root == no_value && ref.offset == 0 && ref.bytes() == whole) {
            root = add(name, std::move(tensor));
            return at->second = root;
        }
        if (root == no_value) {
            Ref bytes{.sizes = {whole}, .order = {0}, .dtype = DType::u8};
            root = add(name + ".rows", tensor_of(bytes));
        }
        tensor.alias_of = root;
        tensor.alias_offset = ref.offset;
        tensor.role = Role::alias;
        return at->second = add(name, std::move(tensor));
    }

    [[nodiscard]] bool is_all_of(const Ref& ref, ValueId id) const {
        const Tensor& tensor = *method_.values[id].tensor();
        return ref.offset == 0 && tensor.alias_of == no_value && tensor.dtype == ref.dtype &&
            written_over_[ref.storage] == 0 && tensor.dim_order == std::vector<std::uint8_t>(ref.order) &&
            tensor.upper == Sizes(ref.sizes);
    }

    template <class Number>
    ValueId scalar(Number number) {
        for (const ValueId id : scalars_)
            if (const auto* known = std::get_if<Number>(&method_.values[id].data);
                known && std::memcmp(known, &number, sizeof number) == 0)  // 0.0 is not -0.0
                return id;
        method_.values.push_back({.name = {}, .data = number});
        scalars_.push_back(method_.values.last());
        return scalars_.back();
    }
    ValueId list_of(const Sizes& numbers) {
        const auto [at, is_new] = lists_.try_emplace(numbers, no_value);
        if (!is_new) return at->second;
        IntList list;
        for (const std::int64_t number : numbers) list.items.push_back(scalar(number));
        method_.values.push_back({.name = {}, .data = std::move(list)});
        return at->second = method_.values.last();
    }
    ValueId list_of(const RunSizes& sizes) {
        Sizes fixed;
        for (const auto& size : sizes)
            if (const auto* number = std::get_if<std::int64_t>(&size)) fixed.push_back(*number);
        if (fixed.size() == sizes.size()) return list_of(fixed);
        IntList list;
        for (const auto& size : sizes) {
            const auto* number = std::get_if<std::int64_t>(&size);
            list.items.push_back(number ? scalar(*number) : std::get<ValueId>(size));
        }
        method_.values.push_back({.name = {}, .data = std::move(list)});
        return method_.values.last();
    }
    ValueId list_of(const std::vector<double>& numbers) {
        const auto [at, is_new] = real_lists_.try_emplace(numbers, no_value);
        if (!is_new) return at->second;
        method_.values.push_back({.name = {}, .data = DoubleList{numbers}});
        return at->second = method_.values.last();
    }
    ValueId constant(ConstantIndex index) {
        const auto [at, is_new] = constants_.try_emplace(index, no_value);
        if (!is_new) return at->second;
        const NewConstant& from = script_.constants[index];
        Tensor tensor{
            .dtype = from.dtype, .sizes = {}, .upper = from.sizes, .dim_order = plain_order(from.sizes.size())};
        for (const std::int64_t size : from.sizes) tensor.sizes.emplace_back(size);
        const auto owner = std::make_shared<const std::vector<std::byte>>(bytes_of(from, graph_.method()));
        tensor.data = Data{*owner, owner};
        tensor.is_constant = true;
        tensor.role = Role::constant;
        return at->second = add("part_" + std::to_string(index.number()), std::move(tensor));
    }
    ValueId null() {
        if (null_ == no_value) {
            method_.values.push_back({.name = {}, .data = Null{}});
            null_ = method_.values.last();
        }
        return null_;
    }

    /// `may_be_none`: items of the list may be missing, as the operator's schema states.
    ValueId argument(const Argument& from, const std::string& name, bool may_be_none) {
        if (const auto* id = std::get_if<ValueId>(&from)) return *id;
        if (const auto* ref = std::get_if<Ref>(&from)) return value_of(*ref, name);
        if (const auto* index = std::get_if<ConstantIndex>(&from)) return constant(*index);
        if (const auto* number = std::get_if<std::int64_t>(&from)) return scalar(*number);
        if (const auto* real = std::get_if<double>(&from)) return scalar(*real);
        if (const auto* flag = std::get_if<bool>(&from)) return scalar(*flag);
        if (const auto* numbers = std::get_if<Sizes>(&from)) return list_of(*numbers);
        if (const auto* reals = std::get_if<std::vector<double>>(&from)) return list_of(*reals);
        if (const auto* sizes = std::get_if<RunSizes>(&from)) return list_of(*sizes);
        if (const auto* items = std::get_if<std::vector<ListItem>>(&from)) {
            std::vector<ValueId> ids;
            for (const auto& item : *items) {
                if (const auto* ref = std::get_if<Ref>(&item)) ids.push_back(value_of(*ref, name));
                else if (const auto* made = std::get_if<ConstantIndex>(&item)) ids.push_back(constant(*made));
                else ids.push_back(std::get<ValueId>(item));
            }
            const bool has_none = std::find(ids.begin(), ids.end(), no_value) != ids.end();
            if (has_none || may_be_none)
                method_.values.push_back({.name = {}, .data = OptionalTensorList{std::move(ids)}});
            else method_.values.push_back({.name = {}, .data = TensorList{std::move(ids)}});
            return method_.values.last();
        }
        return null();
    }

    void write(const Call& call) {
        if (call.is_as_it_is) {
            for (const Argument& argument : call.arguments) (void)value_of(std::get<Ref>(argument), {});
            for (const Ref& out : call.outs) (void)value_of(out, {});
            method_.instructions.push_back(graph_.method().instructions[call.source]);
            return;
        }
        Instruction in;
        const Instruction* source =
            graph_.method().instructions.has(call.source) ? &graph_.method().instructions[call.source] : nullptr;
        if (source) {
            in = *source;
            in.args.clear();
            in.outs.clear();
        }
        in.op = std::string(call.op);
        const std::string stem = source ? source->name : std::string(call.op.substr(call.op.find("::") + 2));
        const int count = counts_[stem]++;
        in.name = count == 0 && source ? stem : stem + std::string(tile_mark) + std::to_string(count);
        const bool is_same = source && source->op == call.op;
        const std::vector<std::size_t> scratch = ops::scratch_arguments(in.op, call.arguments.size() + 2);
        for (std::size_t i = 0; i < call.arguments.size(); ++i) {
            const bool is_scratch = std::find(scratch.begin(), scratch.end(), i) != scratch.end();
            const bool may_be_none = is_same && i < source->args.size() &&
                graph_.method().values.has(source->args[i]) &&
                std::holds_alternative<OptionalTensorList>(graph_.method().values[source->args[i]].data);
            in.args.push_back(argument(call.arguments[i], in.name + (is_scratch ? ".scratch" : ".in"), may_be_none));
        }
        const bool is_view = call.op == "executorch_prim::et_view.default";
        for (const Ref& out : call.outs) {
            bool is_over = script_.storages[out.storage].is_reused;
            if (is_view) break;  // writes nothing
            each_touch({.op = {}, .arguments = call.arguments, .outs = {}}, [&](const Touch& touch) {
                is_over = is_over ||
                    (touch.storage == out.storage && touch.begin < out.offset + out.bytes() && out.offset < touch.end);
            });
            if (is_over) ++written_over_[out.storage];
        }
        for (const Ref& out : call.outs)
            in.outs.push_back(
                value_of(out, call.outs.size() == 1 ? in.name : in.name + "." + std::to_string(in.outs.size())));
        if (source && !makes_all(call, *source)) in.fx_name.clear();  // a trace compares whole nodes
        if (is_view) {
            in.args.push_back(in.outs.front());
            in.outs.clear();
            method_.instructions.push_back(std::move(in));
            return;
        }
        const bool is_list = is_same && !source->args.empty() && graph_.method().values.has(source->args.back()) &&
            std::holds_alternative<TensorList>(graph_.method().values[source->args.back()].data);
        const bool names_each = !is_list || source->args.size() > call.arguments.size() + 2 ||
            graph_.method().values[source->args[call.arguments.size()]].tensor();
        if (names_each) in.args.insert(in.args.end(), in.outs.begin(), in.outs.end());
        if (call.outs.size() == 1 && !is_list) {
            in.args.push_back(in.outs.front());
        } else {
            method_.values.push_back({.name = {}, .data = TensorList{in.outs}});
            in.args.push_back(method_.values.last());
            if (!names_each) in.args.push_back(method_.values.last());
        }
        for (const ValueId id : ops::scratch_of(in)) in.outs.push_back(id);  // after the results
        method_.instructions.push_back(std::move(in));
    }

    [[nodiscard]] bool makes_all(const Call& call, const Instruction& source) const {
        const Tensor* whole = source.outs.empty() ? nullptr : graph_.method().values[source.outs.front()].tensor();
        return whole && !call.outs.empty() && whole->bytes() == call.outs.front().bytes();
    }

    /// Jumps lead to the first instruction that replaced their target.
    void aim_jumps() {
        for (Instruction& in : method_.instructions) {
            if (in.kind != Instruction::Kind::jump_false) continue;
            const auto& ops = graph_.ops();
            auto at = ops.begin();
            while (at != ops.end() && at->position < in.jump_to) ++at;
            in.jump_to = InstructionIndex(script_.first_calls[static_cast<std::size_t>(at - ops.begin())]);
        }
    }

    /// In the order of an imported program: inputs, calls, outputs.
    void list() {
        const auto add_row = [&](ListedNode::Kind kind, std::string name) -> ListedNode& {
            ListedNode& row = method_.node_list.emplace_back();
            row.kind = kind;
            row.name = std::move(name);
            return row;
        };
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = method_.values[id].tensor();
            if (tensor && tensor->is_constant && tensor->alias_of == no_value)
                add_row(ListedNode::Kind::placeholder, method_.values[id].name).values = {id};
        }
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = method_.values[id].tensor();
            if (tensor && tensor->is_state && !tensor->is_constant && tensor->alias_of == no_value)
                add_row(ListedNode::Kind::placeholder, method_.values[id].name).values = {id};
        }
        for (const ValueId id : method_.inputs)
            each_tensor(method_, id, [&](ValueId each) {
                add_row(ListedNode::Kind::placeholder, method_.values[each].name).values = {each};
            });
        for (const InstructionIndex at : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[at];
            ListedNode& row = add_row(ListedNode::Kind::call, in.name);
            row.instruction = at;
            row.values = in.outs;
            for (const ValueId arg : in.args) each_tensor(method_, arg, [&](ValueId id) { use(row, id); });
        }
        ListedNode& end = add_row(ListedNode::Kind::output, "output");
        for (const ValueId id : method_.outputs) each_tensor(method_, id, [&](ValueId each) { use(end, each); });
    }
    void use(ListedNode& row, ValueId id) {
        const auto add_once = [&](ValueId each) {
            if (std::find(row.uses.begin(), row.uses.end(), each) == row.uses.end()) row.uses.push_back(each);
        };
        add_once(id);
        add_once(memory_root(method_, id));
    }

    /// Removes tensors that are no longer used.
    void drop_unused() {
        Table<ValueId, bool> used(method_.values.size(), false);
        const auto mark = [&](ValueId id) {
            used[id] = true;
            used[memory_root(method_, id)] = true;
        };
        for (const auto* ids : {&method_.inputs, &method_.outputs})
            for (const ValueId id : *ids) each_value(method_, id, mark);
        for (const Instruction& in : method_.instructions)
            for (const auto* ids : {&in.args, &in.outs})
                for (const ValueId id : *ids) each_value(method_, id, mark);
        Table<ValueId, bool> dropped(method_.values.size(), false);
        for (const ValueId id : method_.values.indices()) {
            auto& data = method_.values[id].data;
            const bool holds = std::holds_alternative<Tensor>(data) || std::holds_alternative<TensorList>(data) ||
                std::holds_alternative<OptionalTensorList>(data);
            const Tensor* tensor = method_.values[id].tensor();
            if (used[id] || !holds || (tensor && tensor->is_state)) continue;
            dropped[id] = true;
            data = Null{};
        }
        for (ListedNode& row : method_.node_list) std::erase_if(row.values, [&](ValueId id) { return dropped[id]; });
        std::erase_if(method_.node_list.rows(), [](const ListedNode& row) {
            return row.kind == ListedNode::Kind::placeholder && row.values.empty();
        });
    }

    const Graph& graph_;
    Script script_;
    Method method_;
    std::map<Key, ValueId> known_;
    std::map<Key, std::vector<ValueId>> wholes_by_key_;  ///< values of the method, in their order
    std::map<ValueId, Key> keys_;
    std::map<ValueId, int> versions_;  ///< how often its storage was overwritten before its first use
    Table<StorageIndex, int> written_over_;
    std::vector<std::vector<std::pair<ValueId, std::int64_t>>> wholes_;  ///< with their offsets in the storage
    Table<StorageIndex, ValueId> roots_;
    std::vector<ValueId> scalars_;
    std::map<Sizes, ValueId> lists_;
    std::map<std::vector<double>, ValueId> real_lists_;
    std::map<ConstantIndex, ValueId> constants_;
    std::map<std::string, int> counts_;
    ValueId null_ = no_value;
};

}  // namespace

std::string_view untiled(std::string_view node) {
    const std::size_t dot = node.rfind(tile_mark);
    const bool is_tile = dot != std::string_view::npos && dot > 0 &&
        node.find_first_not_of("0123456789", dot + tile_mark.size()) == std::string_view::npos &&
        node.size() > dot + tile_mark.size();
    return is_tile ? node.substr(0, dot) : node;
}

Result<Method> to_method(const Graph& graph, Places& places, Script script) {
    return Writer(graph, places, std::move(script)).run();
}

}  // namespace arenascope::tile
