#pragma once
// Names come from files, so what Markdown would read in them must not act in a page.

#include <string>
#include <string_view>

#include "engine/base/printable.h"

namespace arenascope {

/// `text` as one line that shows as it is, also in a cell of a table: no columns, links, pictures or HTML.
[[nodiscard]] inline std::string markdown_text(std::string_view text) {
    std::string out;
    for (const char c : printable(text)) {
        const bool begins_address = c == '(' && out.ends_with(']');
        if (c == '<') out += "&lt;";
        else if (c == '&') out += "&amp;";
        else if (c == '\\' || c == '|' || c == '`' || begins_address) (out += '\\') += c;
        else out += c;
    }
    return out;
}

}  // namespace arenascope
