#include "engine/runtime/sanitizer.h"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "engine/ir/steps.h"
#include "engine/ops/effects.h"
#include "engine/runtime/for_tensors.h"
#include "engine/runtime/profile.h"

namespace arenascope {

namespace {

constexpr std::byte poison{0xA5};
constexpr std::int64_t near_bytes = 4096;  // looked at on either side of every output
constexpr std::size_t most_violations = 1000;

/// Operators that only point their output at their input's memory.
bool is_view(const Instruction& instruction) { return ops::effects(instruction.op).is_view; }

/// Operators that keep what they do not overwrite.
bool keeps_contents(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::kernel && ops::effects(instruction.op).keeps_old_bytes;
}

bool runs(const Instruction& instruction) {
    return instruction.kind == Instruction::Kind::kernel || instruction.kind == Instruction::Kind::delegate;
}

}  // namespace

std::string_view name_of(ViolationKind kind) {
    switch (kind) {
        case ViolationKind::overwritten: return "overwritten";
        case ViolationKind::dead: return "dead";
        case ViolationKind::unwritten: return "unwritten";
        case ViolationKind::outside: return "outside";
    }
    return "";
}

namespace {

std::string happened(const Violation& v) {
    switch (v.kind) {
        case ViolationKind::overwritten: return "'" + v.writer + "' overwrote ";
        case ViolationKind::outside:
            return (v.writer.empty() ? std::string("something") : "'" + v.writer + "'") + " wrote beyond its outputs: ";
        case ViolationKind::dead: return "read after the plan let it die: ";
        case ViolationKind::unwritten: break;
    }
    return "read before anything was written: ";
}

}  // namespace

std::string text_of(const Violation& v) {
    return "step " + std::to_string(v.step) + ": " + happened(v) + std::to_string(v.bytes) + " bytes of " +
        (v.victim.empty() ? std::string("no tensor") : "'" + v.victim + "'") + " at offset " +
        std::to_string(v.offset) + " in pool " + std::to_string(v.mem_id);
}

Sanitizer::Sanitizer(const Method& method, const Plan& plan) : method_(method), plan_(plan) {
    for (std::size_t i = 0; i < method_.values.size(); ++i) {
        const Tensor* tensor = method_.values[i].tensor();
        roots_.push_back(tensor && tensor->alias_of != no_value ? tensor->alias_of : static_cast<ValueId>(i));
    }
    make_timeline();
}

/// Lifetimes count rows of the listing: a buffer dies with the last instruction at or before its last row.
void Sanitizer::make_timeline() {
    const std::size_t count = method_.instructions.size();
    std::int32_t steps = 0;
    for (const Instruction& instruction : method_.instructions) {
        steps_.push_back(steps);
        steps += takes_step(instruction) ? 1 : 0;
    }
    steps_.push_back(steps);
    dying_.resize(count);
    std::vector<std::int32_t> instruction_at(method_.listing.size(), -1);
    std::int32_t latest = -1;
    for (std::size_t row = 0; row < method_.listing.size(); ++row) {
        const Listing& entry = method_.listing[row];
        if (entry.kind == Listing::Kind::output) break;  // what lives until here is the caller's to read
        if (entry.instruction >= 0) latest = entry.instruction;
        instruction_at[row] = latest;
    }
    for (std::size_t i = 0; i < plan_.problem.buffers.size(); ++i) {
        const auto last = static_cast<std::size_t>(std::max(plan_.problem.buffers[i].last, 0));
        if (last >= instruction_at.size() || instruction_at[last] < 0) continue;
        const auto at = static_cast<std::size_t>(instruction_at[last]);
        if (at < count && !is_carried(plan_.problem.buffers[i], at)) dying_[at].push_back(i);
    }
}

/// Whether the next round of a loop around `at` may read the buffer: it was there before, or lives to the loop's end.
bool Sanitizer::is_carried(const Buffer& buffer, std::size_t at) const {
    const auto row_of = [&](std::size_t from, std::size_t to, bool lowest) {
        std::int32_t found = -1;
        for (std::size_t row = 0; row < method_.listing.size(); ++row) {
            const std::int32_t instruction = method_.listing[row].instruction;
            if (instruction < 0 || static_cast<std::size_t>(instruction) < from ||
                static_cast<std::size_t>(instruction) > to)
                continue;
            found = static_cast<std::int32_t>(row);
            if (lowest) break;
        }
        return found;
    };
    for (std::size_t end = at; end < method_.instructions.size(); ++end) {
        const Instruction& jump = method_.instructions[end];
        const bool is_back = jump.kind == Instruction::Kind::jump_false && jump.jump_to >= 0 &&
            static_cast<std::size_t>(jump.jump_to) <= at;
        if (!is_back) continue;
        const auto begin = static_cast<std::size_t>(jump.jump_to);
        if (buffer.first < row_of(begin, end, true) || buffer.last >= row_of(begin, end, false)) return true;
    }
    return false;
}

Sanitizer::Place Sanitizer::place_of(const RuntimeValue& value) {
    const auto* tensor = std::get_if<TensorValue>(&value);
    if (!tensor || !tensor->data) return {};
    for (Arena& arena : arenas_) {
        const std::int64_t begin = tensor->data - arena.data;
        if (tensor->data < arena.data || begin >= arena.bytes) continue;
        return {&arena, begin, std::min(arena.bytes, begin + tensor->numel() * item_size(tensor->dtype))};
    }
    return {};
}

void Sanitizer::begin(const Image& image) {
    arenas_.clear();
    for (const auto& [mem_id, block] : image.arenas()) {
        Arena& arena = arenas_.emplace_back();
        arena.mem_id = mem_id;
        arena.data = block.data();
        arena.bytes = block.size();
        arena.guard = block.guard();
        std::memset(arena.data - arena.guard, static_cast<int>(poison), static_cast<std::size_t>(arena.guard));
        std::memset(arena.data + arena.bytes, static_cast<int>(poison), static_cast<std::size_t>(arena.guard));
        arena.owners = Ownership(block.size());
    }
    identity_ = roots_;
    for (std::size_t i = 0; i < method_.values.size(); ++i) {
        const Tensor* tensor = method_.values[i].tensor();
        const Place place = tensor && tensor->is_state ? place_of(image.values()[i]) : Place{};
        if (place.arena) place.arena->owners.set(place.begin, place.end, {.owner = identity_[i]});
    }
    for (Arena& arena : arenas_) {
        arena.owners.each(0, arena.bytes, [&](std::int64_t begin, std::int64_t end, const Ownership::Cell& cell) {
            if (cell.owner == no_value)
                std::memset(arena.data + begin, static_cast<int>(poison), static_cast<std::size_t>(end - begin));
        });
        arena.allowed.assign(arena.data, arena.data + arena.bytes);
    }
}

void Sanitizer::inputs_given(std::span<const RuntimeValue> values) {
    for (const ValueId id : method_.inputs) write(id, -1, values);
}

void Sanitizer::write(ValueId id, std::int32_t at, std::span<const RuntimeValue> values) {
    const auto index = static_cast<std::size_t>(id);
    const Place place = place_of(values[index]);
    if (!place.arena) return;
    place.arena->owners.set(place.begin, place.end, {.owner = identity_[index], .writer = at});
    std::memcpy(place.arena->allowed.data() + place.begin, place.arena->data + place.begin,
                static_cast<std::size_t>(place.end - place.begin));
}

void Sanitizer::before(std::int32_t at, std::span<const RuntimeValue> values) {
    const Instruction& instruction = method_.instructions[static_cast<std::size_t>(at)];
    if (instruction.kind == Instruction::Kind::move || !runs(instruction)) return;
    const std::int32_t step = steps_[static_cast<std::size_t>(at)];
    const bool keeps = keeps_contents(instruction);
    for_tensors(values, instruction.args, [&](ValueId id) {
        const bool is_out = std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
        if (!is_out) check(id, step, values);
    });
    if (!keeps) return;
    for_tensors(values, instruction.outs, [&](ValueId id) {
        const Place place = place_of(values[static_cast<std::size_t>(id)]);
        bool started = false;  // the first write finds no contents yet
        if (!place.arena) return;
        place.arena->owners.each(place.begin, place.end, [&](std::int64_t, std::int64_t, const Ownership::Cell& cell) {
            started = started || cell.owner == identity_[static_cast<std::size_t>(id)];
        });
        if (started) check(id, step, values);
    });
}

void Sanitizer::check(ValueId id, std::int32_t step, std::span<const RuntimeValue> values) {
    const auto index = static_cast<std::size_t>(id);
    const Place place = place_of(values[index]);
    if (!place.arena) return;
    const ValueId owner = identity_[index];
    std::vector<Violation> found;
    place.arena->owners.each(
        place.begin, place.end, [&](std::int64_t begin, std::int64_t end, const Ownership::Cell& cell) {
            if (cell.owner == owner) return;
            // Bytes of a tensor that has died since were overwritten just the same.
            const bool is_other = cell.owner != no_value || (cell.died != no_value && cell.died != owner);
            Violation violation{.kind = is_other         ? ViolationKind::overwritten
                                    : cell.died == owner ? ViolationKind::dead
                                                         : ViolationKind::unwritten,
                                .writer = is_other ? writer_of(cell) : "",
                                .victim = title(id),
                                .step = step,
                                .mem_id = place.arena->mem_id,
                                .offset = begin,
                                .bytes = end - begin};
            const auto same = std::find_if(found.begin(), found.end(), [&](const Violation& v) {
                return v.kind == violation.kind && v.writer == violation.writer;
            });
            if (same == found.end()) found.push_back(std::move(violation));
            else same->bytes += end - begin;
        });
    if (found.empty()) check_contents(place, id, step);
    for (Violation& violation : found) report(std::move(violation));
}

/// The owner is right; the bytes must be what it was given.
void Sanitizer::check_contents(const Place& place, ValueId id, std::int32_t step) {
    const auto [begin, end] = differing(*place.arena, place.begin, place.end);
    if (begin == end) return;
    report({.kind = ViolationKind::outside,
            .writer = {},
            .victim = title(id),
            .step = step,
            .mem_id = place.arena->mem_id,
            .offset = begin,
            .bytes = end - begin});
    std::memcpy(place.arena->allowed.data() + begin, place.arena->data + begin, static_cast<std::size_t>(end - begin));
}

std::pair<std::int64_t, std::int64_t> Sanitizer::differing(const Arena& arena, std::int64_t begin, std::int64_t end) {
    begin = std::max<std::int64_t>(begin, 0);
    end = std::min(end, arena.bytes);
    const std::byte* now = arena.data;
    const std::byte* allowed = arena.allowed.data();
    if (begin >= end || std::memcmp(now + begin, allowed + begin, static_cast<std::size_t>(end - begin)) == 0)
        return {0, 0};
    while (now[begin] == allowed[begin]) ++begin;
    while (now[end - 1] == allowed[end - 1]) --end;
    return {begin, end};
}

void Sanitizer::after(std::int32_t at, std::span<const RuntimeValue> values) {
    const auto index = static_cast<std::size_t>(at);
    const Instruction& instruction = method_.instructions[index];
    if (instruction.kind == Instruction::Kind::move) {
        const auto from = static_cast<std::size_t>(instruction.args[0]),
                   to = static_cast<std::size_t>(instruction.args[1]);
        const Place source = place_of(values[from]), target = place_of(values[to]);
        if (source.arena == target.arena && source.begin == target.begin) identity_[to] = identity_[from];
        else write(instruction.args[1], at, values);
    }
    if (runs(instruction)) {
        for_tensors(values, instruction.outs, [&](ValueId id) {
            if (!is_view(instruction)) write(id, at, values);
            else if (!instruction.args.empty())
                identity_[static_cast<std::size_t>(id)] = identity_[static_cast<std::size_t>(instruction.args[0])];
        });
        for_tensors(values, instruction.outs,
                    [&](ValueId id) { check_near(place_of(values[static_cast<std::size_t>(id)]), at); });
    }
    // A tensor that the next instruction joins with what lies in it keeps its bytes (see pte_joins.h).
    const auto is_joined = [&](std::size_t buffer) {
        if (index + 1 >= method_.instructions.size()) return false;
        const Instruction& next = method_.instructions[index + 1];
        if (next.op != "aten::copy_" || next.args.size() < 2 || next.args[0] != next.args[1]) return false;
        const auto& buffers = plan_.problem.buffers;
        for (std::size_t i = 0; i < buffers.size(); ++i) {
            if (buffers[i].id != next.args[0] || buffers[i].mem_id != buffers[buffer].mem_id) continue;
            const std::int64_t inside = plan_.placement.offsets[buffer] - plan_.placement.offsets[i];
            return inside >= 0 && inside + buffers[buffer].bytes <= buffers[i].bytes;
        }
        return false;
    };
    for (const std::size_t buffer : dying_[index])
        if (!is_joined(buffer)) kill(buffer);
}

void Sanitizer::check_near(const Place& place, std::int32_t at) {
    if (!place.arena) return;
    Arena& arena = *place.arena;
    for (const auto& [from, to] :
         {std::pair{place.begin - near_bytes, place.begin}, std::pair{place.end, place.end + near_bytes}}) {
        const auto [begin, end] = differing(arena, from, to);
        if (begin == end) continue;
        ValueId victim = no_value;
        arena.owners.each(begin, begin + 1,
                          [&](std::int64_t, std::int64_t, const Ownership::Cell& cell) { victim = cell.owner; });
        report({.kind = ViolationKind::outside,
                .writer = node(at),
                .victim = victim == no_value ? "" : title(victim),
                .step = steps_[static_cast<std::size_t>(at)],
                .mem_id = arena.mem_id,
                .offset = begin,
                .bytes = end - begin});
        std::memcpy(arena.allowed.data() + begin, arena.data + begin,
                    static_cast<std::size_t>(end - begin));  // said once
    }
    if (place.begin < near_bytes || place.end + near_bytes > arena.bytes) check_guards(arena, at);
}

void Sanitizer::check_guards(const Arena& arena, std::int32_t at) {
    for (const std::int64_t zone : {-arena.guard, arena.bytes}) {
        std::byte* const bytes = arena.data + zone;
        std::int64_t begin = 0, end = arena.guard;
        while (begin < end && bytes[begin] == poison) ++begin;
        while (end > begin && bytes[end - 1] == poison) --end;
        if (begin == end) continue;
        report({.kind = ViolationKind::outside,
                .writer = at < 0 ? std::string() : node(at),
                .victim = {},
                .step = at < 0 ? steps_.back() : steps_[static_cast<std::size_t>(at)],
                .mem_id = arena.mem_id,
                .offset = zone + begin,
                .bytes = end - begin});
        std::memset(bytes + begin, static_cast<int>(poison), static_cast<std::size_t>(end - begin));  // said once
    }
}

void Sanitizer::kill(std::size_t buffer) {
    const Buffer& dead = plan_.problem.buffers[buffer];
    const std::int64_t offset = plan_.placement.offsets[buffer];
    for (Arena& arena : arenas_) {
        if (arena.mem_id != dead.mem_id) continue;
        std::vector<std::tuple<std::int64_t, std::int64_t, std::int32_t>> own;
        arena.owners.each(offset, std::min(offset + dead.bytes, arena.bytes),
                          [&](std::int64_t begin, std::int64_t end, const Ownership::Cell& cell) {
                              if (cell.owner == dead.id) own.emplace_back(begin, end, cell.writer);
                          });
        for (const auto& [begin, end, writer] : own) {
            arena.owners.set(begin, end, {.writer = writer, .died = dead.id});
            std::memset(arena.data + begin, static_cast<int>(poison), static_cast<std::size_t>(end - begin));
            std::memset(arena.allowed.data() + begin, static_cast<int>(poison), static_cast<std::size_t>(end - begin));
        }
    }
}

void Sanitizer::end(std::span<const RuntimeValue> values) {
    for (const ValueId id : method_.outputs) {
        if (std::holds_alternative<TensorValue>(values[static_cast<std::size_t>(id)])) check(id, steps_.back(), values);
    }
    for (const Arena& arena : arenas_) {
        check_guards(arena, -1);
        const auto [begin, end] = differing(arena, 0, arena.bytes);
        if (begin != end) {
            report({.kind = ViolationKind::outside,
                    .writer = {},
                    .victim = {},
                    .step = steps_.back(),
                    .mem_id = arena.mem_id,
                    .offset = begin,
                    .bytes = end - begin});
        }
    }
}

void Sanitizer::report(Violation violation) {
    if (violations_.size() >= most_violations) return;
    if (seen_.emplace(violation.kind, violation.writer, violation.victim).second)
        violations_.push_back(std::move(violation));
}

std::string Sanitizer::title(ValueId id) const {
    const std::string& name = method_.values[static_cast<std::size_t>(id)].name;
    return name.empty() ? "value " + std::to_string(id) : name;
}

/// What was there before the first instruction, an input or state, has written itself.
std::string Sanitizer::writer_of(const Ownership::Cell& cell) const {
    return cell.writer >= 0 ? node(cell.writer) : title(cell.owner != no_value ? cell.owner : cell.died);
}

std::string Sanitizer::node(std::int32_t at) const {
    const Instruction& instruction = method_.instructions[static_cast<std::size_t>(at)];
    return instruction.name.empty() ? instruction.op : instruction.name;
}

}  // namespace arenascope
