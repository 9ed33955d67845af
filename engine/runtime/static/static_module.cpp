#include "engine/runtime/static/static_module.h"

#include <algorithm>
#include <limits>
#include <map>

#include "engine/ir/memory_budget.h"
#include "engine/kernels/rows.h"
#include "engine/runtime/host_io.h"
#include "engine/runtime/run_bytes.h"

namespace arenascope {

namespace {

const Tensor* tensor_of(const Method& method, ValueId id) { return method.values[id].tensor(); }

bool is_root(const Tensor& tensor) { return tensor.alias_of == no_value && !tensor.is_constant; }

/// Outputs, and the tensors that an output is a view of or receives.
Table<ValueId, bool> seen_by_outputs(const Method& method) {
    Table<ValueId, bool> seen(method.values.size());
    for (const ValueId id : method.outputs) {
        const Tensor* tensor = tensor_of(method, id);
        seen[id] = true;
        if (tensor && tensor->alias_of != no_value) seen[tensor->alias_of] = true;
    }
    for (InstructionIndex at = method.instructions.next(); at > InstructionIndex{0};) {
        const Instruction& instruction = method.instructions[--at];
        if (instruction.kind != Instruction::Kind::move || instruction.args.size() < 2) continue;
        if (seen[instruction.args[1]]) seen[instruction.args[0]] = true;
    }
    return seen;
}

/// Results of out variants.
Table<ValueId, bool> made_by_out_variants(const Method& method, const LoadOptions& options) {
    Table<ValueId, bool> made(method.values.size());
    for (const Instruction& instruction : method.instructions) {
        if (choose_kernel(method, instruction, options.kernels, options.fallback).kind != KernelChoice::Kind::out)
            continue;
        for (const ValueId id : instruction.outs) made[id] = true;
    }
    return made;
}

/// The blocks of a method, and the innermost block of each instruction.
void make_blocks(const Method& method, StaticLayout& layout) {
    layout.block_of.assign(method.instructions.size(), GraphIndex{0});
    layout.blocks.resize(std::max<std::size_t>(method.graphs.size(), 1));
    Table<InstructionIndex, std::int64_t> length(method.instructions.size(),
                                                 static_cast<std::int64_t>(method.instructions.size()) + 1);
    for (const GraphIndex block : IndexRange<GraphIndex>(GraphIndex{1}, method.graphs.next())) {
        const SubGraph& graph = method.graphs[block];
        layout.blocks[block].path = graph.path;
        const IndexRange<InstructionIndex> inside(std::max(graph.begin, InstructionIndex{0}),
                                                  std::min(graph.end, method.instructions.next()));
        for (const InstructionIndex at : inside) {
            if (graph.end - graph.begin > length[at]) continue;
            length[at] = graph.end - graph.begin;
            layout.block_of[at] = block;
        }
    }
}

/// First fit, largest first: tensors of a group never live at the same time.
void make_groups(const std::map<ValueId, const Buffer*>& buffers, StaticBlock& block) {
    std::vector<std::size_t> order(block.managed.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto buffer_of = [&](std::size_t i) { return *buffers.at(block.managed[i]); };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return buffer_of(a).bytes > buffer_of(b).bytes; });
    std::vector<std::vector<Buffer>> groups;
    block.group.resize(block.managed.size());
    for (const std::size_t i : order) {
        const Buffer buffer = buffer_of(i);
        const auto fits = [&](const std::vector<Buffer>& group) {
            return std::none_of(group.begin(), group.end(),
                                [&](const Buffer& b) { return b.first <= buffer.last && buffer.first <= b.last; });
        };
        auto found = std::find_if(groups.begin(), groups.end(), fits);
        if (found == groups.end()) found = groups.insert(groups.end(), std::vector<Buffer>());
        found->push_back(buffer);
        block.group[i] = static_cast<std::size_t>(found - groups.begin());
    }
    block.groups = groups.size();
}

/// Bytes of a tensor at given input shapes; the upper bound if the symbols are unknown.
std::int64_t bytes_at(const Tensor& tensor, const sym::Values& symbols) {
    std::int64_t bytes = item_size(tensor.dtype);
    for (const sym::Expr& size : tensor.sizes) {
        const auto found = size.evaluate(symbols);
        const auto next = found.ok() && found.value() >= 0 ? checked_mul(bytes, found.value()) : std::nullopt;
        if (!next) return tensor.bytes().value_or(0);
        bytes = *next;
    }
    return bytes;
}

std::int64_t saturated(std::int64_t a, std::optional<std::int64_t> b) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return b ? checked_add(a, *b).value_or(most) : most;
}

/// Estimated sizes: the maximum over warm-ups, or the upper bounds.
void plan_sizes(const Method& method, const std::map<ValueId, const Buffer*>& buffers, const StaticOptions& options,
                StaticBlock& block) {
    std::vector<sym::Values> symbols;
    for (const auto& shapes : options.warmup) {
        std::vector<HostTensor> inputs;
        inputs.reserve(shapes.size());
        for (const auto& shape : shapes) inputs.push_back({.dtype = DType::f32, .shape = shape, .bytes = {}});
        symbols.push_back(bind_symbols(method, inputs));
    }
    for (const ValueId id : block.managed) {
        std::int64_t bytes = symbols.empty() ? buffers.at(id)->bytes : 0;
        for (const sym::Values& values : symbols) bytes = std::max(bytes, bytes_at(*tensor_of(method, id), values));
        block.planned.push_back(bytes);
    }
}

Result<> precompute(const std::map<ValueId, const Buffer*>& buffers, const StaticOptions& options, StaticBlock& block) {
    if (!options.place) return Error{.what = message("precomputed offsets need a planner")};
    Problem problem;
    problem.align = 64;
    problem.pools.push_back({.mem_id = 1, .name = "static"});
    for (std::size_t i = 0; i < block.managed.size(); ++i) {
        const Buffer& buffer = *buffers.at(block.managed[i]);
        problem.buffers.push_back(
            {.id = buffer.id, .bytes = block.planned[i], .first = buffer.first, .last = buffer.last});
    }
    TRY(const Placement placement, options.place(problem));
    if (placement.offsets.size() != problem.buffers.size())
        return Error{.what = message("the planner left buffers without an offset")};
    block.offsets = placement.offsets.rows();
    for (std::size_t i = 0; i < block.managed.size(); ++i) {
        block.arena_bytes = std::max(block.arena_bytes, block.offsets[i] + block.planned[i]);
    }
    return done;
}

}  // namespace

Result<std::shared_ptr<StaticModule>> StaticModule::make(std::shared_ptr<const Program> program,
                                                         std::shared_ptr<const Method> method, const Problem& lifetimes,
                                                         StaticOptions options) {
    const std::shared_ptr<StaticModule> module(new StaticModule());
    const Method& m = *method;
    for (const auto& shapes : options.warmup) CHECKED(check_shapes(m, shapes));
    StaticLayout& layout = module->layout_;
    layout.views.resize(m.values.size());
    const Table<ValueId, bool> seen = seen_by_outputs(m), made = made_by_out_variants(m, options.load);
    make_blocks(m, layout);
    Table<ValueId, bool> is_input(m.values.size());
    std::map<ValueId, const Buffer*> buffers;
    std::map<ValueId, GraphIndex> block_of;  // by result
    for (const Buffer& buffer : lifetimes.buffers) buffers[buffer.id] = &buffer;
    for (const InstructionIndex at : m.instructions.indices()) {
        for (const ValueId out : m.instructions[at].outs) block_of.emplace(out, layout.block_of[at]);
    }
    for (const ValueId id : m.inputs) is_input[id] = true;
    for (const ValueId id : m.values.indices()) {
        const Tensor* tensor = m.values[id].tensor();
        if (!tensor || tensor->is_constant || tensor->is_state) continue;
        if (tensor->alias_of != no_value) {
            const Tensor* root = tensor_of(m, tensor->alias_of);
            if (root && is_root(*root) && !root->is_state && !is_input[tensor->alias_of]) {
                layout.views[tensor->alias_of].push_back(id);
            }
        } else if (!is_input[id]) {
            const bool is_managed = buffers.contains(id) && made[id] && !seen[id];
            (is_managed ? layout.blocks[block_of.at(id)].managed : layout.unmanaged).push_back(id);
        }
    }
    for (StaticBlock& block : layout.blocks) {
        make_groups(buffers, block);
        plan_sizes(m, buffers, options, block);
        if (options.planner == StaticPlanner::Kind::precomputed) CHECKED(precompute(buffers, options, block));
    }
    // Known before any allocation: an instance's first run allocates every tensor separately.
    std::int64_t& beside = options.load.memory_beside;
    for (const ValueId id : layout.unmanaged) beside = saturated(beside, tensor_of(m, id)->bytes());
    for (const StaticBlock& block : layout.blocks) {
        if (options.planner == StaticPlanner::Kind::precomputed) beside = saturated(beside, block.arena_bytes);
        else
            for (const std::int64_t bytes : block.planned) beside = saturated(beside, bytes);
    }
    const LoadOptions& load = options.load;
    CHECKED(MemoryBudget::of(program ? *program : Program(), load.memory_limit)
                .take(saturated(beside, run_bytes(m, Plan{}, load.banks))));
    module->program_ = std::move(program);
    module->method_ = std::move(method);
    module->options_ = std::move(options);
    return module;
}

Result<std::unique_ptr<StaticInstance>> StaticModule::clone() const {
    // Nothing is planned: inputs and states get memory of their own, and the TensorPlacement places the rest.
    TRY(auto executor, Executor::load(program_, *method_, Plan{}, options_.load));
    auto planner = std::make_unique<StaticPlanner>(options_.planner, options_.manage_outputs, *method_, layout_);
    return std::unique_ptr<StaticInstance>(
        new StaticInstance(shared_from_this(), std::move(executor), std::move(planner)));
}

Result<StaticInstance*> StaticModule::instance() {
    const std::scoped_lock lock(making_);
    if (!own_) {
        // The module's own instance must not own the module: neither would be freed.
        TRY(own_, clone());
        own_->module_.reset();
    }
    return own_.get();
}

Result<StaticResult> StaticModule::operator()(const std::vector<HostTensor>& inputs, Progress& progress) {
    TRY(StaticInstance * own, instance());
    return own->run(inputs, progress);
}

StaticInstance::StaticInstance(std::shared_ptr<const StaticModule> module, std::unique_ptr<Executor> executor,
                               std::unique_ptr<StaticPlanner> planner)
    : module_(std::move(module)), executor_(std::move(executor)), planner_(std::move(planner)) {}

Result<StaticResult> StaticInstance::run(const std::vector<HostTensor>& inputs, Progress& progress,
                                         RunOptions options) {
    const bool managed = planner_->manages_outputs();
    options.placement = planner_.get();
    options.collect = !managed;
    StaticResult result;
    TRY(result.run, executor_->run(inputs, options, progress));
    result.run.group_bytes = planner_->report().bytes;
    for (const TensorValue& from : planner_->output_values()) {
        ManagedTensor tensor{.dtype = from.dtype,
                             .shape = {from.sizes.begin(), from.sizes.end()},
                             .memory = planner_->output_memory(),
                             .data = from.data};
        const Block& memory = *tensor.memory;
        const bool owned = from.data >= memory.data() && from.data < memory.data() + memory.size();
        if (!owned || !from.is_contiguous()) {
            // An input, state, constant or another dimension order: a row-major copy with memory of its own.
            TRY(auto copy, take_output(from));
            TRY(Block block, Block::make(static_cast<std::int64_t>(copy->bytes.size())));
            std::copy(copy->bytes.begin(), copy->bytes.end(), block.data());
            tensor.memory = std::make_shared<const Block>(std::move(block));
            tensor.data = tensor.memory->data();
        }
        result.outputs.push_back(std::move(tensor));
    }
    return result;
}

Result<std::unique_ptr<StaticInstance>> InstancePool::take() {
    {
        const std::scoped_lock lock(mutex_);
        if (!waiting_.empty()) {
            auto instance = std::move(waiting_.back());
            waiting_.pop_back();
            return instance;
        }
    }
    return module_->clone();
}

void InstancePool::give_back(std::unique_ptr<StaticInstance> instance) {
    const std::scoped_lock lock(mutex_);
    if (waiting_.size() < bound_) waiting_.push_back(std::move(instance));
}

std::size_t InstancePool::waiting() const {
    const std::scoped_lock lock(mutex_);
    return waiting_.size();
}

}  // namespace arenascope
