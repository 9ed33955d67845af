// A verb runs without a display; any other command line opens the window.

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/dispatch.h"
#include "app/cli/verb.h"
#include "app/gui.h"

namespace {

/// Qt aborts without a display: this reports it in one line instead.
bool has_display() {
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) {
        const char* value = std::getenv(name);
        if (value && *value) return true;
    }
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> args(argv + (argc > 0 ? 1 : 0), argv + argc);
    const bool is_shown = has_display();
    if (arenascope::cli::is_cli(args, is_shown)) {
        arenascope::cli::Console console{std::cout, std::cerr};
        return arenascope::cli::run_cli(arenascope::Engine(), args, console);
    }
    if (!is_shown) {
        std::cerr << "arenascope: no display to open a window on; set DISPLAY or WAYLAND_DISPLAY, or name a verb "
                     "(arenascope --help lists them)\n";
        return static_cast<int>(arenascope::cli::Exit::unusable);
    }
    return arenascope::run_gui(argc, argv, std::vector<std::string>(args.begin(), args.end()));
}
