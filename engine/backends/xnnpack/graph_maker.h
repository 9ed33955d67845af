#pragma once
// A payload under construction: values, constants by content, nodes.

#include <algorithm>
#include <cstring>
#include <map>
#include <utility>

#include "engine/backends/backend.h"
#include "engine/backends/xnnpack/arrays.h"
#include "engine/backends/xnnpack/payload.h"
#include "engine/base/sha256.h"

namespace arenascope::xnn {

inline constexpr std::int64_t own_handle = 65535;  // of nodes without an instruction
inline const Dims to_nhwc{0, 2, 3, 1}, to_nchw{0, 3, 1, 2};

class GraphMaker {
protected:
    std::uint32_t add_value(Dims dims) {
        payload_.values.push_back({.dims = std::move(dims)});
        return static_cast<std::uint32_t>(payload_.values.size() - 1);
    }
    /// `items`: numbers for f32, the integers themselves for any other element type.
    std::uint32_t add_constant(Dims dims, Floats items, Element element = {}) {
        const std::uint32_t id = add_value(std::move(dims));
        stored_.push_back(element.type);
        payload_.values[id].element = std::move(element);
        payload_.values[id].constant = static_cast<std::uint32_t>(constants_.size() + 1);
        constants_.push_back(std::move(items));
        return id;
    }
    std::uint32_t add_node(Node node, Dims dims) {
        node.output = add_value(std::move(dims));
        if (node.handle == 0) node.handle = handle_;
        payload_.nodes.push_back(std::move(node));
        return payload_.nodes.back().output;
    }
    std::uint32_t transpose(std::uint32_t from, const Dims& order, std::int64_t handle) {
        Node node{.kind = Kind::transpose, .handle = handle, .inputs = {from}};
        node.list = order;
        const std::uint32_t to = add_node(std::move(node), permuted(payload_.values[from].dims, order));
        payload_.values[to].element = payload_.values[from].element;
        return to;
    }

    /// Assigns keys to constants and scales; equal ones share an entry.
    Result<> finish() {
        std::vector<std::uint32_t> entry(constants_.size() + 1, 0);
        payload_.constants.emplace_back();
        payload_.keys.emplace_back();
        for (std::size_t i = 0; i < constants_.size(); ++i)
            entry[i + 1] = keep(stored(std::exchange(constants_[i], {}), stored_[i]), "");
        for (Value& value : payload_.values) {
            value.constant = entry[value.constant];
            if (!value.element.scales.empty())
                value.scales = keep(stored(value.element.scales, Element::Type::f32), "scale_");
        }
        out_.payload = write_payload(payload_);
        // Reads the written payload back: any fault is found here and not on the device.
        const auto find = [this](std::string_view key) -> std::optional<Data> {
            for (const auto& [name, data] : out_.named_data) {
                if (name == key) return data;
            }
            return std::nullopt;
        };
        CHECKED(read_payload({out_.payload, nullptr}, find));
        return done;
    }

private:
    static std::vector<std::byte> stored(const Floats& items, Element::Type type) {
        switch (type) {
            case Element::Type::quint8: return as<std::uint8_t>(items);
            case Element::Type::qint8:
            case Element::Type::qcint8: return as<std::int8_t>(items);
            case Element::Type::qint32:
            case Element::Type::qcint32: return as<std::int32_t>(items);
            default: return as<float>(items);
        }
    }
    template <class T>
    static std::vector<std::byte> as(const Floats& items) {
        // The largest f32 that an integer of 32 bits holds; shorter ones are in range.
        constexpr float most = 2147483520.0F;
        std::vector<std::byte> out(items.size() * sizeof(T));
        for (std::size_t i = 0; i < items.size(); ++i) {
            T item{};
            if constexpr (std::is_same_v<T, float>) item = items[i];
            else item = static_cast<T>(std::clamp(items[i], -most, most));
            std::memcpy(out.data() + i * sizeof item, &item, sizeof item);
        }
        return out;
    }
    std::uint32_t keep(std::vector<std::byte> bytes, std::string_view before) {
        auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
        const std::string key = std::string(before) + sha256_hex(*owner);
        const auto [at, is_new] = known_.try_emplace(key, static_cast<std::uint32_t>(payload_.constants.size()));
        if (!is_new) return at->second;
        payload_.constants.push_back({*owner, owner});
        payload_.keys.push_back(key);
        out_.named_data.emplace_back(key, Data{*owner, owner});
        return at->second;
    }
    std::map<std::string, std::uint32_t> known_;  ///< constants by key
    std::vector<Element::Type> stored_;           ///< types of constants_

protected:
    Payload payload_;
    Preprocessed out_;
    std::vector<Floats> constants_;  ///< still changed when nodes are merged into them
    std::int64_t handle_ = own_handle;
};

}  // namespace arenascope::xnn
