#include "engine/formats/pt2/pt2.h"

#include <array>
#include <bit>

#include "engine/formats/pt2/graph.h"
#include "engine/formats/pt2/module_stack.h"
#include "engine/formats/pt2/payloads.h"
#include "engine/formats/pt2/signature.h"
#include "engine/formats/pt2/torch_save.h"
#include "engine/lowering/graph/dim_orders.h"
#include "engine/lowering/layout.h"

namespace arenascope {

namespace {

using namespace pt2;

struct Model {
    std::string entry, root, name;  ///< "model/models/text.json", "model/", "text"
    bool is_legacy = false;         ///< the flat layout of PyTorch 2.6 and older
};

/// "<root>/models/<name>.json"; the root is one folder, or none in a repacked archive.
std::optional<Model> model_at(const std::string& entry) {
    constexpr std::string_view folder = "models/", suffix = ".json";
    const auto slash = entry.find('/');
    if (slash == std::string::npos) return std::nullopt;
    const std::size_t root = entry.starts_with(folder) ? 0 : slash + 1;
    const std::string_view rest = std::string_view(entry).substr(root);
    if (!rest.starts_with(folder) || !rest.ends_with(suffix)) return std::nullopt;
    if (rest.size() <= folder.size() + suffix.size()) return std::nullopt;
    const auto name = rest.substr(folder.size(), rest.size() - folder.size() - suffix.size());
    return Model{entry, entry.substr(0, root), std::string(name)};
}

/// The first entry that is a model of TensorFlow Lite; compressed ones are known by their suffix. Empty: none.
std::string tflite_inside(const ZipArchive& archive) {
    for (const auto& [name, entry] : archive.entries()) {
        const bool is_model = entry.bytes.size() >= 8 && as_text(entry.bytes.subspan(4, 4)) == "TFL3";
        if (is_model || name.ends_with(".tflite")) return name;
    }
    return {};
}

Result<std::vector<Model>> find_models(const ZipArchive& archive) {
    constexpr std::string_view legacy = "serialized_exported_program.json";
    std::vector<Model> out;
    for (const auto& [name, entry] : archive.entries()) {
        if (auto model = model_at(name)) out.push_back(std::move(*model));
    }
    if (!out.empty()) return out;
    for (const auto& [name, entry] : archive.entries()) {
        if (!name.ends_with(legacy)) continue;
        return std::vector<Model>{{name, name.substr(0, name.size() - legacy.size()), "model", true}};
    }
    if (archive.entries().contains("ETRECORD_V0"))
        return Error{.what = message("an ETRecord, which has no program of its own"),
                     .expected = message("the .pte that it was written with"),
                     .remedy = message("pass it with that file: --etrecord FILE")};
    const auto has = [&](const auto& is) {
        return std::any_of(archive.entries().begin(), archive.entries().end(),
                           [&](const auto& each) { return is(std::string_view(each.first)); });
    };
    if (has([](std::string_view name) { return name.find("data/aotinductor/") != name.npos; })) {
        return Error{
            .what = message("a package of AOTInductor: compiled code, without the program that it was made of"),
            .expected = message("a file of torch.export.save"),
            .remedy = message("save the ExportedProgram that was compiled with torch.export.save")};
    }
    const bool has_pickle = has([](std::string_view name) { return name.ends_with("/data.pkl"); });
    if (has_pickle && has([](std::string_view name) { return name.find("/code/") != name.npos; })) {
        return Error{.what = message("a TorchScript archive"),
                     .expected = message("a file of torch.export.save"),
                     .remedy = message("export the Python model with torch.export.export and save it as .pt2")};
    }
    if (has_pickle) {
        return Error{.what = message("a file of torch.save: weights or objects, no program"),
                     .expected = message("a file of torch.export.save"),
                     .remedy = message("load it in Python and save torch.export.export(model, inputs)")};
    }
    if (archive.entries().contains("model.weights.h5"))
        return Error{.what = message("a Keras model (.keras)"),
                     .remedy = message("convert the model to .tflite or .onnx")};
    if (!archive.entries().empty() && !has([](std::string_view name) { return !name.ends_with(".npy"); }))
        return Error{.what = message("arrays of NumPy (.npz), no program"),
                     .remedy = message("open the program, and pass the array as its input: --input K=FILE")};
    if (const auto model = tflite_inside(archive); !model.empty()) {
        return Error{.what = message("a ZIP archive of TensorFlow Lite models, such as MediaPipe's .task"),
                     .remedy = message("unpack it, and open '{name}' inside", model)};
    }
    return Error{.what = message("a ZIP archive of something else, without a models/*.json entry"),
                 .expected = message("a file of torch.export.save"),
                 .remedy = message("unpack it and open the model inside")};
}

Result<> check_versions(const json::View& root) {
    constexpr std::int64_t known_major = 8;
    TRY(const json::View version, root.at("schema_version"));
    if (version.integer().ok()) {
        return Error{.what = message("schema version {version}, of PyTorch 2.2 or older", version.integer().value()),
                     .place = "schema_version",
                     .expected = message("schema version {known_major}", known_major),
                     .remedy = message("export the model again with a newer PyTorch")};
    }
    TRY(const std::int64_t major, version.integer("major").in("schema_version"));
    if (major != known_major) {
        return Error{.what = message("schema version {major}", major),
                     .place = "schema_version",
                     .expected = message("version {version}", known_major),
                     .remedy = message("save it with another version of PyTorch")};
    }
    return done;
}

Result<std::string> read_dialect(const json::View& root) {
    if (const auto older = root.find("dialect"); older && !root.find("verifiers")) return older->text().in("dialect");
    TRY(const auto verifiers, root.items("verifiers"));
    if (verifiers.empty())
        return Error{.what = message("no dialect"), .place = "verifiers", .expected = message("TRAINING or ATEN")};
    return verifiers.front().text().in("verifiers");
}

Result<fx::ExportedProgram> read_model(const ZipArchive& archive, const Model& model,
                                       const std::shared_ptr<const MappedFile>& file, GraphBudget& budget) {
    TRY(const Data text, archive.data(model.entry, file));
    TRY(const auto document, json::Document::parse(as_text(text.bytes)));
    const json::View root = document.root();
    CHECKED(check_versions(root));
    fx::ExportedProgram out;
    out.model_name = model.name;
    TRY(out.dialect, read_dialect(root));
    TRY(const json::View constraints, root.at("range_constraints"));
    TRY(out.ranges, read_ranges(constraints).in("range_constraints"));
    TRY(const json::View graph_module, root.at("graph_module"));
    TRY(const json::View graph, graph_module.at("graph"));
    TRY(out.graph, read_graph(graph, model.name, out.ranges, budget));
    TRY(const json::View signature, graph_module.at("signature"));
    CHECKED(read_signature(signature, out, budget));
    CHECKED(read_trees(graph_module, out));
    if (model.is_legacy) CHECKED(read_legacy_state(archive, model.root, file, out));
    else CHECKED(read_state(archive, model.root, file, out));
    return out;
}

Result<> check_byte_order(const ZipArchive& archive, const std::string& root) {
    const std::string name = root + "byteorder";
    if (!archive.entries().contains(name)) return done;
    TRY(const Data order, archive.data(name, nullptr));
    if (as_text(order.bytes).starts_with("little")) return done;
    return Error{.what = message("weights in big-endian byte order"),
                 .place = name,
                 .expected = message("little-endian"),
                 .remedy = message("export the program on a little-endian machine")};
}

/// A Python number as a tensor without dimensions.
template <class T>
void give_number(SampleInput& sample, DType dtype, T number) {
    const auto owner =
        std::make_shared<std::array<std::byte, sizeof(T)>>(std::bit_cast<std::array<std::byte, sizeof(T)>>(number));
    sample.type.dtype = dtype;
    sample.data = Data{.bytes = *owner, .owner = owner};
}

Result<std::vector<SampleInput>> sample_leaves(std::vector<SavedItem> items) {
    std::vector<SampleInput> out;
    for (SavedItem& item : items) {
        SampleInput sample{.path = item.path, .type = {}, .data = {}};
        if (auto* tensor = std::get_if<SavedTensor>(&item.leaf)) {
            sample.type = std::move(tensor->type);
            TRY(sample.data,
                lowering::dense_data(sample.type, tensor->storage, lowering::dense_order(sample.type.sizes.size())));
        } else if (const auto* whole = std::get_if<std::int64_t>(&item.leaf)) {
            give_number(sample, DType::i64, *whole);
        } else if (const auto* real = std::get_if<double>(&item.leaf)) {
            give_number(sample, DType::f64, *real);
        } else if (const auto* truth = std::get_if<bool>(&item.leaf)) {
            give_number(sample, DType::boolean, static_cast<std::uint8_t>(*truth));
        }
        out.push_back(std::move(sample));
    }
    return out;
}

/// A single model is also available as the method "forward".
Result<Model> named_model(const ZipArchive& archive, const std::string& name) {
    TRY(const auto models, find_models(archive));
    for (const Model& each : models) {
        if (each.name == name || (models.size() == 1 && (name.empty() || name == "forward"))) return each;
    }
    return Error{.what = message("the archive has no model '{model}'", name)};
}

}  // namespace

Result<std::vector<SampleInput>> read_saved_tensors(const std::shared_ptr<const MappedFile>& file) {
    TRY(auto items, read_torch_save(file->bytes(), file));
    for (const SavedItem& item : items) {
        if (std::holds_alternative<std::monostate>(item.leaf) || std::holds_alternative<std::string>(item.leaf))
            return Error{.what = message("'{path}' is not a tensor", item.path),
                         .expected = message("a tensor, or a list or dict of tensors")};
    }
    return sample_leaves(std::move(items));
}

bool sniff_pt2(ByteView file) { return as_text(file).starts_with("PK\x03\x04"); }

Result<std::vector<fx::ExportedProgram>> read_exported(const std::shared_ptr<const MappedFile>& file,
                                                       Progress& progress) {
    TRY(const ZipArchive archive, ZipArchive::open(file->bytes()));
    TRY(const auto models, find_models(archive));
    std::vector<fx::ExportedProgram> out;
    GraphBudget budget(file->bytes().size());
    for (const Model& model : models) {
        if (progress.cancelled()) return cancelled();
        progress.report({StageKind::reading, model.name},
                        static_cast<double>(out.size()) / static_cast<double>(models.size()));
        CHECKED(check_byte_order(archive, model.root));
        TRY(auto program,
            read_model(archive, model, file, budget).in(message("model {model}", "'" + model.name + "'")));
        out.push_back(std::move(program));
    }
    return out;
}

Result<std::vector<SampleInput>> read_sample_inputs(const std::shared_ptr<const MappedFile>& file,
                                                    const std::string& model) {
    TRY(const ZipArchive archive, ZipArchive::open(file->bytes()));
    TRY(const Model found, named_model(archive, model));
    const std::string entry = found.is_legacy ? found.root + "serialized_example_inputs.pt"
                                              : found.root + "data/sample_inputs/" + found.name + ".pt";
    TRY(const Data saved, archive.data(entry, file));
    TRY(auto items, read_torch_save(saved.bytes, saved.owner).in(entry));
    return sample_leaves(std::move(items));
}

Result<std::map<std::string, std::string>> read_module_classes(const std::shared_ptr<const MappedFile>& file,
                                                               const std::string& model) {
    TRY(const ZipArchive archive, ZipArchive::open(file->bytes()));
    TRY(const Model found, named_model(archive, model));
    TRY(const Data text, archive.data(found.entry, file));
    TRY(const auto document, json::Document::parse(as_text(text.bytes)));
    TRY(const json::View graph_module, document.root().at("graph_module"));
    TRY(const json::View graph, graph_module.at("graph"));
    std::map<std::string, std::string> classes;
    add_module_classes(graph, classes);
    return classes;
}

Result<std::map<std::string, Data>> read_sources(const std::shared_ptr<const MappedFile>& file) {
    constexpr std::uint64_t most_bytes = 8 << 20;
    TRY(const ZipArchive archive, ZipArchive::open(file->bytes()));
    std::map<std::string, Data> out;
    for (const auto& [path, entry] : archive.entries()) {
        if (!path.ends_with(".py") || entry.size > most_bytes) continue;
        TRY(Data data, archive.data(path, file));
        out.emplace(path, std::move(data));
    }
    return out;
}

}  // namespace arenascope
