// GRU with its reset before the product (ONNX's default, Keras 1's): torch's layer resets after it. The inputs'
// products are computed for all steps at once, the rest is a scan.

#include "engine/formats/onnx/ops/gru.h"

namespace arenascope::onnx {

namespace {

constexpr const char* gates = "zrh";  // update, reset, candidate: their order in the weights

/// A node of ONNX's own inside or around the scan.
Node part(const Node& node, std::string op, std::vector<std::string> inputs, std::string output) {
    Node out{.op = std::move(op),
             .name = node.name,
             .inputs = std::move(inputs),
             .outputs = {std::move(output)},
             .attributes = {},
             .captured = {}};
    return out;
}

class Direction {
public:
    Direction(Importer& im, const Node& node, std::int64_t number, bool backwards)
        : im_(im),
          node_(node),
          number_(number),
          backwards_(backwards),
          base_(im.values().fresh(node.outputs.front() + "_gru")) {}

    /// Names of the steps [T, N, H] and of the last state [N, H].
    Result<std::pair<std::string, std::string>> make() {
        TRY(const TensorType in, im_.values().plain(node_, 0));
        TRY(const TensorType recurrent, im_.values().plain(node_, 2));
        hidden_ = recurrent.sizes[2].constant();
        std::string steps = node_.inputs[0];
        if (backwards_) steps = flipped(steps, in);
        Node scan = part(node_, "Scan", {}, name("last"));
        TRY(std::string start, state(in));
        scan.inputs = {std::move(start)};
        for (std::int64_t gate = 0; gate < 3; ++gate) {
            TRY(std::string sequence, inputs_of(gate, steps));
            scan.inputs.push_back(std::move(sequence));
            TRY(std::string turned, turned_weights(2, gate));
            recurrent_.push_back(std::move(turned));
        }
        scan.outputs.push_back(name("rows"));
        scan.attributes["num_scan_inputs"] = {.i = 3};
        scan.attributes["body"] = {.body = body()};
        CHECKED(im_.map(scan));
        std::string rows = scan.outputs[1];
        if (backwards_) rows = flipped(rows, im_.values().types().at(rows));
        return std::pair{std::move(rows), scan.outputs[0]};
    }

private:
    [[nodiscard]] std::string name(const std::string& what) { return im_.values().fresh(base_ + "_" + what); }

    std::string flipped(const std::string& of, const TensorType& type) {
        return im_.graph().emit(node_, "aten::flip.default", {fx_value("self", of), fx_list("dims", {0})},
                                {.dtype = type.dtype, .sizes = type.sizes});
    }

    Result<std::string> mapped(const std::string& op, std::vector<std::string> inputs, const std::string& what) {
        const Node made = part(node_, op, std::move(inputs), name(what));
        CHECKED(im_.map(made));
        return made.outputs[0];
    }

    /// Rows `from` to `from + H` of this direction's weights or biases.
    Result<std::string> rows(std::size_t input, std::int64_t from) {
        TRY(const TensorType whole, im_.values().plain(node_, input));
        if (whole.sizes.size() < 2 || !whole.sizes[1].is_constant() || whole.sizes[1].constant() < from + hidden_) {
            return not_mapped(node_, message("weights of this shape"));
        }
        TensorType type{.dtype = whole.dtype, .sizes = {whole.sizes.begin() + 1, whole.sizes.end()}};
        const std::string own = im_.graph().emit(
            node_, "aten::select.int",
            {im_.values().tensor("self", node_, input), fx_arg("dim", std::int64_t{0}), fx_arg("index", number_)},
            type);
        type.sizes[0] = hidden_;
        return im_.graph().emit(node_, "aten::slice.Tensor",
                                {fx_value("self", own), fx_arg("dim", std::int64_t{0}), fx_arg("start", from),
                                 fx_arg("end", from + hidden_), fx_arg("step", std::int64_t{1})},
                                type);
    }

    Result<std::string> turned_weights(std::size_t input, std::int64_t gate) {
        TRY(std::string own, rows(input, gate * hidden_));
        return mapped("Transpose", {std::move(own)}, std::string("weights_") + gates[gate]);
    }

    /// x * W^T + Wb + Rb, for all steps.
    Result<std::string> inputs_of(std::int64_t gate, const std::string& steps) {
        const std::string letter(1, gates[gate]);
        TRY(std::string weights, turned_weights(1, gate));
        TRY(std::string product, mapped("MatMul", {steps, std::move(weights)}, "in_" + letter));
        for (std::int64_t half = 0; im_.values().has(node_, 3) && half < 2; ++half) {
            TRY(std::string bias, rows(3, (half * 3 + gate) * hidden_));
            TRY(product, mapped("Add", {std::move(product), std::move(bias)}, "biased_" + letter));
        }
        return product;
    }

    Result<std::string> state(const TensorType& in) {
        const TensorType type{.dtype = in.dtype, .sizes = {in.sizes[1], hidden_}};
        if (im_.values().has(node_, 5)) {
            return im_.graph().emit(
                node_, "aten::select.int",
                {im_.values().tensor("self", node_, 5), fx_arg("dim", std::int64_t{0}), fx_arg("index", number_)},
                type);
        }
        TRY(auto size, im_.graph().sizes(node_, "size", type.sizes));
        return im_.graph().emit(node_, "aten::full.default",
                                {std::move(size), fx_arg("fill_value", 0.0), fx_arg("dtype", type.dtype)}, type);
    }

    /// One step: the state before it and the three gates' inputs; the state after it, twice.
    std::shared_ptr<const Graph> body() {
        auto out = std::make_shared<Graph>();
        out->name = base_ + "_step";
        const std::string h = name("h"), z = name("z"), r = name("r"), c = name("c");
        out->inputs = {h, z, r, c};
        const auto add = [&](const std::string& op, std::vector<std::string> inputs) {
            const Node made = part(node_, op, std::move(inputs), name("step"));
            out->nodes.push_back(made);
            return made.outputs[0];
        };
        const std::string update = add("Sigmoid", {add("Add", {z, add("MatMul", {h, recurrent_[0]})})});
        const std::string reset = add("Sigmoid", {add("Add", {r, add("MatMul", {h, recurrent_[1]})})});
        const std::string candidate =
            add("Tanh", {add("Add", {c, add("MatMul", {add("Mul", {reset, h}), recurrent_[2]})})});
        const std::string next = add("Add", {candidate, add("Mul", {update, add("Sub", {h, candidate})})});
        out->outputs = {next, next};
        return out;
    }

    Importer& im_;
    const Node& node_;
    std::int64_t number_, hidden_ = 0;
    bool backwards_;
    std::string base_;
    std::vector<std::string> recurrent_;  ///< R^T of each gate
};

}  // namespace

Result<> gru_by_steps(Importer& im, const Node& node) {
    const std::string direction = node.text("direction", "forward");
    std::vector<fx::Arg::Item> rows, states;
    for (std::int64_t d = 0; d < (direction == "bidirectional" ? 2 : 1); ++d) {
        TRY(auto made, Direction(im, node, d, d == 1 || direction == "reverse").make());
        rows.emplace_back(fx::ValueName{std::move(made.first)});
        states.emplace_back(fx::ValueName{std::move(made.second)});
    }
    // Each direction is one element of a dimension of its own.
    const auto stacked = [&](std::size_t output, std::vector<fx::Arg::Item> parts, std::int64_t dim) {
        if (output >= node.outputs.size() || node.outputs[output].empty()) return;
        TensorType type = im.values().types().at(parts.front()->name);
        type = {.dtype = type.dtype, .sizes = type.sizes};
        type.sizes.insert(type.sizes.begin() + dim, static_cast<std::int64_t>(parts.size()));
        im.graph().emit(node, "aten::stack.default", {fx_arg("tensors", std::move(parts)), fx_arg("dim", dim)}, type,
                        node.outputs[output]);
    };
    stacked(0, std::move(rows), 1);
    stacked(1, std::move(states), 0);
    return done;
}

}  // namespace arenascope::onnx
