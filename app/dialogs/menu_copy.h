#pragma once

#include <functional>

class QMenu;
class QWidget;

namespace arenascope {

/// A menu with the entries of another one as they are whenever it opens. A chosen entry acts after `before` has run and
/// the menu is gone: a dialog that has it may close first.
[[nodiscard]] QMenu* copyOfMenu(QMenu& menu, const std::function<void()>& before, QWidget* owner);

}  // namespace arenascope
