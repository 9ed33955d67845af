#include "engine/base/result.h"

namespace arenascope {

ErrorPlace::ErrorPlace(Message part) {
    if (!part.empty()) parts_.push_back(std::move(part));
}

ErrorPlace::ErrorPlace(std::initializer_list<ErrorPlace> parts) {
    for (const ErrorPlace& each : parts) parts_.insert(parts_.end(), each.parts_.begin(), each.parts_.end());
}

ErrorPlace ErrorPlace::in(ErrorPlace outer) const {
    if (outer.empty() && !empty()) outer.parts_.emplace_back();  // a part without a name
    outer.parts_.insert(outer.parts_.end(), parts_.begin(), parts_.end());
    return outer;
}

std::string ErrorPlace::text() const {
    std::string out;
    for (const Message& part : parts_) out += (&part == parts_.data() ? "" : "/") + part.text();
    return out;
}

std::string Error::text() const {
    std::string out;
    if (!file.empty()) out += file + ": ";
    if (!place.empty()) out += place.text() + ": ";
    out += what.text();
    if (!expected.empty()) out += "; expected " + expected.text();
    if (!remedy.empty()) out += "; " + remedy.text();
    return out;
}

}  // namespace arenascope
