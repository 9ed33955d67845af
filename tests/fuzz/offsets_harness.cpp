// Planted offsets: tensors of sound .pte programs are moved onto others. A plan called valid gives the results of the
// sound one, and the sanitizer reports nothing. Files have views by place alone: a move that makes one a view of
// another tensor makes another program, which is counted separately.

#include <algorithm>
#include <memory>

#include "engine/formats/pte/pte.h"
#include "engine/runtime/sanitizer.h"
#include "tests/fuzz/file_tree.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/sound_programs.h"
#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

namespace {

constexpr std::size_t most_bytes = 64 << 10;

struct Base {
    bool is_prepared = false;
    std::optional<FileTree> file;
    std::vector<ValueId> aliases;  ///< of every value of its first method
    std::optional<Results> results;
};

struct Planted {
    const SoundProgram* sound = nullptr;
    std::size_t base = 0;
    Bytes bytes;
};

enum Count : std::size_t {
    cases,
    opened,
    valid,
    valid_with_doubts,
    another_program,
    invalid,
    invalid_and_other_results,
    sanitized
};

class Offsets final : public Harness {
public:
    Offsets() : sound_(sound_programs(".pte", most_bytes)), bases_(sound_.size()) {
        if (sound_.empty()) complain("no program to plant offsets in");
    }
    [[nodiscard]] std::vector<std::string> counted() const override {
        return {"cases",
                "opened",
                "valid",
                "of them with a note of doubt",
                "valid as another program",
                "invalid",
                "of them with other results",
                "sanitized"};
    }
    void begin() override { engine_ = std::make_unique<Engine>(); }
    std::size_t try_case(std::uint64_t seed, Progress& progress, Counts& counts) override {
        Random random = random_of("offsets", seed);
        const Planted made = make(random);
        const Base& base = bases_[made.base];
        ++counts[cases];
        if (made.bytes.empty() || !base.results) return 0;
        const auto owner = std::make_shared<const Bytes>(made.bytes);
        auto read = parse_pte({std::as_bytes(std::span(*owner)), owner}, "planted.pte", progress);
        if (!read.ok()) return made.bytes.size();
        const auto program = std::make_shared<const Program>(std::move(read).take());
        const auto outcome = engine_->evaluate(*program, starting_tuning(*program), {}, progress);
        if (!outcome.ok()) return made.bytes.size();
        ++counts[opened];
        check(program, outcome.value(), made, random, progress, counts);
        return made.bytes.size();
    }
    std::string keep(std::uint64_t seed, const std::string& folder) override {
        engine_ = std::make_unique<Engine>();
        Random random = random_of("offsets", seed);
        const Planted made = make(random);
        return "arenascope verify " + keep_file(folder, "offsets-" + std::to_string(seed) + ".pte", made.bytes) +
            "  # from " + made.sound->path;
    }
    [[nodiscard]] std::string idle(const Counts& counts) const override {
        if (counts[opened] * 2 < counts[cases]) return "fewer than one case in two is opened";
        return counts[invalid] == 0 || counts[valid] == 0 ? "all plans are called the same" : "";
    }

private:
    static std::vector<ValueId> aliases_of(const Method& method) {
        std::vector<ValueId> out;
        for (const Value& value : method.values) out.push_back(value.tensor() ? value.tensor()->alias_of : no_value);
        return out;
    }
    /// The facts about the file before offsets are planted.
    void prepare(std::size_t at) {
        Base& base = bases_[at];
        if (base.is_prepared) return;
        base.is_prepared = true;
        const SoundProgram& sound = sound_[at];
        auto trees = trees_of(sound.bytes, "pte");
        if (!trees.empty()) base.file = std::move(trees.front());
        Progress progress;
        const auto program = engine_->open(sound.path, progress);
        if (!program.ok()) return;
        const auto outcome = engine_->evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
        if (!outcome.ok() || !outcome.value().plan().valid()) return;
        base.aliases = aliases_of(program.value()->methods.front());
        auto first =
            results_of(*engine_, program.value(), *outcome.value().method, outcome.value().plan(), sound, progress);
        auto second =
            results_of(*engine_, program.value(), *outcome.value().method, outcome.value().plan(), sound, progress);
        if (first.ok() && second.ok() && are_same(first.value(), second.value()))
            base.results = std::move(first).take();
    }
    Planted make(Random& random) {
        Planted out{.base = pick(random, sound_.size())};
        prepare(out.base);
        out.sound = &sound_[out.base];
        if (!bases_[out.base].file) return out;
        Tree tree = bases_[out.base].file->tree;
        std::vector<Tree*> places;
        for (Tree& value : tree["execution_plan"][0]["values"]) {
            if (!value.contains("val") || !value["val"].contains("allocation_info")) continue;
            if (value["val"]["allocation_info"].is_object()) places.push_back(&value["val"]["allocation_info"]);
        }
        if (places.size() < 2) return out;
        for (std::size_t moves = 1 + (one_in(random, 4) ? pick(random, 3) : 0); moves > 0; --moves) {
            Tree& place = *places[pick(random, places.size())];
            const Tree other = *places[pick(random, places.size())];
            if (one_in(random, 6)) place["memory_id"] = other["memory_id"];
            const auto offset = other["memory_offset_low"].get<std::int64_t>();
            const std::int64_t beside = one_in(random, 3) ? 16 * (static_cast<std::int64_t>(pick(random, 9)) - 4) : 0;
            place["memory_offset_low"] = std::max<std::int64_t>(0, offset + beside);
        }
        if (auto bytes = bases_[out.base].file->write(tree)) out.bytes = std::move(*bytes);
        return out;
    }

    void check(const std::shared_ptr<const Program>& program, const Outcome& outcome, const Planted& made,
               Random& random, Progress& progress, Counts& counts) {
        const Base& base = bases_[made.base];
        const Plan& plan = outcome.plan();
        const bool is_doubted = std::any_of(program->notes.begin(), program->notes.end(), [](const Message& each) {
            const std::string note = each.text();
            return note.find("check the plan") != std::string::npos || note.find("is undefined") != std::string::npos;
        });
        const bool is_another = aliases_of(program->methods.front()) != base.aliases;
        Sanitizer sanitizer(*outcome.method, plan);
        const bool sanitizes = one_in(random, 4);
        counts[sanitized] += sanitizes ? 1 : 0;
        const auto results = results_of(*engine_, program, *outcome.method, plan, *made.sound, progress,
                                        sanitizes ? &sanitizer : nullptr);
        const bool differs = results.ok() ? !are_same(results.value(), *base.results) : true;
        ++counts[plan.valid() ? valid : invalid];
        if (!plan.valid()) {
            counts[invalid_and_other_results] += results.ok() && differs ? 1 : 0;
            return;
        }
        counts[valid_with_doubts] += is_doubted ? 1 : 0;
        if (!sanitizer.violations().empty() && !is_doubted)
            complain("called valid: " + text_of(sanitizer.violations().front()));
        if (!results.ok()) return;  // the runtime has refused it
        if (differs && is_another) ++counts[another_program];
        else if (differs && !is_doubted) complain("called valid, and its results are others");
    }

    std::vector<SoundProgram> sound_;
    std::vector<Base> bases_;
    std::unique_ptr<Engine> engine_;
};

}  // namespace

Harness& offsets_harness() {
    static Offsets made;
    return made;
}

}  // namespace arenascope::fuzz
