#pragma once

#include <QLabel>

namespace arenascope {

/// Selectable text that breaks inside long identifiers rather than widening its panel. Copying gives the original text.
class FactLabel : public QLabel {
    Q_OBJECT
public:
    FactLabel(const char* tone, QWidget* parent);
    void setFact(const QString& text);
    [[nodiscard]] const QString& fact() const { return fact_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void copy();
    QString fact_;
};

}  // namespace arenascope
