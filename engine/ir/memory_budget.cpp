#include "engine/ir/memory_budget.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

namespace arenascope {

namespace {

constexpr std::int64_t least_limit = std::int64_t{256} << 20;
constexpr std::int64_t times_the_file = 4;
constexpr std::int64_t too_many = std::numeric_limits<std::int64_t>::max();

/// Bytes of memory that these pieces cover; shared bytes count once.
class Covered {
public:
    void add(const Data& data) {
        if (!data.bytes.empty()) pieces_.emplace_back(data.bytes.data(), data.bytes.data() + data.bytes.size());
    }
    void add(const NamedData& named) {
        for (const auto& [key, data] : named) add(data);
    }
    [[nodiscard]] std::int64_t bytes() {
        std::sort(pieces_.begin(), pieces_.end());
        std::int64_t total = 0;
        const std::byte* end = nullptr;
        for (const auto& [first, last] : pieces_) {
            if (end && last <= end) continue;
            total += last - (end && first < end ? end : first);
            end = last;
        }
        return total;
    }

private:
    std::vector<std::pair<const std::byte*, const std::byte*>> pieces_;
};

}  // namespace

Result<> MemoryBudget::take(std::optional<std::int64_t> bytes) {
    const std::int64_t wanted =
        checked_add(taken_, std::max<std::int64_t>(bytes.value_or(too_many), 0)).value_or(too_many);
    if (wanted <= limit_) {
        taken_ = wanted;
        return done;
    }
    return Error{.what = message("the run needs {bytes} bytes of memory", wanted),
                 .expected = is_allowed_
                     ? message("at most {limit} bytes, as --memory-limit allows", limit_)
                     : message("at most {limit} bytes, the larger of 256 MiB and four times the file", limit_),
                 .remedy = message("allow it with --memory-limit {bytes}", wanted),
                 .remedy_code = RemedyCode::raise_memory_limit};
}

MemoryBudget MemoryBudget::of(const Program& program, std::int64_t allowed) {
    MemoryBudget out(allowed > 0 ? allowed : usual_memory_limit(program));
    out.is_allowed_ = allowed > 0;
    return out;
}

std::int64_t usual_memory_limit(const Program& program) {
    std::error_code error;
    const auto on_disk = program.path.empty() ? 0 : std::filesystem::file_size(program.path, error);
    const std::int64_t size = error ? 0 : static_cast<std::int64_t>(on_disk);
    // Data files next to the program are mapped as they are. Contents of an archive may be compressed, so there the
    // archive itself counts.
    Covered held;
    if (program.format != FormatId::pt2) {
        held.add(program.named_data);
        for (const Method& method : program.methods) {
            for (const Delegate& delegate : method.delegates) held.add(delegate.payload);
            for (const Value& value : method.values) {
                const Tensor* tensor = value.tensor();
                if (tensor && tensor->data) held.add(*tensor->data);
            }
        }
    }
    return std::max(least_limit, checked_mul(std::max(size, held.bytes()), times_the_file).value_or(too_many));
}

}  // namespace arenascope
