// Typed indices of table rows: what an index can do, and what the compiler refuses.

#include <QTest>

#include <concepts>
#include <cstdint>
#include <map>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <vector>

#include "engine/base/index.h"

using namespace arenascope;

namespace {

struct Cup;
struct Plate;
using CupIndex = Index<Cup>;
using PlateIndex = Index<Plate>;
using Cups = Table<CupIndex, int>;
using CupsView = TableView<CupIndex, int>;
using ConstCupsView = TableView<CupIndex, const int>;

template <class T, class I>
concept HasRows = requires(T& table, I at) {
    table[at];
};
template <class A, class B>
concept Adds = requires(A a, B b) {
    a + b;
};
template <class A, class B>
concept Subtracts = requires(A a, B b) {
    a - b;
};
template <class A, class B>
concept Compares = requires(A a, B b) {
    a == b;
};
template <class A, class B>
concept Orders = requires(A a, B b) {
    a < b;
};

// As fast as the number that it holds.
static_assert(sizeof(CupIndex) == sizeof(std::int32_t) && std::is_trivially_copyable_v<CupIndex>);
// All operations of an index are constant expressions.
static_assert(CupIndex(3) + 1 == CupIndex(4) && CupIndex(3).row() == 3 && !CupIndex().valid());
// A number becomes an index only explicitly, whatever its type.
static_assert(std::is_constructible_v<CupIndex, int> && std::is_constructible_v<CupIndex, std::size_t> &&
              std::is_constructible_v<CupIndex, std::int64_t>);
// Only rows of the index's own table.
static_assert(HasRows<Cups, CupIndex> && HasRows<const Cups, CupIndex> && HasRows<CupsView, CupIndex>);
// A const index stays const.
static_assert(std::is_convertible_v<Cups&, CupsView> && std::is_convertible_v<const Cups&, ConstCupsView> &&
              std::is_convertible_v<CupsView, ConstCupsView>);
static_assert(!std::is_constructible_v<CupsView, ConstCupsView> && !std::is_constructible_v<CupsView, const Cups&>);
static_assert(std::is_same_v<decltype(std::declval<ConstCupsView>()[CupIndex(0)]), const int&>);

static_assert(std::is_same_v<decltype(CupIndex(3) - 1), CupIndex>);
static_assert(std::is_same_v<decltype(CupIndex(3) - CupIndex(1)), std::int32_t>);
// No implicit conversion to or from an index.
static_assert(!std::is_convertible_v<int, CupIndex> && !std::is_convertible_v<std::size_t, CupIndex>);
static_assert(!std::is_convertible_v<std::int32_t, CupIndex> && !std::is_convertible_v<bool, CupIndex>);
static_assert(!std::is_convertible_v<CupIndex, int> && !std::is_convertible_v<CupIndex, std::size_t>);
static_assert(!std::is_convertible_v<CupIndex, std::int64_t> && !std::is_convertible_v<CupIndex, bool>);
static_assert(!std::is_constructible_v<std::int32_t, CupIndex> && !std::is_constructible_v<bool, CupIndex>);
static_assert(!std::is_convertible_v<CupIndex, PlateIndex> && !std::is_constructible_v<PlateIndex, CupIndex>);
static_assert(!std::is_assignable_v<CupIndex&, PlateIndex> && !std::is_assignable_v<CupIndex&, int>);
static_assert(!std::is_assignable_v<int&, CupIndex>);
static_assert(Compares<CupIndex, CupIndex> && !Compares<CupIndex, PlateIndex> && !Compares<CupIndex, int>);
static_assert(Orders<CupIndex, CupIndex> && !Orders<CupIndex, PlateIndex> && !Orders<CupIndex, std::size_t>);
static_assert(Adds<CupIndex, int> && !Adds<CupIndex, CupIndex> && !Adds<CupIndex, PlateIndex>);
static_assert(Subtracts<CupIndex, CupIndex> && !Subtracts<CupIndex, PlateIndex>);
static_assert(!HasRows<Cups, PlateIndex> && !HasRows<Cups, int> && !HasRows<Cups, std::size_t>);
static_assert(!HasRows<CupsView, PlateIndex> && !HasRows<CupsView, int> && !HasRows<CupsView, std::size_t>);
static_assert(!HasRows<std::vector<int>, CupIndex>);
// The same for tables: a plain vector becomes a table only explicitly.
static_assert(std::is_constructible_v<Cups, std::vector<int>> && !std::is_convertible_v<std::vector<int>, Cups>);
static_assert(!std::is_convertible_v<Cups, std::vector<int>>);
static_assert(!std::is_convertible_v<Cups, Table<PlateIndex, int>>);
static_assert(!std::is_convertible_v<Cups&, TableView<PlateIndex, int>>);

template <class I>
std::vector<std::int32_t> numbersOf(const IndexRange<I>& range) {
    std::vector<std::int32_t> out;
    for (const I each : range) out.push_back(each.number());
    return out;
}

using Numbers = std::vector<std::int32_t>;

}  // namespace

class TestIndex : public QObject {
    Q_OBJECT

private slots:
    void anIndexIsNoneUnlessItIsGivenARow() {
        const CupIndex none;
        QVERIFY(!none.valid());
        QCOMPARE(none.number(), -1);
        QVERIFY(none == CupIndex{} && none == CupIndex(-1) && none != CupIndex(0));
        QVERIFY(none < CupIndex(0));
        QVERIFY(std::vector<CupIndex>(3).back() == none);
        std::map<int, CupIndex> byNumber;
        QVERIFY(byNumber[7] == none);
        QVERIFY(CupIndex(0).valid() && CupIndex(2147483647).valid() && !CupIndex(-2).valid());
    }

    void indicesCountRows() {
        CupIndex at(4);
        QCOMPARE(at.number(), 4);
        QCOMPARE(at.row(), std::size_t{4});
        QCOMPARE((++at).number(), 5);
        QCOMPARE((--at).number(), 4);
        QCOMPARE((at + 3).number(), 7);
        QCOMPARE((at - 3).number(), 1);
        QCOMPARE((at + std::size_t{2}).number(), 6);
        QCOMPARE(at - CupIndex(6), -2);
        QVERIFY(at < CupIndex(5) && at <= CupIndex(4) && at > CupIndex(3) && at >= CupIndex(4));
        QCOMPARE((CupIndex{} + 1).number(), 0);
        QVERIFY(!(CupIndex(0) - 1).valid());
    }

    void equalIndicesHaveEqualHashes() {
        const std::unordered_set<CupIndex> some{CupIndex(1), CupIndex(2), CupIndex(1), CupIndex{}};
        QCOMPARE(some.size(), std::size_t{3});
        QVERIFY(some.contains(CupIndex(2)) && some.contains(CupIndex{}) && !some.contains(CupIndex(0)));
    }

    void aRangeEndsBeforeItsEnd() {
        const IndexRange<CupIndex> part(CupIndex(2), CupIndex(5));
        QCOMPARE(numbersOf(part), (Numbers{2, 3, 4}));
        QCOMPARE(part.size(), std::size_t{3});
        QCOMPARE(numbersOf(IndexRange<CupIndex>(std::size_t{2})), (Numbers{0, 1}));
        QVERIFY(numbersOf(IndexRange<CupIndex>(std::size_t{0})).empty());
        auto at = part.begin();
        QCOMPARE((*at++).number(), 2);
        QCOMPARE((*at).number(), 3);
        QVERIFY(++at != part.end() && ++at == part.end());
    }

    void aRangeWhoseEndIsBeforeItsFirstIsEmpty() {
        for (const int end : {5, 4, 0, -1}) {
            const IndexRange<CupIndex> range(CupIndex(5), CupIndex(end));
            QVERIFY(numbersOf(range).empty());
            QCOMPARE(range.size(), std::size_t{0});
        }
    }

    void aTableKnowsItsRows() {
        Cups cups{10, 20, 30};
        QCOMPARE(cups.size(), std::size_t{3});
        QCOMPARE(cups[CupIndex(0)], 10);
        QCOMPARE(cups[CupIndex(2)], 30);
        QVERIFY(cups.has(CupIndex(0)) && cups.has(CupIndex(2)));
        QVERIFY(!cups.has(CupIndex(3)) && !cups.has(CupIndex{}) && !cups.has(CupIndex(-7)));
        QCOMPARE(numbersOf(cups.indices()), (Numbers{0, 1, 2}));
        QCOMPARE(cups.last().number(), 2);
        const CupIndex added = cups.next();
        QCOMPARE(added.number(), 3);
        cups.push_back(40);
        QCOMPARE(cups[added], 40);
        QVERIFY(cups.last() == added && cups.has(added));
        cups[added] += 2;
        QCOMPARE(cups.rows(), (std::vector<int>{10, 20, 30, 42}));
        cups.rows().pop_back();
        QVERIFY(cups == (Cups{10, 20, 30}) && !(cups == Cups{10, 20}));
        Cups other{1};
        other.swap(cups);
        QCOMPARE(cups.size(), std::size_t{1});
        QCOMPARE(Cups(std::vector<int>{4, 5})[CupIndex(1)], 5);
    }

    void anEmptyTableHasNoRow() {
        const Cups none;
        QVERIFY(none.empty() && !none.has(CupIndex(0)) && !none.has(CupIndex{}));
        QCOMPARE(none.next().number(), 0);
        QVERIFY(!none.last().valid());
        QVERIFY(numbersOf(none.indices()).empty());
    }

    void aTableMayHoldBools() {
        Table<CupIndex, bool> full(3, false);
        full[CupIndex(1)] = true;
        QVERIFY(!full[CupIndex(0)] && full[CupIndex(1)] && !full[CupIndex(2)]);
        full.push_back(true);
        QVERIFY(full[full.last()]);
        const Table<CupIndex, bool> copy = full;
        full[CupIndex(1)] = false;
        QVERIFY(copy[CupIndex(1)] && !(copy == full));
        QCOMPARE(copy.rows(), (std::vector<bool>{false, true, false, true}));
        int count = 0;
        for (const bool each : copy) count += each ? 1 : 0;
        QCOMPARE(count, 2);
    }

    void aViewIsSomebodyElsesTable() {
        Cups cups{10, 20, 30};
        const CupsView view = cups;
        view[CupIndex(1)] = 21;
        QCOMPARE(cups[CupIndex(1)], 21);
        const ConstCupsView same = view, again = std::as_const(cups);
        QCOMPARE(&same[CupIndex(2)], &cups[CupIndex(2)]);
        QCOMPARE(&again[CupIndex(2)], &cups[CupIndex(2)]);
        QCOMPARE(same.size(), std::size_t{3});
        QVERIFY(same.has(CupIndex(2)) && !same.has(CupIndex(3)) && !same.has(CupIndex{}));
        QCOMPARE(numbersOf(same.indices()), (Numbers{0, 1, 2}));
        QCOMPARE(std::vector<int>(same.begin(), same.end()), cups.rows());
        const CupsView part(view.rows().first(1));
        QVERIFY(part.has(CupIndex(0)) && !part.has(CupIndex(1)));
        const ConstCupsView none;
        QVERIFY(none.empty() && !none.has(CupIndex(0)) && numbersOf(none.indices()).empty());
    }
};

QTEST_GUILESS_MAIN(TestIndex)
#include "test_index.moc"
