#pragma once
// The two things made from regions: the sub-method that a backend compiles, and the method that calls it.

#include "engine/partition/regions.h"

namespace arenascope::lowering {

/// A region that becomes a call.
struct Cut {
    RegionIndex region{0};
    std::vector<ValueId> inputs, outputs;  ///< the call's arguments, values of the whole method
    std::vector<ValueId> constants;        ///< values that only this region and other regions use: no arguments
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
/// The method with every cut's region replaced by a call. Values that nothing uses any more are gone.
Result<Method> with_calls(const Method& method, const Regions& regions, std::vector<Cut> cuts);

/// Keeps the values that something uses and renumbers everything.
void compact_values(Method& method);

}  // namespace arenascope::lowering
