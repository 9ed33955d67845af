// Files are mapped read-only and replaced whole: a reader sees the old or the new file, never a mix.

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <vector>

#include "engine/base/file.h"

using namespace arenascope;

namespace {

std::vector<std::byte> bytesOf(const QByteArray& text) {
    const auto* first = reinterpret_cast<const std::byte*>(text.constData());
    return {first, first + text.size()};
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestFile : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }
    void whatIsSavedIsMappedAgain() {
        const std::string path = folder_.filePath(QStringLiteral("a.bin")).toStdString();
        const auto bytes = bytesOf("weights");
        QVERIFY(save_file(path, bytes).ok());
        const auto mapped = MappedFile::open(path);
        QVERIFY(mapped.ok());
        QVERIFY(std::ranges::equal(mapped.value()->bytes(), bytes));
    }
    void aReplacedFileKeepsItsModeAndLeavesNothingBeside() {
        const QString name = folder_.filePath(QStringLiteral("mode.bin"));
        QVERIFY(save_file(name.toStdString(), bytesOf("old")).ok());
        QCOMPARE(::chmod(name.toLocal8Bit().constData(), 0600), 0);
        QVERIFY(save_file(name.toStdString(), bytesOf("new")).ok());
        struct stat info {};
        QCOMPARE(::stat(name.toLocal8Bit().constData(), &info), 0);
        QCOMPARE(info.st_mode & 0777, mode_t{0600});
        QCOMPARE(contents(name), QByteArray("new"));
        QCOMPARE(QDir(folder_.path()).entryList({QStringLiteral("mode.bin.*")}), QStringList());
    }
    void aReaderOfTheOldFileKeepsItWhole() {
        const std::string path = folder_.filePath(QStringLiteral("held.bin")).toStdString();
        QVERIFY(save_file(path, bytesOf("the old one")).ok());
        const auto held = MappedFile::open(path);
        QVERIFY(held.ok());
        QVERIFY(save_file(path, bytesOf("another")).ok());
        QVERIFY(std::ranges::equal(held.value()->bytes(), bytesOf("the old one")));
    }
    void aFileInSharedMemoryIsReplacedToo() {
        QTemporaryDir shared(QStringLiteral("/dev/shm/arenascope-XXXXXX"));
        if (!shared.isValid()) QSKIP("there is no /dev/shm");
        const QString name = shared.filePath("saved.bin");
        QVERIFY(save_file(name.toStdString(), bytesOf("old")).ok());
        QVERIFY(save_file(name.toStdString(), bytesOf("new")).ok());
        QCOMPARE(contents(name), QByteArray("new"));
    }
    void whatIsNotKeptLeavesTheOldFile() {
        const QString name = folder_.filePath(QStringLiteral("checked.bin"));
        const std::string path = name.toStdString();
        const auto old = bytesOf("old"), fresh = bytesOf("fresh");
        const ByteView piece = fresh;
        QVERIFY(save_file(path, old).ok());
        {
            const auto pending = PendingFile::write(path, std::span(&piece, 1));
            QVERIFY(pending.ok());
            QCOMPARE(contents(QString::fromStdString(pending.value().readable())), QByteArray("fresh"));
        }
        QCOMPARE(contents(name), QByteArray("old"));
        auto kept = PendingFile::write(path, std::span(&piece, 1));
        QVERIFY(kept.ok() && kept.value().keep().ok());
        QCOMPARE(contents(name), QByteArray("fresh"));
        QCOMPARE(QDir(folder_.path()).entryList({QStringLiteral("checked.bin.*")}), QStringList());
    }
    void ofSeveralFilesAllAreKeptOrNone() {
        const QString first = folder_.filePath("weights.bin"), second = folder_.filePath("taken");
        const auto old = bytesOf("old"), fresh = bytesOf("fresh");
        const ByteView piece = fresh;
        QVERIFY(save_file(first.toStdString(), old).ok());
        {
            std::vector<PendingFile> files;
            for (const QString& name : {first, second})
                files.push_back(std::move(PendingFile::write(name.toStdString(), std::span(&piece, 1))).take());
            QVERIFY(QDir(folder_.path()).mkpath("taken/by a folder"));  // which no file can replace
            QVERIFY(!keep_all(files).ok());
        }
        QCOMPARE(contents(first), QByteArray("old"));
        QCOMPARE(QDir(folder_.path()).entryList({"weights.bin.*"}), QStringList());
    }
    void aFileThatIsCutWhileItIsMappedReadsAsZerosAndSaysSo() {
        const QString name = folder_.filePath("cut.bin");
        constexpr int bytes = 1 << 16;
        QVERIFY(save_file(name.toStdString(), bytesOf(QByteArray(bytes, 'x'))).ok());
        const auto mapped = MappedFile::open(name.toStdString());
        QVERIFY(mapped.ok() && mapped.value()->unchanged().ok());
        QVERIFY(QFile::resize(name, 100));
        QCOMPARE(mapped.value()->bytes()[bytes - 1], std::byte{0});  // the end of the program without a guard object
        const auto changed = mapped.value()->unchanged();
        QVERIFY(!changed.ok() && changed.error().code == ErrorCode::changed_file);
    }
    /// Free space and permissions of the disk are sufficient.
    /// Generated code of oneDNN uses the stack pointer for the addresses of data: what lies below it must stay.
    void aFileThatIsCutIsReadWithAnyStackPointer() {
#ifdef __x86_64__
        constexpr int page = 4096;
        const QString name = folder_.filePath("stack.bin");
        QVERIFY(save_file(name.toStdString(), bytesOf(QByteArray(3 * page, 'x'))).ok());
        const auto mapped = MappedFile::open(name.toStdString());
        QVERIFY(mapped.ok() && QFile::resize(name, 100));
        std::vector<unsigned char> data(64 * page, 'd');
        const unsigned char* const pointer = data.data() + data.size() - page;
        const std::byte* const cut = mapped.value()->bytes().data() + 2 * page;
        unsigned char read = 1;
        asm volatile(
            "mov %%rsp, %%r12\n\t"
            "mov %[pointer], %%rsp\n\t"
            "movb (%[cut]), %b[read]\n\t"
            "mov %%r12, %%rsp"
            : [read] "=&r"(read)
            : [pointer] "r"(pointer), [cut] "r"(cut)
            : "r12", "memory");
        QCOMPARE(read, static_cast<unsigned char>(0));
        QCOMPARE(std::count(data.begin(), data.end(), 'd'), std::ptrdiff_t{64 * page});
#else
        QSKIP("the registers of another processor");
#endif
    }
    void whatIsWrittenOfAFileThatIsCutSaysSo() {
        const QString name = folder_.filePath("source.bin"), copy = folder_.filePath("copy.bin");
        QVERIFY(save_file(name.toStdString(), bytesOf(QByteArray(1 << 16, 'x'))).ok());
        const auto mapped = MappedFile::open(name.toStdString());
        QVERIFY(mapped.ok() && QFile::resize(name, 100));
        const auto written = save_file(copy.toStdString(), mapped.value()->bytes());
        QVERIFY(!written.ok() && written.error().code == ErrorCode::changed_file);
        QVERIFY(!QFileInfo::exists(copy));
    }
    void aFileThatIsWrittenInPlaceSaysSoAndAReplacedOneDoesNot() {
        const QString name = folder_.filePath("rewritten.bin");
        QVERIFY(save_file(name.toStdString(), bytesOf("first")).ok());
        const auto first = MappedFile::open(name.toStdString());
        QVERIFY(save_file(name.toStdString(), bytesOf("second")).ok());
        QVERIFY(first.ok() && first.value()->unchanged().ok());  // its own bytes are as they were
        const auto second = MappedFile::open(name.toStdString());
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("another length") > 0);
        file.close();
        QVERIFY(second.ok() && !second.value()->unchanged().ok());
    }
    void whatALinkLeadsToIsReplacedAndTheLinkStays() {
        const QString target = folder_.filePath(QStringLiteral("behind.bin"));
        const QString link = folder_.filePath(QStringLiteral("link.bin"));
        QVERIFY(save_file(target.toStdString(), bytesOf("old")).ok() && QFile::link(target, link));
        QVERIFY(save_file(link.toStdString(), bytesOf("new")).ok());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(contents(target), QByteArray("new"));
    }
    void aLinkToNothingGetsItsFile() {
        const QString link = folder_.filePath("early"), target = folder_.filePath("late");
        QVERIFY(QFile::link("late", link) && !QFileInfo::exists(target));
        QVERIFY(save_file(link.toStdString(), bytesOf("new")).ok());
        QVERIFY(QFileInfo(link).isSymLink() && QFileInfo(target).size() == 3);
    }
    void aPipeIsWrittenThroughAndStaysOne() {
        const QByteArray pipe = folder_.filePath("through").toUtf8();
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        QVERIFY(!save_file(pipe.toStdString(), bytesOf("lost")).ok());  // nothing reads it
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(reader >= 0);
        QVERIFY(save_file(pipe.toStdString(), bytesOf("through")).ok());
        char read[16] = {};
        QCOMPARE(::read(reader, read, sizeof read), ssize_t{7});
        ::close(reader);
        QCOMPARE(QByteArray(read), QByteArray("through"));
        struct stat info {};
        QVERIFY(::stat(pipe.constData(), &info) == 0 && S_ISFIFO(info.st_mode));
    }
    void aFolderThatIsNotThereIsAnErrorThatNamesTheFile() {
        const std::string path = folder_.filePath(QStringLiteral("none/a.bin")).toStdString();
        const auto saved = save_file(path, bytesOf("x"));
        QVERIFY(!saved.ok());
        QCOMPARE(saved.error().file, path);
        QVERIFY(!saved.error().remedy.empty());
    }
    void whatIsNoRegularFileIsRefusedAtOnce() {
        const QString pipe = folder_.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        for (const QString& path : {pipe, folder_.path(), QStringLiteral("/dev/null")}) {
            const auto mapped = MappedFile::open(path.toStdString());
            QVERIFY2(!mapped.ok(), qPrintable(path));
            QVERIFY(mapped.error().what.text().find("not a regular file") != std::string::npos);
        }
    }
    void moreThanTheLimitIsNotRead() {
        const std::string path = folder_.filePath(QStringLiteral("long.bin")).toStdString();
        QVERIFY(save_file(path, bytesOf(QByteArray(100, 'x'))).ok());
        QVERIFY(load_file(path, 100).ok());
        QVERIFY(!load_file(path, 99).ok());
    }

private:
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestFile)
#include "test_file.moc"
