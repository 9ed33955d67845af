#include "engine/study/first_outcome.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace arenascope {
namespace {

constexpr std::string_view slow_planner = planner_id::automatic;
constexpr std::string_view quick_planner = planner_id::greedy_by_size;
constexpr std::chrono::milliseconds patience{1000};   ///< of planning alone
constexpr std::size_t too_many_to_wait_for = 20'000;  ///< values of a method

/// Forwards progress, and cancels the work when it has planned for too long or is no longer needed.
class Attempt {
public:
    explicit Attempt(Progress& outer)
        : outer_(outer),
          inner_([this](const Stage& stage, double fraction) {
              if (stage.kind == StageKind::planning) planning_.store(true);
              outer_.report(stage, fraction);
          }),
          watch_([this](const std::stop_token& stop) { watch(stop); }) {}

    Progress& progress() { return inner_; }

private:
    void watch(const std::stop_token& stop) {
        using Clock = std::chrono::steady_clock;
        std::mutex mutex;
        std::condition_variable_any wake;
        std::unique_lock lock(mutex);
        Clock::time_point end = Clock::time_point::max();
        while (!stop.stop_requested()) {
            const auto now = Clock::now();
            if (planning_.load() && end == Clock::time_point::max()) end = now + patience;
            if (outer_.cancelled() || now >= end) return inner_.cancel();
            constexpr std::chrono::milliseconds pause{20};
            wake.wait_for(lock, stop, pause, [] { return false; });
        }
    }

    Progress& outer_;
    std::atomic<bool> planning_{false};
    Progress inner_;
    std::jthread watch_;  ///< last member: it is destroyed before the data that it uses
};

}  // namespace

Result<Outcome> first_outcome(const Evaluator& engine, const Program& program, const Tuning& tuning,
                              Progress& progress) {
    if (tuning.planner != slow_planner) return engine.evaluate(program, tuning, {}, progress);
    TRY(const Method* method, find_method(program, tuning.method));
    if (method->values.size() < too_many_to_wait_for) {
        Attempt attempt(progress);
        auto outcome = engine.evaluate(program, tuning, {}, attempt.progress());
        if (!attempt.progress().cancelled() || progress.cancelled()) return outcome;
    }
    Tuning quick = tuning;
    quick.planner = quick_planner;
    auto outcome = engine.evaluate(program, quick, {}, progress);
    // The other planner may support constraints that the quick one does not.
    return outcome.ok() || progress.cancelled() ? std::move(outcome) : engine.evaluate(program, tuning, {}, progress);
}

bool is_provisional(const Outcome& outcome, const Tuning& tuning) {
    return tuning.planner == slow_planner && outcome.plan().planner == quick_planner;
}

}  // namespace arenascope
