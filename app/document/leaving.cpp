// Looks now and then whether the workers of a window that was closed have ended.

#include "app/document/leaving.h"

#include <QTimer>
#include <utility>

namespace arenascope {

/// Later even where nothing is busy: one of its own actions may be what closes it.
void deleteAtRest(QObject& window, std::function<bool()> isAtRest) {
    constexpr int often = 40;  // milliseconds
    auto* looking = new QTimer(&window);
    QObject::connect(looking, &QTimer::timeout, &window, [looking, &window, isAtRest = std::move(isAtRest)] {
        if (!isAtRest()) return;
        looking->stop();
        window.deleteLater();
    });
    looking->start(often);
}

}  // namespace arenascope
