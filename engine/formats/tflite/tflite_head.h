#pragma once
// Words in front of an old flatbuffer file, which is kept whole behind them: flatbuffer offsets are relative and lead
// forward, so new tables may name old ones.

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/bytes.h"

namespace arenascope::tflite {

class Head {
public:
    explicit Head(ByteView old) : old_(old) {}

    /// Position of the next word.
    [[nodiscard]] std::size_t at() const { return words_.size() * 4; }
    void put(std::uint32_t word) { words_.push_back(word); }
    void put_bytes(ByteView bytes) {
        put(static_cast<std::uint32_t>(bytes.size()));
        const std::size_t from = at();
        words_.resize(words_.size() + (bytes.size() + 3) / 4, 0);
        if (!bytes.empty()) std::memcpy(reinterpret_cast<char*>(words_.data()) + from, bytes.data(), bytes.size());
    }
    /// A zero byte at least ends it.
    void put_text(std::string_view text) {
        const std::size_t length = text.size();
        put_bytes(std::as_bytes(std::span(text.data(), length)));
        if (length % 4 == 0) put(0);
    }
    void align_next(std::size_t bytes, std::size_t after) {
        while ((at() + after) % bytes != 0) put(0);
    }
    /// Points the word at `slot` to `target`, a later position.
    void link(std::size_t slot, std::size_t target) { words_[slot / 4] = static_cast<std::uint32_t>(target - slot); }
    /// The same to where something lies in the old file.
    void link_old(std::size_t slot, const void* target) {
        old_links_.emplace_back(slot, static_cast<std::size_t>(static_cast<const std::byte*>(target) - old_.data()));
    }
    void set(std::size_t slot, std::uint32_t word) { words_[slot / 4] = word; }
    /// A table whose members are words, those of `has` alone; returns the slot of the first of them.
    std::size_t put_table(const std::vector<bool>& has) {
        const std::size_t vtable = vtable_of(has);
        const auto present = static_cast<std::uint32_t>(std::count(has.begin(), has.end(), true));
        const std::size_t table = at();
        put(static_cast<std::uint32_t>(table - vtable));
        for (std::uint32_t i = 0; i < present; ++i) put(0);
        return table + 4;
    }

    /// With the old file behind it, whose alignment stays.
    [[nodiscard]] std::vector<std::byte> joined() && {
        constexpr std::size_t unit = 64;
        align_next(unit, 0);
        for (const auto& [slot, offset] : old_links_) link(slot, at() + offset);
        const auto head = std::as_bytes(std::span(words_));
        std::vector<std::byte> out(head.begin(), head.end());
        out.insert(out.end(), old_.begin(), old_.end());
        return out;
    }

private:
    /// Shared by tables with the same members.
    std::size_t vtable_of(const std::vector<bool>& has) {
        const auto [known, is_new] = vtables_.try_emplace(has, at());
        if (!is_new) return known->second;
        std::uint32_t present = 0;
        std::vector<std::uint16_t> places;
        places.reserve(has.size() + 1);
        for (const bool each : has) places.push_back(each ? static_cast<std::uint16_t>(4 + 4 * present++) : 0);
        if (places.size() % 2 != 0) places.push_back(0);
        put((4 + static_cast<std::uint32_t>(has.size()) * 2) | ((4 + present * 4) << 16U));
        for (std::size_t i = 0; i < places.size(); i += 2)
            put(places[i] | (static_cast<std::uint32_t>(places[i + 1]) << 16U));
        return known->second;
    }

    ByteView old_;
    std::map<std::vector<bool>, std::size_t> vtables_;
    std::vector<std::uint32_t> words_;
    std::vector<std::pair<std::size_t, std::size_t>> old_links_;
};

}  // namespace arenascope::tflite
