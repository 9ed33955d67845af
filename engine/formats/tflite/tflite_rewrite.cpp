#include "engine/formats/tflite/tflite_rewrite.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>

#include "engine/formats/tflite/tflite.h"
#include "engine/formats/tflite/tflite_names.h"
#include "engine/formats/tflite/tflite_options.h"
#include "engine/formats/tflite/tflite_parts.h"
#include "engine/ir/steps.h"
#include "engine/ops/tflite_rows.h"

namespace arenascope::tflite {
namespace {

/// Operators that are written anew: their numbers, versions for 8 bits, and the tables of their options.
struct NewOperator {
    std::string_view op;
    std::int32_t code, version;
    std::uint8_t options;  ///< 0: none
};
constexpr std::uint8_t while_options = 93;
constexpr std::array new_operators{NewOperator{"CONCATENATION", 2, 2, 10},
                                   NewOperator{"CONV_2D", 3, 3, 1},
                                   NewOperator{"DEPTHWISE_CONV_2D", 4, 3, 2},
                                   NewOperator{"RESHAPE", 22, 1, 0},
                                   NewOperator{"LESS", 58, 1, 0},
                                   NewOperator{"SLICE", 65, 2, 0},
                                   NewOperator{"FILL", 94, 3, 0},
                                   NewOperator{"WHILE", 119, 1, while_options},
                                   NewOperator{"DYNAMIC_UPDATE_SLICE", 151, 1, 0}};
constexpr std::int32_t most_in_a_byte = 127;  // larger numbers have a field of their own

std::string_view builtin_of(const Instruction& in) { return std::string_view(in.op).substr(8); }
bool has_name(const Instruction& in, std::string_view builtin) { return takes_step(in) && builtin_of(in) == builtin; }

/// Converters join the names of all that they fuse; the first of them says what a tile is of.
std::string short_name(const std::string& name) {
    const std::size_t first = name.find(';'), tile = name.rfind(".tile");
    if (first == std::string::npos) return name;
    return name.substr(0, first) + (tile != std::string::npos && tile > first ? name.substr(tile) : "");
}

class Rewriter {
public:
    Rewriter(const Artifact& artifact, const fb::Model& model, ByteView file, Program original)
        : method_(artifact.method),
          model_(model),
          graph_(*model.subgraphs()->Get(0)),
          head_(file),
          original_(std::move(original)) {}

    Result<std::vector<std::byte>> write(const Table<ValueId, std::int32_t>& offsets) && {
        CHECKED(number_operators());
        TRY(parts_, parts_of(method_));
        const bool has_names = model_.signature_defs() && model_.signature_defs()->size() > 0;
        for (GraphPart& part : parts_) {
            std::vector<ValueId> named;
            if (has_names) named = part.inputs;
            if (has_names) named.insert(named.end(), part.outputs.begin(), part.outputs.end());
            number_tensors(method_, is_own(part) ? own_tensors() : 0, named, part);
        }
        head_.put(0);           // root
        head_.put(0x334C4654);  // "TFL3"
        const ModelSlots slots = put_model(head_, model_, true);
        put_codes(slots.codes);
        head_.link(slots.graphs, head_.at());
        head_.put(static_cast<std::uint32_t>(parts_.size()));
        const std::size_t graph_slots = head_.at();
        for (std::size_t i = 0; i < parts_.size(); ++i) head_.put(0);
        for (std::size_t i = 0; i < parts_.size(); ++i) CHECKED(put_graph(graph_slots + 4 * i, parts_[i]));
        const auto entry = plan_entry(model_);
        const std::uint32_t first = model_.buffers() ? model_.buffers()->size() : 0;
        const auto buffers = put_list(head_, model_.buffers(), slots.buffers, constants_.size() + 2);
        const std::vector<std::size_t> entries = put_list(head_, model_.metadata(), slots.metadata, 1, entry);
        put_buffers(buffers);
        std::vector<std::int32_t> listed;  // one graph after the other
        for (const GraphPart& part : parts_)
            for (const ValueId id : part.tensors) listed.push_back(id == no_value ? -1 : offsets[id]);
        put_plan(head_, entries.front(), buffers.back(), first + static_cast<std::uint32_t>(buffers.size()) - 1,
                 listed);
        return std::move(head_).joined();
    }

private:
    [[nodiscard]] bool is_own(const GraphPart& part) const { return &part == parts_.data(); }
    [[nodiscard]] std::size_t own_tensors() const { return graph_.tensors() ? graph_.tensors()->size() : 0; }

    /// By its options: they are values of the file, and tiles keep those of what they are parts of.
    Result<> number_operators() {
        const Method& read = original_.methods.front();
        for (const InstructionIndex at : read.instructions.indices())
            operators_[read.instructions[at].args.back()] = at;
        for (const Instruction& in : method_.instructions) {
            if (!takes_step(in)) continue;
            const auto found = operators_.find(in.args.back());
            if (found != operators_.end() && read.instructions[found->second].op == in.op) continue;
            if (std::none_of(new_operators.begin(), new_operators.end(),
                             [&](const NewOperator& each) { return each.op == builtin_of(in); }))
                return Error{.what = message("'{name}' is not an operator of the model", in.name),
                             .expected = message("the model's own operators and tiles of them"),
                             .remedy = message("turn off graph passes")};
        }
        return done;
    }

    void put_codes(std::size_t slot) {
        const std::uint32_t old = model_.operator_codes() ? model_.operator_codes()->size() : 0;
        std::vector<const NewOperator*> missing;
        for (const NewOperator& each : new_operators) {
            const bool is_used = std::any_of(method_.instructions.begin(), method_.instructions.end(),
                                             [&](const Instruction& in) { return has_name(in, each.op); });
            if (!is_used) continue;
            for (std::uint32_t i = 0; i < old; ++i) {
                const fb::OperatorCode& code = *model_.operator_codes()->Get(i);
                const std::int32_t number = std::max<std::int32_t>(code.deprecated_builtin_code(), code.builtin_code());
                if (number == each.code && code.version() >= std::min(each.version, 2)) codes_.try_emplace(each.op, i);
            }
            if (codes_.try_emplace(each.op, old + missing.size()).second) missing.push_back(&each);
        }
        const auto slots = put_list(head_, model_.operator_codes(), slot, missing.size());
        for (std::size_t i = 0; i < missing.size(); ++i) {
            const std::size_t code = head_.put_table({true, false, true, true});
            head_.link(slots[i], code - 4);
            head_.set(code, static_cast<std::uint32_t>(std::min(missing[i]->code, most_in_a_byte)));
            head_.set(code + 4, static_cast<std::uint32_t>(missing[i]->version));
            head_.set(code + 8, static_cast<std::uint32_t>(missing[i]->code));
        }
    }

    Result<> put_graph(std::size_t slot, const GraphPart& part) {
        const bool has_name = !is_own(part) || graph_.name();
        std::size_t at = head_.put_table({true, true, true, true, has_name});
        head_.link(slot, at - 4);
        const std::size_t tensors = at;
        put_numbers(at + 4, part.inputs, part);
        put_numbers(at + 8, part.outputs, part);
        if (is_own(part) && has_name) head_.link_old(at + 16, graph_.name());
        else if (has_name) head_.link(at + 16, head_.at()), head_.put_text(part.name);
        put_tensors(tensors, part.tensors);
        return put_operators(at + 12, part);
    }

    void put_tensors(std::size_t slot, const std::vector<ValueId>& tensors) {
        head_.link(slot, head_.at());
        head_.put(static_cast<std::uint32_t>(tensors.size()));
        std::vector<std::size_t> slots;
        for (std::size_t i = 0; i < tensors.size(); ++i) {
            slots.push_back(head_.at());
            head_.put(0);
        }
        for (std::size_t i = 0; i < tensors.size(); ++i) {
            if (tensors[i] == no_value) {
                put_nothing(slots[i]);
                continue;
            }
            if (tensors[i].row() >= own_tensors()) {
                put_tensor(slots[i], method_.values[tensors[i]]);
                continue;
            }
            const fb::Tensor& old = *graph_.tensors()->Get(static_cast<std::uint32_t>(tensors[i].row()));
            const auto* signature = old.shape_signature();
            const bool is_open = signature && std::find(signature->begin(), signature->end(), -1) != signature->end();
            if (is_open && !old.sparsity()) put_fixed(slots[i], old);
            else head_.link_old(slots[i], &old);
        }
    }

    /// Of a number that nothing has any more: a runtime that allocates all tensors needs no bytes for it.
    void put_nothing(std::size_t slot) {
        const std::size_t table = head_.put_table({true, true, true});
        head_.link(slot, table - 4);
        head_.link(table, head_.at());
        head_.put(1);
        head_.put(0);
        head_.set(table + 4, static_cast<std::uint32_t>(type_of(DType::i8).value_or(0)));
        head_.set(table + 8, model_.buffers() ? model_.buffers()->size() : 0);
    }

    /// A tensor of the file whose sizes were open: tiles are made for those that it has.
    void put_fixed(std::size_t slot, const fb::Tensor& old) {
        const std::vector<bool> has{old.shape() != nullptr,        true, true, old.name() != nullptr,
                                    old.quantization() != nullptr, true};
        std::size_t at = head_.put_table(has);
        head_.link(slot, at - 4);
        const auto put = [&](const void* linked, std::uint32_t word) {
            if (linked) head_.link_old(at, linked);
            else head_.set(at, word);
            at += 4;
        };
        if (has[0]) put(old.shape(), 0);
        put(nullptr, static_cast<std::uint8_t>(old.type()));
        put(nullptr, old.buffer());
        if (has[3]) put(old.name(), 0);
        if (has[4]) put(old.quantization(), 0);
        put(nullptr, old.is_variable() ? 1 : 0);
    }

    void put_tensor(std::size_t slot, const Value& value) {
        const Tensor& tensor = *value.tensor();
        const std::uint32_t old = model_.buffers() ? model_.buffers()->size() : 0;
        std::uint32_t buffer = old;  // the first new one is empty
        if (tensor.is_constant) {
            constants_.push_back(tensor.data->bytes);
            buffer = old + static_cast<std::uint32_t>(constants_.size());
        }
        const fb::Quantization* quantisation = quantisation_of(tensor);
        const std::size_t table = head_.put_table({true, true, true, true, quantisation != nullptr});
        head_.link(slot, table - 4);
        head_.link(table, head_.at());
        head_.put(static_cast<std::uint32_t>(tensor.upper.size()));
        for (const std::int64_t size : tensor.upper) head_.put(static_cast<std::uint32_t>(size));
        head_.set(table + 4, static_cast<std::uint32_t>(type_of(tensor.dtype).value_or(0)));
        head_.set(table + 8, buffer);
        head_.link(table + 12, head_.at());
        head_.put_text(short_name(value.name));
        if (quantisation) head_.link_old(table + 16, quantisation);
    }

    /// Of a tensor of the file that has the same.
    [[nodiscard]] const fb::Quantization* quantisation_of(const Tensor& tensor) const {
        if (!tensor.quantisation) return nullptr;
        const Method& read = original_.methods.front();
        for (const ValueId id : IndexRange<ValueId>(own_tensors())) {
            const Tensor& each = *read.values[id].tensor();
            if (each.quantisation && each.quantisation->scales == tensor.quantisation->scales &&
                each.quantisation->zero_points == tensor.quantisation->zero_points &&
                each.quantisation->axis == tensor.quantisation->axis)
                return graph_.tensors()->Get(static_cast<std::uint32_t>(id.row()))->quantization();
        }
        return nullptr;
    }

    Result<> put_operators(std::size_t slot, const GraphPart& part) {
        head_.link(slot, head_.at());
        head_.put(static_cast<std::uint32_t>(part.operators.size()));
        std::size_t next = head_.at();
        for (std::size_t i = 0; i < part.operators.size(); ++i) head_.put(0);
        for (const InstructionIndex at : part.operators) {
            const Instruction& in = method_.instructions[at];
            const auto found = operators_.find(in.args.back());
            const fb::Operator* old = found == operators_.end()
                ? nullptr
                : graph_.operators()->Get(static_cast<std::uint32_t>(found->second.row()));
            const Instruction* read = old ? &original_.methods.front().instructions[found->second] : nullptr;
            const bool is_same = read && read->args == in.args && read->outs == in.outs && keeps_numbers(in, part);
            if (is_same) head_.link_old(next, old);
            else CHECKED(put_operator(next, at, part, read && read->op == in.op ? old : nullptr));
            next += 4;
        }
        return done;
    }

    [[nodiscard]] static bool keeps_numbers(const Instruction& in, const GraphPart& part) {
        return std::all_of(in.args.begin(), in.args.end(),
                           [&](ValueId id) { return part.numbers[id] < 0 || part.numbers[id] == id.number(); });
    }

    void put_numbers(std::size_t slot, const std::vector<ValueId>& ids, const GraphPart& part) {
        head_.link(slot, head_.at());
        head_.put(static_cast<std::uint32_t>(ids.size()));
        for (const ValueId id : ids) head_.put(static_cast<std::uint32_t>(part.numbers[id]));
    }

    Result<> put_operator(std::size_t slot, InstructionIndex at, const GraphPart& part, const fb::Operator* old) {
        const Instruction& in = method_.instructions[at];
        const std::size_t inputs = ops::tflite_inputs(method_, in);
        const std::vector<ValueId> reads(in.args.begin(), in.args.begin() + static_cast<std::ptrdiff_t>(inputs));
        const auto* raw = reinterpret_cast<const flatbuffers::Table*>(old);
        constexpr flatbuffers::voffset_t second_options = 4 + 2 * 11;
        if (raw && (raw->GetOptionalFieldOffset(second_options) != 0 || old->intermediates()))
            return Error{.what = message("'{name}' has options that cannot be copied", in.name)};
        const NewOperator* made = nullptr;
        for (const NewOperator& each : new_operators)
            if (!old && each.op == builtin_of(in)) made = &each;
        const bool has_options = old ? old->builtin_options() != nullptr : made && made->options != 0;
        const bool has_custom = old && old->custom_options();
        const std::size_t table = head_.put_table({true, true, true, has_options, has_options, has_custom});
        head_.link(slot, table - 4);
        head_.set(table, old ? old->opcode_index() : static_cast<std::uint32_t>(codes_.at(builtin_of(in))));
        put_numbers(table + 4, reads, part);
        put_numbers(table + 8, in.outs, part);
        if (old && has_options) {
            head_.set(table + 12, old->builtin_options_type());
            head_.link_old(table + 16, old->builtin_options());
        } else if (has_options) {
            head_.set(table + 12, made->options);
            put_options(table + 16, made->options == while_options ? graphs_of(at) : numbers_of(in));
        }
        if (has_custom) head_.link_old(table + (has_options ? 20 : 12), old->custom_options());
        return done;
    }

    [[nodiscard]] std::vector<std::int32_t> numbers_of(const Instruction& in) const {
        const std::vector<double>& numbers = std::get<DoubleList>(method_.values[in.args.back()].data).items;
        return {numbers.begin() + 1, numbers.end()};
    }
    /// A loop's condition and body, which end where it stands.
    [[nodiscard]] std::vector<std::int32_t> graphs_of(InstructionIndex loop) const {
        for (const GraphIndex graph : method_.graphs.indices())
            if (method_.graphs[graph].kind == SubGraph::Kind::body && method_.graphs[graph].end == loop)
                return {graph.number() - 1, graph.number()};
        return {0, 0};
    }

    /// Flags and numbers alike take a word.
    void put_options(std::size_t slot, const std::vector<std::int32_t>& numbers) {
        const std::size_t table = head_.put_table(std::vector<bool>(numbers.size(), true));
        head_.link(slot, table - 4);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            head_.set(table + 4 * i, static_cast<std::uint32_t>(numbers[i]));
    }

    /// One that is empty, constants, and the plan, which follows.
    void put_buffers(const std::vector<std::size_t>& slots) {
        const std::size_t empty = head_.put_table({});
        head_.link(slots.front(), empty - 4);
        for (std::size_t i = 0; i < constants_.size(); ++i) {
            const std::size_t buffer = head_.put_table({true});
            head_.link(slots[1 + i], buffer - 4);
            head_.align_next(16, 4);  // the schema aligns data to 16 bytes
            head_.link(buffer, head_.at());
            head_.put_bytes(constants_[i]);
        }
    }

    const Method& method_;
    const fb::Model& model_;
    const fb::SubGraph& graph_;
    Head head_;
    Program original_;                               ///< as the file has it
    std::map<ValueId, InstructionIndex> operators_;  ///< of the file, by their options
    std::vector<GraphPart> parts_;
    std::map<std::string_view, std::size_t> codes_;
    std::vector<ByteView> constants_;
};

}  // namespace

ModelSlots put_model(Head& head, const fb::Model& old, bool has_own_graph) {
    const void* kept[] = {nullptr,
                          has_own_graph ? nullptr : static_cast<const void*>(old.operator_codes()),
                          has_own_graph ? nullptr : static_cast<const void*>(old.subgraphs()),
                          old.description(),
                          nullptr,
                          old.metadata_buffer(),
                          nullptr,
                          old.signature_defs()};
    std::vector<bool> has;
    for (const void* each : kept) has.push_back(each != nullptr);
    has[0] = has[4] = has[6] = true;
    if (has_own_graph) has[1] = has[2] = true;
    std::size_t slot = head.put_table(has);
    head.link(0, slot - 4);
    ModelSlots slots;
    for (std::size_t i = 0; i < has.size(); ++i) {
        if (!has[i]) continue;
        if (i == 0) head.set(slot, old.version());
        else if (kept[i]) head.link_old(slot, kept[i]);
        else (i == 1 ? slots.codes : i == 2 ? slots.graphs : i == 4 ? slots.buffers : slots.metadata) = slot;
        slot += 4;
    }
    return slots;
}

void put_plan(Head& head, std::size_t entry_slot, std::size_t buffer_slot, std::uint32_t index,
              const std::vector<std::int32_t>& offsets) {
    const std::size_t entry = head.put_table({true, true});
    head.link(entry_slot, entry - 4);
    head.set(entry + 4, index);
    head.link(entry, head.at());
    head.put_text(plan_name);
    const std::size_t buffer = head.put_table({true});
    head.link(buffer_slot, buffer - 4);
    head.align_next(16, 4);  // the schema aligns data to 16 bytes
    head.link(buffer, head.at());
    head.put(static_cast<std::uint32_t>((plan_header + offsets.size()) * 4));
    for (const std::uint32_t word : {1U, 0U, static_cast<std::uint32_t>(offsets.size())}) head.put(word);
    for (const std::int32_t offset : offsets) head.put(static_cast<std::uint32_t>(offset));
}

Result<Table<ValueId, std::int32_t>> offsets_of(const Artifact& artifact) {
    Table<ValueId, std::int32_t> offsets(artifact.method.values.size(), -1);
    for (const BufferRow row : artifact.plan.problem.buffers.indices()) {
        const Buffer& buffer = artifact.plan.problem.buffers[row];
        const std::int64_t offset = artifact.plan.placement.offsets[row];
        if (buffer.mem_id != 1) {
            return Error{.what = message("the plan uses memory {mem_id}", buffer.mem_id),
                         .expected = message("one arena: mem_id 1"),
                         .remedy = message("assign every tensor to one pool, or write a .h")};
        }
        if (offset > std::numeric_limits<std::int32_t>::max()) {
            return Error{.what = message("offset {offset} does not fit in 32 bits", offset),
                         .remedy = message("use a smaller plan")};
        }
        if (offsets.has(buffer.id)) offsets[buffer.id] = static_cast<std::int32_t>(offset);
    }
    for (const ValueId id : offsets.indices()) {
        const Tensor* tensor = artifact.method.values[id].tensor();
        if (!tensor || !offsets.has(tensor->alias_of)) continue;
        const std::int32_t root = offsets[tensor->alias_of];
        offsets[id] = root < 0 ? root : root + static_cast<std::int32_t>(tensor->alias_offset);
    }
    return offsets;
}

Result<bool> has_calls_of_file(const Method& method, const std::shared_ptr<const MappedFile>& file,
                               Progress& progress) {
    TRY(const Program read, read_tflite(file, progress));
    const auto& own = read.methods.front().instructions;
    return own.size() == method.instructions.size() &&
        std::equal(own.begin(), own.end(), method.instructions.begin(), [](const Instruction& a, const Instruction& b) {
               return a.op == b.op && a.args == b.args && a.outs == b.outs;
           });
}

Result<std::vector<std::byte>> write_rewritten(const Artifact& artifact, const fb::Model& model,
                                               const std::shared_ptr<const MappedFile>& file, Progress& progress) {
    TRY(Program read, read_tflite(file, progress));
    TRY(const auto offsets, offsets_of(artifact));
    return Rewriter(artifact, model, file->bytes(), std::move(read)).write(offsets);
}

}  // namespace arenascope::tflite
