#include "engine/formats/chrome_trace/memory_snapshot.h"

#include <algorithm>
#include <map>

#include "engine/formats/pt2/pickle.h"

namespace arenascope {

namespace {

namespace pickle = pt2::pickle;

constexpr std::int64_t most = std::int64_t{1} << 56;
constexpr std::size_t most_frames = 256;
constexpr std::int32_t most_devices = 64;

/// A value of the tree with accessors for common members.
class Item {
public:
    Item(const pickle::Tree& tree, pickle::Index at) : tree_(&tree), at_(at) {}

    [[nodiscard]] std::optional<Item> find(std::string_view key) const {
        const auto* dict = std::get_if<pickle::Dict>(&tree_->at(at_));
        if (!dict) return std::nullopt;
        for (const auto& [name, value] : dict->items) {
            const auto* text = std::get_if<std::string>(&tree_->at(name));
            if (text && *text == key) return Item(*tree_, value);
        }
        return std::nullopt;
    }
    [[nodiscard]] std::vector<Item> items(std::string_view key) const {
        const auto found = find(key);
        return found ? found->items() : std::vector<Item>();
    }
    [[nodiscard]] std::vector<Item> items() const {
        std::vector<Item> out;
        if (const auto* list = std::get_if<pickle::List>(&tree_->at(at_)))
            for (const pickle::Index each : list->items) out.emplace_back(*tree_, each);
        return out;
    }
    [[nodiscard]] std::string text(std::string_view key) const {
        const auto found = find(key);
        const auto* held = found ? std::get_if<std::string>(&tree_->at(found->at_)) : nullptr;
        return held ? *held : std::string();
    }
    /// A number of 0 to `most`.
    [[nodiscard]] std::optional<std::int64_t> number(std::string_view key) const {
        const auto found = find(key);
        const auto* held = found ? std::get_if<std::int64_t>(&tree_->at(found->at_)) : nullptr;
        return held && *held >= 0 && *held <= most ? std::optional(*held) : std::nullopt;
    }
    [[nodiscard]] bool is_list() const { return std::holds_alternative<pickle::List>(tree_->at(at_)); }

private:
    const pickle::Tree* tree_;
    pickle::Index at_;
};

/// The innermost line of Python, and the function there.
void add_source(const Item& event, TimedBuffer& buffer) {
    const std::vector<Item> frames = event.items("frames");
    for (std::size_t i = 0; i < std::min(frames.size(), most_frames); ++i) {
        const std::string file = frames[i].text("filename");
        if (!file.ends_with(".py")) continue;
        buffer.source = file + ":" + std::to_string(frames[i].number("line").value_or(0));
        buffer.fqn = frames[i].text("name");
        return;
    }
}

/// The allocator's segments, joined without gaps: an address maps to an offset.
class Segments {
public:
    void add(std::int64_t address, std::int64_t bytes) {
        if (bytes > 0) ranges_.emplace_back(address, address + bytes);
    }
    void close_up() {
        std::sort(ranges_.begin(), ranges_.end());
        std::int64_t base = 0;
        for (const auto& [begin, end] : ranges_) {
            if (!joined_.empty() && begin <= joined_.back().end) {
                base += std::max<std::int64_t>(0, end - joined_.back().end);
                joined_.back().end = std::max(joined_.back().end, end);
                continue;
            }
            joined_.push_back({begin, end, base});
            base += end - begin;
        }
    }
    [[nodiscard]] std::optional<std::int64_t> offset_of(std::int64_t address, std::int64_t bytes) const {
        auto after = std::upper_bound(joined_.begin(), joined_.end(), address,
                                      [](std::int64_t at, const Joined& range) { return at < range.begin; });
        if (after == joined_.begin()) return std::nullopt;
        const Joined& range = *std::prev(after);
        return address + bytes <= range.end ? std::optional(range.base + address - range.begin) : std::nullopt;
    }

private:
    struct Joined {
        std::int64_t begin = 0, end = 0, base = 0;
    };
    std::vector<std::pair<std::int64_t, std::int64_t>> ranges_;
    std::vector<Joined> joined_;
};

class Reader {
public:
    Result<std::vector<TimedBuffer>> read(const Item& root) {
        const std::vector<Item> segments = root.is_list() ? root.items() : root.items("segments");
        const std::vector<Item> traces = root.items("device_traces");
        std::int32_t devices = static_cast<std::int32_t>(std::min<std::size_t>(traces.size(), most_devices));
        for (const Item& segment : segments) {
            const auto device = segment.number("device").value_or(0);
            if (device < most_devices) devices = std::max(devices, static_cast<std::int32_t>(device) + 1);
        }
        for (std::int32_t device = 0; device < devices; ++device) {
            const auto index = static_cast<std::size_t>(device);
            read_device(device, segments, index < traces.size() ? traces[index].items() : std::vector<Item>());
        }
        if (out_.empty()) {
            return Error{.what = message("a memory snapshot without a block in use"),
                         .expected = message("allocated blocks or allocation events"),
                         .remedy = message("call torch.cuda.memory._record_memory_history() before the model runs")};
        }
        return std::move(out_);
    }

private:
    void read_device(std::int32_t device, const std::vector<Item>& segments, const std::vector<Item>& events) {
        const std::size_t before = out_.size();
        const auto end = static_cast<std::int64_t>(events.size()) + 1;
        Segments places;
        std::map<std::int64_t, std::size_t> live;  // by address: the buffer
        std::vector<std::int64_t> addresses;
        const auto begin = [&](std::int64_t address, std::int64_t bytes, std::int64_t at, const Item& from) {
            live[address] = out_.size();
            TimedBuffer buffer{.name = "block" + std::to_string(out_.size()),
                               .bytes = bytes,
                               .lower = at,
                               .upper = end,
                               .mem_id = device + 1};
            add_source(from, buffer);
            addresses.push_back(address);
            out_.push_back(std::move(buffer));
        };
        for (std::size_t i = 0; i < events.size(); ++i) {
            const auto at = static_cast<std::int64_t>(i);
            const std::string action = events[i].text("action");
            const auto address = events[i].number("addr"), bytes = events[i].number("size");
            if (!address || !bytes) continue;
            if (action == "segment_alloc" || action == "segment_map") places.add(*address, *bytes);
            if (action == "alloc") begin(*address, *bytes, at + 1, events[i]);
            if (action != "free_completed" && action != "free") continue;
            // Blocks allocated before the recording began are freed without an allocation.
            if (!live.contains(*address)) begin(*address, *bytes, 0, events[i]);
            TimedBuffer& buffer = out_[live.at(*address)];
            buffer.upper = std::max(at + 1, buffer.lower + 1);
            live.erase(*address);
        }
        for (const Item& segment : segments) {
            if (segment.number("device").value_or(0) != device) continue;
            std::int64_t address = segment.number("address").value_or(0);
            places.add(address, segment.number("total_size").value_or(0));
            for (const Item& block : segment.items("blocks")) {
                const std::int64_t bytes = block.number("size").value_or(0);
                const std::int64_t own = block.number("address").value_or(address);
                if (block.text("state").starts_with("active") && !live.contains(own)) begin(own, bytes, 0, block);
                address = own + bytes;
            }
        }
        places.close_up();
        for (std::size_t i = before; i < out_.size(); ++i)
            out_[i].offset = places.offset_of(addresses[i - before], out_[i].bytes);
    }

    std::vector<TimedBuffer> out_;
};

}  // namespace

bool sniff_memory_snapshot(ByteView file) {
    if (file.size() < 16 || file[0] != std::byte{0x80} || file[1] < std::byte{2} || file[1] > std::byte{5})
        return false;
    const std::string_view head = as_text(file.first(std::min<std::size_t>(file.size(), 4096)));
    return head.find("segments") != std::string_view::npos ||
        (head.find("segment_type") != std::string_view::npos && head.find("blocks") != std::string_view::npos);
}

Result<std::vector<TimedBuffer>> buffers_of_snapshot(ByteView file) {
    TRY(const pickle::Tree tree, pickle::read(file));
    return Reader().read(Item(tree, tree.root));
}

}  // namespace arenascope
