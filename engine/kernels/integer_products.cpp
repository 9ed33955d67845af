// For `--layout best`: convolutions and products of 8-bit integers, including the dequantisation of operands and the
// quantisation of results. Sums are exact in 32 bits; only the scaling of a sum uses floats. If a sum is on the border
// between two quanta, it is computed in float like the replaced operators do.

#include "engine/kernels/integer_products.h"

#include <cmath>
#include <limits>
#include <numeric>

#include "engine/base/interruption.h"
#include "engine/kernels/aligned_vector.h"
#include "engine/kernels/channels_innermost.h"
#include "engine/kernels/families.h"
#include "engine/kernels/float_order.h"
#include "engine/kernels/integer_finish.h"
#include "engine/kernels/integer_sums.h"
#include "engine/kernels/onednn.h"
#include "engine/kernels/rows.h"

namespace arenascope {

bool multiplies_integers() {
    const auto isa = dnnl::get_effective_cpu_isa();
    return isa == dnnl::cpu_isa::avx2_vnni || isa == dnnl::cpu_isa::avx512_core_vnni ||
        isa == dnnl::cpu_isa::avx512_core_bf16 || isa == dnnl::cpu_isa::avx512_core_amx;
}

namespace {

using Memory = dnnl::memory;
using Tag = Memory::format_tag;
using Type = Memory::data_type;
using Finish = IntegerFinish;
using Work = IntegerWork;

/// A number, or a tensor with one element.
Result<double> number_of(const Call& call, std::size_t i) {
    if (const auto tensor = call.tensor(i); tensor.ok()) {
        if (call.measures() && !tensor.value()->is_constant) return 1;  // it has no value yet
        CHECKED(check_computable(*tensor.value()));
        if (tensor.value()->numel() == 1) return load_one<double>(*tensor.value(), 0);
    }
    return call.number(i);
}

/// Arguments from `at`: bounds?, output scale?, zero point, least, largest, out.
Result<> read_finish(Call& call, std::size_t at, Work& work) {
    const SmallHeap small;  // checking whether an argument is a tensor creates an error if it is not
    Finish& f = work.finish;
    TRY(f.input_scale, number_of(call, 1));
    TRY(const double zero, number_of(call, 2));
    constexpr double most_zero = std::numeric_limits<std::int32_t>::max();
    if (!(std::abs(zero) <= most_zero) || zero != std::trunc(zero))
        return Error{.what = message("zero point {zero}", zero), .expected = message("a whole number of 32 bits")};
    f.input_zero = static_cast<std::int64_t>(zero);
    const std::int64_t channels = work.weight->rank() > 0 ? work.weight->sizes[0] : 0;
    if (const auto scales = call.tensor(4); scales.ok() && scales.value()->rank() > 0) f.scales = scales.value();
    else {
        TRY(f.weight_scale, number_of(call, 4));
    }
    TRY(f.bias, call.optional_tensor(5));
    for (const TensorValue* tensor : {f.scales, f.bias}) {
        if (tensor && (!is_floating(tensor->dtype) || tensor->numel() != channels || tensor->rank() != 1)) {
            return Error{.what = message("parameter {tensor} does not fit {other_tensor}", describe(*tensor),
                                         describe(*work.weight)),
                         .expected = message("a number for each channel")};
        }
    }
    TRY(const auto least, call.optional_scalar(at));
    TRY(const auto most, call.optional_scalar(at + 1));
    if (least) f.least = static_cast<float>(least->floating);
    if (most) f.most = static_cast<float>(most->floating);
    TRY(const auto scale, call.optional_scalar(at + 2));
    if (scale) f.scale = scale->floating;
    if (scale) {
        TRY(f.zero, call.integer(at + 3));
        TRY(f.low, call.integer(at + 4));
        TRY(f.high, call.integer(at + 5));
    }
    TRY(work.out, call.tensor(at + 6));
    const auto is_byte = [](const TensorValue& t) { return t.dtype == DType::i8 || t.dtype == DType::u8; };
    const bool fits = is_byte(*work.input) && work.weight->dtype == DType::i8 &&
        (work.input->is_contiguous() || has_channels_innermost(*work.input)) && work.weight->is_contiguous() &&
        work.out->dtype == (f.scale ? work.out->dtype : DType::f32) && (!f.scale || is_byte(*work.out));
    if (!fits)
        return Error{.what = message("cannot multiply {tensor} by {other_tensor} into {result}", describe(*work.input),
                                     describe(*work.weight), describe(*work.out))};
    return done;
}

struct State final : KernelState {
    std::optional<OneDnn> onednn;
    Dims input, output;  ///< sizes it is prepared for
    std::int64_t zero = 0;
    dnnl::primitive primitive;
    std::string text;
    Memory source, weights, sums, scratch;
    std::size_t scratch_bytes = 0;
    Memory::desc plain_weights;
    AlignedVector<std::byte> packed;  ///< at the first run
    std::vector<dnnl_exec_arg_t> arguments;
    bool has_run = false;
    std::vector<std::int32_t> weight_sums;  ///< of a product's rows of weights
    const std::byte* summed = nullptr;      ///< the constant weights of `weight_sums`
    [[nodiscard]] const std::int32_t* sums_of_weights(const Work& w) {
        if (summed == w.weight->data && w.weight->is_constant) return weight_sums.data();
        const std::int64_t inner = w.weight->sizes[1], columns = w.weight->sizes[0];
        weight_sums.assign(static_cast<std::size_t>(columns), 0);
        for (std::int64_t k = 0; w.weight->data && k < inner * columns; ++k)
            weight_sums[static_cast<std::size_t>(k / inner)] += w.weight->as<std::int8_t>()[k];
        summed = w.weight->data;
        return weight_sums.data();
    }
    [[nodiscard]] std::int64_t packed_bytes() const override { return static_cast<std::int64_t>(packed.size()); }

    template <class Description>
    void take(const Description& chosen, const Memory::desc& plain) {
        const dnnl::engine& engine = onednn->engine;
        text = std::string("onednn ") + chosen.impl_info_str();
        source = Memory(chosen.src_desc(), engine, nullptr);
        sums = Memory(chosen.dst_desc(), engine, nullptr);
        scratch_bytes = chosen.scratchpad_desc().get_size();
        scratch = Memory(chosen.scratchpad_desc(), engine, nullptr);
        plain_weights = plain;
        packed.clear();
        weights = Memory(chosen.weights_desc(), engine, nullptr);
        has_run = false;
        arguments = {{DNNL_ARG_SRC, source.get()},
                     {DNNL_ARG_WEIGHTS, weights.get()},
                     {DNNL_ARG_DST, sums.get()},
                     {DNNL_ARG_SCRATCHPAD, scratch.get()}};
    }
    void pack(const std::byte* weight) {
        packed.resize(std::max<std::size_t>(weights.get_desc().get_size(), 1));
        weights.set_data_handle(packed.data());
        Memory from(plain_weights, onednn->engine, const_cast<std::byte*>(weight));
        dnnl::reorder(from, weights).execute(onednn->stream, from, weights);
        onednn->stream.wait();
    }
    Result<> run(Call& call, const std::byte* weight, const void* from, std::int32_t* to) {
        std::byte* own = call.scratch().take(scratch_bytes);
        if (call.measures()) return done;
        if (packed.empty()) pack(weight);
        source.set_data_handle(const_cast<void*>(from));
        sums.set_data_handle(to);
        scratch.set_data_handle(own);
        return execute(primitive, onednn->stream, arguments, has_run);
    }
};

Memory::dims list(const Dims& dims) { return {dims.begin(), dims.end()}; }
Type type_of(const TensorValue& t) { return t.dtype == DType::u8 ? Type::u8 : Type::s8; }

/// The sums of the replaced float operators, one element of the output at a time.
class FloatSums {
public:
    explicit FloatSums(const Work& work)
        : work_(work), is_window_(work.input->rank() == 4), taps_(work.weight->numel() / work.weight->sizes[0]) {
        const Dims &in = work.input->sizes, &kernel = work.weight->sizes;
        order_ = is_window_ ? convolution_order(in[0], work.input->numel(), work.groups, {kernel[2], kernel[3]})
                            : SumOrder::products_rounded;
    }
    /// How far a float sum may be from the exact one, in quanta of a range of 256; grows as a random walk.
    [[nodiscard]] float doubt() const {
        constexpr float of_one = 1e-5f;
        return of_one * std::sqrt(static_cast<float>(taps_) + 1);
    }
    [[nodiscard]] float at(std::int64_t channel, std::int64_t place) const {
        const Finish& f = work_.finish;
        const auto scale = static_cast<float>(f.scales ? parameter(*f.scales, channel) : f.weight_scale);
        FloatSum sum(order_, static_cast<float>(f.bias ? parameter(*f.bias, channel) : 0));
        const auto add = [&](std::int64_t from, std::int64_t tap) {
            sum.add(
                static_cast<float>(integer_at(*work_.input, from) - f.input_zero) * static_cast<float>(f.input_scale),
                static_cast<float>(integer_at(*work_.weight, channel * taps_ + tap)) * scale);
        };
        if (!is_window_) {
            for (std::int64_t k = 0; k < taps_; ++k) add(place * taps_ + k, k);
            return sum.value();
        }
        const Dims &in = work_.input->sizes, &kernel = work_.weight->sizes, &out = work_.out->sizes;
        const std::int64_t n = place / (out[2] * out[3]), y = place / out[3] % out[2], x = place % out[3];
        const std::int64_t group = channel / (out[1] / work_.groups) * kernel[1];
        const Dims& strides = work_.input->strides;
        for (std::int64_t i = 0; i < kernel[2]; ++i) {
            const std::int64_t row = y * work_.stride[0] - work_.padding[0] + i * work_.dilation[0];
            for (std::int64_t j = 0; row >= 0 && row < in[2] && j < kernel[3]; ++j) {
                const std::int64_t column = x * work_.stride[1] - work_.padding[1] + j * work_.dilation[1];
                for (std::int64_t c = 0; column >= 0 && column < in[3] && c < kernel[1]; ++c)
                    add(n * strides[0] + (group + c) * strides[1] + row * strides[2] + column * strides[3],
                        (c * kernel[2] + i) * kernel[3] + j);
            }
        }
        return sum.value();
    }

private:
    static double parameter(const TensorValue& t, std::int64_t channel) {
        return load_one<double>(t, channel * t.strides[0]);
    }
    const Work& work_;
    bool is_window_;
    std::int64_t taps_;
    SumOrder order_;
};

/// Sums of pixels (or rows of a product), channels side by side; outputs in the same order, or in planes of pixels.
struct Sums {
    const std::int32_t* sums = nullptr;
    std::int64_t images = 1, pixels = 0, channels = 0;
    bool in_planes = false;
    [[nodiscard]] std::int64_t place(std::int64_t image, std::int64_t pixel, std::int64_t channel) const {
        return in_planes ? (image * channels + channel) * pixels + pixel
                         : (image * pixels + pixel) * channels + channel;
    }
};

/// How many pixels fill whole lanes: their channels are finished together, without a rest in between.
std::int64_t pixels_together(std::int64_t channels) {
    constexpr std::int64_t lanes = 16, most_channels = 2048;
    const std::int64_t pixels = lanes / std::gcd(channels, lanes);
    return pixels * channels > most_channels ? 1 : pixels;
}

/// What each channel does to its sums, `pixels` times, in scratch.
ChannelFinish channel_finish(Call& call, const Work& work, std::int64_t channels, const std::int32_t* weight_sums,
                             std::int64_t pixels) {
    const Finish& f = work.finish;
    const auto take = [&] { return call.scratch().take(static_cast<std::size_t>(pixels * channels) * sizeof(float)); };
    auto* const scale = reinterpret_cast<float*>(take());
    auto* const bias = reinterpret_cast<float*>(take());
    auto* const shift = reinterpret_cast<std::int32_t*>(take());
    ChannelFinish out{.scale = scale, .bias = bias, .shift = shift, .least = f.least, .most = f.most};
    if (f.scale) {
        out.inverse = static_cast<float>(1.0 / *f.scale);
        out.zero = static_cast<float>(f.zero);
        out.low = static_cast<float>(f.low);
        out.high = static_cast<float>(f.high);
    }
    if (call.measures()) return out;
    for (std::int64_t c = 0; c < channels; ++c) {
        const auto parameter = [c](const TensorValue& t) { return load_one<double>(t, c * t.strides[0]); };
        scale[c] = static_cast<float>(f.input_scale * (f.scales ? parameter(*f.scales) : f.weight_scale));
        bias[c] = static_cast<float>(f.bias ? parameter(*f.bias) : 0);
        shift[c] = weight_sums ? static_cast<std::int32_t>(weight_sums[c] * f.input_zero) : 0;
    }
    for (std::int64_t i = channels; i < pixels * channels; ++i) {
        scale[i] = scale[i - channels];
        bias[i] = bias[i - channels];
        shift[i] = shift[i - channels];
    }
    return out;
}

/// The quanta of one pixel that are in doubt, from the sums of the replaced operators.
void settle(const ChannelFinish& f, const FloatSums& floats, const std::int32_t* sums, std::int64_t channels,
            std::int64_t place, std::uint8_t* to) {
    const auto bounded = [&f](float y) { return y < f.least ? f.least : y > f.most ? f.most : y; };
    for (std::int64_t c = 0; c < channels; ++c) {
        const float value = bounded(static_cast<float>(sums[c] - f.shift[c]) * f.scale[c] + f.bias[c]);
        const float level = value * f.inverse;
        if (!(std::fabs(level - std::floor(level) - 0.5F) < f.doubt)) continue;
        const float exact = bounded(floats.at(c, place)) * f.inverse;
        const float q = std::min(std::max(std::nearbyint(exact) + f.zero, f.low), f.high);
        to[c] = static_cast<std::uint8_t>(static_cast<std::int32_t>(q));  // the low byte, of either type
    }
}

/// `count` pixels, at most those of `f`. `T`: bytes, or floats where nothing is quantised.
template <class T>
void finish_pixels(const ChannelFinish& f, const FloatSums& floats, const std::int32_t* sums, std::int64_t channels,
                   std::int64_t place, std::int64_t count, T* to) {
    if constexpr (std::is_same_v<T, float>) {
        scale_sums(f, sums, to, count * channels);
    } else {
        if (!quantise_sums(f, sums, to, count * channels)) return;
        for (std::int64_t i = 0; i < count; ++i)
            settle(f, floats, sums + i * channels, channels, place + i, to + i * channels);
    }
}

/// Several pixels at a time where outputs are planes, so that each plane gets a run of them.
template <class T>
void finish(Call& call, const Work& work, const Sums& s, const std::int32_t* weight_sums) {
    constexpr std::int64_t together = 64 / sizeof(T);
    const std::int64_t step = pixels_together(s.channels);
    ChannelFinish f = channel_finish(call, work, s.channels, weight_sums, step);
    auto* const tile = reinterpret_cast<T*>(
        call.scratch().take(s.in_planes ? static_cast<std::size_t>(together * s.channels) * sizeof(T) : 0));
    if (call.measures()) return;
    const FloatSums floats(work);
    f.doubt = floats.doubt();
    T* const out = work.out->as<T>();
    for (const std::int64_t image : OuterLoop(s.images)) {
        for (std::int64_t first = 0; first < s.pixels; first += together) {
            const std::int64_t count = std::min(together, s.pixels - first), start = image * s.pixels + first;
            T* const to = s.in_planes ? tile : out + start * s.channels;
            for (std::int64_t k = 0; k < count; k += step) {
                finish_pixels(f, floats, s.sums + (start + k) * s.channels, s.channels, start + k,
                              std::min(step, count - k), to + k * s.channels);
            }
            for (std::int64_t c = 0; s.in_planes && c < s.channels; ++c) {
                T* const plane = out + s.place(image, first, c);
                for (std::int64_t k = 0; k < count; ++k) plane[k] = tile[k * s.channels + c];
            }
        }
    }
}
void finish(Call& call, const Work& work, const Sums& s, const std::int32_t* weight_sums = nullptr) {
    if (work.finish.scale) finish<std::uint8_t>(call, work, s, weight_sums);
    else finish<float>(call, work, s, weight_sums);
}

void prepare_linear(State& s, const Work& w) {
    if (!s.onednn) s.onednn.emplace();
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const Memory::desc in(list(w.input->sizes), type_of(*w.input), Tag::ab),
        out(list(w.out->sizes), Type::s32, Tag::ab);
    const Memory::desc weights(list(w.weight->sizes), Type::s8, Tag::any),
        plain(list(w.weight->sizes), Type::s8, Tag::ab);
    const dnnl::inner_product_forward::primitive_desc chosen({dnnl::prop_kind::forward_inference, in, weights, out},
                                                             attributes, s.onednn->engine);
    s.primitive = dnnl::inner_product_forward(chosen);
    s.take(chosen, plain);
}

void prepare_convolution(State& s, const Work& w) {
    if (!s.onednn) s.onednn.emplace();
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    if (w.finish.input_zero != 0)
        attributes.set_zero_points(DNNL_ARG_SRC, 0, {static_cast<std::int32_t>(w.finish.input_zero)});
    const Dims& k = w.weight->sizes;
    const Memory::dims grouped{w.groups, k[0] / w.groups, k[1], k[2], k[3]}, shape = w.groups == 1 ? list(k) : grouped;
    const Memory::desc in(list(w.input->sizes), type_of(*w.input), Tag::nhwc),
        out(list(w.out->sizes), Type::s32, Tag::nhwc);
    const Memory::desc weights(shape, Type::s8, Tag::any),
        plain(shape, Type::s8, w.groups == 1 ? Tag::oihw : Tag::goihw);
    const Memory::dims dilation{w.dilation[0] - 1, w.dilation[1] - 1};
    const dnnl::convolution_forward::primitive_desc chosen(
        {dnnl::prop_kind::forward_inference, dnnl::algorithm::convolution_direct, in, weights, out, list(w.stride),
         dilation, list(w.padding), list(w.padding)},
        attributes, s.onednn->engine);
    s.primitive = dnnl::convolution_forward(chosen);
    s.take(chosen, plain);
}

/// Runs what is prepared for these sizes; `from` is the input as the primitive wants it.
Result<> run_prepared(Call& call, const Work& w, void (*prepare)(State&, const Work&), const void* from,
                      std::int32_t* sums) {
    return guarded([&]() -> Result<> {
        auto& s = call.state<State>();
        // For a product, the zero point is subtracted after the sums, so a run-time zero point costs nothing.
        const std::int64_t zero = w.input->rank() == 4 ? w.finish.input_zero : 0;
        if (!(s.input == w.input->sizes) || !(s.output == w.out->sizes) || s.zero != zero || !s.primitive ||
            !w.weight->is_constant) {
            prepare(s, w);
            s.input = w.input->sizes;
            s.output = w.out->sizes;
            s.zero = zero;
        }
        CHECKED(s.run(call, w.weight->data, from, sums));
        call.implementation = s.text;
        return done;
    });
}

/// (input [m, k], its scale, its zero point, weight [n, k], weight scales, bias?, low?, high?, scale?, zero, least,
/// largest, out)
Result<> linear_out(Call& call) {
    Work w;
    TRY(w.input, call.tensor(0));
    TRY(w.weight, call.tensor(3));
    CHECKED(read_finish(call, 6, w));
    if (w.input->rank() != 2 || w.weight->rank() != 2 || w.input->sizes[1] != w.weight->sizes[1]) {
        return Error{.what = message("the operand is {tensor}, and the weight is {other_tensor}", describe(*w.input),
                                     describe(*w.weight))};
    }
    const std::int64_t rows = w.input->sizes[0], inner = w.input->sizes[1], columns = w.weight->sizes[0];
    CHECKED(resize(*w.out, Dims{rows, columns}));
    if (w.out->numel() == 0) return done;
    Scratch<std::int32_t> sums(call.scratch());
    sums.resize(static_cast<std::size_t>(w.out->numel()));
    const bool is_own = inner == 0 || !multiplies_integers();
    if (!is_own) CHECKED(run_prepared(call, w, prepare_linear, w.input->data, sums.data()));
    if (is_own && !call.measures()) sum_rows(w, sums.data());
    const std::int32_t* weight_sums = nullptr;
    if (w.finish.input_zero != 0) weight_sums = call.state<State>().sums_of_weights(w);
    finish(call, w, {.sums = sums.data(), .pixels = rows, .channels = columns}, weight_sums);
    return done;
}

Result<Dims> convolved_sizes(const Work& w) {
    const auto unfit = [&] {
        return Error{
            .what = message("cannot convolve {tensor} with {other_tensor}", describe(*w.input), describe(*w.weight)),
            .expected = message("channels and sizes that fit")};
    };
    if (w.input->rank() != 4 || w.weight->rank() != 4 || w.stride.size() != 2 || w.padding.size() != 2 ||
        w.dilation.size() != 2)
        return unfit();
    if (w.groups < 1 || w.weight->sizes[1] * w.groups != w.input->sizes[1] || w.weight->sizes[0] % w.groups != 0)
        return unfit();
    Dims sizes{w.input->sizes[0], w.weight->sizes[0], 0, 0};
    for (std::size_t i = 0; i < 2; ++i) {
        constexpr std::int64_t most = 1 << 30;
        if (w.stride[i] < 1 || w.dilation[i] < 1 || w.padding[i] < 0 || w.weight->sizes[2 + i] < 1) return unfit();
        if (w.stride[i] > most || w.dilation[i] > most || w.padding[i] > most) return unfit();
        const std::int64_t room =
            w.input->sizes[2 + i] + 2 * w.padding[i] - w.dilation[i] * (w.weight->sizes[2 + i] - 1) - 1;
        if (room < 0) return unfit();
        sizes[2 + i] = room / w.stride[i] + 1;
    }
    return sizes;
}

/// (input, its scale, its zero point, weight, weight scales, bias?, stride, padding, dilation, groups, low?, high?,
/// scale?, zero, least, largest, out), rows of planes.
Result<> convolution_out(Call& call) {
    Work w;
    TRY(w.input, call.tensor(0));
    TRY(w.weight, call.tensor(3));
    TRY(w.stride, call.ints(6));
    TRY(w.padding, call.ints(7));
    TRY(w.dilation, call.ints(8));
    TRY(w.groups, call.integer(9));
    CHECKED(read_finish(call, 10, w));
    TRY(const Dims sizes, convolved_sizes(w));
    CHECKED(resize(*w.out, sizes));
    if (w.out->numel() == 0) return done;
    const bool in_planes = w.out->is_contiguous();
    if (!in_planes && !has_channels_innermost(*w.out))
        return Error{.what = message("the result is {tensor}", describe(*w.out)),
                     .expected = message("planes in row-major order, or channels last")};
    Scratch<std::int32_t> sums(call.scratch());
    sums.resize(static_cast<std::size_t>(w.out->numel()));
    if (w.input->numel() == 0 || !multiplies_integers()) {
        if (!call.measures()) sum_windows(w, sums.data());
    } else {
        TensorValue last = *w.input;
        if (!has_channels_innermost(last)) {
            last.order = {0, 2, 3, 1};
            set_dense_strides(last);
            last.data = call.scratch().take(static_cast<std::size_t>(last.numel()));
            if (!call.measures()) CHECKED(copy_values(last, *w.input));
        }
        CHECKED(run_prepared(call, w, prepare_convolution, last.data, sums.data()));
    }
    finish(call, w,
           {.sums = sums.data(),
            .images = sizes[0],
            .pixels = sizes[2] * sizes[3],
            .channels = sizes[1],
            .in_planes = in_planes});
    return done;
}

constexpr Kernel rows[] = {{"arenascope::integer_linear.out", 13, linear_out, nullptr, with_scratch},
                           {"arenascope::integer_convolution.out", 17, convolution_out, nullptr, with_scratch}};

}  // namespace

KernelFamily integer_product_kernels() { return rows; }

}  // namespace arenascope
