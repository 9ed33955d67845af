#include "engine/plugins/plugin_backend.h"

#include <array>
#include <cstring>

#include "engine/base/printable.h"
#include "engine/plugins/plain_method.h"

namespace arenascope {

namespace {

constexpr std::size_t most_payload_bytes = std::size_t{1} << 30, most_handles = 1 << 20, most_events = 1 << 20;

struct PluginHandle final : DelegateHandle {
    explicit PluginHandle(void* made) : handle(made) {}
    void* handle;
};

/// The result of a call.
struct Report {
    ExecuteContext& context;
    std::string error;

    static void event(void* report, int64_t id, const char* name, double start_ms, double end_ms) {
        auto* events = static_cast<Report*>(report)->context.events;
        if (!events || events->size() >= most_events) return;
        events->push_back({.handle = id,
                           .name = name ? std::string(name, strnlen(name, plugin_error_size)) : "",
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
                if (tensor->dynamism != Dynamism::fixed) return message("a dynamic shape");
                for (std::size_t i = 0; i < tensor->dim_order.size(); ++i) {
                    if (tensor->dim_order[i] != i) return message("an element order that is not row-major");
                }
            }
        }
        Method one;  // the node alone: what a plug-in may look at
        one.values = method.values;
        one.instructions = {node};
        const PlainMethod plain(one);
        std::array<char, plugin_error_size> why{};
        if (backend_.supports(plain.region().nodes, plain.region().values, why.data(), why.size()) == 0)
            return std::nullopt;
        return plugin_error(id_, why.data(), why.size()).what;
    }

    Result<Preprocessed> preprocess(const Method& region, const CompileSpecs& specs) const override {
        struct Sink {
            Preprocessed out;
            const Method& region;
            Message fault;  ///< the first
        } sink{{}, region, {}};
        as_payload payload{.context = &sink,
                           .write =
                               [](void* context, const void* bytes, size_t size) {
                                   auto& [out, part, fault] = *static_cast<Sink*>(context);
                                   auto& to = out.payload;
                                   if (fault.empty() && size > 0 && !bytes) fault = message("writes no bytes");
                                   if (fault.empty() && size > most_payload_bytes - to.size())
                                       fault = message("writes more than {limit} bytes", most_payload_bytes);
                                   if (!fault.empty()) return;
                                   const auto* from = static_cast<const std::byte*>(bytes);
                                   to.insert(to.end(), from, from + size);
                               },
                           .handle =
                               [](void* context, int64_t id, int32_t node) {
                                   auto& to = *static_cast<Sink*>(context);
                                   const InstructionIndex at(node);
                                   if (to.region.instructions.has(at) && to.out.handles.size() < most_handles)
                                       to.out.handles.push_back(handle_of(id, to.region.instructions[at]));
                               }};
        const PlainMethod plain(region, specs);
        std::array<char, plugin_error_size> error{};
        if (backend_.preprocess(&plain.region(), &payload, error.data(), error.size()) != 0) {
            return plugin_error(id_, error.data(), error.size());
        }
        if (!sink.fault.empty())
            return Error{.what = message("plug-in '{id}' {fault}", id_, sink.fault), .expected = message("a payload")};
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
        void* handle =
            backend_.init(context.payload.bytes.data(), context.payload.bytes.size(), error.data(), error.size());
        if (!handle) return plugin_error(id_, error.data(), error.size());
        context.payload = {};
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
    return Error{.what = length > 0 ? Message::verbatim(printable(std::string_view(text, length)))
                                    : message("plug-in '{id}' failed without a reason", id)};
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
