#include "engine/backends/payload_operators.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "engine/backends/xnnpack/payload_listing.h"

namespace arenascope {
namespace {

using FindNamed = std::function<std::optional<Data>(std::string_view key)>;

struct Reader {
    std::string_view backend;
    Result<std::vector<PayloadOperator>> (*read)(const Data& payload, const FindNamed& named);
};
constexpr std::array readers{Reader{"XnnpackBackend", xnn::listed_operators}};

}  // namespace

Result<std::vector<PayloadOperator>> payload_operators(const Program& program, const Delegate& delegate) {
    const auto reader =
        std::find_if(readers.begin(), readers.end(), [&](const Reader& each) { return each.backend == delegate.id; });
    if (reader == readers.end()) return std::vector<PayloadOperator>();
    return reader->read(delegate.payload, [&](std::string_view key) -> std::optional<Data> {
        for (const NamedData* all : {&delegate.named_data, &program.named_data}) {
            const auto found =
                std::find_if(all->begin(), all->end(), [key](const auto& one) { return one.first == key; });
            if (found != all->end()) return found->second;
        }
        return std::nullopt;
    });
}

}  // namespace arenascope
