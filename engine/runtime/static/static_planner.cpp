#include "engine/runtime/static/static_planner.h"

#include <algorithm>

#include "engine/base/text.h"

namespace arenascope {

namespace {

constexpr std::int64_t slot_align = 64;

std::int64_t padded(std::int64_t bytes) { return (bytes + slot_align - 1) / slot_align * slot_align; }

TensorValue& tensor_of(ValuesView values, ValueId id) { return std::get<TensorValue>(values[id]); }

std::int64_t bytes_of(const TensorValue& tensor) { return tensor.numel() * item_size(tensor.dtype); }

/// "x=4,16 y=2": the inputs with dynamic sizes, in the format of --warmup.
std::string warmup_text(const Method& method, ConstValuesView values) {
    std::string text;
    for (const ValueId id : method.inputs) {
        const Value& input = method.values[id];
        const auto* tensor = std::get_if<TensorValue>(&values[id]);
        if (!tensor || !input.tensor() || input.tensor()->dynamism == Dynamism::fixed) continue;
        append_item(text, " ", input.name + "=" + joined(tensor->sizes, ","));
    }
    return text;
}

}  // namespace

StaticPlanner::StaticPlanner(Kind kind, bool manages_outputs, const Method& method, const StaticLayout& layout)
    : kind_(kind), manages_outputs_(manages_outputs), method_(method), layout_(layout), buffers_(layout.blocks.size()) {
    for (const StaticBlock& block : layout.blocks) {
        learned_.emplace_back(block.groups, 0);
        report_.groups += block.groups;
        report_.managed += block.managed.size();
        report_.blocks.push_back({block.path, block.groups, block.managed.size(), {}});
        for (std::size_t i = 0; i < block.managed.size(); ++i) {
            report_.sizes.push_back({method.values[block.managed[i]].name, block.path, block.planned[i], 0});
        }
    }
    report_.bytes.planned = group_bytes(&StaticReport::Size::planned);
}

std::int64_t StaticPlanner::group_bytes(std::int64_t StaticReport::Size::*size) const {
    std::int64_t sum = 0;
    auto row = report_.sizes.begin();
    for (const StaticBlock& block : layout_.blocks) {
        std::vector<std::int64_t> largest(block.groups, 0);
        for (const std::size_t group : block.group) largest[group] = std::max(largest[group], padded((*row++).*size));
        for (const std::int64_t bytes : largest) sum += bytes;
    }
    return sum;
}

void StaticPlanner::point(ValueId id, std::byte* data, ValuesView values) const {
    TensorValue& tensor = tensor_of(values, id);
    tensor.data = data;
    tensor.upper = tensor.sizes;                  // its memory is not larger than this
    for (const ValueId view : layout_.views[id])  // of rows, where these are
        tensor_of(values, view).data = data ? data + method_.values[view].tensor()->alias_offset : nullptr;
}

Result<> StaticPlanner::place_alone(ValueId id, ValuesView values) {
    TRY(Block block, Block::make(bytes_of(tensor_of(values, id))));
    point(id, block.data(), values);
    alone_.push_back(std::move(block));
    return done;
}

Result<> StaticPlanner::outgrow(ValueId id, std::int64_t slot, ValuesView values) {
    const TensorValue& tensor = tensor_of(values, id);
    const std::string& name = method_.values[id].name;
    report_.outgrown.push_back({runs_, name, bytes_of(tensor), slot});
    if (kind_ == Kind::precomputed) {
        // One for each set of shapes, with the first tensor that needs it; all of them are in `outgrown`.
        const std::string shapes = warmup_text(method_, values);
        if (advised_.insert(shapes).second) {
            report_.problems.push_back(
                message("'{tensor}' needs {bytes} bytes, but its slot has {available}; warm up with [{shapes}]", name,
                        bytes_of(tensor), slot, shapes));
        }
    }
    return place_alone(id, values);
}

/// A block without a run has observed nothing: its tensors get memory of their own.
Result<> StaticPlanner::place_resizing(GraphIndex at, ValuesView values) {
    const StaticBlock& block = layout_.blocks[at];
    const std::vector<std::int64_t>& learned = learned_[at];
    std::vector<std::int64_t> starts;
    std::int64_t total = 0;
    for (const std::int64_t bytes : learned) {
        starts.push_back(total);
        total += padded(bytes);
    }
    report_.blocks[at].arena_bytes.push_back(total);
    TRY(buffers_[at], Block::make(total));
    for (std::size_t i = 0; i < block.managed.size(); ++i) {
        const ValueId id = block.managed[i];
        const std::size_t group = block.group[i];
        if (total == 0) CHECKED(place_alone(id, values));
        else if (bytes_of(tensor_of(values, id)) > learned[group]) CHECKED(outgrow(id, learned[group], values));
        else point(id, buffers_[at].data() + starts[group], values);
    }
    return done;
}

Result<> StaticPlanner::place_precomputed(GraphIndex at, ValuesView values) {
    const StaticBlock& block = layout_.blocks[at];
    report_.blocks[at].arena_bytes.push_back(block.arena_bytes);
    if (buffers_[at].size() != block.arena_bytes || !buffers_[at].data()) {
        TRY(buffers_[at], Block::make(block.arena_bytes));
    }
    for (std::size_t i = 0; i < block.managed.size(); ++i) {
        const ValueId id = block.managed[i];
        if (bytes_of(tensor_of(values, id)) > block.planned[i]) CHECKED(outgrow(id, block.planned[i], values));
        else point(id, buffers_[at].data() + block.offsets[i], values);
    }
    return done;
}

/// One buffer for all outputs of a run. If the caller still owns the last one, this run uses another.
Result<> StaticPlanner::place_outputs(ValuesView values) {
    std::vector<std::pair<ValueId, std::int64_t>> places;
    std::int64_t total = 0;
    for (const ValueId id : layout_.unmanaged) {
        if (std::find(method_.outputs.begin(), method_.outputs.end(), id) == method_.outputs.end()) {
            CHECKED(place_alone(id, values));
            continue;
        }
        places.emplace_back(id, total);
        total += padded(bytes_of(tensor_of(values, id)));
    }
    if (!outputs_ || outputs_.use_count() > 1 || outputs_->size() < total) {
        TRY(Block block, Block::make(total));
        outputs_ = std::make_shared<Block>(std::move(block));
        ++report_.output_buffers;
    }
    report_.output_bytes.push_back(outputs_->size());
    for (const auto& [id, offset] : places) point(id, outputs_->data() + offset, values);
    return done;
}

Result<> StaticPlanner::place(ValuesView values) {
    alone_.clear();
    output_values_.clear();
    ran_.assign(layout_.blocks.size(), false);
    if (manages_outputs_) CHECKED(place_outputs(values));
    else {
        for (const ValueId id : layout_.unmanaged) CHECKED(place_alone(id, values));
    }
    std::int64_t arenas = 0;
    for (const GraphIndex at : layout_.blocks.indices()) {
        CHECKED(kind_ == Kind::resizing ? place_resizing(at, values) : place_precomputed(at, values));
        arenas += report_.blocks[at].arena_bytes.back();
    }
    report_.arena_bytes.push_back(arenas);
    return done;
}

void StaticPlanner::finish(ConstValuesView values) {
    auto row = report_.sizes.begin();
    for (const GraphIndex at : layout_.blocks.indices()) {
        const StaticBlock& block = layout_.blocks[at];
        for (std::size_t i = 0; i < block.managed.size(); ++i, ++row) {
            if (!ran_[at]) continue;
            const std::int64_t bytes = bytes_of(std::get<TensorValue>(values[block.managed[i]]));
            std::int64_t& learned = learned_[at][block.group[i]];
            learned = std::max(learned, bytes);
            row->learned = std::max(row->learned, bytes);
        }
    }
    for (const ValueId id : method_.outputs) {
        const auto* tensor = std::get_if<TensorValue>(&values[id]);
        if (tensor && manages_outputs_) output_values_.push_back(*tensor);
    }
    report_.bytes.learned = group_bytes(&StaticReport::Size::learned);
    ++runs_;
}

}  // namespace arenascope
