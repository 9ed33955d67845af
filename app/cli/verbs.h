#pragma once
// The functions behind the verbs, one file each; registry.cpp lists them.

#include "app/cli/verb.h"

namespace arenascope::cli {

Result<Exit> run_info(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_inspect(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_plan(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_verify(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_fit(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_explain(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_run(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_export(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_compare(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_render(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_shrink(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_partition(const Engine& engine, const Verb& verb, Args args, Console& console);
Result<Exit> run_list(const Engine& engine, const Verb& verb, Args args, Console& console);

}  // namespace arenascope::cli
