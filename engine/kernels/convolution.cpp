// Convolution over one or two spatial dimensions: oneDNN in float, own loops for other types and transposed.

#include "engine/base/interruption.h"
#include "engine/kernels/aligned_vector.h"
#include "engine/kernels/dense.h"
#include "engine/kernels/direct_convolution.h"
#include "engine/kernels/families.h"
#include "engine/kernels/float_order.h"
#include "engine/kernels/matrix_vector.h"
#include "engine/kernels/onednn.h"
#include "engine/kernels/small_convolution.h"

namespace arenascope {

namespace {

constexpr std::size_t kept_shapes = 8;

/// Always two spatial dimensions; a one-dimensional convolution has a height of 1.
struct Geometry {
    std::int64_t batch, channels, groups;
    std::array<std::int64_t, 2> in, kernel, out, stride, padding, dilation;
    std::int64_t out_channels;
    bool channels_last, transposed;
    bool operator==(const Geometry&) const = default;
};

/// Memory objects and reorders are made once; a call only sets addresses.
struct Prepared {
    Geometry geometry;
    dnnl::convolution_forward::primitive_desc description;
    dnnl::convolution_forward primitive;
    std::string text;
    dnnl::memory in, weights, bias, out, scratch;     ///< as oneDNN computes
    dnnl::memory plain_in, plain_weights, plain_out;  ///< in the layout of the tensors
    std::optional<Reorder> reorder_in, reorder_weights, reorder_out;
    std::size_t in_bytes = 0, out_bytes = 0, scratch_bytes = 0;  ///< of the call's scratch
    std::size_t packed_size = 0;
    AlignedVector<std::byte> weight_bytes;  ///< packed_size of them, from the first call on
    bool has_run = false;
    std::vector<dnnl_exec_arg_t> arguments;
    const void* packed_from = nullptr;  ///< constant weights that weight_bytes contains
};

/// A convolution that is a matrix product: weights [out, in] times the planes [in, pixels] in place.
struct Pointwise {
    Geometry geometry;
    dnnl::matmul primitive;
    std::string text;
    dnnl::memory weights, in, out, scratch;
    std::size_t scratch_bytes = 0;
    bool has_run = false;
    std::vector<dnnl_exec_arg_t> arguments;
};

struct ConvolutionState final : KernelState {
    std::optional<OneDnn> onednn;
    std::vector<std::unique_ptr<Prepared>> prepared;
    std::vector<std::unique_ptr<Pointwise>> pointwise;
    [[nodiscard]] std::int64_t packed_bytes() const override {
        std::int64_t bytes = 0;
        for (const auto& item : prepared) bytes += static_cast<std::int64_t>(item->weight_bytes.size());
        return bytes;
    }
};

struct Arguments {
    const TensorValue *input, *weight, *bias;
    TensorValue* out;
    Geometry geometry;
};

Result<> find_output(Geometry& g, const std::array<std::int64_t, 2>& extra) {
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t reach = g.dilation[i] * (g.kernel[i] - 1) + 1;
        g.out[i] = g.transposed ? (g.in[i] - 1) * g.stride[i] - 2 * g.padding[i] + reach + extra[i]
                                : (g.in[i] + 2 * g.padding[i] - reach) / g.stride[i] + 1;
        if (g.kernel[i] < 1 || g.out[i] < 1 || (!g.transposed && g.in[i] + 2 * g.padding[i] < reach)) {
            return Error{
                .what =
                    message("a kernel of size {size} does not fit into an input of size {input} with padding {padding}",
                            reach, g.in[i], g.padding[i])};
        }
    }
    return done;
}

Result<Geometry> geometry_of(const Call& call, const TensorValue& input, const TensorValue& weight) {
    Geometry g{};
    const std::size_t spatial = input.rank() < 3 ? 0 : input.rank() - 2;
    if (spatial < 1 || spatial > 2 || weight.rank() != input.rank()) {
        return Error{.what = message("cannot convolve {tensor} with {other_tensor}", describe(input), describe(weight)),
                     .expected = message("one or two spatial dimensions")};
    }
    TRY(const auto stride, call.pair(3, spatial, 1, 1));
    TRY(const auto padding, call.pair(4, spatial, 0, 0));
    TRY(const auto dilation, call.pair(5, spatial, 1, 1));
    TRY(const bool transposed, call.boolean(6));
    TRY(const auto extra, call.pair(7, spatial, 0, 0));
    TRY(const std::int64_t groups, call.integer(8));
    g.stride = stride;
    g.padding = padding;
    g.dilation = dilation;
    g.transposed = transposed;
    g.groups = groups;
    g.batch = input.sizes[0];
    g.channels = input.sizes[1];
    g.in = g.kernel = {1, 1};
    for (std::size_t i = 0; i < spatial; ++i) {
        g.in[i + 2 - spatial] = input.sizes[i + 2];
        g.kernel[i + 2 - spatial] = weight.sizes[i + 2];
    }
    const bool groups_fit = groups >= 1 && g.channels % groups == 0 && weight.sizes[0] % groups == 0 &&
        (transposed ? weight.sizes[0] == g.channels : weight.sizes[1] * groups == g.channels);
    if (!groups_fit) {
        return Error{.what = message("cannot convolve {tensor} with {other_tensor} in {groups} groups", describe(input),
                                     describe(weight), groups),
                     .expected = message("channels that are a multiple of the number of groups")};
    }
    g.out_channels = transposed ? weight.sizes[1] * groups : weight.sizes[0];
    CHECKED(find_output(g, extra));
    return g;
}

/// One output element gathers its taps, kernel rows first and channels last; serves both directions.
template <class C>
void convolve(const Geometry& g, const C* in, const C* weight, const C* bias, C* out, bool bias_last = false) {
    const std::int64_t in_group = g.channels / g.groups, out_group = g.out_channels / g.groups;
    // Input row that output `o` reads at tap `k`, or -1.
    const auto source = [&](std::size_t dim, std::int64_t o, std::int64_t k) -> std::int64_t {
        if (!g.transposed) {
            const std::int64_t at = o * g.stride[dim] - g.padding[dim] + k * g.dilation[dim];
            return at >= 0 && at < g.in[dim] ? at : -1;
        }
        const std::int64_t at = o + g.padding[dim] - k * g.dilation[dim];
        if (at < 0 || at % g.stride[dim] != 0) return -1;
        return at / g.stride[dim] < g.in[dim] ? at / g.stride[dim] : -1;
    };
    const std::int64_t taps = g.kernel[0] * g.kernel[1], plane = g.in[0] * g.in[1];
    for (const std::int64_t n : OuterLoop(g.batch)) {
        for (const std::int64_t oc : OuterLoop(g.out_channels)) {
            const std::int64_t group = oc / out_group;
            for (const std::int64_t oh : OuterLoop(g.out[0])) {
                for (const std::int64_t ow : OuterLoop(g.out[1])) {
                    C sum = bias && !bias_last ? bias[oc] : C{0};
                    for (std::int64_t kh = 0; kh < g.kernel[0]; ++kh) {
                        const std::int64_t h = source(0, oh, kh);
                        for (std::int64_t kw = 0; h >= 0 && kw < g.kernel[1]; ++kw) {
                            const std::int64_t w = source(1, ow, kw);
                            if (w < 0) continue;
                            for (std::int64_t c = 0; c < in_group; ++c) {
                                const std::int64_t channel = group * in_group + c;
                                const std::int64_t row =
                                    g.transposed ? channel * out_group + oc % out_group : oc * in_group + c;
                                sum += in[(n * g.channels + channel) * plane + h * g.in[1] + w] *
                                    weight[row * taps + kh * g.kernel[1] + kw];
                            }
                        }
                    }
                    *out++ = bias && bias_last ? sum + bias[oc] : sum;
                }
            }
        }
    }
}

using Memory = dnnl::memory;
using Tag = dnnl::memory::format_tag;
constexpr auto f32 = dnnl::memory::data_type::f32;

Memory::desc plain(std::int64_t n, std::int64_t c, const std::array<std::int64_t, 2>& hw, bool channels_last) {
    return {{n, c, hw[0], hw[1]}, f32, channels_last ? Tag::nhwc : Tag::nchw};
}

Memory::desc plain_weights(const Geometry& g) {
    const std::int64_t o = g.out_channels / g.groups, i = g.channels / g.groups;
    if (g.groups == 1) return {{o, i, g.kernel[0], g.kernel[1]}, f32, Tag::oihw};
    return {{g.groups, o, i, g.kernel[0], g.kernel[1]}, f32, Tag::goihw};
}

void make_memories(Prepared& item, const dnnl::engine& engine, bool has_bias);

Prepared& prepare(ConvolutionState& state, const Geometry& g, bool has_bias) {
    if (!state.onednn) state.onednn.emplace();
    for (auto& item : state.prepared) {
        if (item->geometry == g) return *item;
    }
    if (state.prepared.size() == kept_shapes) state.prepared.erase(state.prepared.begin());
    // For plain nchw, oneDNN would choose gemm:jit, which is slower and allocates: compute in nhwc, and reorder inputs
    // and outputs.
    const Memory::desc in = plain(g.batch, g.channels, g.in, true), out = plain(g.batch, g.out_channels, g.out, true);
    const Memory::desc weights(plain_weights(g).dims(), f32, Tag::any);
    const Memory::desc bias = has_bias ? Memory::desc({g.out_channels}, f32, Tag::a) : Memory::desc();
    const Memory::dims stride{g.stride[0], g.stride[1]}, dilation{g.dilation[0] - 1, g.dilation[1] - 1};
    const Memory::dims padding{g.padding[0], g.padding[1]};
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const dnnl::convolution_forward::desc description(dnnl::prop_kind::forward_inference,
                                                      dnnl::algorithm::convolution_direct, in, weights, bias, out,
                                                      stride, dilation, padding, padding);
    const dnnl::convolution_forward::primitive_desc chosen(description, attributes, state.onednn->engine);
    auto item = std::make_unique<Prepared>();
    item->geometry = g;
    item->description = chosen;
    item->primitive = dnnl::convolution_forward(chosen);
    item->text = std::string("onednn ") + chosen.impl_info_str();
    make_memories(*item, state.onednn->engine, has_bias);
    state.prepared.push_back(std::move(item));
    return *state.prepared.back();
}

/// The same memory on both sides, or a copy in `bytes` and its reorder.
void make_side(const dnnl::engine& engine, const Memory::desc& plain_form, const Memory::desc& form, bool to_plain,
               Memory& given, Memory& used, std::optional<Reorder>& reorder, std::size_t& bytes) {
    used = Memory(form, engine, nullptr);
    if (plain_form == form) return;
    bytes = std::max<std::size_t>(form.get_size(), 1);
    given = Memory(plain_form, engine, nullptr);
    if (to_plain) reorder.emplace(used, given);
    else reorder.emplace(given, used);
}

void make_memories(Prepared& item, const dnnl::engine& engine, bool has_bias) {
    const Geometry& g = item.geometry;
    const auto& d = item.description;
    make_side(engine, plain(g.batch, g.channels, g.in, g.channels_last), d.src_desc(), false, item.plain_in, item.in,
              item.reorder_in, item.in_bytes);
    make_side(engine, plain_weights(g), d.weights_desc(), false, item.plain_weights, item.weights, item.reorder_weights,
              item.packed_size);
    make_side(engine, plain(g.batch, g.out_channels, g.out, g.channels_last), d.dst_desc(), true, item.plain_out,
              item.out, item.reorder_out, item.out_bytes);
    item.scratch_bytes = d.scratchpad_desc().get_size();
    item.scratch = Memory(d.scratchpad_desc(), engine, nullptr);
    item.arguments = {{DNNL_ARG_SRC, item.in.get()},
                      {DNNL_ARG_WEIGHTS, item.weights.get()},
                      {DNNL_ARG_DST, item.out.get()},
                      {DNNL_ARG_SCRATCHPAD, item.scratch.get()}};
    if (!has_bias) return;
    item.bias = Memory(d.bias_desc(), engine, nullptr);
    item.arguments.push_back({DNNL_ARG_BIAS, item.bias.get()});
}

Result<> run_onednn(Call& call, ConvolutionState& state, const Arguments& a, const float* in, const float* weight,
                    const float* bias, float* out) {
    return guarded([&]() -> Result<> {
        Prepared& item = prepare(state, a.geometry, a.bias != nullptr);
        dnnl::stream& stream = state.onednn->stream;
        std::byte* scratch = call.scratch().take(item.scratch_bytes);
        std::byte* nhwc_in = item.reorder_in ? call.scratch().take(item.in_bytes) : nullptr;
        std::byte* nhwc_out = item.reorder_out ? call.scratch().take(item.out_bytes) : nullptr;
        if (call.measures()) return done;
        item.scratch.set_data_handle(scratch);
        if (item.reorder_in) item.in.set_data_handle(nhwc_in);
        if (item.reorder_out) item.out.set_data_handle(nhwc_out);
        const auto side = [&](std::optional<Reorder>& reorder, Memory& given, Memory& used,
                              const float* data) -> Result<> {
            (reorder ? given : used).set_data_handle(const_cast<float*>(data));
            return reorder ? reorder->run(stream) : Result<>(done);
        };
        if (item.weight_bytes.size() != item.packed_size) {
            item.weight_bytes.resize(item.packed_size);
            item.weights.set_data_handle(item.weight_bytes.data());
        }
        // Constant weights are packed once, at the first call with them.
        if (!item.reorder_weights || !a.weight->is_constant || item.packed_from != weight) {
            CHECKED(side(item.reorder_weights, item.plain_weights, item.weights, weight));
            item.packed_from = a.weight->is_constant ? weight : nullptr;
        }
        CHECKED(side(item.reorder_in, item.plain_in, item.in, in));
        if (bias) item.bias.set_data_handle(const_cast<float*>(bias));
        if (!item.reorder_out) item.out.set_data_handle(out);
        CHECKED(execute(item.primitive, stream, item.arguments, item.has_run));
        if (item.reorder_out) {
            item.plain_out.set_data_handle(out);
            CHECKED(item.reorder_out->run(stream));
        }
        stream.wait();
        call.implementation = item.text;
        return done;
    });
}

bool is_pointwise(const Geometry& g) {
    constexpr std::array<std::int64_t, 2> ones{1, 1}, zeros{0, 0};
    return g.groups == 1 && !g.transposed && !g.channels_last && g.kernel == ones && g.stride == ones &&
        g.padding == zeros;
}

Pointwise& prepare_pointwise(ConvolutionState& state, const Geometry& g) {
    if (!state.onednn) state.onednn.emplace();
    for (auto& item : state.pointwise) {
        if (item->geometry == g) return *item;
    }
    if (state.pointwise.size() == kept_shapes) state.pointwise.erase(state.pointwise.begin());
    const dnnl::engine& engine = state.onednn->engine;
    const std::int64_t pixels = g.in[0] * g.in[1];
    const Memory::desc weights({g.out_channels, g.channels}, f32, Tag::ab), in({g.channels, pixels}, f32, Tag::ab),
        out({g.out_channels, pixels}, f32, Tag::ab);
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const dnnl::matmul::primitive_desc chosen({weights, in, out}, attributes, engine);
    auto item = std::make_unique<Pointwise>();
    item->geometry = g;
    item->primitive = dnnl::matmul(chosen);
    item->text = std::string("onednn ") + chosen.impl_info_str();
    item->scratch_bytes = chosen.scratchpad_desc().get_size();
    item->weights = Memory(weights, engine, nullptr);
    item->in = Memory(in, engine, nullptr);
    item->out = Memory(out, engine, nullptr);
    item->scratch = Memory(chosen.scratchpad_desc(), engine, nullptr);
    item->arguments = {{DNNL_ARG_SRC, item->weights.get()},
                       {DNNL_ARG_WEIGHTS, item->in.get()},
                       {DNNL_ARG_DST, item->out.get()},
                       {DNNL_ARG_SCRATCHPAD, item->scratch.get()}};
    state.pointwise.push_back(std::move(item));
    return *state.pointwise.back();
}

Result<> run_pointwise(Call& call, ConvolutionState& state, const Geometry& g, const float* in, const float* weight,
                       const float* bias, float* out) {
    return guarded([&]() -> Result<> {
        Pointwise& item = prepare_pointwise(state, g);
        const std::int64_t pixels = g.in[0] * g.in[1];
        std::byte* scratch = call.scratch().take(item.scratch_bytes);
        if (call.measures()) return done;
        item.weights.set_data_handle(const_cast<float*>(weight));
        item.scratch.set_data_handle(scratch);
        for (std::int64_t n = 0; n < g.batch; ++n, in += g.channels * pixels, out += g.out_channels * pixels) {
            item.in.set_data_handle(const_cast<float*>(in));
            item.out.set_data_handle(out);
            CHECKED(execute(item.primitive, state.onednn->stream, item.arguments, item.has_run));
            state.onednn->stream.wait();
            for (std::int64_t channel = 0; bias && channel < g.out_channels; ++channel) {
                float* row = out + channel * pixels;
                for (std::int64_t i = 0; i < pixels; ++i) row[i] += bias[channel];
            }
        }
        call.implementation = item.text;
        return done;
    });
}

/// One pixel each: the weights are read at memory speed.
void multiply_pixels(Call& call, const Geometry& g, const float* in, const float* weight, const float* bias,
                     float* out) {
    for (std::int64_t n = 0; n < g.batch && !call.measures(); ++n, in += g.channels, out += g.out_channels)
        call.implementation = matrix_times_vector(weight, in, bias, out, g.out_channels, g.channels);
}

SmallConvolution small_of(const Geometry& g) {
    return {g.batch, g.channels, g.out_channels, g.groups, g.in, g.kernel, g.out, g.stride, g.padding, g.dilation};
}

void run_small(Call& call, const SmallConvolution& small, const float* in, const float* weight, const float* bias,
               float* out) {
    const SmallScratch needed = scratch_of(small);
    Scratch<float> padded(call.scratch());
    Scratch<std::int32_t> offsets(call.scratch());
    padded.resize(needed.floats);
    offsets.resize(needed.offsets);
    if (!call.measures()) convolve_small(small, in, weight, bias, out, padded.data(), offsets.data());
}

/// nhwc in memory, with more than one channel and pixel, so that the order matters.
bool is_channels_last(const TensorValue& t) {
    return t.rank() == 4 && t.dtype == DType::f32 && !t.is_contiguous() && t.order[0] == 0 && t.order[1] == 2 &&
        t.order[2] == 3 && t.order[3] == 1;
}

/// Weights computed at run time belong to quantised programs, whose next operator may amplify a last bit to a whole
/// quantum: there, sums round as in PyTorch. Other weights use oneDNN's fastest rounding.
bool rounds_products(const Arguments& a) {
    const Geometry& g = a.geometry;
    return !a.weight->is_constant && !g.transposed &&
        convolution_order(g.batch, a.input->numel(), g.groups, g.kernel) == SumOrder::products_rounded;
}

/// A transposed convolution as one of volumes of depth 1.
DirectConvolution flat(const Geometry& g) {
    const auto deep = [](std::int64_t depth, const auto& image) { return std::array{depth, image[0], image[1]}; };
    return {.batch = g.batch,
            .channels = g.channels,
            .out_channels = g.out_channels,
            .groups = g.groups,
            .in = deep(1, g.in),
            .kernel = deep(1, g.kernel),
            .out = deep(1, g.out),
            .stride = deep(1, g.stride),
            .padding = deep(0, g.padding),
            .dilation = deep(1, g.dilation),
            .transposed = true};
}

Result<> run_float(Call& call, Arguments& a) {
    auto& state = call.state<ConvolutionState>();
    Geometry& g = a.geometry;
    DenseScratch<float> s(call);
    const float* weight = dense_in(*a.weight, s.b);
    const float* bias = a.bias ? dense_in(*a.bias, s.c) : nullptr;
    const bool is_own = g.transposed || rounds_products(a);
    g.channels_last = !is_own && is_channels_last(*a.input) && is_channels_last(*a.out);
    if (g.channels_last) return run_onednn(call, state, a, a.input->as<float>(), weight, bias, a.out->as<float>());
    const float* in = dense_in(*a.input, s.a);
    float* out = dense_out(*a.out, s.d);
    SmallConvolution small = small_of(g);
    small.rounds_products = is_own;
    const bool is_rounded_small = is_own && !g.transposed && fits_small(small);
    if (is_own && !is_rounded_small && call.measures()) return done;
    if (g.transposed) convolve_directly(flat(g), in, weight, bias, out);
    else if (is_rounded_small) run_small(call, small, in, weight, bias, out);
    else if (is_own) convolve(g, in, weight, bias, out, true);
    else if (is_pointwise(g) && g.channels > 0 && g.in[0] * g.in[1] == 1)
        multiply_pixels(call, g, in, weight, bias, out);
    else if (is_small(small)) run_small(call, small, in, weight, bias, out);
    else if (is_pointwise(g) && g.channels > 0) CHECKED(run_pointwise(call, state, g, in, weight, bias, out));
    else CHECKED(run_onednn(call, state, a, in, weight, bias, out));
    if (!call.measures()) dense_done(*a.out, s.d);
    return done;
}

Result<> convolution_out(Call& call) {
    Arguments a{};
    TRY(a.input, call.tensor(0));
    TRY(a.weight, call.tensor(1));
    TRY(a.bias, call.optional_tensor(2));
    TRY(a.out, call.tensor(9));
    TRY(a.geometry, geometry_of(call, *a.input, *a.weight));
    const Geometry& g = a.geometry;
    if (!is_floating(a.input->dtype) || !is_floating(a.weight->dtype) || !is_floating(a.out->dtype)) {
        return Error{.what = message("cannot convolve {tensor}", describe(*a.input)),
                     .expected = message("a float type")};
    }
    if (a.bias && (a.bias->numel() != g.out_channels || !is_floating(a.bias->dtype))) {
        return Error{.what = message("the bias is {tensor}", describe(*a.bias)),
                     .expected = message("{count} floats", g.out_channels)};
    }
    const Dims sizes = a.input->rank() == 4 ? Dims{g.batch, g.out_channels, g.out[0], g.out[1]}
                                            : Dims{g.batch, g.out_channels, g.out[1]};
    CHECKED(resize(*a.out, sizes));
    if (a.out->numel() == 0) return done;
    if (compute_of(a.input->dtype) == Compute::f32) return run_float(call, a);
    DenseScratch<double> s(call);
    const double *in = dense_in(*a.input, s.a), *weight = dense_in(*a.weight, s.b),
                 *bias = a.bias ? dense_in(*a.bias, s.c) : nullptr;
    double* out = dense_out(*a.out, s.d);
    if (call.measures()) return done;
    convolve(g, in, weight, bias, out);
    dense_done(*a.out, s.d);
    return done;
}

/// Volumes are left to the fallback provider.
bool is_planar(std::span<const Tensor* const> args) { return args.empty() || !args[0] || args[0]->upper.size() <= 4; }

constexpr Kernel rows[] = {{"aten::convolution.out", 10, convolution_out, is_planar, with_scratch}};

}  // namespace

KernelFamily convolution_kernels() { return rows; }

}  // namespace arenascope
