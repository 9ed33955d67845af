#include "engine/runtime/delegates.h"

#include <algorithm>
#include <chrono>

#include "engine/base/error_message.h"

namespace arenascope {

std::string title_of(const Delegate& delegate, DelegateIndex index) {
    return "delegate " + std::to_string(index.number()) + " (" + delegate.id + ")";
}

namespace {

const DebugHandle* find_handle(const Delegate& delegate, std::int64_t id) {
    const auto found = std::find_if(delegate.handles.begin(), delegate.handles.end(),
                                    [id](const DebugHandle& handle) { return handle.id == id; });
    return found == delegate.handles.end() ? nullptr : &*found;
}

/// "handle 3, aten_add_tensor (model.py:12)": the node inside the region.
std::string place_of(const Delegate& delegate, std::int64_t id) {
    std::string place = "handle " + std::to_string(id);
    const DebugHandle* handle = find_handle(delegate, id);
    if (!handle) return place;
    for (const DebugHandle::Node& node : handle->nodes) {
        place += ", " + node.name + (node.source.empty() ? "" : " (" + node.source + ")");
    }
    return place;
}

/// A failed call has an event with the error: the backend's own, or an additional one after the last.
void note_failure(const Delegate& delegate, const Error& error, std::int64_t handle,
                  std::chrono::steady_clock::duration took, std::vector<BackendEvent>& events) {
    double start = 0;
    for (const BackendEvent& event : events) {
        if (!event.error.empty()) return;
        start = std::max(start, event.end);
    }
    const DebugHandle* known = find_handle(delegate, handle);
    const bool is_named = known && !known->nodes.empty();
    events.push_back({.handle = handle,
                      .name = is_named ? known->nodes.front().name : delegate.id,
                      .kernel = {},
                      .start = start,
                      .end = std::max(start, std::chrono::duration<double, std::milli>(took).count()),
                      .error = message_of(error)});
}

/// Adds the node of the handle to an error of init at "handle 3/byte 40".
Error with_node(const Delegate& delegate, Error error) {
    if (error.place.empty()) return error;
    const Message& outermost = error.place.parts().front();
    if (outermost.subject() != Message::Subject::handle) return error;
    error.place.replace_front(Message::verbatim(place_of(delegate, outermost.number())));
    return error;
}

}  // namespace

/// Runs `work` and logs how long it took and whether it failed.
template <class Work>
auto Delegates::logged(DelegateStage stage, const Work& work) {
    const auto start = Clock::now();
    auto result = work(stage);
    stage.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    if (!result.ok()) stage.error = message_of(result.error());
    if (log_) log_->push_back(std::move(stage));
    return result;
}

std::string Delegates::call_name(DelegateIndex index) const {
    for (const Instruction& instruction : method_.instructions) {
        if (instruction.kind == Instruction::Kind::delegate && instruction.delegate == index) return instruction.name;
    }
    return {};
}

std::optional<Data> Delegates::named(const Delegate& delegate, std::string_view key) const {
    for (const NamedData* all : {&delegate.named_data, &program_->named_data}) {
        const auto found = std::find_if(all->begin(), all->end(), [key](const auto& one) { return one.first == key; });
        if (found != all->end()) return found->second;
    }
    return std::nullopt;
}

Result<> Delegates::start(DelegateIndex index, const Backends& backends) {
    const Delegate& delegate = method_.delegates[index];
    const auto backend = backends.find(delegate.id);
    const std::string node = call_name(index);
    if (!backend) return done;  // never called: its loader has checked that
    DelegateStage stage{.stage = "available", .backend = delegate.id, .node = node, .error = {}};
    CHECKED(logged(stage, [&](DelegateStage&) { return backend->is_available(); }));
    stage.stage = "init";
    TRY(auto handle, logged(stage, [&](DelegateStage& logged_stage) {
            const long before = delegate.payload.owner.use_count();
            InitContext context{.payload = delegate.payload,
                                .specs = delegate.compile_specs,
                                .named = [this, &delegate](std::string_view key) { return named(delegate, key); },
                                .memory = memory_};
            auto made = backend->init(context);
            if (!made.ok()) made = with_node(delegate, std::move(made).error());
            context.payload = {};
            logged_stage.payload_released = delegate.payload.owner.use_count() <= before;
            return made;
        }));
    if (!handle) return Error{.what = message("init returned no handle"), .expected = message("a handle or an error")};
    const auto device = backend->device();
    live_.push_back(
        {.backend = backend, .handle = std::move(handle), .node = node, .device = device ? device->id : ""});
    return done;
}

Result<std::unique_ptr<Delegates>> Delegates::load(std::shared_ptr<const Program> program, const Method& method,
                                                   const Backends& backends, Log log,
                                                   std::shared_ptr<MemoryBudget> memory) {
    std::unique_ptr<Delegates> made(new Delegates(std::move(program), method, std::move(log), std::move(memory)));
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind != Instruction::Kind::delegate) continue;
        const bool known = method.delegates.has(instruction.delegate);
        if (!known || method.delegates[instruction.delegate].id != instruction.op) {
            return Error{.what = message("the instruction calls delegate {delegate}", instruction.delegate.number()),
                         .place = instruction.name,
                         .expected = message("a delegate of this method with the id {id}", instruction.op)};
        }
    }
    for (const DelegateIndex index : method.delegates.indices()) {
        CHECKED(made->start(index, backends).in(title_of(method.delegates[index], index)).in(made->call_name(index)));
        if (!made->live_.has(index)) made->live_.emplace_back();
    }
    return made;
}

Delegates::~Delegates() {
    for (auto it = live_.rbegin(); it != live_.rend(); ++it) {
        Live& live = *it;
        if (!live.handle) continue;
        DelegateStage stage{
            .stage = "destroy", .backend = std::string(live.backend->id()), .node = live.node, .error = {}};
        static_cast<void>(logged(stage, [&](DelegateStage&) -> Result<> {
                              live.backend->destroy(std::move(live.handle));
                              return done;
                          }).ok());
    }
}

void Delegates::reset() {
    for (Live& live : live_) {
        if (live.handle) live.backend->reset(*live.handle);
    }
}

std::vector<DelegateMemory> Delegates::own_memory() const {
    std::vector<DelegateMemory> out;
    for (const DelegateIndex index : live_.indices()) {
        const Live& live = live_[index];
        auto parts = live.handle ? live.backend->own_memory(*live.handle) : std::nullopt;
        if (parts)
            out.push_back({.delegate = index,
                           .backend = std::string(live.backend->id()),
                           .node = live.node,
                           .parts = *std::move(parts)});
    }
    return out;
}

std::string_view Delegates::device_of(const Instruction& call) const { return live_[call.delegate].device; }

std::vector<BankTraffic> Delegates::take_traffic() {
    std::vector<BankTraffic> out;
    for (Live& live : live_) {
        if (live.to_device + live.from_device > 0)
            out.push_back({.device = live.device, .to_device = live.to_device, .from_device = live.from_device});
        live.to_device = live.from_device = 0;
    }
    return out;
}

/// Logs the first calls of a delegate, and every failed one.
void Delegates::log_execution(Live& live, Clock::duration took, const Result<>& ran) {
    constexpr int most = 20;
    if (!log_ || (ran.ok() && live.logged++ >= most)) return;
    log_->push_back({.stage = "execute",
                     .backend = std::string(live.backend->id()),
                     .node = live.node,
                     .milliseconds = std::chrono::duration<double, std::milli>(took).count(),
                     .error = ran.ok() ? Message() : message_of(ran.error())});
}

Result<> Delegates::call(InstructionIndex at, ValuesView values, bool asks, std::vector<DelegateEvent>& events) {
    const Instruction& instruction = method_.instructions[at];
    const Delegate& delegate = method_.delegates[instruction.delegate];
    std::vector<RuntimeValue*> args;
    for (const ValueId id : instruction.args) args.push_back(&values[id]);
    std::vector<BackendEvent> found;
    ExecuteContext context{.args = args, .events = asks ? &found : nullptr};
    Live& live = live_[instruction.delegate];
    const auto start = Clock::now();
    auto ran = live.backend->execute(*live.handle, context);
    const Clock::duration took = Clock::now() - start;
    log_execution(live, took, ran);
    live.to_device += context.to_device;
    live.from_device += context.from_device;
    if (!ran.ok()) note_failure(delegate, ran.error(), context.failed_handle, took, found);
    for (BackendEvent& event : found) {
        const DebugHandle* handle = find_handle(delegate, event.handle);
        events.push_back({at, std::move(event), handle ? handle->nodes : std::vector<DebugHandle::Node>()});
    }
    if (ran.ok()) return done;
    Error error = std::move(ran).error();
    if (context.failed_handle >= 0) error = std::move(error).in(place_of(delegate, context.failed_handle));
    return std::move(error).in(title_of(delegate, instruction.delegate));
}

}  // namespace arenascope
