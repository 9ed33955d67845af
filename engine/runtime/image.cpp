#include "engine/runtime/image.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "engine/runtime/state.h"

namespace arenascope {

namespace {

constexpr std::int64_t block_align = 64;
constexpr std::int64_t arena_guard = 1024;  // limits the damage of a kernel that writes outside of its arena

std::string title(const Method& method, ValueId id) {
    const std::string& name = method.values[id].name;
    return name.empty() ? "value " + std::to_string(id.number()) : name;
}

/// Supplied memory keeps its contents.
Result<> zero(const Bank& bank, std::int64_t bytes) {
    const std::vector<std::byte> zeros(static_cast<std::size_t>(bytes));
    if (bank.is_remote()) return bank.write(bank.data, zeros.data(), zeros.size());
    std::copy(zeros.begin(), zeros.end(), bank.data);
    return done;
}

/// The initial value of a state: that of its file, else zero. Of quantised bytes that is the zero point, as in
/// TensorFlow Lite, which sets variables of this type only.
void copy_initial(const Tensor& tensor, std::size_t bytes, std::byte* to) {
    const bool has_zero_point =
        tensor.dtype == DType::i8 && tensor.quantisation && !tensor.quantisation->zero_points.empty();
    std::memset(to, has_zero_point ? static_cast<std::uint8_t>(tensor.quantisation->zero_points.front()) : 0, bytes);
    const std::size_t have = tensor.data ? std::min(bytes, tensor.data->bytes.size()) : 0;
    if (have > 0) std::memcpy(to, tensor.data->bytes.data(), have);
}

}  // namespace

void Block::Free::operator()(void* memory) const { std::free(memory); }

Result<Block> Block::make(std::int64_t bytes, std::int64_t guard) {
    Block block;
    const auto padded = checked_add(bytes, 2 * (block_align + guard));
    if (bytes >= 0 && padded) block.memory_.reset(std::calloc(static_cast<std::size_t>(*padded), 1));
    if (!block.memory_) {
        return Error{.what = message("out of memory: {bytes} bytes", bytes),
                     .remedy = message("set smaller upper bounds for the dynamic dimensions")};
    }
    const auto address = reinterpret_cast<std::uintptr_t>(block.memory_.get());
    block.data_ =
        static_cast<std::byte*>(block.memory_.get()) + (block_align - address % block_align) % block_align + guard;
    block.size_ = bytes;
    block.guard_ = guard;
#ifndef NDEBUG
    std::memset(block.data_, 0xA5, static_cast<std::size_t>(bytes));  // makes reads of unwritten bytes visible
#endif
    return block;
}

Block Block::over(std::byte* data, std::int64_t bytes) {
    Block block;
    block.data_ = data;
    block.size_ = bytes;
    return block;
}

Result<Image> Image::make(std::shared_ptr<const Method> method, const Plan& plan, const std::vector<Binding>& bindings,
                          const std::vector<Bank>& banks) {
    Image image;
    image.method_ = std::move(method);
    CHECKED(image.make_arenas(plan, banks));
    CHECKED(image.place(plan));
    const Method& from = *image.method_;
    image.values_.resize(from.values.size());
    for (const Binding& binding : bindings) CHECKED(image.bind(binding));
    for (const auto* ids : {&from.inputs, &from.outputs}) {
        for (const ValueId id : *ids) CHECKED(image.supply_caller(id));
    }
    for (const ValueId id : from.values.indices()) {
        const Tensor* tensor = from.values[id].tensor();
        if (tensor && tensor->is_state) CHECKED(image.supply_caller(id));
    }
    for (const ValueId id : from.values.indices()) CHECKED(image.make_value(id).in(title(from, id)));
    CHECKED(image.write_state());
    return image;
}

Result<> Image::make_arenas(const Plan& plan, const std::vector<Bank>& banks) {
    banks_ = banks;
    std::map<std::int32_t, std::int64_t> bytes;
    for (const PoolResult& pool : plan.pools) bytes[pool.mem_id] = pool.bytes;
    const auto is_zeroed = [&plan](std::int32_t mem_id) {
        const Pool* pool = find_pool(plan.problem, mem_id);
        return pool && pool->zeroed;
    };
    for (const auto& [mem_id, size] : bytes) {
        const auto bank =
            std::find_if(banks.begin(), banks.end(), [id = mem_id](const Bank& b) { return b.mem_id == id; });
        if (bank != banks.end()) {
            if (bank->bytes < size || !bank->data) {
                return Error{.what = message("the bank of pool {mem_id} has {bytes} bytes", mem_id, bank->bytes),
                             .expected = Message::verbatim(std::to_string(size))};
            }
            if (is_zeroed(mem_id)) CHECKED(zero(*bank, size));
            arenas_.emplace(mem_id, Block::over(bank->data, size));
            continue;
        }
        TRY(Block block, Block::make(size, arena_guard).in(message("pool {pool}", mem_id)));
        if (is_zeroed(mem_id)) std::memset(block.data(), 0, static_cast<std::size_t>(size));
        arenas_.emplace(mem_id, std::move(block));
    }
    return done;
}

Result<> Image::place(const Plan& plan) {
    if (plan.placement.offsets.size() != plan.problem.buffers.size()) {
        return Error{.what = message("the plan has {offsets} offsets for {buffers} buffers",
                                     plan.placement.offsets.size(), plan.problem.buffers.size())};
    }
    for (const BufferRow row : plan.problem.buffers.indices()) {
        const Buffer& buffer = plan.problem.buffers[row];
        const std::int64_t offset = plan.placement.offsets[row];
        const Tensor* tensor = method_->values.has(buffer.id) ? method_->values[buffer.id].tensor() : nullptr;
        if (!tensor)
            return Error{
                .what = message("the plan has an offset for value {id}, which is not a tensor", buffer.id.number())};
        const auto arena = arenas_.find(buffer.mem_id);
        const auto end = checked_add(offset, tensor->bytes().value_or(0));
        const std::int64_t room = arena == arenas_.end() ? 0 : arena->second.size();
        if (offset < 0 || !end || *end > room) {
            return Error{
                .what = message("{id} at offset {offset} is outside its pool", title(*method_, buffer.id), offset),
                .expected = message("pool {mem_id} with {bytes} bytes", buffer.mem_id, room),
                .remedy = message("plan it again")};
        }
        if (arena != arenas_.end()) places_[buffer.id] = arena->second.data() + offset;
    }
    return done;
}

/// Memory that the application would supply: a buffer for an input, output or state outside of the arenas.
Result<> Image::supply_caller(ValueId id) {
    if (!method_->values.has(id)) return Error{.what = message("value {id} does not exist", id.number())};
    const Tensor* tensor = method_->values[id].tensor();
    if (!tensor || tensor->is_constant || tensor->alias_of != no_value || places_.contains(id)) return done;
    TRY(Block block, Block::make(tensor->bytes().value_or(-1)).in(title(*method_, id)));
    places_[id] = block.data();
    caller_.push_back(std::move(block));
    return done;
}

/// One buffer of the caller for both ends.
Result<> Image::bind(const Binding& binding) {
    CHECKED(supply_caller(method_->inputs[binding.input]));
    places_[method_->outputs[binding.output]] = places_.at(method_->inputs[binding.input]);
    return done;
}

Result<> Image::make_value(ValueId id) {
    const auto& from = method_->values[id].data;
    RuntimeValue& to = values_[id];
    if (const auto* tensor = std::get_if<Tensor>(&from)) return make_tensor(id, *tensor);
    if (const auto* integer = std::get_if<std::int64_t>(&from)) to = *integer;
    else if (const auto* boolean = std::get_if<bool>(&from)) to = *boolean;
    else if (const auto* number = std::get_if<double>(&from)) to = *number;
    else if (const auto* text = std::get_if<std::string>(&from)) to = text;
    else if (const auto* ints = std::get_if<IntList>(&from)) to = ints;
    else if (const auto* doubles = std::get_if<DoubleList>(&from)) to = doubles;
    else if (const auto* bools = std::get_if<BoolList>(&from)) to = bools;
    else if (const auto* tensors = std::get_if<TensorList>(&from)) to = tensors;
    else if (const auto* optionals = std::get_if<OptionalTensorList>(&from)) to = optionals;
    return done;
}

Result<> Image::make_tensor(ValueId id, const Tensor& tensor) {
    TensorValue value;
    value.dtype = tensor.dtype;
    value.is_fixed = tensor.dynamism == Dynamism::fixed;
    value.is_constant = tensor.is_constant;
    value.quantisation = tensor.quantisation.get();
    const auto bytes = tensor.bytes();
    if (tensor.upper.size() > max_rank || !bytes || item_size(tensor.dtype) == 0) {
        return Error{.what = message("the tensor cannot be run"),
                     .expected = message("a known type, at most 16 dimensions, a size that fits")};
    }
    for (const std::int64_t size : tensor.upper) value.sizes.push_back(size);
    value.upper = value.sizes;
    if (!tensor.dim_order.empty() && tensor.dim_order.size() != value.rank())
        return Error{.what = message("dim_order has another rank than the tensor")};
    std::array<bool, max_rank> seen{};
    for (std::size_t i = 0; i < value.rank(); ++i) {
        value.order[i] = tensor.dim_order.empty() ? static_cast<std::uint8_t>(i) : tensor.dim_order[i];
        if (value.order[i] >= value.rank() || seen[value.order[i]])
            return Error{.what = message("dim_order is not a permutation")};
        seen[value.order[i]] = true;
    }
    set_dense_strides(value);
    if (tensor.is_constant) {
        if (!tensor.data && *bytes > 0) {
            return Error{.what = message("the constant's data is missing"),
                         .expected = message("the .ptd file that came with the program"),
                         .remedy = message("put it in the program's folder, or pass it with --data")};
        }
        const std::size_t have = tensor.data ? tensor.data->bytes.size() : 0;
        if (have < static_cast<std::size_t>(*bytes)) {
            return Error{.what = message("the constant has {bytes} bytes", have),
                         .expected = Message::verbatim(std::to_string(*bytes))};
        }
        // Never written: resize() and every in-place kernel refuse constants.
        value.data = const_cast<std::byte*>(tensor.data ? tensor.data->bytes.data() : nullptr);
    } else {
        TRY(value.data,
            tensor.alias_of == no_value ? Result<std::byte*>(places_.contains(id) ? places_.at(id) : nullptr)
                                        : root_data(tensor));
        // A view of a constant is constant: a file may let a kernel write through it.
        if (tensor.alias_of != no_value) value.is_constant = method_->values[tensor.alias_of].tensor()->is_constant;
    }
    values_[id] = value;
    return done;
}

Result<std::byte*> Image::root_data(const Tensor& tensor) const {
    const Tensor* root = method_->values.has(tensor.alias_of) ? method_->values[tensor.alias_of].tensor() : nullptr;
    if (!root || root->alias_of != no_value)
        return Error{.what = message("the view refers to a value that does not own memory")};
    const std::int64_t spare = root->bytes().value_or(-1) - tensor.bytes().value_or(0);
    if (spare < 0 || tensor.alias_offset < 0 || tensor.alias_offset > spare)
        return Error{.what = message("the view is larger than its tensor")};
    std::byte* start = root->data && root->is_constant ? const_cast<std::byte*>(root->data->bytes.data()) : nullptr;
    if (const auto found = places_.find(tensor.alias_of); !root->is_constant && found != places_.end())
        start = found->second;
    return start ? start + tensor.alias_offset : nullptr;
}

std::vector<std::int64_t> Image::arena_bytes() const {
    std::vector<std::int64_t> bytes(1, 0);
    for (const auto& [mem_id, block] : arenas_) {
        if (mem_id < 0) continue;
        if (bytes.size() <= static_cast<std::size_t>(mem_id)) bytes.resize(static_cast<std::size_t>(mem_id) + 1, 0);
        bytes[static_cast<std::size_t>(mem_id)] = block.size();
    }
    return bytes;
}

std::int32_t Image::arena_of(const std::byte* data) const {
    for (const auto& [mem_id, block] : arenas_) {
        if (data >= block.data() && data < block.data() + block.size()) return mem_id;
    }
    return 0;
}

Result<> Image::write_state() const {
    for (const auto& [id, place] : places_) {
        const Tensor& tensor = *method_->values[id].tensor();
        if (!tensor.is_state) continue;
        const auto bytes = static_cast<std::size_t>(tensor.bytes().value_or(0));
        const auto bank = std::find_if(banks_.begin(), banks_.end(), [at = place](const Bank& b) {
            return b.is_remote() && at >= b.data && at < b.data + b.bytes;
        });
        if (bank != banks_.end()) {
            std::vector<std::byte> initial(bytes);
            copy_initial(tensor, bytes, initial.data());
            CHECKED(bank->write(place, initial.data(), bytes).in(title(*method_, id)));
            continue;
        }
        copy_initial(tensor, bytes, place);
    }
    return done;
}

}  // namespace arenascope
