// Reads an ONNX file: as an imported program, or with the ONNX operators where some are not supported.

#include <algorithm>
#include <filesystem>

#include "engine/base/text.h"
#include "engine/formats/onnx/model/wire.h"
#include "engine/formats/onnx/onnx.h"
#include "engine/formats/onnx/onnx_import.h"
#include "engine/formats/onnx/onnx_names.h"
#include "engine/formats/onnx/onnx_opaque.h"
#include "engine/formats/open_bytes.h"
#include "engine/ir/joined_steps.h"

namespace arenascope {

namespace onnx {
namespace {

/// Links must stay in the model's folder or lead to the folder of the model's own link target, as in download caches.
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

/// Only plain names below the model's own folder: a model must not refer to other files of the machine.
OpenBeside beside(const std::string& model_path) {
    return [model_path, folder = model_path.substr(0, model_path.rfind('/') + 1)](
               const std::string& name) -> Result<std::shared_ptr<const MappedFile>> {
        const bool leaves = name.empty() || name.front() == '/' || name.find("..") != std::string::npos ||
            name.find('\0') != std::string::npos;
        if (leaves)
            return Error{.what = message("weights in '{name}'", name),
                         .expected = message("a file in the model's folder")};
        if (!lies_with(folder + name, model_path))
            return Error{.what = message("weights in '{name}', a link that leads out of the model's folder", name),
                         .expected = message("a file in the model's folder")};
        return MappedFile::open(folder + name);
    };
}

/// The result of an import: its graph in aten's operators, or unmapped with the reason.
struct Imported {
    fx::ExportedProgram exported{};
    Method opaque{};
    std::string why{};  ///< not all of it maps; empty: `exported` is the model
    std::vector<std::string> outputs{};
    std::set<std::string> wanted{};  ///< inputs whose value would let it map
    std::optional<Error> failed{};   ///< without these, not even sizes are known
};

/// Replaces dynamic dimensions by the known sizes of their symbols.
void fix_sizes(Model& model, const sym::Values& sizes) {
    if (sizes.empty()) return;
    for (auto& [name, type] : model.graph.types) {
        for (sym::Expr& size : type.sizes) {
            const auto known = size.op() == sym::Op::symbol ? sizes.find(size.name()) : sizes.end();
            if (known != sizes.end()) size = sym::Expr(known->second);
        }
    }
    for (const auto& [symbol, size] : sizes) model.graph.ranges.erase(symbol);
}

/// The model and the importer are freed when this returns, before lowering, so that a large graph exists only once.
/// `as_it_is`: with the model's own operators even if all of them map.
Result<Imported> import_model(const std::shared_ptr<const MappedFile>& file, bool as_it_is, const OnnxKnown& known,
                              const StageOptions& stages) {
    TRY(Model model, parse_model(file->bytes(), file, beside(file->path())));
    fix_sizes(model, known.sizes);
    const std::vector<OnnxValue>& given = known.values;
    Importer importer(model, given);
    if (!stages.skip.contains(joined_steps)) importer.join_steps();
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
        TRY(out.opaque, opaque_method(model, importer));
    }
    return out;
}

/// The graph of a model whose shapes are not all known: their bytes are dimensions without an upper bound. What else is
/// wrong with the file is an error.
Result<Program> with_open_bytes(const std::shared_ptr<const MappedFile>& file, const Error& why) {
    TRY(const Model model, parse_model(file->bytes(), file, beside(file->path())));
    Importer importer(model);
    importer.take_unsized();
    CHECKED(importer.run());
    Program out{.path = file->path(), .format = FormatId::onnx};
    TRY(Method method, opaque_method(model, importer));
    method.name = "forward";
    out.methods.push_back(std::move(method));
    out.notes.push_back("not all shapes are known, and it cannot run here: " + why.text());
    return out;
}

}  // namespace
}  // namespace onnx

/// An ONNX file has no magic number: it begins with a small version and strings, and contains a graph.
bool sniff_onnx(ByteView file) {
    onnx::Wire wire(file);
    bool has_graph = false;
    for (int fields = 0; !wire.at_end(); ++fields) {
        constexpr std::byte graph_begins{7 << 3 | 2};
        const std::size_t at = wire.at();
        const auto field = wire.next();
        if (!field.ok()) return fields > 0 && (has_graph ? fields > 1 : file[at] == graph_begins);  // it is cut off
        if (field.value().number > 26 || (fields == 0 && (field.value().number != 1 || field.value().value > 1000)))
            return false;
        has_graph = has_graph || (field.value().number == 7 && field.value().kind == onnx::Field::Kind::bytes);
    }
    return has_graph;
}

namespace {

/// The model with those given values that it needs; if it needs none, it is read without. Each round finds the inputs
/// that operators behind the previous round's need. `taken`: with these it maps.
Result<onnx::Imported> import_with(const std::shared_ptr<const MappedFile>& file, const OnnxKnown& known,
                                   const StageOptions& stages, OnnxKnown& taken) {
    constexpr int most_rounds = 8;
    taken.sizes = known.sizes;
    TRY(onnx::Imported first, onnx::import_model(file, false, taken, stages));
    std::set<std::string> wanted = first.wanted;
    for (int round = 0; round < most_rounds; ++round) {
        const std::size_t before = taken.values.size();
        taken.values.clear();
        for (const OnnxValue& value : known.values) {
            if (value.data.owner && wanted.contains(value.name)) taken.values.push_back(value);
        }
        if (taken.values.size() == before) break;
        auto next = onnx::import_model(file, false, taken, stages);
        if (!next.ok()) {
            if (first.failed) first.failed = std::move(next).error();
            break;
        }
        if (next.value().why.empty() && !next.value().failed) return next;
        first.why = next.value().why;
        if (first.failed && next.value().failed) first.failed = next.value().failed;
        wanted.insert(next.value().wanted.begin(), next.value().wanted.end());
    }
    taken.values.clear();
    return first;
}

/// The result of reading a model with the known values.
struct Attempt {
    std::optional<Method> method{};  ///< in aten's operators
    onnx::Imported imported{};       ///< partial mapping, if there is no method
    OnnxKnown taken{};
};

Result<Attempt> attempt(const std::shared_ptr<const MappedFile>& file, const OnnxKnown& known, Progress& progress,
                        const StageOptions& stages) {
    Attempt out;
    TRY(out.imported, import_with(file, known, stages, out.taken));
    if (!out.imported.why.empty()) return out;
    const std::set<std::string> wanted = out.imported.wanted;
    auto method = lower_with_names(std::move(out.imported.exported), progress, stages);
    if (!method.ok() && method.error().is_cancelled) return std::move(method).error();
    if (!method.ok() && stages.verify) {  // a fault of lowering itself is not a reason to use the original operators
        TRY(onnx::Imported again, onnx::import_model(file, false, out.taken, stages));
        auto unchecked = lower_with_names(std::move(again.exported), progress);
        if (unchecked.ok()) return std::move(method).error();
        method = std::move(unchecked);
    }
    if (method.ok()) {
        out.method = onnx::with_file_names(std::move(method).take(), out.imported.outputs);
        return out;
    }
    const std::string why = method.error().text();
    TRY(out.imported, onnx::import_model(file, true, out.taken, stages));
    out.imported.why = why;
    out.imported.wanted = wanted;
    return out;
}

/// Sizes that follow from given inputs, and assumed ones for unbounded dimensions.
Result<sym::Values> fixed_sizes(const std::shared_ptr<const MappedFile>& file, const OnnxKnown& known) {
    TRY(const onnx::Model model, onnx::parse_model(file->bytes(), file, onnx::beside(file->path())));
    sym::Values out = known.sizes;
    for (const OnnxValue& value : known.values) {
        const auto type = model.graph.types.find(value.name);
        if (type == model.graph.types.end() || type->second.sizes.size() != value.type.sizes.size()) continue;
        for (std::size_t i = 0; i < value.type.sizes.size(); ++i) {
            const sym::Expr &open = type->second.sizes[i], &size = value.type.sizes[i];
            if (open.op() == sym::Op::symbol && size.is_constant()) out.try_emplace(open.name(), size.constant());
        }
    }
    for (const auto& [symbol, range] : model.graph.ranges) {
        if (range.assumed) out.try_emplace(symbol, range.assumed->size);
    }
    return out;
}

/// Inputs by name, for people.
std::string listed(const std::set<std::string>& names) {
    std::string out;
    for (const std::string& name : names) append_item(out, ", ", "'" + name + "'");
    return out;
}

/// Notes about a program whose sizes depend on values of inputs.
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

Result<Program> read_onnx_with(const std::shared_ptr<const MappedFile>& file, const OnnxKnown& known,
                               Progress& progress, const StageOptions& stages) {
    progress.report(StageKind::reading_graph);
    auto made = attempt(file, known, progress, stages);
    if (!made.ok() && made.error().is_cancelled) return std::move(made).error();
    if (!made.ok() || !made.value().method) {  // constant sizes let more of a graph map
        OnnxKnown more = known;
        const auto sizes = fixed_sizes(file, known);
        if (sizes.ok()) more.sizes = sizes.value();
        if (more.sizes != known.sizes) {
            auto again = attempt(file, more, progress, stages);
            if (again.ok() && (again.value().method || !made.ok() || made.value().imported.failed))
                made = std::move(again);
        }
    }
    if (!made.ok()) {
        auto open = onnx::with_open_bytes(file, made.error());
        return open.ok() ? std::move(open) : Result<Program>(std::move(made).error());
    }
    Attempt& found = made.value();
    Program program{.path = file->path(), .format = FormatId::onnx};
    if (found.method) {
        fix_inputs(*found.method, found.taken.values);
        std::set<std::string> names;
        for (const OnnxValue& value : found.taken.values) names.insert(value.name);
        if (!names.empty()) program.notes.push_back("sizes computed from the given values of " + listed(names));
        program.methods.push_back(std::move(*found.method));
    } else if (found.imported.failed) {
        Error error = *std::move(found.imported.failed);
        if (known.values.empty())
            error.remedy =
                message("run it with a value for {inputs}, which determines sizes", listed(found.imported.wanted));
        auto open = onnx::with_open_bytes(file, error);
        return open.ok() ? std::move(open) : Result<Program>(std::move(error));
    } else {
        program.methods.push_back(std::move(found.imported.opaque));
        std::string note = "planned with the ONNX operators; it cannot run here: " + found.imported.why;
        if (!found.imported.wanted.empty() && found.taken.values.empty())
            note += "; sizes depend on the value of " + listed(found.imported.wanted);
        program.notes.push_back(std::move(note));
    }
    program.methods.front().name = "forward";
    std::string sizes;
    for (const auto& [symbol, size] : found.taken.sizes)
        append_item(sizes, ", ", symbol + " = " + std::to_string(size));
    if (!sizes.empty()) program.notes.push_back("planned for " + sizes + " only");
    return program;
}

}  // namespace arenascope
