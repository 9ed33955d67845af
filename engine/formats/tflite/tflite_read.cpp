// Reads a .tflite model: its subgraphs as methods, and its offline plan.

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <optional>
#include <unordered_set>

#include "engine/base/text.h"
#include "engine/formats/open_bytes.h"
#include "engine/formats/tflite/tflite.h"
#include "engine/formats/tflite/tflite_custom.h"
#include "engine/formats/tflite/tflite_flow.h"
#include "engine/formats/tflite/tflite_names.h"
#include "engine/formats/tflite/tflite_options.h"
#include "engine/formats/tflite/tflite_plan.h"
#include "engine/formats/tflite/tflite_variables.h"
#include "engine/ir/graph_budget.h"

namespace arenascope {
namespace tflite {
namespace {

constexpr std::size_t most_dims = 16;

/// Of what is no number; empty for types that are not known.
std::string_view type_name(int type) {
    constexpr int string = 5, complex64 = 8, complex128 = 12, resource = 13, variant = 14;
    switch (type) {
        case string: return "string";
        case complex64:
        case complex128: return "complex";
        case resource: return "resource";
        case variant: return "variant";
        default: return {};
    }
}

/// Of numbers whose form in an arena is not known: by name, where the schema has one.
std::string odd_numbers(int type) {
    constexpr std::array names{"INT2", "UINT4", "FLOAT8_E4M3FN", "FLOAT8_E5M2"};
    constexpr int first = 19;
    const auto row = static_cast<std::size_t>(type - first);
    return type >= first && row < names.size() ? names[row] : std::to_string(type);
}

std::string text_of(const flatbuffers::String* text) { return text ? text->str() : std::string(); }

/// The larger of the two fields: older converters write only the byte field, newer ones write both.
std::string operator_name(const fb::OperatorCode& code) {
    const std::int32_t number = std::max<std::int32_t>(code.deprecated_builtin_code(), code.builtin_code());
    if (number != custom_code) return "tflite::" + builtin_name(number);
    return "tflite::" + (code.custom_code() ? code.custom_code()->str() : std::string("CUSTOM"));
}

class GraphReader {
public:
    GraphReader(const fb::Model& model, const fb::SubGraph& graph, std::shared_ptr<const MappedFile> file,
                GraphBudget& budget)
        : model_(model), graph_(graph), file_(std::move(file)), budget_(budget) {}

    Result<GraphOfFile> read(std::size_t index) && {
        index_ = index;
        method_.name = text_of(graph_.name());
        if (method_.name.empty()) method_.name = index == 0 ? "main" : "subgraph_" + std::to_string(index);
        for (std::uint32_t i = 0; graph_.tensors() && i < graph_.tensors()->size(); ++i) {
            CHECKED(tensor(*graph_.tensors()->Get(i), i).in(message("tensor {tensor}", i)));
        }
        CHECKED(inputs());
        absent_ = method_.values.next();
        method_.values.push_back({.name = "absent", .data = Null{}});
        for (std::uint32_t i = 0; graph_.operators() && i < graph_.operators()->size(); ++i) {
            const auto* outputs = graph_.operators()->Get(i)->outputs();
            if (outputs) written_.insert(outputs->begin(), outputs->end());
        }
        for (std::uint32_t i = 0; graph_.operators() && i < graph_.operators()->size(); ++i) {
            CHECKED(op(*graph_.operators()->Get(i), i).in(message("operator {operator}", i)));
        }
        TRY(method_.outputs, ids(graph_.outputs()));
        ListedNode last{.kind = ListedNode::Kind::output, .name = "output", .uses = method_.outputs};
        for (const ValueId id : method_.outputs) {
            Tensor& out = *method_.values[id].tensor();
            if (out.role == Role::intermediate) out.role = Role::output;
        }
        method_.node_list.push_back(std::move(last));
        return GraphOfFile{std::move(method_), std::move(calls_), static_cast<std::int32_t>(tensor_count()),
                           std::move(notes_)};
    }

private:
    Result<> tensor(const fb::Tensor& from, std::uint32_t index) {
        CHECKED(budget_.named(GraphBudget::tensor_bytes, from.name() ? from.name()->size() : 0));
        const auto dtype = dtype_of(from.type());
        const std::string_view type = dtype ? std::string_view() : type_name(from.type());
        if (!dtype && type.empty()) {
            return Error{.what = message("'{name}' has type {type}", text_of(from.name()), odd_numbers(from.type())),
                         .expected = message("numbers of one, two, four or eight bytes"),
                         .remedy = message("convert the model with numbers of 8 bits")};
        }
        Tensor out{.dtype = dtype.value_or(DType::u8)};
        std::string name = text_of(from.name());
        if (name.empty()) name = "tensor_" + std::to_string(index);
        if (!names_.insert(name).second) name += " #" + std::to_string(index);
        names_.insert(name);
        out.is_state = from.is_variable();
        if (out.is_state) out.role = Role::state;
        if (dtype) {
            CHECKED(sizes(from, index, out));
            CHECKED(quantisation(from, out));
            CHECKED(data(from, out));
        } else {
            CHECKED(take_bytes(from, name, type, out));
        }
        method_.values.push_back({.name = std::move(name), .data = std::move(out)});
        return done;
    }

    /// Texts, resources and the like: as many bytes as the file has of them, else the size is unknown.
    Result<> take_bytes(const fb::Tensor& from, const std::string& name, std::string_view type, Tensor& out) {
        out.dim_order = {0};
        if (has_bytes(from)) {
            const fb::Buffer& buffer = *model_.buffers()->Get(from.buffer());
            const std::uint64_t size = buffer.offset() > 1 ? buffer.size() : buffer.data()->size();
            out.sizes = {sym::Expr(static_cast<std::int64_t>(std::min<std::uint64_t>(size, file_->bytes().size())))};
            return data(from, out);
        }
        out.sizes = {sym::Expr::symbol(unbounded_bytes(method_.ranges, name))};
        if (notes_.empty())
            notes_.push_back(
                message("'{name}' is a {type} tensor; its bytes are a dimension without an upper bound", name, type));
        return done;
    }

    Result<> sizes(const fb::Tensor& from, std::uint32_t index, Tensor& out) {
        const std::size_t rank = from.shape() ? from.shape()->size() : 0;
        if (rank > most_dims)
            return Error{.what = message("{rank} dimensions", rank), .expected = message("at most 16")};
        const auto* signature = has_bytes(from) ? nullptr : from.shape_signature();
        if (signature && signature->size() != rank && signature->size() != 0) {
            return Error{.what = message("shape and shape_signature differ in length"),
                         .expected = message("one entry for each dimension")};
        }
        for (std::uint32_t i = 0; i < rank; ++i) {
            const std::int32_t size = from.shape()->Get(i);
            const std::int32_t declared = signature && signature->size() == rank ? signature->Get(i) : size;
            if (declared < -1 || (declared >= 0 && size < 0)) {
                return Error{.what = message("size {size}", size), .expected = message("0 or more")};
            }
            out.sizes.push_back(declared >= 0 ? sym::Expr(size) : symbol(i, index, size));
            out.dim_order.push_back(static_cast<std::uint8_t>(i));
        }
        return done;
    }

    /// The sizes of -1 do not tell which of them are equal. The first dimension of the first such tensor is taken as
    /// the batch; other tensors whose first dimension is a multiple of it depend on it. Without a range, all have the
    /// shapes of the file.
    sym::Expr symbol(std::uint32_t dim, std::uint32_t tensor, std::int32_t size) {
        const std::int64_t own = std::max(size, 1);
        if (dim == 0) {
            const auto batch = method_.ranges.try_emplace("batch", open_range(own)).first;
            const std::int64_t first = batch->second.assumed->size;
            if (own % first == 0) return sym::Expr(own / first) * sym::Expr::symbol("batch");
        }
        const std::string graph = index_ == 0 ? "" : "g" + std::to_string(index_) + "_";
        const std::string name = graph + "t" + std::to_string(tensor) + "_" + std::to_string(dim);
        method_.ranges.try_emplace(name, open_range(own));
        return sym::Expr::symbol(name);
    }

    static sym::Range open_range(std::int64_t size) {
        return {.min = 1, .max = {}, .hint = size, .assumed = sym::AssumedSize{.size = size}};
    }

    /// The sizes of a constant are those of its data, even if the file states others.
    [[nodiscard]] bool has_bytes(const fb::Tensor& from) const {
        if (from.is_variable() || !model_.buffers() || from.buffer() >= model_.buffers()->size()) return false;
        const fb::Buffer& buffer = *model_.buffers()->Get(from.buffer());
        return buffer.offset() > 1 || (buffer.data() && buffer.data()->size() > 0);
    }

    /// One scale, or one for each slice of a dimension. Other counts do not describe this tensor and are ignored.
    Result<> quantisation(const fb::Tensor& from, Tensor& out) {
        const fb::Quantization* given = from.quantization();
        const std::uint32_t count = given && given->scale() ? given->scale()->size() : 0;
        if (count == 0 || !given->zero_point()) return done;
        const std::int32_t axis = given->quantized_dimension();
        const std::uint32_t rank = from.shape() ? from.shape()->size() : 0;
        const bool fits = count == 1 ||
            (axis >= 0 && static_cast<std::uint32_t>(axis) < rank &&
             from.shape()->Get(static_cast<std::uint32_t>(axis)) == static_cast<std::int32_t>(count));
        const std::uint32_t zeros = given->zero_point()->size();
        if (!fits || (zeros != count && zeros != 1)) return done;
        CHECKED(budget_.take(16 * static_cast<std::int64_t>(count)));  // many tensors may refer to one list
        auto made = std::make_shared<Quantisation>();
        made->axis = count == 1 ? 0 : static_cast<std::size_t>(axis);
        made->scales.assign(given->scale()->begin(), given->scale()->end());
        for (std::uint32_t i = 0; i < count; ++i) {
            std::int64_t zero = 0;  // the verifier of flatbuffers does not check the alignment of items of 8 bytes
            std::memcpy(&zero, given->zero_point()->Data() + sizeof zero * (zeros == 1 ? 0 : i), sizeof zero);
            made->zero_points.push_back(zero);
        }
        out.quantisation = std::move(made);
        return done;
    }

    Result<> data(const fb::Tensor& from, Tensor& out) {
        if (!model_.buffers() || from.buffer() >= model_.buffers()->size()) {
            return Error{.what = message("names buffer {buffer}", from.buffer()),
                         .expected = message("the index of a buffer")};
        }
        const fb::Buffer& buffer = *model_.buffers()->Get(from.buffer());
        ByteView bytes;
        if (buffer.offset() > 1) {
            const auto outside = slice(file_->bytes(), buffer.offset(), buffer.size());
            if (!outside)
                return Error{.what = message("its data is not inside the file"),
                             .expected = message("a complete file")};
            bytes = *outside;
        } else if (buffer.data()) {
            bytes = std::as_bytes(std::span(buffer.data()->data(), buffer.data()->size()));
        }
        if (bytes.empty() || out.is_state) return done;
        auto expected = fixed_bytes(out);
        if (from.type() == four_bits && expected) {  // constants hold two values per byte and are shown as these bytes
            expected = *expected / 2 + *expected % 2;
            out.dtype = DType::u8;
            out.sizes.assign(1, *expected);
            out.dim_order = {0};
        }
        if (!expected || *expected != static_cast<std::int64_t>(bytes.size())) {
            return Error{.what = message("has {bytes} bytes of data", bytes.size()),
                         .expected = expected ? message("{count} for its shape and type", *expected)
                                              : message("a fixed number for its shape and type")};
        }
        out.is_constant = true;
        out.role = Role::constant;
        out.data = Data{bytes, file_};
        return done;
    }

    /// Indices of tensors. -1 stands for an absent optional tensor and is left out.
    Result<std::vector<ValueId>> ids(const flatbuffers::Vector<std::int32_t>* from) const {
        std::vector<ValueId> out;
        for (std::uint32_t i = 0; from && i < from->size(); ++i) {
            const std::int32_t id = from->Get(i);
            if (id == -1) continue;
            if (!method_.values.has(ValueId(id)) || !method_.values[ValueId(id)].tensor()) {
                return Error{.what = message("tensor {id} does not exist", id),
                             .expected = message("an index below {count}", tensor_count())};
            }
            out.push_back(ValueId(id));
        }
        return out;
    }

    [[nodiscard]] std::size_t tensor_count() const { return graph_.tensors() ? graph_.tensors()->size() : 0; }

    Result<> inputs() {
        TRY(method_.inputs, ids(graph_.inputs()));
        for (const ValueId id : method_.inputs) {
            Value& value = method_.values[id];
            if (value.tensor()->role == Role::intermediate) value.tensor()->role = Role::input;
            made_.insert(id);
            method_.node_list.push_back({.kind = ListedNode::Kind::placeholder, .name = value.name, .values = {id}});
        }
        for (const ValueId id : method_.values.indices()) {
            const Value& value = method_.values[id];
            if (!value.tensor()->is_constant && !value.tensor()->is_state) continue;
            if (!made_.insert(id).second) continue;
            method_.node_list.push_back({.kind = ListedNode::Kind::placeholder, .name = value.name, .values = {id}});
        }
        return done;
    }

    Result<> op(const fb::Operator& from, std::uint32_t index) {
        if (!model_.operator_codes() || from.opcode_index() >= model_.operator_codes()->size()) {
            return Error{.what = message("names operator code {index}", from.opcode_index()),
                         .expected = message("an index of the list")};
        }
        Instruction instruction{.op = operator_name(*model_.operator_codes()->Get(from.opcode_index()))};
        CHECKED(budget_.take(GraphBudget::operator_bytes));
        CHECKED(call(from, instruction.op));
        TRY(std::vector<ValueId> reads, ids(from.inputs()));
        TRY(instruction.outs, ids(from.outputs()));
        TRY(const std::vector<ValueId> inner, ids(from.intermediates()));
        for (const ValueId id : reads) {
            // A tensor that no operator writes is the scratch of an operator (from Vela), or an empty constant.
            if (!made_.contains(id) && written_.contains(id.number())) {
                return Error{.what = message("reads '{name}' before any operator writes it", method_.values[id].name),
                             .expected = message("operators in the order in which they run")};
            }
        }
        for (const ValueId id : instruction.outs) {
            const Tensor& tensor = *method_.values[id].tensor();
            if (tensor.is_constant || (!made_.insert(id).second && !tensor.is_state)) {
                return Error{.what = message("writes '{name}' again", method_.values[id].name),
                             .expected = message("each tensor is written once")};
            }
        }
        instruction.name = lower_case(instruction.op.substr(8)) + "_" + std::to_string(index);
        if (instruction.op == "tflite::VAR_HANDLE") CHECKED(variable_name(from, instruction));
        for (std::uint32_t i = 0; from.inputs() && i < from.inputs()->size(); ++i) {
            const std::int32_t id = from.inputs()->Get(i);  // in range: `reads` was built from these indices
            instruction.args.push_back(id == -1 ? absent_ : ValueId(id));
        }
        instruction.args.insert(instruction.args.end(), instruction.outs.begin(), instruction.outs.end());
        std::vector<double> numbers = options_of(from, instruction.op.substr(8), file_->bytes());
        if (auto custom = options_of_custom(from, instruction)) numbers = std::move(*custom);
        numbers.insert(numbers.begin(), static_cast<double>(instruction.outs.size()));
        instruction.args.push_back(method_.values.next());
        method_.values.push_back({.name = "options of " + instruction.name, .data = DoubleList{std::move(numbers)}});
        ListedNode row{.kind = ListedNode::Kind::call,
                       .name = instruction.name,
                       .values = instruction.outs,
                       .uses = std::move(reads),
                       .instruction = method_.instructions.next()};
        row.uses.insert(row.uses.end(), inner.begin(), inner.end());
        for (const ValueId id : row.uses) {  // an operator that reads a variable tensor also writes it
            const bool is_listed =
                std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
            if (method_.values[id].tensor()->is_state && !is_listed) instruction.outs.push_back(id);
        }
        method_.instructions.push_back(std::move(instruction));
        method_.node_list.push_back(std::move(row));
        return done;
    }

    /// Of a custom operator that is known. Converters leave the sizes of what it gives open.
    std::optional<std::vector<double>> options_of_custom(const fb::Operator& from, const Instruction& instruction) {
        if (!from.custom_options()) return std::nullopt;
        const ByteView bytes = std::as_bytes(std::span(from.custom_options()->data(), from.custom_options()->size()));
        auto options = custom_options(instruction.op.substr(8), bytes);
        const auto sizes = options ? detection_sizes(*options) : std::vector<std::vector<std::int64_t>>();
        for (std::size_t i = 0; i < std::min(sizes.size(), instruction.outs.size()); ++i) {
            Tensor& tensor = *method_.values[instruction.outs[i]].tensor();
            if (!tensor.sizes.empty() || tensor.dtype != DType::f32) continue;
            tensor.sizes.assign(sizes[i].begin(), sizes[i].end());
            tensor.dim_order.resize(sizes[i].size());
            std::iota(tensor.dim_order.begin(), tensor.dim_order.end(), std::uint8_t{0});
        }
        return options;
    }

    /// Container and name of a variable are its operator's first argument.
    Result<> variable_name(const fb::Operator& from, Instruction& instruction) {
        const auto* options = reinterpret_cast<const fb::VariableName*>(from.builtin_options());
        const ByteView file = file_->bytes();
        flatbuffers::Verifier verifier(reinterpret_cast<const std::uint8_t*>(file.data()), file.size());
        if (!options || !options->Verify(verifier)) return done;
        std::string name = text_of(options->container());
        name += (name.empty() ? "" : "/") + text_of(options->shared_name());
        CHECKED(budget_.named(GraphBudget::tensor_bytes, name.size()));
        instruction.args.push_back(method_.values.next());
        method_.values.push_back({.name = "name of " + instruction.name, .data = std::move(name)});
        return done;
    }

    /// The graphs that a control flow operator runs; none if the operator does not state them.
    Result<> call(const fb::Operator& from, std::string_view op) {
        const bool is_if = op == "tflite::IF", is_while = op == "tflite::WHILE";
        if (!is_if && !is_while && op != "tflite::CALL_ONCE") return done;
        const auto* called = reinterpret_cast<const fb::CalledGraphs*>(from.builtin_options());
        const ByteView file = file_->bytes();
        flatbuffers::Verifier verifier(reinterpret_cast<const std::uint8_t*>(file.data()), file.size());
        if (!called || !called->Verify(verifier)) return done;
        GraphCall out{.instruction = method_.instructions.next(), .graphs = {}};
        const auto run = [&](std::int32_t graph, SubGraph::Kind kind) -> Result<> {
            if (graph < 0 || static_cast<std::uint32_t>(graph) >= model_.subgraphs()->size())
                return Error{.what = message("runs subgraph {graph}", graph),
                             .expected = message("an index below {count}", model_.subgraphs()->size())};
            out.graphs.push_back({static_cast<std::size_t>(graph), kind});
            return done;
        };
        if (called->first() == 0 && called->second() == 0) return done;
        CHECKED(run(called->first(), is_while ? SubGraph::Kind::test : SubGraph::Kind::arm));
        if (is_if || is_while) CHECKED(run(called->second(), is_while ? SubGraph::Kind::body : SubGraph::Kind::arm));
        calls_.push_back(std::move(out));
        return done;
    }

    const fb::Model& model_;
    const fb::SubGraph& graph_;
    std::shared_ptr<const MappedFile> file_;
    GraphBudget& budget_;
    std::vector<Message> notes_;  ///< for the user
    std::unordered_set<std::string> names_;
    std::unordered_set<ValueId> made_;          ///< the values that were made so far
    std::unordered_set<std::int32_t> written_;  ///< by any operator; numbered as in the file
    Method method_;
    std::vector<GraphCall> calls_;
    ValueId absent_ = no_value;  ///< stands for an absent optional input
    std::size_t index_ = 0;
};

/// Graphs that an operator runs are separate methods here: each plan is right, but the methods are not alternatives.
void tell_calls(Program& program) {
    for (const Method& method : program.methods) {
        if (method.graphs.size() < 2) continue;
        program.notes.push_back(
            message("'{method}' runs other graphs of the file; they are planned with it in one arena, as in TensorFlow "
                    "Lite Micro",
                    method.name));
        return;
    }
    for (const Method& method : program.methods) {
        for (const Instruction& node : method.instructions) {
            const bool calls = node.op == "tflite::IF" || node.op == "tflite::WHILE" || node.op == "tflite::CALL_ONCE";
            if (!calls || program.methods.size() < 2) continue;
            program.notes.push_back(
                message("'{node}' of {method} runs other graphs of the file, which are methods here. The tensors of "
                        "the caller keep their offsets meanwhile, so the arenas add up",
                        node.name, method.name));
            return;
        }
    }
}

}  // namespace
}  // namespace tflite

Result<Program> read_tflite(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                            const StageOptions& /*stages*/) {
    progress.report(StageKind::reading_graph);
    TRY(const auto* model, tflite::verified_model(file->bytes()));
    Program program{.path = file->path(), .format = FormatId::tflite};
    GraphBudget budget(file->bytes().size());
    std::vector<tflite::GraphOfFile> graphs;
    std::unordered_set<std::string> names;
    for (std::uint32_t i = 0; i < model->subgraphs()->size(); ++i) {
        TRY(tflite::GraphOfFile graph,
            tflite::GraphReader(*model, *model->subgraphs()->Get(i), file, budget)
                .read(i)
                .in(message("subgraph {subgraph}", i)));
        CHECKED(budget.take(GraphBudget::method_bytes));
        if (!names.insert(graph.method.name).second) graph.method.name += "_" + std::to_string(i);
        names.insert(graph.method.name);
        program.notes.insert(program.notes.end(), graph.notes.begin(), graph.notes.end());
        graphs.push_back(std::move(graph));
    }
    TRY(tflite::JoinedGraphs joined, tflite::join_called(std::move(graphs), budget));
    program.methods = std::move(joined.methods);
    CHECKED(tflite::apply_plan(*model, joined.index, program));
    tflite::tell_calls(program);
    std::size_t variables = 0;
    for (Method& method : program.methods) {
        TRY(const std::size_t of_method, tflite::bind_variables(method, budget));
        variables += of_method;
    }
    if (variables > 0)
        program.notes.push_back(message(
            "the program has variables, which TensorFlow Lite Micro keeps outside the plan; the caller supplies them"));
    return program;
}

}  // namespace arenascope
