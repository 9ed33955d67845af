#include "engine/runtime/static/static_planner.h"

#include <algorithm>

namespace arenascope {

namespace {

constexpr std::int64_t slot_align = 64;

std::int64_t padded(std::int64_t bytes) { return (bytes + slot_align - 1) / slot_align * slot_align; }

TensorValue& tensor_of(std::span<RuntimeValue> values, ValueId id) {
    return std::get<TensorValue>(values[static_cast<std::size_t>(id)]);
}

std::int64_t bytes_of(const TensorValue& tensor) { return tensor.numel() * item_size(tensor.dtype); }

std::string shape_text(const TensorValue& tensor) {
    std::string text = "[";
    for (std::size_t i = 0; i < tensor.rank(); ++i) text += (i > 0 ? "," : "") + std::to_string(tensor.sizes[i]);
    return text + "]";
}

}  // namespace

StaticPlanner::StaticPlanner(Kind kind, bool manages_outputs, const Method& method, const StaticLayout& layout)
    : kind_(kind), manages_outputs_(manages_outputs), method_(method), layout_(layout), learned_(layout.groups, 0) {
    report_.groups = layout.groups;
    report_.managed = layout.managed.size();
}

void StaticPlanner::point(ValueId id, std::byte* data, std::span<RuntimeValue> values) const {
    TensorValue& tensor = tensor_of(values, id);
    tensor.data = data;
    tensor.upper = tensor.sizes;  // its memory holds no more than this
    for (const ValueId view : layout_.views[static_cast<std::size_t>(id)]) tensor_of(values, view).data = data;
}

Result<> StaticPlanner::place_alone(ValueId id, std::span<RuntimeValue> values) {
    TRY(Block block, Block::make(bytes_of(tensor_of(values, id))));
    point(id, block.data(), values);
    alone_.push_back(std::move(block));
    return done;
}

Result<> StaticPlanner::outgrow(std::size_t i, std::int64_t slot, std::span<RuntimeValue> values) {
    const ValueId id = layout_.managed[i];
    const TensorValue& tensor = tensor_of(values, id);
    const std::string& name = method_.values[static_cast<std::size_t>(id)].name;
    report_.outgrown.push_back({runs_, name, bytes_of(tensor), slot});
    if (kind_ == Kind::precomputed) {
        report_.problems.push_back("'" + name + "' needs " + std::to_string(bytes_of(tensor)) + " bytes, its slot has " +
                                   std::to_string(slot) + ": warm up with " + shape_text(tensor));
    }
    return place_alone(id, values);
}

Result<> StaticPlanner::place_resizing(std::span<RuntimeValue> values) {
    if (runs_ == 0) {
        report_.arena_bytes.push_back(0);
        for (const ValueId id : layout_.managed) CHECKED(place_alone(id, values));
        return done;
    }
    std::vector<std::int64_t> starts;
    std::int64_t total = 0;
    for (const std::int64_t bytes : learned_) {
        starts.push_back(total);
        total += padded(bytes);
    }
    report_.arena_bytes.push_back(total);
    TRY(buffer_, Block::make(total));
    for (std::size_t i = 0; i < layout_.managed.size(); ++i) {
        const std::size_t group = layout_.group[i];
        if (bytes_of(tensor_of(values, layout_.managed[i])) > learned_[group]) CHECKED(outgrow(i, learned_[group], values));
        else point(layout_.managed[i], buffer_.data() + starts[group], values);
    }
    return done;
}

Result<> StaticPlanner::place_precomputed(std::span<RuntimeValue> values) {
    report_.arena_bytes.push_back(layout_.arena_bytes);
    if (buffer_.size() != layout_.arena_bytes || !buffer_.data()) {
        TRY(buffer_, Block::make(layout_.arena_bytes));
    }
    for (std::size_t i = 0; i < layout_.managed.size(); ++i) {
        if (bytes_of(tensor_of(values, layout_.managed[i])) > layout_.slot_bytes[i]) CHECKED(outgrow(i, layout_.slot_bytes[i], values));
        else point(layout_.managed[i], buffer_.data() + layout_.offsets[i], values);
    }
    return done;
}

/// One buffer for all outputs of a run. Where someone still holds the last one, this run takes another.
Result<> StaticPlanner::place_outputs(std::span<RuntimeValue> values) {
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
    }
    for (const auto& [id, offset] : places) point(id, outputs_->data() + offset, values);
    return done;
}

Result<> StaticPlanner::place(std::span<RuntimeValue> values) {
    alone_.clear();
    output_values_.clear();
    if (manages_outputs_) CHECKED(place_outputs(values));
    else {
        for (const ValueId id : layout_.unmanaged) CHECKED(place_alone(id, values));
    }
    return kind_ == Kind::resizing ? place_resizing(values) : place_precomputed(values);
}

void StaticPlanner::finish(std::span<const RuntimeValue> values) {
    for (std::size_t i = 0; kind_ == Kind::resizing && i < layout_.managed.size(); ++i) {
        const auto& tensor = std::get<TensorValue>(values[static_cast<std::size_t>(layout_.managed[i])]);
        std::int64_t& learned = learned_[layout_.group[i]];
        learned = std::max(learned, bytes_of(tensor));
    }
    for (const ValueId id : method_.outputs) {
        const auto* tensor = std::get_if<TensorValue>(&values[static_cast<std::size_t>(id)]);
        if (tensor && manages_outputs_) output_values_.push_back(*tensor);
    }
    ++runs_;
}

}  // namespace arenascope
