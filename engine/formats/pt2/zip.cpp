#include "engine/formats/pt2/zip.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace arenascope::pt2 {

namespace {

constexpr std::uint32_t end_magic = 0x06054b50, end64_magic = 0x06064b50, locator_magic = 0x07064b50,
                        entry_magic = 0x02014b50, local_magic = 0x04034b50;
constexpr std::uint64_t end_size = 22, end64_size = 56, locator_size = 20, entry_size = 46, local_size = 30;
constexpr std::uint64_t max_entries = 1'000'000;
constexpr std::uint32_t saturated = 0xffffffff;  ///< "see the zip64 field"

Error damaged(const Message& what, std::uint64_t at) {
    return Error{.what = what,
                 .place = "archive, byte " + std::to_string(at),
                 .remedy = message("the file is incomplete or damaged; export or copy it again")};
}

/// Little-endian fields of a record that was checked to be inside the file.
template <class T>
std::uint64_t field(ByteView record, std::uint64_t offset) {
    return read_at<T>(record, offset).value_or(T{});
}

struct Directory {
    std::uint64_t offset = 0, size = 0, count = 0;
};

/// The end record is the last in the file, except for a comment of up to 64 KiB.
std::optional<std::uint64_t> find_end(ByteView file) {
    if (file.size() < end_size) return std::nullopt;
    const std::uint64_t last = file.size() - end_size;
    const std::uint64_t first = last > 0xffff ? last - 0xffff : 0;
    for (std::uint64_t at = last + 1; at-- > first;) {
        if (read_at<std::uint32_t>(file, at) != end_magic) continue;
        if (field<std::uint16_t>(file, at + 20) == file.size() - end_size - at) return at;
    }
    return std::nullopt;
}

Result<Directory> find_directory64(ByteView file, std::uint64_t locator_at) {
    const auto at = field<std::uint64_t>(file, locator_at + 8);
    const auto record = slice(file, at, end64_size);
    if (!record || field<std::uint32_t>(*record, 0) != end64_magic) return damaged(message("no zip64 end record"), at);
    if (field<std::uint32_t>(*record, 16) != 0 || field<std::uint32_t>(*record, 20) != 0) {
        return damaged(message("an archive split over several disks"), at);
    }
    return Directory{.offset = field<std::uint64_t>(*record, 48),
                     .size = field<std::uint64_t>(*record, 40),
                     .count = field<std::uint64_t>(*record, 32)};
}

Result<Directory> find_directory(ByteView file) {
    const auto end = find_end(file);
    if (!end) return damaged(message("no end-of-archive record"), file.size());
    if (*end >= locator_size && read_at<std::uint32_t>(file, *end - locator_size) == locator_magic) {
        return find_directory64(file, *end - locator_size);
    }
    if (field<std::uint16_t>(file, *end + 4) != 0 || field<std::uint16_t>(file, *end + 6) != 0) {
        return damaged(message("an archive split over several disks"), *end);
    }
    return Directory{.offset = field<std::uint32_t>(file, *end + 16),
                     .size = field<std::uint32_t>(file, *end + 12),
                     .count = field<std::uint16_t>(file, *end + 10)};
}

struct Record {
    std::string name{};
    std::uint64_t at = 0;  ///< of the record itself, for messages
    std::uint64_t compressed = 0, size = 0, local = 0;
    std::uint64_t flags = 0, method = 0;
    std::uint32_t crc = 0;
};

/// The zip64 extra field has those of size, compressed size and offset that did not fit, in this order.
Result<> widen(Record& record, ByteView extra) {
    const bool needed = record.size == saturated || record.compressed == saturated || record.local == saturated;
    while (needed && extra.size() >= 4) {
        const auto body = slice(extra, 4, field<std::uint16_t>(extra, 2));
        if (!body) break;
        if (field<std::uint16_t>(extra, 0) == 1) {
            std::uint64_t from = 0;
            for (std::uint64_t* value : {&record.size, &record.compressed, &record.local}) {
                if (*value != saturated) continue;
                const auto wide = read_at<std::uint64_t>(*body, from);
                if (!wide) return damaged(message("a short zip64 field"), record.at);
                *value = *wide;
                from += sizeof(std::uint64_t);
            }
            return done;
        }
        extra = extra.subspan(4 + body->size());
    }
    if (needed) return damaged(message("no zip64 field for entry '{name}'", record.name), record.at);
    return done;
}

/// Reads the record at the front of `rest` and advances `rest`.
Result<Record> next_record(ByteView& rest, std::uint64_t at) {
    if (rest.size() < entry_size || field<std::uint32_t>(rest, 0) != entry_magic) {
        return damaged(message("no directory entry where one was announced"), at);
    }
    Record out{.at = at,
               .compressed = field<std::uint32_t>(rest, 20),
               .size = field<std::uint32_t>(rest, 24),
               .local = field<std::uint32_t>(rest, 42),
               .flags = field<std::uint16_t>(rest, 8),
               .method = field<std::uint16_t>(rest, 10),
               .crc = static_cast<std::uint32_t>(field<std::uint32_t>(rest, 16))};
    const auto name_size = field<std::uint16_t>(rest, 28);
    const auto extra_size = field<std::uint16_t>(rest, 30);
    const auto name = slice(rest, entry_size, name_size);
    const auto extra = slice(rest, entry_size + name_size, extra_size);
    const auto whole = slice(rest, 0, entry_size + name_size + extra_size + field<std::uint16_t>(rest, 32));
    if (!name || !extra || !whole) return damaged(message("a truncated directory entry"), at);
    out.name = as_text(*name);
    CHECKED(widen(out, *extra));
    rest = rest.subspan(whole->size());
    return out;
}

struct Extent {
    std::uint64_t begin, end;
    std::string_view name;
};

/// The entry's header and bytes; the data follows the local header, which has lengths of its own.
Result<Extent> locate(ByteView file, const Record& record) {
    const auto header = slice(file, record.local, local_size);
    if (!header || field<std::uint32_t>(*header, 0) != local_magic) {
        return damaged(message("no header of entry '{name}'", record.name), record.local);
    }
    if (record.flags & 1) return damaged(message("entry '{name}' is encrypted", record.name), record.local);
    const auto skip = local_size + field<std::uint16_t>(*header, 26) + field<std::uint16_t>(*header, 28);
    if (!slice(file, record.local + skip, record.compressed)) {
        return damaged(
            message("entry '{name}' of {size} bytes ends past the end of the file", record.name, record.compressed),
            record.local);
    }
    if (record.method == 0 && record.compressed != record.size) {
        return damaged(message("entry '{name}' has two different sizes", record.name), record.at);
    }
    return Extent{record.local, record.local + skip + record.compressed, record.name};
}

Result<> check_disjoint(std::vector<Extent> extents, const Directory& directory) {
    extents.push_back({directory.offset, directory.offset + directory.size, "the directory"});
    std::sort(extents.begin(), extents.end(), [](const Extent& a, const Extent& b) { return a.begin < b.begin; });
    for (std::size_t i = 1; i < extents.size(); ++i) {
        if (extents[i].begin < extents[i - 1].end) {
            return damaged(message("'{name}' and '{other_name}' overlap", extents[i - 1].name, extents[i].name),
                           extents[i].begin);
        }
    }
    return done;
}

/// Unpacked data is in memory: an entry above this limit is a decompression bomb.
Result<> check_unpacked(const std::map<std::string, ZipArchive::Entry, std::less<>>& entries, std::uint64_t file_size) {
    constexpr std::uint64_t always = std::uint64_t{64} << 20, times = 4;
    const std::uint64_t most = std::max(always, file_size * times);
    std::uint64_t total = 0;
    for (const auto& [name, entry] : entries) {
        if (!entry.is_compressed) continue;
        if (entry.size <= most - total) {
            total += entry.size;
            continue;
        }
        return Error{.what = message("entry '{name}' unpacks to {bytes} bytes, too much for a file of {size}", name,
                                     entry.size, file_size),
                     .expected = message("no more than {limit} bytes of all packed entries", most),
                     .remedy = message("if this is a real program, repack it with 'zip -0'")};
    }
    return done;
}

/// Unpacks a deflated entry. Its declared size is checked against deflate's best ratio.
Result<Data> inflated(const std::string& name, const ZipArchive::Entry& entry) {
    constexpr std::uint64_t best_ratio = 1032, most = std::numeric_limits<uInt>::max();
    const Error broken{.what = message("entry '{name}' does not unpack to its {size} bytes", name, entry.size),
                       .remedy = message("the file is incomplete or damaged; export or copy it again")};
    if (entry.size > most || entry.bytes.size() > most || entry.size / best_ratio > entry.bytes.size() + 1)
        return broken;
    auto out = std::make_shared<std::vector<std::byte>>(static_cast<std::size_t>(entry.size));
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return broken;
    // zlib's input is not const, but zlib does not write to it.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(entry.bytes.data()));
    stream.avail_in = static_cast<uInt>(entry.bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out->data());
    stream.avail_out = static_cast<uInt>(out->size());
    const int ended = inflate(&stream, Z_FINISH);
    const bool is_whole = ended == Z_STREAM_END && stream.avail_out == 0;
    inflateEnd(&stream);
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(out->data()), static_cast<uInt>(out->size()));
    if (!is_whole || sum != entry.crc) return broken;
    const ByteView bytes(*out);
    return Data{.bytes = bytes, .owner = std::move(out)};
}

}  // namespace

Result<ZipArchive> ZipArchive::open(ByteView file) {
    TRY(const Directory directory, find_directory(file));
    const auto found = slice(file, directory.offset, directory.size);
    if (!found) return damaged(message("the directory lies outside the file"), directory.offset);
    if (directory.count > std::min(max_entries, directory.size / entry_size)) {
        return damaged(message("a directory too small for its {count} entries", directory.count), directory.offset);
    }
    ByteView rest = *found;
    ZipArchive out;
    std::vector<Extent> extents;
    for (std::uint64_t i = 0; i < directory.count; ++i) {
        TRY(Record record, next_record(rest, directory.offset + (found->size() - rest.size())));
        TRY(Extent extent, locate(file, record));
        const Entry entry{.bytes = file.subspan(extent.end - record.compressed, record.compressed),
                          .is_compressed = record.method != 0,
                          .size = record.size,
                          .method = record.method,
                          .crc = record.crc};
        const auto [where, is_new] = out.entries_.emplace(std::move(record.name), entry);
        if (!is_new) return damaged(message("entry '{name}' appears twice", where->first), record.at);
        extent.name = where->first;
        extents.push_back(extent);
    }
    CHECKED(check_disjoint(std::move(extents), directory));
    CHECKED(check_unpacked(out.entries_, file.size()));
    return out;
}

Result<ByteView> ZipArchive::bytes(const std::string& name) const {
    const auto found = entries_.find(name);
    if (found == entries_.end()) {
        return Error{.what = message("no entry '{name}' in the archive", name),
                     .remedy = message("export the program again")};
    }
    if (found->second.is_compressed) {
        return Error{.what = message("entry '{name}' is compressed", name),
                     .expected = message("stored entries, as torch.export.save writes them"),
                     .remedy = message("export the program again, or repack it with 'zip -0'")};
    }
    return found->second.bytes;
}

std::vector<std::string> ZipArchive::changed_entries(std::uint64_t most_bytes) const {
    std::vector<std::string> out;
    std::uint64_t looked_at = 0;
    for (const auto& [name, entry] : entries_) {
        if (entry.is_compressed || entry.crc == 0) continue;
        looked_at += entry.size;
        if (looked_at > most_bytes) break;
        const auto sum =
            crc32(0, reinterpret_cast<const Bytef*>(entry.bytes.data()), static_cast<uInt>(entry.bytes.size()));
        if (sum != entry.crc) out.push_back(name);
    }
    return out;
}

Result<Data> ZipArchive::data(const std::string& name, const std::shared_ptr<const void>& owner) const {
    const auto found = entries_.find(name);
    if (found != entries_.end() && found->second.method == 8) return inflated(name, found->second);
    TRY(const ByteView plain, bytes(name));
    return Data{.bytes = plain, .owner = owner};
}

}  // namespace arenascope::pt2
