#include "tests/room.h"

#include <QFileInfo>
#include <cstdio>
#include <map>

namespace arenascope::testing {
namespace {

std::map<QString, RoomTest::Run>& tests() {
    static std::map<QString, RoomTest::Run> all;
    return all;
}

}  // namespace

RoomTest::RoomTest(const char* file, Run run) { tests().emplace(QFileInfo(QString::fromUtf8(file)).baseName(), run); }

}  // namespace arenascope::testing

int main(int argc, char* argv[]) {
    const auto& tests = arenascope::testing::tests();
    const auto test = tests.find(QFileInfo(QString::fromLocal8Bit(argv[0])).baseName());
    if (test != tests.end()) return test->second(argc, argv);
    std::fprintf(stderr, "call this program by the name of one of its tests (links to it lie beside it):\n");
    for (const auto& [name, run] : tests) std::fprintf(stderr, "  %s\n", qPrintable(name));
    return 2;
}
