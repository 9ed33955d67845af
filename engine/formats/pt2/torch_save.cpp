#include "engine/formats/pt2/torch_save.h"

#include <array>

#include "engine/formats/pt2/pickle.h"

namespace arenascope::pt2 {

namespace {

using pickle::Index;

struct StorageRow {
    std::string_view name;
    DType dtype;
};
constexpr std::array storages{
    StorageRow{"torch.FloatStorage", DType::f32},
    StorageRow{"torch.DoubleStorage", DType::f64},
    StorageRow{"torch.HalfStorage", DType::f16},
    StorageRow{"torch.BFloat16Storage", DType::bf16},
    StorageRow{"torch.LongStorage", DType::i64},
    StorageRow{"torch.IntStorage", DType::i32},
    StorageRow{"torch.ShortStorage", DType::i16},
    StorageRow{"torch.CharStorage", DType::i8},
    StorageRow{"torch.ByteStorage", DType::u8},
    StorageRow{"torch.BoolStorage", DType::boolean},
    StorageRow{"torch.storage.UntypedStorage", DType::u8},
};

Error not_plain(Message what) {
    return Error{.what = std::move(what),
                 .expected = message("plain tensors, numbers and strings in lists and dicts"),
                 .remedy = message("the file's code is never executed, so objects that need it cannot be read")};
}

class Reader {
public:
    Reader(const pickle::Tree& tree, const ZipArchive& archive, std::string root,
           const std::shared_ptr<const void>& owner)
        : tree_(tree), archive_(archive), root_(std::move(root)), owner_(owner) {}

    Result<std::vector<SavedItem>> run() && {
        CHECKED(visit(tree_.root, {}, 0));
        return std::move(items_);
    }

private:
    static constexpr int most_nested = 100;
    static constexpr std::size_t most_items = 1'000'000, most_visits = 8'000'000;

    static std::string joined(const std::string& path, const std::string& name) {
        return path.empty() ? name : path + "/" + name;
    }

    Result<> add(const std::string& path, SavedLeaf leaf) {
        if (items_.size() >= most_items) return not_plain(message("more than a million items"));
        items_.push_back({path, std::move(leaf)});
        return done;
    }

    Result<> visit(Index index, const std::string& path, int depth) {
        if (depth > most_nested || ++visits_ > most_visits)
            return not_plain(message("values nested too deep or too often"));
        const pickle::Value& value = tree_.at(index);
        if (const auto* list = std::get_if<pickle::List>(&value)) {
            for (std::size_t i = 0; i < list->items.size(); ++i)
                CHECKED(visit(list->items[i], joined(path, std::to_string(i)), depth + 1));
            return done;
        }
        if (const auto* dict = std::get_if<pickle::Dict>(&value)) {
            for (const auto& [key, item] : dict->items) CHECKED(visit(item, joined(path, key_text(key)), depth + 1));
            return done;
        }
        if (const auto* truth = std::get_if<bool>(&value)) return add(path, *truth);
        if (const auto* number = std::get_if<std::int64_t>(&value)) return add(path, *number);
        if (const auto* real = std::get_if<double>(&value)) return add(path, *real);
        if (const auto* text = std::get_if<std::string>(&value)) return add(path, *text);
        if (std::holds_alternative<pickle::None>(value)) return add(path, std::monostate{});
        if (const auto* call = std::get_if<pickle::Call>(&value)) return called(*call, path, depth);
        return not_plain(message("'{path}' is a class or function", path));
    }

    std::string key_text(Index index) const {
        if (const auto* text = std::get_if<std::string>(&tree_.at(index))) return *text;
        if (const auto* number = std::get_if<std::int64_t>(&tree_.at(index))) return std::to_string(*number);
        return "?";
    }

    /// Calls that rebuild tensors are interpreted by their arguments; an empty OrderedDict is an empty dict.
    Result<> called(const pickle::Call& call, const std::string& path, int depth) {
        const auto* name = std::get_if<pickle::Name>(&tree_.at(call.function));
        const auto* args = std::get_if<pickle::List>(&tree_.at(call.arguments));
        if (!name || !args) return not_plain(message("'{path}' calls an unnamed object", path));
        if (name->text == "collections.OrderedDict" && args->items.empty()) return done;
        if ((name->text == "torch._utils._rebuild_parameter" ||
             name->text == "torch._utils._rebuild_parameter_with_state") &&
            !args->items.empty()) {
            return visit(args->items[0], path, depth + 1);
        }
        if (name->text == "torch._utils._rebuild_tensor_v2" || name->text == "torch._utils._rebuild_tensor_v3") {
            TRY(auto tensor, rebuilt(args->items, name->text.back() == '3').in(path));
            return add(path, std::move(tensor));
        }
        return not_plain(message("'{path}' calls {function}", path, name->text));
    }

    Result<std::vector<sym::Expr>> sizes(Index index) const {
        const auto* list = std::get_if<pickle::List>(&tree_.at(index));
        if (!list || list->items.size() > 64) return not_plain(message("sizes that are not a tuple"));
        std::vector<sym::Expr> out;
        for (const Index item : list->items) {
            const auto* number = std::get_if<std::int64_t>(&tree_.at(item));
            if (!number || *number < 0) return not_plain(message("a size that is not a number"));
            out.emplace_back(*number);
        }
        return out;
    }

    static std::optional<DType> storage_type(const std::string& name) {
        for (const StorageRow& row : storages)
            if (row.name == name) return row.dtype;
        return std::nullopt;
    }

    /// (storage, offset, sizes, strides, requires_grad, hooks[, dtype])
    Result<SavedTensor> rebuilt(const std::vector<Index>& args, bool is_typed) const {
        if (args.size() < (is_typed ? 7u : 4u)) return not_plain(message("a tensor without its sizes"));
        const auto* persistent = std::get_if<pickle::Persistent>(&tree_.at(args[0]));
        const auto* id = persistent ? std::get_if<pickle::List>(&tree_.at(persistent->id)) : nullptr;
        if (!id || id->items.size() < 3) return not_plain(message("a tensor without its storage"));
        const auto* kind = std::get_if<pickle::Name>(&tree_.at(id->items[1]));
        const auto* key = std::get_if<std::string>(&tree_.at(id->items[2]));
        auto dtype = kind ? storage_type(kind->text) : std::nullopt;
        if (is_typed) {
            const auto* name = std::get_if<pickle::Name>(&tree_.at(args[6]));
            dtype =
                name && name->text.starts_with("torch.") ? dtype_from_torch_name(name->text.substr(6)) : std::nullopt;
        }
        if (!dtype || !key)
            return not_plain(kind ? message("a storage of type {type}", kind->text)
                                  : message("a storage of another type"));
        SavedTensor out;
        out.type.dtype = *dtype;
        TRY(out.type.sizes, sizes(args[2]));
        TRY(out.type.strides, sizes(args[3]));
        const auto* offset = std::get_if<std::int64_t>(&tree_.at(args[1]));
        if (!offset || *offset < 0 || out.type.strides.size() != out.type.sizes.size())
            return not_plain(message("a tensor with odd strides"));
        out.type.storage_offset = *offset;
        TRY(out.storage, archive_.data(root_ + "data/" + *key, owner_));
        return out;
    }

    const pickle::Tree& tree_;
    const ZipArchive& archive_;
    std::string root_;
    std::shared_ptr<const void> owner_;
    std::vector<SavedItem> items_;
    std::size_t visits_ = 0;
};

}  // namespace

Result<std::vector<SavedItem>> read_torch_save(ByteView bytes, const std::shared_ptr<const void>& owner) {
    TRY(const ZipArchive archive, ZipArchive::open(bytes));
    constexpr std::string_view name = "data.pkl";
    for (const auto& [path, entry] : archive.entries()) {
        if (!path.ends_with(name)) continue;
        const std::string root = path.substr(0, path.size() - name.size());
        if (archive.entries().contains(root + "byteorder")) {
            TRY(const Data order, archive.data(root + "byteorder", owner));
            if (!as_text(order.bytes).starts_with("little"))
                return Error{.what = message("weights in big-endian byte order"), .expected = message("little-endian")};
        }
        TRY(const Data program, archive.data(path, owner));
        TRY(const auto tree, pickle::read(program.bytes).in(path));
        return Reader(tree, archive, root, owner).run();
    }
    return Error{.what = message("an archive without data.pkl"), .expected = message("a file of torch.save")};
}

}  // namespace arenascope::pt2
