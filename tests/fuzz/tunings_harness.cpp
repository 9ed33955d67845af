// Random tunings of sound programs: planners, passes, pools, pins, reserved ranges, backends, orders. A plan that is
// called valid gives the results of the unchanged program, and so does its export when opened again.

#include <algorithm>
#include <cstdio>
#include <memory>

#include "engine/passes/passes.h"
#include "engine/planning/planner.h"
#include "engine/runtime/sanitizer.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/sound_programs.h"
#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

namespace {

constexpr std::size_t most_bytes = 96 << 10;

struct Base {
    bool is_prepared = false;
    std::shared_ptr<const Program> program;
    std::optional<Outcome> outcome;  ///< planned plainly
    std::optional<Results> results;
};

enum Count : std::size_t { cases, evaluated, valid, same, within, sanitized, exported, delegated };

class Tunings final : public Harness {
public:
    Tunings() {
        for (const char* ending : {".pt2", ".pte", ".onnx"})
            for (SoundProgram& each : sound_programs(ending, most_bytes)) sound_.push_back(std::move(each));
        if (sound_.empty()) complain("no program to tune");
        bases_.resize(sound_.size());
    }
    [[nodiscard]] std::vector<std::string> counted() const override {
        return {"cases",     "evaluated",        "valid",         "results the same", "results within tolerance",
                "sanitized", "exports that ran", "with delegates"};
    }
    void begin() override {
        engine_ = std::make_unique<Engine>();
        folder_ = std::make_unique<Folder>();
        for (Base& base : bases_) base = {};
    }
    void end() override { folder_.reset(); }
    std::size_t try_case(std::uint64_t seed, Progress& progress, Counts& counts) override {
        Random random = random_of("tunings", seed);
        const std::size_t at = pick(random, sound_.size());
        ++counts[cases];
        prepare(at);
        if (!bases_[at].results) return 0;
        const Tuning tuning = make(bases_[at], random);
        if (talks) std::fprintf(stderr, "%s %s\n", sound_[at].path.c_str(), to_json(tuning).c_str());
        const auto outcome = engine_->evaluate(*bases_[at].program, tuning, {}, progress);
        if (!outcome.ok()) {
            if (outcome.error().text().empty()) complain("a refusal without a word");
            if (talks) std::fprintf(stderr, "%s\n", outcome.error().text().c_str());
            return sound_[at].bytes.size();
        }
        ++counts[evaluated];
        if (outcome.value().plan().valid()) check(at, tuning, outcome.value(), random, progress, counts);
        return sound_[at].bytes.size();
    }
    std::string keep(std::uint64_t seed, const std::string& folder) override {
        begin();
        Random random = random_of("tunings", seed);
        const std::size_t at = pick(random, sound_.size());
        prepare(at);
        const std::string text = bases_[at].results ? to_json(make(bases_[at], random)) : "";
        end();
        return "fuzz_harness tunings --seeds " + std::to_string(seed) + " --one  # " + sound_[at].path + " tuned by " +
            keep_file(folder, "tunings-" + std::to_string(seed) + ".json", Bytes(text.begin(), text.end()));
    }
    [[nodiscard]] std::string idle(const Counts& counts) const override {
        return counts[valid] * 4 < counts[cases] || counts[exported] == 0
            ? "fewer than one tuning in four gives a valid plan"
            : "";
    }

private:
    void prepare(std::size_t at) {
        Base& base = bases_[at];
        if (base.is_prepared) return;
        base.is_prepared = true;
        Progress progress;
        auto program = engine_->open(sound_[at].path, progress);
        if (!program.ok()) return;
        base.program = program.value();
        Tuning plain = starting_tuning(*base.program);
        plain.planner = planner_id::greedy;
        plain.keep_loaded_plan = false;
        auto outcome = engine_->evaluate(*base.program, plain, {}, progress);
        if (!outcome.ok() || !outcome.value().plan().valid()) return;
        base.outcome = std::move(outcome).take();
        auto first =
            results_of(*engine_, base.program, *base.outcome->method, base.outcome->plan(), sound_[at], progress);
        auto second =
            results_of(*engine_, base.program, *base.outcome->method, base.outcome->plan(), sound_[at], progress);
        if (first.ok() && second.ok() && are_same(first.value(), second.value()))
            base.results = std::move(first).take();
    }

    static std::int64_t aligned(Random& random, std::size_t steps) {
        return static_cast<std::int64_t>(pick(random, steps)) * 64;
    }

    Tuning make(const Base& base, Random& random) const {
        Tuning t = starting_tuning(*base.program);
        t.keep_loaded_plan = one_in(random, 8);
        const auto planners = builtin_planners();
        t.planner = planners[pick(random, planners.size())].id;
        t.options = {.seed = random() % 100, .nodes = 300};
        static constexpr std::array<std::int64_t, 5> aligns{1, 8, 16, 64, 4096};
        t.align = one_in(random, 3) ? aligns[pick(random, aligns.size())] : 16;
        t.lifetimes = one_in(random, 5) ? LifetimeRules::executorch : LifetimeRules::safe;
        t.schedule = one_in(random, 6) ? ScheduleMode::search
            : one_in(random, 10)       ? ScheduleMode::exact
                                       : ScheduleMode::off;
        if (one_in(random, 4))
            t = edit::set_planned_io(std::move(t), one_in(random, 2), one_in(random, 2), !one_in(random, 3));
        for (const auto& pass : lowering::optional_passes())
            if (one_in(random, 6)) t.edits.passes.emplace_back(pass.id);
        for (const char* backend : {"demo", "xnnpack"})
            if (one_in(random, 6)) t.delegation.backends.emplace_back(backend);
        add_pools(base, random, t);
        add_places(base, random, t);
        t.place_auto = one_in(random, 12);
        return t;
    }
    static void add_pools(const Base& base, Random& random, Tuning& t) {
        Pool& first = t.pools.front();
        if (one_in(random, 5)) first.keep_out.push_back({aligned(random, 16), aligned(random, 16) + 1024});
        if (one_in(random, 6)) first.reserved = aligned(random, 8);
        if (one_in(random, 6)) first.capacity = aligned(random, 4096);
        if (one_in(random, 6)) first.base_address = 0x20000000 + aligned(random, 64);
        if (one_in(random, 6)) first.align = std::int64_t{16} << pick(random, 6);
        for (std::int32_t id = 2, end = 2 + static_cast<std::int32_t>(pick(random, 3)); one_in(random, 2) && id < end;
             ++id) {
            Pool pool{.mem_id = id, .name = "P" + std::to_string(id)};
            if (one_in(random, 3)) pool.capacity = aligned(random, 4096);
            if (one_in(random, 4)) pool.planner = builtin_planners()[pick(random, builtin_planners().size())].id;
            if (one_in(random, 4)) pool.prefer = {static_cast<BufferKind>(pick(random, 5))};
            if (one_in(random, 6)) pool.allow = {static_cast<BufferKind>(pick(random, 5)), BufferKind::intermediate};
            t = edit::add_pool(std::move(t), pool);
            for (const TensorRow& row : base.outcome->tensors)
                if (one_in(random, 5)) t.assigned[row.name] = id;
        }
    }
    static void add_places(const Base& base, Random& random, Tuning& t) {
        for (const TensorRow& row : base.outcome->tensors) {
            if (one_in(random, 40)) t.pinned[row.name] = aligned(random, 64);
            if (one_in(random, 40)) t.aligned[row.name] = std::int64_t{1} << pick(random, 10);
            if (one_in(random, 40)) t.unplanned.insert(row.name);
        }
    }

    void check(std::size_t at, const Tuning& tuning, const Outcome& outcome, Random& random, Progress& progress,
               Counts& counts) {
        const Base& base = bases_[at];
        ++counts[valid];
        const bool delegates = !outcome.method->delegates.empty();
        counts[delegated] += delegates ? 1 : 0;
        Sanitizer sanitizer(*outcome.method, outcome.plan());
        const bool sanitizes = one_in(random, 3);
        counts[sanitized] += sanitizes ? 1 : 0;
        const auto results = results_of(*engine_, base.program, *outcome.method, outcome.plan(), sound_[at], progress,
                                        sanitizes ? &sanitizer : nullptr);
        if (progress.cancelled()) return;
        // Memory that the caller supplies inside a method is the caller's: a run here cannot supply it.
        if (!results.ok() && !tuning.unplanned.empty()) return;
        if (!results.ok()) complain("a valid plan does not run: " + results.error().text());
        if (!sanitizer.violations().empty()) complain("called valid: " + text_of(sanitizer.violations().front()));
        compare_with(*base.results, results.value(), delegates, counts);
        if (one_in(random, 4)) try_export(at, outcome, results.value(), tuning, progress, counts);
    }
    static void compare_with(const Results& expected, const Results& got, bool delegates, Counts& counts) {
        if (are_same(expected, got)) return static_cast<void>(++counts[same]);
        if (expected.size() != got.size()) complain("runs are missing");
        for (std::size_t run = 0; run < expected.size(); ++run) {
            if (expected[run].size() != got[run].size()) complain("outputs are missing");
            for (std::size_t i = 0; i < expected[run].size(); ++i) {
                const auto difference = compare(got[run][i], expected[run][i]);
                if (!difference.ok()) complain("output " + std::to_string(i) + ": " + difference.error().text());
                // A delegate may round a quantum the other way.
                const bool is_quantum = delegates && !is_floating(got[run][i].dtype) && difference.value().max_abs <= 1;
                if (difference.value().first_mismatch >= 0 && !is_quantum)
                    complain("run " + std::to_string(run) + ", output " + std::to_string(i) + " is off by " +
                             std::to_string(difference.value().max_abs));
            }
        }
        ++counts[within];
    }
    void try_export(std::size_t at, const Outcome& outcome, const Results& results, const Tuning& tuning,
                    Progress& progress, Counts& counts) {
        const std::string path = folder_->path() + "/exported.pte";
        if (!engine_->export_to(path, *bases_[at].program, outcome, false, progress).ok()) return;
        const auto program = engine_->open(path, progress);
        if (progress.cancelled()) return;
        if (!program.ok()) complain("an export cannot be opened: " + program.error().text());
        const auto again = engine_->evaluate(*program.value(), starting_tuning(*program.value()), {}, progress);
        if (progress.cancelled()) return;
        if (!again.ok()) complain("an export cannot be planned: " + again.error().text());
        if (!again.value().plan().valid())
            complain("the plan of an export is called invalid: " + again.value().plan().issues.front().text());
        const auto ran =
            results_of(*engine_, program.value(), *again.value().method, again.value().plan(), sound_[at], progress);
        if (progress.cancelled()) return;
        if (!ran.ok()) complain("an export does not run: " + ran.error().text());
        if (!are_same(ran.value(), results)) complain("an export has other results (" + tuning.planner + ")");
        ++counts[exported];
    }

    std::vector<SoundProgram> sound_;
    std::vector<Base> bases_;
    std::unique_ptr<Engine> engine_;
    std::unique_ptr<Folder> folder_;
};

}  // namespace

Harness& tunings_harness() {
    static Tunings made;
    return made;
}

}  // namespace arenascope::fuzz
