// The XNNPACK backend: partitioning rules, compilation and runs.

#include "engine/backends/xnnpack/compiler.h"
#include "engine/backends/xnnpack/least_memory.h"
#include "engine/backends/xnnpack/op_rows.h"
#include "engine/backends/xnnpack/session.h"
#include "engine/backends/xnnpack/xnnpack.h"

namespace arenascope {

namespace {

class XnnpackBackend final : public Backend {
public:
    [[nodiscard]] std::string_view id() const override { return "XnnpackBackend"; }
    [[nodiscard]] std::string_view short_name() const override { return "xnnpack"; }
    [[nodiscard]] std::string_view title() const override { return "XNNPACK in ExecuTorch's payload"; }
    [[nodiscard]] Result<> is_available() const override { return xnn::library_available(); }

    [[nodiscard]] std::optional<Message> refuses(const Method& method, const Instruction& node) const override {
        return xnn::why_not(method, node);
    }
    [[nodiscard]] std::vector<ValueId> inner_values(const Instruction& node) const override {
        return xnn::inner_values(node);
    }
    Result<Preprocessed> preprocess(const Method& region, const CompileSpecs& specs) const override {
        // ExecuTorch's exporter writes one key, which its runtime ignores: it is kept for other readers of the file.
        constexpr std::string_view known = "dqlinear_partitioner";
        for (const auto& [key, value] : specs) {
            if (key != known)
                return Error{.what = message("unknown compile spec '{key}'", key),
                             .expected = Message::verbatim(std::string(known))};
        }
        return xnn::compile(region);
    }
    [[nodiscard]] Result<std::vector<PayloadNode>> nodes(const InitContext& context) const override {
        constexpr std::int64_t nobodys = 65535;  // of nodes that the exporter added
        TRY(const xnn::Payload payload, xnn::read_payload(context.payload, context.named));
        std::vector<PayloadNode> out;
        for (const xnn::Node& node : payload.nodes) {
            if (node.handle != nobodys) out.push_back({.handle = node.handle, .ops = xnn::ops_of(node.kind)});
        }
        return out;
    }
    [[nodiscard]] std::vector<OwnMemory> least_memory(const InitContext& context) const override {
        const auto payload = xnn::read_payload(context.payload, context.named);
        return payload.ok() ? xnn::least_memory(payload.value()) : std::vector<OwnMemory>();
    }
    [[nodiscard]] std::optional<std::vector<OwnMemory>> own_memory(const DelegateHandle& handle) const override {
        return static_cast<const xnn::Session&>(handle).own_memory();
    }
    Result<std::unique_ptr<DelegateHandle>> init(InitContext& context) const override {
        TRY(auto payload, xnn::read_payload(context.payload, context.named));
        TRY(auto session, xnn::Session::make(std::move(payload), context.memory));
        context.payload = {};
        return std::unique_ptr<DelegateHandle>(std::move(session));
    }
    Result<> execute(DelegateHandle& handle, ExecuteContext& context) const override {
        return static_cast<xnn::Session&>(handle).execute(context);
    }
};

}  // namespace

std::shared_ptr<const Backend> make_xnnpack_backend() { return std::make_shared<XnnpackBackend>(); }

}  // namespace arenascope
