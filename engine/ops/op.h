#pragma once
// Operators as data: each family lists core ATen operators with the out-variant schemas that run them. Schemas are the
// single source of argument order, kinds and defaults.

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ops/schema.h"

namespace arenascope::ops {

/// A row of a family. `edge` is its name in ExecuTorch's edge dialect, if that is not `core`.
struct Row {
    std::string_view core;    ///< "aten::permute.default"
    std::string_view schema;  ///< of the out variant
    std::string_view edge{};  ///< "aten::permute_copy.default"
};

struct Family {
    std::string_view id;
    std::span<const Row> rows;
};

/// All families, in one place; a new family is one line in registry.cpp.
std::span<const Family> builtin_families();

/// An operator of the core dialect with its parsed out variant.
struct Op {
    std::string core, edge;
    Schema schema;
};

/// Parsed families, found by core name ("aten::add.Tensor") or by out name ("aten::add.out").
class Registry {
public:
    static Result<Registry> builtin();
    [[nodiscard]] const Op* by_core(std::string_view core) const;
    [[nodiscard]] const Op* by_out(std::string_view out) const;

private:
    std::vector<Op> ops_;
    std::map<std::string, std::size_t, std::less<>> by_core_, by_out_;
};

}  // namespace arenascope::ops
