#pragma once
// A file as a tree of its format's objects, whatever the format: changed there and written again, it stays well-formed.

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

using Tree = nlohmann::ordered_json;

struct FileTree {
    Tree tree;
    /// The file with another tree in its place; nothing if the format cannot express that.
    std::function<std::optional<Bytes>(const Tree&)> write;
};

/// Reads JSON texts, archives that hold some, flatbuffers of the known schemas, ONNX models (`format`: "onnx"). For an
/// archive each of its texts, the largest first. Nothing for other files.
[[nodiscard]] std::vector<FileTree> trees_of(const Bytes& file, std::string_view format);

/// Changes of one tree that can be undone: a case costs as much as its change, not a copy of the tree.
class TreeChanges {
public:
    /// The tree is not copied and is changed only here.
    explicit TreeChanges(Tree& tree);
    ~TreeChanges() = default;
    TreeChanges(const TreeChanges&) = delete;  // places point to names in it
    TreeChanges& operator=(const TreeChanges&) = delete;
    TreeChanges(TreeChanges&&) noexcept = default;
    TreeChanges& operator=(TreeChanges&&) noexcept = default;
    /// One change of the object model: another number, text or truth value; a list longer, shorter or in another order;
    /// a member removed, or replaced by another one of its name.
    void change(Random& random);
    void undo();

private:
    struct Place {
        Tree* tree = nullptr;
        const std::string* name = nullptr;  ///< a key of `named`
    };
    /// Every place of a tree, and those of each name.
    struct Places {
        std::vector<Place> all, lists, objects;
        std::map<std::string, std::vector<Tree*>> named;
        void walk(Tree& tree, const std::string& name);
    };

    Places known_;  ///< of the tree without changes; one that a change has taken away stays, without effect
    Places fresh_;  ///< of what the changes so far have put there
    std::vector<std::pair<Tree*, Tree>> old_;
};

}  // namespace arenascope::fuzz
