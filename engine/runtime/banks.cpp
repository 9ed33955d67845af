#include "engine/runtime/banks.h"

#include <algorithm>

#include "engine/runtime/for_tensors.h"

namespace arenascope {

namespace {

constexpr std::size_t spare_bytes = 64;  // delegates may read slightly beyond the end of a tensor

}  // namespace

Staging::Staging(std::span<const Bank> banks) : banks_(banks.begin(), banks.end()) {
    for (const Bank& bank : banks_) traffic_.push_back({.mem_id = bank.mem_id, .device = bank.device});
}

bool Staging::is_needed() const {
    return std::any_of(banks_.begin(), banks_.end(), [](const Bank& bank) { return bank.is_remote(); });
}

const Bank* Staging::bank_of(const std::byte* data) const {
    for (const Bank& bank : banks_) {
        if (bank.is_remote() && data >= bank.data && data < bank.data + bank.bytes) return &bank;
    }
    return nullptr;
}

void Staging::note(Result<> copied, const Bank& bank) {
    if (copied.ok() || fault_) return;
    fault_ = std::move(copied).error().in(message("pool {pool}", bank.mem_id));
}

void Staging::bring(ValuesView values, std::span<const ValueId> ids, std::span<const ValueId> fresh,
                    std::string_view device) {
    for_tensors(values, ids, [&](ValueId id) {
        auto& tensor = std::get<TensorValue>(values[id]);
        const Bank* bank = tensor.data ? bank_of(tensor.data) : nullptr;
        if (!bank || (!device.empty() && bank->device == device)) return;
        const std::int64_t elements = std::max(tensor.numel(), product(tensor.upper));
        const auto bytes = static_cast<std::size_t>(
            std::min(elements * item_size(tensor.dtype), bank->data + bank->bytes - tensor.data));
        const auto same = std::find_if(staged_.begin(), staged_.end(), [&](const Staged& s) {
            return s.place == tensor.data && buffers_[s.buffer].size() >= bytes;
        });
        const std::size_t buffer = same == staged_.end() ? used_++ : same->buffer;
        if (buffers_.size() <= buffer) buffers_.emplace_back();
        if (same == staged_.end()) {
            buffers_[buffer].reserve(bytes + spare_bytes);
            buffers_[buffer].resize(bytes);
        }
        bool is_filled = same != staged_.end() && same->is_filled;
        if (!is_filled && std::find(fresh.begin(), fresh.end(), id) == fresh.end()) {
            note(bank->read(buffers_[buffer].data(), tensor.data, buffers_[buffer].size()), *bank);
            traffic_of(*bank).from_device += static_cast<std::int64_t>(buffers_[buffer].size());
            is_filled = true;
        }
        staged_.push_back({id, tensor.data, buffer, is_filled});
        tensor.data = buffers_[buffer].data();
    });
}

void Staging::give_back(ValuesView values, std::span<const ValueId> written) {
    std::vector<bool> changed(used_, false);
    for_tensors(values, written, [&](ValueId id) {
        for (const Staged& staged : staged_) {
            if (staged.id == id) changed[staged.buffer] = true;
        }
    });
    for (const Staged& staged : staged_) {
        auto* tensor = std::get_if<TensorValue>(&values[staged.id]);
        const Bank* bank = bank_of(staged.place);
        const std::vector<std::byte>& buffer = buffers_[staged.buffer];
        if (bank && changed[staged.buffer]) {
            note(bank->write(staged.place, buffer.data(), buffer.size()), *bank);
            traffic_of(*bank).to_device += static_cast<std::int64_t>(buffer.size());
            changed[staged.buffer] = false;  // one buffer may serve several tensors
        }
        if (tensor && tensor->data == buffer.data()) tensor->data = staged.place;
    }
    staged_.clear();
    used_ = 0;
}

Result<> Staging::check() {
    if (!fault_) return done;
    Error fault = *std::move(fault_);
    fault_.reset();
    return fault;
}

std::vector<BankTraffic> Staging::take_traffic() {
    std::vector<BankTraffic> out;
    for (BankTraffic& row : traffic_) {
        if (row.to_device + row.from_device > 0) out.push_back(row);
        row.to_device = row.from_device = 0;
    }
    return out;
}

}  // namespace arenascope
