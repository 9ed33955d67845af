#include <algorithm>
#include <filesystem>

#include "engine/base/text.h"
#include "engine/formats/onnx/model/wire.h"
#include "engine/formats/onnx/onnx.h"
#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/onnx_names.h"

namespace arenascope {

namespace onnx {
namespace {

/// Links stay in the model's folder, or lead to where the model itself is a link to, as in caches of downloads.
bool lies_with(const std::string& data_path, const std::string& model_path) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path data = fs::weakly_canonical(data_path, error), model = fs::weakly_canonical(model_path, error);
    const fs::path folder = fs::weakly_canonical(fs::absolute(model_path, error).parent_path(), error);
    if (error) return false;
    const auto is_below = [](const fs::path& path, const fs::path& above) {
        return std::mismatch(above.begin(), above.end(), path.begin(), path.end()).first == above.end();
    };
    return is_below(data, folder) || data.parent_path() == model.parent_path();
}

/// Only plain names below the model's own folder: a model must not name other files of the machine.
OpenBeside beside(const std::string& model_path) {
    return [model_path, folder = model_path.substr(0, model_path.rfind('/') + 1)](
               const std::string& name) -> Result<std::shared_ptr<const MappedFile>> {
        const bool leaves = name.empty() || name.front() == '/' || name.find("..") != std::string::npos ||
            name.find('\0') != std::string::npos;
        if (leaves)
            return Error{.what = message("weights in '{name}'", name),
                         .expected = message("a file in the model's folder")};
        if (!lies_with(folder + name, model_path))
            return Error{.what = message("weights in '{name}', a link to elsewhere", name),
                         .expected = message("a file in the model's folder")};
        return MappedFile::open(folder + name);
    };
}

/// A method with the model's own operators: planned and viewed, not run.
class OpaqueMethod {
public:
    OpaqueMethod(const Model& model, const Importer& importer) : model_(model), importer_(importer) {}

    Result<Method> make() && {
        method_.ranges = importer_.ranges();
        for (const auto& [name, data] : importer_.values().constants()) {
            CHECKED(add(name, Role::constant));
            Tensor& tensor = *method_.values.back().tensor();
            tensor.is_constant = true;
            tensor.data = data;
            tensor.qualified_name = name;
        }
        for (const std::string& name : importer_.values().user_inputs()) {
            CHECKED(add(name, Role::input));
            method_.inputs.push_back(ids_.at(name));
        }
        for (const auto& [name, id] : ids_)
            method_.listing.push_back({.kind = Listing::Kind::placeholder, .name = name, .values = {id}});
        for (const Node& node : model_.graph.nodes) {
            if (!importer_.is_folded(node)) CHECKED(call(node));
        }
        Listing last{.kind = Listing::Kind::output, .name = "output"};
        for (const std::string& name : model_.graph.outputs) {
            const auto found = ids_.find(name);
            if (found == ids_.end())
                return Error{.what = message("output '{output}' is made by no node", name),
                             .expected = message("a value of the graph")};
            const ValueId id = found->second;
            Tensor& tensor = *method_.values[id].tensor();
            if (tensor.role == Role::intermediate) tensor.role = Role::output;
            method_.outputs.push_back(id);
            last.uses.push_back(id);
        }
        method_.listing.push_back(std::move(last));
        return std::move(method_);
    }

private:
    Result<> add(const std::string& name, Role role) {
        const auto found = importer_.values().types().find(name);
        if (found == importer_.values().types().end())
            return Error{.what = message("the type of '{name}' is not known", name),
                         .expected = message("a type for each value of the graph")};
        const TensorType& type = found->second;
        Tensor tensor{.dtype = type.dtype, .sizes = type.sizes, .role = role};
        for (std::size_t i = 0; i < type.sizes.size(); ++i) tensor.dim_order.push_back(static_cast<std::uint8_t>(i));
        ids_[name] = method_.values.next();
        method_.values.push_back({.name = name, .data = std::move(tensor)});
        return done;
    }

    Result<> call(const Node& node) {
        Instruction instruction{.op = "onnx::" + node.op,
                                .name = node.name.empty() ? node.outputs.front() : node.name,
                                .stack_trace = node.stack_trace,
                                .module_path = node.name};
        std::set<std::string> reads(node.inputs.begin(), node.inputs.end());
        reads.insert(node.captured.begin(), node.captured.end());
        for (const std::string& name : reads) {
            if (const auto found = ids_.find(name); found != ids_.end()) instruction.args.push_back(found->second);
        }
        Listing row{.kind = Listing::Kind::call,
                    .name = instruction.name,
                    .uses = instruction.args,
                    .instruction = method_.instructions.next()};
        for (const std::string& name : node.outputs) {
            if (name.empty() || ids_.contains(name)) continue;
            CHECKED(add(name, Role::intermediate));
            instruction.outs.push_back(ids_.at(name));
            instruction.args.push_back(ids_.at(name));
        }
        row.values = instruction.outs;
        method_.instructions.push_back(std::move(instruction));
        method_.listing.push_back(std::move(row));
        return done;
    }

    const Model& model_;
    const Importer& importer_;
    std::map<std::string, ValueId> ids_;
    Method method_;
};

/// What a model gives: its graph in aten's operators, or as it is and why.
struct Imported {
    fx::ExportedProgram exported{};
    Method opaque{};
    std::string why{};  ///< not all of it maps; empty: `exported` is the model
    std::vector<std::string> outputs{};
    std::set<std::string> wanted{};  ///< inputs whose value would let it map
    std::optional<Error> failed{};   ///< not even sizes are known without these
};

/// The model and the importer are gone when this returns, before anything is lowered: a large graph takes its room
/// once. `as_it_is`: with the model's own operators even where all of them map.
Result<Imported> import_model(const std::shared_ptr<const MappedFile>& file, bool as_it_is,
                              const std::vector<OnnxValue>& given = {}) {
    TRY(const Model model, parse_model(file->bytes(), file, beside(file->path())));
    Importer importer(model, given);
    auto run = importer.run();
    const std::set<std::string> wanted = importer.wanted_inputs();
    if (!run.ok()) {
        if (wanted.empty()) return std::move(run).error();
        Imported out{.why = run.error().text(), .wanted = wanted, .failed = std::move(run).error()};
        return out;
    }
    Imported out{.why = importer.unmapped(), .outputs = model.graph.outputs, .wanted = wanted};
    if (out.why.empty() && !as_it_is) out.exported = std::move(importer).exported();
    else {
        TRY(out.opaque, OpaqueMethod(model, importer).make());
    }
    return out;
}

}  // namespace
}  // namespace onnx

/// An ONNX file has no magic: its first fields are a small version and texts, and it holds a graph.
bool sniff_onnx(ByteView file) {
    onnx::Wire wire(file);
    bool has_graph = false;
    for (int fields = 0; !wire.at_end(); ++fields) {
        const auto field = wire.next();
        if (!field.ok()) return has_graph && fields > 1;
        if (field.value().number > 26 || (fields == 0 && (field.value().number != 1 || field.value().value > 1000)))
            return false;
        has_graph = has_graph || (field.value().number == 7 && field.value().kind == onnx::Field::Kind::bytes);
    }
    return has_graph;
}

namespace {

/// The model with the values that it needs of those that are given; one that needs none is read without. Each round
/// finds what the operators behind those of the round before want.
Result<onnx::Imported> import_with(const std::shared_ptr<const MappedFile>& file, const std::vector<OnnxValue>& given,
                                   std::vector<OnnxValue>& taken) {
    constexpr int most_rounds = 8;
    TRY(onnx::Imported first, onnx::import_model(file, false));
    std::set<std::string> wanted = first.wanted;
    for (int round = 0; round < most_rounds; ++round) {
        const std::size_t before = taken.size();
        taken.clear();
        for (const OnnxValue& value : given) {
            if (value.data.owner && wanted.contains(value.name)) taken.push_back(value);
        }
        if (taken.size() == before) break;
        auto next = onnx::import_model(file, false, taken);
        if (!next.ok()) break;
        if (next.value().why.empty() && !next.value().failed) return next;
        first.why = next.value().why;
        wanted.insert(next.value().wanted.begin(), next.value().wanted.end());
    }
    taken.clear();
    return first;
}

/// Inputs by name, for people.
std::string listed(const std::set<std::string>& names) {
    std::string out;
    for (const std::string& name : names) append_item(out, ", ", "'" + name + "'");
    return out;
}

/// What remains to be said of a program whose sizes come from values of inputs.
void fix_inputs(Method& method, const std::vector<OnnxValue>& taken) {
    for (const ValueId id : method.inputs) {
        Tensor* tensor = method.values[id].tensor();
        const auto found = std::find_if(taken.begin(), taken.end(),
                                        [&](const OnnxValue& value) { return value.name == method.values[id].name; });
        if (tensor && found != taken.end()) tensor->data = found->data;
    }
}

}  // namespace

Result<std::vector<OnnxValue>> onnx_inputs(const std::shared_ptr<const MappedFile>& file) {
    TRY(const onnx::Model model, onnx::parse_model(file->bytes(), file, onnx::beside(file->path())));
    std::set<std::string> weights;
    for (const onnx::TensorData& weight : model.graph.initializers) weights.insert(weight.name);
    std::vector<OnnxValue> out;
    for (const std::string& name : model.graph.inputs) {
        if (weights.contains(name)) continue;
        const auto type = model.graph.types.find(name);
        out.push_back({.name = name, .type = type == model.graph.types.end() ? TensorType{} : type->second});
    }
    return out;
}

Result<Program> read_onnx(std::shared_ptr<const MappedFile> file, Progress& progress, const StageOptions& stages) {
    return read_onnx_with(file, {}, progress, stages);
}

Result<Program> read_onnx_with(const std::shared_ptr<const MappedFile>& file, const std::vector<OnnxValue>& given,
                               Progress& progress, const StageOptions& stages) {
    progress.report(StageKind::reading_graph);
    std::vector<OnnxValue> taken;
    TRY(onnx::Imported imported, import_with(file, given, taken));
    const std::set<std::string> wanted = imported.wanted;
    Program program{.path = file->path(), .format = FormatId::onnx};
    if (imported.why.empty()) {
        auto method = lower_with_names(std::move(imported.exported), progress, stages);
        if (method.ok()) {
            program.methods.push_back(onnx::with_file_names(std::move(method).take(), imported.outputs));
            program.methods.front().name = "forward";
            fix_inputs(program.methods.front(), taken);
            std::set<std::string> names;
            for (const OnnxValue& value : taken) names.insert(value.name);
            if (!names.empty()) program.notes.push_back("sizes computed from the given values of " + listed(names));
            return program;
        }
        if (method.error().is_cancelled) return std::move(method).error();
        if (stages.verify) {  // a fault of the lowering itself is no reason to take the operators as they are
            TRY(onnx::Imported again, onnx::import_model(file, false, taken));
            auto unchecked = lower_with_names(std::move(again.exported), progress);
            if (unchecked.ok()) return std::move(method).error();
            method = std::move(unchecked);
        }
        const std::string why = method.error().text();
        TRY(imported, onnx::import_model(file, true));
        imported.why = why;
    }
    if (imported.failed) {
        Error error = *std::move(imported.failed);
        error.remedy = message("run it with a value for {inputs}, which decides sizes", listed(wanted));
        return error;
    }
    program.methods.push_back(std::move(imported.opaque));
    program.methods.front().name = "forward";
    std::string note = "planned with ONNX's own operators, and not to be run here: " + imported.why;
    if (!wanted.empty() && taken.empty()) note += "; sizes depend on the value of " + listed(wanted);
    program.notes.push_back(std::move(note));
    return program;
}

}  // namespace arenascope
