// Reads and checks an XNNPACK payload, which may come from any file.

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/backends/xnnpack/payload.h"
#include "engine/backends/xnnpack/payload_element.h"
#include "engine/backends/xnnpack/shapes.h"
#include "schemas/xnnpack_generated.h"

namespace arenascope::xnn {

namespace {

namespace fb = ::arenascope::xnnfb;

constexpr std::size_t header_bytes = 30;
constexpr std::uint32_t most_externals = 4096, most_window = 1U << 20;
constexpr std::string_view titles[kind_count]{"none",
                                              "Add",
                                              "FullyConnected",
                                              "Softmax",
                                              "Sigmoid",
                                              "StaticTranspose",
                                              "Clamp",
                                              "Conv2d",
                                              "Div",
                                              "StaticResizeBilinear2D",
                                              "StaticConstantPad",
                                              "AvgPooling2d",
                                              "Minimum",
                                              "DepthwiseConv2d",
                                              "MaxPooling2d",
                                              "Multiply",
                                              "Subtract",
                                              "Floor",
                                              "Convert",
                                              "GlobalAvgPooling2d",
                                              "StaticReshape",
                                              "ArgMaxPooling2d",
                                              "SquareRoot",
                                              "Ceiling",
                                              "Hardswish",
                                              "LeakyReLU",
                                              "Maximum",
                                              "Negate",
                                              "Square",
                                              "ELU",
                                              "Abs",
                                              "PReLU",
                                              "Concatenate2",
                                              "Concatenate3",
                                              "Concatenate4",
                                              "StaticSlice",
                                              "ScaledDotProductAttention",
                                              "BatchMatrixMultiply",
                                              "Concatenate5",
                                              "ConvTranspose2d",
                                              "ReciprocalSquareRoot",
                                              "Log",
                                              "Gelu",
                                              "Tanh",
                                              "Exp",
                                              "Sin",
                                              "Copy",
                                              "Cos"};

Error at_byte(std::size_t byte, Message what, Message expected) {
    return Error{.what = std::move(what), .place = message("byte {byte}", byte), .expected = std::move(expected)};
}

/// The areas of a payload.
struct Areas {
    ByteView graph, constants;
    std::size_t graph_at = 0;
};

Result<Areas> find_areas(ByteView serialized) {
    const auto magic = slice(serialized, 4, 4);
    if (!magic || as_text(*magic) != "XH00") return Areas{.graph = serialized, .constants = {}};  // the oldest form
    if (serialized.size() < header_bytes)
        return at_byte(serialized.size(), message("the header ends early"), message("30 bytes"));
    const auto graph_at = read_at<std::uint32_t>(serialized, 10), graph_size = read_at<std::uint32_t>(serialized, 14);
    const auto constants_at = read_at<std::uint32_t>(serialized, 18);
    const auto constants_size = read_at<std::uint64_t>(serialized, 22);
    const auto graph = slice(serialized, *graph_at, *graph_size);
    if (!graph || *graph_size < 8 || *graph_at < header_bytes)
        return at_byte(10, message("the graph lies outside the payload"), message("an offset inside the payload"));
    const auto constants = slice(serialized, *constants_at, *constants_size);
    if (!constants)
        return at_byte(18, message("the constants lie outside the payload"), message("an offset inside the payload"));
    if (*constants_size > 0 && *constants_at < *graph_at + *graph_size)
        return at_byte(18, message("the constants overlap the graph"), message("constants after the graph"));
    return Areas{.graph = *graph, .constants = *constants, .graph_at = *graph_at};
}

class Reader {
public:
    /// `base`: the first byte of the graph.
    Reader(const std::uint8_t* base, const Areas& areas, const Data& serialized, const FindNamed& named)
        : base_(base),
          graph_(*flatbuffers::GetRoot<fb::Graph>(base)),
          areas_(areas),
          payload_(serialized),
          named_(named) {}

    Result<Payload> run() {
        out_.externals = graph_.num_externs();
        if (out_.externals > most_externals)
            return at_byte(at(&graph_), message("{count} externals", out_.externals), message("at most 4096"));
        CHECKED(read_constants());
        CHECKED(read_values());
        for (flatbuffers::uoffset_t i = 0; i < graph_.xnodes()->size(); ++i) {
            const fb::XNode& from = *graph_.xnodes()->Get(i);
            TRY(Node node, read_node(from).in(place(&from, message("node {node}", i))));
            node.byte = at(&from);
            CHECKED(check(node).in(place_of(node, i)));
            out_.nodes.push_back(std::move(node));
        }
        for (std::size_t i = 0; i < out_.values.size(); ++i) {
            if (out_.values[i].is_output && !made_[i])
                return at_byte(at(graph_.xnodes()), message("an output that no node computes"),
                               message("a node that writes value {value}", i));
        }
        return std::move(out_);
    }

private:
    /// Byte of the payload at which a part of the graph begins.
    [[nodiscard]] std::size_t at(const void* part) const {
        return areas_.graph_at + static_cast<std::size_t>(static_cast<const std::uint8_t*>(part) - base_);
    }
    [[nodiscard]] ErrorPlace place(const void* part, const ErrorPlace& title) const {
        return {message("byte {byte}", at(part)), title};
    }

    Result<> read_constants() {
        const auto* all = graph_.constant_data();
        const auto* inside = graph_.constant_buffer();
        const flatbuffers::uoffset_t count = all ? all->size() : inside ? inside->size() : 0;
        for (flatbuffers::uoffset_t i = 0; i < count; ++i) {
            const void* part = all ? static_cast<const void*>(all->Get(i)) : inside->Get(i);
            const ErrorPlace where = place(part, "constant " + std::to_string(i));
            if (i == 0) {
                out_.constants.emplace_back();  // stands for "none"
            } else if (all) {
                TRY(Data data, constant(*all->Get(i)).in(where));
                out_.constants.push_back(std::move(data));
            } else {
                const auto* bytes = inside->Get(i)->storage();
                if (!bytes) return Error{.what = message("no bytes"), .place = where};
                out_.constants.push_back(
                    {{reinterpret_cast<const std::byte*>(bytes->data()), bytes->size()}, payload_.owner});
            }
        }
        if (out_.constants.empty()) out_.constants.emplace_back();
        return done;
    }

    Result<Data> constant(const fb::ConstantDataOffset& from) {
        if (from.named_key()) {
            const auto found = named_(from.named_key()->string_view());
            if (found) return *found;
            return Error{.what = message("named data '{name}' is missing", from.named_key()->str().substr(0, 80)),
                         .remedy = message("keep the program's .ptd file in the same folder")};
        }
        const auto bytes = slice(areas_.constants, from.offset(), from.size());
        if (bytes) return Data{*bytes, payload_.owner};
        return Error{.what = message("lies outside the constant area"),
                     .expected = message("{bytes} bytes inside it", areas_.constants.size())};
    }

    Result<> read_values() {
        const auto& all = *graph_.xvalues();
        out_.values.resize(all.size());
        made_.assign(all.size(), false);
        std::vector<bool> seen(all.size(), false);
        std::set<std::uint32_t> externals;
        for (flatbuffers::uoffset_t i = 0; i < all.size(); ++i) {
            const ErrorPlace where = place(all.Get(i), message("value {value}", i));
            const fb::TensorValue* tensor = all.Get(i)->xvalue_union_as_TensorValue();
            const fb::QuantizedTensorValue* quantised = all.Get(i)->xvalue_union_as_QuantizedTensorValue();
            if (quantised) tensor = quantised->tensor_value();
            if (!tensor)
                return Error{.what = message("a value without a tensor"),
                             .place = where,
                             .expected = message("a plain or a quantised tensor")};
            if (tensor->id_out() >= all.size() || seen[tensor->id_out()]) {
                return Error{.what = message("id {id}", tensor->id_out()),
                             .place = where,
                             .expected = message("a unique id below {count}", all.size())};
            }
            seen[tensor->id_out()] = true;
            TRY(out_.values[tensor->id_out()].element, read_element(*tensor, quantised, out_.constants).in(where));
            CHECKED(read_value(*tensor, out_.values[tensor->id_out()]).in(where));
            const Value& value = out_.values[tensor->id_out()];
            if (value.external != no_id && !externals.insert(value.external).second) {
                return Error{.what = message("external id {external} is used by two values", value.external),
                             .place = where,
                             .expected = message("a unique id for each")};
            }
            made_[tensor->id_out()] = value.is_input || value.constant != 0;
        }
        return done;
    }

    Result<> read_value(const fb::TensorValue& from, Value& to) const {
        const std::size_t rank = from.dims() ? from.dims()->size() : 0;
        if (rank > most_dims || rank < from.num_dims())
            return Error{.what = message("{rank} dimensions", rank),
                         .expected = message("at most 6 and equal to num_dims")};
        for (flatbuffers::uoffset_t i = 0; i < from.num_dims(); ++i) to.dims.push_back(from.dims()->Get(i));
        const auto count = numel(to.dims);
        const auto bytes = count && checked_mul(*count, 4) ? stored_bytes(to.element, *count) : std::nullopt;
        if (!bytes)
            return Error{.what = message("a shape too large"), .expected = message("bytes that 63 bits can count")};
        CHECKED(check_element(to.element, to.dims));
        if (from.flags() > 2)
            return Error{.what = message("flags {flags}", from.flags()), .expected = message("0, 1 or 2")};
        to.is_input = from.flags() == 1;
        to.is_output = from.flags() == 2;
        to.constant = from.constant_buffer_idx();
        if (to.constant != 0) {
            if (to.constant >= out_.constants.size() || to.is_input || to.is_output)
                return Error{.what = message("constant {constant}", to.constant),
                             .expected = message("below {constants}", out_.constants.size())};
            const std::size_t have = out_.constants[to.constant].bytes.size();
            if (have < static_cast<std::uint64_t>(*bytes))
                return Error{.what = message("constant of {bytes} bytes", have),
                             .expected = message("{bytes} for {shape}", *bytes, shape_text(to.dims))};
        }
        to.external = to.is_input || to.is_output ? from.external_id() : no_id;
        if ((to.is_input || to.is_output) && to.external >= out_.externals)
            return Error{.what = message("external id {external}", to.external),
                         .expected = message("below {count}", out_.externals)};
        return done;
    }

    static std::vector<std::int64_t> numbers(const flatbuffers::Vector<std::uint32_t>* from) {
        std::vector<std::int64_t> out;
        for (flatbuffers::uoffset_t i = 0; from && i < std::min<flatbuffers::uoffset_t>(from->size(), 64); ++i)
            out.push_back(from->Get(i));
        return out;
    }

    Result<Node> read_node(const fb::XNode& from) const {
        Node node;
        const auto type = static_cast<int>(from.xnode_union_type());
        if (type <= 0 || type >= kind_count || !from.xnode_union())
            return Error{.what = message("kind {type}", type), .expected = message("1 to 47")};
        node.kind = static_cast<Kind>(type);
        node.handle = from.debug_handle();
        if (const auto* bounds = from.output_min_max()) {
            node.min = bounds->output_min();
            node.max = bounds->output_max();
            if (!(node.min <= node.max))
                return Error{.what = message("output bounds that contradict each other"),
                             .expected = message("min <= max")};
        }
        content(from, node);
        if (node.kind == Kind::attention || node.kind == Kind::none) {
            return Error{.what = message("{kind} is not supported", name_of(node.kind)),
                         .expected = message("a supported node")};
        }
        return node;
    }

    static void one_input(const fb::OneInput& from, Node& node) {
        node.inputs = {from.input_id()};
        node.output = from.output_id();
        node.flags = from.flags();
    }
    template <class Table>
    static void listed(const Table& from, const flatbuffers::Vector<std::uint32_t>* list, Node& node) {
        node.inputs = {from.input_id()};
        node.output = from.output_id();
        node.flags = from.flags();
        node.list = numbers(list);
    }
    /// The common fields of nodes with one input.
    struct OneOf {
        std::uint32_t in, out, node_flags;
        [[nodiscard]] std::uint32_t input_id() const { return in; }
        [[nodiscard]] std::uint32_t output_id() const { return out; }
        [[nodiscard]] std::uint32_t flags() const { return node_flags; }
    };
    static void convolution(const fb::Convolution& from, Node& node) {
        node.inputs = {from.input1_id(), from.filter_id(), from.bias_id()};
        node.output = from.output_id();
        node.flags = from.flags();
        node.window = {
            from.padding_top(),     from.padding_right(),     from.padding_bottom(),       from.padding_left(),
            from.kernel_height(),   from.kernel_width(),      from.subsampling_height(),   from.subsampling_width(),
            from.dilation_height(), from.dilation_width(),    from.group_input_channels(), from.group_output_channels(),
            from.groups(),          from.adjustment_height(), from.adjustment_width()};
    }
    static void pooling(const fb::Pooling& from, Node& node) {
        node.inputs = {from.input_id()};
        node.output = from.output_id();
        node.flags = from.flags();
        node.window = {from.padding_top(),
                       from.padding_right(),
                       from.padding_bottom(),
                       from.padding_left(),
                       from.pooling_height(),
                       from.pooling_width(),
                       from.stride_height(),
                       from.stride_width(),
                       std::max(1U, from.dilation_height()),
                       std::max(1U, from.dilation_width())};
    }
    static void concatenation(const fb::Concatenation& from, std::size_t count, Node& node) {
        const std::uint32_t ids[] = {from.input1_id(), from.input2_id(), from.input3_id(), from.input4_id(),
                                     from.input5_id()};
        node.inputs.assign(ids, ids + count);
        node.output = from.output_id();
        node.axis = from.axis();
    }

    static void content(const fb::XNode& from, Node& node) {
        switch (node.kind) {
            case Kind::add:
            case Kind::div:
            case Kind::minimum:
            case Kind::multiply:
            case Kind::subtract:
            case Kind::maximum:
            case Kind::prelu:
            case Kind::batch_matmul: {
                const auto& two = *static_cast<const fb::TwoInputs*>(from.xnode_union());
                node.inputs = {two.input1_id(), two.input2_id()};
                node.output = two.output_id();
                node.flags = two.flags();
                break;
            }
            case Kind::fully_connected: {
                const auto& full = *from.xnode_union_as_FullyConnected();
                node.inputs = {full.input1_id(), full.filter_id(), full.bias_id()};
                node.output = full.output_id();
                node.flags = full.flags();
                break;
            }
            case Kind::conv:
            case Kind::depthwise:
            case Kind::conv_transpose:
                convolution(*static_cast<const fb::Convolution*>(from.xnode_union()), node);
                break;
            case Kind::avg_pool:
            case Kind::max_pool: pooling(*static_cast<const fb::Pooling*>(from.xnode_union()), node); break;
            case Kind::cat2:
            case Kind::cat3:
            case Kind::cat4:
            case Kind::cat5: {
                const std::size_t count = node.kind == Kind::cat5
                    ? 5
                    : static_cast<std::size_t>(node.kind) - static_cast<std::size_t>(Kind::cat2) + 2;
                concatenation(*static_cast<const fb::Concatenation*>(from.xnode_union()), count, node);
                break;
            }
            case Kind::transpose:
                listed(*from.xnode_union_as_StaticTranspose(), from.xnode_union_as_StaticTranspose()->perm(), node);
                break;
            case Kind::reshape:
                listed(*from.xnode_union_as_StaticReshape(), from.xnode_union_as_StaticReshape()->new_shape(), node);
                break;
            case Kind::pad:
                listed(*from.xnode_union_as_StaticConstantPad(),
                       from.xnode_union_as_StaticConstantPad()->pre_paddings(), node);
                node.more = numbers(from.xnode_union_as_StaticConstantPad()->post_paddings());
                node.scalar = from.xnode_union_as_StaticConstantPad()->padding_value();
                break;
            case Kind::slice:
                listed(*from.xnode_union_as_StaticSlice(), from.xnode_union_as_StaticSlice()->offsets(), node);
                node.more = numbers(from.xnode_union_as_StaticSlice()->sizes());
                break;
            case Kind::resize: {
                const auto& resize = *from.xnode_union_as_StaticResizeBilinear2D();
                listed(resize, nullptr, node);
                node.list = {resize.new_height(), resize.new_width()};
                break;
            }
            case Kind::leaky_relu:
                listed(*from.xnode_union_as_LeakyReLU(), nullptr, node);
                node.scalar = from.xnode_union_as_LeakyReLU()->negative_slope();
                break;
            case Kind::elu:
                listed(*from.xnode_union_as_ELU(), nullptr, node);
                node.scalar = from.xnode_union_as_ELU()->alpha();
                break;
            case Kind::argmax_pool: {
                const auto& pool = *from.xnode_union_as_ArgMaxPooling2d();
                listed(OneOf{pool.input_id(), pool.output_value_id(), pool.flags()}, nullptr, node);
                node.second = pool.output_index_id();
                node.window = {pool.padding_top(),    pool.padding_right(),  pool.padding_bottom(),
                               pool.padding_left(),   pool.pooling_height(), pool.pooling_width(),
                               pool.pooling_height(), pool.pooling_width()};
                break;
            }
            case Kind::none:
            case Kind::attention: break;
            default: one_input(*static_cast<const fb::OneInput*>(from.xnode_union()), node); break;
        }
    }

    /// Ids, order, and numbers that the library does not check.
    Result<> check(const Node& node) {
        const bool has_bias = node.kind == Kind::conv || node.kind == Kind::depthwise ||
            node.kind == Kind::conv_transpose || node.kind == Kind::fully_connected;
        for (std::size_t i = 0; i < node.inputs.size(); ++i) {
            const std::uint32_t id = node.inputs[i];
            if (has_bias && i == 2 && id == no_id) continue;
            if (id >= out_.values.size())
                return Error{.what = message("reads value {id}", id),
                             .expected = message("below {values}", out_.values.size())};
            if (!made_[id]) return Error{.what = message("reads value {id} before it is computed", id)};
        }
        if (node.output >= out_.values.size() || made_[node.output])
            return Error{.what = message("writes value {output}", node.output),
                         .expected = message("a value that no other node writes")};
        made_[node.output] = true;
        if (node.kind == Kind::argmax_pool) {
            if (node.second >= out_.values.size() || made_[node.second])
                return Error{.what = message("writes value {value}", node.second),
                             .expected = message("a value that no other node writes")};
            made_[node.second] = true;
            out_.values[node.second].element = {.type = Element::Type::index};
        }
        const Window& w = node.window;
        for (const std::uint32_t size : {w.height, w.width, w.stride_height, w.stride_width, w.dilation_height,
                                         w.dilation_width, w.group_inputs, w.group_outputs, w.groups}) {
            if (size == 0 || size > most_window)
                return Error{.what = message("a window, stride or channel count of {size}", size),
                             .expected = message("1 to 1048576")};
        }
        for (const std::uint32_t size : {w.top, w.right, w.bottom, w.left, w.adjust_height, w.adjust_width}) {
            if (size > most_window)
                return Error{.what = message("padding {size}", size), .expected = message("at most 1048576")};
        }
        if (node.list.size() > most_dims || node.more.size() > most_dims)
            return Error{.what = message("a list longer than 6")};
        if (!std::isfinite(node.scalar) && node.kind != Kind::pad)
            return Error{.what = message("a parameter that is not finite")};
        if (node.kind == Kind::elu && !(node.scalar > 0))
            return Error{.what = message("alpha {value}", node.scalar), .expected = message("above 0")};
        return done;
    }

    const std::uint8_t* base_;
    const fb::Graph& graph_;
    const Areas& areas_;
    const Data& payload_;
    const FindNamed& named_;
    Payload out_;
    std::vector<bool> made_;  ///< by value
};

}  // namespace

std::string_view name_of(Kind kind) { return titles[static_cast<std::size_t>(kind)]; }

ErrorPlace place_of(const Node& node, std::size_t index) {
    const ErrorPlace title =
        message("node {node}", std::to_string(index) + " (" + std::string(name_of(node.kind)) + ")");
    return node.byte == 0 ? title : ErrorPlace{message("byte {byte}", node.byte), title};
}

Result<Payload> read_payload(const Data& serialized, const FindNamed& named) {
    TRY(const Areas areas, find_areas(serialized.bytes));
    // The verifier requires aligned bytes, which a truncated or moved payload may not have.
    std::vector<std::uint64_t> aligned(areas.graph.size() / 8 + 1);
    std::ranges::copy(areas.graph, reinterpret_cast<std::byte*>(aligned.data()));
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(aligned.data());
    const auto identifier = slice(areas.graph, 4, 4);
    const bool known = identifier && (as_text(*identifier) == "XN01" || as_text(*identifier) == "XN00");
    if (!known) return at_byte(areas.graph_at + 4, message("not an XNNPACK payload"), message("identifier XN01"));
    flatbuffers::Verifier verifier(bytes, areas.graph.size(), 64, 2'000'000);
    if (!verifier.VerifyBuffer<fb::Graph>(nullptr))
        return at_byte(areas.graph_at, message("the graph is damaged"), message("a flatbuffer of nodes and values"));
    const auto& graph = *flatbuffers::GetRoot<fb::Graph>(bytes);
    if (!graph.xvalues() || !graph.xnodes())
        return at_byte(areas.graph_at, message("the graph has no values or nodes"), message("both lists"));
    if (!graph.constant_data() && graph.constant_buffer()) {
        // Constants inside the graph live as long as its copy.
        auto owner = std::make_shared<std::vector<std::uint64_t>>(std::move(aligned));
        const Data kept{std::as_bytes(std::span(*owner)), owner};
        return Reader(reinterpret_cast<const std::uint8_t*>(owner->data()), areas, kept, named).run();
    }
    return Reader(bytes, areas, serialized, named).run();
}

}  // namespace arenascope::xnn
