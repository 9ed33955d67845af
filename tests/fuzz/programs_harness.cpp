// Real files of every format, changed through their object model and written again: well-formed, so that they pass the
// first checks of an importer. Accepted files are planned and, if small, run. Besides programs: .ptd, ETRecords,
// traces, sessions, targets, recorded runs, payloads of delegates. Or files of one format alone.

#include <algorithm>
#include <map>
#include <memory>

#include "tests/fuzz/corpus.h"
#include "tests/fuzz/file_tree.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

namespace {

constexpr std::size_t most_seed_bytes = 48 << 10;

/// A seed and its parts, read once for all cases: reading takes longer than most cases.
struct Source {
    const Seed* seed = nullptr;
    std::vector<FileTree> trees;       ///< the largest first
    std::vector<TreeChanges> changes;  ///< of each
};

struct Case {
    const Seed* seed = nullptr;
    std::size_t label = 0;
    Bytes bytes;
};

class Programs final : public Harness {
public:
    /// `only`: the label of one format; empty: all of them.
    explicit Programs(std::string only = {})
        : only_(std::move(only)), seeds_(corpus(ARENASCOPE_SOURCE_DIR, most_seed_bytes)) {
        for (const Seed& seed : seeds_) {
            if (!only_.empty() && label_of(seed) != only_) continue;
            auto trees = trees_of(seed.bytes, seed.format);
            if (!trees.empty()) by_label_[label_of(seed)].push_back({&seed, std::move(trees), {}});
        }
        for (auto& [label, of] : by_label_) {
            labels_.push_back(label);
            std::stable_sort(of.begin(), of.end(), [](const Source& a, const Source& b) {
                return a.seed->bytes.size() < b.seed->bytes.size();
            });
            for (Source& source : of)  // the list is complete, so that none moves any more
                for (FileTree& file : source.trees) source.changes.emplace_back(file.tree);
        }
        if (labels_.empty()) complain("no file to change");
    }
    [[nodiscard]] std::vector<std::string> counted() const override {
        std::vector<std::string> out;
        for (const std::string& label : labels_)
            for (const char* what : {"cases", "accepted", "planned", "ran"})
                out.push_back(only_.empty() ? label + " " + what : what);
        return out;
    }
    void begin() override {
        folder_ = std::make_unique<Folder>();
        if (by_label_.contains(std::string(name_of(Kind::opencl_payload)))) warm_up();
    }
    void end() override { folder_.reset(); }
    std::size_t try_case(std::uint64_t number, Progress& progress, Counts& counts) override {
        const Case made = make(number);
        Tally tally;
        try_bytes(made.seed->kind, made.seed->name, made.bytes, made.seed->beside, *folder_, progress, tally);
        const std::size_t at = made.label * 4;
        counts[at] += tally.cases;
        counts[at + 1] += tally.accepted;
        counts[at + 2] += tally.planned;
        counts[at + 3] += tally.ran;
        return made.bytes.size();
    }
    std::string keep(std::uint64_t number, const std::string& folder) override {
        const Case made = make(number);
        const std::string stem = stream() + "-" + std::to_string(number);
        for (const Neighbour& beside : made.seed->beside)
            static_cast<void>(keep_file(folder, beside.name, beside.bytes));
        const std::string suffix =
            made.seed->format.empty() ? std::string(name_of(made.seed->kind)) : made.seed->format;
        return "arenascope plan " + keep_file(folder, stem + "." + suffix, made.bytes) + "  # from " +
            made.seed->origin;
    }
    [[nodiscard]] std::string idle(const Counts& counts) const override {
        for (std::size_t i = 0; i < labels_.size(); ++i)
            if (counts[i * 4] > 40 && counts[i * 4 + 1] == 0) return "no " + labels_[i] + " was accepted";
        return {};
    }

private:
    /// The name that seeds are counted by: each format has numbers of its own.
    [[nodiscard]] std::string stream() const { return only_.empty() ? "programs" : only_.substr(0, only_.find(' ')); }
    /// Half of the cases are programs; all formats share the other half equally.
    [[nodiscard]] std::size_t label_at(std::uint64_t number) const {
        static constexpr std::array programs{"pte", "pt2", "onnx", "tflite", "xnnpack payload"};
        if (!only_.empty()) return 0;
        const std::string wanted =
            number % 2 == 0 ? programs[number / 2 % programs.size()] : labels_[number / 2 % labels_.size()];
        return static_cast<std::size_t>(std::find(labels_.begin(), labels_.end(), wanted) - labels_.begin()) %
            labels_.size();
    }
    [[nodiscard]] Case make(std::uint64_t number) {
        Random random = random_of(stream(), number);
        Case out;
        out.label = label_at(number);
        auto& chosen = by_label_.at(labels_[out.label]);
        // Mostly the smaller of two: a change tests as much in it, and many more fit into the same time.
        const std::size_t first = pick(random, chosen.size()), second = pick(random, chosen.size());
        Source& source = chosen[one_in(random, 4) ? first : std::min(first, second)];
        out.seed = source.seed;
        // Mostly the largest text: the program itself.
        const std::size_t text = one_in(random, 4) ? pick(random, source.trees.size()) : 0;
        const FileTree& file = source.trees[text];
        TreeChanges& tree = source.changes[text];
        for (int tries = 0; tries < 8; ++tries) {
            for (std::size_t changes = 1 + (one_in(random, 3) ? pick(random, 4) : 0); changes > 0; --changes)
                tree.change(random);
            auto bytes = file.write(file.tree);
            tree.undo();
            if (!bytes) continue;
            out.bytes = std::move(*bytes);
            return out;
        }
        out.bytes = out.seed->bytes;
        return out;
    }

    std::string only_;
    std::vector<Seed> seeds_;
    std::map<std::string, std::vector<Source>> by_label_;  ///< the smallest first
    std::vector<std::string> labels_;
    std::unique_ptr<Folder> folder_;
};

}  // namespace

Harness& programs_harness() {
    static Programs made;
    return made;
}

Harness& programs_of(std::string_view label) {
    static std::map<std::string, Programs, std::less<>> made;
    return made.try_emplace(std::string(label), std::string(label)).first->second;
}

}  // namespace arenascope::fuzz
