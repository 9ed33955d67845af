#pragma once
// A chart of a report, drawn.

#include <QByteArray>
#include <string>

namespace arenascope::cli {

/// A chart of the page, drawn: SVG, or PNG where there is too much in it for one.
struct DrawnChart {
    std::string id;
    QByteArray bytes;
    bool is_vector = true;
};

}  // namespace arenascope::cli
