#include "engine/base/living_bytes.h"

#include <algorithm>
#include <queue>

namespace arenascope {

std::vector<LivingBytes> living_bytes(std::vector<TouchedBytes> touches, std::int64_t* comparisons) {
    std::int64_t compared = 0;
    std::erase_if(touches, [](const TouchedBytes& touch) { return touch.begin >= touch.end; });
    std::vector<std::int64_t> cuts;
    cuts.reserve(touches.size() * 2);
    for (const TouchedBytes& touch : touches) cuts.insert(cuts.end(), {touch.begin, touch.end});
    std::sort(cuts.begin(), cuts.end());
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    std::sort(touches.begin(), touches.end(), [&](const TouchedBytes& a, const TouchedBytes& b) {
        ++compared;
        return a.begin < b.begin;
    });
    // Touches that cover the bytes behind a cut. A touch that has ended is removed only when it comes to the top.
    const auto is_later = [&](const TouchedBytes& a, const TouchedBytes& b) { return ++compared, a.at > b.at; };
    const auto is_earlier = [&](const TouchedBytes& a, const TouchedBytes& b) { return ++compared, a.at < b.at; };
    using Heap = std::vector<TouchedBytes>;
    std::priority_queue<TouchedBytes, Heap, decltype(is_later)> firsts(is_later);
    std::priority_queue<TouchedBytes, Heap, decltype(is_earlier)> lasts(is_earlier);
    std::vector<LivingBytes> out;
    std::size_t next = 0;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        for (; next < touches.size() && touches[next].begin == cuts[i]; ++next) {
            firsts.push(touches[next]);
            lasts.push(touches[next]);
        }
        while (!firsts.empty() && firsts.top().end <= cuts[i]) firsts.pop();
        while (!lasts.empty() && lasts.top().end <= cuts[i]) lasts.pop();
        if (firsts.empty()) continue;
        const LivingBytes part{cuts[i], cuts[i + 1], firsts.top().at, lasts.top().at};
        const bool goes_on = !out.empty() && out.back().end == part.begin && out.back().first == part.first &&
            out.back().last == part.last;
        if (goes_on) out.back().end = part.end;
        else out.push_back(part);
    }
    if (comparisons) *comparisons = compared;
    return out;
}

}  // namespace arenascope
