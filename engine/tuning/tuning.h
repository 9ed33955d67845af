#pragma once
// All settings of the user, small and copyable. Every edit is a named function Tuning -> Tuning, so that a command-line
// option and a drag use the same code, and undo swaps whole Tunings.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/core.h"
#include "engine/ir/delegation.h"
#include "engine/planning/lifetimes/lifetimes.h"
#include "engine/planning/problem.h"
#include "engine/tuning/method_edits.h"

namespace arenascope {

struct RangeEdit {
    std::int64_t min = 0, max = 0;
    bool operator==(const RangeEdit&) const = default;
};

/// The initial value of a buffer that outlives a run; it is not stored in the file.
enum class InitialState : std::uint8_t { zero, unspecified };
[[nodiscard]] std::string_view name_of(InitialState state);
[[nodiscard]] std::optional<InitialState> initial_state_of(std::string_view name);

/// A limit of the device.
struct Limit {
    /// "ram", "flash" or a pool; or a part with known bytes: "stack", "data" or "code" of the application, a delegate
    /// (its call or its backend).
    std::string name;
    std::int64_t bytes = 0;
    bool operator==(const Limit&) const = default;
};

/// How the device's compiler lays out structures: pointer size, and alignment of members of 8 bytes. `by_program`: not
/// given; device_runtime() knows the usual one.
enum class Abi : std::uint8_t { by_program, bits64, x86_32, arm32 };
[[nodiscard]] std::string_view name_of(Abi abi);  ///< "64-bit", "x86-32", "arm-32"; of by_program the first
[[nodiscard]] std::optional<Abi> abi_of(std::string_view name);

/// The settings of ExecuTorch's runtime on the device.
struct RuntimeSetup {
    Abi abi = Abi::by_program;
    /// Bytes of the temp allocator; 0: there is none; absent: as many as the program needs.
    std::optional<std::int64_t> temp_allocator{};
    bool operator==(const RuntimeSetup&) const = default;
};

/// A new member needs a row in tuning_fields.cpp, which describes its JSON.
struct Tuning {
    std::string method;  ///< empty: the first
    std::vector<Pool> pools{{.mem_id = 1, .name = "SRAM"}};
    std::map<std::string, std::int32_t> assigned;  ///< tensor name -> mem_id
    std::map<std::string, std::int64_t> pinned;    ///< tensor name -> offset
    std::map<std::string, std::int64_t> aligned;   ///< tensor name -> alignment of its own, in bytes
    std::set<std::string> unplanned;               ///< tensors bound by the caller
    std::map<std::string, RangeEdit> ranges;       ///< symbol -> range
    bool plan_inputs = true, plan_outputs = true, plan_state = true;
    std::int64_t align = 16;
    LifetimeRules lifetimes = LifetimeRules::safe;
    std::string planner{planner_id::automatic};  ///< the plan that is shown, run and exported
    bool keep_loaded_plan = true;                ///< a .pte keeps its own plan until the first edit
    PlanOptions options{};
    ScheduleMode schedule = ScheduleMode::off;
    bool place_auto = false;                      ///< choose pools for the lowest cost of traffic
    MethodEdits edits{};                          ///< bounds, passes, operators and rules
    Delegation delegation{};                      ///< backends, in order, and decisions by hand
    std::map<std::string, InitialState> initial;  ///< by state name; absent: as in the program
    std::optional<Core> core;                     ///< target of cortex_m operators; absent: inferred from the program
    std::vector<Limit> limits;                    ///< limits of the device, and other uses of its memory
    RuntimeSetup runtime{};                       ///< for the footprint; plans do not depend on it
    bool operator==(const Tuning&) const = default;
};

namespace edit {
Tuning add_pool(Tuning t, Pool pool);
Tuning remove_pool(Tuning t, std::int32_t mem_id);  ///< its tensors, unpinned, go to the default pool
Tuning set_pool(Tuning t, const Pool& pool);        ///< replaces the pool with that mem_id
Tuning assign(Tuning t, const std::vector<std::string>& tensors, std::int32_t mem_id);
Tuning pin(Tuning t, const std::string& tensor, std::optional<std::int64_t> offset);
Tuning set_unplanned(Tuning t, const std::string& tensor, bool unplanned);
Tuning set_range(Tuning t, const std::string& symbol, std::optional<RangeEdit> range);
Tuning set_planner(Tuning t, const std::string& planner);
Tuning set_planned_io(Tuning t, bool inputs, bool outputs, bool state);
Tuning set_align(Tuning t, std::int64_t align);
Tuning set_tensor_align(Tuning t, const std::string& tensor, std::optional<std::int64_t> align);
Tuning set_schedule(Tuning t, ScheduleMode mode);
Tuning set_place_auto(Tuning t, bool automatic);
Tuning set_backends(Tuning t, std::vector<std::string> in_order);
/// Assigns nodes that `rule` matches to `backend` ("cpu": none); nothing: removes the rule.
Tuning set_delegate(Tuning t, const std::string& rule, const std::optional<std::string>& backend);
Tuning set_compile_spec(Tuning t, const std::string& backend, const std::string& key,
                        const std::optional<std::string>& value);
Tuning set_initial_state(Tuning t, const std::string& state, std::optional<InitialState> initial);
Tuning set_core(Tuning t, std::optional<Core> core);
Tuning set_limit(Tuning t, const std::string& name, std::optional<std::int64_t> bytes);
Tuning set_runtime(Tuning t, const RuntimeSetup& runtime);
/// Replaces the payload of a delegate of the method; nothing: restores its own.
Tuning set_payload(Tuning t, DelegateIndex delegate, const std::optional<std::string>& bytes);
}  // namespace edit

/// Pool of an unassigned tensor: 1, or the first if 1 was removed.
std::int32_t default_pool(const Tuning& tuning);
/// The initial tuning of a program: its alignment and the places from its file. `method`: as in Tuning.
Tuning starting_tuning(const Program& program, const std::string& method = {});
/// Lowest mem_id from 1 that no pool uses.
std::int32_t free_mem_id(const Tuning& tuning);
std::string to_json(const Tuning& tuning);
Result<Tuning> tuning_from_json(std::string_view text);
std::string to_json(const MethodEdits& edits);
Result<MethodEdits> method_edits_from_json(std::string_view text);

}  // namespace arenascope
