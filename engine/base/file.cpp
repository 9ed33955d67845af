#include "engine/base/file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace arenascope {

namespace {

Error system_error(const std::string& path, Message what, Message remedy) {
    return Error{.what = message("{what} ({reason})", what, std::strerror(errno)), .file = path, .remedy = remedy};
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
            return system_error(path, message("cannot be written"),
                                message("free some space or choose another folder"));
        }
        at += static_cast<std::size_t>(count);
    }
    return done;
}

/// What a symbolic link leads to, which is written in its place, be it there or not; any other path as it is.
std::string behind_link(const std::string& path) {
    constexpr int most_links = 40;  // as the system follows
    std::filesystem::path at = path;
    std::error_code ignored;
    for (int i = 0; i < most_links && std::filesystem::is_symlink(at, ignored); ++i) {
        const auto target = std::filesystem::read_symlink(at, ignored);
        if (ignored) return path;
        at = target.is_absolute() ? target : at.parent_path() / target;
    }
    return at.string();
}

/// Devices, pipes and terminals, which no other file may replace; also where a link of the system leads to a file.
bool is_written_through(const std::string& path) {
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0) return false;
    return !S_ISREG(info.st_mode) || path.starts_with("/dev/") || path.starts_with("/proc/");
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

/// Where the new name is kept: the rename survives a power cut only once its folder is on the disk.
void sync_folder(const std::string& path) {
    const Descriptor fd(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (fd.get() >= 0) ::fsync(fd.get());
}

/// A name beside `path` that nobody has, for which `make` succeeds; the result of `make`, or -1.
template <class Make>
int with_free_name(const std::string& path, std::string& name, const Make& make) {
    for (int attempt = 0; attempt < 1000; ++attempt) {
        name = path + "." + std::to_string(::getpid()) + "-" + std::to_string(attempt) + ".tmp";
        const int made = make(name.c_str());
        if (made >= 0 || errno != EEXIST) return made;
    }
    return -1;
}

/// A new file beside `path`, with the mode of `path` where that exists. Without a name while it is written: whoever is
/// killed leaves nothing. File systems that cannot do that get a name at once, which is then in `name`.
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

/// Gives a file that has no name yet one beside `path`.
bool give_name(int fd, const std::string& path, std::string& name) {
    if (!name.empty()) return true;
    const std::string self = "/proc/self/fd/" + std::to_string(fd);
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
        return system_error(path, message("cannot be opened"), message("check the path and its permissions"));
    struct stat info {};
    if (::fstat(fd.get(), &info) != 0)
        return system_error(path, message("cannot be read"), message("check its permissions"));
    if (!S_ISREG(info.st_mode)) {
        return Error{.what = message("is not a regular file"),
                     .file = path,
                     .expected = message("a file, no folder, pipe or device")};
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
    if (base == MAP_FAILED) return system_error(path, message("cannot be mapped"), message("check its permissions"));
    return std::shared_ptr<const MappedFile>(new MappedFile(path, ByteView(static_cast<const std::byte*>(base), size)));
}

MappedFile::~MappedFile() { ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size()); }

Result<> save_file(const std::string& path, ByteView bytes) { return save_file(path, std::span(&bytes, 1)); }

Result<> save_file(const std::string& path, std::span<const ByteView> pieces) {
    return save_file_checked(path, pieces, [](const std::string&) -> Result<> { return done; });
}

Result<> save_file_checked(const std::string& given, std::span<const ByteView> pieces,
                           const std::function<Result<>(const std::string& temporary)>& check) {
    if (is_written_through(given)) return write_through(given, pieces);
    const std::string path = behind_link(given);
    std::string temporary;
    const Descriptor fd(create_beside(path, temporary));
    if (fd.get() < 0)
        return system_error(path, message("cannot be written"), message("choose a folder that can be written"));
    Result<> result = done;
    for (const ByteView piece : pieces) {
        if (result.ok()) result = write_all(fd.get(), path, piece);
    }
    if (result.ok() && ::fsync(fd.get()) != 0) {
        result = system_error(path, message("cannot be written"), message("free some space or choose another folder"));
    }
    // Read while it has no name: whoever is killed here leaves nothing behind.
    if (result.ok()) result = check(temporary.empty() ? "/proc/self/fd/" + std::to_string(fd.get()) : temporary);
    if (result.ok() && give_name(fd.get(), path, temporary) && std::rename(temporary.c_str(), path.c_str()) == 0) {
        sync_folder(path);
        return done;
    }
    Error error = result.ok()
        ? system_error(path, message("cannot be written"), message("choose a folder that can be written"))
        : std::move(result).error();
    if (!temporary.empty()) ::unlink(temporary.c_str());
    return error;
}

Result<std::vector<std::byte>> load_file(const std::string& path, std::uint64_t limit) {
    TRY(const auto file, MappedFile::open(path));
    if (file->bytes().size() > limit) {
        return Error{.what = message("is larger than {limit} bytes", limit), .file = path};
    }
    return std::vector<std::byte>(file->bytes().begin(), file->bytes().end());
}

}  // namespace arenascope
