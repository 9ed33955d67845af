#pragma once
// Waits until the objects under test are idle, never for a number of milliseconds.

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QTest>

namespace arenascope::testing {

/// Handles what is posted or due, and what comes of it: layouts, sizes, paints. Nothing that takes time is waited for.
inline void handleEvents() {
    do {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (QCoreApplication::eventDispatcher()->processEvents(QEventLoop::AllEvents));
}

/// Until none of them has anything left to do, and what they posted last is handled; false where it takes too long.
template <class... T>
[[nodiscard]] bool settle(const T&... things) {
    const auto rest = [&] {
        handleEvents();
        return (things.isSettled() && ...);
    };
    return QTest::qWaitFor([&] { return rest() && rest(); }, 30000);
}

}  // namespace arenascope::testing
