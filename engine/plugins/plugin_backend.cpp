#include "engine/plugins/plugin_backend.h"

#include <array>
#include <cstring>
#include <list>
#include <span>

#include "engine/ir/source_line.h"

namespace arenascope {

namespace {

constexpr std::int32_t number_rank = -1;

std::vector<std::int32_t> numbers_of(std::span<const ValueId> ids) {
    std::vector<std::int32_t> out;
    for (const ValueId id : ids) out.push_back(id.number());
    return out;
}

/// A method in the plain form of the plug-in interface; owns everything that it points at.
class Plain {
public:
    explicit Plain(const Method& method, const CompileSpecs& specs = {}) {
        for (const Value& value : method.values) add(value);
        inputs_ = numbers_of(method.inputs);
        outputs_ = numbers_of(method.outputs);
        for (const Instruction& node : method.instructions) add(node);
        for (const auto& [key, value] : specs) specs_.push_back({key.c_str(), value.data(), value.size()});
        region_ = {.value_count = static_cast<std::int32_t>(values_.size()),
                   .input_count = static_cast<std::int32_t>(inputs_.size()),
                   .output_count = static_cast<std::int32_t>(outputs_.size()),
                   .node_count = static_cast<std::int32_t>(nodes_.size()),
                   .spec_count = static_cast<std::int32_t>(specs_.size()),
                   .values = values_.data(),
                   .inputs = inputs_.data(),
                   .outputs = outputs_.data(),
                   .nodes = nodes_.data(),
                   .specs = specs_.data()};
    }
    Plain(const Plain&) = delete;
    Plain& operator=(const Plain&) = delete;
    [[nodiscard]] const as_region& region() const { return region_; }

private:
    void add(const Value& value) {
        as_value out{.dtype = 0, .rank = number_rank, .sizes = nullptr, .data = nullptr, .number = 0};
        if (const Tensor* tensor = value.tensor()) {
            out.dtype = static_cast<std::int32_t>(tensor->dtype);
            out.rank = static_cast<std::int32_t>(tensor->upper.size());
            out.sizes = tensor->upper.data();
            const bool whole = tensor->data &&
                static_cast<std::int64_t>(tensor->data->bytes.size()) >= tensor->bytes().value_or(INT64_MAX);
            if (tensor->is_constant && whole) out.data = tensor->data->bytes.data();
        } else if (const auto* number = std::get_if<std::int64_t>(&value.data)) {
            out.number = static_cast<double>(*number);
        } else if (const auto* real = std::get_if<double>(&value.data)) {
            out.number = *real;
        } else if (const auto* flag = std::get_if<bool>(&value.data)) {
            out.number = *flag ? 1 : 0;
        }
        values_.push_back(out);
    }

    void add(const Instruction& node) {
        // An out variant lists its outs as arguments, and once more as what it returns.
        const std::size_t own = node.args.size() - std::min(node.args.size(), node.outs.size() + 1);
        ids_.push_back(numbers_of(std::span(node.args).first(own)));
        const std::vector<std::int32_t>& arguments = ids_.back();
        ids_.push_back(numbers_of(node.outs));
        const std::vector<std::int32_t>& outs = ids_.back();
        texts_.push_back(source_line(node.stack_trace));
        nodes_.push_back({.op = node.op.c_str(),
                          .name = node.name.c_str(),
                          .source = texts_.back().c_str(),
                          .argument_count = static_cast<std::int32_t>(arguments.size()),
                          .output_count = static_cast<std::int32_t>(outs.size()),
                          .arguments = arguments.data(),
                          .outputs = outs.data()});
    }

    std::vector<as_value> values_;
    std::vector<std::int32_t> inputs_, outputs_;
    std::vector<as_node> nodes_;
    std::vector<as_spec> specs_;
    std::list<std::vector<std::int32_t>> ids_;
    std::list<std::string> texts_;
    as_region region_{};
};

struct PluginHandle final : DelegateHandle {
    explicit PluginHandle(void* made) : handle(made) {}
    void* handle;
};

/// What a call tells.
struct Report {
    ExecuteContext& context;
    std::string error;

    static void event(void* report, int64_t id, const char* name, double start_ms, double end_ms) {
        auto* events = static_cast<Report*>(report)->context.events;
        if (!events) return;
        events->push_back({.handle = id,
                           .name = name ? name : "",
                           .kernel = "plug-in",
                           .start = start_ms,
                           .end = end_ms,
                           .error = {}});
    }
    static int fail(void* report, int64_t id, const char* error) {
        auto& to = *static_cast<Report*>(report);
        to.context.failed_handle = id;
        if (error) to.error.assign(error, strnlen(error, plugin_error_size));
        return 1;
    }
};

class PluginBackend final : public Backend {
public:
    PluginBackend(const as_backend& backend, std::shared_ptr<void> library)
        : backend_(backend),
          library_(std::move(library)),
          id_(backend.id),
          title_(backend.title ? backend.title : backend.id) {}

    [[nodiscard]] std::string_view id() const override { return id_; }
    [[nodiscard]] std::string_view title() const override { return title_; }

    [[nodiscard]] std::optional<Message> refuses(const Method& method, const Instruction& node) const override {
        for (const auto* ids : {&node.args, &node.outs}) {
            for (const ValueId id : *ids) {
                const Tensor* tensor = method.values[id].tensor();
                if (!tensor) continue;
                if (tensor->dynamism != Dynamism::fixed) return message("a shape that changes");
                for (std::size_t i = 0; i < tensor->dim_order.size(); ++i) {
                    if (tensor->dim_order[i] != i) return message("an element order that is not row-major");
                }
            }
        }
        Method one;  // the node alone: what a plug-in may look at
        one.values = method.values;
        one.instructions = {node};
        const Plain plain(one);
        std::array<char, plugin_error_size> why{};
        if (backend_.supports(plain.region().nodes, plain.region().values, why.data(), why.size()) == 0)
            return std::nullopt;
        return plugin_error(id_, why.data(), why.size()).what;
    }

    Result<Preprocessed> preprocess(const Method& region, const CompileSpecs& specs) const override {
        struct Sink {
            Preprocessed out;
            const Method& region;
        } sink{{}, region};
        as_blob blob{.context = &sink,
                     .write =
                         [](void* context, const void* bytes, size_t size) {
                             auto& to = static_cast<Sink*>(context)->out.blob;
                             const auto* from = static_cast<const std::byte*>(bytes);
                             to.insert(to.end(), from, from + size);
                         },
                     .handle =
                         [](void* context, int64_t id, int32_t node) {
                             auto& to = *static_cast<Sink*>(context);
                             const InstructionIndex at(node);
                             if (to.region.instructions.has(at))
                                 to.out.handles.push_back(handle_of(id, to.region.instructions[at]));
                         }};
        const Plain plain(region, specs);
        std::array<char, plugin_error_size> error{};
        if (backend_.preprocess(&plain.region(), &blob, error.data(), error.size()) != 0) {
            return plugin_error(id_, error.data(), error.size());
        }
        return std::move(sink.out);
    }

    [[nodiscard]] Result<> is_available() const override {
        std::array<char, plugin_error_size> error{};
        if (!backend_.is_available || backend_.is_available(error.data(), error.size()) == 0) return done;
        Error missing = plugin_error(id_, error.data(), error.size());
        missing.remedy = message("see the documentation of the plug-in");
        return missing;
    }

    Result<std::unique_ptr<DelegateHandle>> init(InitContext& context) const override {
        std::array<char, plugin_error_size> error{};
        void* handle = backend_.init(context.blob.bytes.data(), context.blob.bytes.size(), error.data(), error.size());
        if (!handle) return plugin_error(id_, error.data(), error.size());
        context.blob = {};
        return std::unique_ptr<DelegateHandle>(std::make_unique<PluginHandle>(handle));
    }

    Result<> execute(DelegateHandle& handle, ExecuteContext& context) const override {
        std::vector<as_tensor> tensors;
        std::vector<std::vector<std::int64_t>> sizes(context.args.size());
        for (std::size_t i = 0; i < context.args.size(); ++i) {
            TRY(const TensorValue* tensor, context.output(i));  // any of them may be written
            TRY(const as_tensor plain, plugin_tensor(*tensor, sizes[i]));
            tensors.push_back(plain);
        }
        Report report{context, {}};
        const as_call call{.context = &report, .event = Report::event, .fail = Report::fail};
        const int failed = backend_.execute(static_cast<PluginHandle&>(handle).handle, tensors.data(),
                                            static_cast<std::int32_t>(tensors.size()), &call);
        if (failed != 0) return plugin_error(id_, report.error.data(), report.error.size());
        return done;
    }

    void destroy(std::unique_ptr<DelegateHandle> handle) const override {
        backend_.destroy(static_cast<PluginHandle&>(*handle).handle);
    }

private:
    const as_backend& backend_;
    std::shared_ptr<void> library_;
    std::string id_, title_;
};

}  // namespace

Error plugin_error(std::string_view id, const char* text, std::size_t size) {
    const std::size_t length = strnlen(text, size);
    return Error{.what = length > 0 ? Message::verbatim(std::string(text, length))
                                    : message("plug-in '{id}' failed and does not say why", id)};
}

Result<as_tensor> plugin_tensor(const TensorValue& tensor, std::vector<std::int64_t>& sizes) {
    if (!tensor.is_contiguous())
        return Error{.what = message("{tensor} in another element order", describe(tensor)),
                     .expected = message("a row-major tensor")};
    sizes.assign(tensor.sizes.begin(), tensor.sizes.end());
    return as_tensor{.dtype = static_cast<std::int32_t>(tensor.dtype),
                     .rank = static_cast<std::int32_t>(tensor.rank()),
                     .sizes = sizes.data(),
                     .data = tensor.data};
}

std::shared_ptr<const Backend> make_plugin_backend(const as_backend& backend, std::shared_ptr<void> library) {
    return std::make_shared<PluginBackend>(backend, std::move(library));
}

}  // namespace arenascope
