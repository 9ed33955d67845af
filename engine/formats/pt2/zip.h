#pragma once
// The central directory of a ZIP archive. Stored entries are views of the mapped file; deflated ones are unpacked. No
// packaged library gives data offsets beyond 4 GiB, so the directory is read here.

#include <map>
#include <string>
#include <vector>

#include "engine/ir/graph.h"

namespace arenascope::pt2 {

class ZipArchive {
public:
    /// Checks every offset and size, that entries do not share names or bytes, and that none is encrypted.
    static Result<ZipArchive> open(ByteView file);

    struct Entry {
        ByteView bytes;  ///< as stored in the file
        bool is_compressed = false;
        std::uint64_t size = 0;    ///< of the unpacked bytes
        std::uint64_t method = 0;  ///< 0 stored, 8 deflated
        std::uint32_t crc = 0;     ///< of the unpacked bytes
    };
    [[nodiscard]] const std::map<std::string, Entry, std::less<>>& entries() const { return entries_; }
    /// The bytes of an entry; an error if it is missing or compressed.
    [[nodiscard]] Result<ByteView> bytes(const std::string& name) const;
    /// The bytes of an entry: within the file that `owner` keeps alive, or unpacked to new memory.
    [[nodiscard]] Result<Data> data(const std::string& name, const std::shared_ptr<const void>& owner) const;
    /// Stored entries that do not match their checksum, among the first `most_bytes`. An entry without a checksum
    /// (torch.save can omit it) is skipped.
    [[nodiscard]] std::vector<std::string> changed_entries(std::uint64_t most_bytes = std::uint64_t{64} << 20) const;

private:
    std::map<std::string, Entry, std::less<>> entries_;
};

}  // namespace arenascope::pt2
