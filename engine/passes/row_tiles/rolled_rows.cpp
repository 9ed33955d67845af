#include "engine/passes/row_tiles/rolled_rows.h"

#include <algorithm>
#include <map>
#include <memory>

#include "engine/ops/tflite_flow.h"

namespace arenascope::rows {
namespace {

constexpr std::int32_t rank = 4;  // of pictures; the counter goes up by it, so that it also finds rows of tables

class LoopWriter {
public:
    LoopWriter(RowWriter& out, const RolledPlan& plan) : out_(out), graph_(out.graph()), plan_(plan) {
        name_ = "loop_" + name_of(plan.to);
    }

    void write() && {
        is_flat_ = plan_.is_inside && !has_whole_rows();
        const ValueId start = out_.integers({0});
        std::vector<ValueId> given;
        if (is_flat_) {
            given = {reshaped(plan_.from, flat(plan_.from, "given"), plan_.from)};
            results_ = {in_place(flat(plan_.from, "all"), plan_.from)};
        } else if (plan_.is_inside) {
            given = {plan_.from};
            results_ = {in_place(like(plan_.from, "all"), plan_.from)};
        } else {
            given = {filled(), plan_.from};
            results_ = {plan_.to, in_place(like(plan_.from, "kept"), plan_.from)};
        }
        given.push_back(start);
        results_.push_back(number("count"));
        loop(given);
        if (plan_.is_inside) take_result();
    }

private:
    [[nodiscard]] const std::string& name_of(ValueId id) const { return graph_.method().values[id].name; }
    [[nodiscard]] const Tensor& tensor_of(ValueId id) const { return *graph_.method().values[id].tensor(); }
    [[nodiscard]] std::string named(const std::string& what) const { return name_ + "." + what; }
    [[nodiscard]] std::int64_t bytes_of(RolledIndex at) const {
        return plan_.pieces[at].rows * graph_.row_bytes(plan_.pieces[at].value);
    }

    // -- tensors

    ValueId like(ValueId value, const std::string& what) {
        return out_.shaped(value, named(what), tensor_of(value).upper);
    }
    /// All bytes of a value in a row.
    ValueId flat(ValueId value, const std::string& what) { return flat(value, what, graph_.bytes(value)); }
    ValueId flat(ValueId value, const std::string& what, std::int64_t bytes) {
        return out_.shaped(value, named(what), {bytes / static_cast<std::int64_t>(item_size(tensor_of(value).dtype))});
    }
    ValueId number(const std::string& what, std::int64_t count = 1, DType dtype = DType::i32) {
        Tensor tensor{.dtype = dtype, .sizes = {sym::Expr(count)}, .upper = {count}, .dim_order = {0}};
        return out_.add(named(what), std::move(tensor));
    }
    ValueId in_place(ValueId view, ValueId root, std::int64_t offset = 0) {
        out_.place_in(view, root, offset);
        return view;
    }
    [[nodiscard]] Integers sizes_of(ValueId id) {
        const auto& sizes = out_.tensor(id).upper;
        return {sizes.begin(), sizes.end()};
    }

    // -- operators

    ValueId call(const std::string& op, std::vector<ValueId> args, ValueId result,
                 const std::vector<double>& options = {1}) {
        out_.append("tflite::" + op, named(op + "_" + std::to_string(calls_++)), std::move(args), result,
                    out_.options(options));
        return result;
    }
    /// Over the same bytes.
    ValueId reshaped(ValueId from, ValueId to, ValueId root, std::int64_t offset = 0) {
        out_.place_in(to, root, offset);
        return call("RESHAPE", {from, out_.integers(sizes_of(to))}, to);
    }
    /// The result before the first tile: any numbers would do.
    ValueId filled() {
        Tensor zero = tensor_of(plan_.to);
        zero.sizes.clear();
        zero.upper.clear();
        zero.dim_order.clear();
        zero.role = Role::constant;
        const auto bytes = std::make_shared<std::vector<std::byte>>(item_size(zero.dtype));
        zero.data = Data{*bytes, std::shared_ptr<const std::vector<std::byte>>(bytes)};
        zero.is_constant = true;
        zero.loaded.reset();
        const ValueId value = out_.add_constant(named("zero"), std::move(zero));
        const ValueId all = in_place(like(plan_.to, "given"), plan_.to);
        return call("FILL", {out_.integers(sizes_of(all)), value}, all);
    }
    /// The result is cut out of where its rows were written.
    void take_result() {
        const ValueId rows = in_place(over_operand(plan_.from, "made", graph_.bytes(plan_.to)), plan_.from);
        const Integers sizes = sizes_of(rows);
        call("SLICE", {results_.front(), out_.integers(Integers(sizes.size(), 0)), out_.integers(sizes)}, rows);
        reshaped(rows, plan_.to, plan_.from);
    }

    // -- rows over the operand

    /// Whether all that is written over the operand's rows begins and ends where rows of it do.
    [[nodiscard]] bool has_whole_rows() const {
        const RolledPiece& made = plan_.pieces[plan_.written];
        const std::int64_t row = graph_.row_bytes(plan_.to), of_operand = graph_.row_bytes(plan_.from);
        return graph_.bytes(plan_.to) % of_operand == 0 && made.rows * row % of_operand == 0 &&
            std::all_of(made.first.begin(), made.first.end(),
                        [&](std::int64_t first) { return first * row % of_operand == 0; });
    }
    /// Some bytes in the form in which the loop carries the operand.
    ValueId over_operand(ValueId value, const std::string& what, std::int64_t bytes) {
        if (is_flat_) return flat(value, what, bytes);
        std::vector<std::int64_t> sizes = tensor_of(plan_.from).upper;
        sizes[1] = bytes / graph_.row_bytes(plan_.from);
        return out_.shaped(value, named(what), sizes);
    }

    // -- the loop

    /// Copies in; start: test; unless it holds go to end; body; copies out; go to start; end.
    void loop(const std::vector<ValueId>& given) {
        out_.list_results(results_);
        copy(ops::flow_in_op, given, results_);
        const InstructionIndex start = out_.method().instructions.next();
        const std::vector<ValueId> tested = ports("tested");
        const GraphIndex test = out_.begin_graph(SubGraph::Kind::test, named("test"), tested);
        copy(ops::flow_in_op, results_, tested);
        const ValueId goes_on = number("goes_on", 1, DType::boolean);
        call("LESS", {tested.back(), out_.integers({static_cast<std::int32_t>(plan_.tiles) * rank})}, goes_on);
        const InstructionIndex decision = jump(goes_on);
        out_.end_graph(test);

        const std::vector<ValueId> ported = ports("tile");
        const GraphIndex body = out_.begin_graph(SubGraph::Kind::body, named("body"), ported);
        copy(ops::flow_in_op, results_, ported);
        copy(ops::flow_out_op, run_tile(ported), results_);
        const ValueId again = out_.add_plain(false);
        out_.append_flow({.op = "executorch_prim::eq.Scalar",
                          .args = {out_.add_plain(std::int64_t{0}), out_.add_plain(std::int64_t{1}), again},
                          .name = named("eq")});
        out_.method().instructions[jump(again)].jump_to = start;
        out_.end_graph(body);
        out_.method().instructions[decision].jump_to = out_.method().instructions.next();
        finish(given);
    }

    void finish(const std::vector<ValueId>& given) {
        Instruction in{.op = "tflite::WHILE", .args = given, .outs = results_, .name = name_};
        in.args.insert(in.args.end(), results_.begin(), results_.end());
        in.args.push_back(out_.options({static_cast<double>(results_.size()), 1}));
        out_.method().instructions.push_back(std::move(in));
    }

    /// What a graph is given, at the places of the results.
    std::vector<ValueId> ports(const std::string& graph) {
        std::vector<ValueId> out;
        for (std::size_t i = 0; i + 1 < results_.size(); ++i) {
            const ValueId result = results_[i];
            const ValueId value = i == 0 ? written_root() : plan_.from;
            const ValueId port = out_.shaped(value, named(graph + "_" + std::to_string(i)), out_.tensor(result).upper);
            out.push_back(in_place(port, value));
        }
        out.push_back(in_place(number(graph + "_count"), results_.back()));
        return out;
    }

    void copy(std::string_view op, const std::vector<ValueId>& from, const std::vector<ValueId>& to) {
        for (std::size_t i = 0; i < to.size(); ++i)
            out_.append_flow({.op = std::string(op),
                              .args = {from[i], to[i], out_.options({1})},
                              .outs = {to[i]},
                              .name = named("copy_" + std::to_string(calls_++))});
    }
    InstructionIndex jump(ValueId condition) {
        return out_.append_flow({.kind = Instruction::Kind::jump_false,
                                 .args = {condition},
                                 .name = named("jump_" + std::to_string(calls_++))});
    }

    // -- the body

    /// What it returns.
    std::vector<ValueId> run_tile(const std::vector<ValueId>& ported) {
        count_ = ported.back();
        const ValueId whole = plan_.is_inside ? ported[0] : ported[1];
        pieces_.assign(plan_.pieces.size(), ValueId{no_value});
        read(whole);
        for (const RolledStep& step : plan_.steps) {
            if (step.source.valid()) run(step);
            else cut(step);
        }
        const RolledPiece& made = plan_.pieces[plan_.written];
        ValueId rows = pieces_[plan_.written];
        if (plan_.is_inside) rows = reshaped(rows, over_operand(made.value, "written", bytes_of(plan_.written)), rows);
        const ValueId updated =
            in_place(out_.shaped(written_root(), named("updated"), out_.tensor(ported[0]).upper), written_root());
        call("DYNAMIC_UPDATE_SLICE", {ported[0], rows, begin_of_written(made)}, updated);
        std::vector<ValueId> returned{updated};
        if (!plan_.is_inside) returned.push_back(whole);
        returned.push_back(counted());
        return returned;
    }

    [[nodiscard]] ValueId written_root() const { return plan_.is_inside ? plan_.from : plan_.to; }
    ValueId begin_of_written(const RolledPiece& made) {
        std::vector<std::int64_t> first = made.first;
        if (plan_.is_inside && !is_flat_)
            for (std::int64_t& row : first) row = row * graph_.row_bytes(plan_.to) / graph_.row_bytes(plan_.from);
        return begin_of(made, first, is_flat_);
    }

    void read(ValueId whole) {
        const RolledPiece& piece = plan_.pieces[RolledIndex(0)];
        ValueId& rows = pieces_[RolledIndex(0)];
        const ValueId begin = begin_of(piece, piece.first, is_flat_);
        if (!is_flat_) {
            rows = out_.rows_of(piece.value, piece.rows, 0);
            call("SLICE", {whole, begin, out_.integers(sizes_of(rows))}, rows);
            return;
        }
        const ValueId given = flat(piece.value, "read", bytes_of(RolledIndex(0)));
        call("SLICE", {whole, begin, out_.integers(sizes_of(given))}, given);
        rows = reshaped(given, out_.rows_of(piece.value, piece.rows, 0), given);
    }

    void run(const RolledStep& step) {
        Instruction in = graph_.instruction(step.source);
        const ValueId whole = in.outs.front();
        const ValueId result = out_.rows_of(whole, plan_.pieces[step.result].rows, 0);
        const auto& cut_operands = graph_.rows_of(step.source)->operands;
        for (std::size_t i = 0; i < cut_operands.size(); ++i) in.args[cut_operands[i]] = pieces_[step.operands[i]];
        std::replace(in.args.begin(), in.args.end(), whole, result);
        in.outs = {result};
        in.name += ".tile0";
        in.fx_name.clear();  // a trace compares whole nodes
        out_.append_call(std::move(in));
        pieces_[step.result] = result;
    }

    void cut(const RolledStep& step) {
        const RolledPiece& piece = plan_.pieces[step.result];
        const ValueId from = pieces_[step.operands.front()];
        const ValueId rows = out_.rows_of(piece.value, piece.rows, 0);
        const ValueId begin = begin_of(piece, plan_.begins(step), false);
        pieces_[step.result] = call("SLICE", {from, begin, out_.integers(sizes_of(rows))}, rows);
    }

    /// Where rows begin in this tile: a constant, or from a table.
    ValueId begin_of(const RolledPiece& piece, const std::vector<std::int64_t>& rows, bool is_flat) {
        const std::int64_t items =
            graph_.row_bytes(piece.value) / static_cast<std::int64_t>(item_size(tensor_of(piece.value).dtype));
        Integers table;
        for (const std::int64_t row : rows) {
            const auto first = static_cast<std::int32_t>(is_flat ? row * items : 0);
            const Integers each{first, is_flat ? 0 : static_cast<std::int32_t>(row), 0, 0};
            table.insert(table.end(), each.begin(), each.end());
        }
        const std::int32_t width = is_flat ? 1 : rank;
        const bool is_same = std::all_of(rows.begin(), rows.end(), [&](std::int64_t row) { return row == rows[0]; });
        if (is_same) return out_.integers({table.begin(), table.begin() + width});
        return from_table(table, width, "begin_" + std::to_string(calls_));
    }
    ValueId from_table(const Integers& table, std::int32_t width, const std::string& what) {
        const auto [known, is_new] = from_tables_.try_emplace({table, width}, no_value);
        if (is_new)
            known->second = call("SLICE", {out_.integers(table), count_, out_.integers({width})}, number(what, width));
        return known->second;
    }
    /// The next number of the counter.
    ValueId counted() {
        Integers next;
        for (std::int32_t i = 1; i <= static_cast<std::int32_t>(plan_.tiles) * rank; ++i)
            next.push_back((i + rank - 1) / rank * rank);
        return from_table(next, 1, "next");
    }

    RowWriter& out_;
    const RowGraph& graph_;
    const RolledPlan& plan_;
    bool is_flat_ = false;
    std::string name_;
    std::vector<ValueId> results_;
    ValueId count_ = no_value;
    Table<RolledIndex, ValueId> pieces_;
    std::map<std::pair<Integers, std::int32_t>, ValueId> from_tables_;  ///< what was read in this tile
    int calls_ = 0;
};

}  // namespace

void write_loop(RowWriter& out, const RolledPlan& plan) { LoopWriter(out, plan).write(); }

}  // namespace arenascope::rows
