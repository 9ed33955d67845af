// Methods whose numbers, arguments and jumps are changed at random: loading and running return a value or an error and
// never leave the arenas. (Run it with the address sanitizer; without it, only a crash makes it fail.)

#include <QTest>

#include <limits>
#include <random>

#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

class Bender {
public:
    explicit Bender(unsigned seed) : random_(seed) {}

    void bend(Method& method) {
        for (int i = 0; i < 3; ++i) {
            switch (pick(5)) {
                case 0: bendNumber(method); break;
                case 1: bendArgument(method); break;
                case 2: bendList(method); break;
                case 3: swapOperators(method); break;
                default: bendJump(method); break;
            }
        }
    }

private:
    std::size_t pick(std::size_t count) { return count == 0 ? 0 : random_() % count; }
    std::int64_t number() {
        static constexpr std::int64_t interesting[] = {-1,
                                                       0,
                                                       1,
                                                       2,
                                                       3,
                                                       -2,
                                                       7,
                                                       16,
                                                       1000,
                                                       -1000,
                                                       1 << 20,
                                                       std::int64_t{1} << 31,
                                                       std::int64_t{1} << 40,
                                                       std::numeric_limits<std::int64_t>::max(),
                                                       std::numeric_limits<std::int64_t>::min()};
        return interesting[pick(std::size(interesting))];
    }
    template <class I, class T>
    I anyOf(const Table<I, T>& table) {
        return I(pick(table.size()));
    }
    Value& anyValue(Method& method) { return method.values[anyOf(method.values)]; }

    void bendNumber(Method& method) {
        for (int tries = 0; tries < 20; ++tries) {
            Value& value = anyValue(method);
            if (auto* integer = std::get_if<std::int64_t>(&value.data)) {
                *integer = number();
                return;
            }
            if (auto* real = std::get_if<double>(&value.data)) {
                *real = static_cast<double>(number());
                return;
            }
        }
    }
    void bendArgument(Method& method) {
        if (method.instructions.empty()) return;
        Instruction& instruction = method.instructions[anyOf(method.instructions)];
        if (!instruction.args.empty()) instruction.args[pick(instruction.args.size())] = anyOf(method.values);
    }
    void bendList(Method& method) {
        for (int tries = 0; tries < 20; ++tries) {
            auto* list = std::get_if<IntList>(&anyValue(method).data);
            if (!list) continue;
            if (!list->items.empty() && pick(2) == 0) list->items.pop_back();
            else list->items.push_back(anyOf(method.values));
            return;
        }
    }
    void swapOperators(Method& method) {
        if (method.instructions.empty()) return;
        Instruction& a = method.instructions[anyOf(method.instructions)];
        const Instruction& b = method.instructions[anyOf(method.instructions)];
        if (a.kind == Instruction::Kind::kernel && b.kind == a.kind) a.op = b.op;
    }
    /// Jumps only forwards: an endless loop is stopped after ten million instructions, which takes long.
    void bendJump(Method& method) {
        for (const InstructionIndex i : method.instructions.indices()) {
            Instruction& instruction = method.instructions[i];
            if (instruction.kind == Instruction::Kind::jump_false)
                instruction.jump_to = i + 1 + pick(method.instructions.size());
        }
    }
    std::mt19937 random_;
};

}  // namespace

class TestBentMethods : public QObject {
    Q_OBJECT

private slots:
    void answerWithAValueOrAnError_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& name : programNames()) {
            const QString folder = programFolder(name);
            const QFileInfo file(folder + QStringLiteral("/model_greedy.pte"));
            if (file.exists() && file.size() < 400'000) QTest::newRow(qPrintable(name)) << folder;
        }
    }
    void answerWithAValueOrAnError() {
        QFETCH(QString, folder);
        const auto opened = openProgram(folder + QStringLiteral("/model_greedy.pte"));
        QVERIFY(opened.ok());
        const auto runs = load_vectors((folder + QStringLiteral("/io.json")).toStdString());
        QVERIFY(runs.ok());
        const char* given = std::getenv("ARENASCOPE_BENT_ROUNDS");
        const int rounds = given ? std::atoi(given) : 40;
        for (int round = 0; round < rounds; ++round) {
            Method method = opened.value().method();
            Bender(static_cast<unsigned>(round)).bend(method);
            auto executor = Executor::load(opened.value().program, method, opened.value().plan);
            if (!executor.ok()) {
                QVERIFY(!executor.error().what.empty());
                continue;
            }
            ++loaded_;
            Progress progress;
            const auto result = executor.value()->run(runs.value().front().inputs, {.stats = true}, progress);
            ran_ += result.ok() ? 1 : 0;
            if (!result.ok()) QVERIFY(!result.error().what.empty());
        }
    }
    void cleanupTestCase() {
        qInfo("%d bent methods loaded, %d of them ran to their end", loaded_, ran_);
        QVERIFY(ran_ > 0 && ran_ < loaded_);
    }

private:
    int loaded_ = 0, ran_ = 0;
};

QTEST_GUILESS_MAIN(TestBentMethods)
#include "test_bent_methods.moc"
