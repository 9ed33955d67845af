#include "engine/formats/pte/pte_parts.h"

#include <set>

namespace arenascope::pte {
namespace {

using Kind = FilePart::Kind;

class Parts {
public:
    explicit Parts(const fb::Program& program) : program_(program) {}

    std::vector<FilePart> take() && {
        if (const auto* table = program_.constant_segment(); table && table->offsets() && table->offsets()->size() > 1)
            segment({.kind = Kind::constants, .method = {}, .delegate = {}, .name = {}}, table->segment_index());
        if (const auto* tables = program_.mutable_data_segments()) {
            for (const fb::SubsegmentOffsets* table : *tables)
                segment({.kind = Kind::states, .method = {}, .delegate = {}, .name = {}}, table->segment_index());
        }
        add_old_constants();
        if (const auto* plans = program_.execution_plan()) {
            for (const fb::ExecutionPlan* plan : *plans) add_payloads(*plan);
        }
        if (const auto* named = program_.named_data()) {
            for (const fb::NamedData* item : *named)
                segment({.kind = Kind::named,
                         .method = {},
                         .delegate = {},
                         .name = item->key() ? item->key()->str() : std::string()},
                        item->segment_index());
        }
        return std::move(out_);
    }

private:
    void add(FilePart part, std::int64_t bytes) {
        part.bytes = bytes;
        if (bytes > 0) out_.push_back(std::move(part));
    }

    void segment(FilePart part, std::uint64_t index) {
        const auto* segments = program_.segments();
        if (!segments || index >= segments->size() || !seen_.insert(index).second) return;
        add(std::move(part),
            static_cast<std::int64_t>(segments->Get(static_cast<flatbuffers::uoffset_t>(index))->size()));
    }

    /// Files of old versions have their constants inside the flatbuffer.
    void add_old_constants() {
        std::int64_t bytes = 0;
        if (const auto* buffers = program_.constant_buffer()) {
            for (const fb::Buffer* buffer : *buffers) bytes += buffer->storage() ? buffer->storage()->size() : 0;
        }
        add({.kind = Kind::constants, .method = {}, .delegate = {}, .name = {}}, bytes);
    }

    void add_payloads(const fb::ExecutionPlan& plan) {
        if (!plan.delegates()) return;
        for (flatbuffers::uoffset_t i = 0; i < plan.delegates()->size(); ++i) {
            const auto* from = plan.delegates()->Get(i)->processed();
            if (!from) continue;
            FilePart part{.kind = Kind::payload,
                          .method = plan.name() ? plan.name()->str() : std::string(),
                          .delegate = DelegateIndex(static_cast<std::int32_t>(i)),
                          .name = {}};
            if (from->location() == 1) segment(std::move(part), from->index());
            else inlined(std::move(part), from->index());
        }
    }

    void inlined(FilePart part, std::uint32_t index) {
        const auto* all = program_.backend_delegate_data();
        if (!all || index >= all->size() || !all->Get(index)->data() || !seen_inline_.insert(index).second) return;
        add(std::move(part), all->Get(index)->data()->size());
    }

    const fb::Program& program_;
    std::set<std::uint64_t> seen_;         // segments
    std::set<std::uint32_t> seen_inline_;  // payloads inside the flatbuffer
    std::vector<FilePart> out_;
};

}  // namespace

std::vector<FilePart> file_parts(const fb::Program& program) { return Parts(program).take(); }

}  // namespace arenascope::pte
