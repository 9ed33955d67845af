#pragma once
// The contents of text exports of a plan: each placed tensor with the node that makes it.

#include "engine/formats/format.h"

namespace arenascope {

struct PlacedTensor {
    ValueId value = no_value;
    std::string name;         ///< of the value
    std::string node;         ///< row of the node list that makes it; empty if none does
    std::string op;           ///< "aten::add.out"; empty for placeholders
    std::string fqn, source;  ///< module path and Python traceback, if known
    std::int32_t output = 0;  ///< index among the node's tensors
    std::int32_t mem_id = 1;
    std::int64_t offset = 0, bytes = 0;  ///< bytes: unaligned
    Position first{0}, last{0};          ///< inclusive
    Step first_step{0}, last_step{0};
};

/// The plan's tensors in the order of the nodes that make them.
std::vector<PlacedTensor> placed_tensors(const Artifact& artifact);

/// A text as bytes, for writers.
std::vector<std::byte> bytes_of(std::string_view text);

/// A valid identifier of C and Python: every other character becomes '_'; never empty, never a digit first.
std::string identifier(std::string_view text);

/// A unique identifier for each pool, also when case is ignored.
Table<PoolRow, std::string> pool_identifiers(const Table<PoolRow, PoolResult>& pools);

}  // namespace arenascope
