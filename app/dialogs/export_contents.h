#pragma once
// Options for the contents of the exported file: those of `export` on the command line.

#include <QWidget>
#include <cstdint>

#include "engine/formats/format.h"

class QCheckBox;
class QComboBox;
class QLabel;

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

/// For states with the initial value zero in a memory that is not declared as zeroed at load; null: there are none.
QLabel* zeroNote(const Outcome& outcome, std::int32_t memId, QWidget* parent);

}  // namespace arenascope
