#include "engine/formats/onnx/onnx_opaque.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/formats/open_bytes.h"

namespace arenascope::onnx {

namespace {

constexpr int most_nested = 64;

struct BodyOf {
    const Graph* graph = nullptr;
    std::string name;
    SubGraph::Kind kind = SubGraph::Kind::arm;
};

/// The graphs that a node runs, in the order of the format.
std::vector<BodyOf> bodies_of(const Node& node) {
    std::vector<BodyOf> out;
    for (const char* name : {"then_branch", "else_branch", "body"}) {
        const Attribute* found = node.find(name);
        if (!found || !found->body) continue;
        const bool is_arm = std::string_view(name) != "body";
        out.push_back({found->body.get(), name, is_arm ? SubGraph::Kind::arm : SubGraph::Kind::body});
    }
    return out;
}

/// The inputs of a body by the inputs of its node: Loop has the number of iterations and the condition first, Scan the
/// sliced tensors last.
struct BodyInputs {
    std::size_t first_carried = 0, end_carried = 0;
};

BodyInputs inputs_of(const Node& node, const Graph& body) {
    const std::size_t count = body.inputs.size();
    if (node.op == "Loop") return {std::min<std::size_t>(2, count), count};
    const std::int64_t sliced = node.op == "Scan" ? node.integer("num_scan_inputs", 0) : std::int64_t(count);
    return {0, count - static_cast<std::size_t>(std::clamp<std::int64_t>(sliced, 0, std::int64_t(count)))};
}

using ValueData = decltype(Value::data);

/// What an operator shows of an attribute; nothing for bodies, tensors, and types that are not known.
std::optional<ValueData> shown_attribute(const Attribute& attribute) {
    static constexpr std::size_t most = 256;  // of a list; longer ones are cut
    const auto list = [](const auto& items) {
        return DoubleList{{items.begin(), items.begin() + static_cast<std::ptrdiff_t>(std::min(most, items.size()))}};
    };
    if (attribute.body || attribute.tensor) return std::nullopt;
    if (!attribute.ints.empty()) return list(attribute.ints);
    if (!attribute.floats.empty()) return list(attribute.floats);
    if (!attribute.strings.empty()) {
        std::string out;
        for (std::size_t i = 0; i < std::min(most, attribute.strings.size()); ++i)
            append_item(out, ", ", attribute.strings[i]);
        return out;
    }
    if (!attribute.s.empty()) return attribute.s;
    if (attribute.f != 0) return static_cast<double>(attribute.f);
    return attribute.i;
}

class OpaqueMethod {
public:
    OpaqueMethod(const Model& model, const Importer& importer) : model_(model), importer_(importer) {}

    Result<Method> make() && {
        method_.ranges = importer_.ranges();
        for (const auto& [name, data] : importer_.values().constants()) {
            CHECKED(add(name, Role::constant));
            make_constant(method_.values.last(), name, data);
        }
        add_texts();
        for (const std::string& name : importer_.values().user_inputs()) {
            CHECKED(add(name, Role::input));
            method_.inputs.push_back(own().at(name));
        }
        for (const auto& [name, id] : own())
            method_.node_list.push_back({.kind = ListedNode::Kind::placeholder, .name = name, .values = {id}});
        for (const Node& node : model_.graph.nodes) {
            if (!importer_.is_folded(node)) CHECKED(call(node));
        }
        if (!method_.graphs.empty()) method_.graphs[GraphIndex(0)].end = method_.instructions.next();
        ListedNode last{.kind = ListedNode::Kind::output, .name = "output"};
        for (const std::string& name : model_.graph.outputs) {
            const ValueId id = id_of(name);
            if (id == no_value)
                return Error{.what = message("no node computes output '{output}'", name),
                             .expected = message("a value of the graph")};
            Tensor* tensor = method_.values[id].tensor();
            if (tensor && tensor->role == Role::intermediate) tensor->role = Role::output;
            method_.outputs.push_back(id);
            last.uses.push_back(id);
        }
        method_.node_list.push_back(std::move(last));
        return std::move(method_);
    }

private:
    using Ids = std::map<std::string, ValueId>;

    /// Weights that hold texts. They have no bytes here, but operators read them.
    void add_texts() {
        std::set<std::string> others(model_.graph.inputs.begin(), model_.graph.inputs.end());
        for (const Node& node : model_.graph.nodes) others.insert(node.outputs.begin(), node.outputs.end());
        for (const std::string& name : model_.graph.opaque) {
            if (importer_.values().is_opaque(name) && !others.contains(name)) add_value(name, {});
        }
    }

    [[nodiscard]] Ids& own() { return scopes_.back(); }

    /// A body hides names of the graphs around it.
    [[nodiscard]] ValueId id_of(const std::string& name) const {
        for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
            if (const auto found = scope->find(name); found != scope->end()) return found->second;
        }
        return no_value;
    }

    std::string unique(std::string name) {
        if (!names_.insert(name).second) name += " #" + std::to_string(names_.size());
        names_.insert(name);
        return name;
    }

    // -- values --------------------------------------------------------------------------------------------------

    void add_value(const std::string& name, std::optional<Tensor> tensor) {
        std::string shown = unique(path_.empty() ? name : path_ + "." + name);
        own()[name] = method_.values.next();
        if (tensor) method_.values.push_back({.name = std::move(shown), .data = *std::move(tensor)});
        else method_.values.push_back({.name = std::move(shown), .data = Null{}});
    }

    static Tensor tensor_of(const TensorType& type, Role role) {
        Tensor tensor{.dtype = type.dtype, .sizes = type.sizes, .role = role};
        for (std::size_t i = 0; i < type.sizes.size(); ++i) tensor.dim_order.push_back(static_cast<std::uint8_t>(i));
        return tensor;
    }

    void make_constant(ValueId id, const std::string& name, const Data& data) {
        Tensor& tensor = *method_.values[id].tensor();
        tensor.is_constant = true;
        tensor.data = data;
        tensor.qualified_name = name;
    }

    Result<> add(const std::string& name, Role role) {
        if (importer_.values().is_opaque(name)) {
            add_value(name, {});
            return done;
        }
        if (importer_.values().is_unsized(name)) {
            add_unsized(name, role);
            return done;
        }
        const auto found = importer_.values().types().find(name);
        if (found == importer_.values().types().end())
            return Error{.what = message("the type of '{name}' is not known", name),
                         .expected = message("a type for each value of the graph")};
        add_value(name, tensor_of(found->second, role));
        return done;
    }

    /// Of a tensor of unknown shape its bytes are a dimension without an upper bound.
    void add_unsized(const std::string& name, Role role) {
        const std::string symbol = unbounded_bytes(method_.ranges, path_.empty() ? name : path_ + "." + name);
        add_value(name,
                  Tensor{.dtype = DType::u8, .sizes = {sym::Expr::symbol(symbol)}, .dim_order = {0}, .role = role});
    }

    /// A body may have symbols of its own, which have no range. Others may be open where nothing is planned anyway.
    [[nodiscard]] bool has_ranges(const TensorType& type) const {
        for (const sym::Expr& size : type.sizes) {
            for (const std::string& symbol : size.symbols()) {
                const auto range = method_.ranges.find(symbol);
                if (range == method_.ranges.end()) return false;
                if (!importer_.takes_unsized() && !range->second.max && !range->second.assumed) return false;
            }
        }
        return true;
    }

    /// A value of a body. If its shape is unknown, it is a tensor only where nothing is planned anyway.
    void add_inner(const std::string& name) {
        if (name.empty() || own().contains(name)) return;
        const TensorType* type = importer_.type_in(*body_, name);
        if (type && has_ranges(*type)) add_value(name, tensor_of(*type, Role::intermediate));
        else if (importer_.takes_unsized()) add_unsized(name, Role::intermediate);
        else add_value(name, {});
    }

    [[nodiscard]] bool is_tensor(ValueId id) const { return id != no_value && method_.values[id].tensor(); }

    std::vector<ValueId> ids_of(const std::vector<std::string>& names) const {
        std::vector<ValueId> out;
        for (const std::string& name : names) {
            if (const ValueId id = id_of(name); id != no_value) out.push_back(id);
        }
        return out;
    }

    // -- nodes ---------------------------------------------------------------------------------------------------

    Result<> call(const Node& node) {
        const std::string& made = node.outputs.empty() ? node.op : node.outputs.front();
        const std::string& name = node.name.empty() ? made : node.name;
        Instruction instruction{.op = "onnx::" + node.op,
                                .name = path_.empty() ? name : path_ + "." + name,
                                .stack_trace = node.stack_trace,
                                .module_path = node.name};
        const auto read = [&](const std::string& input) {
            const ValueId id = input.empty() ? no_value : id_of(input);
            const bool is_new =
                std::find(instruction.args.begin(), instruction.args.end(), id) == instruction.args.end();
            if (id != no_value && is_new) instruction.args.push_back(id);
        };
        for (const std::string& each : node.inputs) read(each);
        for (const std::string& each : node.captured) read(each);
        ListedNode row{
            .kind = ListedNode::Kind::call, .name = instruction.name, .uses = instruction.args, .graph = graph_};
        for (const std::string& output : node.outputs) {
            if (output.empty() || own().contains(output)) continue;
            if (body_) add_inner(output);
            else CHECKED(add(output, Role::intermediate));
            const ValueId id = own().at(output);
            if (is_tensor(id)) instruction.outs.push_back(id);
            instruction.args.push_back(id);
        }
        for (const auto& [key, attribute] : node.attributes) {
            auto data = shown_attribute(attribute);
            if (!data) continue;
            instruction.args.push_back(method_.values.next());
            method_.values.push_back({.name = instruction.name + "." + key, .data = *std::move(data)});
        }
        row.values = instruction.outs;
        CHECKED(run_bodies(node, row));
        row.instruction = method_.instructions.next();
        method_.instructions.push_back(std::move(instruction));
        method_.node_list.push_back(std::move(row));
        return done;
    }

    /// What a node runs comes before it; its outputs are there meanwhile.
    Result<> run_bodies(const Node& node, const ListedNode& caller) {
        const std::vector<BodyOf> bodies = bodies_of(node);
        if (bodies.empty() || scopes_.size() > most_nested) return done;
        if (method_.graphs.empty()) method_.graphs.push_back({.kind = SubGraph::Kind::method});
        method_.node_list.push_back({.kind = ListedNode::Kind::alloc,
                                     .name = "alloc_" + caller.name,
                                     .values = caller.values,
                                     .graph = graph_});
        for (const BodyOf& body : bodies) CHECKED(enter(node, body, caller.name));
        return done;
    }

    Result<> enter(const Node& node, const BodyOf& body, const std::string& caller) {
        const std::string path = unique(caller + "." + body.name);
        const GraphIndex around = std::exchange(graph_, method_.graphs.next());
        const Graph* outer = std::exchange(body_, body.graph);
        const std::string path_around = std::exchange(path_, path);
        method_.graphs.push_back(
            {.kind = body.kind, .path = path, .parent = around, .begin = method_.instructions.next()});
        const std::vector<ValueId> given = given_to(node, *body.graph);
        scopes_.emplace_back();
        add_weights(*body.graph);
        add_inputs(node, *body.graph, given);
        for (const Node& each : body.graph->nodes) {
            if (!add_as_constant(each)) CHECKED(call(each));
        }
        add_results(node, *body.graph);
        scopes_.pop_back();
        method_.graphs[graph_].end = method_.instructions.next();
        graph_ = around;
        body_ = outer;
        path_ = path_around;
        return done;
    }

    /// Before opset 9, Scan runs over the sequences of a batch: its rows are of two dimensions.
    [[nodiscard]] bool scans_batches(const Node& node) const { return node.op == "Scan" && importer_.opset() < 9; }

    /// For each input of a body, the value that the caller gives; no_value: none.
    std::vector<ValueId> given_to(const Node& node, const Graph& body) const {
        std::vector<ValueId> out(body.inputs.size(), no_value);
        const std::size_t first = scans_batches(node) ? 1 : 0;  // behind the lengths of the sequences
        for (std::size_t i = 0; i < out.size() && first + i < node.inputs.size(); ++i) {
            if (!node.inputs[first + i].empty()) out[i] = id_of(node.inputs[first + i]);
        }
        return out;
    }

    void list(ListedNode::Kind kind, const std::string& name, ValueId value, ValueId given) {
        ListedNode row{.kind = kind, .name = path_ + "." + name, .graph = graph_};
        if (is_tensor(value) || kind == ListedNode::Kind::placeholder) row.values = {value};
        if (given != no_value) row.uses = {given};
        method_.node_list.push_back(std::move(row));
    }

    void add_weights(const Graph& body) {
        for (const TensorData& weight : body.initializers) add_weight(weight.name, weight);
    }

    void add_weight(const std::string& name, const TensorData& weight) {
        if (name.empty() || own().contains(name)) return;
        add_value(name, tensor_of(weight.type, Role::constant));
        make_constant(own().at(name), name, weight.data);
        list(ListedNode::Kind::placeholder, name, own().at(name), no_value);
    }

    bool add_as_constant(const Node& node) {
        const Attribute* value = node.op == "Constant" ? node.find("value") : nullptr;
        if (!value || !value->tensor || node.outputs.size() != 1) return false;
        add_weight(node.outputs.front(), *value->tensor);
        return true;
    }

    /// Carried values are placeholders. What Loop counts is made inside; what Scan slices is a part of what is given.
    void add_inputs(const Node& node, const Graph& body, const std::vector<ValueId>& given) {
        const BodyInputs carried = inputs_of(node, body);
        for (std::size_t i = 0; i < body.inputs.size(); ++i) {
            const std::string& name = body.inputs[i];
            if (name.empty() || own().contains(name)) continue;
            const Tensor* outer = is_tensor(given[i]) ? method_.values[given[i]].tensor() : nullptr;
            const bool is_carried = i >= carried.first_carried && i < carried.end_carried;
            if (!importer_.type_in(body, name) && outer && is_carried) {
                Tensor same{.dtype = outer->dtype, .sizes = outer->sizes, .dim_order = outer->dim_order};
                add_value(name, std::move(same));
            } else {
                add_inner(name);
            }
            const bool is_made = i < carried.first_carried || (!is_carried && scans_batches(node));
            const auto kind = is_carried ? ListedNode::Kind::placeholder
                : is_made                ? ListedNode::Kind::alloc
                                         : ListedNode::Kind::getitem;
            list(kind, name, own().at(name), is_made ? no_value : given[i]);
        }
    }

    /// Carried values first, as the placeholders; the condition of a Loop last. Values without a known type are among
    /// them: each has its place.
    void add_results(const Node& node, const Graph& body) {
        std::vector<std::string> names = body.outputs;
        if (node.op == "Loop" && names.size() > 1) std::rotate(names.begin(), names.begin() + 1, names.end());
        method_.node_list.push_back(
            {.kind = ListedNode::Kind::output, .name = path_ + ".output", .uses = ids_of(names), .graph = graph_});
    }

    const Model& model_;
    const Importer& importer_;
    std::vector<Ids> scopes_{Ids{}};  ///< of the model, then of the bodies around what is added
    GraphIndex graph_{0};
    const Graph* body_ = nullptr;  ///< null: the model's own graph
    std::string path_;             ///< of the body
    std::set<std::string> names_;  ///< of values and bodies
    Method method_;
};

}  // namespace

Result<Method> opaque_method(const Model& model, const Importer& importer) {
    return OpaqueMethod(model, importer).make();
}

}  // namespace arenascope::onnx
