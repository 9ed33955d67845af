// Users' own planners: the input they get, the checks of their answers, and the time limits that stop them.

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <csignal>
#include <cstddef>
#include <thread>

#include "engine/base/process.h"
#include "engine/evaluate/external_pool_planners.h"
#include "engine/planning/assess.h"
#include "engine/planning/exec_planner.h"
#include "engine/planning/plan.h"
#include "tests/planning/random_problems.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestExecPlanner : public QObject {
    Q_OBJECT

private slots:
    void anAnswerIsTakenOver();
    void aPoolMayHaveAProgramOfItsOwn();
    void theProblemIsToldWhole();
    void aBadPlanIsAProblemThatNamesTwo();
    void wrongAnswersAreNamed_data();
    void wrongAnswersAreNamed();
    void aProgramThatHangsIsEnded();
    void cancelEndsTheProgram();
    void muchGoesInAndOut();
    void nothingThatItStartedIsLeft_data();
    void nothingThatItStartedIsLeft();
    void itEndsWithTheProcessThatStartedIt();
    void nothingIsLeftWhereTheKernelHelpsLess_data();
    void nothingIsLeftWhereTheKernelHelpsLess();
    void itsMemoryIsLimited();
    void itsMemoryFollowsTheMachine();
    void whatItTouchesIsLimited_data();
    void whatItTouchesIsLimited();
    void whatItComplainsOfDoesNotAct();

private:
    std::string script(const QByteArray& body) {
        const QString path = folder_.filePath(QString("planner%1").arg(++scripts_));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + body) < 0) return {};
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path.toStdString();
    }

    QTemporaryDir folder_;
    int scripts_ = 0;
    Problem two_{{{.id = ValueId(3), .bytes = 32}, {.id = ValueId(8), .bytes = 32}}, {{.mem_id = 1}}, 16};
};

void TestExecPlanner::anAnswerIsTakenOver() {
    Progress progress;
    const auto placement =
        plan_with_program(script("cat > /dev/null; echo '{\"8\": 0, \"3\": 32}'\n"), two_, {}, progress);
    QVERIFY2(placement.ok(), placement.ok() ? "" : placement.error().text().c_str());
    QCOMPARE(placement.value().offsets.rows(), (std::vector<std::int64_t>{32, 0}));
    QVERIFY(!placement.value().deterministic);
    QCOMPARE(assess("exec", two_, placement.value()).value().verdict, PlanVerdict::optimal);
}

void TestExecPlanner::aPoolMayHaveAProgramOfItsOwn() {
    const std::string stack = script("cat > /dev/null; echo '{\"8\": 64, \"9\": 0}'\n");
    Problem problem{{{.id = ValueId(3), .bytes = 32},
                     {.id = ValueId(8), .bytes = 32, .mem_id = 2},
                     {.id = ValueId(4), .bytes = 32},
                     {.id = ValueId(9), .bytes = 32, .mem_id = 2}},
                    {{.mem_id = 1}, {.mem_id = 2, .planner = "exec:" + stack}},
                    16};
    Progress progress;
    const Planner& planner = *find_planner("auto");
    const auto placement = plan_by_users_pools(planner, {}, problem, {}, progress);
    QVERIFY2(placement.ok(), placement.ok() ? "" : placement.error().text().c_str());
    QCOMPARE(placement.value().offsets.rows(), (std::vector<std::int64_t>{0, 64, 32, 0}));
    const ExtraPlanner extra{.id = "mine", .title = "Mine", .plan = [](const Problem& part) -> Result<Placement> {
                                 return Placement{.offsets = Table<BufferRow, std::int64_t>(part.buffers.size(), 128)};
                             }};
    problem.pools.front().planner = "mine";
    QCOMPARE(plan_by_users_pools(planner, {extra}, problem, {}, progress).value().offsets.rows(),
             (std::vector<std::int64_t>{128, 64, 128, 0}));
    QVERIFY(!plan_by_users_pools(planner, {}, problem, {}, progress).ok());
    problem.pools[PoolRow(1)].planner = "exec:no-such-program";
    QVERIFY(!plan_by_users_pools(planner, {extra}, problem, {}, progress).ok());
}

void TestExecPlanner::theProblemIsToldWhole() {
    Problem problem{{{.id = ValueId(3), .bytes = 30, .first = 1, .last = 4, .pinned = 16, .padding = 2, .group = 7}},
                    {{.mem_id = 1, .name = "SRAM", .capacity = 64, .keep_out = {{0, 8}}}},
                    16};
    const auto text = problem_to_json(problem);
    QVERIFY(text.ok());
    for (const char* part :
         {"\"id\":3", "\"bytes\":30", "\"size\":32", "\"first\":1", "\"last\":4", "\"pinned\":16", "\"padding\":2",
          "\"group\":7", "\"capacity\":64", "\"keep_out\":[[0,8]]", "\"name\":\"SRAM\""}) {
        QVERIFY2(text.value().find(part) != std::string::npos, part);
    }
    // The program gets exactly that input.
    Progress progress;
    const auto echoed = run_process("cat", text.value(), {}, progress);
    QVERIFY(echoed.ok());
    QCOMPARE(echoed.value(), text.value());
}

void TestExecPlanner::aBadPlanIsAProblemThatNamesTwo() {
    Progress progress;
    const auto placement =
        plan_with_program(script("cat > /dev/null; echo '{\"8\": 16, \"3\": 0}'\n"), two_, {}, progress);
    const auto plan = assess("exec", two_, placement.value());
    QCOMPARE(plan.value().verdict, PlanVerdict::invalid);
    QCOMPARE(plan.value().issues.front().buffers, (std::vector<ValueId>{ValueId(3), ValueId(8)}));
}

void TestExecPlanner::wrongAnswersAreNamed_data() {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("one is missing") << QByteArray("cat > /dev/null; echo '{\"3\": 0}'\n") << QByteArray("buffer 8");
    QTest::newRow("no JSON") << QByteArray("cat > /dev/null; echo hello\n") << QByteArray("the answer of");
    QTest::newRow("no number") << QByteArray("cat > /dev/null; echo '{\"3\": \"low\", \"8\": 0}'\n") << QByteArray("3");
    QTest::newRow("a status") << QByteArray("cat > /dev/null; exit 3\n") << QByteArray("status 3");
    QTest::newRow("reads nothing") << QByteArray("exit 1\n") << QByteArray("status 1");
    QTest::newRow("a signal") << QByteArray("kill -9 $$\n") << QByteArray("signal 9");
    QTest::newRow("nothing") << QByteArray("cat > /dev/null\n") << QByteArray("the answer of");
    QTest::newRow("a fraction") << QByteArray("cat > /dev/null; echo '{\"3\": 1.5, \"8\": 0}'\n") << QByteArray("3");
    QTest::newRow("beyond 64 bits") << QByteArray("cat > /dev/null; echo '{\"3\": 99999999999999999999, \"8\": 0}'\n")
                                    << QByteArray("3");
    QTest::newRow("lists in lists") << QByteArray("cat > /dev/null; head -c 1000000 /dev/zero | tr '\\0' '['\n")
                                    << QByteArray("nested more than");
    QTest::newRow("zeros") << QByteArray("cat > /dev/null; head -c 1000000 /dev/zero\n") << QByteArray("the answer of");
}

void TestExecPlanner::wrongAnswersAreNamed() {
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, said);
    Progress progress;
    const auto placement = plan_with_program(script(body), two_, {}, progress);
    QVERIFY(!placement.ok());
    QVERIFY2(placement.error().text().find(said.toStdString()) != std::string::npos, placement.error().text().c_str());
}

void TestExecPlanner::aProgramThatHangsIsEnded() {
    Progress progress;
    QElapsedTimer timer;
    timer.start();
    const auto placement = plan_with_program(script("sleep 100\n"), two_, {.seconds = 0.2}, progress);
    QVERIFY(!placement.ok());
    QVERIFY(placement.error().what.text().find("did not end within 0.2 s") != std::string::npos);
    QVERIFY(timer.elapsed() < 50000);
}

void TestExecPlanner::cancelEndsTheProgram() {
    Progress progress;
    const QString started = folder_.filePath("started");
    std::thread canceller([&] {
        while (!QFile::exists(started)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        progress.cancel();
    });
    const auto placement = plan_with_program(script(": > '" + started.toUtf8() + "'\nsleep 100\n"), two_, {}, progress);
    canceller.join();
    QVERIFY(!placement.ok() && placement.error().is_cancelled);
}

void TestExecPlanner::muchGoesInAndOut() {
    Progress progress;
    const std::string much(8 << 20, 'x');
    const auto echoed = run_process("cat", much, {}, progress);
    QVERIFY(echoed.ok());
    QCOMPARE(echoed.value().size(), much.size());
    const auto too_much = run_process("cat", much, {.output_bytes = 1 << 20}, progress);
    QVERIFY(!too_much.ok());
}

namespace {

/// A process id that a script wrote; 0 until it is written.
pid_t numberIn(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
}

/// Gone, or dead and not yet reaped by its parent.
bool isGone(pid_t pid) {
    QFile stat(QString("/proc/%1/stat").arg(pid));
    if (!stat.open(QIODevice::ReadOnly)) return true;
    const QByteArray text = stat.readAll();
    return text.mid(text.lastIndexOf(')') + 2, 1) == "Z";
}

}  // namespace

void TestExecPlanner::nothingThatItStartedIsLeft_data() {
    QTest::addColumn<QByteArray>("ending");
    QTest::addRow("at its own end") << QByteArray("echo '{\"3\": 0, \"8\": 32}'\n");
    QTest::addRow("at its failure") << QByteArray("exit 3\n");
    QTest::addRow("at the time limit") << QByteArray("sleep 100\n");
}

void TestExecPlanner::nothingThatItStartedIsLeft() {
    QFETCH(const QByteArray, ending);
    const QString number = folder_.filePath(QString("left%1").arg(scripts_));
    Progress progress;
    // In a session of its own, and two forks away.
    const QByteArray start = "cat > /dev/null\n(setsid sh -c 'echo $$ > " + number.toUtf8() +
        "; exec sleep 100' < /dev/null > /dev/null 2>&1 &)\nwhile [ ! -s " + number.toUtf8() +
        " ]; do sleep 0.01; done\n";
    static_cast<void>(plan_with_program(script(start + ending), two_, {.seconds = 2}, progress));
    QVERIFY(numberIn(number) > 0);
    QVERIFY(isGone(numberIn(number)));
}

namespace {

/// From here on this thread and its children are refused close_range(), and openat() with one of these flags.
bool refuse(std::uint32_t open_flags) {
    const auto load = [](std::size_t at) {
        return sock_filter{BPF_LD | BPF_W | BPF_ABS, 0, 0, static_cast<std::uint32_t>(at)};
    };
    const auto jump = [](int how, long value, std::uint8_t yes, std::uint8_t no) {
        return sock_filter{static_cast<std::uint16_t>(BPF_JMP | how | BPF_K), yes, no,
                           static_cast<std::uint32_t>(value)};
    };
    const sock_filter refused = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
    const sock_filter allowed = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    std::array<sock_filter, 7> program{load(offsetof(seccomp_data, nr)),
                                       jump(BPF_JEQ, SYS_close_range, 3, 0),
                                       jump(BPF_JEQ, SYS_openat, 0, 3),
                                       load(offsetof(seccomp_data, args) + 2 * sizeof(std::uint64_t)),
                                       jump(BPF_JSET, open_flags, 0, 1),
                                       refused,
                                       allowed};
    const sock_fprog all{static_cast<unsigned short>(program.size()), program.data()};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &all) == 0;
}

}  // namespace

void TestExecPlanner::nothingIsLeftWhereTheKernelHelpsLess_data() {
    QTest::addColumn<std::uint32_t>("refusedFlags");
    QTest::addColumn<QByteArray>("session");
    QTest::addRow("no close_range") << std::uint32_t{0} << QByteArray("setsid ");
    QTest::addRow("no list of children") << std::uint32_t{O_NOCTTY} << QByteArray("setsid ");
    // Then only its process group is known.
    QTest::addRow("no list of processes") << std::uint32_t{O_NOCTTY | O_DIRECTORY} << QByteArray();
}

void TestExecPlanner::nothingIsLeftWhereTheKernelHelpsLess() {
    QFETCH(const std::uint32_t, refusedFlags);
    QFETCH(const QByteArray, session);
    const QString number = folder_.filePath(QString("refused%1").arg(scripts_));
    constexpr int mine = 77;
    QCOMPARE(dup2(STDERR_FILENO, mine), mine);  // a descriptor of this process that children must not inherit
    const std::string program =
        script("cat > /dev/null\n(" + session + "sh -c 'echo $$ > " + number.toUtf8() +
               "; exec sleep 100' < /dev/null > /dev/null 2>&1 &)\nwhile [ ! -s " + number.toUtf8() +
               " ]; do sleep 0.01; done\n[ -e /proc/$$/fd/77 ] && exit 3\necho '{\"3\": 0, \"8\": 32}'\n");
    bool isRefused = false;
    std::string said = "it was not started";
    std::thread([&] {
        isRefused = refuse(refusedFlags);
        Progress progress;
        const auto placement = plan_with_program(program, two_, {.seconds = 20}, progress);
        said = placement.ok() ? std::string() : placement.error().text();
    }).join();
    ::close(mine);
    QVERIFY(isRefused);
    QCOMPARE(said, std::string());
    QVERIFY(numberIn(number) > 0);
    QVERIFY(isGone(numberIn(number)));
}

void TestExecPlanner::itEndsWithTheProcessThatStartedIt() {
    const QString number = folder_.filePath("orphan");
    const std::string program = script("echo $$ > " + number.toUtf8() + "\nexec sleep 100\n");
    const pid_t starter = fork();
    if (starter == 0) {
        Progress progress;
        static_cast<void>(run_process(program, "", {}, progress));
        _exit(0);
    }
    QTRY_VERIFY_WITH_TIMEOUT(numberIn(number) > 0, 20000);
    kill(starter, SIGKILL);
    waitpid(starter, nullptr, 0);
    QTRY_VERIFY_WITH_TIMEOUT(isGone(numberIn(number)), 20000);
}

void TestExecPlanner::itsMemoryIsLimited() {
    Progress progress;
    const auto said = run_process(script("ulimit -v\n"), "", {.memory_bytes = std::uint64_t{1} << 30}, progress);
    QVERIFY(said.ok());
    QCOMPARE(QByteArray::fromStdString(said.value()).trimmed().toLongLong(), 1LL << 20);  // KiB
}

/// Without a limit of its own a program gets what the machine has, not a fixed number.
void TestExecPlanner::itsMemoryFollowsTheMachine() {
    const auto physical =
        static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    QVERIFY(machine_memory() > 0 && machine_memory() <= physical);
    QCOMPARE(within_group(physical, "max\n"), physical);
    QCOMPARE(within_group(physical, ""), physical);
    QCOMPARE(within_group(physical, "1048576\n"), std::uint64_t{1} << 20);
    QVERIFY(ProcessLimits().memory_bytes >= machine_memory());
    QCOMPARE(within_group(1 << 20, "9223372036854771712\n"), std::uint64_t{1} << 20);
    Progress progress;
    const auto said = run_process(script("ulimit -v\n"), "", {}, progress);
    QVERIFY(said.ok());
    QCOMPARE(QByteArray::fromStdString(said.value()).trimmed().toULongLong(), ProcessLimits().memory_bytes >> 10);
}

/// The program and all that it starts, together.
void TestExecPlanner::whatItTouchesIsLimited_data() {
    // Doubles a text in memory: 64 MiB for each hog.
    const QByteArray hog = "x=xxxxxxxxxxxxxxxx; n=0; while [ $n -lt 22 ]; do x=$x$x; n=$((n+1)); done; sleep 100";
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("mebibytes");
    QTest::newRow("itself") << hog + "\n" << 48;
    QTest::newRow("a child") << "(" + hog + "); true\n" << 48;
    QTest::newRow("children together") << "for i in 1 2 3; do (" + hog + ") & done; wait\n" << 160;
    QTest::newRow("in a session of its own") << "setsid sh -c '" + hog + "'; true\n" << 48;
}

void TestExecPlanner::whatItTouchesIsLimited() {
    QFETCH(const QByteArray, body);
    QFETCH(const int, mebibytes);
    const std::vector<char> ours(std::size_t{256} << 20, 'x');  // what this process has is not counted
    Progress progress;
    QElapsedTimer timer;
    timer.start();
    const auto said =
        run_process(script(body), "", {.resident_bytes = static_cast<std::uint64_t>(mebibytes) << 20}, progress);
    QVERIFY(!said.ok() && ours.back() == 'x');
    const std::string expected = "uses more than " + std::to_string(mebibytes) + " MiB of memory";
    QVERIFY2(said.error().text().find(expected) != std::string::npos, said.error().text().c_str());
    QVERIFY(timer.elapsed() < 50000);
    const auto modest = run_process(script("sleep 0.2; echo done\n"), "", {.resident_bytes = 48 << 20}, progress);
    QVERIFY(modest.ok());
}

void TestExecPlanner::whatItComplainsOfDoesNotAct() {
    std::array<int, 2> ends{};
    QCOMPARE(pipe(ends.data()), 0);
    const int before = dup(STDERR_FILENO);
    dup2(ends[1], STDERR_FILENO);
    Progress progress;
    const auto said = run_process(script("printf 'a\\033[2Jb\\n' >&2\n"), "", {}, progress);
    dup2(before, STDERR_FILENO);
    ::close(before);
    ::close(ends[1]);
    QByteArray text(200, 0);
    text.resize(std::max<ssize_t>(0, read(ends[0], text.data(), static_cast<std::size_t>(text.size()))));
    ::close(ends[0]);
    QVERIFY(said.ok());
    QCOMPARE(text, QByteArray("a\\x1b[2Jb\n"));
}

QTEST_GUILESS_MAIN(TestExecPlanner)
#include "test_exec_planner.moc"
