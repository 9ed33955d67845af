#pragma once
// A payload under construction: values, constants by content, nodes.

#include <map>
#include <span>

#include "engine/backends/backend.h"
#include "engine/backends/xnnpack/arrays.h"
#include "engine/backends/xnnpack/payload.h"
#include "engine/base/sha256.h"

namespace arenascope::xnn {

inline constexpr std::int64_t own_handle = 65535;  // of nodes that stand for no instruction
inline const Dims to_nhwc{0, 2, 3, 1}, to_nchw{0, 3, 1, 2};

class GraphMaker {
protected:
    std::uint32_t add_value(Dims dims) {
        payload_.values.push_back({.dims = std::move(dims)});
        return static_cast<std::uint32_t>(payload_.values.size() - 1);
    }
    std::uint32_t add_constant(Dims dims, Floats items) {
        const std::uint32_t id = add_value(std::move(dims));
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
        return add_node(std::move(node), permuted(payload_.values[from].dims, order));
    }

    /// Constants get their keys, equal ones one entry.
    Result<> finish() {
        std::map<std::string, std::uint32_t> known;
        std::vector<std::uint32_t> entry(constants_.size() + 1, 0);
        payload_.constants.emplace_back();
        payload_.keys.emplace_back();
        for (std::size_t i = 0; i < constants_.size(); ++i) {
            auto owner = std::make_shared<const Floats>(std::move(constants_[i]));
            const ByteView bytes = std::as_bytes(std::span(*owner));
            const std::string key = sha256_hex(bytes);
            const auto [at, is_new] = known.try_emplace(key, static_cast<std::uint32_t>(payload_.constants.size()));
            entry[i + 1] = at->second;
            if (!is_new) continue;
            payload_.constants.push_back({bytes, owner});
            payload_.keys.push_back(key);
            out_.named_data.emplace_back(key, Data{bytes, owner});
        }
        for (Value& value : payload_.values) value.constant = entry[value.constant];
        out_.blob = write_payload(payload_);
        // What is written must be readable: anything else is found here and not on the device.
        const auto find = [this](std::string_view key) -> std::optional<Data> {
            for (const auto& [name, data] : out_.named_data) {
                if (name == key) return data;
            }
            return std::nullopt;
        };
        CHECKED(read_payload({out_.blob, nullptr}, find));
        return done;
    }

    Payload payload_;
    Preprocessed out_;
    std::vector<Floats> constants_;  ///< still changed by what is folded into them
    std::int64_t handle_ = own_handle;
};

}  // namespace arenascope::xnn
