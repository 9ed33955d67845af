// The calls of a tiled group.

#include <algorithm>
#include <limits>

#include "engine/passes/tile/group.h"

namespace arenascope::tile {

StorageIndex Places::storage_of(ValueIndex storage) {
    StorageIndex& at = of_[storage];
    if (!at.valid()) {
        at = script_.storages.next();
        script_.storages.push_back({.bytes = graph_.values()[storage].bytes, .value = graph_.values()[storage].id});
    }
    return at;
}

Ref Places::whole(ValueIndex at) {
    const GraphValue& value = graph_.values()[at];
    const Tensor* tensor = value.id == no_value ? nullptr : graph_.method().values[value.id].tensor();
    return {.storage = storage_of(value.storage),
            .offset = tensor && tensor->alias_of != no_value ? tensor->alias_offset : 0,
            .sizes = value.sizes,
            .order = value.order,
            .dtype = value.dtype};
}

bool add_whole(const Graph& graph, OpIndex at, Places& places, Script& script) {
    const GraphOp& op = graph.ops()[at];
    std::vector<Ref> ins, outs;
    for (const Operand& operand : op.ins) ins.push_back(places.whole(operand.value));
    for (const ValueIndex out : op.outs) outs.push_back(places.whole(out));
    return add_call(graph, op, ins, outs, std::nullopt, script);
}

Ref Group::temporary(const Ref& like, Sizes sizes) {
    Ref out = like;
    out.storage = script_->storages.next();
    out.offset = 0;
    out.sizes = std::move(sizes);
    script_->storages.push_back({.bytes = out.bytes()});
    return out;
}

bool Group::write(Places& places, Script& script) {
    places_ = &places;
    script_ = &script;
    for (Chain& chain : chains_) chain.begin = chain.end = 0;
    for (std::size_t tile = 0; tile < static_cast<std::size_t>(setting_.tiles); ++tile)
        if (!write_tile(tile)) return false;
    return true;
}

bool Group::write_tile(std::size_t tile) {
    copies_.clear();
    for (OpIndex at = setting_.begin; at < setting_.end; ++at) {
        const Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
        if (step.mode == Mode::whole && tile == 0 && !add_whole(graph_, at, *places_, *script_)) return false;
        if (step.mode == Mode::sum && !write_sum(at, tile)) return false;
        if (step.mode == Mode::rows && step.made[tile].first < step.made[tile].second && !write_rows(at, tile))
            return false;
    }
    return true;
}

/// Rows of a member of a chain, in its own shape.
std::optional<Ref> Group::rows_in(const Chain& chain, ValueIndex at, ops::RowMap::Range range) const {
    const Track& track = tracks_.at(at);
    const bool is_all = range.begin == chain.begin && range.end == chain.end;
    Ref rows{.storage = chain.buffer.storage,
             .offset = chain.buffer.offset,
             .sizes = value(at).sizes,
             .order = value(at).order,
             .dtype = value(at).dtype};
    rows.sizes[track.axis] = range.end - range.begin;
    const bool is_same = rows.order == chain.buffer.order && rows.sizes.size() == chain.buffer.sizes.size();
    if (is_all && is_same && rows.sizes == chain.buffer.sizes) return rows;
    const ValueIndex first = chain.members.front();
    if (!rows.is_contiguous(track.axis) || !chain.buffer.is_contiguous(tracks_.at(first).axis)) return std::nullopt;
    const std::int64_t row = rows.bytes() / rows.sizes[track.axis];
    rows.offset += (range.begin - chain.begin) * row;
    return rows;
}

/// Rows of an operand; beyond its first and last one what a window finds there.
std::optional<Ref> Group::rows_of(ValueIndex at, ops::RowMap::Range range, const std::string& op) {
    const Track& track = tracks_[at];
    const GraphValue& from = value(at);
    if (track.chain >= 0) {
        const Chain& chain = chains_[static_cast<std::size_t>(track.chain)];
        if (range.begin < chain.begin || range.end > chain.end) return std::nullopt;
        return rows_in(chain, at, range);
    }
    const auto [copy, is_new] = copies_.try_emplace({at, range.begin, range.end});
    if (!is_new) return copy->second;
    const std::int64_t most = from.sizes[track.axis];
    const std::int64_t lo = std::max<std::int64_t>(range.begin, 0), hi = std::min(range.end, most);
    Ref rows = places_->whole(at);
    if (rows.is_contiguous(track.axis)) {
        rows = rows.rows(track.axis, lo, hi);
    } else if (lo > 0 || hi < most) {
        Sizes sizes = from.sizes;
        sizes[track.axis] = hi - lo;
        const Ref part = temporary(rows, sizes);
        add_slice(rows, track.axis, lo, hi, part, *script_);
        rows = part;
    }
    if (lo > range.begin || hi < range.end) {
        Sizes sizes = from.sizes;
        sizes[track.axis] = range.end - range.begin;
        const Ref part = temporary(rows, sizes);
        const bool is_largest = op == "aten::max_pool2d_with_indices.out";
        add_padding(rows, track.axis, lo - range.begin, range.end - hi,
                    is_largest ? -std::numeric_limits<double>::infinity() : 0, part, *script_);
        rows = part;
    }
    copy->second = rows;
    return rows;
}

/// Room for new rows behind those that are kept.
std::optional<Ref> Group::begin_rows(ValueIndex at, std::int64_t lo, std::int64_t hi, std::size_t tile) {
    const Track& track = tracks_[at];
    Chain& chain = chains_[static_cast<std::size_t>(track.chain)];
    const GraphValue& made = value(at);
    const std::int64_t from = std::min(lo, chain.from[tile]);
    const std::int64_t end = hi == made.sizes[track.axis] ? std::max(hi, chain.to) : hi;
    Sizes sizes = made.sizes;
    sizes[track.axis] = end - from;
    const Ref like{.order = made.order, .dtype = made.dtype};
    const Ref buffer = temporary(like, sizes);
    if ((from < lo || end > hi) && !buffer.is_contiguous(track.axis)) return std::nullopt;
    if (lo > 0 && from < lo) {
        if (chain.begin > from || chain.end != lo) return std::nullopt;
        add_copy(chain.buffer.rows(track.axis, from - chain.begin, lo - chain.begin),
                 buffer.rows(track.axis, 0, lo - from), *script_);
    } else if (from < lo) {
        add_fill(buffer.rows(track.axis, 0, lo - from), chain.border, *script_);
    }
    if (end > hi) add_fill(buffer.rows(track.axis, hi - from, end - from), chain.border, *script_);
    chain.buffer = buffer;
    chain.begin = from;
    chain.end = end;
    return buffer.rows(track.axis, lo - from, hi - from);
}

bool Group::write_sum(OpIndex at, std::size_t tile) {
    const GraphOp& op = graph_.ops()[at];
    const ops::SplitSum& sum = steps_[static_cast<std::size_t>(at - setting_.begin)].sum;
    const ops::RowMap::Range range = tile_rows(tile);
    const auto rows = rows_of(setting_.leader, range, {});
    if (!rows) return false;
    SumPart part{.sum = sum, .lo = range.begin, .hi = range.end, .rows = *rows};
    part.all = value(setting_.leader).sizes[setting_.axis];
    for (const Operand& operand : op.ins) {
        if (operand.value == setting_.leader) continue;
        if (static_cast<std::ptrdiff_t>(operand.argument) == sum.other) {
            if (tracks_[operand.value].is_whole) tracks_[operand.value].axis = sum.other_axis;
            part.other = rows_of(operand.value, range, {});
            if (!part.other) return false;
        } else {
            part.addend = places_->whole(operand.value);
        }
    }
    add_sum(graph_, at, part, places_->whole(op.outs.front()), *script_);
    return true;
}

bool Group::write_rows(OpIndex at, std::size_t tile) {
    const GraphOp& op = graph_.ops()[at];
    const Step& step = steps_[static_cast<std::size_t>(at - setting_.begin)];
    const auto [lo, hi] = step.made[tile];
    if (op.is_free()) return true;
    const ValueIndex result = op.outs[step.result];
    const std::size_t axis = tracks_[result].axis;
    const std::string name = op.kind == GraphOp::Kind::call ? graph_.instruction(op).op : std::string();
    std::vector<Ref> ins, outs;
    for (const Operand& operand : op.ins) {
        const ops::RowMap& map = step.access.operands[operand.argument];
        if (map.kind == ops::RowMap::Kind::whole || (tracks_[operand.value].is_whole && !map.is_monotone())) {
            ins.push_back(places_->whole(operand.value));
            continue;
        }
        Track& track = tracks_[operand.value];
        if (track.is_whole) track.axis = map.axis;  // rows of what is there as a whole
        ops::RowMap::Range range = map.of(lo, hi);
        const std::int64_t most = value(operand.value).sizes[map.axis];
        if (!step.access.pads)
            range = {std::clamp<std::int64_t>(range.begin, 0, most), std::clamp<std::int64_t>(range.end, 0, most)};
        const auto rows = rows_of(operand.value, range, name);
        if (!rows) return false;
        ins.push_back(*rows);
    }
    for (std::size_t i = 0; i < op.outs.size(); ++i) {
        const ValueIndex out = op.outs[i];
        if (i != step.result) {  // nothing reads it
            Ref like = places_->whole(out);
            Sizes sizes = like.sizes;
            if (sizes.size() == value(result).sizes.size() && sizes[axis] == value(result).sizes[axis])
                sizes[axis] = hi - lo;
            outs.push_back(temporary(like, sizes));
        } else if (tracks_[out].chain < 0) {
            outs.push_back(places_->whole(out).rows(axis, lo, hi));
        } else if (step.is_over) {
            const auto rows = rows_in(chains_[static_cast<std::size_t>(tracks_[out].chain)], out, {lo, hi});
            if (!rows) return false;
            outs.push_back(*rows);
        } else {
            const auto rows = begin_rows(out, lo, hi, tile);
            if (!rows) return false;
            outs.push_back(*rows);
        }
    }
    return add_call(graph_, op, ins, outs, Part{axis, lo, hi}, *script_);
}

}  // namespace arenascope::tile
