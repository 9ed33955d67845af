#include "engine/passes/tile/roll.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

#include "engine/passes/tile/calls.h"
#include "engine/passes/tile/cut.h"

namespace arenascope::tile {
namespace {

constexpr std::size_t fewest_tiles = 2;

/// By how much each place and each number of a call differs from that of the next tile's call.
using Steps = std::vector<std::int64_t>;

/// Compares two calls. Temporaries of equal roles are reported as one.
class CallPair {
public:
    using Unite = void (*)(void* sets, StorageIndex a, StorageIndex b);

    CallPair(const Script& script, std::vector<std::pair<StorageIndex, StorageIndex>>& same, Steps& steps)
        : script_(script), same_(same), steps_(steps) {}

    bool compare(const Call& a, const Call& b) {
        if (a.op != b.op || a.source != b.source || a.is_as_it_is || b.is_as_it_is) return false;
        if (a.arguments.size() != b.arguments.size() || a.outs.size() != b.outs.size()) return false;
        for (std::size_t i = 0; i < a.arguments.size(); ++i)
            if (!compare(a.arguments[i], b.arguments[i])) return false;
        for (std::size_t i = 0; i < a.outs.size(); ++i)
            if (!compare(a.outs[i], b.outs[i])) return false;
        return true;
    }

private:
    bool compare(const Ref& a, const Ref& b) {
        if (a.sizes != b.sizes || a.order != b.order || a.dtype != b.dtype || !a.is_fixed() || !b.is_fixed())
            return false;
        if (a.storage == b.storage) return steps_.push_back(b.offset - a.offset), true;
        const Storage &mine = script_.storages[a.storage], &other = script_.storages[b.storage];
        if (!mine.is_temporary || !other.is_temporary || mine.bytes != other.bytes || a.offset != b.offset)
            return false;
        same_.emplace_back(a.storage, b.storage);
        return steps_.push_back(0), true;
    }
    bool compare(const std::vector<ListItem>& a, const std::vector<ListItem>& b) {
        if (a.size() != b.size()) return false;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const auto *mine = std::get_if<Ref>(&a[i]), *other = std::get_if<Ref>(&b[i]);
            if (mine && other ? !compare(*mine, *other) : mine || other || !is_same_constant(a[i], b[i])) return false;
        }
        return true;
    }
    static bool is_same_constant(const ListItem& a, const ListItem& b) {
        const auto *mine = std::get_if<ValueId>(&a), *other = std::get_if<ValueId>(&b);
        if (mine && other) return *mine == *other;
        const auto *made = std::get_if<ConstantIndex>(&a), *made_other = std::get_if<ConstantIndex>(&b);
        return made && made_other && *made == *made_other;
    }
    bool compare(const Argument& a, const Argument& b) {
        if (a.index() != b.index()) return false;
        if (const auto* ref = std::get_if<Ref>(&a)) return compare(*ref, std::get<Ref>(b));
        if (const auto* number = std::get_if<std::int64_t>(&a))
            return steps_.push_back(std::get<std::int64_t>(b) - *number), true;
        if (const auto* list = std::get_if<std::vector<ListItem>>(&a))
            return compare(*list, std::get<std::vector<ListItem>>(b));
        return std::visit(
            [&](const auto& mine) {
                using Kind = std::decay_t<decltype(mine)>;
                if constexpr (std::is_same_v<Kind, NoArgument>) return true;
                else if constexpr (std::is_same_v<Kind, Ref> || std::is_same_v<Kind, std::vector<ListItem>>)
                    return false;  // handled above
                else return mine == std::get<Kind>(b);
            },
            a);
    }

    const Script& script_;
    std::vector<std::pair<StorageIndex, StorageIndex>>& same_;
    Steps& steps_;
};

/// Calls `use` with every ref of a call: those that it reads, then its results.
template <class OneCall, class Use>
void each_ref(OneCall& call, const Use& use) {
    for (auto& argument : call.arguments) {
        if (auto* ref = std::get_if<Ref>(&argument)) use(*ref, false);
        if (auto* list = std::get_if<std::vector<ListItem>>(&argument))
            for (auto& item : *list)
                if (auto* ref = std::get_if<Ref>(&item)) use(*ref, false);
    }
    for (auto& out : call.outs) use(out, true);
}

bool overlap(const Ref& a, const Ref& b) {
    return a.storage == b.storage && a.offset < b.offset + b.bytes() && b.offset < a.offset + a.bytes();
}

/// Storages that become one for all tiles of a loop.
class SharedStorages {
public:
    explicit SharedStorages(const Script& script) : of_(script.storages.size()) {
        for (const StorageIndex at : of_.indices()) of_[at] = at;
    }
    void unite(StorageIndex a, StorageIndex b) {
        a = first(a);
        b = first(b);
        of_[std::max(a, b)] = std::min(a, b);
    }
    [[nodiscard]] StorageIndex first(StorageIndex at) const {
        while (of_[at] != at) at = of_[at];
        return at;
    }

    /// Whether each of these calls still reads what the same storage's own calls wrote.
    [[nodiscard]] bool keep_values(const Script& script, std::size_t begin) const {
        std::map<StorageIndex, std::map<std::int64_t, std::pair<std::int64_t, StorageIndex>>> owners;  // by first byte
        const auto is_owned = [&](const Ref& ref) {
            auto& runs = owners[first(ref.storage)];
            auto run = runs.upper_bound(ref.offset);
            if (run == runs.begin()) return false;
            --run;
            for (std::int64_t at = ref.offset; at < ref.offset + ref.bytes(); ++run) {
                if (run == runs.end() || run->first > at || run->second.first <= at) return false;
                if (run->second.second != ref.storage) return false;
                at = run->second.first;
            }
            return true;
        };
        const auto write = [&](const Ref& ref) {
            auto& runs = owners[first(ref.storage)];
            const std::int64_t begin_at = ref.offset, end = ref.offset + ref.bytes();
            auto run = runs.lower_bound(begin_at);
            if (run != runs.begin() && std::prev(run)->second.first > begin_at) --run;
            while (run != runs.end() && run->first < end) {
                const auto [from, old] = *run;
                run = runs.erase(run);
                if (from < begin_at) runs[from] = {begin_at, old.second};
                if (old.first > end) run = runs.insert_or_assign(end, old).first;
            }
            runs[begin_at] = {end, ref.storage};
        };
        for (std::size_t at = begin; at < script.calls.size(); ++at) {
            bool is_sound = true;
            std::vector<Ref> reads;
            each_ref(script.calls[at], [&](const Ref& ref, bool is_out) {
                if (!is_shared(ref.storage)) return;
                if (!is_out) reads.push_back(ref);
                // An operator that reads other bytes than it writes needs both apart.
                for (const Ref& read : reads) {
                    Ref here = read, there = ref;
                    here.storage = there.storage = StorageIndex(0);
                    const bool is_one = first(read.storage) == first(ref.storage);
                    if (is_out && is_one && read.storage != ref.storage && overlap(here, there)) is_sound = false;
                }
                is_sound = is_sound && (is_out || is_owned(ref));
            });
            if (!is_sound) return false;
            for (const Ref& out : script.calls[at].outs)
                if (is_shared(out.storage)) write(out);
        }
        return true;
    }

    /// The calls from `begin` on use the shared storages.
    void apply(Script& script, std::size_t begin) const {
        for (std::size_t at = begin; at < script.calls.size(); ++at)
            each_ref(script.calls[at], [&](Ref& ref, bool) { ref.storage = first(ref.storage); });
        for (const StorageIndex at : of_.indices())
            if (of_[at] != at) script.storages[first(at)].is_reused = true;
    }

    void find_shared() {
        shared_.assign(of_.size(), false);
        for (const StorageIndex at : of_.indices())
            if (of_[at] != at) shared_[at] = shared_[first(at)] = true;
    }

private:
    [[nodiscard]] bool is_shared(StorageIndex at) const { return shared_[at]; }

    Table<StorageIndex, StorageIndex> of_;
    Table<StorageIndex, bool> shared_;
};

/// Tiles [first, end) that differ by the same steps.
struct Run {
    std::size_t first = 0, end = 0;
    Steps steps{};
};

/// One tile's calls with storages of their own for what steps: it is copied into them, and out of them.
class StepCopies {
public:
    StepCopies(Script& script, std::vector<Call>& calls, std::vector<StorageIndex>& places)
        : script_(script), calls_(calls), places_(places) {}

    void add(Call call, const std::map<StorageIndex, std::int64_t>& stepping) {
        if (is_copy(call, stepping)) return calls_.push_back(std::move(call));
        each_ref(call, [&](Ref& ref, bool is_out) {
            if (!stepping.contains(ref.storage)) return;
            if (is_out) write(ref);
            else read(ref);
        });
        calls_.push_back(std::move(call));
    }

    void finish() {
        for (Held& each : held_) put_back(each);
    }

private:
    struct Held {
        Ref place;  ///< the bytes themselves
        Ref copy;
        bool is_newer = false;  ///< than the bytes at their place
    };

    /// A copy between what steps and what does not needs no other.
    [[nodiscard]] bool is_copy(const Call& call, const std::map<StorageIndex, std::int64_t>& stepping) const {
        if (call.op != "dim_order_ops::_clone_dim_order.out") return false;
        const Ref &from = std::get<Ref>(call.arguments[0]), &to = call.outs[0];
        if (stepping.contains(from.storage) == stepping.contains(to.storage)) return false;
        return std::none_of(held_.begin(), held_.end(),
                            [&](const Held& each) { return overlap(each.place, from) || overlap(each.place, to); });
    }

    void put_back(Held& held) {
        if (!held.is_newer) return;
        add_copy(held.copy, held.place, script_);
        calls_.push_back(std::move(script_.calls.back()));
        script_.calls.pop_back();
        held.is_newer = false;
    }

    Held& hold(const Ref& ref) {
        Held& held = held_.emplace_back();
        held.place = ref.flat();
        held.copy = held.place;
        held.copy.offset = 0;
        if (held_count_ == places_.size()) {
            places_.push_back(script_.storages.next());
            script_.storages.push_back({.bytes = ref.bytes(), .is_temporary = true, .is_reused = true});
        }
        held.copy.storage = places_[held_count_++];
        return held;
    }

    static void aim(Ref& ref, const Held& held) {
        ref.offset -= held.place.offset;
        ref.storage = held.copy.storage;
        ref.id = no_value;
    }

    void read(Ref& ref) {
        for (const Held& each : held_)
            if (each.place.storage == ref.storage && each.place.offset <= ref.offset &&
                ref.offset + ref.bytes() <= each.place.offset + each.place.bytes())
                return aim(ref, each);
        for (Held& each : held_)
            if (overlap(each.place, ref)) put_back(each);
        Held& held = hold(ref);
        add_copy(held.place, held.copy, script_);
        calls_.push_back(std::move(script_.calls.back()));
        script_.calls.pop_back();
        aim(ref, held);
    }

    void write(Ref& ref) {
        for (Held& each : held_) {
            if (each.place.storage != ref.storage || each.place.offset != ref.offset ||
                each.place.bytes() != ref.bytes())
                continue;
            each.is_newer = true;
            return aim(ref, each);
        }
        for (Held& each : held_)
            if (overlap(each.place, ref)) put_back(each);
        std::erase_if(held_, [&](const Held& each) { return overlap(each.place, ref); });
        Held& held = hold(ref);
        held.is_newer = true;
        aim(ref, held);
    }

    Script& script_;
    std::vector<Call>& calls_;
    std::vector<StorageIndex>& places_;  ///< of the copies, the same in every tile
    std::size_t held_count_ = 0;
    std::vector<Held> held_;
};

class TileRoller {
public:
    TileRoller(const std::vector<std::size_t>& begins, Script& script) : begins_(begins), script_(script) {}

    void run() {
        const std::optional<Run> run = longest_run();
        if (!run) return;
        const Script before = script_;
        if (!share_storages(*run) || !find_stepping(*run)) {
            script_ = before;
            return;
        }
        rewrite(*run);
        const std::size_t length = calls_of(run->first);
        RolledCalls loop{.begin = begins_[run->first], .length = rewritten_, .tiles = run->end - run->first};
        loop.loading = loading_;
        script_.loops.push_back(loop);
        if (length == 0 || loading_of(script_, nullptr) >= loading_of(before, nullptr)) script_ = before;
    }

private:
    [[nodiscard]] std::size_t tiles() const { return begins_.size() - 1; }
    [[nodiscard]] std::size_t calls_of(std::size_t tile) const { return begins_[tile + 1] - begins_[tile]; }

    using Same = std::vector<std::pair<StorageIndex, StorageIndex>>;
    std::optional<Steps> steps_between(std::size_t a, std::size_t b, Same& same) const {
        Steps steps;
        if (calls_of(a) != calls_of(b)) return std::nullopt;
        CallPair pair(script_, same, steps);
        for (std::size_t i = 0; i < calls_of(a); ++i)
            if (!pair.compare(script_.calls[begins_[a] + i], script_.calls[begins_[b] + i])) return std::nullopt;
        return steps;
    }

    std::optional<Run> longest_run() {
        std::optional<Run> best;
        std::size_t first = 0;
        std::optional<Steps> last;
        for (std::size_t tile = 1; tile < tiles(); ++tile) {
            Same same;
            std::optional<Steps> steps = steps_between(tile - 1, tile, same);
            if (!steps || !last || *steps != *last) first = tile - 1;
            last = std::move(steps);
            same_.push_back(std::move(same));
            if (!last) continue;
            if (tile + 1 - first >= fewest_tiles && (!best || tile + 1 - first > best->end - best->first))
                best = Run{first, tile + 1, *last};
        }
        return best;
    }

    /// Temporaries of one role become one; later tiles of the group may still read them.
    bool share_storages(const Run& run) {
        SharedStorages shared(script_);
        for (std::size_t tile = run.first; tile + 1 < run.end; ++tile)
            for (const auto& [a, b] : same_[tile]) shared.unite(a, b);
        shared.find_shared();
        if (!shared.keep_values(script_, begins_.front())) return false;
        shared.apply(script_, begins_.front());
        return true;
    }

    /// The storages of which each tile uses other bytes, all at the same step.
    bool find_stepping(const Run& run) {
        std::map<StorageIndex, std::int64_t> all;
        std::size_t next = 0;
        bool can_roll = true;
        const auto step_of_ref = [&](const Ref& ref, bool is_out) {
            const std::int64_t step = run.steps[next++];
            const auto [at, is_new] = all.try_emplace(ref.storage, step);
            can_roll = can_roll && at->second == step && step >= 0;
            // et_copy_index leaves no gap
            can_roll = can_roll && (!is_out || step == 0 || step == ref.bytes());
            can_roll = can_roll && step % static_cast<std::int64_t>(item_size(ref.dtype)) == 0;
        };
        for (std::size_t at = begins_[run.first]; at < begins_[run.first + 1]; ++at) {
            const Call& call = script_.calls[at];
            for (const Argument& argument : call.arguments) {
                if (const auto* ref = std::get_if<Ref>(&argument)) step_of_ref(*ref, false);
                if (std::holds_alternative<std::int64_t>(argument)) steps_numbers_ += run.steps[next++] != 0 ? 1 : 0;
                if (const auto* list = std::get_if<std::vector<ListItem>>(&argument))
                    for (const auto& item : *list)
                        if (const auto* ref = std::get_if<Ref>(&item)) step_of_ref(*ref, false);
            }
            for (const Ref& out : call.outs) step_of_ref(out, true);
        }
        for (const auto& [storage, step] : all)
            if (step != 0) stepping_.emplace(storage, step);
        return can_roll;
    }

    void rewrite(const Run& run) {
        std::vector<Call> calls(script_.calls.begin(),
                                script_.calls.begin() + static_cast<std::ptrdiff_t>(begins_[run.first]));
        std::vector<StorageIndex> places;
        std::vector<Call> old = std::move(script_.calls);
        script_.calls.clear();
        for (std::size_t tile = run.first; tile < run.end; ++tile) {
            const std::size_t begin = calls.size();
            StepCopies copies(script_, calls, places);
            for (std::size_t at = begins_[tile]; at < begins_[tile + 1]; ++at) copies.add(old[at], stepping_);
            copies.finish();
            rewritten_ = calls.size() - begin;
        }
        calls.insert(calls.end(), std::make_move_iterator(old.begin() + static_cast<std::ptrdiff_t>(begins_[run.end])),
                     std::make_move_iterator(old.end()));
        script_.calls = std::move(calls);
        // The counter, its end, and what each copy and each number that steps needs.
        constexpr std::int64_t counter = 224, copy = 130, number = 88;
        loading_ = counter + copy * static_cast<std::int64_t>(places.size()) + number * steps_numbers_;
    }

    const std::vector<std::size_t>& begins_;
    Script& script_;
    std::vector<Same> same_;  ///< temporaries of a tile and of the next one
    std::map<StorageIndex, std::int64_t> stepping_;
    std::int64_t steps_numbers_ = 0, loading_ = 0;
    std::size_t rewritten_ = 0;
};

}  // namespace

void roll_tiles(const std::vector<std::size_t>& begins, Script& script) {
    if (begins.size() > fewest_tiles) TileRoller(begins, script).run();
}

}  // namespace arenascope::tile
