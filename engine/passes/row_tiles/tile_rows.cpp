#include "engine/passes/row_tiles/tile_rows.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>

#include "engine/ir/dependences.h"

namespace arenascope::rows {
namespace {

using Integers = std::vector<std::int32_t>;

class Writer {
public:
    explicit Writer(const RowGraph& graph) : graph_(graph), out_(graph.method()) {
        out_.instructions.clear();
        out_.node_list.clear();
        out_.graphs.clear();
        out_.loaded_arena_bytes.clear();
        out_.pinned.clear();
        for (Value& value : out_.values)
            if (Tensor* tensor = value.tensor()) tensor->loaded.reset();
    }

    void as_it_is(InstructionIndex at) { out_.instructions.push_back(graph_.instruction(at)); }

    void group(const RowPlan& plan) {
        pieces_.assign(plan.pieces.size(), ValueId{no_value});
        tiles_.assign(plan.pieces.size(), 0);
        for (const TileCall& call : plan.calls) tiles_[call.result] = call.tile;
        for (const TileCall& call : plan.calls) {
            if (call.kind == TileCall::Kind::slice) slice(plan, call);
            else write(plan, call);
        }
        for (const RowPlan::Join& each : plan.joins) join(plan, each);
    }

    Method done() {
        list();
        return std::move(out_);
    }

private:
    ValueId add(std::string name, std::variant<Tensor, DoubleList> data) {
        Value value{.name = std::move(name), .data = {}};
        if (auto* tensor = std::get_if<Tensor>(&data)) value.data = std::move(*tensor);
        else value.data = std::move(std::get<DoubleList>(data));
        out_.values.push_back(std::move(value));
        return out_.values.last();
    }

    [[nodiscard]] std::string name_of_tile(ValueId of, std::int64_t tile) {
        const std::string stem = graph_.method().values[of].name + ".tile" + std::to_string(tile);
        const int count = names_[stem]++;
        return count == 0 ? stem : stem + "." + std::to_string(count);
    }

    ValueId rows_of(ValueId value, const ops::RowSpan& rows, std::int64_t tile) {
        Tensor tensor = *graph_.method().values[value].tensor();
        tensor.sizes[1] = sym::Expr(rows.count());
        tensor.upper[1] = rows.count();
        tensor.role = Role::intermediate;
        tensor.alias_of = no_value;
        tensor.alias_offset = 0;
        tensor.loaded.reset();
        return add(name_of_tile(value, tile), std::move(tensor));
    }
    void place_in(ValueId view, ValueId root, std::int64_t offset) {
        Tensor& tensor = *out_.values[view].tensor();
        tensor.alias_of = root;
        tensor.alias_offset = offset;
        tensor.role = Role::alias;
    }

    ValueId value_of(const RowPlan& plan, PieceIndex at) {
        ValueId& known = pieces_[at];
        if (known != no_value) return known;
        const Piece& piece = plan.pieces[at];
        const std::int64_t row = graph_.row_bytes(piece.value);
        if (!piece.home.valid()) {
            if (piece.rows.count() == graph_.rows(piece.value)) return known = piece.value;
            known = rows_of(piece.value, piece.rows, tiles_[at]);
            place_in(known, piece.value, piece.rows.lo * row);
            return known;
        }
        known = rows_of(piece.value, piece.rows, tiles_[at]);
        if (piece.home != at)
            place_in(known, value_of(plan, piece.home), (piece.rows.lo - plan.pieces[piece.home].rows.lo) * row);
        return known;
    }

    ValueId integers(const Integers& items, const Tensor* like = nullptr) {
        const std::vector<std::int64_t> sizes =
            like ? like->upper : std::vector<std::int64_t>{static_cast<std::int64_t>(items.size())};
        const auto [at, is_new] = constants_.try_emplace({sizes, items}, no_value);
        if (!is_new) return at->second;
        Tensor tensor{.dtype = DType::i32, .sizes = {}, .upper = sizes, .dim_order = {}, .role = Role::constant};
        for (std::size_t d = 0; d < sizes.size(); ++d) {
            tensor.sizes.emplace_back(sizes[d]);
            tensor.dim_order.push_back(static_cast<std::uint8_t>(d));
        }
        const auto bytes = std::make_shared<std::vector<std::byte>>(items.size() * sizeof(std::int32_t));
        std::memcpy(bytes->data(), items.data(), bytes->size());
        tensor.data = Data{*bytes, std::shared_ptr<const std::vector<std::byte>>(bytes)};
        tensor.is_constant = true;
        at->second = add("rows_" + std::to_string(constants_.size()), std::move(tensor));
        new_constants_.push_back(at->second);
        return at->second;
    }
    ValueId options(const std::vector<double>& numbers) {
        const auto [at, is_new] = options_.try_emplace(numbers, no_value);
        if (is_new) at->second = add("options of tiles", DoubleList{numbers});
        return at->second;
    }

    void append(std::string op, std::string name, std::vector<ValueId> args, ValueId result, ValueId options) {
        Instruction in{.op = std::move(op)};
        in.name = std::move(name);
        in.args = std::move(args);
        in.outs = {result};
        in.args.push_back(result);
        in.args.push_back(options);
        out_.instructions.push_back(std::move(in));
    }

    void slice(const RowPlan& plan, const TileCall& call) {
        const Piece &from = plan.pieces[call.operands.front()], &to = plan.pieces[call.result];
        const ValueId source = value_of(plan, call.operands.front()), result = value_of(plan, call.result);
        const std::vector<std::int64_t>& sizes = out_.values[result].tensor()->upper;
        const auto begin = static_cast<std::int32_t>(to.rows.lo - from.rows.lo);
        const ValueId begins = integers({0, begin, 0, 0});
        const ValueId all = integers({sizes.begin(), sizes.end()});
        append("tflite::SLICE", "slice_" + out_.values[result].name, {source, begins, all}, result, options({1}));
    }

    void write(const RowPlan& plan, const TileCall& call) {
        const Instruction& source = graph_.instruction(call.source);
        const ops::TfliteRows& rows = *graph_.rows_of(call.source);
        Instruction in = source;
        if (call.tile > 0 || plan.calls.size() > 1) in.name += ".tile" + std::to_string(call.tile);
        in.fx_name.clear();  // a trace compares whole nodes
        for (std::size_t i = 0; i < rows.operands.size(); ++i)
            in.args[rows.operands[i]] = value_of(plan, call.operands[i]);
        if (rows.kind == ops::TfliteRows::Kind::padding) {
            Integers by = ops::constant_integers(graph_.method(), source.args[1]);
            by[2] = static_cast<std::int32_t>(call.above);
            by[3] = static_cast<std::int32_t>(call.below);
            in.args[1] = integers(by, graph_.method().values[source.args[1]].tensor());
        }
        const ValueId result = value_of(plan, call.result);
        std::replace(in.args.begin(), in.args.end(), source.outs.front(), result);
        in.outs = {result};
        out_.instructions.push_back(std::move(in));
    }

    /// Several at once at most; what is joined first lies in the whole, too.
    void join(const RowPlan& plan, const RowPlan::Join& join) {
        std::vector<std::pair<ValueId, ops::RowSpan>> parts;
        for (const PieceIndex part : join.parts) parts.emplace_back(value_of(plan, part), plan.pieces[part].rows);
        const std::string name = graph_.method().values[join.value].name;
        const ValueId along_rows = options({1, 1, 0});
        for (int level = 0; parts.size() > most_joined; ++level) {
            std::vector<std::pair<ValueId, ops::RowSpan>> joined;
            for (std::size_t i = 0; i < parts.size(); i += most_joined) {
                std::vector<ValueId> args;
                const std::size_t end = std::min(i + most_joined, parts.size());
                for (std::size_t k = i; k < end; ++k) args.push_back(parts[k].first);
                const ops::RowSpan rows{parts[i].second.lo, parts[end - 1].second.hi};
                const ValueId result = rows_of(join.value, rows, static_cast<std::int64_t>(i));
                place_in(result, join.value, rows.lo * graph_.row_bytes(join.value));
                append("tflite::CONCATENATION", "join_" + out_.values[result].name, args, result, along_rows);
                joined.emplace_back(result, rows);
            }
            parts = std::move(joined);
        }
        std::vector<ValueId> args;
        args.reserve(parts.size());
        for (const auto& [id, rows] : parts) args.push_back(id);
        append("tflite::CONCATENATION", "join_" + name, std::move(args), join.value, along_rows);
    }

    void list() {
        for (const ListedNode& row : graph_.method().node_list)
            if (row.kind == ListedNode::Kind::placeholder) out_.node_list.push_back(row);
        for (const ValueId id : new_constants_)
            out_.node_list.push_back(
                {.kind = ListedNode::Kind::placeholder, .name = out_.values[id].name, .values = {id}});
        for (const InstructionIndex at : out_.instructions.indices()) {
            const Instruction& in = out_.instructions[at];
            ListedNode row{.kind = ListedNode::Kind::call, .name = in.name, .values = in.outs, .instruction = at};
            for (const ValueId id : in.args)
                if (out_.values[id].tensor() && std::find(row.uses.begin(), row.uses.end(), id) == row.uses.end())
                    row.uses.push_back(id);
            out_.node_list.push_back(std::move(row));
        }
        out_.node_list.push_back({.kind = ListedNode::Kind::output, .name = "output", .uses = out_.outputs});
        drop_unused();
    }

    /// Values that only groups had as a whole.
    void drop_unused() {
        Table<ValueId, bool> used(out_.values.size(), false);
        for (const auto* ids : {&out_.inputs, &out_.outputs})
            for (const ValueId id : *ids) used[id] = true;
        for (const Instruction& in : out_.instructions)
            for (const ValueId id : in.args) used[id] = used[memory_root(out_, id)] = true;
        for (const ValueId id : out_.values.indices()) {
            const Tensor* tensor = out_.values[id].tensor();
            if (tensor && !used[id] && !tensor->is_state) out_.values[id].data = Null{};
        }
        std::erase_if(out_.node_list.rows(), [&](const ListedNode& row) {
            return row.kind == ListedNode::Kind::placeholder && !row.values.empty() &&
                !out_.values[row.values.front()].tensor();
        });
    }

    const RowGraph& graph_;
    Method out_;
    Table<PieceIndex, ValueId> pieces_;
    Table<PieceIndex, std::int64_t> tiles_;
    std::map<std::string, int> names_;
    std::map<std::pair<std::vector<std::int64_t>, Integers>, ValueId> constants_;
    std::vector<ValueId> new_constants_;
    std::map<std::vector<double>, ValueId> options_;
};

}  // namespace

Result<Method> tiled_by_rows(const RowGraph& graph, const std::vector<RowGroup>& groups) {
    Writer writer(graph);
    InstructionIndex at{0};
    for (const RowGroup& group : groups) {
        for (; at < group.begin; ++at) writer.as_it_is(at);
        const auto plan = plan_rows(graph, group);
        if (!plan)
            return Error{.what = message("operators {begin} to {end} cannot be cut this way", group.begin.number(),
                                         group.end.number() - 1)};
        writer.group(*plan);
        at = group.end;
    }
    for (; at < graph.count(); ++at) writer.as_it_is(at);
    return writer.done();
}

}  // namespace arenascope::rows
