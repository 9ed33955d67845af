// A verb runs without a display; anything else opens the window.

#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/verb.h"
#include "app/gui.h"

int main(int argc, char** argv) {
    const std::vector<std::string_view> args(argv + (argc > 0 ? 1 : 0), argv + argc);
    if (arenascope::cli::is_cli(args)) {
        arenascope::cli::Console console{std::cout, std::cerr};
        return arenascope::cli::run_cli(arenascope::Engine(), args, console);
    }
    return arenascope::run_gui(argc, argv, std::vector<std::string>(args.begin(), args.end()));
}
