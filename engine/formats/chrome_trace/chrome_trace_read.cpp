#include <algorithm>
#include <map>
#include <tuple>

#include "engine/base/json.h"
#include "engine/formats/chrome_trace/chrome_trace.h"
#include "engine/formats/events.h"

namespace arenascope {

namespace {

constexpr std::int64_t most = std::int64_t{1} << 53;

Result<std::int64_t> bounded(const json::View& object, std::string_view key, std::int64_t limit) {
    TRY(const std::int64_t value, object.integer(key));
    if (value < 0 || value > limit) {
        return Error{.what = message("'{key}' is {value}", key, value),
                     .expected = message("a number from 0 to {limit}", limit)};
    }
    return value;
}

std::string optional_text(const json::View& object, std::string_view key) {
    const auto found = object.find(key);
    if (!found || !found->is_string()) return {};
    const auto text = found->text();
    return text.ok() && text.value() != "None" ? text.value() : std::string();
}

class Reader {
public:
    Result<> add(const json::View& event) {
        if (optional_text(event, "ph") == "M") return done;  // names of processes and threads
        TRY(const std::string category, event.text("cat"));
        TRY(const std::int64_t pool, bounded(event, "pid", 255));
        TRY(const std::string name, event.text("name"));
        TRY(const json::View args, event.at("args"));
        if (pool < 1) return Error{.what = message("'pid' is 0"), .expected = message("a memory id from 1")};
        TimedBuffer buffer{.name = name,
                           .mem_id = static_cast<std::int32_t>(pool),
                           .op = optional_text(args, "op_name"),
                           .source = optional_text(args, "source"),
                           .fqn = optional_text(args, "fqn")};
        if (category == "memory_lifetime") return lifetime(event, args, std::move(buffer));
        if (category != "memory_allocation") return done;
        TRY(buffer.offset, bounded(event, "ts", most));
        TRY(buffer.bytes, bounded(event, "dur", most));
        TRY(const std::int64_t node, bounded(event, "tid", most));
        const auto key = std::tuple(buffer.mem_id, buffer.name, *buffer.offset, buffer.bytes);
        Seen& seen = known_[key];
        seen.in_node = seen.node == node ? seen.in_node + 1 : 0;
        seen.node = node;
        if (seen.in_node == seen.buffers.size()) {  // empty tensors of one node may all be at one place
            seen.buffers.push_back(buffers_.size());
            buffer.lower = node;
            buffer.upper = node + 1;
            buffers_.push_back(std::move(buffer));
            return done;
        }
        TimedBuffer& lives = buffers_[seen.buffers[seen.in_node]];
        lives.lower = std::min(lives.lower, node);
        lives.upper = std::max(lives.upper, node + 1);
        return done;
    }

    Result<Method> finish() {
        if (buffers_.empty()) {
            return Error{.what = message("holds no memory events"),
                         .expected = message("events of category memory_allocation or memory_lifetime")};
        }
        // One name for several tensors of a node: each needs its own.
        std::map<std::string, int> used;
        for (TimedBuffer& buffer : buffers_) {
            const int before = used[buffer.name]++;
            if (before > 0) buffer.name += " (" + std::to_string(before) + ")";
        }
        return method_of_buffers(std::move(buffers_));
    }

private:
    Result<> lifetime(const json::View& event, const json::View& args, TimedBuffer buffer) {
        TRY(buffer.lower, bounded(event, "ts", most));
        TRY(const std::int64_t length, bounded(event, "dur", most));
        TRY(buffer.offset, bounded(args, "offset", most));
        TRY(buffer.bytes, bounded(args, "bytes", most));
        buffer.upper = buffer.lower + std::max<std::int64_t>(length, 1);
        buffers_.push_back(std::move(buffer));
        return done;
    }

    /// Tensors of one name, place and size, and how many of them the node at hand has shown.
    struct Seen {
        std::int64_t node = -1;
        std::size_t in_node = 0;
        std::vector<std::size_t> buffers;
    };

    std::vector<TimedBuffer> buffers_;
    std::map<std::tuple<std::int32_t, std::string, std::int64_t, std::int64_t>, Seen> known_;
};

}  // namespace

bool sniff_chrome_trace(ByteView file) {
    const std::string_view text = as_text(file.first(std::min<std::size_t>(file.size(), 4096)));
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    if (at == std::string_view::npos) return false;
    const auto holds = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    // The events alone are a trace, too.
    if (text[at] == '[') return holds("\"memory_allocation\"") || holds("\"memory_lifetime\"");
    return text[at] == '{' && holds("\"traceEvents\"");
}

Result<Program> read_chrome_trace(std::shared_ptr<const MappedFile> file, Progress& progress,
                                  const StageOptions& /*stages*/) {
    progress.report(StageKind::reading_trace);
    TRY(const json::Document document, json::Document::parse(as_text(file->bytes())));
    const json::View root = document.root();
    TRY(const auto events, root.is_array() ? root.items() : root.items("traceEvents"));
    Reader reader;
    for (std::size_t i = 0; i < events.size(); ++i)
        CHECKED(reader.add(events[i]).in("traceEvents[" + std::to_string(i) + "]"));
    Program program{.path = file->path(), .format = FormatId::chrome_trace};
    TRY(Method method, reader.finish());
    program.methods.push_back(std::move(method));
    program.notes.emplace_back(
        "a memory trace holds a plan without its program: it can be viewed, checked and planned again");
    return program;
}

}  // namespace arenascope
