#pragma once
// The query language of the window: that of the engine, with Qt's regular expressions and letters.

#include "engine/query/query.h"

namespace arenascope {

/// Fields of tensors and operators, for the filter and for Find.
[[nodiscard]] const query::Language& rowQueryLanguage();
/// A language with other fields, extended in the same way.
[[nodiscard]] query::Language withQtLetters(query::Language language);

}  // namespace arenascope
