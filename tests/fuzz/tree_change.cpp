// Changes of JSON-like trees for the fuzz targets.

#include <algorithm>
#include <array>

#include "tests/fuzz/file_tree.h"
#include "tests/fuzz/harness.h"

namespace arenascope::fuzz {

namespace {

constexpr std::size_t most_places = 20000;
constexpr std::size_t most_items = 64;  // the most items of one list that are visited

Tree other_number(const Tree& number, Random& random) {
    if (number.is_number_float()) {
        static constexpr std::array<double, 9> all{0.0, -0.0, 1.0, -1.0, 1e-30, 1e30, 1e300, 0.5, 2147483648.0};
        return all[pick(random, all.size())];
    }
    const auto value = number.get<std::int64_t>();
    switch (pick(random, 7)) {
        case 0: return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) + 1);
        case 1: return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) - 1);
        case 2: return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) * 2);
        case 3: return static_cast<std::int64_t>(0U - static_cast<std::uint64_t>(value));
        case 4: return static_cast<std::int64_t>(pick(random, 9));
        default: return static_cast<std::int64_t>(telling_number(random, 4096));
    }
}

std::string other_text(const std::string& text, Random& random) {
    switch (pick(random, 7)) {
        case 0: return "";
        case 1: return text + text;
        case 2: return std::string(300, 'x');
        case 3: return text.substr(0, text.size() / 2);
        case 4: return "\x1b[2J\n*/ \\";
        case 5: return "../" + text;
        default: {
            std::string out = text;
            if (!out.empty()) out[pick(random, out.size())] = static_cast<char>('0' + pick(random, 75));
            return out;
        }
    }
}

void change_list(Tree& list, Random& random) {
    const std::size_t at = pick(random, list.size());
    const auto here = list.begin() + static_cast<std::ptrdiff_t>(at);
    switch (list.empty() ? 5 : pick(random, 6)) {
        case 0: list.erase(here); break;
        case 1: list.insert(here, Tree(*here)); break;
        case 2: std::swap(list[at], list[pick(random, list.size())]); break;
        case 3: list.clear(); break;
        case 4: list.erase(here, list.end()); break;
        default: list.push_back(list.empty() ? Tree(1) : Tree(list[at])); break;
    }
}

void change_value(Tree& place, Random& random) {
    if (place.is_object()) {
        if (place.empty()) return;
        auto member = place.begin();
        std::advance(member, static_cast<std::ptrdiff_t>(pick(random, place.size())));
        if (one_in(random, 6)) member.value() = nullptr;
        else place.erase(member);
    } else if (place.is_array()) {
        change_list(place, random);
    } else if (place.is_number()) {
        place = other_number(place, random);
    } else if (place.is_boolean()) {
        place = !place.get<bool>();
    } else if (place.is_string()) {
        place = other_text(place.get<std::string>(), random);
    } else {
        place = 0;
    }
}

}  // namespace

void TreeChanges::Places::walk(Tree& tree, const std::string& name) {
    if (all.size() > most_places) return;
    auto& [text, of_name] = *named.try_emplace(name).first;
    all.push_back({&tree, &text});
    of_name.push_back(&tree);
    if (tree.is_object()) {
        objects.push_back({&tree, &text});
        for (auto& [key, value] : tree.items()) walk(value, key);
    } else if (tree.is_array()) {
        lists.push_back({&tree, &text});
        for (std::size_t i = 0; i < std::min(tree.size(), most_items); ++i) walk(tree[i], name);
    }
}

TreeChanges::TreeChanges(Tree& tree) { known_.walk(tree, ""); }

void TreeChanges::change(Random& random) {
    // Walking the whole tree once more would take longer than the case.
    const bool is_known = pick(random, known_.all.size() + fresh_.all.size()) < known_.all.size();
    const Places& places = is_known ? known_ : fresh_;
    // Containers are rarer than their content, and changing them has more effect.
    const auto& group = one_in(random, 4) && !places.lists.empty() ? places.lists
        : one_in(random, 4) && !places.objects.empty()             ? places.objects
                                                                   : places.all;
    const Place chosen = group[pick(random, group.size())];
    Tree& place = *chosen.tree;
    const std::string name = *chosen.name;
    // Another member of its name has its type.
    const auto& same = places.named.at(name);
    const bool takes_another = one_in(random, 4) && !name.empty();
    Tree other = takes_another ? *same[pick(random, same.size())] : place;
    if (!takes_another) change_value(other, random);
    // A moved value keeps its children in place: pointers to them are valid again once it is back.
    old_.emplace_back(&place, std::move(place));
    place = std::move(other);
    fresh_.walk(place, name);
}

void TreeChanges::undo() {
    for (; !old_.empty(); old_.pop_back()) *old_.back().first = std::move(old_.back().second);
    fresh_ = {};
}

}  // namespace arenascope::fuzz
