// The reasons why the system refuses a call, as sentences that a window can translate.

#include "engine/base/system_reason.h"

#include <cerrno>
#include <cstring>

namespace arenascope {

Message system_reason(int number) {
    switch (number) {
        case ENOENT: return message("No such file or directory");
        case EACCES: return message("Permission denied");
        case EISDIR: return message("Is a directory");
        case ENOTDIR: return message("Not a directory");
        case ENOSPC: return message("No space left on device");
        case EROFS: return message("Read-only file system");
        case EIO: return message("Input/output error");
        default: return Message::verbatim(std::strerror(number));
    }
}

}  // namespace arenascope
