#pragma once
// The format seam. Bytes decide, never the suffix. A null read or write is the capability itself.

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/file.h"
#include "engine/base/progress.h"
#include "engine/ir/method.h"
#include "engine/planning/plan.h"

namespace arenascope {

/// What the user may choose about a written file; each format reads what concerns it.
struct ExportOptions {
    bool trace_lifetimes = false;  ///< .trace.json: steps along x instead of ExecuTorch's bytes
};

/// What an exporter gets. `plan` is the plan to write; ids of its buffers are ValueIds of `method`.
struct Artifact {
    const Program& program;
    const Method& method;
    const Plan& plan;
    ExportOptions options{};
};

struct Format {
    std::string_view id;       ///< folder name
    std::string_view suffix;   ///< with its dot, for dialogs
    std::string_view title;
    bool (*sniff)(ByteView file) = nullptr;
    /// The program as executable methods with symbolic sizes (not yet specialised).
    Result<Program> (*read)(std::shared_ptr<const MappedFile> file, Progress& progress) = nullptr;
    Result<std::vector<std::byte>> (*write)(const Artifact& artifact, Progress& progress) = nullptr;
};

std::span<const Format> builtin_formats();

}  // namespace arenascope
