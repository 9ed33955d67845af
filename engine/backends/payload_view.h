#pragma once
// A payload for display: its kind, its strings, its bytes.

#include <string>
#include <vector>

#include "engine/backends/payload_heads.h"

namespace arenascope {

struct PayloadText {
    std::uint64_t offset = 0;
    std::string text;
};

/// What its first bytes say: "text", "XNNPACK payload", "flatbuffer XN01", or "bytes".
[[nodiscard]] std::string payload_kind(ByteView payload);
/// Known fields of the header: those of an XNNPACK payload, a flatbuffer's, the first line of a text.
[[nodiscard]] std::vector<PayloadField> payload_header(ByteView payload);
/// Runs of at least `least` printable ASCII characters, at most `most` of them, each cut at 200 characters.
[[nodiscard]] std::vector<PayloadText> payload_texts(ByteView payload, std::size_t least = 4, std::size_t most = 1000);
/// Lines of 16 bytes: "00000020  58 48 …  XH…". At most `count` bytes from `offset`.
[[nodiscard]] std::string hex_lines(ByteView payload, std::uint64_t offset, std::uint64_t count);

}  // namespace arenascope
