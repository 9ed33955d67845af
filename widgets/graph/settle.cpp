#include "widgets/graph/settle.h"

#include <cstddef>

namespace arenascope {

std::vector<double> settled(const std::vector<Wanted>& wanted) {
    struct Run {
        std::size_t first, last;
        double sum, weight;
        [[nodiscard]] double at() const { return sum / weight; }
    };
    std::vector<double> shift(wanted.size(), 0), out(wanted.size(), 0);
    for (std::size_t i = 1; i < wanted.size(); ++i) shift[i] = shift[i - 1] + wanted[i].gap;
    std::vector<Run> runs;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        runs.push_back({i, i, (wanted[i].at - shift[i]) * wanted[i].weight, wanted[i].weight});
        while (runs.size() > 1 && runs[runs.size() - 2].at() > runs.back().at()) {
            const Run last = runs.back();
            runs.pop_back();
            runs.back() = {runs.back().first, last.last, runs.back().sum + last.sum, runs.back().weight + last.weight};
        }
    }
    for (const Run& run : runs) {
        for (std::size_t i = run.first; i <= run.last; ++i) out[i] = run.at() + shift[i];
    }
    return out;
}

}  // namespace arenascope
