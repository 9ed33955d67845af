// Deletes the pages of closed tabs once their workers have ended.

#include "app/windows/leaving_pages.h"

#include <QTimer>
#include <algorithm>

#include "app/controllers/edits.h"
#include "app/controllers/target_controller.h"
#include "app/document/leaving.h"
#include "app/document/pool_study.h"
#include "app/document/range_study.h"
#include "app/document/settled_preview.h"
#include "app/document/tuning_study.h"
#include "app/document/workspace.h"
#include "app/windows/main_window.h"
#include "widgets/plot/chart.h"

namespace arenascope {
namespace {

template <class T>
bool areSettled(const QObject& below) {
    const auto all = below.findChildren<T*>();
    return std::all_of(all.begin(), all.end(), [](const T* each) { return each->isSettled(); });
}

/// All its workers have ended, so that deleting it waits for none.
bool isAtRest(MainWindow& page) {
    return page.workspace().jobs().isSettled() && areSettled<Chart>(page) && areSettled<TargetController>(page) &&
        areSettled<TuningStudy>(page) && areSettled<PoolStudy>(page) && areSettled<RangeStudy>(page) &&
        areSettled<SettledPreview>(page.edits());
}

}  // namespace

LeavingPages::~LeavingPages() {
    for (const QPointer<MainWindow>& page : pages_) delete page;
}

std::size_t LeavingPages::count() const {
    return static_cast<std::size_t>(
        std::count_if(pages_.begin(), pages_.end(), [](const auto& page) { return !page.isNull(); }));
}

void LeavingPages::take(MainWindow& page) {
    page.hide();
    // Another language or text size makes no widgets of it anew.
    for (QTimer* timer : page.findChildren<QTimer*>(QString(), Qt::FindDirectChildrenOnly)) timer->disconnect(&page);
    page.workspace().close();
    page.workspace().jobs().cancelAll();
    std::erase_if(pages_, [](const auto& gone) { return !gone; });
    pages_.emplace_back(&page);
    deleteAtRest(page, [&page] { return isAtRest(page); });
}

}  // namespace arenascope
