#include "engine/runtime/sanitizer.h"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "engine/base/counted.h"
#include "engine/ir/steps.h"
#include "engine/ops/effects.h"
#include "engine/ops/tflite_rows.h"
#include "engine/runtime/for_tensors.h"
#include "engine/runtime/profile.h"

namespace arenascope {

namespace {

constexpr std::byte poison{0xA5};
constexpr std::int64_t near_bytes = 4096;  // compared on either side of every output
constexpr std::size_t most_violations = 1000;

/// What the instruction makes a view of its first argument, where it does only that. Its old sizes and place mean
/// nothing.
ValueId view_of(const Instruction& instruction) {
    if (!ops::effects(instruction.op).is_view || instruction.args.size() < 2) return no_value;
    return instruction.outs.empty() ? instruction.args.back() : instruction.outs.front();
}

/// Operators that keep the rest of a partly written tensor.
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
            return (v.writer.empty() ? std::string("something") : "'" + v.writer + "'") + " wrote past its outputs: ";
        case ViolationKind::dead: return "read after its planned lifetime: ";
        case ViolationKind::unwritten: break;
    }
    return "read before any write: ";
}

}  // namespace

std::string text_of(const Violation& v) {
    return "step " + std::to_string(v.step.number()) + ": " + happened(v) + counted(v.bytes, "byte") + " of " +
        (v.victim.empty() ? std::string("no tensor") : "'" + v.victim + "'") + " at offset " +
        std::to_string(v.offset) + " in pool " + std::to_string(v.mem_id);
}

Sanitizer::Sanitizer(const Method& method, const Plan& plan) : method_(method), plan_(plan) {
    for (const ValueId id : method_.values.indices()) {
        const Tensor* tensor = method_.values[id].tensor();
        roots_.push_back(tensor && tensor->alias_of != no_value ? tensor->alias_of : id);
    }
    make_timeline();
}

/// Lifetimes count rows of the node list: a buffer's lifetime ends with the last instruction at or before its last row.
void Sanitizer::make_timeline() {
    Step step{0};
    for (const Instruction& instruction : method_.instructions) {
        steps_.push_back(step);
        if (takes_step(instruction)) ++step;
    }
    steps_.push_back(step);
    dying_.resize(method_.instructions.size());
    Table<Position, InstructionIndex> instruction_at(method_.node_list.size());
    InstructionIndex latest;
    for (const Position position : method_.node_list.indices()) {
        const ListedNode& entry = method_.node_list[position];
        if (entry.kind == ListedNode::Kind::output) break;  // what lives until here is the caller's to read
        if (entry.instruction.valid()) latest = entry.instruction;
        instruction_at[position] = latest;
    }
    for (const BufferRow row : plan_.problem.buffers.indices()) {
        const Buffer& buffer = plan_.problem.buffers[row];
        const Position last(std::max(buffer.last, 0));
        const InstructionIndex at = instruction_at.has(last) ? instruction_at[last] : InstructionIndex{};
        if (dying_.has(at) && !is_carried(buffer, at)) dying_[at].push_back(row);
    }
}

/// Whether the next iteration of a loop around `at` may read the buffer: it existed before, or lives to the loop's end.
bool Sanitizer::is_carried(const Buffer& buffer, InstructionIndex at) const {
    const auto position_of = [&](InstructionIndex from, InstructionIndex to, bool lowest) {
        Position found;
        for (const Position position : method_.node_list.indices()) {
            const InstructionIndex instruction = method_.node_list[position].instruction;
            if (!instruction.valid() || instruction < from || instruction > to) continue;
            found = position;
            if (lowest) break;
        }
        return found.number();
    };
    for (const InstructionIndex end : IndexRange<InstructionIndex>(at, method_.instructions.next())) {
        const Instruction& jump = method_.instructions[end];
        const InstructionIndex begin = jump.jump_to;
        if (jump.kind != Instruction::Kind::jump_false || !begin.valid() || begin > at) continue;
        if (buffer.first < position_of(begin, end, true) || buffer.last >= position_of(begin, end, false)) return true;
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
    for (const ValueId id : method_.values.indices()) {
        const Tensor* tensor = method_.values[id].tensor();
        const Place place = tensor && tensor->is_state ? place_of(image.values()[id]) : Place{};
        if (place.arena) place.arena->owners.set(place.begin, place.end, {.owner = identity_[id]});
    }
    for (Arena& arena : arenas_) {
        arena.owners.each(0, arena.bytes, [&](std::int64_t begin, std::int64_t end, const Ownership::Cell& cell) {
            if (cell.owner == no_value)
                std::memset(arena.data + begin, static_cast<int>(poison), static_cast<std::size_t>(end - begin));
        });
        arena.allowed.assign(arena.data, arena.data + arena.bytes);
    }
}

void Sanitizer::inputs_given(ConstValuesView values) {
    for (const ValueId id : method_.inputs) write(id, {}, values);
}

void Sanitizer::write(ValueId id, InstructionIndex at, ConstValuesView values) {
    const Place place = place_of(values[id]);
    if (!place.arena) return;
    place.arena->owners.set(place.begin, place.end, {.owner = identity_[id], .writer = at});
    std::memcpy(place.arena->allowed.data() + place.begin, place.arena->data + place.begin,
                static_cast<std::size_t>(place.end - place.begin));
}

void Sanitizer::before(InstructionIndex at, ConstValuesView values) {
    const Instruction& instruction = method_.instructions[at];
    if (instruction.kind == Instruction::Kind::move || !runs(instruction)) return;
    const Step step = steps_[at];
    const bool keeps = keeps_contents(instruction);
    if (ops::slices_in_place(method_, instruction)) {  // reads no more than that
        check(instruction.outs.front(), step, values);
        return;
    }
    for_tensors(values, instruction.args, [&](ValueId id) {
        const bool is_out = std::find(instruction.outs.begin(), instruction.outs.end(), id) != instruction.outs.end();
        if (!is_out && id != view_of(instruction)) check(id, step, values);
    });
    if (!keeps) return;
    for_tensors(values, instruction.outs, [&](ValueId id) {
        const Place place = place_of(values[id]);
        bool started = false;  // the first write has no previous contents
        if (!place.arena) return;
        place.arena->owners.each(place.begin, place.end, [&](std::int64_t, std::int64_t, const Ownership::Cell& cell) {
            started = started || cell.owner == identity_[id];
        });
        if (started) check(id, step, values);
    });
}

void Sanitizer::check(ValueId id, Step step, ConstValuesView values) {
    const Place place = place_of(values[id]);
    if (!place.arena) return;
    const ValueId owner = identity_[id];
    std::vector<Violation> found;
    place.arena->owners.each(
        place.begin, place.end, [&](std::int64_t begin, std::int64_t end, const Ownership::Cell& cell) {
            if (cell.owner == owner) return;
            // Bytes of a tensor whose lifetime has ended in the meantime were still overwritten.
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

/// The owner is right; also compares the bytes.
void Sanitizer::check_contents(const Place& place, ValueId id, Step step) {
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

void Sanitizer::after(InstructionIndex at, ConstValuesView values) {
    const Instruction& instruction = method_.instructions[at];
    if (instruction.kind == Instruction::Kind::move) {
        const ValueId from = instruction.args[0], to = instruction.args[1];
        const Place source = place_of(values[from]), target = place_of(values[to]);
        if (source.arena == target.arena && source.begin == target.begin) identity_[to] = identity_[from];
        else write(to, at, values);
    }
    if (runs(instruction)) {
        if (const ValueId view = view_of(instruction); view.valid()) identity_[view] = identity_[instruction.args[0]];
        else for_tensors(values, instruction.outs, [&](ValueId id) { write(id, at, values); });
        for_tensors(values, instruction.outs, [&](ValueId id) { check_near(place_of(values[id]), at); });
    }
    // A tensor that the next instruction joins with its parts keeps its bytes (see pte_joins.h).
    const auto is_joined = [&](BufferRow row) {
        if (!method_.instructions.has(at + 1)) return false;
        const Instruction& next = method_.instructions[at + 1];
        if (next.op != "aten::copy_" || next.args.size() < 2 || next.args[0] != next.args[1]) return false;
        const auto& buffers = plan_.problem.buffers;
        for (const BufferRow other : buffers.indices()) {
            if (buffers[other].id != next.args[0] || buffers[other].mem_id != buffers[row].mem_id) continue;
            const std::int64_t inside = plan_.placement.offsets[row] - plan_.placement.offsets[other];
            return inside >= 0 && inside + buffers[row].bytes <= buffers[other].bytes;
        }
        return false;
    };
    for (const BufferRow row : dying_[at])
        if (!is_joined(row)) kill(row);
}

void Sanitizer::check_near(const Place& place, InstructionIndex at) {
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
                .step = steps_[at],
                .mem_id = arena.mem_id,
                .offset = begin,
                .bytes = end - begin});
        std::memcpy(arena.allowed.data() + begin, arena.data + begin,
                    static_cast<std::size_t>(end - begin));  // reported once
    }
    if (place.begin < near_bytes || place.end + near_bytes > arena.bytes) check_guards(arena, at);
}

void Sanitizer::check_guards(const Arena& arena, InstructionIndex at) {
    for (const std::int64_t zone : {-arena.guard, arena.bytes}) {
        std::byte* const bytes = arena.data + zone;
        std::int64_t begin = 0, end = arena.guard;
        while (begin < end && bytes[begin] == poison) ++begin;
        while (end > begin && bytes[end - 1] == poison) --end;
        if (begin == end) continue;
        report({.kind = ViolationKind::outside,
                .writer = at.valid() ? node(at) : std::string(),
                .victim = {},
                .step = at.valid() ? steps_[at] : steps_.back(),
                .mem_id = arena.mem_id,
                .offset = zone + begin,
                .bytes = end - begin});
        std::memset(bytes + begin, static_cast<int>(poison), static_cast<std::size_t>(end - begin));  // reported once
    }
}

void Sanitizer::kill(BufferRow row) {
    const Buffer& dead = plan_.problem.buffers[row];
    const std::int64_t offset = plan_.placement.offsets[row];
    for (Arena& arena : arenas_) {
        if (arena.mem_id != dead.mem_id) continue;
        std::vector<std::tuple<std::int64_t, std::int64_t, InstructionIndex>> own;
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

void Sanitizer::end(ConstValuesView values) {
    for (const ValueId id : method_.outputs) {
        if (std::holds_alternative<TensorValue>(values[id])) check(id, steps_.back(), values);
    }
    for (const Arena& arena : arenas_) {
        check_guards(arena, {});
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
    const std::string& name = method_.values[id].name;
    return name.empty() ? "value " + std::to_string(id.number()) : name;
}

/// Bytes from before the first instruction, an input or a state, count as written by themselves.
std::string Sanitizer::writer_of(const Ownership::Cell& cell) const {
    return cell.writer.valid() ? node(cell.writer) : title(cell.owner != no_value ? cell.owner : cell.died);
}

std::string Sanitizer::node(InstructionIndex at) const {
    const Instruction& instruction = method_.instructions[at];
    return instruction.name.empty() ? instruction.op : instruction.name;
}

}  // namespace arenascope
