#include "engine/base/gzip.h"

#include <sys/mman.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <string>

namespace arenascope {

namespace {

Error damaged() {
    return Error{.what = message("the gzip archive is incomplete or damaged"),
                 .remedy = message("download or copy it again")};
}

/// zlib's state, released however it ends.
class Inflater {
public:
    Inflater() { is_ready_ = inflateInit2(&stream_, MAX_WBITS + 16) == Z_OK; }  // 16: with a gzip header
    ~Inflater() {
        if (is_ready_) inflateEnd(&stream_);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    [[nodiscard]] bool is_ready() const { return is_ready_; }
    [[nodiscard]] z_stream& stream() { return stream_; }

private:
    z_stream stream_{};
    bool is_ready_ = false;
};

}  // namespace

bool is_gzip(ByteView file) {
    constexpr std::byte deflated{8};
    return file.size() > 2 && file[0] == std::byte{0x1f} && file[1] == std::byte{0x8b} && file[2] == deflated;
}

Result<std::vector<std::byte>> gunzip(ByteView file, std::size_t limit) {
    constexpr std::size_t most_at_once = std::size_t{1} << 24;
    Inflater inflater;
    if (!inflater.is_ready()) return damaged();
    z_stream& stream = inflater.stream();
    std::vector<std::byte> out(std::min(limit, std::max<std::size_t>(4 * file.size(), 4096)));
    std::size_t read = 0, made = 0;
    while (true) {
        const std::size_t in = std::min(file.size() - read, most_at_once);
        const std::size_t room = std::min(out.size() - made, most_at_once);
        // zlib's input is not const, and it does not write to it.
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(file.data() + read));
        stream.avail_in = static_cast<uInt>(in);
        stream.next_out = reinterpret_cast<Bytef*>(out.data() + made);
        stream.avail_out = static_cast<uInt>(room);
        const int state = inflate(&stream, Z_NO_FLUSH);
        read += in - stream.avail_in;
        made += room - stream.avail_out;
        if (state == Z_STREAM_END) {
            if (!is_gzip(file.subspan(read))) break;  // a gzip file may consist of several members
            if (inflateReset(&stream) != Z_OK) return damaged();
            continue;
        }
        if (state != Z_OK && state != Z_BUF_ERROR) return damaged();
        const bool is_full = made == out.size();
        if (is_full && out.size() >= limit) {
            return Error{.what = message("the gzip archive holds more than {limit} bytes", limit),
                         .remedy = message("unpack it and open the file inside")};
        }
        if (is_full) out.resize(std::min(limit, 2 * out.size()));
        else if (read == file.size()) return damaged();
    }
    out.resize(made);
    return out;
}

Result<std::shared_ptr<const MappedFile>> unpacked(std::shared_ptr<const MappedFile> file) {
    if (!is_gzip(file->bytes())) return file;
    auto inside = gunzip(file->bytes());
    if (inside.ok() && inside.value().empty()) inside = damaged();
    if (!inside.ok()) return std::move(inside).error().of_file(file->path());
    // A file without a name. The system deletes it with its last mapping.
    const int memory = ::memfd_create("unpacked", MFD_CLOEXEC);
    const std::string path = "/proc/self/fd/" + std::to_string(memory);
    std::size_t at = 0;
    for (ssize_t written = 0; memory >= 0 && at < inside.value().size(); at += static_cast<std::size_t>(written)) {
        written = ::write(memory, inside.value().data() + at, inside.value().size() - at);
        if (written <= 0) break;
    }
    auto out = MappedFile::open(path);
    if (memory >= 0) ::close(memory);
    if (at == inside.value().size() && out.ok()) return out;
    return Error{.what = message("cannot be unpacked"),
                 .file = file->path(),
                 .remedy = message("close other programs to free memory, or unpack it")};
}

}  // namespace arenascope
