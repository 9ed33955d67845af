#pragma once
// A part of a program's memory on a device, and how its figure is known.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/formats/linker_map/linker_map.h"
#include "engine/runtime/run_result.h"
#include "engine/study/method_allocator.h"
#include "engine/study/scratch_in_arena.h"

namespace arenascope {

/// How a figure is known.
enum class Known : std::uint8_t {
    exact,
    measured,   ///< in a run on this machine: an estimate for another
    stated,     ///< by a payload or a linker map
    given,      ///< by the user or the target
    estimated,  ///< from other programs
    at_least,
    unknown  ///< its bytes are undefined
};
[[nodiscard]] std::string_view name_of(Known known);
[[nodiscard]] Message words_of(Known known);

struct FootprintPart {
    enum class Kind : std::uint8_t {
        arena,
        scratch,  ///< of kernels, in an arena
        state,    ///< the part of an arena that outlives a run
        caller,
        method_allocator,
        temporary,
        delegate,
        stack,
        data,  ///< of the application
        constants,
        factors,  ///< of requantisation, among the constants
        states,   ///< initial values that are stored
        payload,
        program,
        code  ///< of the application
    } kind = Kind::arena;
    std::string memory;  ///< a pool's name, "ram" or "flash": for display, code uses is_in_flash()
    Message name, from, note{};
    std::vector<std::string> subjects{};  ///< of a delegate's memory: call, backend's id and short name
    std::int64_t bytes = 0;
    Known known = Known::exact;
    bool is_needed = true;   ///< by the program itself: while it is unknown, so is the verdict
    bool is_within = false;  ///< part of another row, not added to it
};
[[nodiscard]] std::string_view name_of(FootprintPart::Kind kind);
/// Whether parts of a kind are stored and only read, whatever the pool's name.
[[nodiscard]] bool is_in_flash(FootprintPart::Kind kind);

/// The part of a footprint that does not depend on limits.
struct Footprint {
    std::vector<FootprintPart> parts;  ///< RAM first, then flash
    struct Memory {
        std::string name;  ///< of a pool
        std::int32_t mem_id = 0;
        std::int64_t bytes = 0;  ///< its arena
        std::optional<std::int64_t> capacity{};
    };
    std::vector<Memory> pools;         ///< used by the plan, then those of the device that it does not use
    std::optional<LoadCounts> counts;  ///< of the method; nothing if it is not an ExecuTorch program
    bool has_delegates = false;        ///< which also use the method allocator
    std::optional<ScratchInArena> scratch_in_arena{};  ///< a what-if result, counted nowhere
    std::int64_t kernels_take = 0;                     ///< estimate: temp allocator, within a step
};

/// Further sources of figures.
struct FootprintFacts {
    const Backends* backends = nullptr;          ///< for the minimum that a payload needs
    std::span<const DelegateMemory> measured{};  ///< of a run of this outcome
    const FirmwareMap* firmware = nullptr;       ///< the application around the program
};

}  // namespace arenascope
