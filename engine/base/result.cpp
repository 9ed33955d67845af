#include "engine/base/result.h"

namespace arenascope {

std::string Error::text() const {
    std::string out;
    if (!file.empty()) out += file + ": ";
    if (!place.empty()) out += place + ": ";
    out += what.text();
    if (!expected.empty()) out += "; expected " + expected.text();
    if (!remedy.empty()) out += "; " + remedy.text();
    return out;
}

}  // namespace arenascope
