#pragma once
// Mapped files that another program may shorten at any time: torch and ExecuTorch truncate a file before they save it.
// Reading behind the new end would end this program with SIGBUS. Here it reads zeros instead, and the file reports that
// it has changed.

#include <atomic>

#include "engine/base/bytes.h"

namespace arenascope {

/// One mapping during its lifetime. If more files are mapped than the table has room for, the others are not protected.
class MappedRange {
public:
    explicit MappedRange(ByteView bytes);
    ~MappedRange();
    MappedRange(const MappedRange&) = delete;
    MappedRange& operator=(const MappedRange&) = delete;
    /// Whether a read went behind the end of the shortened file.
    [[nodiscard]] bool was_cut() const;

private:
    std::size_t slot_;
};

}  // namespace arenascope
