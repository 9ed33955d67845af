#pragma once
// Changes the tables of a .pte: its flatbuffer is unpacked, changed, and packed again in front of its segments.

#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/ir/graph.h"
#include "schemas/program_generated.h"

namespace arenascope::testing {

namespace fb = ::arenascope::pte_schema;

using EditedProgram = fb::ProgramT;

inline fb::ExecutionPlanT& planOf(EditedProgram& program) { return *program.execution_plan.front(); }
inline fb::EValueT& valueOf(EditedProgram& program, std::size_t id) { return *planOf(program).values[id]; }
inline fb::TensorT& tensorOf(EditedProgram& program, std::size_t id) { return *valueOf(program, id).val.AsTensor(); }
inline fb::InstructionT& instructionOf(EditedProgram& program, std::size_t i) {
    return *planOf(program).chains.front()->instructions[i];
}
inline fb::KernelCallT& callOf(EditedProgram& program, std::size_t i) {
    return *instructionOf(program, i).instr_args.AsKernelCall();
}

/// The bytes of `program` in front of the segments of `file`, which has a header of 32 bytes.
inline std::vector<std::byte> spliced(const std::vector<std::byte>& file, const EditedProgram& program) {
    constexpr std::size_t header_at = 8, header_bytes = 32, step = 128;
    flatbuffers::FlatBufferBuilder builder;
    fb::FinishProgramBuffer(builder, fb::CreateProgram(builder, &program));
    const auto* made = reinterpret_cast<const std::byte*>(builder.GetBufferPointer());
    const std::uint64_t bytes = builder.GetSize() + header_bytes, base = (bytes + step - 1) / step * step;
    const std::uint64_t old_base = read_at<std::uint64_t>(file, 24).value_or(file.size());
    std::vector<std::byte> out(file.begin(), file.begin() + header_at + header_bytes);
    out.insert(out.end(), made + header_at, made + builder.GetSize());
    out.resize(base);
    out.insert(out.end(), file.begin() + static_cast<std::ptrdiff_t>(old_base), file.end());
    const auto root = read_at<std::uint32_t>({made, builder.GetSize()}, 0).value_or(0) + std::uint32_t{header_bytes};
    std::memcpy(out.data(), &root, sizeof root);
    std::memcpy(out.data() + 16, &bytes, sizeof bytes);
    std::memcpy(out.data() + 24, &base, sizeof base);
    return out;
}

/// Packing drops empty lists; a delegate without calls keeps the list of delegates.
inline std::vector<std::byte> repacked(const std::vector<std::byte>& file,
                                       const std::function<void(EditedProgram&)>& edit) {
    const auto program = fb::UnPackProgram(file.data());
    auto data = std::make_unique<fb::BackendDelegateInlineDataT>();
    data->data = {1};
    program->backend_delegate_data.push_back(std::move(data));
    auto delegate = std::make_unique<fb::BackendDelegateT>();
    delegate->id = "Nobody";
    delegate->processed = std::make_unique<fb::BackendDelegateDataReferenceT>();
    delegate->processed->location = 0;
    delegate->processed->index = 0;
    planOf(*program).delegates.push_back(std::move(delegate));
    if (edit) edit(*program);
    return spliced(file, *program);
}

inline Data ownData(std::vector<std::byte> bytes) {
    const auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    return {*owner, owner};
}

}  // namespace arenascope::testing
