#pragma once
// Small samples of PyTorch's memory records: a snapshot of the caching allocator (a pickle) and events of a profile.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

/// Values of a pickle of protocol 4, without memo.
namespace pickled {

inline std::string text(std::string_view value) {
    return "\x8c" + std::string(1, static_cast<char>(value.size())) + std::string(value);
}
inline std::string whole(unsigned value) {
    std::string out("J");
    for (int i = 0; i < 4; ++i) out += static_cast<char>(value >> (8 * i) & 255U);
    return out;
}
inline std::string list(const std::vector<std::string>& items) {
    std::string out("](");
    for (const std::string& item : items) out += item;
    return out + "e";
}
inline std::string dict(const std::vector<std::pair<std::string_view, std::string>>& items) {
    std::string out("}(");
    for (const auto& [key, value] : items) out += text(key) + value;
    return out + "u";
}

}  // namespace pickled

inline Bytes memory_snapshot() {
    using namespace pickled;
    const std::string frame = dict({{"filename", text("model.py")}, {"line", whole(7)}, {"name", text("forward")}});
    const auto event = [&](std::string_view action, unsigned address, unsigned bytes) {
        return dict({{"action", text(action)},
                     {"addr", whole(address)},
                     {"size", whole(bytes)},
                     {"time_us", whole(address + bytes)},
                     {"frames", list({frame})}});
    };
    const std::string kept =
        dict({{"address", whole(1536)}, {"size", whole(512)}, {"state", text("active_allocated")}});
    const std::string segment =
        dict({{"device", whole(0)}, {"address", whole(1024)}, {"total_size", whole(1024)}, {"blocks", list({kept})}});
    const std::string trace = list({event("alloc", 1024, 256), event("free_requested", 1024, 256),
                                    event("free_completed", 1024, 256), event("alloc", 1024, 128)});
    const std::string all =
        std::string("\x80\x04") + dict({{"segments", list({segment})}, {"device_traces", list({trace})}}) + ".";
    return {all.begin(), all.end()};
}

constexpr std::string_view kineto_trace =
    R"({"schemaVersion":1,"traceEvents":[{"ph":"X","cat":"cpu_op","name":"aten::add","pid":5,"tid":1,"ts":1,"dur":2},)"
    R"({"ph":"i","s":"t","name":"[memory]","pid":5,"tid":1,"ts":2,"args":{"Device Type":0,"Device Id":-1,"Addr":64,"Bytes":100,"Total Allocated":100}},)"
    R"({"ph":"i","s":"t","name":"[memory]","pid":5,"tid":1,"ts":9,"args":{"Device Type":0,"Device Id":-1,"Addr":64,"Bytes":-100,"Total Allocated":0}}]})";

}  // namespace arenascope::fuzz
