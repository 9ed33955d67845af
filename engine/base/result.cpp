#include "engine/base/result.h"

namespace arenascope {

std::string Error::text() const {
    std::string out;
    if (!file.empty()) out += file + ": ";
    if (!place.empty()) out += place + ": ";
    out += what;
    if (!expected.empty()) out += "; expected " + expected;
    if (!remedy.empty()) out += "; " + remedy;
    return out;
}

}  // namespace arenascope
