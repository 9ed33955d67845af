// Reads plans and profiles from traces in Chrome's format.

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/base/json.h"
#include "engine/formats/chrome_trace/chrome_trace.h"
#include "engine/formats/chrome_trace/memory_snapshot.h"
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
        if (optional_text(event, "name") == "[memory]") return instant(event);
        if (optional_text(event, "ph") == "i") return done;  // a profiler's mark
        TRY(const std::string category, event.text("cat"));
        if (!category.starts_with("memory_")) return done;  // a profiler's operators and kernels
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
        SameTensors& seen = known_[key];
        seen.in_node = seen.node == node ? seen.in_node + 1 : 0;
        seen.node = node;
        if (seen.in_node == seen.buffers.size()) {  // empty tensors of one node may share a place
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

    [[nodiscard]] bool is_profile() const { return last_ >= 0; }

    Result<Method> finish() {
        for (auto& [key, live] : live_) {
            for (const std::size_t index : live) buffers_[index].upper = std::max(last_, buffers_[index].lower) + 1;
        }
        if (buffers_.empty()) {
            return Error{.what = message("has no memory events"),
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
    /// PyTorch's profiler marks each allocation with its size, and each release with the negative size. If it gives no
    /// addresses, a release refers to the latest block of that size.
    Result<> instant(const json::View& event) {
        TRY(const json::View args, event.at("args"));
        TRY(const std::int64_t at, bounded(event, "ts", std::int64_t{1} << 62));
        TRY(const std::int64_t bytes, args.integer("Bytes"));
        if (bytes < -most || bytes > most)
            return Error{.what = message("'{key}' is {value}", "Bytes", bytes), .expected = message("a size")};
        const auto number = [&](std::string_view key, std::int64_t otherwise) {
            const auto found = args.find(key);
            const auto value = found ? found->integer() : Result<std::int64_t>(otherwise);
            return value.ok() ? value.value() : otherwise;
        };
        const bool on_cpu = number("Device Type", 0) == 0;
        const std::int64_t device = std::clamp<std::int64_t>(number("Device Id", 0), 0, 250);
        const auto mem_id = static_cast<std::int32_t>(on_cpu ? 1 : 2 + device);
        std::vector<std::size_t>& live = live_[{mem_id, number("Addr", 0), std::abs(bytes)}];
        last_ = std::max(last_, at);
        if (bytes > 0) {
            live.push_back(buffers_.size());
            buffers_.push_back({.name = "block" + std::to_string(buffers_.size()),
                                .bytes = bytes,
                                .lower = at,
                                .upper = at + 1,
                                .mem_id = mem_id});
        } else if (!live.empty()) {  // allocations before the profile began are unknown
            TimedBuffer& buffer = buffers_[live.back()];
            buffer.upper = std::max(at, buffer.lower + 1);
            live.pop_back();
        }
        return done;
    }

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
    struct SameTensors {
        std::int64_t node = -1;
        std::size_t in_node = 0;
        std::vector<std::size_t> buffers;
    };

    std::vector<TimedBuffer> buffers_;
    std::map<std::tuple<std::int32_t, std::int64_t, std::int64_t>, std::vector<std::size_t>> live_;  ///< of a profile
    std::int64_t last_ = -1;  ///< time of its last mark
    std::map<std::tuple<std::int32_t, std::string, std::int64_t, std::int64_t>, SameTensors> known_;
};

}  // namespace

bool sniff_chrome_trace(ByteView file) {
    if (sniff_memory_snapshot(file)) return true;
    const std::string_view text = as_text(file.first(std::min<std::size_t>(file.size(), 4096)));
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    if (at == std::string_view::npos) return false;
    const auto holds = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    // A list of events without an object is also a trace.
    if (text[at] == '[') return holds("\"memory_allocation\"") || holds("\"memory_lifetime\"");
    return text[at] == '{' && holds("\"traceEvents\"");
}

namespace {

Result<Program> read_snapshot(const MappedFile& file) {
    TRY(std::vector<TimedBuffer> buffers, buffers_of_snapshot(file.bytes()));
    Program program{.path = file.path(), .format = FormatId::chrome_trace};
    TRY(Method method, method_of_buffers(std::move(buffers)));
    program.methods.push_back(std::move(method));
    program.notes.push_back(message(
        "a PyTorch memory snapshot; the plan 'loaded' is what the caching allocator reserved, while other plans "
        "know all lifetimes in advance"));
    return program;
}

}  // namespace

Result<Program> read_chrome_trace(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                                  const StageOptions& /*stages*/) {
    progress.report(StageKind::reading_trace);
    if (sniff_memory_snapshot(file->bytes())) return read_snapshot(*file);
    TRY(const json::Document document, json::Document::parse(as_text(file->bytes())));
    const json::View root = document.root();
    TRY(const auto events, root.is_array() ? root.items() : root.items("traceEvents"));
    Reader reader;
    for (std::size_t i = 0; i < events.size(); ++i)
        CHECKED(reader.add(events[i]).in("traceEvents[" + std::to_string(i) + "]"));
    Program program{.path = file->path(), .format = FormatId::chrome_trace};
    TRY(Method method, reader.finish());
    program.methods.push_back(std::move(method));
    program.notes.push_back(
        reader.is_profile()
            ? message("a PyTorch profile: blocks and their lifetimes, without offsets")
            : message(
                  "a memory trace contains a plan without its program; it can be viewed, checked and planned again"));
    return program;
}

}  // namespace arenascope
