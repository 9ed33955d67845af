#include "engine/runtime/banks.h"

#include <algorithm>

#include "engine/runtime/profile.h"

namespace arenascope {

bool Staging::is_needed() const {
    return std::any_of(banks_.begin(), banks_.end(), [](const Bank& bank) { return bank.is_remote(); });
}

const Bank* Staging::bank_of(const std::byte* data) const {
    for (const Bank& bank : banks_) {
        if (bank.is_remote() && data >= bank.data && data < bank.data + bank.bytes) return &bank;
    }
    return nullptr;
}

void Staging::bring(std::span<RuntimeValue> values, std::span<const ValueId> ids) {
    for_tensors(values, ids, [&](ValueId id) {
        auto& tensor = std::get<TensorValue>(values[static_cast<std::size_t>(id)]);
        const Bank* bank = tensor.data ? bank_of(tensor.data) : nullptr;
        if (!bank) return;
        const std::int64_t elements = std::max(tensor.numel(), product(tensor.upper));
        const auto bytes = static_cast<std::size_t>(
            std::min(elements * item_size(tensor.dtype), bank->data + bank->bytes - tensor.data));
        const auto same = std::find_if(staged_.begin(), staged_.end(), [&](const Staged& s) {
            return s.place == tensor.data && buffers_[s.buffer].size() >= bytes;
        });
        const std::size_t buffer = same == staged_.end() ? used_++ : same->buffer;
        if (buffers_.size() <= buffer) buffers_.emplace_back();
        if (same == staged_.end()) {
            buffers_[buffer].resize(bytes);
            bank->read(buffers_[buffer].data(), tensor.data, bytes);
        }
        staged_.push_back({id, tensor.data, buffer});
        tensor.data = buffers_[buffer].data();
    });
}

void Staging::give_back(std::span<RuntimeValue> values) {
    for (const Staged& staged : staged_) {
        auto* tensor = std::get_if<TensorValue>(&values[static_cast<std::size_t>(staged.id)]);
        const Bank* bank = bank_of(staged.place);
        const std::vector<std::byte>& buffer = buffers_[staged.buffer];
        if (bank) bank->write(staged.place, buffer.data(), buffer.size());
        if (tensor && tensor->data == buffer.data()) tensor->data = staged.place;
    }
    staged_.clear();
    used_ = 0;
}

}  // namespace arenascope
