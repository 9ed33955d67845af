#include "widgets/graph/layer_order.h"

#include <algorithm>
#include <random>

namespace arenascope {
namespace {

using Spot = LayeredSpot;
using Row = std::vector<SpotIndex>;  ///< from left to right
using Links = std::vector<Spot::Link>;

class Order {
public:
    Order(Layering& layering, const std::atomic<bool>* stop)
        : spots_(layering.spots), rows_(layering.rows), out_(layering), stop_(stop), rank_(layering.spots.size(), 0) {}

    void run() {
        best_ = rows_;
        numberAll();
        out_.crossings = crossings();
        const std::vector<Row> given = rows_;
        for (const Start start : {Start::given, Start::fromTop, Start::fromBottom}) {
            if (isDone()) break;
            rows_ = given;
            if (start != Start::given) visit(start == Start::fromBottom);
            sortOutside();
            numberAll();
            improve();
        }
        shake();
        rows_ = best_;
        numberAll();
        out_.crossings = crossingsInside();
        out_.rows = std::move(best_);
    }

private:
    enum class Start : std::uint8_t { given, fromTop, fromBottom };

    [[nodiscard]] bool isDone() const { return out_.crossings == 0 || (stop_ && stop_->load()); }
    [[nodiscard]] const Links& links(SpotIndex spot, bool up) const { return up ? spots_[spot].up : spots_[spot].down; }

    void numberRow(const Row& row) {
        for (std::size_t i = 0; i < row.size(); ++i) rank_[row[i]] = static_cast<double>(i);
    }
    void numberAll() {
        for (const Row& row : rows_) numberRow(row);
    }

    /// Edges that lead out of the drawing cross there where two of them have changed places.
    [[nodiscard]] bool crossOutside(SpotIndex left, SpotIndex right) const {
        return spots_[right].outside >= 0 && spots_[left].outside > spots_[right].outside;
    }

    /// Where an edge ends at a spot, in the order of its row.
    [[nodiscard]] double place(SpotIndex spot, double offset) const {
        return rank_[spot] + 0.9 * offset / std::max(1.0, spots_[spot].width);
    }

    [[nodiscard]] std::size_t crossings() const {
        std::size_t sum = crossingsInside();
        for (const Row& row : rows_) {
            for (std::size_t i = 1; i < row.size(); ++i)
                for (std::size_t k = 0; k < i && spots_[row[i]].outside >= 0; ++k)
                    sum += crossOutside(row[k], row[i]) ? 1 : 0;
        }
        return sum;
    }

    [[nodiscard]] std::size_t crossingsInside() const {
        std::size_t sum = 0;
        std::vector<std::pair<double, double>> ends;
        std::vector<double> seen;  // below, of the edges so far, sorted
        for (const Row& row : rows_) {
            ends.clear();
            seen.clear();
            for (const SpotIndex at : row) {
                for (const Spot::Link& each : spots_[at].down)
                    ends.emplace_back(place(at, each.here), place(each.other, each.there));
            }
            std::sort(ends.begin(), ends.end());
            for (const auto& [from, to] : ends) {
                const auto behind = std::upper_bound(seen.begin(), seen.end(), to);
                sum += static_cast<std::size_t>(seen.end() - behind);
                seen.insert(behind, to);
            }
        }
        return sum;
    }

    // -- orders to begin with ----------------------------------------------------------------------------------

    /// As a visit in depth meets them, so that what is connected lies together.
    void visit(bool from_bottom) {
        Table<SpotIndex, char> seen(spots_.size(), 0);
        std::vector<Row> found(rows_.size());
        std::vector<SpotIndex> open;
        const auto push = [&](SpotIndex spot) {
            if (seen[spot]) return;
            seen[spot] = 1;
            open.push_back(spot);
        };
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            for (const SpotIndex start : rows_[from_bottom ? rows_.size() - 1 - i : i]) {
                push(start);
                while (!open.empty()) {
                    const SpotIndex at = open.back();
                    open.pop_back();
                    found[static_cast<std::size_t>(spots_[at].layer)].push_back(at);
                    const Links& next = links(at, from_bottom);
                    for (auto each = next.rbegin(); each != next.rend(); ++each) push(each->other);
                }
            }
        }
        rows_ = std::move(found);
    }

    /// What leads outside lies as its ends do there.
    void sortOutside() {
        for (Row& row : rows_) {
            const bool leads =
                std::all_of(row.begin(), row.end(), [&](SpotIndex at) { return spots_[at].outside >= 0; });
            if (leads)
                std::stable_sort(row.begin(), row.end(),
                                 [&](SpotIndex a, SpotIndex b) { return spots_[a].outside < spots_[b].outside; });
        }
    }

    // -- sweeps ------------------------------------------------------------------------------------------------

    /// Where a spot's neighbours are: their mean or their median; its own place if it has none.
    [[nodiscard]] double wantedPlace(SpotIndex spot, bool up, bool median) {
        const Links& near = links(spot, up);
        if (near.empty()) return rank_[spot];
        if (!median) {
            double sum = 0;
            for (const Spot::Link& each : near) sum += place(each.other, each.there);
            return sum / static_cast<double>(near.size());
        }
        places_.clear();
        for (const Spot::Link& each : near) places_.push_back(place(each.other, each.there));
        std::sort(places_.begin(), places_.end());
        const std::size_t middle = places_.size() / 2;
        return places_.size() % 2 == 1 ? places_[middle] : (places_[middle - 1] + places_[middle]) / 2;
    }

    void sortRow(Row& row, bool up, bool median) {
        wanted_.clear();
        for (const SpotIndex at : row) wanted_.emplace_back(wantedPlace(at, up, median), at);
        std::stable_sort(wanted_.begin(), wanted_.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = wanted_[i].second;
        numberRow(row);
    }

    /// How many edges of two spots cross if `left` is left of `right`; many edges: 0, as they would take too long.
    [[nodiscard]] long crossed(SpotIndex left, SpotIndex right) const {
        constexpr std::size_t many = 1024;
        long out = crossOutside(left, right) ? 1 : 0;
        for (const bool up : {true, false}) {
            const Links &a = links(left, up), &b = links(right, up);
            if (a.size() * b.size() > many) continue;
            for (const Spot::Link& one : a) {
                const double at = place(one.other, one.there);
                for (const Spot::Link& other : b) out += at > place(other.other, other.there) ? 1 : 0;
            }
        }
        return out;
    }

    /// Each spot moves to where it crosses least in its row, for as long as that helps.
    void sift() {
        constexpr int rounds = 6;
        bool changed = true;
        for (int round = 0; round < rounds && changed && !isDone(); ++round) {
            changed = false;
            for (Row& row : rows_) {
                const Row before = row;
                for (const SpotIndex spot : before) changed = siftOne(row, spot) || changed;
            }
        }
    }

    bool siftOne(Row& row, SpotIndex spot) {
        constexpr std::size_t reach = 64;  // places to either side
        const auto from = static_cast<std::size_t>(rank_[spot]);
        std::size_t best = from;
        long least = 0, now = 0;
        for (std::size_t at = from; at-- > 0 && from - at <= reach;) {
            now += crossed(spot, row[at]) - crossed(row[at], spot);
            if (now < least) least = now, best = at;
        }
        now = 0;
        for (std::size_t at = from + 1; at < row.size() && at - from <= reach; ++at) {
            now += crossed(row[at], spot) - crossed(spot, row[at]);
            if (now < least) least = now, best = at;
        }
        if (best == from) return false;
        const auto begin = row.begin() + static_cast<std::ptrdiff_t>(std::min(from, best));
        const auto end = row.begin() + static_cast<std::ptrdiff_t>(std::max(from, best)) + 1;
        if (best < from) std::rotate(begin, end - 1, end);
        else std::rotate(begin, begin + 1, end);
        numberRow(row);
        return true;
    }

    /// Sweeps down and up; the best rows are kept.
    void improve() {
        constexpr int sweeps = 24, patience = 6;
        int since = 0;  // the last that was better than those before
        std::size_t least = crossings();
        keep(least);
        for (int sweep = 0; sweep < sweeps && since < patience && !isDone(); ++sweep) {
            const bool median = sweep % 2 == 1;
            for (std::size_t i = 1; i < rows_.size(); ++i) sortRow(rows_[i], true, median);
            for (std::size_t i = rows_.size() - 1; i-- > 0;) sortRow(rows_[i], false, median);
            sift();
            const std::size_t now = crossings();
            ++since;
            if (now < least) {
                least = now;
                since = 0;
            }
            keep(now);
        }
    }

    void keep(std::size_t now) {
        if (now >= out_.crossings) return;
        out_.crossings = now;
        best_ = rows_;
    }

    /// From the best rows with a few changes at random, always the same ones.
    void shake() {
        constexpr std::size_t work = 200'000, most_rounds = 16;
        const std::size_t rounds = std::min(most_rounds, work / std::max<std::size_t>(1, spots_.size()));
        std::mt19937 random(7);
        for (std::size_t round = 0; round < rounds && !isDone(); ++round) {
            rows_ = best_;
            for (Row& row : rows_) {
                if (row.size() < 2 || random() % 3 != 0) continue;
                const std::size_t from = random() % row.size(), to = random() % row.size();
                const SpotIndex moved = row[from];
                row.erase(row.begin() + static_cast<std::ptrdiff_t>(from));
                row.insert(row.begin() + static_cast<std::ptrdiff_t>(to), moved);
            }
            numberAll();
            sift();
            keep(crossings());
            improve();
        }
    }

    const Table<SpotIndex, Spot>& spots_;
    std::vector<Row> rows_, best_;
    Layering& out_;
    const std::atomic<bool>* stop_;
    Table<SpotIndex, double> rank_;
    std::vector<std::pair<double, SpotIndex>> wanted_;  ///< kept between rows
    std::vector<double> places_;
};

}  // namespace

void orderRows(Layering& layering, const std::atomic<bool>* stop) {
    if (layering.rows.size() > 1) Order(layering, stop).run();
}

}  // namespace arenascope
