// Control flow over numbers: sizes and counters that branches and loops take, carry and return besides tensors.

#include <QTest>

#include "tests/formats/whole_path.h"
#include "tests/lowering/built_program.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Case {
    const char* name;
    const char* text;
    std::vector<HostTensor> expected;
};

Numbers fibonacci(int count) {
    Numbers out{0, 1};
    while (static_cast<int>(out.size()) <= count) out.push_back(out[out.size() - 1] + out[out.size() - 2]);
    return out;
}

std::vector<Case> cases() {
    return {
        {"a branch closes over sizes",
         R"(
            range s0 2 8 3
            input x: f32[s0,2] = 1 2 3 4 5 6
            input k: i64[] = 1
            n: int s0 = aten.sym_size.int(self=x, dim=0)
            p: b8[] = aten.gt.Scalar(self=k, other=0)
            graph yes(a: f32[s0,2], m: int s0)
            m2: int 2*s0 = _operator.mul(a=m, b=2)
            f: f32[s0,2] = aten.full.default(size=[m, 2], fill_value=m2)
            r: f32[s0,2] = aten.add.Tensor(self=a, other=f)
            return r
            end
            graph no(a: f32[s0,2], m: int s0)
            r: f32[s0,2] = aten.neg.default(self=a)
            return r
            end
            y: f32[s0,2] = higher_order.cond(p, @yes, @no, [x, n])
            return y
        )",
         {hostTensor({3, 2}, {7, 8, 9, 10, 11, 12})}},
        {"branches return numbers",
         R"(
            range s0 2 8 3
            range u0 1 20
            input x: f32[s0,2] = 1 2 3 4 5 6
            input k: i64[] = 0
            n: int s0 = aten.sym_size.int(self=x, dim=0)
            p: b8[] = aten.gt.Scalar(self=k, other=0)
            graph yes(a: f32[s0,2], m: int s0)
            t: int 2*s0 = _operator.mul(a=m, b=2)
            r: f32[s0,2] = aten.neg.default(self=a)
            return t, r
            end
            graph no(a: f32[s0,2], m: int s0)
            r: f32[s0,2] = aten.mul.Scalar(self=a, other=3)
            return 7, r
            end
            c: int u0, y: f32[s0,2] = higher_order.cond(p, @yes, @no, [x, n])
            g: f32[u0] = aten.full.default(size=[c], fill_value=1.5)
            return g, y
        )",
         {hostTensor({7}, Numbers(7, 1.5)), hostTensor({3, 2}, {3, 6, 9, 12, 15, 18})}},
        {"a branch returns what it is given",
         R"(
            range s0 2 8 3
            range u0 1 20
            input x: f32[s0,2]
            input k: i64[] = 1
            n: int s0 = aten.sym_size.int(self=x, dim=0)
            p: b8[] = aten.gt.Scalar(self=k, other=0)
            graph yes(m: int s0)
            return m
            end
            graph no(m: int s0)
            t: int s0+1 = _operator.add(a=m, b=1)
            return t
            end
            c: int u0 = higher_order.cond(p, @yes, @no, [n])
            g: f32[u0] = aten.full.default(size=[c], fill_value=2.0)
            return g
        )",
         {hostTensor({3}, {2, 2, 2})}},
        {"a loop counts",
         R"(
            range s0 2 8 3
            range u0 0 64
            range u1 0 64
            input x: f32[2,s0] = 1 2 3 4 5 6
            n: int s0 = aten.sym_size.int(self=x, dim=1)
            graph test(i: int u0, a: f32[2,s0])
            lt: bool 'i<6' = _operator.lt(a=i, b=6)
            return lt
            end
            graph body(i: int u0, a: f32[2,s0])
            j: int u0+1 = _operator.add(a=i, b=1)
            b: f32[2,s0] = aten.add.Tensor(self=a, other=a)
            return j, b
            end
            last: int u1, y: f32[2,s0] = higher_order.while_loop(@test, @body, [n, x], {})
            g: f32[u1] = aten.full.default(size=[last], fill_value=1.0)
            return y, g
        )",
         {hostTensor({2, 3}, {8, 16, 24, 32, 40, 48}), hostTensor({6}, Numbers(6, 1))}},
        {"carried numbers change places",
         R"(
            range u0 0 64
            range u1 0 64
            range u2 0 64
            range u3 0 64
            range u4 0 64
            input x: f32[1] = 1
            graph test(a: int u0, b: int u1, i: int u2)
            lt: bool 'i<7' = _operator.lt(a=i, b=7)
            return lt
            end
            graph body(a: int u0, b: int u1, i: int u2)
            c: int u0+u1 = _operator.add(a=a, b=b)
            j: int u2+1 = _operator.add(a=i, b=1)
            return b, c, j
            end
            p: int u3, q: int u4, r: int 7 = higher_order.while_loop(@test, @body, [0, 1, 0], {})
            g: f32[1] = aten.full.default(size=[1], fill_value=p)
            h: f32[1] = aten.full.default(size=[1], fill_value=q)
            y: f32[1] = aten.mul.Tensor(self=g, other=x)
            return y, h
        )",
         {hostTensor({1}, {fibonacci(8)[7]}), hostTensor({1}, {fibonacci(8)[8]})}},
        {"a loop closes over a size and a literal",
         R"(
            range s0 2 8 3
            input x: f32[s0] = 1 2 3
            input i0: i64[] = 0
            n: int s0 = aten.sym_size.int(self=x, dim=0)
            graph test(i: i64[], a: f32[s0], m: int s0, k: int s0+2)
            lt: b8[] = aten.lt.Scalar(self=i, other=k)
            return lt
            end
            graph body(i: i64[], a: f32[s0], m: int s0, k: int s0+2)
            j: i64[] = aten.add.Scalar(self=i, other=1)
            f: f32[s0] = aten.full.default(size=[m], fill_value=m)
            b: f32[s0] = aten.add.Tensor(self=a, other=f)
            return j, b
            end
            k: int s0+2 = _operator.add(a=n, b=2)
            c: i64[], y: f32[s0] = higher_order.while_loop(@test, @body, [i0, x], [n, k])
            return c, y
        )",
         {hostTensor({}, {5}, DType::i64), hostTensor({3}, {16, 17, 18})}},
        {"map and scan close over numbers",
         R"(
            range s0 2 8 2
            input xs: f32[3,s0] = 1 2 3 4 5 6
            input a: f32[s0] = 10 20
            n: int s0 = aten.sym_size.int(self=xs, dim=1)
            graph row(r: f32[s0], m: int s0)
            f: f32[s0] = aten.full.default(size=[m], fill_value=m)
            y: f32[s0] = aten.mul.Tensor(self=r, other=f)
            return y
            end
            graph step(c: f32[s0], r: f32[s0], m: int s0, k: int 5)
            f: f32[s0] = aten.full.default(size=[m], fill_value=k)
            d: f32[s0] = aten.add.Tensor(self=c, other=r)
            e: f32[s0] = aten.add.Tensor(self=d, other=f)
            y: f32[s0] = aten.neg.default(self=e)
            return e, y
            end
            z: f32[3,s0] = higher_order.map_impl(@row, [xs], [n])
            e: f32[s0], w: f32[3,s0] = higher_order.scan(@step, [a], [z], [n, 5])
            return e, w
        )",
         {hostTensor({2}, {10 + 2 * 9 + 15, 20 + 2 * 12 + 15}), hostTensor({3, 2}, {-17, -29, -28, -42, -43, -59})}},
        {"a branch in a loop takes the counter and a truth",
         R"(
            range s0 2 8 3
            range u0 0 64
            range u1 0 64
            input x: f32[s0] = 1 2 3
            n: int s0 = aten.sym_size.int(self=x, dim=0)
            graph yes(a: f32[s0], i: int u0, last: bool 'l')
            f: f32[s0] = aten.mul.Scalar(self=a, other=2)
            j: int u0+1 = _operator.add(a=i, b=1)
            return f, j
            end
            graph no(a: f32[s0], i: int u0, last: bool 'l')
            f: f32[s0] = aten.add.Scalar(self=a, other=100)
            j: int u0+3 = _operator.add(a=i, b=3)
            return f, j
            end
            graph test(i: int u0, a: f32[s0])
            lt: bool 'i<9' = _operator.lt(a=i, b=9)
            return lt
            end
            graph body(i: int u0, a: f32[s0])
            p: bool 'i<5' = _operator.lt(a=i, b=5)
            b: f32[s0], j: int u0 = higher_order.cond(p, @yes, @no, [a, i, p])
            return j, b
            end
            graph outer(a: f32[s0], m: int s0)
            last: int u1, y: f32[s0] = higher_order.while_loop(@test, @body, [m, a], {})
            f: f32[s0] = aten.full.default(size=[m], fill_value=last)
            return y, f
            end
            graph other(a: f32[s0], m: int s0)
            y: f32[s0] = aten.neg.default(self=a)
            z: f32[s0] = aten.abs.default(self=a)
            return y, z
            end
            q: bool 'n>2' = _operator.gt(a=n, b=2)
            y: f32[s0], z: f32[s0] = higher_order.cond(q, @outer, @other, [x, n])
            return y, z
        )",
         {hostTensor({3}, {204, 208, 212}), hostTensor({3}, {11, 11, 11})}},
    };
}

}  // namespace

class TestFlowNumbers : public QObject {
    Q_OBJECT

private slots:
    void numbersTravelWithTensors_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("dialect");
        const auto all = cases();
        for (int i = 0; i < static_cast<int>(all.size()); ++i)
            for (const auto& dialect : {QStringLiteral("TRAINING"), QStringLiteral("ATEN")})
                QTest::addRow("%s, %s", all[static_cast<std::size_t>(i)].name, qPrintable(dialect)) << i << dialect;
    }
    void numbersTravelWithTensors() {
        QFETCH(int, row);
        QFETCH(QString, dialect);
        const auto each = cases()[static_cast<std::size_t>(row)];
        const TextProgram text(QString::fromLatin1(each.text), dialect);
        QCOMPARE(wholePath(text, each.expected), QString());
    }
};

QTEST_GUILESS_MAIN(TestFlowNumbers)
#include "test_flow_numbers.moc"
