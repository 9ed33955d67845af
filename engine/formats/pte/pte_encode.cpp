#include "engine/formats/pte/pte_encode.h"

#include <algorithm>
#include <limits>
#include <map>

namespace arenascope::pte {
namespace {

using flatbuffers::FlatBufferBuilder;
template <class T>
using Offset = flatbuffers::Offset<T>;

constexpr std::int8_t segment_location = 0, external_location = 1;  // of a constant's bytes

Result<Offset<void>> encode_tensor(FlatBufferBuilder& builder, const Encoded& encoded, ValueId id) {
    const Tensor& tensor = *encoded.method.values[id].tensor();
    std::vector<std::int32_t> sizes;
    for (const std::int64_t size : tensor.upper) {
        if (size < 0 || size > std::numeric_limits<std::int32_t>::max()) {
            return Error{.what = message("size {size}", size), .expected = message("a size that 32 bits can count")};
        }
        sizes.push_back(static_cast<std::int32_t>(size));
    }
    if (tensor.dim_order.size() != sizes.size()) {
        return Error{.what = message("a dim_order of {count} dimensions", tensor.dim_order.size()),
                     .expected = Message::verbatim(std::to_string(sizes.size()))};
    }
    const auto sizes_at = builder.CreateVector(sizes);
    const auto order_at = builder.CreateVector(tensor.dim_order);
    Offset<fb::AllocationDetails> place;
    if (const auto& at = encoded.places[id]) {
        const auto offset = static_cast<std::uint64_t>(at->offset);
        place =
            fb::CreateAllocationDetails(builder, static_cast<std::uint32_t>(at->mem_id),
                                        static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset >> 32));
    }
    Offset<fb::ExtraTensorInfo> extra;
    if (!tensor.qualified_name.empty() && (tensor.is_constant || tensor.is_state)) {
        const auto name_at = builder.CreateString(tensor.qualified_name);
        extra =
            fb::CreateExtraTensorInfo(builder, 0, name_at, encoded.external[id] ? external_location : segment_location);
    }
    const auto done_at = fb::CreateTensor(builder, static_cast<std::int8_t>(tensor.dtype), 0, sizes_at, order_at, false,
                                          encoded.data[id], place, 0, static_cast<std::int8_t>(tensor.dynamism), extra);
    return done_at.Union();
}

template <class Kind, class Item>
Offset<void> encode_items(FlatBufferBuilder& builder, const std::vector<Item>& items) {
    const auto at = builder.CreateVector(items);
    typename Kind::Builder table(builder);
    table.add_items(at);
    return table.Finish().Union();
}

template <class Number = std::int32_t>
std::vector<Number> numbers_of(const std::vector<ValueId>& ids) {
    std::vector<Number> out;
    out.reserve(ids.size());
    for (const ValueId id : ids) out.push_back(id.number());
    return out;
}

struct Made {
    fb::KernelTypes type = fb::KernelTypes::Null;
    Offset<void> at;
};

Result<Made> encode_content(FlatBufferBuilder& builder, const Encoded& encoded, ValueId id) {
    const auto& data = encoded.method.values[id].data;
    if (const auto* number = std::get_if<std::int64_t>(&data)) {
        return Made{fb::KernelTypes::Int, fb::CreateInt(builder, *number).Union()};
    }
    if (const auto* flag = std::get_if<bool>(&data)) {
        return Made{fb::KernelTypes::Bool, fb::CreateBool(builder, *flag).Union()};
    }
    if (const auto* real = std::get_if<double>(&data)) {
        return Made{fb::KernelTypes::Double, fb::CreateDouble(builder, *real).Union()};
    }
    if (std::holds_alternative<Tensor>(data)) {
        TRY(const Offset<void> at, encode_tensor(builder, encoded, id));
        return Made{fb::KernelTypes::Tensor, at};
    }
    if (const auto* text = std::get_if<std::string>(&data)) {
        return Made{fb::KernelTypes::String, fb::CreateString(builder, builder.CreateString(*text)).Union()};
    }
    if (const auto* ints = std::get_if<IntList>(&data)) {
        return Made{fb::KernelTypes::IntList,
                    encode_items<fb::IntList>(builder, numbers_of<std::int64_t>(ints->items))};
    }
    if (const auto* reals = std::get_if<DoubleList>(&data)) {
        return Made{fb::KernelTypes::DoubleList, encode_items<fb::DoubleList>(builder, reals->items)};
    }
    if (const auto* flags = std::get_if<BoolList>(&data)) {
        const std::vector<std::uint8_t> items(flags->items.begin(), flags->items.end());
        return Made{fb::KernelTypes::BoolList, encode_items<fb::BoolList>(builder, items)};
    }
    if (const auto* list = std::get_if<TensorList>(&data)) {
        return Made{fb::KernelTypes::TensorList, encode_items<fb::TensorList>(builder, numbers_of(list->items))};
    }
    if (const auto* some = std::get_if<OptionalTensorList>(&data)) {
        return Made{fb::KernelTypes::OptionalTensorList,
                    encode_items<fb::OptionalTensorList>(builder, numbers_of(some->items))};
    }
    return Made{fb::KernelTypes::Null, fb::CreateNull(builder).Union()};
}

/// Operators in order of first use.
class OperatorTable {
public:
    std::int32_t index(const std::string& op) {
        const auto [at, is_new] = index_.try_emplace(op, static_cast<std::int32_t>(names_.size()));
        if (is_new) names_.push_back(op);
        return at->second;
    }
    Offset<flatbuffers::Vector<Offset<fb::Operator>>> encode(FlatBufferBuilder& builder) const {
        std::vector<Offset<fb::Operator>> rows;
        for (const std::string& op : names_) {
            const std::size_t scope = op.rfind("::");
            const std::size_t dot = op.find('.', scope == std::string::npos ? 0 : scope);
            const std::string overload = dot == std::string::npos ? std::string() : op.substr(dot + 1);
            const auto name_at = builder.CreateString(op.substr(0, dot));
            rows.push_back(fb::CreateOperator(builder, name_at, builder.CreateString(overload)));
        }
        return builder.CreateVector(rows);
    }

private:
    std::map<std::string, std::int32_t> index_;
    std::vector<std::string> names_;
};

Result<Offset<fb::Instruction>> encode_instruction(FlatBufferBuilder& builder, const Method& method,
                                                   const Instruction& in, OperatorTable& operators) {
    using Kind = Instruction::Kind;
    using Type = fb::InstructionArguments;
    const std::size_t needed = in.kind == Kind::move ? 2 : in.kind == Kind::jump_false || in.kind == Kind::free ? 1 : 0;
    if (in.args.size() < needed) {
        return Error{.what = message("{count} arguments", in.args.size()),
                     .expected = Message::verbatim(std::to_string(needed))};
    }
    for (const ValueId id : in.args) {
        if (method.values.has(id)) continue;
        return Error{.what = message("argument {id}", id.number()), .expected = message("the id of a value")};
    }
    const std::vector<std::int32_t> args = numbers_of(in.args);
    Type type = Type::KernelCall;
    Offset<void> at;
    switch (in.kind) {
        case Kind::kernel:
            at = fb::CreateKernelCall(builder, operators.index(in.op), builder.CreateVector(args)).Union();
            break;
        case Kind::delegate:
            if (!method.delegates.has(in.delegate)) {
                return Error{.what = message("delegate {delegate}", in.delegate.number()),
                             .expected = message("a delegate of the method")};
            }
            type = Type::DelegateCall;
            at = fb::CreateDelegateCall(builder, in.delegate.number(), builder.CreateVector(args)).Union();
            break;
        case Kind::move:
            type = Type::MoveCall;
            at = fb::CreateMoveCall(builder, args[0], args[1]).Union();
            break;
        case Kind::jump_false:
            type = Type::JumpFalseCall;
            at = fb::CreateJumpFalseCall(builder, args[0], in.jump_to.number()).Union();
            break;
        case Kind::free:
            type = Type::FreeCall;
            at = fb::CreateFreeCall(builder, args[0]).Union();
            break;
    }
    return fb::CreateInstruction(builder, type, at);
}

Offset<flatbuffers::Vector<Offset<fb::BackendDelegate>>> encode_delegates(FlatBufferBuilder& builder,
                                                                          const Encoded& encoded,
                                                                          std::uint32_t first_payload) {
    std::vector<Offset<fb::BackendDelegate>> rows;
    for (const DelegateIndex i : encoded.method.delegates.indices()) {
        const Delegate& delegate = encoded.method.delegates[i];
        std::vector<Offset<fb::CompileSpec>> specs;
        for (const auto& [key, bytes] : delegate.compile_specs) {
            const auto key_at = builder.CreateString(key);
            const auto* start = reinterpret_cast<const std::uint8_t*>(bytes.data());
            specs.push_back(fb::CreateCompileSpec(builder, key_at, builder.CreateVector(start, bytes.size())));
        }
        const auto id_at = builder.CreateString(delegate.id);
        const auto processed = fb::CreateBackendDelegateDataReference(builder, 1, first_payload + encoded.payloads[i]);
        rows.push_back(fb::CreateBackendDelegate(builder, id_at, processed, builder.CreateVector(specs)));
    }
    return builder.CreateVector(rows);
}

}  // namespace

Result<Offset<fb::ExecutionPlan>> encode_method(FlatBufferBuilder& builder, const Encoded& encoded,
                                                std::uint32_t first_payload, bool with_traces) {
    const Method& method = encoded.method;
    std::vector<Offset<fb::EValue>> values;
    for (const ValueId id : method.values.indices()) {
        TRY(const Made made, encode_content(builder, encoded, id).in(method.values[id].name).in(method.name));
        values.push_back(fb::CreateEValue(builder, made.type, made.at));
    }
    OperatorTable operators;
    std::vector<Offset<fb::Instruction>> code;
    for (const Instruction& in : method.instructions) {
        TRY(const auto at, encode_instruction(builder, method, in, operators).in(in.name).in(method.name));
        code.push_back(at);
    }
    const std::vector<std::int32_t> none;
    const auto chain_inputs = builder.CreateVector(none), chain_outputs = builder.CreateVector(none);
    const auto code_at = builder.CreateVector(code);
    Offset<flatbuffers::Vector<Offset<fb::FrameList>>> traces_at;
    const auto has_trace = [](const Instruction& in) { return !in.stack_trace.empty(); };
    if (with_traces && std::any_of(method.instructions.begin(), method.instructions.end(), has_trace)) {
        std::vector<Offset<fb::FrameList>> traces;
        for (const Instruction& in : method.instructions) traces.push_back(encode_frames(builder, in.stack_trace));
        traces_at = builder.CreateVector(traces);
    }
    const std::vector<Offset<fb::Chain>> chains{
        fb::CreateChain(builder, chain_inputs, chain_outputs, code_at, traces_at)};
    const auto name_at = builder.CreateString(method.name);
    const auto in_at = builder.CreateString(method.encoded_in_tree);
    const auto trees = fb::CreateContainerMetadata(builder, in_at, builder.CreateString(method.encoded_out_tree));
    const auto values_at = builder.CreateVector(values);
    const auto inputs_at = builder.CreateVector(numbers_of(method.inputs));
    const auto outputs_at = builder.CreateVector(numbers_of(method.outputs));
    const auto chains_at = builder.CreateVector(chains);
    const auto operators_at = operators.encode(builder);
    const auto delegates_at = encode_delegates(builder, encoded, first_payload);
    const auto arenas_at = builder.CreateVector(encoded.arenas);
    return fb::CreateExecutionPlan(builder, name_at, trees, values_at, inputs_at, outputs_at, chains_at, operators_at,
                                   delegates_at, arenas_at);
}

}  // namespace arenascope::pte
