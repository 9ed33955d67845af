// Pools whose memory another component supplies, also memory that the host must not access.

#include <QTest>

#include <sys/mman.h>

#include "tests/runtime/hand_made.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// A mapping without any permission; only its own functions open it, for the duration of a copy.
class Closed {
public:
    explicit Closed(std::size_t bytes) : bytes_((bytes + 4095) / 4096 * 4096) {
        data_ = static_cast<std::byte*>(mmap(nullptr, bytes_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    }
    ~Closed() { munmap(data_, bytes_); }
    Closed(const Closed&) = delete;
    Closed& operator=(const Closed&) = delete;

    Bank bank(std::int32_t mem_id) {
        const auto copy = [this](std::byte* to, const std::byte* from, std::size_t bytes) -> Result<> {
            mprotect(data_, bytes_, PROT_READ | PROT_WRITE);
            std::memcpy(to, from, bytes);
            mprotect(data_, bytes_, PROT_NONE);
            ++copies_;
            return done;
        };
        return {.mem_id = mem_id, .data = data_, .bytes = std::int64_t(bytes_), .write = copy, .read = copy};
    }
    [[nodiscard]] int copies() const { return copies_; }

private:
    std::size_t bytes_;
    std::byte* data_ = nullptr;
    int copies_ = 0;
};

/// count += x; out = cat(-count, x): inputs, state with initial values, a list and a branch on a bool.
HandMade counting() {
    HandMade made;
    const ValueId x = made.tensor("x", DType::f32, {2}), count = made.tensor("count", DType::f32, {2});
    const ValueId sum = made.tensor("sum", DType::f32, {2}), minus = made.tensor("minus", DType::f32, {2}),
                  out = made.tensor("out", DType::f32, {4});
    const ValueId go = made.tensor("go", DType::boolean, {}), never = made.add("", false);
    static const float initial[] = {10, 20};
    Tensor& state = *made.method.values[count].tensor();
    state.is_state = true;
    state.data = Data{std::as_bytes(std::span(initial)), nullptr};
    made.kernel("aten::add.out", {count, x, made.integer(1), sum, sum}, {sum});
    made.other(Instruction::Kind::jump_false, {go}, InstructionIndex(3));
    made.kernel("aten::copy_", {count, sum, never, count}, {count});
    made.kernel("aten::neg.out", {sum, minus, minus}, {minus});
    made.kernel("aten::cat.out", {made.add("", TensorList{{minus, x}}), made.integer(0), out, out}, {out});
    made.method.inputs = {x, go};
    made.method.outputs = {out};
    return made;
}

class TestBanks : public QObject {
    Q_OBJECT
private slots:
    void aBankThatNobodyMayTouchRunsByItsCopyFunctions() {
        const HandMade made = counting();
        Closed closed(std::size_t(made.plan.pools.front().bytes));
        LoadOptions options;
        options.banks = {closed.bank(1)};
        auto remote = Executor::load(std::make_shared<const Program>(), made.method, made.plan, options);
        QVERIFY2(remote.ok(), remote.ok() ? "" : remote.error().text().c_str());
        auto local = made.load();
        QVERIFY(local.ok());
        Progress progress;
        for (const std::uint8_t go : {std::uint8_t{1}, std::uint8_t{0}, std::uint8_t{1}}) {
            const std::vector<HostTensor> inputs{host<float>(DType::f32, {2}, {1, 2}),
                                                 host<std::uint8_t>(DType::boolean, {}, {go})};
            const auto a = remote.value()->run(inputs, RunOptions{.stats = true, .profile = true}, progress),
                       b = local.value()->run(inputs, RunOptions{.stats = true}, progress);
            QVERIFY2(a.ok(), a.ok() ? "" : a.error().text().c_str());
            QVERIFY(b.ok());
            QCOMPARE(items<float>(a.value().outputs.front()), items<float>(b.value().outputs.front()));
            QCOMPARE(a.value().stats.size(), b.value().stats.size());
            for (std::size_t i = 0; i < a.value().stats.size(); ++i)
                QCOMPARE(a.value().stats[i].sum, b.value().stats[i].sum);
        }
        QVERIFY(closed.copies() > 0);
        remote.value()->reset_state();
        const auto again = remote.value()->run(
            {host<float>(DType::f32, {2}, {1, 2}), host<std::uint8_t>(DType::boolean, {}, {1})}, {}, progress);
        QVERIFY(again.ok());
        QCOMPARE(items<float>(again.value().outputs.front()), (std::vector<float>{-11, -22, 1, 2}));
    }
    /// Supplied memory keeps its content; a pool that is zero at load is zeroed.
    void aZeroedPoolIsZeroWhenTheProgramIsLoaded() {
        for (const bool zeroed : {false, true}) {
            HandMade made = counting();
            const std::int64_t bytes = made.plan.pools.front().bytes;
            made.plan.problem.pools.clear();
            made.plan.problem.pools.push_back({.mem_id = 1, .name = "SRAM", .zeroed = zeroed});
            alignas(64) static std::byte memory[4096];
            std::fill(std::begin(memory), std::end(memory), std::byte{0xCC});
            LoadOptions options;
            options.banks = {{.mem_id = 1, .data = memory, .bytes = sizeof memory}};
            const auto loaded = Executor::load(std::make_shared<const Program>(), made.method, made.plan, options);
            QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
            std::int64_t kept = 0;
            for (std::int64_t i = 0; i < bytes; ++i) kept += memory[i] == std::byte{0xCC} ? 1 : 0;
            QVERIFY2(zeroed ? kept == 0 : kept > 0, zeroed ? "zeroed" : "as it was");
            QVERIFY(memory[bytes] == std::byte{0xCC});  // only the arena
            // The device's way to it is its copy function.
            Closed closed(static_cast<std::size_t>(bytes));
            options.banks = {closed.bank(1)};
            QVERIFY(Executor::load(std::make_shared<const Program>(), made.method, made.plan, options).ok());
        }
    }
    void theCallersMemoryServesAsABank() {
        const HandMade made = counting();
        alignas(64) static std::byte memory[4096];
        LoadOptions options;
        options.banks = {{.mem_id = 1, .data = memory, .bytes = sizeof memory}};
        const auto loaded = Executor::load(std::make_shared<const Program>(), made.method, made.plan, options);
        QVERIFY(loaded.ok());
        Progress progress;
        QVERIFY(
            loaded.value()
                ->run({host<float>(DType::f32, {2}, {1, 2}), host<std::uint8_t>(DType::boolean, {}, {1})}, {}, progress)
                .ok());
        float out[4];
        std::memcpy(out, memory + made.plan.placement.offsets[BufferRow(4)], sizeof out);
        QCOMPARE((std::vector<float>(out, out + 4)), (std::vector<float>{-11, -22, 1, 2}));
    }
    void aBankThatIsTooSmallIsRefused() {
        const HandMade made = counting();
        std::byte memory[16];
        LoadOptions options;
        options.banks = {{.mem_id = 1, .data = memory, .bytes = sizeof memory}};
        const auto loaded = Executor::load(std::make_shared<const Program>(), made.method, made.plan, options);
        QVERIFY(!loaded.ok());
        QVERIFY(loaded.error().text().find("16 bytes") != std::string::npos);
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestBanks)
#include "test_banks.moc"
