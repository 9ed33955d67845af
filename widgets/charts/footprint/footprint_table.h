#pragma once

#include <QTreeWidget>

#include "widgets/charts/footprint/footprint_scene.h"

namespace arenascope {

/// The parts of a footprint, grouped by memory: bytes, a bar on one scale, and how each figure is known.
class FootprintTable : public QTreeWidget {
    Q_OBJECT
public:
    enum Column { name_column, bytes_column, bar_column, known_column, from_column, note_column };
    explicit FootprintTable(QWidget* parent = nullptr);
    void show(const FootprintScene& scene);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Names and sources give way to numbers; nothing scrolls sideways.
    void fitColumns();
    void addHead(const FootprintBar& memory);
    void addRow(const FootprintRow& row);
};

}  // namespace arenascope
