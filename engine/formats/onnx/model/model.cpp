#include "engine/formats/onnx/model/model.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/formats/onnx/model/fields.h"
#include "engine/formats/onnx/model/wire.h"
#include "engine/formats/onnx/onnx_names.h"
#include "engine/ir/graph_budget.h"

namespace arenascope::onnx {

namespace {

constexpr int most_depth = 32;  // of bodies within bodies

class Parser {
public:
    Parser(const std::shared_ptr<const void>& owner, const OpenBeside& open, std::size_t file_bytes)
        : owner_(owner), open_(open), budget_(file_bytes) {}

    Result<Model> model(ByteView bytes) {
        Model out;
        bool has_graph = false;
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            if (field.number == model_ir_version) out.ir_version = field.integer();
            if (field.number == model_opset_import) CHECKED(opset(field.bytes, out));
            if (field.number != model_graph) continue;
            if (has_graph) return Error{.what = message("has two graphs"), .expected = message("one")};
            has_graph = true;
            CHECKED(graph(field.bytes, out.graph, 0).in("graph"));
        }
        if (!has_graph) return Error{.what = message("has no graph"), .expected = message("an ONNX model")};
        return out;
    }

private:
    static Result<> opset(ByteView bytes, Model& out) {
        std::string domain;
        std::int64_t version = 0;
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            if (field.number == opset_domain) domain = std::string(field.text());
            if (field.number == opset_version) version = field.integer();
        }
        if (domain.empty() || domain == "ai.onnx") out.opset = version;
        return done;
    }

    Result<> graph(ByteView bytes, Graph& out, int depth) {
        if (depth > most_depth)
            return Error{.what = message("control-flow bodies are nested too deeply"),
                         .expected = message("at most 32 levels")};
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            switch (field.number) {
                case graph_node: {
                    Node parsed;
                    CHECKED(node(field.bytes, parsed, depth).in(message("node {node}", out.nodes.size())));
                    out.nodes.push_back(std::move(parsed));
                    break;
                }
                case graph_name: out.name = std::string(field.text()); break;
                case graph_initializer: {
                    if (auto texts = name_of_texts(field.bytes)) {
                        out.untyped[*texts] = contents_of(element_string);
                        out.opaque.insert(std::move(*texts));
                        break;
                    }
                    TRY(auto tensor, parse_tensor(field.bytes, owner_, open_));
                    CHECKED(budget_.named(GraphBudget::tensor_bytes / 2, tensor.name.size()));
                    out.initializers.push_back(std::move(tensor));
                    break;
                }
                case graph_input: CHECKED(value(field.bytes, out, &out.inputs)); break;
                case graph_output: CHECKED(value(field.bytes, out, &out.outputs)); break;
                case graph_value_info: CHECKED(value(field.bytes, out, nullptr)); break;
                case graph_sparse_initializer: {
                    constexpr std::int64_t most_bytes = 64 << 20;  // limit of expansion from a few bytes
                    TRY(auto tensor, parse_sparse_tensor(field.bytes, owner_, open_, most_bytes));
                    CHECKED(budget_.named(GraphBudget::tensor_bytes / 2 + std::ssize(tensor.data.bytes),
                                          tensor.name.size()));
                    out.initializers.push_back(std::move(tensor));
                    break;
                }
                default: break;
            }
        }
        put_in_order(out);
        return done;
    }

    /// Some tools write nodes in any order: each is moved after those that make its inputs, otherwise the order is
    /// kept. A node that reads its own result stays and is refused.
    static void put_in_order(Graph& graph) {
        std::map<std::string, std::size_t> makers;
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            for (const std::string& output : graph.nodes[i].outputs)
                if (!output.empty()) makers.try_emplace(output, i);
        }
        bool in_order = true;
        std::vector<std::vector<std::size_t>> readers(graph.nodes.size());
        std::vector<std::size_t> missing(graph.nodes.size(), 0);
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            std::set<std::size_t> from;
            for (const auto& name : graph.nodes[i].inputs)
                if (const auto maker = makers.find(name); maker != makers.end()) from.insert(maker->second);
            for (const auto& name : graph.nodes[i].captured)
                if (const auto maker = makers.find(name); maker != makers.end()) from.insert(maker->second);
            from.erase(i);  // a name that its own body redefines
            missing[i] = from.size();
            for (const std::size_t maker : from) readers[maker].push_back(i);
            in_order = in_order && (from.empty() || *from.rbegin() < i);
        }
        if (in_order) return;
        std::set<std::size_t> ready;
        for (std::size_t i = 0; i < missing.size(); ++i)
            if (missing[i] == 0) ready.insert(i);
        std::vector<Node> sorted;
        while (!ready.empty()) {
            const std::size_t next = *ready.begin();
            ready.erase(ready.begin());
            for (const std::size_t reader : readers[next])
                if (--missing[reader] == 0) ready.insert(reader);
            sorted.push_back(std::move(graph.nodes[next]));
        }
        for (std::size_t i = 0; i < missing.size(); ++i)
            if (missing[i] > 0) sorted.push_back(std::move(graph.nodes[i]));
        graph.nodes = std::move(sorted);
    }

    Result<> node(ByteView bytes, Node& out, int depth) {
        std::string trace, documentation;
        CHECKED(budget_.take(GraphBudget::operator_bytes));
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            switch (field.number) {
                case node_input:
                    CHECKED(budget_.named(GraphBudget::use_bytes, field.bytes.size()));
                    out.inputs.emplace_back(field.text());
                    break;
                case node_output:
                    CHECKED(budget_.named(GraphBudget::tensor_bytes, field.bytes.size()));
                    out.outputs.emplace_back(field.text());
                    break;
                case node_name:
                    CHECKED(budget_.named(0, field.bytes.size()));
                    out.name = std::string(field.text());
                    break;
                case node_op_type: out.op = std::string(field.text()); break;
                case node_attribute: CHECKED(attribute(field.bytes, out, depth)); break;
                case node_doc_string: documentation = std::string(field.text()); break;
                case node_domain: out.domain = std::string(field.text()); break;
                case node_metadata_props: CHECKED(node_metadata(field.bytes, trace)); break;
                default: break;
            }
        }
        out.stack_trace = stack_trace_of(trace, documentation);
        CHECKED(budget_.take(3 * static_cast<std::int64_t>(out.stack_trace.size())));
        if (out.domain == "ai.onnx") out.domain.clear();
        return done;
    }

    static Result<> node_metadata(ByteView bytes, std::string& trace) {
        std::string_view key, value;
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            if (field.number == entry_key) key = field.text();
            if (field.number == entry_value) value = field.text();
        }
        if (key == "pkg.torch.onnx.stack_trace") trace = std::string(value);
        return done;
    }

    /// Packed numbers: four bytes each, or any number of bytes of which the last has its highest bit clear.
    static std::int64_t field_numbers(const Field& field) {
        if (field.number == attribute_floats) return static_cast<std::int64_t>(field.bytes.size() / 4);
        return std::count_if(field.bytes.begin(), field.bytes.end(),
                             [](std::byte byte) { return (byte & std::byte{0x80}) == std::byte{0}; });
    }

    Result<> attribute(ByteView bytes, Node& node_of, int depth) {
        std::string name;
        Attribute out;
        CHECKED(budget_.take(GraphBudget::use_bytes));
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            switch (field.number) {
                case attribute_name: name = std::string(field.text()); break;
                case attribute_f: out.f = field.real(); break;
                case attribute_i: out.i = field.integer(); break;
                case attribute_s: out.s = std::string(field.text()); break;
                case attribute_t: {
                    if (name_of_texts(field.bytes)) break;
                    TRY(out.tensor, parse_tensor(field.bytes, owner_, open_));
                    break;
                }
                case attribute_g:
                case attribute_graphs: {
                    auto body = std::make_shared<Graph>();
                    CHECKED(graph(field.bytes, *body, depth + 1));
                    add_captured(*body, node_of.captured);
                    out.body = std::move(body);
                    break;
                }
                case attribute_floats:
                case attribute_ints:
                case attribute_strings: {  // an argument each, where a list is one
                    const bool one = field.number == attribute_strings || field.kind != Field::Kind::bytes;
                    CHECKED(budget_.take(GraphBudget::use_bytes / 2 * (one ? 1 : field_numbers(field))));
                    if (field.number == attribute_floats) CHECKED(append_floats(field, out.floats));
                    if (field.number == attribute_ints) CHECKED(append_integers(field, out.ints));
                    if (field.number == attribute_strings) out.strings.emplace_back(field.text());
                    break;
                }
                default: break;
            }
        }
        node_of.attributes[name] = std::move(out);
        return done;
    }

    /// Names that a body reads; its own are included, which is harmless.
    static void add_captured(const Graph& body, std::set<std::string>& captured) {
        captured.insert(body.outputs.begin(), body.outputs.end());
        for (const Node& inner : body.nodes) {
            captured.insert(inner.inputs.begin(), inner.inputs.end());
            captured.insert(inner.captured.begin(), inner.captured.end());
        }
    }

    Result<> value(ByteView bytes, Graph& out, std::vector<std::string>* list) {
        std::string name;
        ByteView type;
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            if (field.number == value_name) name = std::string(field.text());
            if (field.number == value_type) type = field.bytes;
        }
        CHECKED(budget_.named(GraphBudget::tensor_bytes / 4, name.size()));
        if (list) list->push_back(name);
        for (Wire wire(type); !wire.at_end();) {
            TRY(const Field field, wire.next());
            const bool holds_several =
                field.number == type_sequence || field.number == type_map || field.number == type_optional;
            if (holds_several) {
                out.untyped[name] = field.number == type_sequence ? message("is a sequence")
                    : field.number == type_map                    ? message("is a map")
                                                                  : message("is an optional value");
                out.opaque.insert(name);
            }
            if (field.number == type_tensor_type)
                CHECKED(tensor_type(name, field.bytes, out).in(message("value {value}", "'" + name + "'")));
        }
        return done;
    }

    static Result<> tensor_type(const std::string& name, ByteView bytes, Graph& out) {
        TensorType type;
        bool has_shape = false;
        std::int64_t elements = 0;
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            if (field.number == tensor_type_elem_type) {
                elements = field.integer();
                type.dtype = dtype_of(elements).value_or(DType::u8);
            }
            if (field.number != tensor_type_shape) continue;
            has_shape = true;
            for (Wire shape(field.bytes); !shape.at_end();) {
                TRY(const Field dim, shape.next());
                if (dim.number == shape_dim) CHECKED(dimension(name, dim.bytes, type, out));
            }
            assume_batch_of_state(name, type, out);
        }
        const std::int64_t per_byte = elements_per_byte(elements);
        const bool is_bytes = per_byte > 0 && has_shape && pack(type, per_byte);
        if (is_bytes) out.packed.insert(name);
        if (elements == element_string) {
            out.untyped[name] = contents_of(elements);
            out.opaque.insert(name);
        } else if (!has_shape) {
            out.untyped[name] = message("has no shape");
            out.shapeless.insert(name);
        } else if (is_bytes || dtype_of(elements)) {
            out.types[name] = std::move(type);
        } else {
            out.untyped[name] = contents_of(elements);
        }
        return done;
    }

    /// From elements to their bytes; false if their number is dynamic.
    static bool pack(TensorType& type, std::int64_t per_byte) {
        std::int64_t count = 1;
        for (const sym::Expr& size : type.sizes) {
            const auto product = size.is_constant() ? checked_mul(count, size.constant()) : std::nullopt;
            if (!product) return false;
            count = *product;
        }
        type.sizes.assign(1, sym::Expr(bytes_of_elements(count, per_byte)));
        return true;
    }

    /// Common names of the batch dimension in exporters.
    static bool names_batch(std::string_view symbol) {
        const std::string lower = lower_case(symbol);
        return lower.find("batch") != std::string::npos || lower == "n" || lower == "b" || lower == "bs";
    }

    /// The name of a dimension that has none.
    static std::string unnamed(const std::string& value, std::size_t axis) {
        return value + "_" + std::to_string(axis);
    }

    static constexpr sym::AssumedSize batch_of_one{.from = sym::AssumedSize::From::convention, .size = 1};

    /// Recurrent layers keep their state as [layers, batch, size].
    static void assume_batch_of_state(const std::string& value, const TensorType& type, Graph& out) {
        const bool is_state = type.sizes.size() == 3 && type.sizes[0].is_constant() && type.sizes[2].is_constant() &&
            type.sizes[0].constant() > 1 && type.sizes[1] == sym::Expr::symbol(unnamed(value, 1));
        if (is_state) out.ranges[unnamed(value, 1)].assumed = batch_of_one;
    }

    static Result<> dimension(const std::string& value, ByteView bytes, TensorType& type, Graph& out) {
        std::optional<std::int64_t> number;
        std::string symbol;
        for (Wire wire(bytes); !wire.at_end();) {
            TRY(const Field field, wire.next());
            if (field.number == dimension_value) number = field.integer();
            if (field.number == dimension_param) symbol = std::string(field.text());
        }
        if (type.sizes.size() >= 16)
            return Error{.what = message("has more than 16 dimensions"), .expected = message("at most 16")};
        if (number && *number > most_size)
            return Error{.what = message("has a dimension of {number}", *number), .expected = message("0 to 2^48")};
        if (number && *number >= 0) {
            type.sizes.emplace_back(*number);
            return done;
        }
        // Exporters write -1, or nothing at all, for a dynamic size.
        sym::Range range{.min = 1};
        if ((symbol.empty() && type.sizes.empty()) || names_batch(symbol)) range.assumed = batch_of_one;
        if (symbol.empty()) symbol = unnamed(value, type.sizes.size());
        out.ranges.try_emplace(symbol, range);
        type.sizes.push_back(sym::Expr::symbol(symbol));
        return done;
    }

    const std::shared_ptr<const void>& owner_;
    const OpenBeside& open_;
    GraphBudget budget_;
};

}  // namespace

const Attribute* Node::find(const std::string& key) const {
    const auto found = attributes.find(key);
    return found == attributes.end() ? nullptr : &found->second;
}
std::int64_t Node::integer(const std::string& key, std::int64_t otherwise) const {
    const Attribute* found = find(key);
    return found ? found->i : otherwise;
}
float Node::real(const std::string& key, float otherwise) const {
    const Attribute* found = find(key);
    return found ? found->f : otherwise;
}
std::vector<std::int64_t> Node::integers(const std::string& key) const {
    const Attribute* found = find(key);
    return found ? found->ints : std::vector<std::int64_t>();
}
std::string Node::text(const std::string& key, const std::string& otherwise) const {
    const Attribute* found = find(key);
    return found ? found->s : otherwise;
}

Result<Model> parse_model(ByteView bytes, const std::shared_ptr<const void>& owner, const OpenBeside& open) {
    return Parser(owner, open, bytes.size()).model(bytes);
}

}  // namespace arenascope::onnx
