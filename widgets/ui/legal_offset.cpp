#include "widgets/ui/legal_offset.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

struct Offsets {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Offsets)
};

const Buffer* bufferOf(const ViewState& state, ValueId tensor) {
    const TensorRow* row = state.row(tensor);
    if (!row || row->buffer < 0) return nullptr;
    const std::vector<Buffer>& all = state.outcome()->plan().problem.buffers;
    const auto at = static_cast<std::size_t>(row->buffer);
    return at < all.size() ? &all[at] : nullptr;
}

/// Of the plan, or of the tuning for a pool that the plan does not have yet.
qint64 alignmentIn(const ViewState& state, Buffer buffer, std::optional<std::int32_t> memId) {
    Problem problem{.buffers = {}, .pools = state.tuning()->pools, .align = state.outcome()->plan().problem.align};
    if (memId) buffer.mem_id = *memId;
    return alignment_of(problem, buffer);
}

QString words(qint64 offset, qint64 align) {
    const qint64 below = std::max<qint64>(0, offset) / align * align;
    return Offsets::tr("%1 is no multiple of %2: the nearest are %3 and %4")
        .arg(format::offset(offset))
        .arg(align)
        .arg(format::offset(below), format::offset(below + align));
}

QString check(const ViewState& state, const TensorEdit& edit) {
    const Buffer* buffer = bufferOf(state, edit.tensor);
    if (!buffer) return {};
    const bool moves = edit.memId && *edit.memId != buffer->mem_id;
    const std::optional<qint64> offset = edit.offset ? edit.offset
        : moves || edit.unpin                        ? std::nullopt
                                                     : buffer->pinned;
    if (!offset) return {};
    Buffer wanted = *buffer;
    if (edit.align) wanted.align = *edit.align;
    const qint64 align = alignmentIn(state, wanted, edit.memId);
    return align > 1 && *offset % align != 0 ? words(*offset, align) : QString();
}

}  // namespace

QString misaligned(const ViewState& state, ValueId tensor, qint64 offset, std::optional<qint64> align) {
    return check(state, {.tensor = tensor, .offset = offset, .align = align});
}

QString misaligned(const ViewState& state, const TensorEdits& edits) {
    for (const TensorEdit& each : edits.edits) {
        const QString why = check(state, each);
        const TensorRow* row = state.row(each.tensor);
        if (!why.isEmpty() && row) return Offsets::tr("%1 was not moved: %2").arg(kit::text(row->name), why);
    }
    return {};
}

}  // namespace arenascope
