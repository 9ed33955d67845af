#include "engine/kernels/parallel_choice.h"

namespace arenascope {

namespace {

constexpr std::size_t learned_after = 5;  // calls of each way
constexpr int again_after = 64;           // calls, then the slower way has another try
constexpr int most_rarely = 1024;         // calls between tries of a way that goes on losing
constexpr double worth_sharing = 20e3;    // nanoseconds; handing over costs a tenth of this, or more if helpers sleep
constexpr double gain = 0.85;             // of the time that a call alone takes

}  // namespace

double ParallelChoice::Way::mean() const {
    const std::size_t count = std::min(calls - 1, last.size());
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += last[i];
    return sum / static_cast<double>(count);
}

double ParallelChoice::Way::median() const {
    std::array<double, 8> sorted = last;
    const std::size_t count = std::min(calls - 1, last.size());
    std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(count));
    return sorted[count / 2];
}

bool ParallelChoice::shares(const ThreadBudget& budget) {
    const Way &alone = ways_[0], &shared = ways_[1];
    if (alone.calls < learned_after || alone.median() < worth_sharing) way_ = 0;
    else if (shared.calls < learned_after) way_ = budget.allows() ? 1 : 0;
    else {
        const int better = shared.mean() < gain * alone.median() ? 1 : 0;
        if (better == 1) wait_ = std::max(wait_, again_after);
        const bool tries = ++since_ >= wait_ && (better == 1 || budget.allows());
        if (tries) {
            since_ = 0;
            wait_ = std::clamp(2 * wait_, again_after, most_rarely);
        }
        way_ = tries ? 1 - better : better;
        if (!budget.allows()) way_ = 0;
    }
    return way_ == 1;
}

void ParallelChoice::note(std::chrono::nanoseconds time, ThreadBudget& budget) {
    Way& way = ways_[way_];
    if (++way.calls == 1) return;
    const auto taken = static_cast<double>(time.count());
    way.last[(way.calls - 2) % way.last.size()] = taken;
    if (ways_[0].calls < learned_after) return;
    const double alone = ways_[0].median();
    is_short_ = way_ == 0 && alone < worth_sharing / 2 && taken < worth_sharing / 2;
    if (way_ == 1 && taken < gain * alone) wait_ = 1;  // a try that won: the next one is soon
    budget.note(alone, way_ == 1 ? alone - taken : 0);
}

}  // namespace arenascope
