#pragma once
// Names of tensors that end alike, as paths of converters do: "Conv2d_3/Relu6" and "Conv2d_4/Relu6".

#include <QFontMetricsF>
#include <QHash>
#include <QStringList>

namespace arenascope {

class NameEnds {
public:
    NameEnds() = default;
    /// The names that are shown together.
    explicit NameEnds(QStringList names);
    /// Elided at the left; empty if fewer than four letters would fit. Where only an end would be left that other names
    /// have too, it is elided as well, and the part before it is shown: "…2d_3/…".
    [[nodiscard]] QString fitted(const QString& name, const QFontMetricsF& metrics, double width) const;

private:
    struct End {
        qsizetype letters = 0;  ///< that another name ends with, too
        qsizetype parts = 0;    ///< of them, those from a slash on
    };
    QHash<QString, End> ends_;  ///< of names that share one
};

}  // namespace arenascope
