#pragma once
// The user's settings for delegates: backends and their order, nodes by hand, compile specs, replaced payloads.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/ir/ids.h"

namespace arenascope {

/// Nodes chosen by hand: a query about name:, id:, op: and module: (ir/node_rule.h); a bare GLOB means the name.
struct DelegateRule {
    std::string rule;
    std::string backend;  ///< id or short name of a backend; "cpu": not delegated
    bool operator==(const DelegateRule&) const = default;
};

struct CompileSpec {
    std::string backend;  ///< id or short name
    std::string key;
    std::string value;  ///< any bytes
    bool operator==(const CompileSpec&) const = default;
};

/// A payload that replaces the compiled one.
struct PayloadReplacement {
    DelegateIndex delegate{0};  ///< in the planned method, counting calls made by backends
    std::shared_ptr<const std::string> bytes = std::make_shared<const std::string>();  ///< never null
    bool operator==(const PayloadReplacement& other) const {
        return delegate == other.delegate && (bytes == other.bytes || *bytes == *other.bytes);
    }
};

struct Delegation {
    std::vector<std::string> backends;  ///< in the order in which they take nodes; empty: nothing is delegated
    std::vector<DelegateRule> rules;    ///< the last matching rule decides
    std::vector<CompileSpec> specs;
    std::vector<PayloadReplacement> payloads;
    bool operator==(const Delegation&) const = default;
};

}  // namespace arenascope
