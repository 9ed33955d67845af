#include "widgets/ui/offset_texts.h"

#include <QCoreApplication>

#include "engine/study/legal_offset.h"
#include "widgets/theme/format.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

struct Offsets {
    Q_DECLARE_TR_FUNCTIONS(arenascope::Offsets)
};

QString words(const IllegalOffset& found) {
    return Offsets::tr("%1 is not a multiple of %2; the nearest are %3 and %4")
        .arg(format::offset(found.offset))
        .arg(found.align)
        .arg(format::offset(found.below), format::offset(found.above));
}

}  // namespace

QString misaligned(const ViewState& state, ValueId tensor, qint64 offset, std::optional<qint64> align) {
    if (!state.outcome()) return {};
    const auto found =
        illegal_offset(*state.outcome(), *state.tuning(), {{.tensor = tensor, .offset = offset, .align = align}});
    return found ? words(*found) : QString();
}

QString misaligned(const ViewState& state, const TensorEdits& edits) {
    if (!state.outcome()) return {};
    const auto found = illegal_offset(*state.outcome(), *state.tuning(), edits.edits);
    const TensorRow* row = found ? state.row(found->tensor) : nullptr;
    return row ? Offsets::tr("%1 was not moved: %2").arg(kit::text(row->name), words(*found)) : QString();
}

}  // namespace arenascope
