#include "engine/formats/pt2/pt2.h"

#include "engine/formats/pt2/graph.h"
#include "engine/formats/pt2/payloads.h"
#include "engine/formats/pt2/signature.h"

namespace arenascope {

namespace {

using namespace pt2;

struct Model {
    std::string entry, root, name;  ///< "model/models/text.json", "model/", "text"
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

Result<std::vector<Model>> find_models(const ZipArchive& archive) {
    std::vector<Model> out;
    bool is_legacy = false;
    for (const auto& [name, entry] : archive.entries()) {
        if (auto model = model_at(name)) out.push_back(std::move(*model));
        is_legacy = is_legacy || name.ends_with("serialized_exported_program.json");
    }
    if (!out.empty()) return out;
    if (is_legacy) {
        return Error{.what = "an archive of PyTorch 2.6 or older", .expected = "an archive of PyTorch 2.7 or newer",
                     .remedy = "load it with torch.export.load and save it again with torch.export.save"};
    }
    return Error{.what = "a ZIP archive without a models/*.json entry", .expected = "a file of torch.export.save"};
}

Result<> check_versions(const json::View& root) {
    constexpr std::int64_t known_major = 8;
    TRY(const json::View version, root.at("schema_version"));
    TRY(const std::int64_t major, version.integer("major").in("schema_version"));
    if (major != known_major) {
        return Error{.what = "schema version " + std::to_string(major), .place = "schema_version",
                     .expected = "version " + std::to_string(known_major),
                     .remedy = "save it with another version of PyTorch"};
    }
    return done;
}

Result<std::string> read_dialect(const json::View& root) {
    TRY(const auto verifiers, root.items("verifiers"));
    if (verifiers.empty()) return Error{.what = "no dialect", .place = "verifiers", .expected = "TRAINING or ATEN"};
    return verifiers.front().text().in("verifiers");
}

Result<fx::ExportedProgram> read_model(const ZipArchive& archive, const Model& model,
                                       const std::shared_ptr<const MappedFile>& file) {
    TRY(const ByteView bytes, archive.bytes(model.entry));
    TRY(const auto document, json::Document::parse(as_text(bytes)));
    const json::View root = document.root();
    CHECKED(check_versions(root));
    fx::ExportedProgram out;
    out.model_name = model.name;
    TRY(out.dialect, read_dialect(root));
    TRY(const json::View constraints, root.at("range_constraints"));
    TRY(out.ranges, read_ranges(constraints).in("range_constraints"));
    TRY(const json::View graph_module, root.at("graph_module"));
    TRY(const json::View graph, graph_module.at("graph"));
    TRY(out.graph, read_graph(graph, model.name, out.ranges));
    TRY(const json::View signature, graph_module.at("signature"));
    CHECKED(read_signature(signature, out));
    CHECKED(read_trees(graph_module, out));
    CHECKED(read_state(archive, model.root, file, out));
    return out;
}

Result<> check_byte_order(const ZipArchive& archive, const std::string& root) {
    const std::string name = root + "byteorder";
    if (!archive.entries().contains(name)) return done;
    TRY(const ByteView order, archive.bytes(name));
    if (as_text(order).starts_with("little")) return done;
    return Error{.what = "weights in big-endian byte order", .place = name, .expected = "little-endian",
                 .remedy = "export the program on a little-endian machine"};
}

}  // namespace

bool sniff_pt2(ByteView file) {
    return as_text(file).starts_with("PK\x03\x04");
}

Result<std::vector<fx::ExportedProgram>> read_exported(std::shared_ptr<const MappedFile> file, Progress& progress) {
    TRY(const ZipArchive archive, ZipArchive::open(file->bytes()));
    TRY(const auto models, find_models(archive));
    std::vector<fx::ExportedProgram> out;
    for (const Model& model : models) {
        if (progress.cancelled()) return cancelled();
        progress.report("reading " + model.name, static_cast<double>(out.size()) / static_cast<double>(models.size()));
        CHECKED(check_byte_order(archive, model.root));
        TRY(auto program, read_model(archive, model, file).in("model '" + model.name + "'"));
        out.push_back(std::move(program));
    }
    return out;
}

}  // namespace arenascope
