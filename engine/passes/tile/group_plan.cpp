// Chooses the axis along which every value of a group is cut, and the rows that each tile makes.

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/ops/split_sum.h"
#include "engine/passes/tile/group.h"

namespace arenascope::tile {
namespace {

constexpr ops::RowMap::Range nothing{1, 0};

bool is_nothing(const ops::RowMap::Range& range) { return range.begin > range.end; }

/// How many rows more than there are the tiles compute, by what each of them makes.
std::int64_t repeated_rows(const std::vector<std::pair<std::int64_t, std::int64_t>>& made) {
    std::int64_t repeated = 0, reached = 0;
    for (const auto& [lo, hi] : made) {
        if (lo == hi) continue;
        repeated += std::max<std::int64_t>(0, std::min(hi, reached) - lo);
        reached = std::max(reached, hi);
    }
    return repeated;
}

}  // namespace

void Group::give(ValueIndex at, const Cut& cut) {
    const auto [track, is_new] = tracks_.try_emplace(at);
    if (is_new) track->second.cut = cut;
    if (track->second.cut != cut || graph_.is_written_whole(at)) track->second.is_whole = true;
}

void Group::give_whole(ValueIndex at) { tracks_[at].is_whole = true; }

void Group::take_whole(OpIndex at) {
    const GraphOp& op = graph_.ops()[at];
    steps_[static_cast<std::size_t>(at - setting_.begin)].mode = Mode::whole;
    for (const ValueIndex out : op.outs) give_whole(out);
    for (const Operand& operand : op.ins) give_whole(operand.value);
}

/// Consumers come first: the cut of a result is known before its producer is processed.
bool Group::plan_step(OpIndex at) {
    const GraphOp& op = graph_.ops()[at];
    Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
    std::vector<std::size_t> live;
    for (std::size_t i = 0; i < op.outs.size(); ++i) {
        const ValueIndex out = op.outs[i];
        const bool is_seed = value(out).last.valid() && value(out).last >= setting_.end;
        if (is_seed && !tracks_.contains(out)) {
            // At its own rate, if its rows depend on rows made here.
            const GraphValue &mine = value(out), &lead = value(setting_.leader);
            const std::size_t d = setting_.axis;
            const bool is_paced = is_inside(setting_.leader) && lead.last < setting_.end && !setting_.is_sum;
            if (mine.sizes.size() == lead.sizes.size() && mine.symbols[d] == 0 &&
                (mine.sizes[d] == lead.sizes[d] || is_paced))
                give(out, {.axis = d});
            else give_whole(out);
        }
        if (!tracks_.contains(out)) continue;
        tracks_[out].is_seed = is_seed;
        live.push_back(i);
    }
    if (op.outs.empty()) return take_whole(at), true;  // numbers
    if (live.empty()) return true;
    const bool is_whole =
        std::any_of(live.begin(), live.end(), [&](std::size_t i) { return tracks_[op.outs[i]].is_whole; });
    if (is_whole || live.size() > 1) return take_whole(at), true;
    const ValueIndex out = op.outs[live.front()];
    step.result = live.front();
    step.reach = reach(graph_, op, step.result, tracks_[out].cut);
    if (!step.reach.can_cut) return take_whole(at), true;
    step.mode = Mode::rows;
    for (std::size_t i = 0; i < op.ins.size(); ++i) {
        const Reach::Need& need = step.reach.needs[i];
        if (need.is_whole()) give_whole(op.ins[i].value);
        else give(op.ins[i].value, need.cut());
    }
    return true;
}

bool Group::plan_sum(OpIndex at) {
    const GraphOp& op = graph_.ops()[at];
    Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
    for (const ops::SplitSum& sum : splittable_sums(graph_, at)) {
        const bool is_it = std::any_of(op.ins.begin(), op.ins.end(), [&](const Operand& operand) {
            return operand.value == setting_.leader && operand.argument == sum.argument;
        });
        if (!is_it || sum.axis != setting_.axis) continue;
        step.mode = Mode::sum;
        step.sum = sum;
        give_whole(op.outs.front());
        for (const Operand& operand : op.ins) {
            if (operand.argument == sum.argument) continue;
            if (operand.value == setting_.leader) return false;
            if (static_cast<std::ptrdiff_t>(operand.argument) == sum.other)
                give(operand.value, {.axis = sum.other_axis});
            else give_whole(operand.value);
        }
        return is_inside(setting_.leader) && value(setting_.leader).last < setting_.end;
    }
    return false;
}

ops::RowMap::Range Group::tile_rows(std::size_t tile) const {
    const std::int64_t rows = value(setting_.leader).sizes[setting_.axis];
    const std::int64_t each = (rows + setting_.tiles - 1) / setting_.tiles;
    const std::int64_t begin = static_cast<std::int64_t>(tile) * each;
    return {begin, std::min(rows, begin + each)};
}

bool Group::plan() {
    const auto count = static_cast<std::size_t>(setting_.end - setting_.begin);
    steps_.assign(count, Step());
    give(setting_.leader, {.axis = setting_.axis});
    for (OpIndex at = setting_.end - 1; at >= setting_.begin; --at)
        if (!(setting_.is_sum && at == setting_.end - 1 ? plan_sum(at) : plan_step(at))) return false;
    Track& lead = tracks_[setting_.leader];
    const std::int64_t rows = value(setting_.leader).sizes[setting_.axis];
    if (lead.is_whole || rows < 2 || value(setting_.leader).symbols[setting_.axis] != 0) return false;
    const std::int64_t each = (rows + setting_.tiles - 1) / setting_.tiles;
    setting_.tiles = (rows + each - 1) / each;
    if (setting_.tiles < 2) return false;
    if (!join_chains()) return false;
    find_rows();
    if (setting_.recomputes_halos && !repeats_rows()) {  // there are no halos
        setting_.recomputes_halos = false;
        find_rows();
    }
    for (RowChain& chain : chains_)
        if (!chain.members.empty() && !find_kept_rows(chain)) return false;
    // Rows of a value that is read after the group must be contiguous in memory.
    for (const auto& [at, track] : tracks_) {
        if (track.is_whole || !is_inside(at) || track.chain >= 0 || maker_of(at).is_free()) continue;
        if (!is_piece_of_memory(at, track.cut)) return false;
    }
    return true;
}

bool Group::is_piece_of_memory(ValueIndex at, const Cut& cut) const {
    return cut.period == 0 && shape_of(value(at)).is_contiguous(cut.axis);
}

void Group::want(ValueIndex at, std::size_t tile, ops::RowMap::Range range) {
    if (range.begin >= range.end) return;
    ops::RowMap::Range& need = tracks_[at].need[tile];
    need =
        is_nothing(need) ? range : ops::RowMap::Range{std::min(need.begin, range.begin), std::max(need.end, range.end)};
}

/// The rows that a tile computes: those that are not there yet, or all that it needs.
std::pair<std::int64_t, std::int64_t> Group::rows_to_make(OpIndex at, std::size_t tile) const {
    const Step& step = step_of(at);
    const ValueIndex out = graph_.ops()[at].outs[step.result];
    const Track& track = tracks_.at(out);
    const std::int64_t rows = tile::rows_of(value(out), track.cut), before = tile == 0 ? 0 : track.upto[tile - 1];
    const bool needs_some = !is_nothing(track.need[tile]);
    const auto whole_steps = [&](std::int64_t end) {
        return std::min(rows, (end + step.reach.step - 1) / step.reach.step * step.reach.step);
    };
    if (setting_.recomputes_halos && track.chain >= 0) {
        if (!needs_some) return {before, before};
        const std::int64_t lo = std::clamp<std::int64_t>(track.need[tile].begin, 0, rows);
        const std::int64_t hi = std::clamp(track.need[tile].end, lo, rows);
        return {lo / step.reach.step * step.reach.step, whole_steps(hi)};
    }
    const bool is_last = static_cast<std::int64_t>(tile) + 1 == setting_.tiles;
    const std::int64_t share = (static_cast<std::int64_t>(tile) + 1) * rows / setting_.tiles;
    const bool has_readers = std::any_of(value(out).readers.begin(), value(out).readers.end(), [&](OpIndex reader) {
        return reader < setting_.end && step_of(reader).mode == Mode::rows;
    });
    std::int64_t upto = needs_some ? std::clamp(track.need[tile].end, before, rows) : before;
    if (track.is_seed && !has_readers && out != setting_.leader) upto = std::max(before, share);
    if (track.is_seed && is_last) upto = rows;
    return {before, upto > before ? whole_steps(upto) : before};
}

void Group::find_rows_of(OpIndex at, std::size_t tile) {
    const GraphOp& op = graph_.ops()[at];
    Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
    if (step.mode != Mode::rows) return;
    const auto [lo, hi] = step.made[tile] = rows_to_make(at, tile);
    tracks_[op.outs[step.result]].upto[tile] = hi;
    if (lo == hi) return;
    for (std::size_t i = 0; i < op.ins.size(); ++i) {
        const Reach::Need& need = step.reach.needs[i];
        const ValueIndex from = op.ins[i].value;
        if (need.is_whole() || tracks_[from].is_whole) continue;
        ops::RowMap::Range range = need.map.of(lo, hi);
        if (!step.reach.pads) {
            const std::int64_t most = tile::rows_of(value(from), need.cut());
            range = {std::clamp<std::int64_t>(range.begin, 0, most), std::clamp<std::int64_t>(range.end, 0, most)};
        }
        want(from, tile, range);
    }
}

void Group::find_rows() {
    const auto tiles = static_cast<std::size_t>(setting_.tiles);
    for (auto& [at, track] : tracks_) {
        track.need.assign(tiles, nothing);
        track.upto.assign(tiles, 0);
    }
    for (Step& step : steps_) step.made.assign(tiles, {0, 0});
    for (std::size_t tile = 0; tile < tiles; ++tile) {
        want(setting_.leader, tile, tile_rows(tile));
        const Step& last = steps_.back();
        if (last.mode == Mode::sum)
            for (const Operand& operand : graph_.ops()[setting_.end - 1].ins)
                if (static_cast<std::ptrdiff_t>(operand.argument) == last.sum.other && !tracks_[operand.value].is_whole)
                    want(operand.value, tile, tile_rows(tile));
        for (OpIndex at = setting_.end - 1; at >= setting_.begin; --at) find_rows_of(at, tile);
    }
}

bool Group::repeats_rows() const {
    for (OpIndex at = setting_.begin; at < setting_.end; ++at)
        if (!graph_.ops()[at].is_free() && repeated_rows(step_of(at).made) > 0) return true;
    return false;
}

std::int64_t Group::more_multiply_adds() const {
    std::int64_t more = 0;
    for (OpIndex at = setting_.begin; at < setting_.end; ++at) {
        const GraphOp& op = graph_.ops()[at];
        const std::int64_t repeated = op.kind == GraphOp::Kind::call ? repeated_rows(step_of(at).made) : 0;
        if (repeated == 0) continue;
        const ValueIndex out = op.outs[step_of(at).result];
        more += ops::multiply_adds(graph_.method(), graph_.instruction(op)) /
            tile::rows_of(value(out), tracks_.at(out).cut) * repeated;
    }
    return more;
}

bool Group::set_border(RowChain& chain, std::string_view op) {
    const bool is_largest = op == "aten::max_pool2d_with_indices.out";
    const double border = is_largest ? -std::numeric_limits<double>::infinity() : 0;
    if (chain.border != border && !std::isnan(chain.border)) return false;
    chain.border = border;
    return true;
}

/// Whether no value of a storage has two readers among the operators of the group.
bool Group::is_read_once(ValueIndex storage) const {
    for (const ValueIndex at : graph_.values().indices()) {
        if (value(at).storage != storage) continue;
        const auto inside = std::count_if(value(at).readers.begin(), value(at).readers.end(), [&](OpIndex reader) {
            return reader >= setting_.begin && reader < setting_.end;
        });
        if (inside > 1) return false;
    }
    return true;
}

/// Rows of a member of a chain as rows of its first.
ops::RowMap::Range Group::rows_of_first(const RowChain& chain, ValueIndex at, ops::RowMap::Range range) const {
    while (at != chain.members.front()) {
        const GraphOp& op = maker_of(at);
        if (op.is_free()) {
            const ops::RowMap& map = step_of(value(at).maker).reach.needs.front().map;
            range = map.of(range.begin, range.end);
        }
        at = op.is_free() ? op.ins.front().value : op.in_place;
    }
    return range;
}

/// The storage of an operator's result: that of its operand, or a chain of its own.
bool Group::join_chain(OpIndex at) {
    const GraphOp& op = graph_.ops()[at];
    Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
    const ValueIndex out = op.outs[step.result];
    const ValueIndex over = op.is_free() ? op.ins.front().value : op.in_place;
    const auto begin_chain = [&](bool is_beside) {
        tracks_[out].chain = static_cast<int>(chains_.size());
        chains_.push_back({.members = {out}, .border = std::numeric_limits<double>::quiet_NaN()});
        chains_.back().is_beside = is_beside;
    };
    if (!over.valid()) return begin_chain(false), true;
    const Track& from = tracks_[over];
    const bool is_elsewhere = from.is_whole || from.chain < 0;
    // If other operators read these rows later, they are kept in a buffer of their own, unless they are at their final
    // place.
    step.is_over = op.is_free() ||
        (is_read_once(value(over).storage) && (!is_elsewhere || is_piece_of_memory(out, tracks_[out].cut)));
    if (!step.is_over) return begin_chain(true), true;
    tracks_[out].chain = is_elsewhere ? -1 : from.chain;
    if (!is_elsewhere) chains_[static_cast<std::size_t>(from.chain)].members.push_back(out);
    return true;
}

/// Rows of a chain that a tile or a later one needs, and the padding before the first and after the last.
bool Group::find_kept_rows(RowChain& chain) {
    const auto tiles = static_cast<std::size_t>(setting_.tiles);
    chain.from.assign(tiles + 1, std::numeric_limits<std::int64_t>::max());
    for (std::size_t tile = tiles; tile-- > 0;) {
        if (!setting_.recomputes_halos) chain.from[tile] = chain.from[tile + 1];
        for (const ValueIndex each : chain.members) {
            if (is_nothing(tracks_[each].need[tile])) continue;
            const ops::RowMap::Range need = rows_of_first(chain, each, tracks_[each].need[tile]);
            chain.from[tile] = std::min(chain.from[tile], need.begin);
            chain.to = std::max(chain.to, need.end);
        }
    }
    const ValueIndex first = chain.members.front();
    std::int64_t most = 0;
    for (std::size_t tile = 0; tile < tiles; ++tile)
        if (chain.from[tile] <= chain.to) most = std::max(most, tracks_[first].upto[tile] - chain.from[tile]);
    chain.stays = !setting_.recomputes_halos && is_piece_of_memory(first, tracks_[first].cut) &&
        2 * most >= tile::rows_of(value(first), tracks_[first].cut);
    for (const ValueIndex each : chain.members) {
        for (const OpIndex reader : value(each).readers) {
            if (reader < setting_.begin || reader >= setting_.end) continue;
            const Step& step = step_of(reader);
            if (step.mode == Mode::rows && step.reach.pads &&
                !set_border(chain, graph_.instruction(graph_.ops()[reader]).op))
                return false;
        }
    }
    return true;
}

/// Buffers of values that are made and read only here. What is read after the group is written to its final place.
bool Group::join_chains() {
    for (OpIndex at = setting_.begin; at < setting_.end; ++at)
        if (step_of(at).mode == Mode::rows && !join_chain(at)) return false;
    for (RowChain& chain : chains_) {
        const bool is_seed = std::any_of(chain.members.begin(), chain.members.end(),
                                         [&](ValueIndex each) { return tracks_[each].is_seed; });
        if (is_seed && chain.is_beside) return false;
        if (!is_seed) continue;
        for (const ValueIndex each : chain.members) tracks_[each].chain = -1;
        chain.members.clear();
    }
    return true;
}

}  // namespace arenascope::tile
