#pragma once
// The one room that touches the file system: maps files read-only and saves them atomically.

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/mapped_ranges.h"

namespace arenascope {

/// Which file it is, and what tells that it was written.
struct FileStamp {
    std::uint64_t device = 0, inode = 0;
    std::int64_t bytes = 0, seconds = 0, nanoseconds = 0;
    bool operator==(const FileStamp&) const = default;
};

/// A file mapped read-only for as long as anyone holds it. Weights stay here, uncopied.
class MappedFile {
public:
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] ByteView bytes() const { return bytes_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    /// An error where somebody has written over the file since it was opened: its bytes are no longer what was read. A
    /// file that was replaced by another of its name stays as it was.
    [[nodiscard]] Result<> unchanged() const;

private:
    MappedFile(std::string path, ByteView bytes, FileStamp stamp)
        : path_(std::move(path)), bytes_(bytes), stamp_(stamp), range_(bytes) {}
    std::string path_;
    ByteView bytes_;
    FileStamp stamp_;
    MappedRange range_;
};

/// The same of a file that there may not be.
Result<> unchanged(const std::shared_ptr<const MappedFile>& file);

/// Writes a temporary file beside `path`, syncs it and renames it over `path`: old or new, never half.
Result<> save_file(const std::string& path, ByteView bytes);
/// The same from pieces, one behind the other.
Result<> save_file(const std::string& path, std::span<const ByteView> pieces);

/// A file that is written, synced and not in its place yet. Nothing of it stays unless keep() puts it there; whoever is
/// killed before leaves what lay there.
class PendingFile {
public:
    /// `pieces` stay with the caller until it is kept: a device or a pipe is only written then.
    static Result<PendingFile> write(const std::string& path, std::span<const ByteView> pieces);
    PendingFile(PendingFile&& other) noexcept;
    PendingFile& operator=(PendingFile&&) = delete;
    ~PendingFile();

    /// Where its bytes can be read until then; empty for a device or a pipe.
    [[nodiscard]] std::string readable() const;
    [[nodiscard]] const std::string& path() const { return path_; }
    /// `can_go_back`: what it replaces stays beside it until it ends, for take_back().
    Result<> keep(bool can_go_back = false);
    /// Puts back what keep() has replaced.
    void take_back();

private:
    PendingFile() = default;
    std::string given_, path_;  ///< as it was said, and where its links lead
    std::string temporary_;     ///< empty: it has no name
    int descriptor_ = -1;
    std::vector<ByteView> through_;
    bool has_replaced_ = false, is_kept_ = false;
};

/// Puts all of them in their places, or none.
Result<> keep_all(std::span<PendingFile> files);

/// The whole file as bytes; `limit` bounds what is read.
Result<std::vector<std::byte>> load_file(const std::string& path, std::uint64_t limit = std::uint64_t{1} << 32);

}  // namespace arenascope
