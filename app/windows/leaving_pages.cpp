// Deletes the pages of closed tabs once their workers have ended.

#include "app/windows/leaving_pages.h"

#include <algorithm>

#include "app/controllers/edits.h"
#include "app/controllers/target_controller.h"
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

LeavingPages::LeavingPages(QObject* parent) : QObject(parent) {
    constexpr int often = 40;  // milliseconds
    looking_.setInterval(often);
    connect(&looking_, &QTimer::timeout, this, &LeavingPages::look);
}

LeavingPages::~LeavingPages() {
    for (MainWindow* page : pages_) delete page;
}

/// Deleted later even where nothing is busy: one of its own actions may be what closes it.
void LeavingPages::take(MainWindow& page) {
    page.hide();
    // Another language or text size makes no widgets of it anew.
    for (QTimer* timer : page.findChildren<QTimer*>(QString(), Qt::FindDirectChildrenOnly)) timer->disconnect(&page);
    page.workspace().close();
    page.workspace().jobs().cancelAll();
    pages_.push_back(&page);
    looking_.start();
}

void LeavingPages::look() {
    const auto gone = std::partition(pages_.begin(), pages_.end(), [](MainWindow* each) { return !isAtRest(*each); });
    std::for_each(gone, pages_.end(), [](MainWindow* each) { each->deleteLater(); });
    pages_.erase(gone, pages_.end());
    if (pages_.empty()) looking_.stop();
}

}  // namespace arenascope
