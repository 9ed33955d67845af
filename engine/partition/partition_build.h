#pragma once
// Builds both results of a region: the sub-method that a backend compiles, and the method that calls it.

#include "engine/partition/regions.h"

namespace arenascope::lowering {

/// A region that becomes a call.
struct Cut {
    RegionIndex region{0};
    std::vector<ValueId> inputs, outputs;  ///< the call's arguments, values of the whole method
    std::vector<ValueId> constants;        ///< values that only regions use, so they are not arguments
    std::vector<ValueId> states;           ///< buffers that move into the delegate
    std::string call;                      ///< name of the call
    Delegate delegate;
};

/// Whether anything but the instructions of this region makes or uses a value's bytes.
bool touched_beyond(const Method& method, const Flow& flow, const Regions& regions, RegionIndex region, ValueId root);
/// Inputs, outputs, constants and states of a region. `constants_as_arguments`: see Backend.
Cut find_edges(const Method& method, const Flow& flow, const Regions& regions, RegionIndex region,
               bool constants_as_arguments);
/// The region alone: inputs and outputs in the order of the cut's.
Method sub_method(const Method& method, const Regions& regions, const Cut& cut);
/// The method with every cut's region replaced by a call. Values that are no longer used are removed.
Result<Method> with_calls(const Method& method, const Regions& regions, std::vector<Cut> cuts);

/// Removes unused values and renumbers everything.
void compact_values(Method& method);

}  // namespace arenascope::lowering
