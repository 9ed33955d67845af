#pragma once
// Which rows of which result the current tensor holds, and the tiled group that makes it.

#include <QWidget>
#include <map>
#include <memory>

#include "engine/study/tiled_nodes.h"
#include "widgets/panels/inspector/inspector_section.h"

class QGridLayout;

namespace arenascope {

class ViewState;

class TilesSection : public InspectorSection {
    Q_OBJECT
public:
    TilesSection(ViewState& state, QWidget* parent);
    /// Hidden where the tensor belongs to no tile.
    void show(const std::shared_ptr<const Method>& method, ValueId value);
    /// "Rows 15–31 of 48", a line each.
    [[nodiscard]] QStringList lines() const { return lines_; }

private:
    void read(const std::shared_ptr<const Method>& method);
    void addRow(const QString& name, const QString& text);
    void addTile(const TileRows& tile, ValueId value);
    void addHeld(ValueId value);
    void addGroup(InstructionIndex call);
    [[nodiscard]] QString sharing(const TileRows& tile, ValueId value) const;

    ViewState& state_;
    std::shared_ptr<const Method> method_;
    TiledMethod tiles_;
    std::vector<TiledNodes> groups_;
    std::map<ValueId, TileRows> rows_;
    QGridLayout* grid_;
    QStringList lines_;
};

}  // namespace arenascope
