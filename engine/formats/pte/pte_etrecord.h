#pragma once
// ExecuTorch's ETRecord: what a .pte's instructions and delegates were made from.

#include "engine/ir/method.h"

namespace arenascope {

/// Gives instructions their Python stack trace and module, and delegates their debug handles, as the record says;
/// what the program brought itself stays. A file that is no ETRecord is an error, one whose operators are mostly others
/// changes nothing. Returns how many instructions it told something about.
Result<int> apply_etrecord(ByteView record, Program& program);

}  // namespace arenascope
