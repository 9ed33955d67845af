#include "engine/passes/tile/calls.h"

#include <algorithm>
#include <array>

#include "engine/ops/access.h"
#include "engine/ops/call_numbers.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/effects.h"
#include "engine/passes/tile/constants.h"
#include "engine/passes/tile/cortex_m_calls.h"

namespace arenascope::tile {
namespace {

using Item = ListItem;

std::size_t place_in(const std::vector<std::uint8_t>& order, std::size_t axis) {
    return static_cast<std::size_t>(std::find(order.begin(), order.end(), axis) - order.begin());
}

/// Operators whose other arguments do not depend on the cut axis.
bool takes_rows_as_they_are(std::string_view op) {
    static constexpr std::array names{std::string_view("aten::_softmax.out"),
                                      std::string_view("aten::unsqueeze_copy.out"),
                                      std::string_view("aten::select_copy.int_out"),
                                      std::string_view("aten::squeeze_copy.dims_out"),
                                      std::string_view("aten::full_like.out"),
                                      std::string_view("aten::any.out"),
                                      std::string_view("aten::any.dims_out"),
                                      std::string_view("aten::constant_pad_nd.out"),
                                      std::string_view("aten::index_select.out"),
                                      std::string_view("aten::_log_softmax.out"),
                                      std::string_view("aten::native_layer_norm.out"),
                                      std::string_view("aten::mm.out"),
                                      std::string_view("aten::addmm.out"),
                                      std::string_view("aten::bmm.out"),
                                      std::string_view("aten::embedding.out"),
                                      std::string_view("aten::permute_copy.out"),
                                      std::string_view("aten::transpose_copy.int_out"),
                                      std::string_view("aten::cat.out"),
                                      std::string_view("aten::clone.out"),
                                      std::string_view("aten::alias_copy.out"),
                                      std::string_view("dim_order_ops::_clone_dim_order.out"),
                                      std::string_view("dim_order_ops::_to_dim_order_copy.out"),
                                      std::string_view("aten::mean.out"),
                                      std::string_view("aten::sum.IntList_out"),
                                      std::string_view("aten::amax.out"),
                                      std::string_view("aten::amin.out")};
    return std::find(names.begin(), names.end(), op) != names.end();
}

/// The sizes of a result: those known only at run time come from a list of the method.
RunSizes run_sizes(const Method& method, ValueId list, const Ref& result) {
    RunSizes sizes;
    const auto& items = std::get<IntList>(method.values[list].data).items;
    for (std::size_t d = 0; d < result.sizes.size(); ++d) {
        if (result.symbols[d] != 0 && d < items.size()) sizes.emplace_back(items[d]);
        else sizes.emplace_back(result.sizes[d]);
    }
    return sizes;
}

class Builder {
public:
    Builder(const Graph& graph, const GraphOp& op, const std::vector<Ref>& ins, const std::vector<Ref>& outs,
            const std::optional<Part>& part, Script& script)
        : method_(graph.method()),
          in_(graph.instruction(op)),
          op_(op),
          ins_(ins),
          outs_(outs),
          part_(part),
          script_(script) {}

    bool add() {
        call_.op = in_.op;
        call_.source = op_.source;
        call_.outs = outs_;
        gather();
        if (!adapt()) return false;
        script_.calls.push_back(std::move(call_));
        if (!rows_of_more_) return true;
        const Ref& more = script_.calls.back().outs[0];
        const Ref& to = outs_[0];
        const auto [lo, hi] = *rows_of_more_;
        const std::size_t axis = part_->cut.axis;
        if (more.is_contiguous(axis)) add_copy(Ref(more).rows(axis, lo, hi), to, script_);
        else add_slice(Ref(more), axis, lo, hi, to, script_);
        return true;
    }

private:
    [[nodiscard]] bool is_last() const {
        const auto last = [](const Ref& ref) { return ref.order == std::vector<std::uint8_t>{0, 2, 3, 1}; };
        return std::any_of(ins_.begin(), ins_.end(), last) || std::any_of(outs_.begin(), outs_.end(), last);
    }
    [[nodiscard]] Sizes integers(std::size_t arg) const { return ops::integers_of(method_, in_.args[arg]); }
    [[nodiscard]] const Tensor* constant(std::size_t arg) const { return constant_of(method_, in_.args[arg]); }

    /// The arguments as they are, with refs for tensors.
    void gather() {
        const ops::Effects& effects = ops::effects(in_.op);
        std::size_t count = 0;
        while (count < effects.arguments.size() && !effects.arguments[count].is_out) ++count;
        std::size_t next = 0;
        for (std::size_t arg = 0; arg < count; ++arg) {
            const ValueId id = in_.args[arg];
            const Value& value = method_.values[id];
            const auto* list = std::get_if<TensorList>(&value.data);
            const auto* some = std::get_if<OptionalTensorList>(&value.data);
            if (next < op_.ins.size() && op_.ins[next].argument == arg && value.tensor()) {
                call_.arguments.emplace_back(ins_[next++]);
            } else if (list || some) {
                std::vector<Item> items;
                for (const ValueId item : list ? list->items : some->items) {
                    const Tensor* tensor = item == no_value ? nullptr : method_.values[item].tensor();
                    if (tensor && !tensor->is_constant) items.emplace_back(ins_[next++]);
                    else items.emplace_back(item);
                }
                call_.arguments.emplace_back(std::move(items));
            } else {
                call_.arguments.emplace_back(id);
            }
        }
    }

    bool adapt() {
        const std::string& name = in_.op;
        if (name == "aten::convolution.out") return adapt_convolution();
        if (name == "aten::max_pool2d_with_indices.out") return adapt_pads(3);
        if (name == "aten::upsample_bilinear2d.vec_out") return adapt_upsampling(3);
        if (name == "aten::upsample_nearest2d.vec_out") return adapt_upsampling(2);
        if (name == "aten::avg_pool2d.out") return is_last() ? average_by_convolution() : adapt_pads(3);
        if (ops::effects(name).is_elementwise) return adapt_elementwise();
        if (name == "aten::index.Tensor_out") return !part_ || adapt_index();
        if (name == "aten::native_group_norm.out") return !part_ || adapt_images(3);
        if (is_last()) return adapt_plain_order();
        if (name == "aten::expand_copy.out" || name == "aten::view_copy.out") {
            call_.arguments[1] = run_sizes(method_, in_.args[1], outs_[0]);
            // Rows of a view may be parts of rows, or several.
            return name == "aten::expand_copy.out" || ins_[0].bytes() == outs_[0].bytes();
        }
        return !part_ || (takes_rows_as_they_are(name) && cut_constants());
    }

    /// Rows and columns of constant factors.
    bool cut_constants() {
        const std::size_t rank = outs_[0].sizes.size(), axis = part_->cut.axis;
        if (in_.op == "aten::embedding.out") return axis + 1 < rank;
        if (in_.op == "aten::cat.out") {
            const auto& items = std::get<std::vector<Item>>(call_.arguments[0]);
            return std::none_of(items.begin(), items.end(),
                                [](const Item& each) { return std::holds_alternative<ValueId>(each); });
        }
        if (in_.op == "aten::index_select.out") {
            auto dim = std::get<std::int64_t>(method_.values[in_.args[1]].data);
            if (dim < 0) dim += static_cast<std::int64_t>(rank);
            if (static_cast<std::size_t>(dim) == axis) call_.arguments[2] = rows_of(2, 0, 1);
            return true;
        }
        const bool has_addend = in_.op == "aten::addmm.out";
        if (!has_addend && in_.op != "aten::mm.out" && in_.op != "aten::bmm.out") return true;
        const std::size_t left = has_addend ? 1 : 0;
        const bool is_column = axis + 1 == rank, is_batch = axis + 2 < rank;
        if (constant(left) && !is_column) call_.arguments[left] = rows_of(left, axis, rank);
        if (constant(left + 1) && (is_column || is_batch)) call_.arguments[left + 1] = rows_of(left + 1, axis, rank);
        if (const Tensor* addend = has_addend ? constant(0) : nullptr)
            call_.arguments[0] = beside(in_.args[0], *addend, false);
        return true;
    }

    /// Rows of the index.
    bool adapt_index() {
        auto& items = std::get<std::vector<Item>>(call_.arguments[1]);
        const std::size_t d = part_->cut.axis;
        const auto index_at = [&](std::size_t i) -> const Tensor* {
            const auto* id = std::get_if<ValueId>(&items[i]);
            return id && *id != no_value ? constant_of(method_, *id) : nullptr;
        };
        if (part_->cut.period > 0) return false;
        if (d >= items.size() || !index_at(d)) return true;
        std::size_t first = d, last = d;
        while (first > 0 && index_at(first - 1)) --first;
        while (last + 1 < items.size() && index_at(last + 1)) ++last;
        const Tensor& index = *index_at(d);
        const std::size_t own = d - first + index.upper.size();
        if (own < last - first + 1) return false;
        NewConstant rows{.dtype = index.dtype, .source = std::get<ValueId>(items[d]), .lo = part_->lo, .hi = part_->hi};
        rows.axis = own - (last - first + 1);
        rows.order = plain_order(index.upper.size());
        items[d] = keep_part(index, std::move(rows), script_);
        return true;
    }

    /// The number of images is an argument.
    bool adapt_images(std::size_t arg) {
        call_.arguments[arg] = part_->hi - part_->lo;
        return part_->cut.axis == 0 && part_->cut.period == 0;
    }

    /// Rows include their border, so there is no padding along the cut axis.
    bool adapt_pads(std::size_t arg) {
        if (!part_ || part_->cut.axis < 2) return true;
        Sizes pads = integers(arg);
        const std::size_t rank = outs_[0].sizes.size() - 2;
        if (pads.empty()) return true;
        while (pads.size() < rank) pads.push_back(pads.back());
        pads[part_->cut.axis - 2] = 0;
        call_.arguments[arg] = std::move(pads);
        return true;
    }

    /// By factors instead of sizes. Whole rows of the operand may give more rows than requested.
    bool adapt_upsampling(std::size_t factors) {
        if (!part_ || part_->cut.axis < 2) return true;
        const std::size_t axis = part_->cut.axis;
        const Sizes &from = method_.values[in_.args[0]].tensor()->upper,
                    &to = method_.values[in_.outs[0]].tensor()->upper;
        std::vector<double> by;
        for (const std::size_t d : {std::size_t{2}, std::size_t{3}}) {
            if (to[d] % from[d] != 0) return false;
            const std::int64_t times = to[d] / from[d];
            by.push_back(static_cast<double>(times));
        }
        call_.arguments[1] = NoArgument{};
        call_.arguments[factors] = by;
        const std::int64_t factor = to[axis] / from[axis];
        const auto reads = ops::access(method_, in_, 0, axis).operands[0].of(part_->lo, part_->hi);
        const std::int64_t first = std::max<std::int64_t>(reads.begin, 0) * factor;
        Ref more = outs_[0];
        more.sizes[axis] = ins_[0].sizes[axis] * factor;
        if (first == part_->lo && more.sizes == outs_[0].sizes) return true;
        more.storage = script_.storages.next();
        more.offset = 0;
        script_.storages.push_back({.bytes = more.bytes(), .is_temporary = true});
        call_.outs = {more};
        rows_of_more_ = {part_->lo - first, part_->hi - first};
        return true;
    }

    /// Backwards: only if each row of the operand gives rows of its own.
    bool adapt_convolution_back() {
        if (!part_ || part_->cut.axis == 0) return true;
        const std::size_t d = part_->cut.axis - 2;
        const auto at_axis = [&](std::size_t arg, std::int64_t otherwise) {
            const Sizes list = integers(arg);
            return list.empty() ? otherwise : list[std::min(d, list.size() - 1)];
        };
        const Tensor* weight = constant(1);
        const std::int64_t stride = at_axis(3, 1);
        return weight && weight->upper[part_->cut.axis] == stride && at_axis(4, 0) == 0 && at_axis(5, 1) == 1 &&
            at_axis(7, 0) == 0 && part_->lo % stride == 0 &&
            ins_[0].sizes[part_->cut.axis] * stride == part_->hi - part_->lo;
    }

    bool adapt_convolution() {
        if (std::get<bool>(method_.values[in_.args[6]].data)) return adapt_convolution_back();
        if (!part_ || part_->cut.axis != 1) return adapt_pads(4);
        const Tensor *weight = constant(1), *bias = constant(2);
        if (!weight) return false;
        const auto groups = std::get<std::int64_t>(method_.values[in_.args[8]].data);
        const std::int64_t all = weight->upper[0], per_group = all / groups;
        if (groups > 1 && (part_->lo % per_group != 0 || part_->hi % per_group != 0)) return false;
        call_.arguments[1] = rows_of(1, 0, weight->upper.size());
        if (bias) call_.arguments[2] = rows_of(2, 0, 1);
        if (groups > 1) call_.arguments[8] = (part_->hi - part_->lo) / per_group;
        return true;
    }

    /// The portable average needs a contiguous operand; a depthwise convolution with equal weights computes the same.
    bool average_by_convolution() {
        Sizes kernel = integers(1), strides = integers(2);
        if (kernel.empty() || (part_ && part_->cut.axis == 1)) return false;
        if (kernel.size() == 1) kernel.push_back(kernel[0]);
        if (strides.empty()) strides = kernel;
        const std::int64_t channels = outs_[0].sizes[1];
        const NewConstant weight{.dtype = DType::f32,
                                 .sizes = {channels, 1, kernel[0], kernel[1]},
                                 .number = 1.0 / static_cast<double>(kernel[0] * kernel[1])};
        call_.op = "aten::convolution.out";
        call_.arguments = {ins_[0],      keep_constant(weight, script_),
                           NoArgument{}, strides,
                           Sizes{0, 0},  Sizes{1, 1},
                           false,        Sizes{0, 0},
                           channels};
        return true;
    }

    bool adapt_elementwise() {
        const bool last = is_last();
        for (std::size_t arg = 0; arg < call_.arguments.size(); ++arg) {
            if (Ref* ref = std::get_if<Ref>(&call_.arguments[arg]); ref && last) {
                if (ref->sizes.size() != 4) return false;
                *ref = ref->plain();
            }
            const Tensor* fixed = std::holds_alternative<ValueId>(call_.arguments[arg]) ? constant(arg) : nullptr;
            if (fixed && fixed->bytes().value_or(0) > static_cast<std::int64_t>(item_size(fixed->dtype)))
                call_.arguments[arg] = beside(in_.args[arg], *fixed, last);
        }
        if (last)
            for (Ref& out : call_.outs) out = out.plain();
        return true;
    }

    /// A constant operand for the requested rows, in the dimension order of the result.
    Argument beside(ValueId id, const Tensor& fixed, bool last) {
        const std::size_t rank = outs_[0].sizes.size();
        if (fixed.upper.size() > rank) return id;
        Sizes sizes(rank - fixed.upper.size(), 1);
        sizes.insert(sizes.end(), fixed.upper.begin(), fixed.upper.end());
        const bool is_cut = part_ && sizes[part_->cut.axis] > 1;
        if (!is_cut && !last) return id;
        NewConstant part{.dtype = fixed.dtype, .source = id, .hi = sizes[0]};
        if (is_cut) {
            part = {.dtype = fixed.dtype, .source = id, .axis = part_->cut.axis, .lo = part_->lo, .hi = part_->hi};
            part.period = part_->cut.period;
        }
        part.order = last ? std::vector<std::uint8_t>{0, 2, 3, 1} : plain_order(rank);
        return keep_part(fixed, std::move(part), script_);
    }

    /// The requested rows, of an axis of a constant argument.
    ConstantIndex rows_of(std::size_t arg, std::size_t axis, std::size_t rank) {
        const Tensor& from = *constant(arg);
        NewConstant part{.dtype = from.dtype, .source = in_.args[arg], .axis = axis, .lo = part_->lo, .hi = part_->hi};
        part.period = part_->cut.period;
        part.order = plain_order(rank);
        return keep_part(from, std::move(part), script_);
    }

    /// Channels-last images as tensors with their dimensions in that order, for operators that support no other.
    bool adapt_plain_order() {
        const auto plain_all = [&] {
            for (Argument& each : call_.arguments) {
                if (Ref* ref = std::get_if<Ref>(&each)) *ref = ref->plain();
                if (auto* items = std::get_if<std::vector<Item>>(&each))
                    for (Item& item : *items)
                        if (Ref* ref = std::get_if<Ref>(&item)) *ref = ref->plain();
            }
        };
        if (in_.op == "aten::cat.out") {
            for (const Item& item : std::get<std::vector<Item>>(call_.arguments[0]))
                if (!std::holds_alternative<Ref>(item)) return false;
            auto dim = std::get<std::int64_t>(method_.values[in_.args[1]].data);
            if (dim < 0) dim += 4;
            call_.arguments[1] = static_cast<std::int64_t>(place_in({0, 2, 3, 1}, static_cast<std::size_t>(dim)));
            plain_all();
            call_.outs[0] = call_.outs[0].plain();
            return true;
        }
        if (part_ || outs_.size() != 1) return false;  // a reduction of the plane
        plain_all();
        call_.arguments[1] = Sizes{1, 2};
        Ref& out = call_.outs[0];
        if (out.sizes.size() == 4) {
            out.sizes = {out.sizes[0], 1, 1, out.sizes[1]};
            out.order = plain_order(4);
        }
        return true;
    }

    const Method& method_;
    const Instruction& in_;
    const GraphOp& op_;
    const std::vector<Ref>&ins_, &outs_;
    const std::optional<Part>& part_;
    Script& script_;
    Call call_;
    std::optional<std::pair<std::int64_t, std::int64_t>> rows_of_more_;  ///< excess rows of the call's result
};

/// The rows of a slice in a tile: the whole piece of the operand, that piece itself, or a block of columns.
bool add_piece(const GraphOp& op, const Ref& from, const Ref& to, const std::optional<Part>& part, Script& script) {
    std::int64_t lo = op.lo, hi = op.hi;
    if (part && op.axes[part->cut.axis] == op.piece_axis) {
        const std::int64_t rows = part->hi - part->lo, given = from.sizes[op.piece_axis];
        const std::int64_t block = given == rows ? 0 : op.lo / (op.hi - op.lo);
        lo = block * rows;
        hi = lo + rows;
    }
    Sizes sizes = from.sizes;
    sizes[op.piece_axis] = hi - lo;
    Ref part_of = to;
    part_of.sizes = sizes;
    part_of.order = from.order;
    if (to.sizes.size() == from.sizes.size() ? to.order != from.order : from.order != plain_order(sizes.size()))
        return false;
    if (part_of.bytes() != to.bytes()) return false;
    add_slice(from, op.piece_axis, lo, hi, part_of, script);
    script.calls.back().source = op.source;
    return true;
}

}  // namespace

bool add_call(const Graph& graph, const GraphOp& op, const std::vector<Ref>& ins, const std::vector<Ref>& outs,
              const std::optional<Part>& part, Script& script) {
    const bool makes_numbers = op.kind == GraphOp::Kind::call && op.outs.empty();
    if (op.kind == GraphOp::Kind::fixed || makes_numbers) {
        script.calls.push_back({.op = {}, .arguments = {}, .outs = outs, .source = op.source, .is_as_it_is = true});
        for (const Ref& in : ins) script.calls.back().arguments.emplace_back(in);
        return true;
    }
    if (graph.is_sized_by_call(op)) {
        const Instruction& in = graph.instruction(op);
        script.calls.push_back({.op = "executorch_prim::et_view.default",
                                .arguments = {ins[0], run_sizes(graph.method(), in.args[1], outs[0])},
                                .outs = outs,
                                .source = op.source});
        return true;
    }
    if (op.kind == GraphOp::Kind::view) return true;
    if (op.kind == GraphOp::Kind::slice) return add_piece(op, ins[0], outs[0], part, script);
    if (op.kind == GraphOp::Kind::call && ops::is_cortex_m(graph.instruction(op).op))
        return add_cortex_m_call(graph, op, ins, outs, part, script);
    const auto is_last = [](const Ref& ref) { return ref.order == std::vector<std::uint8_t>{0, 2, 3, 1}; };
    if (op.kind == GraphOp::Kind::call && !outs.empty() &&
        (std::any_of(ins.begin(), ins.end(), is_last) || is_last(outs[0]))) {
        // The program's own channels-last data, at an operator without a rule for it.
        const bool is_elementwise = ops::effects(graph.instruction(op).op).is_elementwise;
        if (!is_elementwise && !graph.takes_channels_last(op)) return false;
    }
    if (op.kind == GraphOp::Kind::relayout) {
        const bool to_last = outs[0].order == std::vector<std::uint8_t>{0, 2, 3, 1};
        script.calls.push_back({.op = "aten::permute_copy.out",
                                .arguments = {ins[0].plain(), to_last ? Sizes{0, 2, 3, 1} : Sizes{0, 3, 1, 2}},
                                .outs = {outs[0].plain()}});
        return true;
    }
    return Builder(graph, op, ins, outs, part, script).add();
}

void add_slice(const Ref& from, std::size_t axis, std::int64_t lo, std::int64_t hi, const Ref& to, Script& script) {
    const auto at = static_cast<std::int64_t>(place_in(from.order, axis));
    script.calls.push_back({.op = "aten::slice_copy.Tensor_out",
                            .arguments = {from.plain(), at, lo, hi, std::int64_t{1}},
                            .outs = {to.plain()}});
}

void add_padding(const Ref& from, std::size_t axis, std::int64_t before, std::int64_t behind, double value,
                 const Ref& to, Script& script) {
    Sizes pads(2 * (from.sizes.size() - 1 - place_in(from.order, axis)), 0);
    pads.insert(pads.end(), {before, behind});
    script.calls.push_back(
        {.op = "aten::constant_pad_nd.out", .arguments = {from.plain(), pads, value}, .outs = {to.plain()}});
}

void add_copy(const Ref& from, const Ref& to, Script& script) {
    script.calls.push_back({.op = "dim_order_ops::_clone_dim_order.out",
                            .arguments = {from.flat(), false, NoArgument{}},
                            .outs = {to.flat()}});
}

void add_fill(const Ref& to, double value, Script& script) {
    script.calls.push_back({.op = "aten::full.out", .arguments = {to.flat().sizes, value}, .outs = {to.flat()}});
}

}  // namespace arenascope::tile
