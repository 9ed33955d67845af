#pragma once
// Opens a recording of a device, and says what a file of another kind is.

#include <string>

#include "engine/formats/etdump/etdump.h"

namespace arenascope {

Result<EtDump> open_etdump(const std::string& path);

}  // namespace arenascope
