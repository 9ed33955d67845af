#pragma once
// `run --runtime static`: instances of an immutable module instead of planned arenas.

#include "app/cli/prepare.h"
#include "app/cli/run_args.h"

namespace arenascope::cli {

Result<Exit> run_static(const Engine& engine, const std::string& file, const Prepared& prepared,
                        const PlanArgs& plan_args, const RunArgs& args, Console& console);

}  // namespace arenascope::cli
