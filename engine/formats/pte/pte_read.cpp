// Reads a .pte program with its methods, plan, delegates and constants.

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <set>

#include "engine/base/error_message.h"
#include "engine/base/text.h"
#include "engine/formats/pte/pte.h"
#include "engine/formats/pte/pte_bundle.h"
#include "engine/formats/pte/pte_decode.h"
#include "engine/formats/pte/pte_joins.h"
#include "engine/formats/pte/pte_names.h"
#include "engine/formats/pte/pte_roles.h"
#include "engine/formats/pte/pte_unroll.h"
#include "engine/formats/pte/pte_versions.h"
#include "engine/ir/debug_handles.h"
#include "engine/passes/in_place.h"

namespace arenascope {
namespace pte {
namespace {

/// Memory that the runtime needs for a method before it reads any part of it.
Result<> check_plan(const fb::ExecutionPlan& plan) {
    const auto need = [](bool present, const char* what) -> Result<> {
        if (present) return done;
        return Error{.what = message("{field} is absent", what), .expected = message("a (possibly empty) list")};
    };
    CHECKED(need(plan.values(), "values"));
    CHECKED(need(plan.inputs(), "inputs"));
    CHECKED(need(plan.outputs(), "outputs"));
    CHECKED(need(plan.operators(), "operators"));
    CHECKED(need(plan.delegates(), "delegates"));
    CHECKED(need(plan.chains(), "chains"));
    CHECKED(need(plan.non_const_buffer_sizes(), "non_const_buffer_sizes"));
    if (plan.chains()->size() == 0)
        return Error{.what = message("the method has no instruction chain"), .expected = message("at least one")};
    if (plan.non_const_buffer_sizes()->size() == 0) {
        return Error{.what = message("non_const_buffer_sizes is empty"),
                     .expected = message("a reserved 0 at index 0")};
    }
    for (const std::int64_t bytes : elements_of(*plan.non_const_buffer_sizes())) {
        if (bytes < 0)
            return Error{.what = message("the arena has {bytes} bytes", bytes), .expected = message("0 or more")};
    }
    return done;
}

Result<std::vector<ValueId>> decode_io(const Container& file, const flatbuffers::Vector<std::int32_t>& from,
                                       const Table<ValueId, Value>& values) {
    std::vector<ValueId> ids;
    CHECKED(file.spend(from.size()));
    CHECKED(file.memory.take(GraphBudget::operator_bytes * static_cast<std::int64_t>(from.size())));
    for (const std::int32_t id : from) {
        if (!values.has(ValueId(id))) {
            return Error{.what = message("value {id} does not exist", id),
                         .place = std::to_string(ids.size()),
                         .expected = message("an index below {count}", values.size())};
        }
        ids.push_back(ValueId(id));
    }
    return ids;
}

Result<Method> decode_method(const Container& file, const fb::ExecutionPlan& plan, PteLoops loops,
                             std::vector<Message>& notes) {
    Method method;
    CHECKED(check_plan(plan));
    TRY(method.name, file.text(plan.name()));
    TRY(method.values, decode_values(file, plan));
    TRY(method.inputs, decode_io(file, *plan.inputs(), method.values).in("inputs"));
    TRY(method.outputs, decode_io(file, *plan.outputs(), method.values).in("outputs"));
    TRY(method.delegates, decode_delegates(file, plan));
    TRY(method.instructions, decode_code(file, plan, method.values, notes));
    const ValueId stored = method.values.next();
    if (loops == PteLoops::unrolled) CHECKED(unroll_loops(method, file));
    CHECKED(split_versions(method, file));
    method.loaded_arena_bytes = elements_of(*plan.non_const_buffer_sizes());
    if (const fb::ContainerMetadata* tree = plan.container_meta_type()) {
        TRY(method.encoded_in_tree, file.text(tree->encoded_inp_str()));
        TRY(method.encoded_out_tree, file.text(tree->encoded_out_str()));
    }
    CHECKED(find_roles(method, file, notes, method.is_rolled ? std::optional(stored) : std::nullopt));
    name_all(method);
    for (ListedNode& row : method.node_list) {
        if (row.instruction.valid()) row.name = method.instructions[row.instruction].name;
        else if (row.kind == ListedNode::Kind::output) row.name = "output";
        else if (!row.values.empty()) row.name = method.values[row.values.front()].name;
    }
    return method;
}

/// A small file must not request much memory that no tensor uses.
Result<> check_arenas(const Method& method, std::size_t file_bytes) {
    const std::int64_t most =
        std::max<std::int64_t>(std::int64_t{256} << 20, static_cast<std::int64_t>(file_bytes) * 4);
    std::vector<std::int64_t> ends(method.loaded_arena_bytes.size(), 0);
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || !tensor->loaded) continue;
        const auto end = checked_add(tensor->loaded->offset, tensor->bytes().value_or(0));
        std::int64_t& last = ends[static_cast<std::size_t>(tensor->loaded->mem_id)];
        last = std::max(last, end.value_or(std::numeric_limits<std::int64_t>::max()));
    }
    for (std::size_t id = 0; id < ends.size(); ++id) {
        const std::int64_t have = method.loaded_arena_bytes[id];
        if (have <= most || have / 2 <= ends[id]) continue;
        return Error{
            .what = message("memory {id} has {size} bytes, and its last tensor ends at {end}", id, have, ends[id]),
            .place = "non_const_buffer_sizes",
            .expected = message("an arena no larger than its tensors need, or at most {limit} bytes", most)};
    }
    return done;
}

/// The runtime refuses a plan with a tensor outside its arena; here it can be planned again.
void note_places(const Method& method, std::vector<Message>& notes) {
    int outside = 0;
    std::string name;
    std::int64_t offset = 0, size = 0;  // of the first
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || !tensor->loaded) continue;
        const std::int64_t have = method.loaded_arena_bytes[static_cast<std::size_t>(tensor->loaded->mem_id)];
        const auto end = checked_add(tensor->loaded->offset, tensor->bytes().value_or(0));
        if (end && *end <= have) continue;
        if (outside++ == 0) {
            name = value.name;
            offset = tensor->loaded->offset;
            size = have;
        }
    }
    if (outside == 0) return;
    notes.push_back(
        message("{tensors} tensors lie outside the arena, first {name} at byte {offset} of {size}; "
                "ExecuTorch refuses to load this plan; plan the program again",
                outside, name, offset, size));
}

/// Notes states whose initial bytes the file lost: they start from zeros.
void note_state(const Method& method, std::vector<Message>& notes) {
    std::string names;
    int count = 0;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (!tensor || !tensor->is_state || tensor->data) continue;
        if (count++ < 3) append_item(names, ", ", value.name);
    }
    if (count > 3) names += ", …";
    if (count > 0) notes.push_back(message("state without initial data starts from zeros: {names}", names));
}

/// The probable original of a float32 that rounds a short decimal number: 0.1, not 0.10000000149.
std::optional<std::string> lost_number(const Tensor& tensor) {
    float value = 0;
    if (!tensor.is_constant || tensor.dtype != DType::f32 || !tensor.data || tensor.data->bytes.size() != sizeof value)
        return std::nullopt;
    std::memcpy(&value, tensor.data->bytes.data(), sizeof value);
    std::array<char, 32> text{};
    const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), value);
    double meant = 0;
    if (code != std::errc{} || std::from_chars(text.data(), end, meant).ec != std::errc{}) return std::nullopt;
    if (std::isnan(value) || (std::isfinite(value) && meant == static_cast<double>(value))) return std::nullopt;
    return std::string(text.data(), end);
}

/// ExecuTorch keeps Python numbers as float32, also for float64 operands, where that is inexact.
void note_numbers(const Method& method, std::vector<Message>& notes) {
    for (const Instruction& instruction : method.instructions) {
        const Tensor* out = instruction.outs.size() == 1 ? method.values[instruction.outs[0]].tensor() : nullptr;
        if (instruction.kind != Instruction::Kind::kernel || !out || out->dtype != DType::f64) continue;
        for (const ValueId id : instruction.args) {
            const Tensor* tensor = id == no_value ? nullptr : method.values[id].tensor();
            const auto number = tensor ? lost_number(*tensor) : std::nullopt;
            if (!number) continue;
            // An infinity may be meant, or be what a number beyond float32 became.
            const bool may_be_meant = number->ends_with("inf");
            notes.push_back(may_be_meant ? message("{number} is stored as float32 for a float64 operand ({node}); if "
                                                   "it was a larger number, export from the .pt2 to keep it",
                                                   *number, instruction.name)
                                         : message("{number} is stored as float32 for a float64 operand ({node}); "
                                                   "export from the .pt2 to keep it",
                                                   *number, instruction.name));
        }
    }
}

Result<std::vector<std::pair<std::string, Data>>> decode_named(const Container& file) {
    std::vector<std::pair<std::string, Data>> named;
    if (!file.root->named_data()) return named;
    for (const fb::NamedData* from : *file.root->named_data()) {
        TRY(std::string key, file.text(from->key()).in("named data"));
        TRY(const ByteView bytes, file.segment(from->segment_index()).in("named data '" + key + "'"));
        named.emplace_back(std::move(key), file.part(bytes));
    }
    return named;
}

Result<Method> decode_checked(const Container& file, const fb::ExecutionPlan& plan, PteLoops loops,
                              std::vector<Message>& notes) {
    if (!plan.name()) return Error{.what = message("a method without a name"), .expected = message("a name")};
    const std::string name = plan.name()->size() <= 255 ? plan.name()->str() : std::string("a method");
    const std::size_t before = notes.size();
    TRY(Method method, decode_method(file, plan, loops, notes).in(name));
    CHECKED(check_arenas(method, file.file.bytes.size()).in(name));
    note_places(method, notes);
    note_state(method, notes);
    note_numbers(method, notes);
    lowering::recognise_in_place(method);
    if (const int joins = keep_joins(method); joins > 0)
        notes.push_back(message("{tensors} tensors are joined in place; the tensors inside keep their places", joins));
    for (std::size_t i = before; i < notes.size(); ++i)
        notes[i] = message("{method}: {note}", name, std::move(notes[i]));
    return method;
}

}  // namespace
}  // namespace pte

Result<Program> parse_pte(const Data& file, const std::string& path, Progress& progress,
                          const std::vector<std::string>& external, PteLoops loops) {
    TRY(const pte::Container container, pte::open_container(file, path, external));
    const auto* plans = container.root->execution_plan();
    if (!plans || plans->size() == 0) {
        return Error{
            .what = message("the program has no method"), .place = "program", .expected = message("at least one")};
    }
    Program program;
    program.path = path;
    program.format = FormatId::pte;
    std::set<std::string> names;
    for (std::uint32_t i = 0; i < plans->size(); ++i) {
        if (progress.cancelled()) return cancelled();
        progress.report(StageKind::reading_methods, static_cast<double>(i) / plans->size());
        CHECKED(container.memory.take(GraphBudget::method_bytes));
        TRY(Method method, pte::decode_checked(container, *plans->Get(i), loops, program.notes));
        if (!names.insert(method.name).second) {
            return Error{.what = message("two methods of this name"),
                         .place = method.name,
                         .expected = message("different names")};
        }
        program.methods.push_back(std::move(method));
    }
    CHECKED(container.external->check_needed());
    if (pte::is_bundle(file.bytes))
        program.notes.push_back(
            message("the file is a BundledProgram; run it with the same file as --vectors to check its test cases"));
    if (Message missing = container.external->missing(); !missing.empty()) program.notes.push_back(std::move(missing));
    TRY(program.named_data, pte::decode_named(container));
    if (const auto attached = attach_debug_handles(program); !attached.ok()) {
        program.notes.push_back(message("the debug handles are unusable: {reason}", message_of(attached.error())));
    }
    return program;
}

Result<Program> read_pte(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                         const StageOptions& /*stages*/) {
    const Data data{file->bytes(), file};
    return parse_pte(data, file->path(), progress);
}

Result<Program> read_pte_with(const std::shared_ptr<const MappedFile>& file, const std::vector<std::string>& external,
                              Progress& progress) {
    const Data data{file->bytes(), file};
    return parse_pte(data, file->path(), progress, external);
}

}  // namespace arenascope
