#include "engine/formats/pt2/payloads.h"

#include "engine/formats/pt2/enums.h"
#include "engine/formats/pt2/torch_save.h"

namespace arenascope::pt2 {

namespace {

/// Bytes from the storage's start to the end of the last element that sizes, strides and offset reach.
Result<std::int64_t> reach(const TensorType& type) {
    const Error too_large{.what = message("the size in bytes does not fit in 64 bits"),
                          .expected = message("sizes whose product fits")};
    if (!type.storage_offset.is_constant() || type.storage_offset.constant() < 0) {
        return Error{.what = message("storage offset {storage_offset}", type.storage_offset.text()),
                     .expected = message("0 or more")};
    }
    std::int64_t last = type.storage_offset.constant();
    std::int64_t bytes = item_size(type.dtype);
    for (std::size_t i = 0; i < type.sizes.size(); ++i) {
        const sym::Expr &size = type.sizes[i], &stride = type.strides[i];
        if (!size.is_constant() || !stride.is_constant() || stride.constant() < 0) {
            return Error{.what = message("size {size} with stride {stride}", size.text(), stride.text()),
                         .expected = message("fixed sizes and strides of 0 or more")};
        }
        if (size.constant() == 0) return 0;
        const auto step = checked_mul(size.constant() - 1, stride.constant());
        const auto sum = step ? checked_add(last, *step) : std::nullopt;
        const auto dense = checked_mul(bytes, size.constant());
        if (!sum || !dense) return too_large;
        last = *sum;
        bytes = *dense;
    }
    const auto count = checked_add(last, 1);
    const auto end = count ? checked_mul(*count, item_size(type.dtype)) : std::nullopt;
    if (!end) return too_large;
    return *end;
}

/// Keeps a tensor that is wholly inside its storage; the first with a name is kept.
Result<> keep(const std::string& name, const std::string& place, TensorType type, const Data& storage,
              fx::ExportedProgram& program) {
    TRY(const std::int64_t needed, reach(type));
    if (static_cast<std::uint64_t>(needed) > storage.bytes.size()) {
        return Error{.what = message("needs {needed} bytes", needed),
                     .place = place,
                     .expected = message("a storage that holds them; this one has {bytes}", storage.bytes.size()),
                     .remedy = message("the file is damaged; export or copy it again")};
    }
    if (program.state.try_emplace(name, storage).second) program.state_types.emplace(name, std::move(type));
    return done;
}

/// All tensors of a torch.save file, by their names.
Result<> read_saved(const ZipArchive& archive, const std::string& entry, const std::shared_ptr<const MappedFile>& file,
                    fx::ExportedProgram& program) {
    TRY(const Data saved, archive.data(entry, file));
    if (saved.bytes.empty()) return done;  // nothing was saved
    TRY(auto items, read_torch_save(saved.bytes, saved.owner).in(entry));
    for (SavedItem& item : items) {
        auto* tensor = std::get_if<SavedTensor>(&item.leaf);
        if (!tensor) continue;
        CHECKED(keep(item.path, entry, std::move(tensor->type), std::move(tensor->storage), program).in(item.path));
    }
    return done;
}

class StateReader {
public:
    StateReader(const ZipArchive& archive, std::string root, const std::shared_ptr<const MappedFile>& file,
                fx::ExportedProgram& program)
        : archive_(archive), root_(std::move(root)), file_(file), program_(program) {}

    /// Reads the config of "weights" or "constants", if the archive has one; the first archives of this layout use
    /// another name, or have everything in one file of torch.save.
    Result<> read(const std::string& kind, const std::string& older) {
        const std::string folder = root_ + "data/" + kind + "/";
        const std::string saved = folder + program_.model_name + ".pt";
        if (archive_.entries().contains(saved)) return read_saved(archive_, saved, file_, program_);
        std::string path = folder + program_.model_name + "_" + kind + "_config.json";
        if (!archive_.entries().contains(path)) path = folder + program_.model_name + older;
        if (!archive_.entries().contains(path)) return done;
        TRY(const Data config_text, archive_.data(path, file_));
        TRY(const auto document, json::Document::parse(as_text(config_text.bytes)).in(path));
        TRY(const auto config, document.root().members("config").in(path));
        for (const auto& [name, payload] : config) {
            if (payload.find("tensor_meta")) CHECKED(read_tensor(folder, name, payload).in(kind + " '" + name + "'"));
        }
        return done;
    }

private:
    Result<> read_tensor(const std::string& folder, const std::string& name, const json::View& payload) {
        TRY(const std::string path, payload.text("path_name"));
        if (payload.find("use_pickle")) {
            TRY(const bool is_pickled, payload.boolean("use_pickle"));
            if (is_pickled) return read_pickled(folder + path, name);
        }
        TRY(const json::View meta, payload.at("tensor_meta"));
        sym::Ranges no_symbols;
        TRY(TensorType type, read_tensor_type(meta, no_symbols));
        TRY(Data storage, stored(folder + path));
        return keep(name, path, std::move(type), std::move(storage), program_);
    }

    /// A pickle with one plain tensor.
    Result<> read_pickled(const std::string& path, const std::string& name) {
        TRY(const Data saved, archive_.data(path, file_));
        auto items = read_torch_save(saved.bytes, saved.owner);
        auto* tensor =
            items.ok() && items.value().size() == 1 ? std::get_if<SavedTensor>(&items.value()[0].leaf) : nullptr;
        if (tensor) return keep(name, path, std::move(tensor->type), std::move(tensor->storage), program_);
        return Error{.what = message("is a pickled tensor subclass"),
                     .expected = message("plain tensors"),
                     .remedy = message("replace it by plain tensors before the export")};
    }

    /// Tied weights share a storage, unpacked once.
    Result<Data> stored(const std::string& path) {
        if (const auto known = storages_.find(path); known != storages_.end()) return known->second;
        TRY(Data data, archive_.data(path, file_));
        return storages_.emplace(path, std::move(data)).first->second;
    }

    const ZipArchive& archive_;
    std::string root_;
    std::shared_ptr<const MappedFile> file_;
    fx::ExportedProgram& program_;
    std::map<std::string, Data> storages_;
};

/// Checks that every parameter, buffer and constant of the inputs has data.
Result<> check_complete(const fx::ExportedProgram& program) {
    for (const fx::InputSpec& spec : program.inputs) {
        using Kind = fx::InputSpec::Kind;
        const bool is_state =
            spec.kind == Kind::parameter || spec.kind == Kind::buffer || spec.kind == Kind::tensor_constant;
        if (is_state && !program.state.contains(spec.target)) {
            return Error{.what = message("no data of '{tensor}' in the archive", spec.target),
                         .place = "input '" + spec.arg + "'",
                         .expected = message("an entry in the weights or constants"),
                         .remedy = message("export the program again")};
        }
    }
    return done;
}

}  // namespace

Result<> read_state(const ZipArchive& archive, const std::string& root, const std::shared_ptr<const MappedFile>& file,
                    fx::ExportedProgram& program) {
    StateReader reader(archive, root, file, program);
    CHECKED(reader.read("weights", "_model_param_config.json"));
    CHECKED(reader.read("constants", "_model_constants_config.json"));
    return check_complete(program);
}

Result<> read_legacy_state(const ZipArchive& archive, const std::string& root,
                           const std::shared_ptr<const MappedFile>& file, fx::ExportedProgram& program) {
    for (const char* name : {"serialized_state_dict.pt", "serialized_constants.pt", "serialized_state_dict.json",
                             "serialized_constants.json"}) {  // .json in the oldest files has the format of .pt
        if (archive.entries().contains(root + name)) CHECKED(read_saved(archive, root + name, file, program));
    }
    return check_complete(program);
}

}  // namespace arenascope::pt2
