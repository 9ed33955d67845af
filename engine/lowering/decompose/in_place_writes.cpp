#include "engine/lowering/decompose/in_place_writes.h"

#include <algorithm>
#include <array>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

/// How a write through a view changes the base tensor.
enum class Undo : std::uint8_t { same, reshape, permute, select, slice, part };

struct ViewRow {
    std::string_view packet;
    Undo undo;
};
constexpr std::array views{
    ViewRow{"aten::view", Undo::reshape},      ViewRow{"aten::reshape", Undo::reshape},
    ViewRow{"aten::flatten", Undo::reshape},   ViewRow{"aten::unflatten", Undo::reshape},
    ViewRow{"aten::unsqueeze", Undo::reshape}, ViewRow{"aten::squeeze", Undo::reshape},
    ViewRow{"aten::view_as", Undo::reshape},   ViewRow{"aten::reshape_as", Undo::reshape},
    ViewRow{"aten::ravel", Undo::reshape},     ViewRow{"aten::alias", Undo::same},
    ViewRow{"aten::detach", Undo::same},       ViewRow{"aten::contiguous", Undo::same},
    ViewRow{"aten::to", Undo::same},           ViewRow{"aten::type_as", Undo::same},
    ViewRow{"aten::dropout", Undo::same},      ViewRow{"aten::expand", Undo::same},
    ViewRow{"aten::expand_as", Undo::same},    ViewRow{"aten::lift_fresh", Undo::same},
    ViewRow{"aten::positive", Undo::same},     ViewRow{"aten::transpose", Undo::permute},
    ViewRow{"aten::permute", Undo::permute},   ViewRow{"aten::t", Undo::permute},
    ViewRow{"aten::mT", Undo::permute},        ViewRow{"aten::numpy_T", Undo::permute},
    ViewRow{"aten::movedim", Undo::permute},   ViewRow{"aten::moveaxis", Undo::permute},
    ViewRow{"aten::swapaxes", Undo::permute},  ViewRow{"aten::swapdims", Undo::permute},
    ViewRow{"aten::select", Undo::select},     ViewRow{"aten::slice", Undo::slice},
    ViewRow{"aten::narrow", Undo::part},       ViewRow{"aten::chunk", Undo::part},
    ViewRow{"aten::split", Undo::part},        ViewRow{"aten::split_with_sizes", Undo::part},
    ViewRow{"aten::tensor_split", Undo::part}, ViewRow{"aten::unbind", Undo::part},
};

const ViewRow* find_view(std::string_view target) {
    const auto packet = packet_of(target);
    const auto found = std::find_if(views.begin(), views.end(), [&](const auto& row) { return row.packet == packet; });
    return found == views.end() ? nullptr : &*found;
}

const std::string* base_of(const fx::Node& maker) {
    const auto* base = maker.args.empty() ? nullptr : std::get_if<fx::ValueName>(&maker.args[0].value);
    return base ? &base->name : nullptr;
}

}  // namespace

bool InPlaceWrites::is_view(const fx::Node& node) const {
    return std::any_of(node.outputs.begin(), node.outputs.end(), [&](const fx::Output& output) {
        return std::any_of(output.names.begin(), output.names.end(),
                           [&](const std::string& name) { return view_maker_.contains(name); });
    });
}

/// Whether the node copies although its operator may return a view: a reshape across strides, a change of type.
bool InPlaceWrites::copies(const fx::Node& node) const {
    const auto packet = packet_of(node.target);
    if (packet == "aten::reshape" || packet == "aten::flatten" || packet == "aten::ravel")
        return source_.needs_copy_for_view(node);
    if (packet == "aten::contiguous") return !source_.was_contiguous(node, "self");
    if (packet == "aten::to" || packet == "aten::type_as")
        return boolean_arg(node, "copy", false) || source_.type_of(node, "self").dtype != source_.out_type(node).dtype;
    if (packet == "aten::expand" || packet == "aten::expand_as")
        return !(source_.type_of(node, "self").sizes == source_.out_type(node).sizes);
    return false;
}

void InPlaceWrites::remember_view(const fx::Node& node) {
    remember_product(node);
    const auto* base = base_of(node);
    if (!base || !source_.core_of(*base) || !find_view(node.target) || copies(node)) return;
    for (const auto& output : node.outputs)
        for (const auto& name : output.names) {
            view_maker_[name] = &node;
            views_of_[canonical(*base)].push_back(name);
        }
}

/// A batched matrix product is a view of a flat one.
void InPlaceWrites::remember_product(const fx::Node& node) {
    if (node.target != "aten::matmul.default" && node.target != "aten::linear.default") return;
    if (node.outputs.size() != 1 || node.outputs[0].names.size() != 1) return;
    const std::string& name = node.outputs[0].names[0];
    const Core* core = source_.core_of(name);
    if (program_.graph.nodes.empty()) return;
    const fx::Node& last = program_.graph.nodes.back();
    const bool is_one = last.outputs.size() == 1 && last.outputs[0].names.size() == 1;
    if (!core || !is_one || last.target != "aten::view.default" || last.outputs[0].names[0] != core->name) return;
    const auto* flat = base_of(last);
    const auto type = flat ? program_.graph.tensors.find(*flat) : program_.graph.tensors.end();
    if (type != program_.graph.tensors.end()) products_[name] = type->second.sizes;
}

/// The common name of all results of in-place operators on one tensor.
const std::string& InPlaceWrites::canonical(const std::string& name) const {
    const auto found = written_as_.find(name);
    return found == written_as_.end() ? name : found->second;
}

void InPlaceWrites::assign(const std::string& name, const Core& core) {
    source_.bind(name, core);
    if (const auto same = results_of_.find(name); same != results_of_.end())
        for (const auto& each : same->second) source_.bind(each, core);
}

/// An in-place operator: the functional one, whose result replaces the operand from here on.
Result<> InPlaceWrites::write(const fx::Node& node, const std::string& target) {
    const auto* self = base_of(node);
    if (!self || !source_.core_of(*self))
        return Error{.what = message("{operator} does not write to a tensor", node.target)};
    const std::string name = canonical(*self);
    fx::Node functional = node;
    functional.target = target;
    TRY(auto cores, expand_node(expansion_, functional));
    if (cores.size() != 1)
        return Error{.what = message("{operator} is not lowered yet", node.target),
                     .remedy = message("save the program after run_decompositions()")};
    for (const auto& output : node.outputs)
        for (const auto& each : output.names)
            if (each != name && written_as_.emplace(each, name).second) results_of_[name].push_back(each);
    const Core before = *source_.core_of(name);
    if (cores[0].type.dtype != before.type.dtype) cores[0] = expansion_.out.cast(cores[0], before.type.dtype);
    if (cores[0].name == before.name) {
        assign(name, before);
        return done;
    }
    if (const auto flat = products_.find(name); flat != products_.end() && is_read_later(name)) {
        TRY(const auto written, expansion_.out.view(cores[0], flat->second));
        TRY(cores[0], expansion_.out.view(written, before.type.sizes));
    }
    return store(name, cores[0]);
}

/// The chain of views from a tensor to the tensor that owns the elements.
std::vector<std::string> InPlaceWrites::chain_of(const std::string& name) const {
    std::vector<std::string> chain{name};
    for (auto maker = view_maker_.find(name); maker != view_maker_.end(); maker = view_maker_.find(chain.back())) {
        const auto* base = base_of(*maker->second);
        if (!base) break;
        chain.push_back(canonical(*base));
    }
    return chain;
}

/// Gives `name` a new value, and with it every tensor of which it is a view. As in torch's functionalisation, the views
/// between are taken again to write into them, and all later reads are taken from the base tensor.
Result<> InPlaceWrites::store(const std::string& name, Core value) {
    auto chain = chain_of(name);
    if (!matters_beyond(chain.back())) chain.resize(1);
    for (std::size_t i = chain.size(); i-- > 2;) {
        TRY(const auto anew, taken_anew(chain[i - 1]));
        assign(chain[i - 1], anew);
    }
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
        const auto& maker = *view_maker_.at(chain[i]);
        const Core whole = *source_.core_of(chain[i + 1]);
        assign(chain[i], value);
        TRY(value, written_through(maker, chain[i], whole, value));
    }
    assign(chain.back(), value);
    return refresh_views_of(chain.back());
}

/// Takes a view again from the present value of its base.
Result<Core> InPlaceWrites::taken_anew(const std::string& view) {
    const fx::Node& maker = *view_maker_.at(view);
    TRY(const auto cores, expand_node(expansion_, maker));
    std::size_t next = 0;
    for (const auto& output : maker.outputs)
        for (const auto& name : output.names) {
            if (next < cores.size() && name == view) return cores[next];
            ++next;
        }
    return Error{.what = message("a write through {operator} is not lowered yet", maker.target),
                 .remedy = message("save the program after run_decompositions()")};
}

/// Whether a tensor that owns elements, or a view of it, is read after this node, or is an input.
bool InPlaceWrites::matters_beyond(const std::string& root) const {
    if (std::any_of(program_.inputs.begin(), program_.inputs.end(),
                    [&](const auto& input) { return input.arg == root; }))
        return true;
    return is_read_later(root);
}

bool InPlaceWrites::is_read_later(const std::string& name) const {
    if (source_.is_read_after(name, node_)) return true;
    const auto results = results_of_.find(name);
    if (results != results_of_.end() &&
        std::any_of(results->second.begin(), results->second.end(),
                    [&](const std::string& each) { return source_.is_read_after(each, node_); }))
        return true;
    const auto found = views_of_.find(name);
    return found != views_of_.end() &&
        std::any_of(found->second.begin(), found->second.end(),
                    [&](const std::string& view) { return is_read_later(view); });
}

/// Views of a written tensor are taken again where they are read.
Result<> InPlaceWrites::refresh_views_of(const std::string& root) {
    const auto found = views_of_.find(root);
    if (found == views_of_.end()) return done;
    for (const auto& view : found->second) {
        if (!is_read_later(view)) continue;
        TRY(const auto anew, taken_anew(view));
        assign(view, anew);
        CHECKED(refresh_views_of(view));
    }
    return done;
}

/// The base tensor with `part` at the place of the view.
Result<Core> InPlaceWrites::written_through(const fx::Node& maker, const std::string& name, const Core& whole,
                                            const Core& part) {
    const auto* row = find_view(maker.target);
    const auto rank = whole.type.sizes.size();
    const auto scatter = [&](const std::string& op, std::vector<fx::Arg> more) {
        std::vector<fx::Arg> args{arg("self", whole), arg("src", part)};
        args.insert(args.end(), more.begin(), more.end());
        return expansion_.out.emit("aten::" + op + ".default", std::move(args),
                                   dense(whole.type.dtype, whole.type.sizes));
    };
    switch (row ? row->undo : Undo::part) {
        case Undo::same: return part;
        case Undo::reshape: return expansion_.out.view(part, whole.type.sizes);
        case Undo::permute: {
            const auto order = permutation_of(maker, rank);
            std::vector<std::int64_t> back(order.size());
            for (std::size_t i = 0; i < order.size(); ++i) back[wrapped(order[i], rank)] = static_cast<std::int64_t>(i);
            return expansion_.out.permute(part, back);
        }
        case Undo::select:
            return scatter("select_scatter",
                           {arg("dim", integer_arg(maker, "dim", 0)), arg("index", source_.given(maker, "index"))});
        case Undo::slice:
            return scatter(
                "slice_scatter",
                {arg("dim", integer_arg(maker, "dim", 0)), arg("start", source_.given(maker, "start")),
                 arg("end", source_.given(maker, "end")), arg("step", source_.given(maker, "step", std::int64_t{1}))});
        case Undo::part: break;
    }
    const auto packet = packet_of(maker.target);
    const auto dim = static_cast<std::int64_t>(wrapped(integer_arg(maker, "dim", 0), rank));
    if (packet == "aten::narrow") {
        if (!find_arg(maker, "start") || !std::holds_alternative<std::int64_t>(find_arg(maker, "start")->value))
            return Error{.what = message("a write through narrow with a symbolic start is not lowered yet"),
                         .remedy = message("save the program after run_decompositions()")};
        const auto start = integer_arg(maker, "start", 0);
        TRY(const auto end, expansion_.out.dim(part.type.sizes[static_cast<std::size_t>(dim)] + start));
        return scatter("slice_scatter", {arg("dim", dim), arg("start", start), arg("end", as_value(end))});
    }
    sym::Expr offset = 0;
    std::int64_t index = 0;
    for (const auto& output : maker.outputs)
        for (const auto& each : output.names) {
            const TensorType* type = source_.declared(each);
            if (!type) continue;
            if (each == name && packet == "aten::unbind")
                return scatter("select_scatter", {arg("dim", dim), arg("index", index)});
            ++index;
            if (packet == "aten::unbind") continue;
            const auto& length = type->sizes[static_cast<std::size_t>(dim)];
            if (each == name) {
                TRY(const auto start, expansion_.out.dim(offset));
                TRY(const auto end, expansion_.out.dim(offset + length));
                return scatter("slice_scatter",
                               {arg("dim", dim), arg("start", as_value(start)), arg("end", as_value(end))});
            }
            offset = offset + length;
        }
    return Error{.what = message("a write through {operator} is not lowered yet", maker.target),
                 .remedy = message("save the program after run_decompositions()")};
}

}  // namespace arenascope::lowering
