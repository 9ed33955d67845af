#pragma once
// A file as the objects that its format has, whatever the format: changed there and written again, it is well-formed.

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
    /// The file with another tree in its place; nothing where the format cannot say that.
    std::function<std::optional<Bytes>(const Tree&)> write;
};

/// Texts of JSON, archives that hold some, flatbuffers of the known schemas, ONNX models (`format`: "onnx"). Of an
/// archive each of its texts, the largest first. Nothing for other files.
[[nodiscard]] std::vector<FileTree> trees_of(const Bytes& file, std::string_view format);

/// Changes of one tree that are taken back: a case costs what it changes, not a copy of all that there is.
class TreeChanges {
public:
    /// The tree stays where it is and is changed here only.
    explicit TreeChanges(Tree& tree);
    /// One change by what an object model has: a number, text or truth becomes another one, a list gets longer,
    /// shorter or another order, a member is lost, or takes the place of another one of its name.
    void change(Random& random);
    void undo();

private:
    struct Place {
        Tree* tree = nullptr;
        std::size_t name = 0;  ///< number of its name; 0: none
    };
    /// Every place of a tree, and those of each name.
    struct Places {
        std::vector<Place> all, lists, objects;
        std::map<std::string, std::size_t> numbers;
        std::vector<std::vector<Tree*>> named;
        void walk(Tree& tree, const std::string& name);
    };

    Tree& tree_;
    Places known_;  ///< of the tree without changes
    std::vector<std::pair<Tree*, Tree>> old_;
};

}  // namespace arenascope::fuzz
