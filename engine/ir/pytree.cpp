#include "engine/ir/pytree.h"

#include <algorithm>
#include <cctype>

#include "engine/base/json.h"

namespace arenascope {

namespace {

struct Leaves {
    std::vector<std::string> paths;

    static std::string joined(const std::string& outer, const std::string& inner) {
        return outer.empty() ? inner : outer + "." + inner;
    }

    /// A dict's context is a JSON list of its keys; leaves of other containers are numbered.
    static std::vector<std::string> child_names(const json::View& spec, std::size_t count) {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < count; ++i) names.push_back(std::to_string(i));
        if (const auto fields = spec.find("field_names")) {  // of a named tuple, see pytree.h
            const auto items = fields->items();
            if (!items.ok() || items.value().size() != count) return names;
            for (std::size_t i = 0; i < count; ++i)
                if (items.value()[i].is_string()) names[i] = items.value()[i].text().take();
            return names;
        }
        const auto type = spec.find("type");
        const auto context = spec.find("context");
        if (!type || !context || !type->is_string() || !context->is_string()) return names;
        if (type->text().take().find("ict") == std::string::npos) return names;
        const auto keys = json::Document::parse(context->text().take());
        if (!keys.ok()) return names;
        const auto items = keys.value().root().items();
        if (!items.ok() || items.value().size() != count) return names;
        for (std::size_t i = 0; i < count; ++i) {
            if (items.value()[i].is_string()) names[i] = items.value()[i].text().take();
            else if (items.value()[i].is_integer()) names[i] = std::to_string(items.value()[i].integer().take());
        }
        return names;
    }

    Result<> visit(const json::View& spec, const std::string& path, const std::vector<std::string>& given_names = {}) {
        if (!spec.find("type")) {
            paths.push_back(path);
            return done;
        }
        TRY(const auto children, spec.items("children_spec"));
        const auto names = child_names(spec, children.size());
        for (std::size_t i = 0; i < children.size(); ++i) {
            const bool is_named_leaf = i < given_names.size() && !children[i].find("type");
            CHECKED(visit(children[i], joined(path, is_named_leaf ? given_names[i] : names[i])));
        }
        return done;
    }
};

/// A tree's text is [version, tree].
Result<json::View> tree_of(const json::Document& document) {
    TRY(const auto versioned, document.root().items());
    if (versioned.size() != 2)
        return Error{.what = message("a tree without its version"), .expected = message("[version, tree]")};
    return versioned[1];
}

bool is_plain(const std::string& name) {
    return !name.empty() &&
        std::all_of(name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '.'; });
}

}  // namespace

void name_fields(std::string& tree, const std::string& type, const std::vector<std::string>& fields) {
    if (!is_plain(type) || !std::all_of(fields.begin(), fields.end(), is_plain)) return;
    std::string list;
    for (const auto& field : fields) list += (list.empty() ? "\"" : ", \"") + field + "\"";
    const std::string context = "\"context\": \"" + type + "\"", more = ", \"field_names\": [" + list + "]";
    for (auto at = tree.find(context); at != std::string::npos; at = tree.find(context, at + context.size()))
        tree.insert(at + context.size(), more);
}

Result<std::vector<std::string>> input_paths(const std::string& tree, const std::vector<std::string>& names) {
    TRY(const auto document, json::Document::parse(tree));
    TRY(const json::View root, tree_of(document));
    TRY(const auto halves, root.items("children_spec"));
    if (halves.size() != 2)
        return Error{.what = message("a tree without arguments"), .expected = message("(args, kwargs)")};
    Leaves leaves;
    CHECKED(leaves.visit(halves[0], "", names));
    CHECKED(leaves.visit(halves[1], "kw"));
    return std::move(leaves.paths);
}

Result<std::vector<std::string>> output_paths(const std::string& tree) {
    TRY(const auto document, json::Document::parse(tree));
    TRY(const json::View root, tree_of(document));
    Leaves leaves;
    CHECKED(leaves.visit(root, ""));
    return std::move(leaves.paths);
}

}  // namespace arenascope
