#pragma once
// Memory of a pool that comes from the caller or a device. A bank with copy functions is never dereferenced here:
// kernels work on host copies of the tensors that they read and write.

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/kernels/kernel.h"

namespace arenascope {

struct Bank {
    using Copy = std::function<Result<>(std::byte* to, const std::byte* from, std::size_t bytes)>;
    std::int32_t mem_id = 0;
    std::byte* data = nullptr;
    std::int64_t bytes = 0;
    Copy write{}, read{};           ///< host to bank, bank to host; neither: ordinary memory
    std::string device{};           ///< id of its device; empty: none
    std::shared_ptr<void> owner{};  ///< null: the memory outlives the run

    [[nodiscard]] bool is_remote() const { return write != nullptr && read != nullptr; }
};

/// Bytes copied to and from a bank.
struct BankTraffic {
    std::int32_t mem_id = 0;  ///< 0: device memory outside of the pools
    std::string device;
    std::int64_t to_device = 0, from_device = 0;
};

/// Host copies of tensors in remote banks, while one kernel needs them.
class Staging {
public:
    explicit Staging(std::span<const Bank> banks);
    [[nodiscard]] bool is_needed() const;
    /// The remote bank that contains the address, or null.
    [[nodiscard]] const Bank* bank_of(const std::byte* data) const;

    /// Redirects the tensors among `ids`, including entries of lists, to host copies; those among `fresh` will be
    /// overwritten and are not copied. Tensors in memory of `device` stay.
    void bring(ValuesView values, std::span<const ValueId> ids, std::span<const ValueId> fresh = {},
               std::string_view device = {});
    /// Copies those among `written` back and restores all addresses.
    void give_back(ValuesView values, std::span<const ValueId> written);
    /// The first copy that failed since the last call, or done.
    Result<> check();
    /// Since the last call.
    std::vector<BankTraffic> take_traffic();

private:
    BankTraffic& traffic_of(const Bank& bank) { return traffic_[static_cast<std::size_t>(&bank - banks_.data())]; }
    void note(Result<> copied, const Bank& bank);
    struct Staged {
        ValueId id = no_value;
        std::byte* place = nullptr;
        std::size_t buffer = 0;
        bool is_filled = false;  ///< the copy has the bank's bytes
    };
    std::vector<Bank> banks_;
    std::vector<BankTraffic> traffic_;  ///< by bank
    std::optional<Error> fault_;
    std::vector<Staged> staged_;
    std::vector<std::vector<std::byte>> buffers_;  ///< kept between calls
    std::size_t used_ = 0;
};

}  // namespace arenascope
