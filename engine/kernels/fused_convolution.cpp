// arenascope::convolution.out, of `--layout best`: a convolution with what follows it (a sum, bounds or a curve),
// channels last.
// oneDNN does it in one pass; its bounds do not pass NaN on.

#include <algorithm>
#include <cstring>
#include <limits>

#include "engine/kernels/aligned_vector.h"
#include "engine/kernels/channels_innermost.h"
#include "engine/kernels/curves.h"
#include "engine/kernels/families.h"
#include "engine/kernels/onednn.h"
#include "engine/kernels/packed_convolution.h"
#include "engine/kernels/packed_product.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/workers.h"

namespace arenascope {

namespace {

using Memory = dnnl::memory;
using Tag = dnnl::memory::format_tag;
constexpr auto f32 = dnnl::memory::data_type::f32;
constexpr std::size_t kept_shapes = 8;

struct Geometry {
    Dims input, weight, output;
    bool has_bias = false, has_added = false, input_last = false;  ///< input_last: the input is channels last already
    std::int64_t parts = 1;
    [[nodiscard]] bool operator==(const Geometry&) const = default;
};

/// Some rows of the output. Memory objects are made once; a call only sets their addresses.
struct Piece {
    dnnl::stream stream;  ///< of its own: pieces run in parallel
    dnnl::convolution_forward primitive;
    std::string text;
    Memory input, weights, bias, output, scratch;
    Memory::desc weights_form;
    std::int64_t input_at = 0, output_at = 0;  ///< floats before its first element
    std::size_t scratch_bytes = 0;
    bool has_run = false;
    std::vector<dnnl_exec_arg_t> arguments;
    std::optional<Error> failed;  ///< by the last call
};

struct Prepared {
    Geometry geometry;
    std::vector<std::unique_ptr<Piece>> pieces;
    Memory given, reordered;  ///< of an input in another order
    std::optional<Reorder> reorder;
    std::size_t input_bytes = 0;
};

/// Weights in oneDNN's layout: nearly always the same for all shapes. Packed once if constant.
struct Packed {
    Memory::desc form;
    AlignedVector<std::byte> bytes;
    Memory from, to;
    std::optional<Reorder> reorder;
};

struct State final : KernelState {
    std::optional<OneDnn> onednn;
    std::vector<std::unique_ptr<Prepared>> prepared;
    std::vector<Packed> packed;
    AlignedVector<float> own;  ///< weights that an own kernel has packed
    const std::byte* own_from = nullptr;
    ParallelChoice choice;
    [[nodiscard]] std::int64_t packed_bytes() const override {
        auto bytes = static_cast<std::int64_t>(own.size() * sizeof(float));
        for (const Packed& item : packed) bytes += static_cast<std::int64_t>(item.bytes.size());
        return bytes;
    }
};

struct Arguments {
    const TensorValue *input = nullptr, *weight = nullptr, *bias = nullptr, *added = nullptr;
    TensorValue* out = nullptr;
    Dims stride, padding, after, dilation;  ///< padding: before the first element; after: behind the last one
    std::int64_t groups = 1;
    std::optional<Scalar> low, high;
    std::optional<Curve> curve;
};

Memory::dims list(const Dims& dims) { return {dims.begin(), dims.end()}; }

Memory::desc plain_weights(const Arguments& a) {
    const Dims& w = a.weight->sizes;
    if (a.groups == 1) return {list(w), f32, Tag::oihw};
    return {{a.groups, w[0] / a.groups, w[1], w[2], w[3]}, f32, Tag::goihw};
}

/// As oneDNN knows it, with its first parameter; none: it does not, or its own lanes are faster here.
std::optional<std::pair<dnnl::algorithm, float>> algorithm_of(Curve curve) {
    switch (curve) {
        case Curve::exp: return {{dnnl::algorithm::eltwise_exp, 0.0f}};
        case Curve::sigmoid: return {{dnnl::algorithm::eltwise_logistic, 0.0f}};
        case Curve::tanh: return {{dnnl::algorithm::eltwise_tanh, 0.0f}};
        case Curve::gelu: return {{dnnl::algorithm::eltwise_gelu_erf, 0.0f}};
        case Curve::gelu_tanh: return {{dnnl::algorithm::eltwise_gelu_tanh, 0.0f}};
        case Curve::hardswish: return {{dnnl::algorithm::eltwise_hardswish, 0.0f}};
        case Curve::silu:
        case Curve::quick_gelu:
        case Curve::erf:
        case Curve::hardsigmoid: break;
    }
    return std::nullopt;
}

dnnl::primitive_attr attributes_of(const Arguments& a) {
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    dnnl::post_ops after;
    if (a.added) after.append_sum(1.0f);  // onto a copy of it: oneDNN's fast convolutions support no other tensor
    const bool is_relu = a.low && a.low->floating == 0 && !a.high;
    if (is_relu) {
        after.append_eltwise(1, dnnl::algorithm::eltwise_relu, 0, 0);
    } else if (a.low || a.high) {
        constexpr float most = std::numeric_limits<float>::infinity();
        after.append_eltwise(1, dnnl::algorithm::eltwise_clip, a.low ? static_cast<float>(a.low->floating) : -most,
                             a.high ? static_cast<float>(a.high->floating) : most);
    }
    if (const auto curve = a.curve ? algorithm_of(*a.curve) : std::nullopt)
        after.append_eltwise(1, curve->first, curve->second, 0);
    attributes.set_post_ops(after);
    return attributes;
}

Result<std::byte*> packed_weights(State& state, const Arguments& a, const Memory::desc& form) {
    auto known =
        std::find_if(state.packed.begin(), state.packed.end(), [&](const Packed& each) { return each.form == form; });
    if (known == state.packed.end()) {
        const dnnl::engine& engine = state.onednn->engine;
        Packed made{.form = form, .bytes = AlignedVector<std::byte>(std::max<std::size_t>(form.get_size(), 1))};
        made.from = Memory(plain_weights(a), engine, nullptr);
        made.to = Memory(form, engine, made.bytes.data());
        made.reorder.emplace(made.from, made.to);
        known = state.packed.insert(known, std::move(made));
    } else if (a.weight->is_constant) {
        return known->bytes.data();
    }
    known->from.set_data_handle(a.weight->data);
    CHECKED(known->reorder->run(state.onednn->stream));
    return known->bytes.data();
}

void add_argument(Piece& item, int kind, Memory& memory, const Memory::desc& form, const dnnl::engine& engine) {
    memory = Memory(form, engine, nullptr);
    item.arguments.push_back({kind, memory.get()});
}

/// Rows [first, end) of the output, from the input rows under their windows; rows outside the input are padding.
std::unique_ptr<Piece> prepare_piece(const dnnl::engine& engine, const Arguments& a, std::int64_t first,
                                     std::int64_t end) {
    const std::int64_t reach = a.dilation[0] * (a.weight->sizes[2] - 1) + 1, height = a.input->sizes[2];
    const std::int64_t top = first * a.stride[0] - a.padding[0],
                       bottom = (end - 1) * a.stride[0] - a.padding[0] + reach;
    const std::int64_t from = std::clamp<std::int64_t>(top, 0, height),
                       to = std::clamp<std::int64_t>(bottom, from, height);
    Dims in_sizes = a.input->sizes, out_sizes = a.out->sizes;
    const bool whole = first == 0 && end == out_sizes[2];
    Memory::dims before = list(a.padding), after = list(a.after);
    if (!whole) {
        in_sizes[2] = to - from;
        out_sizes[2] = end - first;
        before[0] = from - top;
        after[0] = bottom - to;
    }
    const Memory::desc in(list(in_sizes), f32, Tag::nhwc), out(list(out_sizes), f32, Tag::nhwc);
    const Memory::desc weights(plain_weights(a).dims(), f32, Tag::any);
    const Memory::desc bias = a.bias ? Memory::desc({a.weight->sizes[0]}, f32, Tag::a) : Memory::desc();
    const Memory::dims dilation{a.dilation[0] - 1, a.dilation[1] - 1};
    const dnnl::convolution_forward::desc wanted(dnnl::prop_kind::forward_inference,
                                                 dnnl::algorithm::convolution_direct, in, weights, bias, out,
                                                 list(a.stride), dilation, before, after);
    const dnnl::convolution_forward::primitive_desc chosen(wanted, attributes_of(a), engine);
    auto item = std::make_unique<Piece>();
    item->stream = dnnl::stream(engine);
    item->primitive = dnnl::convolution_forward(chosen);
    item->text = std::string("onednn ") + chosen.impl_info_str();
    item->weights_form = chosen.weights_desc();
    item->input_at = whole ? 0 : from * a.input->sizes[3] * a.input->sizes[1];
    item->output_at = first * a.out->sizes[3] * a.out->sizes[1];
    add_argument(*item, DNNL_ARG_SRC, item->input, in, engine);
    add_argument(*item, DNNL_ARG_WEIGHTS, item->weights, chosen.weights_desc(), engine);
    if (a.bias) add_argument(*item, DNNL_ARG_BIAS, item->bias, bias, engine);
    add_argument(*item, DNNL_ARG_DST, item->output, out, engine);
    item->scratch_bytes = chosen.scratchpad_desc().get_size();
    add_argument(*item, DNNL_ARG_SCRATCHPAD, item->scratch, chosen.scratchpad_desc(), engine);
    return item;
}

std::unique_ptr<Prepared> prepare(State& state, const Arguments& a, const Geometry& geometry) {
    const dnnl::engine& engine = state.onednn->engine;
    auto item = std::make_unique<Prepared>();
    item->geometry = geometry;
    const std::int64_t rows = a.out->sizes[2];
    for (std::int64_t part = 0; part < geometry.parts; ++part) {
        item->pieces.push_back(
            prepare_piece(engine, a, rows * part / geometry.parts, rows * (part + 1) / geometry.parts));
    }
    if (geometry.input_last) return item;
    const Memory::desc in(list(a.input->sizes), f32, Tag::nhwc);
    item->input_bytes = in.get_size();
    item->given = Memory(Memory::desc(list(a.input->sizes), f32, Tag::nchw), engine, nullptr);
    item->reordered = Memory(in, engine, nullptr);
    item->reorder.emplace(item->given, item->reordered);
    return item;
}

Prepared& prepared_for(State& state, const Arguments& a, std::int64_t parts) {
    if (!state.onednn) state.onednn.emplace();
    const Geometry geometry{a.input->sizes,
                            a.weight->sizes,
                            a.out->sizes,
                            a.bias != nullptr,
                            a.added != nullptr,
                            has_channels_innermost(*a.input),
                            parts};
    for (const auto& item : state.prepared) {
        if (item->geometry == geometry) return *item;
    }
    if (state.prepared.size() == kept_shapes) state.prepared.erase(state.prepared.begin());
    state.prepared.push_back(prepare(state, a, geometry));
    return *state.prepared.back();
}

Result<> convolve(Call& call, State& state, const Arguments& a, std::int64_t parts) {
    Prepared& item = prepared_for(state, a, parts);
    const float* input = a.input->as<float>();
    std::byte* reordered = item.reorder ? call.scratch().take(item.input_bytes) : nullptr;
    for (const auto& piece : item.pieces) piece->scratch.set_data_handle(call.scratch().take(piece->scratch_bytes));
    if (call.measures()) return done;
    if (item.reorder) {
        item.given.set_data_handle(a.input->data);
        item.reordered.set_data_handle(reordered);
        CHECKED(item.reorder->run(state.onednn->stream));
        input = static_cast<const float*>(item.reordered.get_data_handle());
    }
    if (a.added && a.added->data != a.out->data) {
        std::memcpy(a.out->data, a.added->data, static_cast<std::size_t>(a.out->numel()) * sizeof(float));
    }
    if (state.packed.size() > kept_shapes) state.packed.clear();  // of weights whose shape keeps changing
    for (const auto& piece : item.pieces) {
        piece->input.set_data_handle(const_cast<float*>(input + piece->input_at));
        TRY(std::byte* const weights, packed_weights(state, a, piece->weights_form));
        piece->weights.set_data_handle(weights);
        if (a.bias) piece->bias.set_data_handle(a.bias->data);
        piece->output.set_data_handle(a.out->as<float>() + piece->output_at);
    }
    const auto run = [&](std::int64_t part) {
        Piece& piece = *item.pieces[static_cast<std::size_t>(part)];
        const auto ran = execute(piece.primitive, piece.stream, piece.arguments, piece.has_run);
        piece.failed = ran.ok() ? std::nullopt : std::optional(ran.error());
        if (!a.curve || algorithm_of(*a.curve)) return;
        auto* const out = static_cast<float*>(piece.output.get_data_handle());
        apply_curve(*a.curve, out, out, static_cast<std::int64_t>(piece.output.get_desc().get_size() / sizeof(float)));
    };
    if (parts == 1) run(0);
    else call.workers()->run(parts, run);
    for (const auto& piece : item.pieces) {
        if (piece->failed) return *piece->failed;
    }
    call.implementation = item.pieces.front()->text;
    return done;
}

/// Each group of channels is a product of matrices, of a size that oneDNN has no fast convolution for.
bool multiplies_groups(const Arguments& a) {
    constexpr std::int64_t least_in = 4, least_out = 8;
    const Dims ones{1, 1}, zeros{0, 0};
    return multiplies_packed() && a.groups > 1 && a.weight->is_constant && has_channels_innermost(*a.input) &&
        a.weight->sizes[2] == 1 && a.weight->sizes[3] == 1 && a.stride == ones && a.padding == zeros &&
        a.after == zeros && a.weight->sizes[1] >= least_in && a.weight->sizes[0] / a.groups >= least_out;
}

const float* packed_groups(State& state, const Arguments& a) {
    if (state.own_from == a.weight->data) return state.own.data();
    const std::int64_t in = a.weight->sizes[1], out = a.weight->sizes[0] / a.groups, each = packed_floats(in, out);
    state.own.resize(static_cast<std::size_t>(each * a.groups));
    for (std::int64_t g = 0; g < a.groups; ++g)
        pack_matrix(a.weight->as<float>() + g * out * in, 1, in, in, out, state.own.data() + g * each);
    state.own_from = a.weight->data;
    return state.own.data();
}

/// Part k of `parts` computes its share of the pixels.
Result<> multiply_groups(Call& call, State& state, const Arguments& a, std::int64_t parts) {
    if (call.measures()) return done;
    const std::int64_t in = a.weight->sizes[1], out = a.weight->sizes[0] / a.groups, each = packed_floats(in, out),
                       all_in = in * a.groups, all_out = out * a.groups, pixels = a.out->numel() / all_out;
    const float* packed = packed_groups(state, a);
    auto* const to = a.out->as<float>();
    if (a.added && a.added->data != a.out->data)
        std::memcpy(to, a.added->data, static_cast<std::size_t>(a.out->numel()) * sizeof(float));
    PackedProduct whole{
        .inner = in, .columns = out, .row_step = all_in, .out_step = all_out, .adds = a.added != nullptr};
    if (a.low) whole.low = static_cast<float>(a.low->floating);
    if (a.high) whole.high = static_cast<float>(a.high->floating);
    const auto run = [&](std::int64_t part) {
        const std::int64_t first = pixels * part / parts, end = pixels * (part + 1) / parts;
        for (std::int64_t g = 0; g < a.groups; ++g) {
            PackedProduct product = whole;
            product.rows = a.input->as<float>() + first * all_in + g * in;
            product.packed = packed + g * each;
            product.bias = a.bias ? a.bias->as<float>() + g * out : nullptr;
            product.out = to + first * all_out + g * out;
            product.count = end - first;
            multiply_packed(product);
        }
        if (a.curve) apply_curve(*a.curve, to + first * all_out, to + first * all_out, (end - first) * all_out);
    };
    if (parts == 1) run(0);
    else call.workers()->run(parts, run);
    call.implementation = "own packed groups";
    return done;
}

PackedConvolution packed_convolution(const Arguments& a) {
    PackedConvolution c{.channels = a.input->sizes[1], .out_channels = a.out->sizes[1], .adds = a.added != nullptr};
    for (std::size_t i = 0; i < 2; ++i) {
        c.in[i] = a.input->sizes[2 + i];
        c.out[i] = a.out->sizes[2 + i];
        c.kernel[i] = a.weight->sizes[2 + i];
        c.stride[i] = a.stride[i];
        c.padding[i] = a.padding[i];
        c.dilation[i] = a.dilation[i];
    }
    if (a.low) c.low = static_cast<float>(a.low->floating);
    if (a.high) c.high = static_cast<float>(a.high->floating);
    return c;
}

bool multiplies_windows(const Arguments& a) {
    return a.groups == 1 && a.weight->is_constant && has_channels_innermost(*a.input) &&
        convolves_packed(packed_convolution(a));
}

/// Part k of `parts` computes its share of the rows of each image.
Result<> multiply_windows(Call& call, State& state, const Arguments& a, std::int64_t parts) {
    if (call.measures()) return done;
    PackedConvolution c = packed_convolution(a);
    if (state.own_from != a.weight->data) {
        state.own.resize(static_cast<std::size_t>(a.weight->numel()));
        pack_convolution(c, a.weight->as<float>(), state.own.data());
        state.own_from = a.weight->data;
    }
    auto* const to = a.out->as<float>();
    if (a.added && a.added->data != a.out->data)
        std::memcpy(to, a.added->data, static_cast<std::size_t>(a.out->numel()) * sizeof(float));
    c.packed = state.own.data();
    c.bias = a.bias ? a.bias->as<float>() : nullptr;
    const std::int64_t in_image = c.in[0] * c.in[1] * c.channels, out_image = c.out[0] * c.out[1] * c.out_channels;
    const auto run = [&](std::int64_t part) {
        const std::int64_t first = c.out[0] * part / parts * c.out[1], end = c.out[0] * (part + 1) / parts * c.out[1];
        for (std::int64_t n = 0; n < a.input->sizes[0]; ++n) {
            PackedConvolution one = c;
            one.image = a.input->as<float>() + n * in_image;
            one.result = to + n * out_image;
            convolve_packed(one, first, end);
            auto* const done_at = to + n * out_image + first * c.out_channels;
            if (a.curve) apply_curve(*a.curve, done_at, done_at, (end - first) * c.out_channels);
        }
    };
    if (parts == 1) run(0);
    else call.workers()->run(parts, run);
    call.implementation = "own packed windows";
    return done;
}

Result<Arguments> read(Call& call) {
    Arguments a;
    TRY(a.input, call.tensor(0));
    TRY(a.weight, call.tensor(1));
    TRY(a.bias, call.optional_tensor(2));
    TRY(a.stride, call.ints(3));
    TRY(a.padding, call.ints(4));
    a.after = a.padding;
    if (a.padding.size() == 4) {
        a.after = Dims{a.padding[2], a.padding[3]};
        a.padding = Dims{a.padding[0], a.padding[1]};
    }
    TRY(a.dilation, call.ints(5));
    TRY(a.groups, call.integer(6));
    TRY(a.low, call.optional_scalar(7));
    TRY(a.high, call.optional_scalar(8));
    TRY(a.added, call.optional_tensor(9));
    if (!call.is_none(10)) {
        TRY(a.curve, curve_argument(call, 10));
    }
    TRY(a.out, call.tensor(11));
    return a;
}

/// Output sizes; the error names the mismatch.
Result<Dims> sizes_of(const Arguments& a) {
    const auto unfit = [&] {
        return Error{
            .what = message("cannot convolve {tensor} with {other_tensor}", describe(*a.input), describe(*a.weight)),
            .expected = message("channels and sizes that fit")};
    };
    const bool typed = a.input->dtype == DType::f32 && a.weight->dtype == DType::f32 && a.out->dtype == DType::f32;
    if (!typed || a.input->rank() != 4 || a.weight->rank() != 4 || a.stride.size() != 2 || a.padding.size() != 2 ||
        a.dilation.size() != 2)
        return unfit();
    if (!a.weight->is_contiguous() || a.groups < 1 || a.weight->sizes[0] % a.groups != 0 ||
        a.weight->sizes[1] * a.groups != a.input->sizes[1])
        return unfit();
    if (!has_channels_innermost(*a.input) && !a.input->is_contiguous()) return unfit();
    Dims sizes{a.input->sizes[0], a.weight->sizes[0], 0, 0};
    for (std::size_t i = 0; i < 2; ++i) {
        constexpr std::int64_t most = 1 << 30;
        if (a.stride[i] < 1 || a.dilation[i] < 1 || a.padding[i] < 0 || a.after[i] < 0) return unfit();
        if (a.stride[i] > most || a.dilation[i] > most || a.padding[i] > most || a.after[i] > most) return unfit();
        const std::int64_t room =
            a.input->sizes[2 + i] + a.padding[i] + a.after[i] - a.dilation[i] * (a.weight->sizes[2 + i] - 1) - 1;
        if (room < 0) return unfit();
        sizes[2 + i] = room / a.stride[i] + 1;
    }
    return sizes;
}

/// (input, weight, bias?, stride, padding, dilation, groups, low?, high?, added?, curve?, out); out and added are
/// channels last. Padding: rows and columns, or above, left, below and right.
Result<> convolution_out(Call& call) {
    TRY(const Arguments a, read(call));
    TRY(const Dims sizes, sizes_of(a));
    CHECKED(resize(*a.out, sizes));
    if (a.out->numel() == 0) return done;
    const bool fits = has_channels_innermost(*a.out) &&
        (!a.added || (a.added->sizes == sizes && a.added->dtype == DType::f32 && has_channels_innermost(*a.added))) &&
        (!a.bias || (a.bias->numel() == sizes[1] && a.bias->dtype == DType::f32));
    if (!fits)
        return Error{.what = message("the result is {tensor}", describe(*a.out)), .expected = message("channels last")};
    auto& state = call.state<State>();
    // Rows of one image lie one behind the other; a window of padding only belongs to no share.
    const std::int64_t reach = a.dilation[0] * (a.weight->sizes[2] - 1) + 1;
    const bool divides = sizes[0] == 1 && a.padding[0] < reach && a.after[0] < reach;
    const std::int64_t most = divides ? sizes[2] : 1;
    const auto run = multiplies_groups(a) ? multiply_groups : multiplies_windows(a) ? multiply_windows : convolve;
    return guarded([&] {
        return divide_work(call, state.choice, most, [&](std::int64_t parts) { return run(call, state, a, parts); });
    });
}

constexpr Kernel rows[] = {{"arenascope::convolution.out", 12, convolution_out, nullptr, with_scratch}};

}  // namespace

KernelFamily fused_convolution_kernels() { return rows; }

}  // namespace arenascope
