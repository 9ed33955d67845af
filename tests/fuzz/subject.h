#pragma once
// What happens to hostile bytes: they are read, and what was accepted is planned, verified and, if small, run.

#include <string>
#include <string_view>

#include "engine/base/progress.h"
#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

/// Ends the process with a message: something that must not happen has.
[[noreturn]] void complain(const std::string& text);

enum class Kind : std::uint8_t {
    program,
    external_data,
    session,
    target,
    vectors,
    plan_file,
    demo_blob,
    opencl_blob,
    xnnpack_blob,
    method_edits,
    pickle,
    torch_save,
    etrecord,
    state,
    npy,
    linker_map,
    vela_blob,
    etdump,
    gzip,
    count
};
std::string_view name_of(Kind kind);

/// Whether what was accepted of this kind can be run.
[[nodiscard]] bool can_run(Kind kind);

struct Tally {
    std::uint64_t cases = 0, accepted = 0, planned = 0, ran = 0;
    Tally& operator+=(const Tally& other);
};

/// A place for the files of one process; made on construction, removed with what is in it on destruction.
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

/// A file that the bytes speak of: the program that names external data, the values of recorded runs.
struct Neighbour {
    std::string name;
    Bytes bytes;
};

/// Libraries that backends load when they are first used are there, so that no case is charged for them.
void warm_up();

/// Ends the process with a message where a plan that a planner made is rejected by the verifier. `name`: of the
/// file that the bytes become.
void try_bytes(Kind kind, const std::string& name, const Bytes& bytes, const std::vector<Neighbour>& beside,
               const Folder& folder, Progress& progress, Tally& tally);

}  // namespace arenascope::fuzz
