#pragma once
// Sets the bandwidth of pools from measured times: of a device if its recording is open, else of the last run.

namespace arenascope {

class Shell;

/// One undoable edit, with a message that states what was measured and where; asks how fast the device's clock counts.
void calibratePools(Shell& shell);

}  // namespace arenascope
