// Writes the calls of a tiled group.

#include <algorithm>
#include <limits>

#include "engine/passes/tile/group.h"
#include "engine/passes/tile/roll.h"

namespace arenascope::tile {
namespace {

constexpr std::int64_t most_planes = 4;  // copied one by one

}  // namespace

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
    Ref out = shape_of(value);
    out.storage = storage_of(value.storage);
    out.offset = value.offset;
    return out;
}

bool add_whole(const Graph& graph, OpIndex at, Places& places, Script& script) {
    const GraphOp& op = graph.ops()[at];
    std::vector<Ref> ins, outs;
    for (const Operand& operand : op.ins) ins.push_back(places.whole(operand.value));
    for (const ValueIndex out : op.outs) outs.push_back(places.whole(out));
    return add_call(graph, op, ins, outs, std::nullopt, script);
}

Ref Group::temporary(const Ref& like, const Sizes& sizes) {
    Ref out = like;
    out.storage = script_->storages.next();
    out.offset = 0;
    out.sizes = std::move(sizes);
    out.id = no_value;
    script_->storages.push_back({.bytes = out.bytes(), .is_temporary = true});
    return out;
}

/// Rows that are not contiguous in memory.
void Group::copy_rows(const Ref& from, std::size_t axis, std::int64_t lo, std::int64_t hi, const Ref& to) {
    const auto at = std::find(from.order.begin(), from.order.end(), axis);
    std::int64_t planes = 1;
    for (auto each = from.order.begin(); each != at; ++each) planes *= from.sizes[*each];
    if (!setting_.copies_planes || planes > most_planes) return add_slice(from, axis, lo, hi, to, *script_);
    const std::int64_t row = from.bytes() / planes / from.sizes[axis];
    const std::int64_t items = (hi - lo) * row / static_cast<std::int64_t>(item_size(from.dtype));
    for (std::int64_t plane = 0; plane < planes; ++plane) {
        Ref part{.storage = from.storage, .sizes = {items}, .order = {0}, .dtype = from.dtype};
        part.offset = from.offset + (plane * from.sizes[axis] + lo) * row;
        Ref into = part;
        into.storage = to.storage;
        into.offset = to.offset + plane * (hi - lo) * row;
        add_copy(part, into, *script_);
    }
}

bool Group::write(Places& places, Script& script) {
    places_ = &places;
    script_ = &script;
    for (RowChain& chain : chains_) chain.begin = chain.end = 0;
    std::vector<std::size_t> begins{script.calls.size()};
    for (std::size_t tile = 0; tile < static_cast<std::size_t>(setting_.tiles); ++tile) {
        if (!write_tile(tile)) return false;
        begins.push_back(script.calls.size());
    }
    if (setting_.rolls) roll_tiles(begins, script);
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

Sizes Group::tile_sizes(ValueIndex at, std::int64_t rows) const {
    Sizes sizes = value(at).sizes;
    const Cut& cut = tracks_.at(at).cut;
    std::int64_t& size = sizes[cut.axis];
    size = cut.period > 0 ? size / cut.period * rows : rows;
    return sizes;
}

/// Rows of a member of a chain, in its own shape.
std::optional<Ref> Group::rows_in(const RowChain& chain, ValueIndex at, ops::RowMap::Range range) const {
    const GraphValue& own = value(at);
    if (at == chain.members.front()) {
        if (range.begin < chain.begin || range.end > chain.end) return std::nullopt;
        const Cut& cut = tracks_.at(at).cut;
        if (range.begin == chain.begin && range.end == chain.end && !chain.stays) return chain.buffer;
        if (cut.period > 0 || !chain.buffer.is_contiguous(cut.axis)) return std::nullopt;
        return chain.buffer.rows(cut.axis, range.begin - chain.begin, range.end - chain.begin);
    }
    const GraphOp& op = maker_of(at);
    const ValueIndex from = op.is_free() ? op.ins.front().value : op.in_place;
    ops::RowMap::Range source = range;
    if (op.is_free()) source = step_of(own.maker).reach.needs.front().map.of(range.begin, range.end);
    auto rows = rows_in(chain, from, source);
    if (!rows) return std::nullopt;
    const Cut &cut = tracks_.at(at).cut, &below = tracks_.at(from).cut;
    if (op.is_free() && op.hi > 0 && op.axes[cut.axis] != op.piece_axis) {
        if (!rows->is_contiguous(op.piece_axis)) return std::nullopt;
        *rows = rows->rows(op.piece_axis, op.lo, op.hi);
    }
    Ref out = *rows;
    out.sizes = tile_sizes(at, range.end - range.begin);
    out.symbols = own.symbols;
    out.order = own.order;
    out.id = no_value;
    if (out.bytes() == rows->bytes()) return out;
    // Parts of rows: those before and after them are skipped.
    if (cut.period > 0 || below.period > 0 || !out.is_contiguous(cut.axis) || !rows->is_contiguous(below.axis))
        return std::nullopt;
    const std::int64_t row = out.bytes() / (range.end - range.begin);
    const std::int64_t row_below = rows->bytes() / (source.end - source.begin);
    out.offset += range.begin * row - source.begin * row_below;
    const bool is_inside_rows = out.offset >= rows->offset && out.offset + out.bytes() <= rows->offset + rows->bytes();
    return is_inside_rows ? std::optional<Ref>(out) : std::nullopt;
}

/// Rows of an operand; outside of it, the value that the window pads with.
std::optional<Ref> Group::rows_of(ValueIndex at, ops::RowMap::Range range, std::string_view op) {
    const Track& track = tracks_[at];
    const GraphValue& from = value(at);
    if (track.chain >= 0) return rows_in(chains_[static_cast<std::size_t>(track.chain)], at, range);
    const auto [copy, is_new] = copies_.try_emplace({at, range.begin, range.end});
    if (!is_new) return copy->second;
    const std::size_t axis = track.cut.axis;
    const std::int64_t most = tile::rows_of(from, track.cut);
    const std::int64_t lo = std::max<std::int64_t>(range.begin, 0), hi = std::min(range.end, most);
    if (track.cut.period > 0 && (lo > 0 || hi < most)) return std::nullopt;
    Ref rows = places_->whole(at);
    const bool is_part = lo > 0 || hi < most;
    // A file cannot describe a part of a tensor that the caller binds.
    const bool is_view = is_part && rows.is_contiguous(axis) && !graph_.is_bound(at) && !graph_.is_written_whole(at);
    if (is_view) rows = rows.rows(axis, lo, hi);
    if (is_part && !is_view) {
        Sizes sizes = from.sizes;
        sizes[axis] = hi - lo;
        const Ref part = temporary(rows, sizes);
        copy_rows(rows, axis, lo, hi, part);
        rows = part;
    }
    if (lo > range.begin || hi < range.end) {
        Sizes sizes = from.sizes;
        sizes[axis] = range.end - range.begin;
        const Ref part = temporary(rows, sizes);
        const bool is_largest = op == "aten::max_pool2d_with_indices.out";
        add_padding(rows, axis, lo - range.begin, range.end - hi,
                    is_largest ? -std::numeric_limits<double>::infinity() : 0, part, *script_);
        rows = part;
    }
    copy->second = rows;
    return rows;
}

/// Makes room for new rows after the kept ones.
std::optional<Ref> Group::begin_rows(ValueIndex at, std::int64_t lo, std::int64_t hi, std::size_t tile) {
    const Track& track = tracks_[at];
    RowChain& chain = chains_[static_cast<std::size_t>(track.chain)];
    const GraphValue& made = value(at);
    const std::int64_t from = std::min(lo, chain.from[tile]);
    const std::int64_t end = hi == tile::rows_of(made, track.cut) ? std::max(hi, chain.to) : hi;
    const Ref like{.order = made.order, .dtype = made.dtype, .symbols = made.symbols};
    const std::size_t axis = track.cut.axis;
    if (chain.stays) {
        if (lo == 0) {
            chain.begin = std::min<std::int64_t>(0, chain.from[0]);
            const std::int64_t all = std::max(tile::rows_of(made, track.cut), chain.to);
            chain.buffer = temporary(like, tile_sizes(at, all - chain.begin));
            if (chain.begin < 0) add_fill(chain.buffer.rows(axis, 0, -chain.begin), chain.border, *script_);
        }
        if (end > hi) add_fill(chain.buffer.rows(axis, hi - chain.begin, end - chain.begin), chain.border, *script_);
        chain.end = end;
        return chain.buffer.rows(axis, lo - chain.begin, hi - chain.begin);
    }
    const Ref buffer = temporary(like, tile_sizes(at, end - from));
    if ((from < lo || end > hi) && (track.cut.period > 0 || !buffer.is_contiguous(axis))) return std::nullopt;
    if (lo > 0 && from < lo) {
        if (setting_.recomputes_halos || chain.begin > from || chain.end != lo) return std::nullopt;
        // As many at once as are then made: the copied rows make room for the next.
        for (std::int64_t row = from; row < lo; row += hi - lo) {
            const std::int64_t behind = std::min(lo, row + (hi - lo));
            add_copy(chain.buffer.rows(axis, row - chain.begin, behind - chain.begin),
                     buffer.rows(axis, row - from, behind - from), *script_);
        }
    } else if (from < lo) {
        add_fill(buffer.rows(axis, 0, lo - from), chain.border, *script_);
    }
    if (end > hi) add_fill(buffer.rows(axis, hi - from, end - from), chain.border, *script_);
    chain.buffer = buffer;
    chain.begin = from;
    chain.end = end;
    if (from == lo && end == hi) return buffer;
    return buffer.rows(axis, lo - from, hi - from);
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
            if (tracks_[operand.value].is_whole) tracks_[operand.value].cut = {.axis = sum.other_axis};
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
    if (op.is_free() && !graph_.is_sized_by_call(op)) return true;
    const ValueIndex result = op.outs[step.result];
    const Cut cut = tracks_[result].cut;
    const std::string_view name =
        op.kind == GraphOp::Kind::call ? std::string_view(graph_.instruction(op).op) : std::string_view();
    std::vector<Ref> ins, outs;
    for (std::size_t i = 0; i < op.ins.size(); ++i) {
        const Reach::Need& need = step.reach.needs[i];
        const ValueIndex from = op.ins[i].value;
        if (need.is_whole()) {
            ins.push_back(places_->whole(from));
            continue;
        }
        Track& track = tracks_[from];
        if (track.is_whole) track.cut = need.cut();  // rows of a value that exists as a whole
        ops::RowMap::Range range = need.map.of(lo, hi);
        const std::int64_t most = tile::rows_of(value(from), need.cut());
        if (!step.reach.pads)
            range = {std::clamp<std::int64_t>(range.begin, 0, most), std::clamp<std::int64_t>(range.end, 0, most)};
        if (op.is_free() && tracks_[result].chain < 0) {  // rows of the whole value, whose sizes must be known
            if (lo == 0 && !add_whole(graph_, at, *places_, *script_)) return false;
            return true;
        }
        const auto rows = rows_of(from, range, name);
        if (!rows) return false;
        ins.push_back(*rows);
    }
    for (std::size_t i = 0; i < op.outs.size(); ++i) {
        const ValueIndex out = op.outs[i];
        std::optional<Ref> rows;
        if (i != step.result) {  // never read
            const Ref like = places_->whole(out);
            Sizes sizes = like.sizes;
            const bool has_axis = sizes.size() == value(result).sizes.size() || name == "aten::native_group_norm.out";
            if (has_axis && sizes[cut.axis] == value(result).sizes[cut.axis])
                sizes[cut.axis] = tile_sizes(result, hi - lo)[cut.axis];
            rows = temporary(like, sizes);
        } else if (tracks_[out].chain < 0) {
            rows = places_->whole(out).rows(cut.axis, lo, hi);
        } else if (step.is_over) {
            rows = rows_in(chains_[static_cast<std::size_t>(tracks_[out].chain)], out, {lo, hi});
        } else {
            rows = begin_rows(out, lo, hi, tile);
        }
        if (!rows) return false;
        outs.push_back(*rows);
    }
    return add_call(graph_, op, ins, outs, Part{cut, lo, hi}, *script_);
}

}  // namespace arenascope::tile
