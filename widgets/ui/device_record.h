#pragma once
// What a device recorded of the program that is open: an ETDump, and what of it concerns the method that is shown.

#include <QString>
#include <memory>

#include "engine/study/device_times.h"

namespace arenascope {

struct DeviceRecord {
    QString title;  ///< of its file
    std::shared_ptr<const EtDump> dump;
    DeviceTimes times;  ///< empty where it is of another method, or passes have changed the instructions
};

}  // namespace arenascope
