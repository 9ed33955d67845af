#pragma once
// Memory of a pool that comes from elsewhere: the caller's, a device's. A bank with copy functions is never
// dereferenced here: kernels work on host copies of what they read and write there.

#include <functional>
#include <span>
#include <vector>

#include "engine/runtime/kernels/kernel.h"

namespace arenascope {

struct Bank {
    using Copy = std::function<void(std::byte* to, const std::byte* from, std::size_t bytes)>;
    std::int32_t mem_id = 0;
    std::byte* data = nullptr;
    std::int64_t bytes = 0;
    Copy write{}, read{};  ///< host to bank, bank to host; neither: ordinary memory

    [[nodiscard]] bool is_remote() const { return write != nullptr && read != nullptr; }
};

/// Host copies of tensors that lie in remote banks, for as long as one kernel needs them.
class Staging {
public:
    explicit Staging(std::span<const Bank> banks) : banks_(banks.begin(), banks.end()) {}
    [[nodiscard]] bool is_needed() const;
    /// The remote bank that holds the address, or null.
    [[nodiscard]] const Bank* bank_of(const std::byte* data) const;

    /// Points the tensors among `ids`, entries of lists included, at host copies.
    void bring(std::span<RuntimeValue> values, std::span<const ValueId> ids);
    /// Copies them back and points them at their banks again.
    void give_back(std::span<RuntimeValue> values);

private:
    struct Staged {
        ValueId id = no_value;
        std::byte* place = nullptr;
        std::size_t buffer = 0;
    };
    std::vector<Bank> banks_;
    std::vector<Staged> staged_;
    std::vector<std::vector<std::byte>> buffers_;  ///< kept between calls
    std::size_t used_ = 0;
};

}  // namespace arenascope
