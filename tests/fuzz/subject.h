#pragma once
// Feeds hostile bytes to the readers; accepted files are planned, verified and, if small, run.

#include <string>
#include <string_view>

#include "engine/base/progress.h"
#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

/// Ends the process with a message: a condition that must always hold is broken.
[[noreturn]] void complain(const std::string& text);

enum class Kind : std::uint8_t {
    program,
    external_data,
    session,
    target,
    vectors,
    plan_file,
    demo_payload,
    opencl_payload,
    xnnpack_payload,
    method_edits,
    pickle,
    torch_save,
    etrecord,
    state,
    npy,
    linker_map,
    vela_payload,
    etdump,
    gzip,
    count
};
std::string_view name_of(Kind kind);

/// Whether an accepted file of this kind can be run.
[[nodiscard]] bool can_run(Kind kind);

struct Tally {
    std::uint64_t cases = 0, accepted = 0, planned = 0, ran = 0;
    Tally& operator+=(const Tally& other);
};

/// A folder for the files of one process; created on construction, removed with its content on destruction.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    /// Writes a file of this name and returns its path.
    [[nodiscard]] std::string put(const std::string& name, const Bytes& bytes) const;
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_;
};

/// A file that the bytes refer to: the program that names external data, the values of recorded runs.
struct Neighbour {
    std::string name;
    Bytes bytes;
};

/// Loads the libraries that backends open on first use, so that their time is not charged to a case.
void warm_up();

/// Ends the process with a message if the verifier rejects a planner's plan. `name`: of the file that the bytes are
/// written to.
void try_bytes(Kind kind, const std::string& name, const Bytes& bytes, const std::vector<Neighbour>& beside,
               const Folder& folder, Progress& progress, Tally& tally);

}  // namespace arenascope::fuzz
