// Which axis of every value a group is cut along, and which rows each tile makes.

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/ir/dependences.h"
#include "engine/ops/effects.h"
#include "engine/passes/tile/group.h"

namespace arenascope::tile {
namespace {

constexpr ops::RowMap::Range nothing{1, 0};

bool is_nothing(const ops::RowMap::Range& range) { return range.begin > range.end; }

}  // namespace

void Group::give(ValueIndex at, std::size_t axis) {
    const auto [track, is_new] = tracks_.try_emplace(at);
    if (is_new) track->second.axis = axis;
    else if (track->second.axis != axis) track->second.is_whole = true;
}

void Group::give_whole(ValueIndex at) { tracks_[at].is_whole = true; }

void Group::take_whole(OpIndex at) {
    const GraphOp& op = graph_.ops()[at];
    steps_[static_cast<std::size_t>(at - setting_.begin)].mode = Mode::whole;
    for (const ValueIndex out : op.outs) give_whole(out);
    for (const Operand& operand : op.ins) give_whole(operand.value);
}

/// Whether rows of a constant would be needed that a call cannot be given.
bool Group::cuts_constant(const GraphOp& op, const ops::Access& access) const {
    if (op.kind != GraphOp::Kind::call) return false;
    const Instruction& in = graph_.instruction(op);
    if (ops::effects(in.op).is_elementwise || in.op == "aten::convolution.out") return false;
    for (std::size_t i = 0; i < access.operands.size(); ++i) {
        if (access.operands[i].kind == ops::RowMap::Kind::whole) continue;
        bool has_constant = false;
        each_tensor(graph_.method(), in.args[i], [&](ValueId id) {
            has_constant = has_constant || graph_.method().values[id].tensor()->is_constant;
        });
        if (has_constant) return true;
    }
    return false;
}

/// Consumers come first: what a result is cut along is known when its maker is looked at.
bool Group::plan_step(OpIndex at) {
    const GraphOp& op = graph_.ops()[at];
    Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
    std::vector<std::size_t> live;
    for (std::size_t i = 0; i < op.outs.size(); ++i) {
        const ValueIndex out = op.outs[i];
        const bool is_seed = value(out).last.valid() && value(out).last >= setting_.end;
        if (is_seed && !tracks_.contains(out)) {
            const GraphValue &mine = value(out), &lead = value(setting_.leader);
            const std::size_t d = setting_.axis;
            if (mine.sizes.size() == lead.sizes.size() && mine.sizes[d] == lead.sizes[d]) give(out, d);
            else give_whole(out);
        }
        if (!tracks_.contains(out)) continue;
        tracks_[out].is_seed = is_seed;
        live.push_back(i);
    }
    if (live.empty()) return true;
    const bool is_whole =
        std::any_of(live.begin(), live.end(), [&](std::size_t i) { return tracks_[op.outs[i]].is_whole; });
    if (is_whole || live.size() > 1) return take_whole(at), true;
    const ValueIndex out = op.outs[live.front()];
    const std::size_t axis = tracks_[out].axis;
    step.result = live.front();
    if (op.kind == GraphOp::Kind::view) {
        // Rows of the one are rows of the other.
        const GraphValue &from = value(op.ins.front().value), &to = value(out);
        const bool is_plain = from.order == plain_order(from.sizes.size()) && to.order == plain_order(to.sizes.size());
        if (is_plain) step.access = ops::reshape_access(from.sizes, to.sizes, axis);
        if (step.access.can_cut && !step.access.operands.front().is_identity()) step.access = {};
    } else if (op.kind == GraphOp::Kind::relayout) {
        step.access = {.can_cut = true, .operands = {{.kind = ops::RowMap::Kind::affine, .axis = axis}}};
    } else {
        step.access = ops::access(graph_.method(), graph_.instruction(op), step.result, axis);
    }
    if (!step.access.can_cut || cuts_constant(op, step.access)) return take_whole(at), true;
    step.mode = Mode::rows;
    for (const Operand& operand : op.ins) {
        const ops::RowMap& map = step.access.operands[operand.argument];
        if (map.kind == ops::RowMap::Kind::whole || !map.is_monotone()) give_whole(operand.value);
        else give(operand.value, map.axis);
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
            if (static_cast<std::ptrdiff_t>(operand.argument) == sum.other) give(operand.value, sum.other_axis);
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
    give(setting_.leader, setting_.axis);
    for (OpIndex at = setting_.end - 1; at >= setting_.begin; --at)
        if (!(setting_.is_sum && at == setting_.end - 1 ? plan_sum(at) : plan_step(at))) return false;
    Track& lead = tracks_[setting_.leader];
    const std::int64_t rows = value(setting_.leader).sizes[setting_.axis];
    if (lead.is_whole || rows < 2) return false;
    const std::int64_t each = (rows + setting_.tiles - 1) / setting_.tiles;
    setting_.tiles = (rows + each - 1) / each;
    if (setting_.tiles < 2) return false;
    if (!find_rows() || !find_chains()) return false;
    // Rows of what is read behind the group are pieces of memory.
    for (const auto& [at, track] : tracks_) {
        if (track.is_whole || !is_inside(at) || track.chain >= 0) continue;
        const Ref whole{.sizes = value(at).sizes, .order = value(at).order, .dtype = value(at).dtype};
        if (!whole.is_contiguous(track.axis)) return false;
    }
    return true;
}

void Group::want(ValueIndex at, std::size_t tile, ops::RowMap::Range range) {
    if (range.begin >= range.end) return;
    ops::RowMap::Range& need = tracks_[at].need[tile];
    need =
        is_nothing(need) ? range : ops::RowMap::Range{std::min(need.begin, range.begin), std::max(need.end, range.end)};
}

void Group::find_rows_of(OpIndex at, std::size_t tile) {
    const GraphOp& op = graph_.ops()[at];
    Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
    if (step.mode != Mode::rows) return;
    const ValueIndex out = op.outs[step.result];
    Track& track = tracks_[out];
    const std::int64_t rows = value(out).sizes[track.axis], before = tile == 0 ? 0 : track.upto[tile - 1];
    const bool is_last = static_cast<std::int64_t>(tile) + 1 == setting_.tiles;
    const std::int64_t share = (static_cast<std::int64_t>(tile) + 1) * rows / setting_.tiles;
    const bool has_readers = std::any_of(value(out).readers.begin(), value(out).readers.end(), [&](OpIndex reader) {
        return reader < setting_.end && steps_[static_cast<std::size_t>(reader - setting_.begin)].mode == Mode::rows;
    });
    std::int64_t upto = is_nothing(track.need[tile]) ? before : std::clamp(track.need[tile].end, before, rows);
    if (track.is_seed && !has_readers && out != setting_.leader) upto = std::max(before, share);
    if (track.is_seed && is_last) upto = rows;
    track.upto[tile] = upto;
    step.made[tile] = {before, upto};
    if (before == upto) return;
    for (const Operand& operand : op.ins) {
        const ops::RowMap& map = step.access.operands[operand.argument];
        const Track& from = tracks_[operand.value];
        if (map.kind == ops::RowMap::Kind::whole || from.is_whole) continue;
        ops::RowMap::Range range = map.of(before, upto);
        if (!step.access.pads) {
            const std::int64_t most = value(operand.value).sizes[map.axis];
            range = {std::clamp<std::int64_t>(range.begin, 0, most), std::clamp<std::int64_t>(range.end, 0, most)};
        }
        want(operand.value, tile, range);
    }
}

bool Group::find_rows() {
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
    return true;
}

bool Group::set_border(Chain& chain, const std::string& op) {
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

/// Buffers of what is made and read here only, and what is kept in them.
bool Group::find_chains() {
    for (OpIndex at = setting_.begin; at < setting_.end; ++at) {
        const GraphOp& op = graph_.ops()[at];
        Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
        if (step.mode != Mode::rows) continue;
        const ValueIndex out = op.outs[step.result];
        const ValueIndex over = op.kind == GraphOp::Kind::view ? op.ins.front().value : op.in_place;
        if (over.valid()) {
            const Track& from = tracks_[over];
            if (from.is_whole) return false;
            // Rows that others read later would be gone: beside them, where these rows are not where they belong.
            step.is_over = !op.in_place.valid() || is_read_once(value(over).storage);
            if (!step.is_over && from.chain < 0) return false;
        }
        if (step.is_over) {
            const Track& from = tracks_[over];
            tracks_[out].chain = from.chain;
            if (from.chain >= 0) chains_[static_cast<std::size_t>(from.chain)].members.push_back(out);
            continue;
        }
        tracks_[out].chain = static_cast<int>(chains_.size());
        chains_.push_back({.members = {out}, .border = std::numeric_limits<double>::quiet_NaN()});
    }
    for (std::size_t i = 0; i < chains_.size(); ++i) {
        Chain& chain = chains_[i];
        const bool is_seed = std::any_of(chain.members.begin(), chain.members.end(),
                                         [&](ValueIndex each) { return tracks_[each].is_seed; });
        if (is_seed) {  // written where it belongs
            for (const ValueIndex each : chain.members) tracks_[each].chain = -1;
            continue;
        }
        const auto tiles = static_cast<std::size_t>(setting_.tiles);
        chain.from.assign(tiles + 1, std::numeric_limits<std::int64_t>::max());
        for (std::size_t tile = tiles; tile-- > 0;) {
            chain.from[tile] = chain.from[tile + 1];
            for (const ValueIndex each : chain.members) {
                const auto& need = tracks_[each].need[tile];
                if (is_nothing(need)) continue;
                chain.from[tile] = std::min(chain.from[tile], need.begin);
                chain.to = std::max(chain.to, need.end);
            }
        }
        for (const ValueIndex each : chain.members) {
            for (const OpIndex reader : value(each).readers) {
                const Step& step = steps_[static_cast<std::size_t>(reader - setting_.begin)];
                if (step.mode == Mode::rows && step.access.pads &&
                    !set_border(chain, graph_.instruction(graph_.ops()[reader]).op))
                    return false;
            }
        }
    }
    return true;
}

}  // namespace arenascope::tile
