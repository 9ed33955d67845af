// Decodes instructions, operators and delegates of a .pte, and checks every index.

#include <algorithm>

#include "engine/formats/pte/pte_decode.h"
#include "engine/formats/pte/pte_names.h"
#include "engine/ops/effects.h"

namespace arenascope::pte {
namespace {

constexpr std::size_t longest_name = 255;  // of an operator; the runtime takes 100

struct Reader {
    const Container& file;
    const fb::ExecutionPlan& plan;
    const Table<ValueId, Value>& values;
    std::vector<std::string> operators{};

    [[nodiscard]] Result<ValueId> value(std::int32_t id) const {
        if (values.has(ValueId(id))) return ValueId(id);
        return Error{.what = message("value {id} does not exist", id),
                     .expected = message("an index below {count}", values.size())};
    }
    [[nodiscard]] Result<std::vector<ValueId>> args(const flatbuffers::Vector<std::int32_t>* from) const {
        std::vector<ValueId> ids;
        if (!from) return ids;
        CHECKED(file.spend(from->size()));
        CHECKED(file.memory.take(item_bytes * static_cast<std::int64_t>(from->size())));
        for (const std::int32_t id : *from) {
            TRY(const ValueId checked, value(id));
            ids.push_back(checked);
        }
        return ids;
    }
};

Result<std::vector<std::string>> decode_operators(const Container& file, const fb::ExecutionPlan& plan) {
    std::vector<std::string> names;
    for (const fb::Operator* op : *plan.operators()) {
        TRY(std::string name, file.text(op->name()));
        TRY(const std::string overload, file.text(op->overload()));
        if (!overload.empty()) name += "." + overload;
        if (name.empty() || name.size() > longest_name) {
            return Error{.what = message("the operator name has {characters} characters", name.size()),
                         .place = message("operator {operator}", names.size()),
                         .expected = message("1..255 characters")};
        }
        names.push_back(std::move(name));
    }
    return names;
}

Instruction made(Instruction::Kind kind, std::vector<ValueId> args, std::string op = {}) {
    Instruction instruction;
    instruction.kind = kind;
    instruction.args = std::move(args);
    instruction.op = std::move(op);
    return instruction;
}

/// Tensors that a kernel writes: the written arguments of its schema, whatever the call returns. Without a schema: its
/// first argument if it works in place, otherwise the returned value.
std::vector<ValueId> kernel_outs(const std::string& op, const std::vector<ValueId>& args,
                                 const Table<ValueId, Value>& values) {
    if (args.empty() || is_view_op(op)) return {};
    std::vector<ValueId> outs;
    const auto add = [&](ValueId written) {
        const Value& value = values[written];
        if (value.tensor()) outs.push_back(written);
        if (const auto* list = std::get_if<TensorList>(&value.data))
            outs.insert(outs.end(), list->items.begin(), list->items.end());
    };
    const ops::Effects& effects = ops::effects(op, args.size());
    if (effects.has_schema) {
        // Results first, because their names contain their index. Scratch last.
        const std::vector<std::size_t> scratch = ops::scratch_arguments(op, args.size());
        const auto is_scratch = [&](std::size_t i) {
            return std::find(scratch.begin(), scratch.end(), i) != scratch.end();
        };
        for (const bool is_out : {true, false})
            for (const std::size_t i : effects.writes())
                if (i < args.size() && effects.arguments[i].is_out == is_out && !is_scratch(i)) add(args[i]);
        for (const std::size_t i : scratch)
            if (std::find(outs.begin(), outs.end(), args[i]) == outs.end()) add(args[i]);
    } else {
        add(updates_in_place(op) || is_partial_write(op) ? args.front() : args.back());
    }
    return outs;
}

Result<Instruction> decode_kernel(const Reader& reader, const fb::KernelCall& call) {
    const auto index = static_cast<std::size_t>(call.op_index());
    if (call.op_index() < 0 || index >= reader.operators.size()) {
        return Error{.what = message("operator {index} of {count}", call.op_index(), reader.operators.size()),
                     .expected = message("the index of an operator")};
    }
    Instruction instruction = made(Instruction::Kind::kernel, {}, reader.operators[index]);
    TRY(instruction.args, reader.args(call.args()));
    instruction.outs = kernel_outs(instruction.op, instruction.args, reader.values);
    CHECKED(reader.file.spend(instruction.outs.size() / 4));
    for (const ValueId out : instruction.outs) {
        const Tensor* tensor = reader.values[out].tensor();
        if (tensor->is_constant && tensor->bytes().value_or(0) > 0) {
            return Error{.what = message("{operator} writes constant {value}", instruction.op, out.number()),
                         .expected = message("a tensor in memory that can be written")};
        }
    }
    return instruction;
}

Result<Instruction> decode_delegate(const Reader& reader, const fb::DelegateCall& call) {
    const auto* delegates = reader.plan.delegates();
    const auto index = static_cast<std::uint32_t>(call.delegate_index());
    if (call.delegate_index() < 0 || index >= delegates->size()) {
        return Error{.what = message("delegate {index} of {count}", call.delegate_index(), delegates->size()),
                     .expected = message("the index of a delegate")};
    }
    const flatbuffers::String* id = delegates->Get(index)->id();
    if (!id || id->size() > longest_name) {
        return Error{.what = message("the delegate has no usable id"), .expected = message("1..255 characters")};
    }
    Instruction instruction = made(Instruction::Kind::delegate, {}, id->str());
    TRY(instruction.args, reader.args(call.args()));
    instruction.delegate = DelegateIndex(call.delegate_index());
    return instruction;
}

/// Jump targets are relative to the first instruction of their chain.
Result<Instruction> decode_instruction(const Reader& reader, const fb::Instruction& from) {
    if (from.instr_args_type() != fb::InstructionArguments::NONE && !from.instr_args()) {
        return Error{.what = message("the instruction has no content"), .expected = message("a table")};
    }
    switch (from.instr_args_type()) {
        case fb::InstructionArguments::KernelCall: return decode_kernel(reader, *from.instr_args_as_KernelCall());
        case fb::InstructionArguments::DelegateCall: return decode_delegate(reader, *from.instr_args_as_DelegateCall());
        case fb::InstructionArguments::MoveCall: {
            const fb::MoveCall* move = from.instr_args_as_MoveCall();
            TRY(const ValueId source, reader.value(move->move_from()));
            TRY(const ValueId target, reader.value(move->move_to()));
            return made(Instruction::Kind::move, {source, target});
        }
        case fb::InstructionArguments::JumpFalseCall: {
            const std::int32_t index = from.instr_args_as_JumpFalseCall()->cond_value_index();
            TRY(const ValueId condition, reader.value(index));
            const Value& value = reader.values[condition];
            const Tensor* tensor = value.tensor();
            if (!std::holds_alternative<bool>(value.data) && !(tensor && tensor->dtype == DType::boolean)) {
                return Error{.what = message("condition {condition} is not a boolean", condition.number()),
                             .expected = message("a bool or a bool tensor")};
            }
            return made(Instruction::Kind::jump_false, {condition});
        }
        case fb::InstructionArguments::FreeCall: {
            TRY(const ValueId value, reader.value(from.instr_args_as_FreeCall()->value_index()));
            return made(Instruction::Kind::free, {value});
        }
        case fb::InstructionArguments::NONE: break;
    }
    return Error{.what = message("instruction type {type}", static_cast<int>(from.instr_args_type())),
                 .expected = message("one of the 5 types of the format")};
}

Result<> decode_chain(const Reader& reader, const fb::Chain& chain, Table<InstructionIndex, Instruction>& code,
                      std::vector<Message>& notes) {
    if (!chain.instructions())
        return Error{.what = message("the chain has no instructions"), .expected = message("a list")};
    const InstructionIndex first = code.next();
    const auto count = static_cast<std::int32_t>(chain.instructions()->size());
    for (std::int32_t i = 0; i < count; ++i) {
        const ErrorPlace place = message("instruction {instruction}", (first + i).number());
        const auto index = static_cast<std::uint32_t>(i);
        CHECKED(reader.file.memory.take(GraphBudget::operator_bytes));
        const fb::Instruction& from = *chain.instructions()->Get(index);
        TRY(Instruction instruction, decode_instruction(reader, from).in(place));
        if (instruction.kind == Instruction::Kind::jump_false) {
            const std::int32_t target = from.instr_args_as_JumpFalseCall()->destination_instruction();
            if (target < 0) {
                return Error{.what = message("the instruction jumps to {instruction}", target),
                             .place = place,
                             .expected = message("0..{count}", count)};
            }
            if (target > count) {
                notes.push_back(
                    message("{place} jumps past the end, to {instruction} of {count}; the method ends there",
                            place.text(), target, count));
            }
            instruction.jump_to = first + std::min(target, count);
        }
        if (chain.stacktrace() && index < chain.stacktrace()->size()) {
            TRY(instruction.stack_trace, decode_frames(reader.file, chain.stacktrace()->Get(index)).in(place));
        }
        code.push_back(std::move(instruction));
    }
    return done;
}

Result<Data> delegate_payload(const Container& file, const fb::BackendDelegateDataReference* reference) {
    if (!reference)
        return Error{.what = message("the delegate has no payload"), .expected = message("a reference in processed")};
    if (reference->location() == 1) {
        TRY(const ByteView bytes, file.segment(reference->index()));
        return file.part(bytes);
    }
    const auto* inlined = file.root->backend_delegate_data();
    if (reference->location() != 0 || !inlined || reference->index() >= inlined->size()) {
        return Error{
            .what = message("payload {index} at location {location}", reference->index(), reference->location()),
            .expected = message("a segment or inline data")};
    }
    const auto* data = inlined->Get(reference->index())->data();
    if (!data || data->size() == 0) return file.part({});
    return file.part({reinterpret_cast<const std::byte*>(data->data()), data->size()});
}

}  // namespace

Result<Table<InstructionIndex, Instruction>> decode_code(const Container& file, const fb::ExecutionPlan& plan,
                                                         const Table<ValueId, Value>& values,
                                                         std::vector<Message>& notes) {
    Reader reader{.file = file, .plan = plan, .values = values};
    TRY(reader.operators, decode_operators(file, plan));
    Table<InstructionIndex, Instruction> code;
    for (const fb::Chain* chain : *plan.chains()) CHECKED(decode_chain(reader, *chain, code, notes));
    return code;
}

Result<Table<DelegateIndex, Delegate>> decode_delegates(const Container& file, const fb::ExecutionPlan& plan) {
    Table<DelegateIndex, Delegate> delegates;
    for (const fb::BackendDelegate* from : *plan.delegates()) {
        const std::string place = "delegate " + std::to_string(delegates.size());
        Delegate delegate;
        TRY(delegate.id, file.text(from->id()).in(place));
        TRY(delegate.payload, delegate_payload(file, from->processed()).in(place));
        const std::uint32_t specs = from->compile_specs() ? from->compile_specs()->size() : 0;
        for (std::uint32_t i = 0; i < specs; ++i) {
            const fb::CompileSpec* spec = from->compile_specs()->Get(i);
            TRY(std::string key, file.text(spec->key()).in(place));
            std::vector<std::byte> bytes;
            if (spec->value()) {
                CHECKED(file.spend(spec->value()->size()));
                const auto* start = reinterpret_cast<const std::byte*>(spec->value()->data());
                bytes.assign(start, start + spec->value()->size());
            }
            delegate.compile_specs.emplace_back(std::move(key), std::move(bytes));
        }
        delegates.push_back(std::move(delegate));
    }
    return delegates;
}

Result<std::string> decode_frames(const Container& file, const fb::FrameList* frames) {
    std::string text;
    if (!frames || !frames->items()) return text;
    for (const fb::Frame* frame : *frames->items()) {
        TRY(const std::string filename, file.text(frame->filename()));
        TRY(const std::string name, file.text(frame->name()));
        TRY(const std::string context, file.text(frame->context()));
        text += "  File \"" + filename + "\", line " + std::to_string(frame->lineno()) + ", in " + name + "\n";
        if (!context.empty()) text += "    " + context + "\n";
    }
    return text;
}

}  // namespace arenascope::pte
