#pragma once
// The central directory of a ZIP archive whose entries are stored: every entry is a view of the mapped file.
// No packaged library gives the data offsets beyond 4 GiB, so this room reads the directory itself.

#include <map>
#include <string>

#include "engine/base/bytes.h"

namespace arenascope::pt2 {

class ZipArchive {
public:
    /// Checks every offset and size, that no two entries share a name or bytes, and that none is encrypted.
    static Result<ZipArchive> open(ByteView file);

    struct Entry {
        ByteView bytes;            ///< as stored in the file
        bool is_compressed = false;
    };
    [[nodiscard]] const std::map<std::string, Entry, std::less<>>& entries() const { return entries_; }
    /// The bytes of an entry; an error where it is missing or compressed.
    [[nodiscard]] Result<ByteView> bytes(const std::string& name) const;

private:
    std::map<std::string, Entry, std::less<>> entries_;
};

}  // namespace arenascope::pt2
