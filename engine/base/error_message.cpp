#include "engine/base/error_message.h"

namespace arenascope {

Message message_of(const Error& error) {
    Message out = error.what;
    if (!error.expected.empty()) out = in_sequence(out, message("expected {expected}", error.expected));
    if (!error.remedy.empty()) out = in_sequence(out, error.remedy);
    Message place;
    for (const Message& part : error.place.parts())
        place = &part == error.place.parts().data() ? part : message("{outer}/{inner}", place, part);
    if (!error.place.empty()) out = message("{place}: {fault}", place, out);
    if (!error.file.empty()) out = message("{place}: {fault}", error.file, out);
    return out;
}

Message in_sequence(const Message& first, const Message& next) {
    return first.empty() ? next : message("{first}; {second}", first, next);
}

}  // namespace arenascope
