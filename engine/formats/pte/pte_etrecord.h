#pragma once
// ExecuTorch's ETRecord: the origin of a .pte's instructions and delegates.

#include "engine/ir/method.h"

namespace arenascope {

/// Gives instructions their Python stack trace and module, and delegates their debug handles, from the record; the
/// program's own ones stay. A file that is not an ETRecord is an error; a record with mostly other operators changes
/// nothing. Returns how many instructions it added information to.
Result<int> apply_etrecord(ByteView record, Program& program);

}  // namespace arenascope
