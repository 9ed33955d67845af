#pragma once
// The Python stack of the operator: the user's own line first; the frames of PyTorch are folded. A click opens a line.

#include "widgets/panels/inspector/inspector_section.h"

class QVBoxLayout;

namespace arenascope {

struct PythonFrame;

class PythonSection : public InspectorSection {
    Q_OBJECT
public:
    explicit PythonSection(QWidget* parent);
    void show(const std::string& trace);
    /// "model.py:12" in display order; folded lines are one line.
    [[nodiscard]] QStringList lines() const { return lines_; }

signals:
    void lineRequested(const QString& file, int line);

private:
    void addFrame(const PythonFrame& frame);
    void addFolded(const std::vector<const PythonFrame*>& frames);
    QVBoxLayout* list_;
    QStringList lines_;
};

}  // namespace arenascope
