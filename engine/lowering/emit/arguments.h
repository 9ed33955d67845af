#pragma once
// Arguments of an instruction: literals and defaults become values of the method, by the schema's kinds.

#include "engine/ir/graph.h"
#include "engine/ir/method.h"
#include "engine/ops/op.h"

namespace arenascope::lowering {

class ArgumentMaker {
public:
    ArgumentMaker(const fx::Node& node, const std::map<std::string, ValueId>& ids, Table<ValueId, Value>& values)
        : node_(node), ids_(ids), values_(values) {}

    /// The value of a parameter: as the node gives it, or the schema's default.
    Result<ValueId> make(const ops::Param& param);
    Result<ValueId> literal(const fx::Arg::Variant& value, const ops::Param& param);
    ValueId order(const std::vector<std::uint8_t>& dims);

private:
    Result<ValueId> from_default(const ops::Param& param);
    Result<ValueId> named(const std::string& name) const;
    Result<ValueId> tensors(const std::vector<fx::Arg::Item>& items, const ops::Param& param);
    Result<ValueId> dims(const std::vector<fx::Arg::Dim>& items, const ops::Param& param);
    template <class T>
    ValueId add(T data);

    const fx::Node& node_;
    const std::map<std::string, ValueId>& ids_;
    Table<ValueId, Value>& values_;
};

}  // namespace arenascope::lowering
