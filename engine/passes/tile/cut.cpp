#include "engine/passes/tile/cut.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "engine/passes/tile/to_method.h"

namespace arenascope::tile {
namespace {

/// Storages by lifetime: some live before a group and not after it, some the other way round, some on both sides.
struct Sides {
    std::vector<ValueIndex> dying, born;
    std::int64_t across = 0;

    Sides(const Graph& graph, OpIndex begin, OpIndex end) {
        for (const ValueIndex at : graph.values().indices()) {
            const GraphValue& value = graph.values()[at];
            if (value.storage != at || graph.is_bound(at)) continue;
            const OpIndex first = graph.storage_first(at), last = graph.storage_last(at);
            if (!first.valid()) continue;
            const bool is_before = first < begin || value.is_input || value.is_pinned;
            if (is_before && last >= end) across += value.bytes;
            else if (is_before && last >= begin) dying.push_back(at);
            else if (!is_before && first < end && last >= end) born.push_back(at);
        }
    }
};

/// What the runtime takes for a value, a tensor and a dimension of it, for a call and an argument (method_allocator.h).
constexpr std::int64_t value_bytes = 16, tensor_bytes = 64, dimension_bytes = 4, call_bytes = 24, argument_bytes = 8;

CallCost cost_of(const Graph& graph, const Script& script, bool counts_loading) {
    const Method& method = graph.method();
    CallCost cost{.calls = static_cast<std::int64_t>(script.calls.size())};
    const auto bytes = [&](ValueId id) {
        const Tensor* tensor = id == no_value ? nullptr : method.values[id].tensor();
        return tensor ? tensor->bytes().value_or(0) : 0;
    };
    const auto made = [](const NewConstant& constant) {
        auto all = static_cast<std::int64_t>(item_size(constant.dtype));
        for (const std::int64_t size : constant.sizes) all *= size;
        return all;
    };
    for (const Call& call : script.calls) {
        each_touch(call, [&](const Touch& touch) { cost.traffic += touch.end - touch.begin; });
        for (const Argument& argument : call.arguments) {
            if (const auto* id = std::get_if<ValueId>(&argument)) cost.traffic += bytes(*id);
            if (const auto* index = std::get_if<ConstantIndex>(&argument))
                cost.traffic += made(script.constants[*index]);
        }
    }
    for (const NewConstant& constant : script.constants) cost.constants += made(constant);
    if (counts_loading) cost.loading = loading_of(script, nullptr);
    return cost;
}

}  // namespace

std::int64_t loading_of(const Script& script, const Table<StorageIndex, std::int64_t>* places) {
    std::set<std::tuple<std::int64_t, std::int64_t, SmallVector<std::int64_t>, SmallVector<std::uint8_t>, DType>> seen;
    std::int64_t bytes = 0;
    const auto tensor = [&](const Ref& ref) {
        const bool is_whole = script.storages[ref.storage].value != no_value;
        const std::int64_t at = places ? -1 : is_whole ? ref.storage.number() : -1;
        const std::int64_t offset = places ? (*places)[ref.storage] + ref.offset : is_whole ? ref.offset : 0;
        if (!seen.emplace(at, offset, ref.sizes, ref.order, ref.dtype).second) return;
        bytes += value_bytes + tensor_bytes + dimension_bytes * static_cast<std::int64_t>(ref.sizes.size());
    };
    auto loop = script.loops.begin();
    for (std::size_t at = 0; at < script.calls.size(); ++at) {
        if (loop != script.loops.end() && at == loop->begin + loop->length) {
            bytes += loop->loading;
            at += loop->length * (loop->tiles - 1);
            ++loop;
            if (at >= script.calls.size()) break;
        }
        const Call& call = script.calls[at];
        bytes += call_bytes + argument_bytes * static_cast<std::int64_t>(call.arguments.size() + 2 * call.outs.size());
        for (const Argument& argument : call.arguments) {
            if (const auto* ref = std::get_if<Ref>(&argument)) tensor(*ref);
            if (const auto* list = std::get_if<std::vector<ListItem>>(&argument))
                for (const auto& item : *list)
                    if (const auto* ref = std::get_if<Ref>(&item)) tensor(*ref);
        }
        for (const Ref& out : call.outs) tensor(out);
    }
    for (const NewConstant& constant : script.constants)
        bytes += value_bytes + tensor_bytes + dimension_bytes * static_cast<std::int64_t>(constant.sizes.size());
    return bytes;
}

CallCost& CallCost::operator+=(const CallCost& other) {
    calls += other.calls;
    traffic += other.traffic;
    constants += other.constants;
    multiply_adds += other.multiply_adds;
    loading += other.loading;
    return *this;
}

CallCost& CallCost::operator-=(const CallCost& other) {
    calls -= other.calls;
    traffic -= other.traffic;
    constants -= other.constants;
    multiply_adds -= other.multiply_adds;
    loading -= other.loading;
    return *this;
}

CallCost cost_of(const Graph& graph, OpIndex at, bool counts_loading) {
    Script script;
    Places places(graph, script);
    if (!add_whole(graph, at, places, script)) return {};
    return cost_of(graph, script, counts_loading);
}

std::int64_t least_bytes(const Graph& graph, OpIndex begin, OpIndex end) {
    const Sides sides(graph, begin, end);
    const auto sum = [&](const std::vector<ValueIndex>& storages) {
        std::int64_t all = 0;
        for (const ValueIndex each : storages) all += graph.values()[each].bytes;
        return all;
    };
    return sides.across + std::max(sum(sides.dying), sum(sides.born));
}

std::optional<GroupCost> cost_of(const Graph& graph, const GroupSetting& setting, bool counts_loading) {
    Group group(graph, setting);
    if (!group.plan()) return std::nullopt;
    Script script;
    Places places(graph, script);
    const Sides sides(graph, setting.begin, setting.end);
    Surroundings around;
    for (const ValueIndex each : sides.dying) around.before.push_back(places.storage_of(each));
    for (const ValueIndex each : sides.born) around.after.push_back(places.storage_of(each));
    if (!group.write(places, script)) return std::nullopt;
    for (const ValueIndex at : graph.values().indices()) {
        const GraphValue& value = graph.values()[at];
        if (value.storage != at) continue;
        const bool is_before = graph.storage_first(at).valid() &&
            (graph.storage_first(at) < setting.begin || value.is_input || value.is_pinned);
        const bool is_across = is_before && graph.storage_last(at) >= setting.end;
        if (is_across || graph.is_bound(at)) around.ignored.push_back(places.storage_of(at));
    }
    GroupCost out{.peak = peak_of(script, around) + sides.across, .cost = cost_of(graph, script, counts_loading)};
    if (setting.recomputes_halos) out.cost.multiply_adds = group.more_multiply_adds();
    return out;
}

namespace {

Result<> write_all(const Graph& graph, const std::vector<GroupSetting>& groups, Places& places, Script& script) {
    OpIndex at{0};
    script.first_calls.assign(graph.ops().size() + 1, 0);
    const auto as_it_is = [&](OpIndex end) -> Result<> {
        for (; at < end; ++at) {
            script.first_calls[at.row()] = script.calls.size();
            if (add_whole(graph, at, places, script)) continue;
            return Error{
                .what = message("{operator} cannot be called in this layout", graph.instruction(graph.ops()[at]).op)};
        }
        return done;
    };
    for (const GroupSetting& setting : groups) {
        CHECKED(as_it_is(setting.begin));
        script.first_calls[at.row()] = script.calls.size();
        Group group(graph, setting);
        if (!group.plan() || !group.write(places, script))
            return Error{.what = message("operators {begin} to {end} cannot be cut this way", setting.begin.number(),
                                         setting.end.number() - 1)};
        at = setting.end;
    }
    CHECKED(as_it_is(graph.ops().next()));
    script.first_calls.back() = script.calls.size();
    for (const ValueIndex each : graph.values().indices()) (void)places.whole(each);  // all of them are storages now
    return done;
}

}  // namespace

Result<CutScript> cut_script(const Graph& graph, const std::vector<GroupSetting>& groups) {
    CutScript out;
    Places places(graph, out.script);
    CHECKED(write_all(graph, groups, places, out.script));
    for (const ValueIndex at : graph.values().indices()) {
        const GraphValue& value = graph.values()[at];
        const StorageIndex storage = places.storage_of(value.storage);
        if (graph.is_bound(at)) out.around.ignored.push_back(storage);
        else if (value.is_input || value.is_pinned) out.around.before.push_back(storage);
        if (value.is_output) out.around.after.push_back(storage);
    }
    return out;
}

Result<Method> cut_method(const Graph& graph, const std::vector<GroupSetting>& groups) {
    Script script;
    Places places(graph, script);
    CHECKED(write_all(graph, groups, places, script));
    return to_method(graph, places, std::move(script));
}

}  // namespace arenascope::tile
