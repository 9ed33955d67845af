// Encodes Python stack traces as the frames of a .pte.

#include <algorithm>
#include <charconv>

#include "engine/base/text.h"
#include "engine/formats/pte/pte_encode.h"

namespace arenascope::pte {
namespace {

struct Frame {
    std::string file, name, context;
    std::int32_t line = 0;
};

/// `  File "x.py", line 3, in f`, as Python prints it; nothing for any other line. torch strips the text as a whole,
/// so the outermost frame has no indentation.
std::optional<Frame> parse_frame(std::string_view text) {
    if (text.starts_with("  ")) text.remove_prefix(2);
    constexpr std::string_view before = "File \"", middle = "\", line ", after = ", in ";
    if (!text.starts_with(before)) return std::nullopt;
    text.remove_prefix(before.size());
    const std::size_t quote = text.rfind(middle);
    if (quote == std::string_view::npos) return std::nullopt;
    Frame frame;
    frame.file = text.substr(0, quote);
    text.remove_prefix(quote + middle.size());
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), frame.line);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.starts_with(after)) return std::nullopt;
    frame.name = text.substr(after.size());
    return frame;
}

std::vector<Frame> parse_frames(std::string_view text) {
    std::vector<Frame> frames;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (auto frame = parse_frame(line)) {
            frames.push_back(std::move(*frame));
        } else if (!frames.empty() && line.starts_with("    ")) {
            std::string& context = frames.back().context;
            append_item(context, "\n    ", line.substr(4));
        }
    }
    return frames;
}

}  // namespace

flatbuffers::Offset<fb::FrameList> encode_frames(flatbuffers::FlatBufferBuilder& builder, const std::string& text) {
    std::vector<flatbuffers::Offset<fb::Frame>> rows;
    for (const Frame& frame : parse_frames(text)) {
        const auto file = builder.CreateSharedString(frame.file), name = builder.CreateSharedString(frame.name);
        rows.push_back(fb::CreateFrame(builder, file, frame.line, name, builder.CreateSharedString(frame.context)));
    }
    return fb::CreateFrameList(builder, builder.CreateVector(rows));
}

}  // namespace arenascope::pte
