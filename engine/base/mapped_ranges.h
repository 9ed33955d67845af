#pragma once
// Mapped files whose content somebody else may shorten at any time: torch and ExecuTorch save over a file by truncating
// it first. Reading behind a file's new end would end the program (SIGBUS); here it reads zeros instead, and the file
// says that it has changed.

#include <atomic>

#include "engine/base/bytes.h"

namespace arenascope {

/// One mapping, from its making to its end. Where more files are mapped at once than there is room for, the rest has
/// no protection.
class MappedRange {
public:
    explicit MappedRange(ByteView bytes);
    ~MappedRange();
    MappedRange(const MappedRange&) = delete;
    MappedRange& operator=(const MappedRange&) = delete;
    /// Whether something read where the file no longer is.
    [[nodiscard]] bool was_cut() const;

private:
    std::size_t slot_;
};

}  // namespace arenascope
