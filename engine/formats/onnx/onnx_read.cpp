// Reads an ONNX file: as an imported program, or with the ONNX operators where some are not supported.

#include <algorithm>
#include <filesystem>

#include "engine/base/error_message.h"
#include "engine/base/text.h"
#include "engine/formats/bad_download.h"
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

/// The error of the model, which names the file of its weights.
Error not_beside(const std::string& path, const std::string& name, Error error) {
    std::error_code failed;
    if (std::filesystem::exists(path, failed)) return std::move(error).in("'" + name + "'");
    return Error{.what = message("the weights are in '{name}', which is missing", name),
                 .expected = message("this file in the model's folder"),
                 .remedy = message("copy the model with all of its files")};
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
        auto file = MappedFile::open(folder + name);
        if (!file.ok()) return not_beside(folder + name, name, std::move(file).error());
        if (auto bad = bad_download_of_numbers(file.value()->bytes())) return std::move(*bad).in("'" + name + "'");
        return file;
    };
}

/// The result of an import: its graph in aten's operators, or unmapped with the reason.
struct Imported {
    fx::ExportedProgram exported{};
    Method opaque{};
    Message why{};  ///< not all of it maps; empty: `exported` is the model
    std::vector<std::string> outputs{};
    std::set<std::string> wanted{};    ///< inputs whose value would let it map
    std::set<std::string> choosing{};  ///< inputs whose value chooses a branch
    std::optional<Error> failed{};     ///< without these, not even sizes are known
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
    const std::set<std::string> wanted = importer.wanted_inputs(), choosing = importer.choosing_inputs();
    if (!run.ok()) {
        if (wanted.empty() && choosing.empty()) return std::move(run).error();
        Imported out{
            .why = message_of(run.error()), .wanted = wanted, .choosing = choosing, .failed = std::move(run).error()};
        return out;
    }
    Imported out{.why = importer.unmapped(), .outputs = model.graph.outputs, .wanted = wanted, .choosing = choosing};
    if (out.why.empty() && !as_it_is) out.exported = std::move(importer).exported();
    else {
        TRY(out.opaque, opaque_method(model, importer));
    }
    return out;
}

/// Removes dimensions that no tensor has: declared sizes of results that are known by now.
void drop_unused_ranges(Method& method) {
    std::set<std::string> used;
    for (const Value& value : method.values) {
        if (!value.tensor()) continue;
        for (const sym::Expr& size : value.tensor()->sizes)
            for (std::string& symbol : size.symbols()) used.insert(std::move(symbol));
    }
    std::erase_if(method.ranges, [&](const auto& range) { return !used.contains(range.first); });
}

/// The graph of a model whose shapes are not all known: their bytes are dimensions without an upper bound. What else is
/// wrong with the file is an error.
Result<Program> with_open_bytes(const std::shared_ptr<const MappedFile>& file, const sym::Values& sizes,
                                const Error& why) {
    TRY(Model model, parse_model(file->bytes(), file, beside(file->path())));
    fix_sizes(model, sizes);
    Importer importer(model);
    importer.take_unsized();
    CHECKED(importer.run());
    Program out{.path = file->path(), .format = FormatId::onnx};
    TRY(Method method, opaque_method(model, importer));
    method.name = "forward";
    drop_unused_ranges(method);
    out.methods.push_back(std::move(method));
    out.notes.push_back(message("some shapes are unknown, so the model cannot run here: {reason}", message_of(why)));
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
    std::set<std::string> wanted = first.wanted, choosing = first.choosing;
    std::vector<OnnxValue> sized;  // values with which all sizes are known
    for (int round = 0; round < most_rounds; ++round) {
        const std::size_t before = taken.values.size();
        taken.values.clear();
        for (const OnnxValue& value : known.values) {
            if (value.data.owner && (wanted.contains(value.name) || choosing.contains(value.name)))
                taken.values.push_back(value);
        }
        if (taken.values.size() == before) break;
        auto next = onnx::import_model(file, false, taken, stages);
        if (!next.ok()) {
            if (first.failed) first.failed = std::move(next).error();
            break;
        }
        onnx::Imported& more = next.value();
        if (more.why.empty() && !more.failed) return next;
        wanted.insert(more.wanted.begin(), more.wanted.end());
        choosing.insert(more.choosing.begin(), more.choosing.end());
        if (first.why.empty()) continue;  // all of it maps without these values
        if (first.failed && !more.failed) {
            sized = taken.values;
            first = std::move(more);
        } else {
            first.why = more.why;
            if (first.failed && more.failed) first.failed = more.failed;
        }
        first.wanted = wanted;
    }
    taken.values = std::move(sized);
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
    const Message why = message_of(method.error());
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

/// Sizes of the inputs' dimensions among these: others belong to results, and follow.
sym::Values sizes_of_inputs(const std::shared_ptr<const MappedFile>& file, const sym::Values& sizes) {
    sym::Values out;
    if (sizes.empty()) return out;
    const auto inputs = onnx_inputs(file);
    if (!inputs.ok()) return sizes;
    for (const OnnxValue& input : inputs.value()) {
        for (const sym::Expr& size : input.type.sizes) {
            const auto known = size.op() == sym::Op::symbol ? sizes.find(size.name()) : sizes.end();
            if (known != sizes.end()) out.insert(*known);
        }
    }
    return out;
}

/// Inputs by name, for people.
std::string listed(const std::set<std::string>& names) {
    std::string out;
    for (const std::string& name : names) append_item(out, ", ", "'" + name + "'");
    return out;
}

/// Asks for the values that decide sizes and are not given; empty if there are none.
Message depends_on(std::set<std::string> wanted, const std::vector<OnnxValue>& given) {
    for (const OnnxValue& value : given) {
        if (value.data.owner) wanted.erase(value.name);
    }
    return wanted.empty() ? Message()
                          : message("sizes depend on the value of {inputs} (--input NAME=VALUE)", listed(wanted));
}

/// Inputs whose value decides sizes have it as their data.
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

Result<Program> read_onnx(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                          const StageOptions& stages) {
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
        auto open = onnx::with_open_bytes(file, known.sizes, made.error());
        return open.ok() ? std::move(open) : Result<Program>(std::move(made).error());
    }
    Attempt& found = made.value();
    Program program{.path = file->path(), .format = FormatId::onnx};
    if (found.method) {
        fix_inputs(*found.method, found.taken.values);
        program.methods.push_back(std::move(*found.method));
    } else if (found.imported.failed) {
        Error error = *std::move(found.imported.failed);
        Message depends = depends_on(found.imported.wanted, known.values);
        if (!depends.empty()) error.remedy = {};  // declared shapes would not help
        auto open = onnx::with_open_bytes(file, known.sizes, error);
        if (!open.ok()) return error;
        if (!depends.empty()) open.value().notes.push_back(std::move(depends));
        return open;
    } else {
        program.methods.push_back(std::move(found.imported.opaque));
        program.notes.push_back(
            message("planned with the ONNX operators; the model cannot run here: {reason}", found.imported.why));
        if (Message depends = depends_on(found.imported.wanted, known.values); !depends.empty())
            program.notes.push_back(std::move(depends));
    }
    program.methods.front().name = "forward";
    onnx::drop_unused_ranges(program.methods.front());
    std::set<std::string> names;
    for (const OnnxValue& value : found.taken.values) names.insert(value.name);
    if (!names.empty())
        program.notes.push_back(message("planned for the given values of {inputs} only", listed(names)));
    std::string sizes;
    for (const auto& [symbol, size] : sizes_of_inputs(file, found.taken.sizes))
        append_item(sizes, ", ", symbol + " = " + std::to_string(size));
    if (!sizes.empty()) program.notes.push_back(message("planned for {sizes} only", sizes));
    return program;
}

}  // namespace arenascope
