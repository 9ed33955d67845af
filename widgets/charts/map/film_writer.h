#pragma once
// Saves a film: frames as PNG in a temporary folder, then one file of them by a program that is installed.

#include <QImage>
#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <functional>
#include <vector>

namespace arenascope {

/// A kind of film and the program that makes it.
struct FilmFormat {
    QString suffix, name;  ///< "gif", "GIF animation"
    QString program;       ///< its path
    int most = 1200;       ///< frames that it can take
    /// Arguments for frames of so many milliseconds.
    std::function<QStringList(const QStringList& frames, int milliseconds, const QString& out)> arguments;
};

/// Those whose program is installed: WebP by img2webp, MP4 by ffmpeg, GIF by ffmpeg or ImageMagick.
std::vector<FilmFormat> installedFilmFormats();

class FilmWriter : public QObject {
    Q_OBJECT
public:
    using Frame = std::function<QImage(int number)>;  ///< from 0
    FilmWriter(FilmFormat format, QString path, Frame frame, QObject* parent = nullptr);
    ~FilmWriter() override;
    /// Frames are painted one per turn of the event loop. The file is complete, or as it was before.
    void start(int frames, int milliseconds);
    [[nodiscard]] bool isEncoding() const { return encoder_.state() == QProcess::Running; }
    /// Ends without a file and without a signal.
    void cancel();

signals:
    void progressed(int frames, int all);
    /// Empty: the film is saved.
    void ended(const QString& error);

private:
    void next();
    void encode();
    void onEncoded(int status, QProcess::ExitStatus how);
    void end(const QString& error);

    FilmFormat format_;
    QString path_;
    Frame frame_;
    QTemporaryDir folder_;
    QStringList frames_;
    QProcess encoder_;
    int all_ = 0, milliseconds_ = 500;
    bool is_cancelled_ = false;
};

}  // namespace arenascope
