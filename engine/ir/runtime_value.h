#pragma once
// The value of an instruction's argument while its method runs.

#include <cstdint>
#include <string>
#include <variant>

#include "engine/ir/method.h"
#include "engine/ir/tensor_value.h"

namespace arenascope {

/// A value while the method runs. Lists stay in the method; ids in them are read at each call.
using RuntimeValue =
    std::variant<std::monostate, std::int64_t, bool, double, TensorValue, const std::string*, const IntList*,
                 const DoubleList*, const BoolList*, const TensorList*, const OptionalTensorList*>;

/// All values of a method.
using RuntimeValues = Table<ValueId, RuntimeValue>;
using ValuesView = TableView<ValueId, RuntimeValue>;
using ConstValuesView = TableView<ValueId, const RuntimeValue>;

}  // namespace arenascope
