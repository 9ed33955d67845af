#pragma once
// How windows leave while workers are busy for them.

#include <QObject>
#include <functional>

namespace arenascope {

/// Deletes a hidden window as soon as `isAtRest`, so that nothing waits for its workers meanwhile.
void deleteAtRest(QObject& window, std::function<bool()> isAtRest);

}  // namespace arenascope
