#pragma once

#include <QList>
#include <QWidget>

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

private:
    QWidget* buildLeft();
    QWidget* buildSamples();
    QPushButton* makeLink(const QString& name, const QKeySequence& keys);

    QVBoxLayout* recent_;
    QPushButton* open_ = nullptr;
    QList<SampleCard*> cards_;
};

}  // namespace arenascope
