#pragma once
// The tests of a room (a folder of tests/) are one program, which links once: QTEST_MAIN registers its class there
// instead of defining main(). The program runs the test that it is called by: build/tests/test_x is a link to it.

#include <QtTest/QtTest>

namespace arenascope::testing {

/// A test of this program, known by the name of its file.
class RoomTest {
public:
    using Run = int (*)(int argc, char* argv[]);
    RoomTest(const char* file, Run run);
};

}  // namespace arenascope::testing

#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...) ROOM_TEST(__COUNTER__, TestObject, __VA_ARGS__)
#define ROOM_TEST(number, TestObject, ...) ROOM_TEST_NUMBERED(number, TestObject, __VA_ARGS__)
#define ROOM_TEST_NUMBERED(number, TestObject, ...)                                      \
    namespace {                                                                          \
    int run_test_##number(int argc, char* argv[]) {                                      \
        QTest::Internal::callInitMain<TestObject>();                                     \
        __VA_ARGS__                                                                      \
        TestObject test;                                                                 \
        QTest::setMainSourcePath(__FILE__);                                              \
        return QTest::qExec(&test, argc, argv);                                          \
    }                                                                                    \
    const arenascope::testing::RoomTest room_test_##number(__FILE__, run_test_##number); \
    }
