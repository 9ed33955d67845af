#pragma once

#include <QWidget>
#include <optional>

#include "engine/ir/method.h"

class QButtonGroup;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace arenascope {

/// A delegate's payload: its kind, bytes, strings and compile specs.
class PayloadViewer : public QWidget {
    Q_OBJECT
public:
    enum Page { hex, header, strings, specs };
    explicit PayloadViewer(QWidget* parent = nullptr);
    /// `isReplaced`: the user replaced it.
    void show(const QString& title, std::optional<Delegate> delegate, bool isReplaced);
    void showPage(Page page);
    [[nodiscard]] QString text() const;

signals:
    void extractRequested();
    void replaceRequested();
    /// Requests the original payload.
    void restoreRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void applyFonts();
    QLabel *title_, *facts_;
    QButtonGroup* pages_;
    QPushButton *extract_, *replace_, *restore_;
    QPlainTextEdit* text_ = nullptr;
    std::optional<Delegate> delegate_;
};

}  // namespace arenascope
