#include "engine/study/device_times.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace arenascope {

namespace {

constexpr std::string_view operator_call = "OPERATOR_CALL", delegate_call = "DELEGATE_CALL",
                           kernel_prefix = "native_call_", execute = "Method::execute";

using Ticks = std::map<std::size_t, std::uint64_t>;  ///< by run: the sum

TickSpread spread(const Ticks& by_run) {
    std::vector<std::uint64_t> all;
    for (const auto& [run, ticks] : by_run) all.push_back(ticks);
    return spread_of(std::move(all));
}

/// The measurements of one instruction.
struct Gathered {
    Ticks call, kernel;
    std::map<std::size_t, std::size_t> calls;
    Ticks allocated;
    std::string kernel_name;
    std::map<std::pair<std::int32_t, std::string>, Ticks> parts;
};

/// "convolution.out" of "aten::convolution.out".
std::string_view without_domain(std::string_view op) {
    const std::size_t at = op.rfind("::");
    return at == std::string_view::npos ? op : op.substr(at + 2);
}

class Reader {
public:
    explicit Reader(const Method& method) : method_(method) {}

    void add(const EtDumpRun& block) {
        std::map<std::int32_t, std::uint64_t> given;  // by allocator
        auto next = block.allocations.begin();
        std::uint64_t pending = 0;  // bytes requested for the instruction that ends next
        bool is_open = false;
        for (std::size_t i = 0; i < block.calls.size(); ++i) {
            const EtDumpCall& call = block.calls[i];
            for (; next != block.allocations.end() && next->call <= i; ++next) pending += next->bytes;
            if (call.name == execute) {
                whole_[run_] = call.ticks();
                ++run_;
                is_open = false;
                pending = 0;
                continue;
            }
            is_open = note(call, pending) || is_open;
        }
        if (is_open) ++run_;  // its end is missing
        for (const EtDumpAllocation& each : block.allocations) {
            const std::string name = name_of(block, each.allocator);
            DeviceAllocator& found = allocators_[name];
            found.name = name;
            found.largest = std::max(found.largest, each.bytes);
            ++found.allocations;
            found.bytes = std::max(found.bytes, given[each.allocator] += each.bytes);
        }
        values_ += block.values;
    }

    Result<DeviceTimes> finish() && {
        if (const std::string* stranger = unknown_operator())
            return foreign(message("the device ran {name}, which this program does not have", *stranger));
        // Most programs call an operator at most places, and many the same ones at some: names tell them apart.
        if (4 * misnamed_ > named_ + misnamed_) return foreign(first_misnamed_);
        if (differing_ > same_) return foreign(first_difference_);
        DeviceTimes out{.runs = run_, .whole = spread(whole_), .values = values_};
        for (auto& [index, found] : gathered_) out.calls.push_back(call_of(InstructionIndex(index), found));
        for (auto& [name, ticks] : others_) out.others.push_back({.name = name, .ticks = spread_of(std::move(ticks))});
        for (auto& [name, each] : allocators_) out.allocators.push_back(std::move(each));
        return out;
    }

private:
    static Error foreign(const Message& difference) {
        return Error{.what = message("times of another program: {difference}", difference),
                     .expected = message("an ETDump of this program"),
                     .remedy = message("open the .pte that was run on the device")};
    }

    /// Of operators that were measured by their names alone, one that the program lacks, unless most operators of the
    /// program are among them; else null.
    [[nodiscard]] const std::string* unknown_operator() const {
        if (!gathered_.empty()) return nullptr;
        std::set<std::string_view> own, measured;
        for (const Instruction& node : method_.instructions) {
            if (node.op.starts_with("aten::")) own.insert(std::string_view(node.op).substr(0, node.op.rfind('.')));
        }
        const std::string* first = nullptr;
        for (const auto& [name, ticks] : others_) {
            if (!name.starts_with("aten::")) continue;
            const std::string_view op = std::string_view(name).substr(0, name.rfind('.'));
            if (own.contains(op)) measured.insert(op);
            else if (!first) first = &name;
        }
        return 2 * measured.size() > own.size() ? nullptr : first;
    }

    static std::string name_of(const EtDumpRun& block, std::int32_t allocator) {
        const auto at = static_cast<std::size_t>(allocator) - 1;
        return allocator > 0 && at < block.allocators.size() && !block.allocators[at].empty()
            ? block.allocators[at]
            : "allocator " + std::to_string(allocator);
    }

    /// The row of its instruction; null if the method has none there.
    Gathered* row_of(const EtDumpCall& call) {
        const bool is_there =
            call.instruction >= 0 && static_cast<std::size_t>(call.instruction) < method_.instructions.size();
        if (!is_there) {
            differ(message("instruction {number} of {count}", call.instruction, method_.instructions.size()));
            return nullptr;
        }
        return &gathered_[call.instruction];
    }

    void differ(const Message& what) {
        if (differing_++ == 0) first_difference_ = what;
    }

    /// Whether the call belongs to a run of an instruction; `pending` is the memory requested during it.
    bool note(const EtDumpCall& call, std::uint64_t& pending) {
        const bool is_call = call.name == operator_call || call.name == delegate_call;
        if (!is_call && !call.is_of_delegate() && !call.name.starts_with(kernel_prefix)) {
            others_[call.name].push_back(call.ticks());
            return false;
        }
        Gathered* row = row_of(call);
        if (!row) return true;
        const Instruction& instruction = method_.instructions[InstructionIndex(call.instruction)];
        if (is_call) {
            row->call[run_] += call.ticks();
            ++row->calls[run_];
            row->allocated[run_] += std::exchange(pending, 0);
            const bool delegates = instruction.kind == Instruction::Kind::delegate;
            if (delegates == (call.name == delegate_call)) ++same_;
            else differ(message("instruction {number} is another kind of call", call.instruction));
        } else if (call.is_of_delegate()) {
            row->parts[{call.delegate_id, call.delegate_name.empty() ? call.name : call.delegate_name}][run_] +=
                call.ticks();
        } else {
            const std::string_view name = std::string_view(call.name).substr(kernel_prefix.size());
            row->kernel[run_] += call.ticks();
            row->kernel_name = name;
            if (name == without_domain(instruction.op)) ++named_;
            else if (misnamed_++ == 0)
                first_misnamed_ =
                    message("instruction {number} is {recorded_operator} in the ETDump and {operator} here",
                            call.instruction, name, instruction.op);
        }
        return true;
    }

    DeviceCall call_of(InstructionIndex at, Gathered& found) const {
        DeviceCall out{.instruction = at,
                       .ticks = spread(found.call.empty() ? found.kernel : found.call),
                       .kernel_ticks = spread(found.kernel),
                       .kernel = std::move(found.kernel_name)};
        for (const auto& [run, count] : found.calls) out.calls = std::max(out.calls, count);
        for (const auto& [run, bytes] : found.allocated) out.allocated = std::max(out.allocated, bytes);
        for (const auto& [key, ticks] : found.parts) {
            DevicePart part{.name = key.second, .id = key.first, .ticks = spread(ticks)};
            name_part(at, part);
            out.parts.push_back(std::move(part));
        }
        return out;
    }

    /// Operators and source line of a delegate's debug handle, from the program or its ETRecord.
    void name_part(InstructionIndex at, DevicePart& part) const {
        const Instruction& instruction = method_.instructions[at];
        if (part.id < 0 || !method_.delegates.has(instruction.delegate)) return;
        for (const DebugHandle& handle : method_.delegates[instruction.delegate].handles) {
            if (handle.id != part.id) continue;
            for (const DebugHandle::Node& node : handle.nodes) {
                part.ops.push_back(node.op);
                if (part.source.empty()) part.source = node.source;
            }
        }
    }

    const Method& method_;
    std::map<std::int32_t, Gathered> gathered_;
    std::map<std::string, std::vector<std::uint64_t>> others_;
    std::map<std::string, DeviceAllocator> allocators_;
    Ticks whole_;
    std::size_t run_ = 0, same_ = 0, differing_ = 0, named_ = 0, misnamed_ = 0, values_ = 0;
    Message first_difference_, first_misnamed_;
};

}  // namespace

TickSpread spread_of(std::vector<std::uint64_t> ticks) {
    if (ticks.empty()) return {};
    std::sort(ticks.begin(), ticks.end());
    return {.runs = ticks.size(), .least = ticks.front(), .median = ticks[ticks.size() / 2], .most = ticks.back()};
}

Result<DeviceTimes> device_times(const EtDump& dump, const Method& method) {
    Reader reader(method);
    for (const EtDumpRun& block : dump.runs) reader.add(block);
    return std::move(reader).finish();
}

}  // namespace arenascope
