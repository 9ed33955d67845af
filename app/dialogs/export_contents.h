#pragma once
// What goes into the exported file beside the program itself: the choices of `export` on the command line.

#include <QWidget>

#include "engine/formats/format.h"

class QCheckBox;
class QComboBox;

namespace arenascope {

struct Outcome;

class ExportContents : public QWidget {
    Q_OBJECT
public:
    explicit ExportContents(const Outcome& outcome, QWidget* parent = nullptr);
    /// Writes the choices into `options`, leaving its target as it is.
    void fill(ExportOptions& options) const;
    [[nodiscard]] QCheckBox& stackTraces() const { return *traces_; }
    [[nodiscard]] QComboBox& segmentAlignment() const { return *segments_; }

signals:
    void changed();

private:
    QCheckBox *traces_, *external_;
    QComboBox *constants_, *segments_;
};

}  // namespace arenascope
