#pragma once

#include <QList>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QKeySequence;
class QPushButton;
class QVBoxLayout;

namespace arenascope {

class Jobs;
class SampleCard;

/// Open, recent files and samples.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);
    void refreshRecent();
    /// The presets, of which an editor may have changed some, and the one that opened programs get.
    void refreshTargets();
    /// Enter opens the first sample.
    void focusFirst();
    /// Plans the samples in a worker, for their pictures.
    void loadPictures(Jobs& jobs);

signals:
    void openRequested();
    void sessionRequested();
    void presetsRequested();
    void shortcutsRequested();
    void commandsRequested();
    void fileRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildLeft();
    QHBoxLayout* buildTarget(QWidget* left);
    QWidget* buildSamples();
    QPushButton* makeLink(const QString& name, const QKeySequence& keys);

    QVBoxLayout* recent_;
    QComboBox* target_;
    QPushButton* open_ = nullptr;
    QList<SampleCard*> cards_;
};

}  // namespace arenascope
