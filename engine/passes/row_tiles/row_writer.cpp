#include "engine/passes/row_tiles/row_writer.h"

#include <algorithm>
#include <cstring>
#include <memory>

#include "engine/ir/dependences.h"

namespace arenascope::rows {
namespace {

constexpr GraphIndex method_graph{0};

void set_sizes(Tensor& tensor, const std::vector<std::int64_t>& sizes) {
    tensor.upper = sizes;
    tensor.sizes.clear();
    tensor.dim_order.clear();
    for (std::size_t d = 0; d < sizes.size(); ++d) {
        tensor.sizes.emplace_back(sizes[d]);
        tensor.dim_order.push_back(static_cast<std::uint8_t>(d));
    }
}

}  // namespace

RowWriter::RowWriter(const RowGraph& graph) : graph_(graph), out_(graph.method()) {
    out_.instructions.clear();
    out_.node_list.clear();
    out_.graphs.clear();
    out_.loaded_arena_bytes.clear();
    out_.pinned.clear();
    for (Value& value : out_.values)
        if (Tensor* tensor = value.tensor()) tensor->loaded.reset();
}

ValueId RowWriter::add(std::string name, std::variant<Tensor, DoubleList> data) {
    Value value{.name = std::move(name), .data = {}};
    if (auto* tensor = std::get_if<Tensor>(&data)) value.data = std::move(*tensor);
    else value.data = std::move(std::get<DoubleList>(data));
    out_.values.push_back(std::move(value));
    return out_.values.last();
}

std::string RowWriter::name_of_tile(ValueId of, std::int64_t tile) {
    const std::string stem = graph_.method().values[of].name + ".tile" + std::to_string(tile);
    const int count = names_[stem]++;
    return count == 0 ? stem : stem + "." + std::to_string(count);
}

ValueId RowWriter::rows_of(ValueId value, std::int64_t rows, std::int64_t tile) {
    std::vector<std::int64_t> sizes = graph_.method().values[value].tensor()->upper;
    sizes[1] = rows;
    return shaped(value, name_of_tile(value, tile), sizes);
}

ValueId RowWriter::shaped(ValueId like, const std::string& name, const std::vector<std::int64_t>& sizes) {
    Tensor tensor = *graph_.method().values[like].tensor();
    set_sizes(tensor, sizes);
    tensor.role = Role::intermediate;
    tensor.alias_of = no_value;
    tensor.alias_offset = 0;
    tensor.loaded.reset();
    return add(name, std::move(tensor));
}

void RowWriter::place_in(ValueId view, ValueId root, std::int64_t offset) {
    Tensor& of = tensor(view);
    of.alias_of = root;
    of.alias_offset = offset;
    if (of.role == Role::intermediate) of.role = Role::alias;
}

ValueId RowWriter::integers(const Integers& items, const std::vector<std::int64_t>& sizes) {
    const auto [at, is_new] = constants_.try_emplace({sizes, items}, no_value);
    if (!is_new) return at->second;
    Tensor tensor{.dtype = DType::i32, .sizes = {}, .upper = {}, .dim_order = {}, .role = Role::constant};
    set_sizes(tensor, sizes);
    const auto bytes = std::make_shared<std::vector<std::byte>>(items.size() * sizeof(std::int32_t));
    std::memcpy(bytes->data(), items.data(), bytes->size());
    tensor.data = Data{*bytes, std::shared_ptr<const std::vector<std::byte>>(bytes)};
    tensor.is_constant = true;
    return at->second = add_constant("rows_" + std::to_string(constants_.size()), std::move(tensor));
}

ValueId RowWriter::add_constant(std::string name, Tensor tensor) {
    new_constants_.push_back(add(std::move(name), std::move(tensor)));
    return new_constants_.back();
}

ValueId RowWriter::options(const std::vector<double>& numbers) {
    const auto [at, is_new] = options_.try_emplace(numbers, no_value);
    if (is_new) at->second = add("options of tiles", DoubleList{numbers});
    return at->second;
}

void RowWriter::append(std::string op, std::string name, std::vector<ValueId> args, ValueId result, ValueId options) {
    Instruction in{.op = std::move(op)};
    in.name = std::move(name);
    in.args = std::move(args);
    in.outs = {result};
    in.args.push_back(result);
    in.args.push_back(options);
    append_call(std::move(in));
}

void RowWriter::append_call(Instruction in) {
    if (current_ != method_graph) graph_of_[out_.instructions.next()] = current_;
    out_.instructions.push_back(std::move(in));
}

GraphIndex RowWriter::begin_graph(SubGraph::Kind kind, const std::string& path, const std::vector<ValueId>& inputs) {
    if (out_.graphs.empty()) out_.graphs.push_back({.kind = SubGraph::Kind::method});
    current_ = out_.graphs.next();
    const InstructionIndex begin = out_.instructions.next();
    out_.graphs.push_back({.kind = kind, .path = path, .parent = method_graph, .begin = begin});
    for (const ValueId id : inputs)
        listed_.emplace(begin,
                        ListedNode{.kind = ListedNode::Kind::placeholder,
                                   .name = out_.values[id].name,
                                   .values = {id},
                                   .graph = current_});
    return current_;
}

void RowWriter::end_graph(GraphIndex graph) {
    out_.graphs[graph].end = out_.instructions.next();
    current_ = method_graph;
}

InstructionIndex RowWriter::append_flow(Instruction in) {
    const InstructionIndex at = out_.instructions.next();
    graph_of_[at] = GraphIndex{};
    out_.instructions.push_back(std::move(in));
    return at;
}

void RowWriter::list_results(std::vector<ValueId> results) {
    listed_.emplace(
        out_.instructions.next(),
        ListedNode{
            .kind = ListedNode::Kind::alloc, .name = "alloc_" + out_.values[results.front()].name, .values = results});
}

Method RowWriter::done() {
    if (!out_.graphs.empty()) out_.graphs.rows().front().end = out_.instructions.next();
    flatten();
    list();
    drop_unused();
    return std::move(out_);
}

/// A view of a view is one of its root.
void RowWriter::flatten() {
    for (Value& value : out_.values) {
        Tensor* view = value.tensor();
        if (!view) continue;
        while (view->alias_of != no_value) {
            const Tensor& whole = tensor(view->alias_of);
            if (whole.alias_of == no_value) break;
            view->alias_offset += whole.alias_offset;
            view->alias_of = whole.alias_of;
        }
    }
}

void RowWriter::list() {
    for (const ListedNode& row : graph_.method().node_list)
        if (row.kind == ListedNode::Kind::placeholder) out_.node_list.push_back(row);
    for (const ValueId id : new_constants_)
        out_.node_list.push_back({.kind = ListedNode::Kind::placeholder, .name = out_.values[id].name, .values = {id}});
    for (const InstructionIndex at : out_.instructions.indices()) {
        const auto [first, end] = listed_.equal_range(at);
        for (auto row = first; row != end; ++row) out_.node_list.push_back(row->second);
        list_call(at);
    }
    out_.node_list.push_back({.kind = ListedNode::Kind::output, .name = "output", .uses = out_.outputs});
}

void RowWriter::list_call(InstructionIndex at) {
    const Instruction& in = out_.instructions[at];
    ListedNode row{.kind = ListedNode::Kind::call, .name = in.name, .values = in.outs, .instruction = at};
    if (const auto found = graph_of_.find(at); found != graph_of_.end()) row.graph = found->second;
    if (row.graph.valid()) {
        for (const ValueId id : in.args)
            if (out_.values[id].tensor() && std::find(row.uses.begin(), row.uses.end(), id) == row.uses.end())
                row.uses.push_back(id);
    } else {
        row.values.clear();
    }
    out_.node_list.push_back(std::move(row));
}

/// Values that only groups had as a whole.
void RowWriter::drop_unused() {
    Table<ValueId, bool> used(out_.values.size(), false);
    for (const auto* ids : {&out_.inputs, &out_.outputs})
        for (const ValueId id : *ids) used[id] = true;
    for (const Instruction& in : out_.instructions)
        for (const ValueId id : in.args) used[id] = used[memory_root(out_, id)] = true;
    for (const ValueId id : out_.values.indices()) {
        const Tensor* of = out_.values[id].tensor();
        if (of && !used[id] && !of->is_state) out_.values[id].data = Null{};
    }
    std::erase_if(out_.node_list.rows(), [&](const ListedNode& row) {
        return row.kind == ListedNode::Kind::placeholder && !row.values.empty() &&
            !out_.values[row.values.front()].tensor();
    });
}

}  // namespace arenascope::rows
