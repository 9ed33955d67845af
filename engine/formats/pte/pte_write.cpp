// Writes a .pte program, and its .ptd where constants are external.

#include "engine/formats/pte/pte_write.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <tuple>

#include "engine/formats/pte/pte.h"
#include "engine/formats/pte/pte_encode.h"
#include "engine/ir/debug_handles.h"

namespace arenascope {
namespace pte {
namespace {

using flatbuffers::FlatBufferBuilder;

constexpr std::int64_t plain_align = 1;  // mutable data needs no alignment

/// A part of the file after the program: items one after the other, each at a multiple of `align`.
struct Segment {
    std::vector<ByteView> items;
    std::vector<std::uint64_t> offsets;
    std::uint64_t bytes = 0, offset = 0;

    void add(ByteView item, std::int64_t align) {
        const auto step = static_cast<std::uint64_t>(align);
        bytes = (bytes + step - 1) / step * step;
        items.push_back(item);
        offsets.push_back(bytes);
        bytes += item.size();
    }
};

/// Constants, mutable data, payloads, named data, in ExecuTorch's order.
struct Layout {
    std::vector<Segment> segments;
    std::optional<std::uint32_t> constants, states;
    std::uint32_t first_payload = 0;
    std::vector<std::uint32_t> named;

    std::uint64_t step = 0;  ///< alignment of every segment

    void place() {
        std::uint64_t end = 0;
        for (Segment& segment : segments) {
            segment.offset = (end + step - 1) / step * step;
            end = segment.offset + segment.bytes;
        }
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return segments.empty() ? 0 : segments.back().offset + segments.back().bytes;
    }
};

/// Merges the program's named data with that of the payloads, each key once, and adds the debug handles.
struct Named {
    NamedData items;
    std::shared_ptr<const std::string> handles;  ///< owns the bytes of the last item; null: there are none

    Result<> collect(const Program& program, const std::vector<Encoded>& methods) {
        std::map<std::string, ByteView> known;
        const auto add = [&](const NamedData& from) -> Result<> {
            for (const auto& [key, data] : from) {
                if (key == debug_handles_key) continue;  // made again below
                const auto [at, is_new] = known.try_emplace(key, data.bytes);
                if (is_new) items.emplace_back(key, data);
                else if (!std::equal(at->second.begin(), at->second.end(), data.bytes.begin(), data.bytes.end())) {
                    return Error{.what = message("named data '{key}' has two contents", key),
                                 .expected = message("one key for one content")};
                }
            }
            return done;
        };
        CHECKED(add(program.named_data));
        std::vector<const Method*> all;
        for (const Encoded& encoded : methods) {
            all.push_back(&encoded.method);
            for (const Delegate& delegate : encoded.method.delegates) CHECKED(add(delegate.named_data));
        }
        std::string text = debug_handles_json(all);
        if (text.empty()) return done;
        handles = std::make_shared<const std::string>(std::move(text));
        items.emplace_back(debug_handles_key, Data{std::as_bytes(std::span(*handles)), handles});
        return done;
    }
};

Layout lay_out(const NamedData& named_data, Storage& storage, const ExportOptions& options) {
    Layout layout;
    // Both are powers of two, so the larger is a multiple of both.
    layout.step = static_cast<std::uint64_t>(std::max(options.segment_align, options.constant_align));
    const auto begin = [&layout] {
        layout.segments.emplace_back();
        return static_cast<std::uint32_t>(layout.segments.size() - 1);
    };
    if (!storage.constants.items().empty()) {
        layout.constants = begin();
        Segment& segment = layout.segments.back();
        for (const ByteView item : storage.constants.items()) segment.add(item, options.constant_align);
        // If all remaining constants are without elements, the runtime still requires a segment with bytes.
        segment.bytes = std::max<std::uint64_t>(segment.bytes, 1);
    }
    if (!storage.states.empty()) {
        layout.states = begin();
        for (const ByteView item : storage.states) layout.segments.back().add(item, plain_align);
    }
    layout.first_payload = static_cast<std::uint32_t>(layout.segments.size());
    for (const auto& [key, data] : named_data)
        layout.named.push_back(layout.first_payload + storage.payloads.add(data.bytes));
    for (const ByteView item : storage.payloads.items()) {
        begin();
        layout.segments.back().add(item, plain_align);
    }
    layout.place();
    return layout;
}

/// Index 0 means "no data". It exists even without a segment: the runtime takes a file with an empty table for an old
/// one, with constants in the flatbuffer, and refuses it.
flatbuffers::Offset<fb::SubsegmentOffsets> encode_offsets(FlatBufferBuilder& builder, const Layout& layout,
                                                          std::optional<std::uint32_t> segment) {
    std::vector<std::uint64_t> offsets{0};
    if (segment) {
        const auto& items = layout.segments[*segment].offsets;
        offsets.insert(offsets.end(), items.begin(), items.end());
    }
    return fb::CreateSubsegmentOffsets(builder, segment.value_or(0), builder.CreateVector(offsets));
}

Result<> encode_program(FlatBufferBuilder& builder, const std::vector<Encoded>& methods, const NamedData& named_data,
                        const Layout& layout, bool with_traces) {
    std::vector<flatbuffers::Offset<fb::ExecutionPlan>> plans;
    for (const Encoded& method : methods) {
        // As in ExecuTorch, none by default: traces are kept if the program has them.
        TRY(const auto at, encode_method(builder, method, layout.first_payload, with_traces));
        plans.push_back(at);
    }
    std::vector<flatbuffers::Offset<fb::DataSegment>> segments;
    for (const Segment& segment : layout.segments) {
        segments.push_back(fb::CreateDataSegment(builder, segment.offset, segment.bytes));
    }
    std::vector<flatbuffers::Offset<fb::NamedData>> named;
    for (std::size_t i = 0; i < layout.named.size(); ++i) {
        const auto key = builder.CreateString(named_data[i].first);
        named.push_back(fb::CreateNamedData(builder, key, layout.named[i]));
    }
    std::vector<flatbuffers::Offset<fb::SubsegmentOffsets>> states;
    if (layout.states) states.push_back(encode_offsets(builder, layout, layout.states));
    const auto plans_at = builder.CreateVector(plans);
    const auto buffers_at = builder.CreateVector(std::vector<flatbuffers::Offset<fb::Buffer>>{});
    const auto inline_at = builder.CreateVector(std::vector<flatbuffers::Offset<fb::BackendDelegateInlineData>>{});
    const auto segments_at = builder.CreateVector(segments);
    const auto constants_at = encode_offsets(builder, layout, layout.constants);
    const auto states_at = builder.CreateVector(states);
    const auto named_at = builder.CreateVector(named);
    fb::FinishProgramBuffer(
        builder,
        fb::CreateProgram(builder, 0, plans_at, buffers_at, inline_at, segments_at, constants_at, states_at, named_at));
    return done;
}

template <class T>
void put(std::vector<std::byte>& bytes, std::size_t at, T value) {
    std::memcpy(bytes.data() + at, &value, sizeof(T));
}

/// Zero bytes between aligned items.
ByteView zeros(std::uint64_t count) {
    static constexpr std::array<std::byte, 65536> none{};
    return ByteView(none).first(static_cast<std::size_t>(std::min<std::uint64_t>(count, none.size())));
}

class Assembly {
public:
    void add(ByteView bytes) {
        if (bytes.empty()) return;
        out_.parts.push_back(bytes);
        at_ += bytes.size();
    }
    void pad_to(std::uint64_t position) {
        while (at_ < position) add(zeros(position - at_));
    }
    Pieces::File take() && { return std::move(out_); }

private:
    Pieces::File out_;
    std::uint64_t at_ = 0;
};

/// The flatbuffer with the header inserted after its identifier (all its offsets are relative, except the root's), then
/// the segments from their mapping.
Pieces assemble(const FlatBufferBuilder& builder, const Layout& layout) {
    const auto* program = reinterpret_cast<const std::byte*>(builder.GetBufferPointer());
    const std::size_t size = builder.GetSize();
    const auto head = std::make_shared<std::vector<std::byte>>();
    Assembly file;
    if (layout.segments.empty()) {
        head->assign(program, program + size);
        head->resize(std::max<std::size_t>(size, 64));
        file.add(*head);
    } else {
        const std::uint64_t program_bytes = size + header_bytes;
        const std::uint64_t base = (program_bytes + layout.step - 1) / layout.step * layout.step;
        head->reserve(size + header_bytes);
        head->assign(program, program + header_at);
        head->resize(header_at + header_bytes);
        head->insert(head->end(), program + header_at, program + size);
        put(*head, 0, read_at<std::uint32_t>(*head, 0).value_or(0) + header_bytes);
        std::memcpy(head->data() + header_at, "eh00", 4);
        put(*head, header_at + 4, header_bytes);
        put(*head, header_at + 8, program_bytes);
        put(*head, header_at + 16, base);
        put(*head, header_at + 24, layout.bytes());
        file.add(*head);
        for (const Segment& segment : layout.segments) {
            for (std::size_t i = 0; i < segment.items.size(); ++i) {
                file.pad_to(base + segment.offset + segment.offsets[i]);
                file.add(segment.items[i]);
            }
            file.pad_to(base + segment.offset + segment.bytes);
        }
    }
    Pieces out;
    out.files.push_back(std::move(file).take());
    out.kept.push_back(head);
    return out;
}

/// A method to write, and the places of its tensors.
struct Placed {
    const Method* method = nullptr;
    Places places{};
};

/// State that methods of a loaded file share has one place in all of them; planning only some of them must not separate
/// it.
Result<> check_shared_state(const std::vector<Placed>& methods) {
    std::map<std::tuple<std::string, std::int32_t, std::int64_t>, std::pair<const Placed*, ValueId>> first;
    for (const Placed& each : methods) {
        for (const ValueId id : each.method->values.indices()) {
            const Tensor* tensor = each.places.of.has(id) ? each.method->values[id].tensor() : nullptr;
            // Each method has an arena 1 of its own, so equal places in it are unrelated.
            if (!tensor || !tensor->is_state || !tensor->loaded || tensor->loaded->mem_id <= 1) continue;
            const auto [same, is_new] =
                first.try_emplace({tensor->qualified_name, tensor->loaded->mem_id, tensor->loaded->offset}, &each, id);
            const auto& [other, at] = same->second;
            if (is_new || other->places.of[at] == each.places.of[id]) continue;
            return Error{
                .what = message("its offset would differ from its offset in method {method}", other->method->name),
                .place = each.method->name + "/" + each.method->values[id].name,
                .expected = message("the same offset in all methods, as in the file"),
                .remedy = message("plan all methods alike with --share-mutable")};
        }
    }
    return done;
}

}  // namespace
}  // namespace pte

namespace {

Result<> check_alignment(std::int64_t align, Message what) {
    if (align > 0 && (align & (align - 1)) == 0 && align <= (std::int64_t{1} << 30)) return done;
    return Error{.what = std::move(what), .expected = message("a power of two")};
}

/// The planned methods, and the other methods of a loaded file unchanged.
Result<std::vector<pte::Encoded>> prepare_methods(const Artifact& artifact, const pte::ValueChoice& values,
                                                  pte::Storage& storage, Progress& progress) {
    std::vector<pte::Encoded> methods;
    const auto planned = [&](const std::string& name) -> std::pair<const Method*, const Plan*> {
        if (name == artifact.method.name) return {&artifact.method, &artifact.plan};
        for (const auto& other : artifact.others)
            if (other.first->name == name) return other;
        return {nullptr, nullptr};
    };
    std::vector<pte::Placed> placed;
    const auto place = [&](const Method& method, Result<pte::Places> places) -> Result<> {
        TRY(placed.emplace_back(pte::Placed{&method}).places, std::move(places).in(method.name));
        return done;
    };
    bool written = false;
    for (const Method& method : artifact.program.methods) {
        if (const auto [own, plan] = planned(method.name); own) {
            CHECKED(place(*own, pte::places_of(*own, *plan)));
            written = written || own == &artifact.method;
        } else if (artifact.program.format == FormatId::pte) {
            CHECKED(place(method, pte::loaded_places(method)));
        }
    }
    if (!written) CHECKED(place(artifact.method, pte::places_of(artifact.method, artifact.plan)));
    CHECKED(pte::check_shared_state(placed));
    for (pte::Placed& each : placed) {
        if (progress.cancelled()) return cancelled();
        TRY(methods.emplace_back(),
            pte::prepare(*each.method, std::move(each.places), storage, values).in(each.method->name));
    }
    return methods;
}

Result<Pieces> pieces_with(const pte::ValueChoice& values, const Artifact& artifact, Progress& progress) {
    CHECKED(check_alignment(artifact.options.constant_align,
                            message("the alignment of constants is {alignment}", artifact.options.constant_align)));
    CHECKED(check_alignment(artifact.options.segment_align,
                            message("the alignment of segments is {alignment}", artifact.options.segment_align)));
    pte::Storage storage;
    storage.wants_external = artifact.options.external_constants;
    progress.report(StageKind::writing_methods, 0);
    TRY(const auto methods, prepare_methods(artifact, values, storage, progress));
    pte::Named named;
    CHECKED(named.collect(artifact.program, methods));
    const pte::Layout layout = pte::lay_out(named.items, storage, artifact.options);
    progress.report(StageKind::writing_data, 0.5);
    flatbuffers::FlatBufferBuilder builder(1 << 16);
    CHECKED(pte::encode_program(builder, methods, named.items, layout,
                                artifact.options.stack_traces || artifact.program.format == FormatId::pte));
    if (progress.cancelled()) return cancelled();
    Pieces out = pte::assemble(builder, layout);
    if (named.handles) out.kept.push_back(named.handles);
    if (!storage.external.empty()) {
        TRY(auto beside, pte::write_external(storage.external, artifact.options));
        out.files.push_back(std::move(beside.files.front()));
        out.kept.insert(out.kept.end(), beside.kept.begin(), beside.kept.end());
    }
    return out;
}

}  // namespace

Result<Pieces> pieces_of_pte(const Artifact& artifact, Progress& progress) {
    return pieces_with({.keeps_all = artifact.options.keep_values}, artifact, progress);
}

Result<Pieces> pieces_of_small_pte(const Artifact& artifact, const PteForm& form, Progress& progress) {
    return pieces_with({.merges_places = form.merges_places, .rolls_loops = form.rolls_loops}, artifact, progress);
}

Result<std::vector<std::byte>> write_pte(const Artifact& artifact, Progress& progress) {
    TRY(const Pieces pieces, pieces_of_pte(artifact, progress));
    std::vector<std::byte> file;
    for (const ByteView part : pieces.files.front().parts) file.insert(file.end(), part.begin(), part.end());
    return file;
}

}  // namespace arenascope
