#include "widgets/theme/preferences.h"

#include <algorithm>

namespace arenascope {
namespace {

Preferences& current() {
    static Preferences value;
    return value;
}

}  // namespace

const Preferences& preferences() { return current(); }

void setPreferences(const Preferences& next) {
    current() = next;
    current().textPercent = std::clamp(next.textPercent, least_text_percent, most_text_percent);
}

int forText(int pixels) { return pixels * current().textPercent / 100; }

}  // namespace arenascope
