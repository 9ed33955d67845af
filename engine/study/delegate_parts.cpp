#include "engine/study/delegate_parts.h"

#include <algorithm>

#include "engine/backends/vela_stream.h"

namespace arenascope {

namespace {

Message title(OwnMemory::Kind kind, const std::string& call) {
    switch (kind) {
        case OwnMemory::Kind::workspace: return message("Workspace of {call}", call);
        case OwnMemory::Kind::packed_weights: return message("Packed weights of {call}", call);
        case OwnMemory::Kind::scratch: break;
    }
    return message("Scratch of {call}", call);
}

/// Why a figure is a lower bound.
Message least_words(OwnMemory::Kind kind) {
    if (kind == OwnMemory::Kind::packed_weights) return message("the weights as they are stored");
    return message("operands and results of one node in the payload");
}

class Parts {
public:
    Parts(const Program& program, const Method& method, const FootprintFacts& facts, const std::string& memory)
        : program_(program), method_(method), facts_(facts), memory_(memory) {}

    std::vector<FootprintPart> take() && {
        Table<DelegateIndex, bool> seen(method_.delegates.size(), false);
        for (const Instruction& in : method_.instructions) {
            if (in.kind != Instruction::Kind::delegate || !method_.delegates.has(in.delegate)) continue;
            if (seen[in.delegate]) continue;
            seen[in.delegate] = true;
            add(in.delegate, in.name);
        }
        return std::move(out_);
    }

private:
    void add(DelegateIndex index, const std::string& call) {
        const Delegate& delegate = method_.delegates[index];
        const auto backend = facts_.backends ? facts_.backends->find(delegate.id) : nullptr;
        subjects_ = {call, delegate.id};
        if (backend) subjects_.emplace_back(backend->short_name());
        for (const DelegateMemory& measured : facts_.measured) {
            if (measured.delegate != index || measured.backend != delegate.id || measured.node != call) continue;
            for (const OwnMemory& part : measured.parts)
                put(title(part.kind, call), message("a run on this machine"), part.bytes, Known::measured);
            return;
        }
        if (const auto blocks = vela_blocks(delegate.payload.bytes)) {
            if (const auto scratch = vela_scratch_bytes(*blocks)) {
                put(title(OwnMemory::Kind::scratch, call), message("its payload, block scratch_data"), *scratch,
                    Known::stated);
                return;
            }
        }
        bool is_bounded = false;
        for (const OwnMemory& part : backend ? backend->least_memory(context(delegate)) : std::vector<OwnMemory>()) {
            if (part.bytes <= 0) continue;
            put(title(part.kind, call), least_words(part.kind), part.bytes, Known::at_least);
            is_bounded = true;
        }
        if (!is_bounded)
            put(message("Memory of {call}", call), message("not stated by {backend} or its payload", delegate.id), 0,
                Known::unknown);
    }

    void put(Message name, Message from, std::int64_t bytes, Known known) {
        out_.push_back({.kind = FootprintPart::Kind::delegate,
                        .memory = memory_,
                        .name = std::move(name),
                        .from = std::move(from),
                        .subjects = subjects_,
                        .bytes = bytes,
                        .known = known});
    }

    InitContext context(const Delegate& delegate) const {
        return {.payload = delegate.payload,
                .specs = delegate.compile_specs,
                .named = [this, &delegate](std::string_view key) -> std::optional<Data> {
                    for (const NamedData* all : {&delegate.named_data, &program_.named_data}) {
                        for (const auto& [name, data] : *all) {
                            if (name == key) return data;
                        }
                    }
                    return std::nullopt;
                }};
    }

    const Program& program_;
    const Method& method_;
    const FootprintFacts& facts_;
    const std::string& memory_;
    std::vector<std::string> subjects_;
    std::vector<FootprintPart> out_;
};

}  // namespace

std::vector<FootprintPart> delegate_parts(const Program& program, const Method& method, const FootprintFacts& facts,
                                          const std::string& memory) {
    return Parts(program, method, facts, memory).take();
}

}  // namespace arenascope
