// The ZIP reader: stored and deflated entries, zip64, and damaged archives.

#include <QtTest>

#include <string>
#include <vector>

#include "engine/formats/pt2/zip.h"

using namespace arenascope;
using pt2::ZipArchive;

namespace {

/// Writes archives field by field, so that each test can damage one field.
struct Writer {
    std::string file, directory;
    std::uint64_t count = 0;

    static void put(std::string& out, std::uint64_t value, int bytes) {
        for (int i = 0; i < bytes; ++i) out.push_back(static_cast<char>(value >> (8 * i)));
    }

    struct Bend {
        std::uint64_t method = 0, flags = 0;
        std::int64_t size_change = 0, local_change = 0;
        bool wide = false;  ///< sizes and offset in a zip64 field
        std::uint64_t crc = 0;
    };

    void add(const std::string& name, const std::string& bytes) { add(name, bytes, Bend{}); }

    void add(const std::string& name, const std::string& bytes, const Bend& bend) {
        const auto local = static_cast<std::uint64_t>(static_cast<std::int64_t>(file.size()) + bend.local_change);
        const auto size = static_cast<std::uint64_t>(static_cast<std::int64_t>(bytes.size()) + bend.size_change);
        put(file, 0x04034b50, 4);
        put(file, 0, 22);
        put(file, name.size(), 2);
        put(file, 5, 2);  // padding that only the local header knows of
        file += name + "abcde" + bytes;

        std::string extra;
        if (bend.wide) {
            put(extra, 0x4246, 2);  // another tool's field comes first
            put(extra, 1, 2);
            put(extra, 0, 1);
            put(extra, 1, 2);
            put(extra, 24, 2);
            for (const std::uint64_t value : {size, size, local}) put(extra, value, 8);
        }
        put(directory, 0x02014b50, 4);
        put(directory, 0, 4);
        put(directory, bend.flags, 2);
        put(directory, bend.method, 2);
        put(directory, 0, 4);
        put(directory, bend.crc, 4);
        put(directory, bend.wide ? 0xffffffff : size, 4);
        put(directory, bend.wide ? 0xffffffff : size, 4);
        put(directory, name.size(), 2);
        put(directory, extra.size(), 2);
        put(directory, 0, 10);
        put(directory, bend.wide ? 0xffffffff : local, 4);
        directory += name + extra;
        ++count;
    }

    [[nodiscard]] std::string finished(const std::string& comment = {}) const {
        std::string out = file + directory;
        put(out, 0x06054b50, 4);
        put(out, 0, 4);
        put(out, count, 2);
        put(out, count, 2);
        put(out, directory.size(), 4);
        put(out, file.size(), 4);
        put(out, comment.size(), 2);
        return out + comment;
    }

    [[nodiscard]] std::string finished64(std::uint64_t announced) const {
        std::string out = file + directory;
        const std::size_t at = out.size();
        put(out, 0x06064b50, 4);
        put(out, 44, 8);
        put(out, 0, 12);
        put(out, announced, 8);
        put(out, announced, 8);
        put(out, directory.size(), 8);
        put(out, file.size(), 8);
        put(out, 0x07064b50, 4);
        put(out, 0, 4);
        put(out, at, 8);
        put(out, 1, 4);
        put(out, 0x06054b50, 4);
        put(out, 0, 4);
        for (int i = 0; i < 12; ++i) put(out, 0xff, 1);
        put(out, 0, 2);
        return out;
    }
};

ByteView view(const std::string& text) { return std::as_bytes(std::span(text.data(), text.size())); }

std::string errorOf(const std::string& file) {
    const auto result = ZipArchive::open(view(file));
    return result.ok() ? std::string() : result.error().text();
}

}  // namespace

class TestZip : public QObject {
    Q_OBJECT
private slots:
    void changed_entries_are_named() {
        Writer writer;
        writer.add("sound", "abc", {.crc = 0x352441C2});
        writer.add("changed", "abd", {.crc = 0x352441C2});
        writer.add("without a checksum", "abd");
        const std::string bytes = writer.finished();
        const auto archive = ZipArchive::open(std::as_bytes(std::span(bytes)));
        QVERIFY(archive.ok());
        QCOMPARE(archive.value().changed_entries(), std::vector<std::string>{"changed"});
        QVERIFY(archive.value().changed_entries(2).empty());
    }
    void storedEntriesAreViewsOfTheFile();
    void wideFieldsAreRead();
    void commentsAreSkipped();
    void compressedEntriesAreListedButNotRead();
    void damageIsNamed_data();
    void damageIsNamed();
    void announcedCountsAreNotBelieved();
    void everyTruncationIsRefused();
};

void TestZip::storedEntriesAreViewsOfTheFile() {
    Writer writer;
    writer.add("a/one", "hello");
    writer.add("a/empty", "");
    const std::string file = writer.finished();
    const auto archive = ZipArchive::open(view(file));
    QVERIFY2(archive.ok(), archive.ok() ? "" : archive.error().text().c_str());
    QCOMPARE(archive.value().entries().size(), std::size_t{2});
    const ByteView bytes = archive.value().bytes("a/one").take();
    QCOMPARE(std::string(as_text(bytes)), std::string("hello"));
    QVERIFY(as_text(bytes).data() >= file.data() && as_text(bytes).data() < file.data() + file.size());
    QVERIFY(archive.value().bytes("a/empty").take().empty());
    QVERIFY(!archive.value().bytes("a/none").ok());
}

void TestZip::wideFieldsAreRead() {
    Writer writer;
    writer.add("one", "hello");
    writer.add("two", "world!", {.wide = true});
    const std::string file = writer.finished64(2);
    const auto archive = ZipArchive::open(view(file));
    QVERIFY2(archive.ok(), archive.ok() ? "" : archive.error().text().c_str());
    QCOMPARE(std::string(as_text(archive.value().bytes("two").take())), std::string("world!"));
}

void TestZip::commentsAreSkipped() {
    Writer writer;
    writer.add("one", "hello");
    QCOMPARE(errorOf(writer.finished("a comment")), std::string());
    QCOMPARE(errorOf(writer.finished(std::string(0xffff, 'c'))), std::string());
}

void TestZip::compressedEntriesAreListedButNotRead() {
    Writer writer;
    writer.add("one", "hello", {.method = 8});
    const std::string file = writer.finished();
    const auto archive = ZipArchive::open(view(file));
    QVERIFY(archive.ok());
    const auto bytes = archive.value().bytes("one");
    QVERIFY(!bytes.ok() && bytes.error().text().find("compressed") != std::string::npos);
}

void TestZip::damageIsNamed_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* said, const Writer& writer) {
        QTest::newRow(said) << QByteArray::fromStdString(writer.finished()) << QString::fromLatin1(said);
    };
    Writer twice, overlapping, beyond, astray, encrypted, into_directory;
    twice.add("one", "hello");
    twice.add("one", "again");
    row("appears twice", twice);
    overlapping.add("one", "hello", {.size_change = 10});
    overlapping.add("two", "world");
    row("overlap", overlapping);
    beyond.add("one", "hello", {.size_change = 4000});
    row("ends past the end of the file", beyond);
    astray.add("one", "hello", {.local_change = 1});
    row("no header of entry", astray);
    encrypted.add("one", "hello", {.flags = 1});
    row("encrypted", encrypted);
    into_directory.add("one", "hello", {.size_change = 1});
    row("the directory' overlap", into_directory);
}

void TestZip::damageIsNamed() {
    QFETCH(QByteArray, file);
    QFETCH(QString, said);
    const QString text = QString::fromStdString(errorOf(file.toStdString()));
    QVERIFY2(text.contains(said), qPrintable(text));
}

void TestZip::announcedCountsAreNotBelieved() {
    Writer writer;
    writer.add("one", "hello");
    QCOMPARE(errorOf(writer.finished64(1)), std::string());
    for (const std::uint64_t count : {std::uint64_t{2}, std::uint64_t{1} << 40, ~std::uint64_t{0}}) {
        QVERIFY(!errorOf(writer.finished64(count)).empty());
    }
}

void TestZip::everyTruncationIsRefused() {
    Writer writer;
    writer.add("one", "hello");
    writer.add("two", "world!", {.wide = true});
    const std::string file = writer.finished64(2);
    for (std::size_t size = 0; size < file.size(); ++size) {
        QVERIFY2(!errorOf(file.substr(0, size)).empty(), std::to_string(size).c_str());
    }
}

QTEST_GUILESS_MAIN(TestZip)
#include "test_zip.moc"
