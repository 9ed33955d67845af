#include "engine/base/file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "engine/base/system_reason.h"

namespace arenascope {

namespace {

Error system_error(const std::string& path, const Message& what, const Message& remedy) {
    return Error{.what = message("{fault} ({reason})", what, system_reason(errno)), .file = path, .remedy = remedy};
}

Error unreadable(const std::string& path, const Message& what, const Message& remedy) {
    Error out = system_error(path, what, remedy);
    out.code = ErrorCode::unreadable_file;
    return out;
}

FileStamp stamp_of(const struct stat& info) {
    return {info.st_dev, info.st_ino, info.st_size, info.st_mtim.tv_sec, info.st_mtim.tv_nsec};
}

class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    ~Descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int get() const { return fd_; }

private:
    int fd_;
};

Result<> write_all(int fd, const std::string& path, ByteView bytes) {
    std::size_t at = 0;
    while (at < bytes.size()) {
        const auto count = ::write(fd, bytes.data() + at, bytes.size() - at);
        if (count < 0) {
            if (errno == EINTR) continue;
            if (errno == EFAULT) {  // bytes of a mapped file that another process truncated
                return Error{.what = message("the file that it is made of has changed since it was opened"),
                             .file = path,
                             .remedy = message("open that file again"),
                             .code = ErrorCode::changed_file};
            }
            return system_error(path, message("cannot be written"),
                                message("free some space or choose another folder"));
        }
        at += static_cast<std::size_t>(count);
    }
    return done;
}

/// The target of a symbolic link, which is written instead of the link, whether or not it exists. Any other path is
/// returned unchanged.
std::string behind_link(const std::string& path) {
    constexpr int most_links = 40;  // the limit of the Linux kernel
    std::filesystem::path at = path;
    std::error_code ignored;
    for (int i = 0; i < most_links && std::filesystem::is_symlink(at, ignored); ++i) {
        const auto target = std::filesystem::read_symlink(at, ignored);
        if (ignored) return path;
        at = target.is_absolute() ? target : at.parent_path() / target;
    }
    return at.string();
}

/// Devices, pipes and terminals are never replaced by a file, also where a system link leads to a file.
bool is_written_through(const std::string& path) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0) return false;
    if (!S_ISREG(info.st_mode) || path.starts_with("/proc/") || path.starts_with("/dev/fd/")) return true;
    // "/dev/stdout" is one; a file in "/dev/shm" is a file like any other.
    std::error_code ignored;
    const std::string target = std::filesystem::read_symlink(path, ignored).string();
    return path.starts_with("/dev/") && (target.starts_with("/proc/") || target.starts_with("fd/"));
}

Result<> write_through(const std::string& path, std::span<const ByteView> pieces) {
    // Non-blocking only while it is opened: a named pipe without a reader would hang.
    const Descriptor fd(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK));
    if (fd.get() < 0) return system_error(path, message("cannot be written"), message("choose another file"));
    const int flags = ::fcntl(fd.get(), F_GETFL);
    if (flags >= 0) static_cast<void>(::fcntl(fd.get(), F_SETFL, flags & ~O_NONBLOCK));
    for (const ByteView piece : pieces) CHECKED(write_all(fd.get(), path, piece));
    return done;
}

std::string folder_of(const std::string& path) {
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? "." : path.substr(0, slash + 1);
}

/// The folder that contains the new name: a rename survives a power cut only once the folder is synced.
void sync_folder(const std::string& path) {
    const Descriptor fd(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (fd.get() >= 0) ::fsync(fd.get());
}

/// An unused name in the folder of `path` for which `make` succeeds; the result of `make`, or -1.
template <class Make>
int with_free_name(const std::string& path, std::string& name, const Make& make) {
    for (int attempt = 0; attempt < 1000; ++attempt) {
        name = path + "." + std::to_string(::getpid()) + "-" + std::to_string(attempt) + ".tmp";
        const int made = make(name.c_str());
        if (made >= 0 || errno != EEXIST) return made;
    }
    return -1;
}

/// A new file in the folder of `path`, with the mode of `path` if that exists. It has no name while it is written, so a
/// killed process leaves nothing behind. File systems without that feature give it a name immediately, returned in
/// `name`.
int create_beside(const std::string& path, std::string& name) {
    struct stat info {};
    const bool replaces = ::stat(path.c_str(), &info) == 0;
    int fd = ::open(folder_of(path).c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
    const bool unnamed = fd >= 0;
    if (!unnamed) {
        fd = with_free_name(
            path, name, [](const char* free) { return ::open(free, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666); });
    }
    if (fd >= 0 && replaces) static_cast<void>(::fchmod(fd, info.st_mode & 07777));
    return fd;
}

/// Requests to end wait while one lives, where this thread is the one that gets them.
class BlockedSignals {
public:
    BlockedSignals() {
        sigset_t ends{};
        sigemptyset(&ends);
        for (const int each : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) sigaddset(&ends, each);
        pthread_sigmask(SIG_BLOCK, &ends, &before_);
    }
    ~BlockedSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    BlockedSignals(const BlockedSignals&) = delete;
    BlockedSignals& operator=(const BlockedSignals&) = delete;

private:
    sigset_t before_{};
};

std::string self_of(int fd) { return "/proc/self/fd/" + std::to_string(fd); }

/// Links a file that has no name yet into the folder of `path`.
bool give_name(int fd, const std::string& path, std::string& name) {
    if (!name.empty()) return true;
    const std::string self = self_of(fd);
    const int linked = with_free_name(path, name, [&](const char* free) {
        return ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, free, AT_SYMLINK_FOLLOW);
    });
    if (linked < 0) name.clear();
    return linked >= 0;
}

}  // namespace

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path) {
    // Non-blocking: a named pipe without a writer would hang the open.
    const Descriptor fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (fd.get() < 0)
        return unreadable(path, message("cannot be opened"), message("check the path and its permissions"));
    struct stat info {};
    if (::fstat(fd.get(), &info) != 0)
        return unreadable(path, message("cannot be read"), message("check its permissions"));
    if (!S_ISREG(info.st_mode)) {
        return Error{.what = message("is not a regular file"), .file = path, .expected = message("a regular file")};
    }
    const auto size = static_cast<std::size_t>(info.st_size);
    if (size == 0) {
        return Error{.what = message("the file is empty (0 bytes)"),
                     .file = path,
                     .expected = message("a file with content"),
                     .remedy = message("export or copy it again"),
                     .code = ErrorCode::empty_file};
    }
    void* base = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, fd.get(), 0);
    if (base == MAP_FAILED) return unreadable(path, message("cannot be mapped"), message("check its permissions"));
    const ByteView bytes(static_cast<const std::byte*>(base), size);
    return std::shared_ptr<const MappedFile>(new MappedFile(path, bytes, stamp_of(info)));
}

Result<> MappedFile::unchanged() const {
    struct stat info {};
    const bool is_there = ::stat(path_.c_str(), &info) == 0;
    const FileStamp now = is_there ? stamp_of(info) : FileStamp();
    const bool is_same_file = is_there && now.device == stamp_.device && now.inode == stamp_.inode;
    if (!range_.was_cut() && (!is_same_file || now == stamp_)) return done;
    return Error{.what = message("the file has changed since it was opened"),
                 .file = path_,
                 .remedy = message("open it again"),
                 .code = ErrorCode::changed_file};
}

Result<> unchanged(const std::shared_ptr<const MappedFile>& file) { return file ? file->unchanged() : done; }

MappedFile::~MappedFile() { ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size()); }

Result<> save_file(const std::string& path, ByteView bytes) { return save_file(path, std::span(&bytes, 1)); }

PendingFile::PendingFile(PendingFile&& other) noexcept
    : given_(std::move(other.given_)),
      path_(std::move(other.path_)),
      temporary_(std::exchange(other.temporary_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)),
      through_(std::move(other.through_)),
      has_replaced_(other.has_replaced_),
      is_kept_(other.is_kept_) {}

PendingFile::~PendingFile() {
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
    if (descriptor_ >= 0) ::close(descriptor_);
}

Result<PendingFile> PendingFile::write(const std::string& path, std::span<const ByteView> pieces) {
    PendingFile file;
    file.given_ = path;
    if (is_written_through(path)) {
        file.through_.assign(pieces.begin(), pieces.end());
        return file;
    }
    file.path_ = behind_link(path);
    file.descriptor_ = create_beside(file.path_, file.temporary_);
    if (file.descriptor_ < 0)
        return system_error(file.path_, message("cannot be written"), message("choose a folder that can be written"));
    for (const ByteView piece : pieces) CHECKED(write_all(file.descriptor_, file.path_, piece));
    if (::fsync(file.descriptor_) != 0)
        return system_error(file.path_, message("cannot be written"),
                            message("free some space or choose another folder"));
    return file;
}

std::string PendingFile::readable() const {
    if (descriptor_ < 0) return {};
    return temporary_.empty() ? "/proc/self/fd/" + std::to_string(descriptor_) : temporary_;
}

Result<> PendingFile::keep(bool can_go_back) {
    if (descriptor_ < 0) return write_through(given_, through_);
    const BlockedSignals blocked;  // a process that ends between the two renames would leave the first
    // Where nothing lies it gets its name at once.
    const bool is_unnamed = temporary_.empty();
    is_kept_ =
        is_unnamed && ::linkat(AT_FDCWD, self_of(descriptor_).c_str(), AT_FDCWD, path_.c_str(), AT_SYMLINK_FOLLOW) == 0;
    if (is_kept_) return done;
    if (give_name(descriptor_, path_, temporary_)) {
        // Exchange the two files, so that the old one can be restored. Rename if the file system cannot exchange, or if
        // there was no old file.
        has_replaced_ =
            can_go_back && ::renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, path_.c_str(), RENAME_EXCHANGE) == 0;
        is_kept_ = has_replaced_ || std::rename(temporary_.c_str(), path_.c_str()) == 0;
        if (is_kept_ && !has_replaced_) temporary_.clear();
        if (is_kept_) return done;
    }
    return system_error(path_, message("cannot be written"), message("choose a folder that can be written"));
}

void PendingFile::take_back() {
    if (!is_kept_) return;
    if (has_replaced_)
        static_cast<void>(::renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, path_.c_str(), RENAME_EXCHANGE));
    else ::unlink(path_.c_str());
    is_kept_ = false;
}

Result<> keep_all(std::span<PendingFile> files) {
    for (std::size_t i = 0; i < files.size(); ++i) {
        auto kept = files[i].keep(i + 1 < files.size());
        if (kept.ok()) continue;
        for (std::size_t before = i; before-- > 0;) files[before].take_back();
        return kept;
    }
    for (const PendingFile& file : files)
        if (!file.path().empty()) sync_folder(file.path());
    return done;
}

Result<> save_file(const std::string& path, std::span<const ByteView> pieces) {
    TRY(PendingFile file, PendingFile::write(path, pieces));
    return keep_all(std::span(&file, 1));
}

Result<std::vector<std::byte>> load_file(const std::string& path, std::uint64_t limit) {
    TRY(const auto file, MappedFile::open(path));
    if (file->bytes().size() > limit) {
        return Error{.what = message("is larger than {limit} bytes", limit), .file = path};
    }
    return std::vector<std::byte>(file->bytes().begin(), file->bytes().end());
}

}  // namespace arenascope
