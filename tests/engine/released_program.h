#pragma once
// A small program of the calls that earlier releases of the Cortex-M library have, made from their schemas: no file of
// release 1.3 or older is at hand.

#include <random>

#include "engine/formats/pte/pte.h"
#include "tests/runtime/hand_made.h"

namespace arenascope::testing {

/// Up to `before_bounds` (1.2), additions have no bounds; up to 1.3, kernels take their scratch from the runtime.
/// `current`: the same arithmetic in the calls of today.
enum class Calls : std::uint8_t { before_bounds, before_scratch, current };

class ReleasedProgram {
public:
    explicit ReleasedProgram(Calls calls) : calls_(calls) {
        Method& method = made_.method;
        method.name = "forward";
        method.core = Core::m55;  // kernel sums of linear layers include the bias, as these kernels expect
        const std::vector<std::uint8_t> order{0, 2, 3, 1};
        const ValueId x = tensor("x", DType::f32, {1, 2, 6, 6}, order, Role::input);
        const ValueId stored = tensor("stored", DType::i8, {1, 2, 6, 6}, order);
        call("cortex_m::quantize_per_tensor.out", {x, real(0.05), integer(3), integer(-128), integer(127), integer(1)},
             {}, stored);
        const ValueId first = tensor("first", DType::i8, {1, 4, 6, 6}, order);
        call("cortex_m::quantized_conv2d.out",
             {stored, weights("w1", {4, 3, 3, 2}), words("b1", {4}, 400), ints({1, 1}), ints({1, 1}), ints({1, 1}),
              integer(-3), integer(-5), factors("m1", 4), shifts("s1", {-7, -8, -7, -6}), integer(-128), integer(127)},
             {0}, first);
        const ValueId second = tensor("second", DType::i8, {1, 4, 6, 6}, order);
        call("cortex_m::quantized_depthwise_conv2d.out",
             {first, weights("w2", {1, 3, 3, 4}), words("b2", {4}, 300), ints({1, 1}), ints({1, 1}), ints({1, 1}),
              integer(1), integer(5), integer(2), factors("m2", 4), shifts("s2", {-6, -7, -6, -5}), integer(-128),
              integer(127)},
             {0}, second);
        const ValueId small = tensor("small", DType::i8, {1, 4, 3, 3}, order);
        std::vector<ValueId> pool{second, ints({2, 2}), ints({2, 2}), ints({0, 0})};
        if (calls == Calls::current) pool.push_back(made_.add("", false));
        pool.insert(pool.end(), {integer(2), integer(1 << 30), integer(1)});
        call("cortex_m::quantized_avg_pool2d.out", pool, {0}, small);
        const ValueId large = tensor("large", DType::i8, {1, 4, 6, 6}, order);
        call("cortex_m::quantized_transpose_conv2d.out",
             {small, weights("w3", {4, 2, 2, 4}), words("b3", {4}, 200), ints({2, 2}), ints({0, 0}), ints({0, 0}),
              ints({1, 1}), integer(-2), integer(1), factors("m3", 4), shifts("s3", {-5, -6, -5, -6}), integer(-128),
              integer(127)},
             {0, 0}, large);
        const ValueId sum = tensor("sum", DType::i8, {1, 4, 6, 6}, order);
        std::vector<ValueId> add{second,      integer(2),       integer(1 << 30), integer(0),
                                 large,       integer(1),       integer(1 << 30), integer(-1),
                                 integer(-4), integer(1 << 30), integer(-18)};
        if (calls != Calls::before_bounds) add.insert(add.end(), {integer(-128), integer(127)});
        call("cortex_m::quantized_add.out", add, {}, sum);
        const ValueId rows = view("rows", sum, {1, 36, 4});
        const ValueId product = tensor("product", DType::i8, {1, 36, 5}, {});
        call("cortex_m::quantized_batch_matmul.out",
             {rows, integer(4), weights("right", {1, 5, 4}), integer(-1), integer(3), integer(1518500250), integer(-7)},
             {0}, product);
        const ValueId classes = tensor("classes", DType::i8, {1, 36, 3}, {});
        call("cortex_m::quantized_linear.out",
             {product, weights("w4", {3, 5}), none(), words("sums", {1, 3}, 900), integer(-3), integer(0), integer(6),
              ints({1518500250}), ints({-6}), integer(127), integer(-128)},
             {}, classes);
        const ValueId odds = tensor("odds", DType::i8, {1, 36, 3}, {});
        call("cortex_m::softmax.out",
             {classes, integer(-1), integer(6), integer(-128), integer(1717986918), integer(22), integer(-496)}, {},
             odds);
        const ValueId out = tensor("odds_real", DType::f32, {1, 36, 3}, {}, Role::output);
        call("cortex_m::dequantize_per_tensor.out",
             {odds, real(1.0 / 256), integer(-128), integer(-128), integer(127), integer(1)}, {}, out);
        method.inputs = {x};
        method.outputs = {out};
    }

    [[nodiscard]] const HandMade& made() const { return made_; }
    [[nodiscard]] Result<std::vector<std::byte>> file() const {
        Progress progress;
        const Program program;
        TRY(const Pieces pieces, pieces_of_pte(Artifact{program, made_.method, made_.plan}, progress));
        std::vector<std::byte> out;
        for (const ByteView part : pieces.files.front().parts) out.insert(out.end(), part.begin(), part.end());
        return out;
    }

private:
    ValueId integer(std::int64_t number) { return made_.integer(number); }
    ValueId real(double number) { return made_.real(number); }
    ValueId none() { return made_.none(); }
    ValueId ints(const std::vector<std::int64_t>& items) { return made_.ints(items); }
    ValueId tensor(const std::string& name, DType dtype, const std::vector<std::int64_t>& sizes,
                   const std::vector<std::uint8_t>& order, Role role = Role::intermediate) {
        const ValueId id = made_.tensor(name, dtype, sizes, order);
        made_.method.values[id].tensor()->role = role;
        return id;
    }
    /// A reshape is not an instruction: two tensors share one offset.
    ValueId view(const std::string& name, ValueId of, const std::vector<std::int64_t>& sizes) {
        const ValueId id = made_.caller(name, DType::i8, sizes);
        made_.method.values[id].tensor()->alias_of = of;
        made_.method.values[id].tensor()->role = Role::alias;
        return id;
    }
    ValueId weights(const std::string& name, const std::vector<std::int64_t>& sizes) {
        std::int64_t count = 1;
        for (const std::int64_t size : sizes) count *= size;
        std::vector<std::int8_t> items;
        for (std::int64_t i = 0; i < count; ++i) items.push_back(static_cast<std::int8_t>(random_() % 255));
        return made_.constant(name, DType::i8, sizes, items);
    }
    ValueId words(const std::string& name, const std::vector<std::int64_t>& sizes, std::int32_t most) {
        std::vector<std::int32_t> items;
        for (std::int64_t i = 0; i < sizes.back(); ++i)
            items.push_back(static_cast<std::int32_t>(random_() % static_cast<std::uint32_t>(2 * most)) - most);
        return made_.constant(name, DType::i32, sizes, items);
    }
    ValueId factors(const std::string& name, std::int64_t count) {
        std::vector<std::int32_t> items;
        for (std::int64_t i = 0; i < count; ++i)
            items.push_back((1 << 30) + static_cast<std::int32_t>(random_() % (1U << 30)));
        return made_.constant(name, DType::i32, {count}, items);
    }
    ValueId shifts(const std::string& name, const std::vector<std::int32_t>& items) {
        return made_.constant(name, DType::i32, {static_cast<std::int64_t>(items.size())}, items);
    }
    /// Current calls take scratch before the result; the pass fit-core sets its size for the core.
    void call(const std::string& op, std::vector<ValueId> args, const std::vector<std::int64_t>& scratch, ValueId out) {
        if (calls_ == Calls::current)
            for (const std::int64_t bytes : scratch) args.push_back(made_.tensor("scratch", DType::u8, {bytes}));
        args.insert(args.end(), {out, out});
        made_.kernel(op, std::move(args), {out});
    }

    Calls calls_;
    HandMade made_;
    std::mt19937 random_{27};  // its numbers are the same everywhere
};

}  // namespace arenascope::testing
