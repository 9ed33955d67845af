#include "engine/backends/xnnpack/library.h"

#ifdef ARENASCOPE_XNNPACK

#include <xnnpack.h>

#include <algorithm>
#include <array>
#include <list>
#include <map>
#include <utility>

#include "engine/backends/xnnpack/meter.h"
#include "engine/backends/xnnpack/own_nodes.h"
#include "engine/backends/xnnpack/shapes.h"

namespace arenascope::xnn {

namespace {

struct EndSubgraph {
    void operator()(xnn_subgraph_t subgraph) const { xnn_delete_subgraph(subgraph); }
};
struct EndRuntime {
    void operator()(xnn_runtime_t runtime) const { xnn_delete_runtime(runtime); }
};
using Subgraph = std::unique_ptr<std::remove_pointer_t<xnn_subgraph_t>, EndSubgraph>;
using Runtime = std::unique_ptr<std::remove_pointer_t<xnn_runtime_t>, EndRuntime>;

Result<> check(xnn_status status, const Message& object) {
    if (status == xnn_status_success) return done;
    return Error{.what = message("XNNPACK refuses {object} (status {status})", object, status)};
}

/// An external value that is integers of one byte inside the library.
struct Stored {
    std::size_t external = 0;
    Element element{};
    bool is_made = false;
    std::size_t count = 0;
    std::vector<std::byte> bytes{};
};

class Run final : public LibraryRun {
public:
    /// `workspace`: the part of the meter's bytes for internal values.
    Run(Runtime runtime, std::vector<Stored> stored, std::unique_ptr<Meter> meter, std::int64_t workspace,
        std::size_t externals)
        : meter_(std::move(meter)),
          workspace_(workspace),
          externals_(externals),
          runtime_(std::move(runtime)),
          stored_(std::move(stored)) {}
    Result<> run(const std::vector<float*>& places) override {
        if (places != places_) CHECKED(set_up(places));
        for (Stored& one : stored_) {
            if (!one.is_made) to_bytes(one.element, places[one.external], one.count, one.bytes.data());
        }
        CHECKED(check(xnn_invoke_runtime(runtime_.get()), message("the run")));
        for (const Stored& one : stored_) {
            if (one.is_made) from_bytes(one.element, one.bytes.data(), one.count, places[one.external]);
        }
        return done;
    }
    LibraryMemory memory() override {
        // Address tables are made for the first arguments; they are not read before a run.
        alignas(64) static constexpr std::array<std::byte, 64> nothing{};
        auto* nowhere = reinterpret_cast<float*>(const_cast<std::byte*>(nothing.data()));
        if (places_.empty() && !std::exchange(is_counted_, true) &&
            set_up(std::vector<float*>(externals_, nowhere)).ok())
            places_.clear();
        std::int64_t stored = 0;
        for (const Stored& one : stored_) stored += static_cast<std::int64_t>(one.bytes.size());
        return {.workspace = workspace_ + stored, .packed = meter_->bytes() - workspace_};
    }

private:
    Result<> set_up(const std::vector<float*>& places) {
        std::vector<xnn_external_value> externals;
        for (std::size_t i = 0; i < places.size(); ++i) externals.push_back({static_cast<std::uint32_t>(i), places[i]});
        for (Stored& one : stored_) externals[one.external].data = one.bytes.data();
        const Meter::Scope counting(*meter_);
        CHECKED(
            check(xnn_setup_runtime(runtime_.get(), externals.size(), externals.data()), message("these arguments")));
        places_ = places;
        return done;
    }

    std::unique_ptr<Meter> meter_;
    std::int64_t workspace_ = 0;
    std::size_t externals_ = 0;
    bool is_counted_ = false;  // without a run
    Runtime runtime_;
    std::vector<Stored> stored_;
    std::vector<float*> places_;
};

xnn_datatype type_of(Element::Type type) {
    switch (type) {
        case Element::Type::qint8: return xnn_datatype_qint8;
        case Element::Type::quint8: return xnn_datatype_quint8;
        case Element::Type::qint32: return xnn_datatype_qint32;
        case Element::Type::qcint8: return xnn_datatype_qcint8;
        case Element::Type::qcint32: return xnn_datatype_qcint32;
        default: return xnn_datatype_fp32;
    }
}

class Definition {
public:
    explicit Definition(const LibraryPlan& plan) : plan_(plan) {}

    Result<std::unique_ptr<LibraryRun>> make() {
        // The subgraph is only needed for the definition; the runtime and its packed weights stay.
        auto meter = std::make_unique<Meter>();
        xnn_subgraph_t raw = nullptr;
        CHECKED(check(xnn_create_subgraph(static_cast<std::uint32_t>(plan_.externals.size()), 0, &raw),
                      message("a subgraph")));
        subgraph_.reset(raw);
        for (std::size_t i = 0; i < plan_.externals.size(); ++i) {
            const std::uint32_t flags =
                plan_.is_made[i] ? XNN_VALUE_FLAG_EXTERNAL_OUTPUT : XNN_VALUE_FLAG_EXTERNAL_INPUT;
            CHECKED(define(plan_.externals[i], static_cast<std::uint32_t>(i), flags));
            const Element& element = plan_.payload.values[plan_.externals[i]].element;
            if (!plan_.on_integers || element.is_plain()) continue;
            const auto count = static_cast<std::size_t>(numel(plan_.dims[plan_.externals[i]]).value_or(0));
            stored_.push_back({.external = i,
                               .element = element,
                               .is_made = plan_.is_made[i],
                               .count = count,
                               .bytes = std::vector<std::byte>(count + XNN_EXTRA_BYTES)});
        }
        for (const std::size_t at : plan_.nodes) {
            const Node& node = plan_.payload.nodes[at];
            const ErrorPlace place = place_of(node, at);
            for (const std::uint32_t id : node.inputs) {
                if (id != no_id && !ids_.contains(id)) CHECKED(define(id, XNN_INVALID_VALUE_ID, 0).in(place));
            }
            if (!ids_.contains(node.output)) CHECKED(define(node.output, XNN_INVALID_VALUE_ID, 0).in(place));
            CHECKED(check(define(node), message("this node")).in(place));
        }
        xnn_runtime_t runtime = nullptr;
        {
            const Meter::Scope counting(*meter);
            CHECKED(check(xnn_create_runtime_v2(subgraph_.get(), nullptr, 0, &runtime), message("the nodes together"))
                        .in(place_of(plan_.payload.nodes[plan_.nodes.front()], plan_.nodes.front())));
        }
        const std::int64_t workspace = workspace_of(*meter);
        return std::unique_ptr<LibraryRun>(std::make_unique<Run>(Runtime(runtime), std::move(stored_), std::move(meter),
                                                                 workspace, plan_.externals.size()));
    }

private:
    /// The library allocates the workspace after all operators: it is the last aligned block. Without internal values
    /// there is none.
    [[nodiscard]] std::int64_t workspace_of(const Meter& meter) const {
        const auto is_inside = [this](std::size_t at) {
            const std::uint32_t out = plan_.payload.nodes[at].output;
            return std::find(plan_.externals.begin(), plan_.externals.end(), out) == plan_.externals.end();
        };
        return std::any_of(plan_.nodes.begin(), plan_.nodes.end(), is_inside) ? meter.last_aligned() : 0;
    }

    Result<> define(std::uint32_t id, std::uint32_t external, std::uint32_t flags) {
        const std::vector<std::int64_t>& shape = plan_.dims[id];
        const std::vector<std::size_t> dims(shape.begin(), shape.end());
        std::uint32_t made = 0;
        const Value& value = plan_.payload.values[id];
        if (plan_.on_integers && !value.element.is_plain()) {
            CHECKED(check(define_integers(value, dims, external, flags, made), message("a value")));
            ids_[id] = made;
            return done;
        }
        CHECKED(check(xnn_define_tensor_value(subgraph_.get(), xnn_datatype_fp32, dims.size(), dims.data(),
                                              plan_.constants[id], external, flags, &made),
                      message("a value")));
        ids_[id] = made;
        return done;
    }

    xnn_status define_integers(const Value& value, const std::vector<std::size_t>& dims, std::uint32_t external,
                               std::uint32_t flags, std::uint32_t& made) {
        const Element& element = value.element;
        const std::byte* data = value.constant == 0 ? nullptr : aligned(plan_.payload.constants[value.constant].bytes);
        const xnn_datatype type = type_of(element.type);
        if (!element.scales.empty()) {
            return xnn_define_channelwise_quantized_tensor_value(subgraph_.get(), type, element.scales.data(),
                                                                 dims.size(), element.channel, dims.data(), data,
                                                                 external, flags, &made);
        }
        return xnn_define_quantized_tensor_value(subgraph_.get(), type, element.zero, element.scale, dims.size(),
                                                 dims.data(), data, external, flags, &made);
    }

    /// Filters and biases are packed while the runtime is created: until then they have the layout of their type.
    const std::byte* aligned(ByteView bytes) {
        if (reinterpret_cast<std::uintptr_t>(bytes.data()) % 16 == 0) return bytes.data();
        copies_.emplace_back(bytes.begin(), bytes.end());
        return copies_.back().data();
    }

    [[nodiscard]] std::uint32_t id(const Node& node, std::size_t i) const {
        const bool is_there = i < node.inputs.size() && node.inputs[i] != no_id;
        return is_there ? ids_.at(node.inputs[i]) : XNN_INVALID_VALUE_ID;
    }

    xnn_status define(const Node& n) {
        xnn_subgraph_t s = subgraph_.get();
        const std::uint32_t a = id(n, 0), b = id(n, 1), c = id(n, 2), out = ids_.at(n.output);
        const Window& w = n.window;
        switch (n.kind) {
            case Kind::add: return xnn_define_add2(s, n.min, n.max, a, b, out, 0);
            case Kind::subtract: return xnn_define_subtract(s, n.min, n.max, a, b, out, 0);
            case Kind::multiply: return xnn_define_multiply2(s, n.min, n.max, a, b, out, 0);
            case Kind::div: return xnn_define_divide(s, n.min, n.max, a, b, out, 0);
            case Kind::minimum: return xnn_define_minimum2(s, a, b, out, 0);
            case Kind::maximum: return xnn_define_maximum2(s, a, b, out, 0);
            case Kind::fully_connected:
                return xnn_define_fully_connected(s, n.min, n.max, a, b, c, out, n.flags & XNN_FLAG_TRANSPOSE_WEIGHTS);
            case Kind::conv:
                return xnn_define_convolution_2d(s, w.top, w.right, w.bottom, w.left, w.height, w.width,
                                                 w.stride_height, w.stride_width, w.dilation_height, w.dilation_width,
                                                 w.groups, w.group_inputs, w.group_outputs, n.min, n.max, a, b, c, out,
                                                 0);
            case Kind::depthwise:
                return xnn_define_depthwise_convolution_2d(s, w.top, w.right, w.bottom, w.left, w.height, w.width,
                                                           w.stride_height, w.stride_width, w.dilation_height,
                                                           w.dilation_width, w.group_outputs / w.group_inputs, w.groups,
                                                           n.min, n.max, a, b, c, out, 0);
            case Kind::conv_transpose:
                return xnn_define_deconvolution_2d(s, w.top, w.right, w.bottom, w.left, w.adjust_height, w.adjust_width,
                                                   w.height, w.width, w.stride_height, w.stride_width,
                                                   w.dilation_height, w.dilation_width, w.groups, w.group_inputs,
                                                   w.group_outputs, n.min, n.max, a, b, c, out, 0);
            case Kind::avg_pool:
                return xnn_define_average_pooling_2d(s, w.top, w.right, w.bottom, w.left, w.height, w.width,
                                                     w.stride_height, w.stride_width, n.min, n.max, a, out, 0);
            case Kind::max_pool:
                return xnn_define_max_pooling_2d(s, w.top, w.right, w.bottom, w.left, w.height, w.width,
                                                 w.stride_height, w.stride_width, w.dilation_height, w.dilation_width,
                                                 n.min, n.max, a, out, 0);
            case Kind::global_avg_pool: return xnn_define_global_average_pooling_2d(s, n.min, n.max, a, out, 0);
            case Kind::clamp: return xnn_define_clamp(s, n.min, n.max, a, out, 0);
            case Kind::transpose:
            case Kind::reshape: return reshape(n, a, out);
            case Kind::pad: {
                const std::vector<std::size_t> before(n.list.begin(), n.list.end()),
                    after(n.more.begin(), n.more.end());
                return xnn_define_static_constant_pad(s, before.data(), after.data(), n.scalar, a, out, 0);
            }
            case Kind::resize:
                return xnn_define_static_resize_bilinear_2d(
                    s, static_cast<std::size_t>(n.list[0]), static_cast<std::size_t>(n.list[1]), a, out,
                    n.flags & (XNN_FLAG_ALIGN_CORNERS | XNN_FLAG_TENSORFLOW_LEGACY_MODE));
            case Kind::prelu: return xnn_define_prelu(s, a, b, out, 0);
            case Kind::leaky_relu: return xnn_define_leaky_relu(s, n.scalar, a, out, 0);
            case Kind::elu: return xnn_define_elu(s, n.scalar, a, out, 0);
            default: return define_unary(n.kind, a, out);
        }
    }

    xnn_status reshape(const Node& node, std::uint32_t in, std::uint32_t out) {
        const std::vector<std::int64_t>& to = plan_.dims[node.output];
        const std::vector<std::size_t> shape(to.begin(), to.end());
        return xnn_define_static_reshape(subgraph_.get(), shape.size(), shape.data(), in, out, 0);
    }

    xnn_status define_unary(Kind kind, std::uint32_t in, std::uint32_t out) {
        xnn_subgraph_t s = subgraph_.get();
        switch (kind) {
            case Kind::softmax: return xnn_define_softmax(s, in, out, 0);
            case Kind::sigmoid: return xnn_define_sigmoid(s, in, out, 0);
            case Kind::floor: return xnn_define_floor(s, in, out, 0);
            case Kind::ceiling: return xnn_define_ceiling(s, in, out, 0);
            case Kind::hardswish: return xnn_define_hardswish(s, in, out, 0);
            case Kind::negate: return xnn_define_negate(s, in, out, 0);
            case Kind::square: return xnn_define_square(s, in, out, 0);
            case Kind::sqrt: return xnn_define_square_root(s, in, out, 0);
            case Kind::abs: return xnn_define_abs(s, in, out, 0);
            case Kind::convert: return xnn_define_convert(s, in, out, 0);
            default: return xnn_status_unsupported_parameter;
        }
    }

    const LibraryPlan& plan_;
    std::list<std::vector<std::byte>> copies_;
    std::vector<Stored> stored_;
    Subgraph subgraph_;
    std::map<std::uint32_t, std::uint32_t> ids_;
};

}  // namespace

Result<> library_available() {
    const xnn_allocator counting{.context = nullptr,
                                 .allocate = Meter::allocate,
                                 .reallocate = Meter::reallocate,
                                 .deallocate = Meter::deallocate,
                                 .aligned_allocate = Meter::aligned_allocate,
                                 .aligned_deallocate = Meter::deallocate};
    if (xnn_initialize(&counting) == xnn_status_success) return done;
    return Error{.what = message("XNNPACK does not start on this processor"),
                 .remedy = message("run the program without this backend")};
}

Result<std::unique_ptr<LibraryRun>> make_library_run(const LibraryPlan& plan) { return Definition(plan).make(); }

}  // namespace arenascope::xnn

#else

namespace arenascope::xnn {

Result<> library_available() {
    return Error{.what = message("ArenaScope was built without XNNPACK"),
                 .remedy = message("install libxnnpack-dev and rebuild")};
}

Result<std::unique_ptr<LibraryRun>> make_library_run(const LibraryPlan&) { return library_available().error(); }

}  // namespace arenascope::xnn

#endif
