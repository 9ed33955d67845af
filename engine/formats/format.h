#pragma once
// The format interface. Contents decide, never the suffix. A null read or write means that the format lacks this
// capability.

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/file.h"
#include "engine/base/progress.h"
#include "engine/ir/method.h"
#include "engine/ir/stage_runner.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// The user's options for a written file; each format reads those that it supports.
struct ExportOptions {
    bool trace_lifetimes = false;      ///< .trace.json: steps along x instead of ExecuTorch's bytes
    std::string target{};              ///< id of an export target to check against; empty: not checked
    bool stack_traces = false;         ///< Python lines of every instruction
    bool external_constants = false;   ///< named constants in a file next to it
    bool keep_values = false;          ///< .pte: unused and equal values stay as they are
    std::int64_t constant_align = 16;  ///< powers of two
    std::int64_t segment_align = 128;
};

/// What an exporter gets. `plan` is the plan to write; ids of its buffers are ValueIds of `method`.
struct Artifact {
    const Program& program;
    const Method& method;
    const Plan& plan;
    ExportOptions options{};
    /// Other methods for the same file, each with its plan; those of a loaded file keep theirs.
    std::vector<std::pair<const Method*, const Plan*>> others{};
};

/// Files as pieces, so that weights are written from their mapping. `kept` owns data of pieces outside the program.
struct Pieces {
    struct File {
        std::string suffix{};  ///< replaces the target's; empty: the target itself
        std::vector<ByteView> parts{};
    };
    std::vector<File> files{};
    std::vector<std::shared_ptr<const void>> kept{};
};

struct Format {
    FormatId id = FormatId::none;
    std::string_view suffix;  ///< with its dot, for file dialogs
    std::string_view title;
    bool (*sniff)(ByteView file) = nullptr;
    /// The program as executable methods with symbolic sizes (not yet specialised). `stages`: for a reader that lowers.
    Result<Program> (*read)(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                            const StageOptions& stages) = nullptr;
    Result<std::vector<std::byte>> (*write)(const Artifact& artifact, Progress& progress) = nullptr;
    /// The same without copying; preferred if it exists.
    Result<Pieces> (*pieces)(const Artifact& artifact, Progress& progress) = nullptr;
    bool holds_all_methods = false;  ///< writes Artifact::others, too
};

std::span<const Format> builtin_formats();

}  // namespace arenascope
