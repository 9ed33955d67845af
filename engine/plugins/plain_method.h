#pragma once
// A method in the plain form that plug-ins see.

#include <list>
#include <span>
#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/plugins/arenascope_plugin.h"

namespace arenascope {

/// Owns what its as_region points at, but for names and constants' bytes, which stay the method's.
class PlainMethod {
public:
    explicit PlainMethod(const Method& method, const CompileSpecs& specs = {});
    PlainMethod(const PlainMethod&) = delete;
    PlainMethod& operator=(const PlainMethod&) = delete;
    [[nodiscard]] const as_region& region() const { return region_; }

private:
    void add(const Value& value);
    void add(const Instruction& node);
    const std::vector<std::int32_t>& keep(std::span<const ValueId> ids);

    std::vector<as_value> values_;
    std::vector<std::int32_t> inputs_, outputs_;
    std::vector<as_node> nodes_;
    std::vector<as_spec> specs_;
    std::list<std::vector<std::int32_t>> ids_;
    std::list<std::string> texts_;
    as_region region_{};
};

}  // namespace arenascope
