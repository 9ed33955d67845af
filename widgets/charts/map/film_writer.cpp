#include "widgets/charts/map/film_writer.h"

#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace arenascope {
namespace {

QString found(const char* program) { return QStandardPaths::findExecutable(QString::fromLatin1(program)); }

QString perSecond(int milliseconds) { return QString::number(1000.0 / milliseconds, 'f', 3); }

QStringList ffmpegArguments(int milliseconds, const QStringList& how, const QString& out) {
    return QStringList{QStringLiteral("-v"),    QStringLiteral("error"), QStringLiteral("-framerate"),
                       perSecond(milliseconds), QStringLiteral("-i"),    QStringLiteral("%05d.png")} +
        how + QStringList{QStringLiteral("-y"), out};
}

FilmFormat webp(const QString& program) {
    return {.suffix = QStringLiteral("webp"),
            .name = QStringLiteral("WebP"),
            .program = program,
            .arguments = [](const QStringList& frames, int milliseconds, const QString& out) {
                return QStringList{QStringLiteral("-loop"), QStringLiteral("0"), QStringLiteral("-lossless"),
                                   QStringLiteral("-d"), QString::number(milliseconds)} +
                    frames + QStringList{QStringLiteral("-o"), out};
            }};
}

FilmFormat mp4(const QString& program) {
    return {.suffix = QStringLiteral("mp4"),
            .name = QStringLiteral("MP4"),
            .program = program,
            .arguments = [](const QStringList&, int milliseconds, const QString& out) {
                // Even sizes and this layout of pixels are what browsers play.
                return ffmpegArguments(milliseconds,
                                       {QStringLiteral("-vf"), QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2"),
                                        QStringLiteral("-pix_fmt"), QStringLiteral("yuv420p")},
                                       out);
            }};
}

FilmFormat gifByFfmpeg(const QString& program) {
    return {.suffix = QStringLiteral("gif"),
            .name = QStringLiteral("GIF"),
            .program = program,
            .arguments = [](const QStringList&, int milliseconds, const QString& out) {
                return ffmpegArguments(milliseconds, {QStringLiteral("-loop"), QStringLiteral("0")}, out);
            }};
}

/// It holds all frames in memory, and Debian's policy limits that.
FilmFormat gifByMagick(const QString& program) {
    return {.suffix = QStringLiteral("gif"),
            .name = QStringLiteral("GIF"),
            .program = program,
            .most = 120,
            .arguments = [](const QStringList& frames, int milliseconds, const QString& out) {
                return QStringList{QStringLiteral("-delay"), QString::number(std::max(2, milliseconds / 10)),
                                   QStringLiteral("-loop"), QStringLiteral("0")} +
                    frames + QStringList{out};
            }};
}

}  // namespace

std::vector<FilmFormat> installedFilmFormats() {
    std::vector<FilmFormat> out;
    const QString ffmpeg = found("ffmpeg"), img2webp = found("img2webp"), convert = found("convert");
    const QString magick = found("magick").isEmpty() ? convert : found("magick");
    if (!img2webp.isEmpty()) out.push_back(webp(img2webp));
    if (!ffmpeg.isEmpty()) out.push_back(mp4(ffmpeg));
    if (!ffmpeg.isEmpty()) out.push_back(gifByFfmpeg(ffmpeg));
    else if (!magick.isEmpty()) out.push_back(gifByMagick(magick));
    return out;
}

FilmWriter::FilmWriter(FilmFormat format, QString path, Frame frame, QObject* parent)
    : QObject(parent), format_(std::move(format)), path_(std::move(path)), frame_(std::move(frame)) {
    connect(&encoder_, &QProcess::finished, this, &FilmWriter::onEncoded);
    connect(&encoder_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart && !is_cancelled_) end(tr("%1 could not be started").arg(format_.program));
    });
}

/// The process would still report its end, to an owner that is half destroyed.
FilmWriter::~FilmWriter() {
    encoder_.disconnect(this);
    encoder_.kill();
    encoder_.waitForFinished();
}

void FilmWriter::start(int frames, int milliseconds) {
    all_ = std::min(frames, format_.most);
    milliseconds_ = std::max(1, milliseconds);
    QTimer::singleShot(0, this, &FilmWriter::next);
}

void FilmWriter::cancel() {
    is_cancelled_ = true;
    encoder_.kill();
}

void FilmWriter::next() {
    if (is_cancelled_) return;
    const auto number = static_cast<int>(frames_.size());
    if (number == all_) return encode();
    const QString name = QStringLiteral("%1.png").arg(number, 5, 10, QLatin1Char('0'));
    if (!folder_.isValid() || !frame_(number).save(folder_.filePath(name), "PNG", 80))
        return end(tr("cannot write frames to %1; free some disk space").arg(folder_.path()));
    frames_.append(name);
    emit progressed(number + 1, all_);
    QTimer::singleShot(0, this, &FilmWriter::next);
}

void FilmWriter::encode() {
    encoder_.setWorkingDirectory(folder_.path());
    encoder_.setProcessChannelMode(QProcess::MergedChannels);
    encoder_.setStandardInputFile(QProcess::nullDevice());
    encoder_.start(format_.program,
                   format_.arguments(frames_, milliseconds_, QStringLiteral("film.") + format_.suffix));
}

void FilmWriter::onEncoded(int status, QProcess::ExitStatus how) {
    if (is_cancelled_) return;
    if (how != QProcess::NormalExit || status != 0) {
        const QString said = QString::fromLocal8Bit(encoder_.readAll()).trimmed().left(300);
        return end(tr("%1 failed: %2").arg(format_.program, said));
    }
    QFile made(folder_.filePath(QStringLiteral("film.") + format_.suffix));
    QSaveFile out(path_);
    bool is_copied = made.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly);
    while (is_copied && !made.atEnd()) {
        const QByteArray part = made.read(1 << 20);
        is_copied = !part.isEmpty() && out.write(part) == part.size();
    }
    end(is_copied && out.commit() ? QString() : tr("cannot write %1; choose another folder").arg(path_));
}

void FilmWriter::end(const QString& error) { emit ended(error); }

}  // namespace arenascope
