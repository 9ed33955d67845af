#include "engine/backends/xnnpack/session.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <tuple>
#include <utility>

#include "engine/backends/xnnpack/shapes.h"
#include "engine/base/error_message.h"

namespace arenascope::xnn {

namespace {

constexpr std::int64_t most_elements = std::int64_t{1} << 29;  // of all values together: 2 GiB
constexpr std::size_t most_prepared = 8, extra_bytes = 64, alignment = 64;
using Dims = std::vector<std::int64_t>;
using Clock = std::chrono::steady_clock;

/// -1 for nodes that the exporter added, because they match no node of the program.
std::int64_t told_handle(const Node& node) {
    constexpr std::int64_t nobodys = 65535;
    return node.handle == nobodys ? -1 : node.handle;
}

bool is_packed(const Node& node, std::size_t input) {
    const bool packs = node.kind == Kind::conv || node.kind == Kind::depthwise || node.kind == Kind::conv_transpose ||
        node.kind == Kind::fully_connected;
    return packs && input > 0;
}

}  // namespace

Result<Memory> Memory::make(std::int64_t elements) {
    Memory memory;
    if (elements < 0 || elements > most_elements)
        return Error{.what = message("a value of {elements} elements", elements), .expected = message("at most 2 GiB")};
    const std::size_t bytes =
        (static_cast<std::size_t>(elements) * sizeof(float) + extra_bytes + alignment - 1) / alignment * alignment;
    memory.data_.reset(static_cast<float*>(std::aligned_alloc(alignment, bytes)));
    if (!memory.data_) return Error{.what = message("out of memory: {bytes} bytes", bytes)};
    std::memset(memory.data_.get() + elements, 0, bytes - static_cast<std::size_t>(elements) * sizeof(float));
    return memory;
}

Result<std::unique_ptr<Session>> Session::make(Payload payload, std::shared_ptr<MemoryBudget> memory) {
    std::unique_ptr<Session> session(new Session(std::move(payload), std::move(memory)));
    CHECKED(session->keep_constants());
    const Payload& from = session->payload_;
    session->value_of_.assign(from.externals, no_id);
    for (std::size_t i = 0; i < from.values.size(); ++i) {
        if (from.values[i].external != no_id)
            session->value_of_[from.values[i].external] = static_cast<std::uint32_t>(i);
    }
    // Prepares the original shapes, so that errors appear at load and not in the first call.
    std::vector<Dims> inputs;
    for (const std::uint32_t id : session->value_of_) {
        inputs.push_back(id != no_id && from.values[id].is_input ? from.values[id].dims : Dims());
    }
    auto prepared = session->prepare(std::move(inputs), false);
    if (prepared.ok()) return session;
    Error error = std::move(prepared).error();
    if (session->failed_at_ < 0) return error;
    return std::move(error).in(Message::verbatim("handle " + std::to_string(session->failed_at_))
                                   .about(Message::Subject::handle, session->failed_at_));
}

/// The library packs filters and biases when it creates a runtime; it reads all other constants at every call, also
/// beyond their end, so they get padded memory.
Result<> Session::keep_constants() {
    std::vector<bool> only_packed(payload_.values.size(), true);
    for (const Node& node : payload_.nodes) {
        for (std::size_t i = 0; i < node.inputs.size(); ++i) {
            if (node.inputs[i] != no_id && !is_packed(node, i)) only_packed[node.inputs[i]] = false;
        }
    }
    constant_of_.assign(payload_.values.size(), nullptr);
    for (std::size_t i = 0; i < payload_.values.size(); ++i) {
        const Value& value = payload_.values[i];
        if (value.constant == 0) continue;
        const std::byte* bytes = payload_.constants[value.constant].bytes.data();
        const bool is_aligned = reinterpret_cast<std::uintptr_t>(bytes) % 16 == 0;
        if (only_packed[i] && is_aligned && value.element.is_plain()) {
            constant_of_[i] = reinterpret_cast<const float*>(bytes);
            continue;
        }
        const std::int64_t count = numel(value.dims).value_or(-1);
        CHECKED(memory_->take(checked_mul(count, 4)));
        TRY(Memory memory, Memory::make(count));
        if (count > 0) decode(value.element, value.dims, bytes, memory.data());
        constant_of_[i] = memory.data();
        constants_.push_back(std::move(memory));
    }
    return done;
}

Result<> Session::check_type(std::size_t argument, const TensorValue& tensor) const {
    const Element& element = payload_.values[value_of_[argument]].element;
    if (may_be(element, tensor.dtype)) return done;
    return Error{.what = message("argument {argument} is {tensor}", argument, describe(tensor)),
                 .expected = message("{count} elements", name_of(element.type))};
}

Result<std::vector<Dims>> Session::input_dims(const ExecuteContext& context) const {
    if (context.args.size() < payload_.externals) {
        return Error{.what = message("{count} arguments", context.args.size()),
                     .expected = Message::verbatim(std::to_string(payload_.externals))};
    }
    std::vector<Dims> inputs(payload_.externals);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (value_of_[i] == no_id || !payload_.values[value_of_[i]].is_input) continue;
        TRY(const TensorValue* tensor, context.tensor(i));
        CHECKED(check_type(i, *tensor));
        for (std::size_t j = 0; j < tensor->rank(); ++j) inputs[i].push_back(tensor->sizes[tensor->order[j]]);
        if (inputs[i].empty()) inputs[i] = {1};
        if (inputs[i].size() != payload_.values[value_of_[i]].dims.size()) {
            return Error{.what = message("argument {index} is {tensor}", i, describe(*tensor)),
                         .expected = message("{count} dimensions", payload_.values[value_of_[i]].dims.size())};
        }
    }
    return inputs;
}

Result<> Session::infer(Prepared& prepared) const {
    std::int64_t total = 0;
    for (std::size_t i = 0; i < payload_.nodes.size(); ++i) {
        const Node& node = payload_.nodes[i];
        std::vector<const Dims*> inputs;
        for (const std::uint32_t id : node.inputs) inputs.push_back(id == no_id ? nullptr : &prepared.dims[id]);
        const ErrorPlace place = place_of(node, i);
        prepared.at = told_handle(node);
        TRY(Dims dims, output_dims(node, inputs).in(place));
        const auto count = numel(dims);
        if (!count || *count > most_elements - total || dims.size() > most_dims) {
            return Error{.what = message("an output of {shape}", shape_text(dims)),
                         .place = place,
                         .expected = message("at most 2 GiB in all")};
        }
        total += *count;
        prepared.is_empty = prepared.is_empty || *count == 0;
        if (node.second != no_id) prepared.dims[node.second] = dims;
        prepared.dims[node.output] = std::move(dims);
    }
    prepared.at = -1;
    return done;
}

Session::Way Session::way_of(const Prepared& prepared, const Node& node) const {
    std::vector<Dims> inputs;
    std::vector<bool> constant;
    for (const std::uint32_t id : node.inputs) {
        if (id == no_id) continue;
        inputs.push_back(prepared.dims[id]);
        constant.push_back(constant_of_[id] != nullptr);
    }
    const bool is_plain = payload_.values[node.output].element.is_plain() &&
        std::all_of(node.inputs.begin(), node.inputs.end(),
                    [this](std::uint32_t id) { return id == no_id || payload_.values[id].element.is_plain(); });
    const bool has = library_has(node, inputs, constant);
    if (is_plain) return has ? Way::library : Way::own;
    const bool fits = has || node.kind == Kind::convert;
    if (fits && on_integers_ && library_has_on_integers(node, payload_)) return Way::library;
    return has ? Way::rounded : Way::own;
}

bool Session::is_settled(const Node& node) const { return !payload_.values[node.output].element.is_plain(); }

/// As many nodes as possible in each run on the library; a node that it lacks, or whose result is rounded, runs alone.
void Session::cut_stages(Prepared& prepared, bool node_by_node) const {
    bool is_open = false;
    for (std::size_t i = 0; i < payload_.nodes.size(); ++i) {
        const Node& node = payload_.nodes[i];
        const Way way = way_of(prepared, node);
        if (!is_open || way != Way::library || node_by_node)
            prepared.stages.push_back({.way = way, .nodes = {}, .externals = {}, .library = {}});
        prepared.stages.back().nodes.push_back(i);
        is_open = way == Way::library;
    }
}

Result<> Session::fill_stages(Prepared& prepared) {
    std::vector<std::size_t> made_in(payload_.values.size(), prepared.stages.size());
    std::vector<bool> leaves(payload_.values.size(), false);
    for (std::size_t s = 0; s < prepared.stages.size(); ++s) {
        for (const std::size_t at : prepared.stages[s].nodes) {
            const Node& node = payload_.nodes[at];
            for (const std::uint32_t id : node.inputs) {
                if (id != no_id && constant_of_[id] == nullptr && made_in[id] != s) leaves[id] = true;
            }
            made_in[node.output] = s;
            if (node.second != no_id) made_in[node.second] = s;
            const bool is_rounded = is_settled(node) && prepared.stages[s].way != Way::library;
            if (payload_.values[node.output].is_output || is_rounded) leaves[node.output] = true;
        }
    }
    // The library gives an unread value no memory, and fails an assertion where it is written.
    std::vector<bool> is_read(payload_.values.size(), false);
    for (const Node& node : payload_.nodes) {
        for (const std::uint32_t id : node.inputs) {
            if (id != no_id) is_read[id] = true;
        }
    }
    for (const Node& node : payload_.nodes) {
        if (!is_read[node.output]) leaves[node.output] = true;
    }
    for (const Stage& stage : prepared.stages) {
        for (const std::size_t at : stage.nodes) {
            const Node& node = payload_.nodes[at];
            if (stage.way == Way::own) leaves[node.output] = true;
            if (node.second != no_id) leaves[node.second] = leaves[node.output];
        }
    }
    const std::int64_t bytes = bytes_of(prepared, leaves);
    CHECKED(memory_->take(bytes));
    prepared.bytes = bytes;
    prepared.places.assign(payload_.values.size(), nullptr);
    for (std::size_t s = 0; s < prepared.stages.size(); ++s) {
        Stage& stage = prepared.stages[s];
        const bool is_library = stage.way != Way::own;
        std::vector<bool> is_made;
        const auto add = [&](std::uint32_t id, bool made) {
            if (std::find(stage.externals.begin(), stage.externals.end(), id) != stage.externals.end()) return;
            stage.externals.push_back(id);
            is_made.push_back(made);
        };
        for (const std::size_t at : stage.nodes) {
            const Node& node = payload_.nodes[at];
            for (const std::uint32_t id : node.inputs) {
                if (id != no_id && constant_of_[id] == nullptr && made_in[id] != s) add(id, false);
            }
            if (!leaves[node.output] && is_library) continue;
            add(node.output, true);
            for (const std::uint32_t id : {node.output, node.second}) {
                if (id == no_id || payload_.values[id].external != no_id) continue;
                TRY(Memory memory, Memory::make(numel(prepared.dims[id]).value_or(-1)));
                prepared.places[id] = memory.data();
                prepared.owned.push_back(std::move(memory));
            }
        }
        if (!is_library) continue;
        TRY(stage.library,
            make_library_run({.payload = payload_,
                              .dims = prepared.dims,
                              .constants = constant_of_,
                              .nodes = stage.nodes,
                              .externals = stage.externals,
                              .is_made = is_made,
                              .on_integers = stage.way == Way::library}));
    }
    return done;
}

/// Values between stages have memory of their own all the time; those inside a stage share it during their lifetimes;
/// arguments of another element type have a copy during the call.
std::int64_t Session::bytes_of(const Prepared& prepared, const std::vector<bool>& leaves) const {
    constexpr std::int64_t item = sizeof(float);
    const auto size_of = [&](std::size_t id) {
        return std::min(numel(prepared.dims[id]).value_or(most_elements), most_elements) * item;
    };
    std::int64_t kept = 0;
    std::vector<bool> inside(payload_.values.size(), false);
    std::vector<std::size_t> last(payload_.values.size(), 0);
    for (std::size_t id = 0; id < payload_.values.size(); ++id) {
        const Value& value = payload_.values[id];
        if (value.external != no_id) kept += value.element.is_plain() ? 0 : size_of(id);
        else if (leaves[id]) kept += size_of(id);
        else inside[id] = value.constant == 0;
    }
    for (std::size_t i = 0; i < payload_.nodes.size(); ++i) {
        for (const std::uint32_t id : payload_.nodes[i].inputs) {
            if (id != no_id) last[id] = i;
        }
    }
    std::int64_t live = 0, most = 0;
    for (std::size_t i = 0; i < payload_.nodes.size(); ++i) {
        const Node& node = payload_.nodes[i];
        for (const std::uint32_t id : {node.output, node.second}) live += id != no_id && inside[id] ? size_of(id) : 0;
        most = std::max(most, live);
        std::vector<std::uint32_t> ended(node.inputs.begin(), node.inputs.end());
        std::sort(ended.begin(), ended.end());
        ended.erase(std::unique(ended.begin(), ended.end()), ended.end());
        for (const std::uint32_t id : ended) live -= id != no_id && inside[id] && last[id] == i ? size_of(id) : 0;
    }
    return kept + most;
}

Result<> Session::build(Prepared& prepared, bool node_by_node) {
    prepared.places.assign(payload_.values.size(), nullptr);
    prepared.stages.clear();
    prepared.owned.clear();
    memory_->give_back(std::exchange(prepared.bytes, 0));
    if (prepared.is_empty) return done;
    cut_stages(prepared, node_by_node);
    return fill_stages(prepared);
}

void Session::forget(std::map<Key, Prepared>::iterator which) {
    memory_->give_back(which->second.bytes);
    prepared_.erase(which);
}

Result<Session::Prepared*> Session::prepare(std::vector<Dims> inputs, bool node_by_node) {
    const Key key{node_by_node, std::move(inputs)};
    if (const auto found = prepared_.find(key); found != prepared_.end()) return &found->second;
    Prepared prepared;
    for (const Value& value : payload_.values) prepared.dims.push_back(value.dims);
    for (std::size_t i = 0; i < key.second.size(); ++i) {
        if (value_of_[i] != no_id && payload_.values[value_of_[i]].is_input)
            prepared.dims[value_of_[i]] = key.second[i];
    }
    auto fits = infer(prepared);
    failed_at_ = prepared.at;
    CHECKED(fits);
    if (prepared_.size() >= most_prepared) forget(prepared_.begin());
    auto built = build(prepared, node_by_node);
    // Memory of previous shapes is reused.
    for (; !built.ok() && !prepared_.empty(); built = build(prepared, node_by_node)) forget(prepared_.begin());
    if (!built.ok() && on_integers_) {
        on_integers_ = false;
        built = build(prepared, node_by_node);
    }
    if (!built.ok()) memory_->give_back(prepared.bytes);
    CHECKED(built);
    return &prepared_.emplace(key, std::move(prepared)).first->second;
}

/// Gives outputs their sizes and every value its place.
Result<> Session::bind(ExecuteContext& context, const Prepared& prepared, std::vector<float*>& places,
                       std::vector<Memory>& copies) const {
    places = prepared.places;
    for (std::size_t i = 0; i < payload_.values.size(); ++i) {
        if (constant_of_[i]) places[i] = const_cast<float*>(constant_of_[i]);  // never written
    }
    for (std::size_t i = 0; i < value_of_.size(); ++i) {
        if (value_of_[i] == no_id) continue;
        const Value& value = payload_.values[value_of_[i]];
        const Dims& dims = prepared.dims[value_of_[i]];
        if (value.is_output) {
            TRY(TensorValue * tensor, context.output(i));
            CHECKED(check_type(i, *tensor));
            if (tensor->rank() != dims.size() && !(tensor->rank() == 0 && numel(dims) == 1)) {
                return Error{.what = message("argument {index} is {tensor}", i, describe(*tensor)),
                             .expected = message("the shape {shape}", shape_text(dims))};
            }
            Dims sizes(tensor->rank());
            for (std::size_t j = 0; j < sizes.size(); ++j) sizes[tensor->order[j]] = dims[j];
            arenascope::Dims given;
            for (const std::int64_t size : sizes) given.push_back(size);
            CHECKED(resize(*tensor, given).in(message("argument {argument}", i)));
            places[value_of_[i]] = reinterpret_cast<float*>(tensor->data);
            if (value.element.is_plain()) continue;
            TRY(Memory memory, Memory::make(tensor->numel()));
            places[value_of_[i]] = memory.data();
            copies.push_back(std::move(memory));
            continue;
        }
        TRY(const TensorValue* tensor, context.tensor(i));
        places[value_of_[i]] = reinterpret_cast<float*>(tensor->data);
        if (!value.element.is_plain()) {
            TRY(Memory memory, Memory::make(tensor->numel()));
            enter(value.element, dims, *tensor, memory.data());
            places[value_of_[i]] = memory.data();
            copies.push_back(std::move(memory));
            continue;
        }
        if (!tensor->is_constant) continue;
        TRY(Memory copy, Memory::make(tensor->numel()));  // the library may read beyond the end of the file
        std::memcpy(copy.data(), tensor->data, static_cast<std::size_t>(tensor->numel()) * sizeof(float));
        places[value_of_[i]] = copy.data();
        copies.push_back(std::move(copy));
    }
    return done;
}

Result<> Session::run_stage(Stage& stage, const Prepared& prepared, const std::vector<float*>& places,
                            std::string& kernel) const {
    if (stage.library) {
        std::vector<float*> given;
        for (const std::uint32_t id : stage.externals) given.push_back(places[id]);
        kernel = "XNNPACK";
        CHECKED(stage.library->run(given));
        if (stage.way == Way::library) {
            name_integers(payload_.nodes[stage.nodes.front()], kernel);
            return done;
        }
        return settle_result(payload_.nodes[stage.nodes.back()], prepared, places, kernel);
    }
    const Node& node = payload_.nodes[stage.nodes.front()];
    std::vector<Array> inputs;
    for (const std::uint32_t id : node.inputs) {
        if (id != no_id) inputs.push_back({prepared.dims[id], places[id]});
    }
    const Array output{prepared.dims[node.output], places[node.output]};
    const Array second = node.second == no_id ? Array{} : Array{prepared.dims[node.second], places[node.second]};
    CHECKED(run_own(node, inputs, output, kernel, second));
    return settle_result(node, prepared, places, kernel);
}

void Session::name_integers(const Node& node, std::string& kernel) const {
    for (const std::uint32_t id : {node.output, node.inputs.front()}) {
        const Element& element = payload_.values[id].element;
        if (element.is_plain()) continue;
        kernel += " on " + std::string(name_of(element.type));
        return;
    }
}

/// Rounds to the numbers that the value's element type can represent.
Result<> Session::settle_result(const Node& node, const Prepared& prepared, const std::vector<float*>& places,
                                std::string& kernel) const {
    if (!is_settled(node)) return done;
    const Element& element = payload_.values[node.output].element;
    settle(element, prepared.dims[node.output], places[node.output]);
    kernel += " in f32, rounded to " + std::string(name_of(element.type));
    return done;
}

/// Results that the call expects in another element type.
Result<> Session::give_out(ExecuteContext& context, const std::vector<float*>& places) const {
    for (std::size_t i = 0; i < value_of_.size(); ++i) {
        if (value_of_[i] == no_id) continue;
        const Value& value = payload_.values[value_of_[i]];
        if (!value.is_output || value.element.is_plain()) continue;
        TRY(const TensorValue* tensor, context.output(i));
        leave(value.element, places[value_of_[i]], *tensor);
    }
    return done;
}

/// An empty batch gives empty outputs, whose sizes are set already.
Result<> Session::check_nothing(const Prepared& prepared) const {
    for (std::size_t i = 0; i < payload_.values.size(); ++i) {
        if (!payload_.values[i].is_output || numel(prepared.dims[i]) == 0) continue;
        return Error{.what = message("an output of {shape} from an empty value", shape_text(prepared.dims[i])),
                     .expected = message("empty outputs")};
    }
    return done;
}

std::vector<OwnMemory> Session::own_memory() const {
    constexpr std::int64_t item = sizeof(float);
    std::int64_t workspace = 0, packed = 0;
    for (const auto& [key, prepared] : prepared_) {
        if (key.first) continue;  // node by node, only while times are requested
        LibraryMemory memory;
        for (std::size_t id = 0; id < payload_.values.size() && id < prepared.places.size(); ++id) {
            if (prepared.places[id]) memory.workspace += numel(prepared.dims[id]).value_or(0) * item;
        }
        for (const Stage& stage : prepared.stages) {
            const LibraryMemory taken = stage.library ? stage.library->memory() : LibraryMemory{};
            memory.workspace += taken.workspace;
            memory.packed += taken.packed;
        }
        if (memory.workspace + memory.packed <= workspace + packed) continue;
        std::tie(workspace, packed) = std::pair(memory.workspace, memory.packed);
    }
    for (std::size_t id = 0; id < payload_.values.size(); ++id) {
        const auto is_it = [&](const Memory& memory) { return memory.data() == constant_of_[id]; };
        const bool is_own = constant_of_[id] && std::any_of(constants_.begin(), constants_.end(), is_it);
        if (is_own) packed += numel(payload_.values[id].dims).value_or(0) * item;
    }
    return {{.kind = OwnMemory::Kind::workspace, .bytes = workspace},
            {.kind = OwnMemory::Kind::packed_weights, .bytes = packed}};
}

Result<> Session::execute(ExecuteContext& context) {
    TRY(auto inputs, input_dims(context));
    // With events, every node is a library call of its own, to get its time.
    const bool node_by_node = context.events != nullptr;
    auto made = prepare(std::move(inputs), node_by_node);
    if (!made.ok()) context.failed_handle = failed_at_;
    TRY(Prepared * prepared, std::move(made));
    std::vector<float*> places;
    std::vector<Memory> copies;
    CHECKED(bind(context, *prepared, places, copies));
    if (prepared->is_empty) return check_nothing(*prepared);
    const auto began = Clock::now();
    const auto now = [began] { return std::chrono::duration<double, std::milli>(Clock::now() - began).count(); };
    for (Stage& stage : prepared->stages) {
        const Node& node = payload_.nodes[stage.nodes.front()];
        BackendEvent event{.handle = told_handle(node),
                           .name = std::string(name_of(node.kind)),
                           .kernel = {},
                           .start = now(),
                           .error = {}};
        auto ran = run_stage(stage, *prepared, places, event.kernel);
        event.end = now();
        if (!ran.ok()) {
            context.failed_handle = event.handle;
            event.error = message_of(ran.error());
        }
        if (context.events) context.events->push_back(std::move(event));
        CHECKED(ran);
    }
    return give_out(context, places);
}

}  // namespace arenascope::xnn
