#include "engine/base/living_bytes.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <queue>
#include <tuple>

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

namespace {

using OpenLives = std::map<std::int64_t, LivingBytes>;  // by first byte

/// Lives begin or end there.
void cut_at(OpenLives& open, std::int64_t at) {
    const auto behind = open.lower_bound(at);
    if (behind == open.begin() || (behind != open.end() && behind->first == at)) return;
    LivingBytes& before = std::prev(behind)->second;
    if (before.end <= at) return;
    LivingBytes rest = before;
    rest.begin = before.end = at;
    open.emplace_hint(behind, at, rest);
}

/// Neighbours of equal times become one.
std::vector<LivingBytes> joined_lives(std::vector<LivingBytes> lives) {
    const auto by_time = [](const LivingBytes& each) { return std::tuple(each.first, each.last, each.begin); };
    std::sort(lives.begin(), lives.end(), [&](const auto& a, const auto& b) { return by_time(a) < by_time(b); });
    std::vector<LivingBytes> out;
    for (const LivingBytes& each : lives) {
        const bool goes_on = !out.empty() && out.back().end == each.begin && out.back().first == each.first &&
            out.back().last == each.last;
        if (goes_on) out.back().end = each.end;
        else out.push_back(each);
    }
    std::sort(out.begin(), out.end(), [](const LivingBytes& a, const LivingBytes& b) {
        return std::tuple(a.begin, a.first) < std::tuple(b.begin, b.first);
    });
    return out;
}

}  // namespace

std::vector<LivingBytes> lives_of_bytes(std::vector<TouchedBytes> touches) {
    std::erase_if(touches, [](const TouchedBytes& touch) { return touch.begin >= touch.end; });
    std::stable_sort(touches.begin(), touches.end(), [](const TouchedBytes& a, const TouchedBytes& b) {
        return std::tuple(a.at, a.is_new) < std::tuple(b.at, b.is_new);  // an instruction reads before it writes
    });
    OpenLives open;
    std::vector<LivingBytes> lives;
    for (const TouchedBytes& touch : touches) {
        cut_at(open, touch.begin);
        cut_at(open, touch.end);
        std::int64_t from = touch.begin;
        const auto begin = [&](std::int64_t end) {
            if (from < end) open[from] = {from, end, touch.at, touch.at};
        };
        for (auto life = open.lower_bound(touch.begin); life != open.end() && life->first < touch.end; ++life) {
            LivingBytes& each = life->second;
            begin(each.begin);
            from = each.end;
            if (touch.is_new && each.last < touch.at) {
                lives.push_back(each);
                each.first = touch.at;
            }
            each.last = touch.at;
        }
        begin(touch.end);
    }
    for (const auto& [first, life] : open) lives.push_back(life);
    return joined_lives(std::move(lives));
}

}  // namespace arenascope
