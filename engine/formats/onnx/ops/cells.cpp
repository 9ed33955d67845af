// Recurrent layers as a scan: products with the inputs are computed for all steps at once, the state-dependent part in
// its body.

#include "engine/formats/onnx/ops/cells.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/base/text.h"
#include "engine/formats/onnx/ops/formula.h"

namespace arenascope::onnx {

namespace {

/// A function of a cell, with its values from the lists of alphas and betas.
struct Function {
    std::string_view name, op;
    float alpha = 0, beta = 0;
    int numbers = 0;               ///< 0, 1: alpha, 2: alpha and beta
    std::string outer{}, inner{};  ///< constants, where it has no operator of its own
};
const std::array functions{
    Function{"Relu", "Relu"},
    Function{"Tanh", "Tanh"},
    Function{"Sigmoid", "Sigmoid"},
    Function{"Softsign", "Softsign"},
    Function{"Softplus", "Softplus"},
    Function{"Elu", "Elu", 1, 0, 1},
    Function{"LeakyRelu", "LeakyRelu", 0.01F, 0, 1},
    Function{"ThresholdedRelu", "ThresholdedRelu", 1, 0, 1},
    Function{"HardSigmoid", "HardSigmoid", 0.2F, 0.5F, 2},
    Function{"Affine", "", 1, 0, 2},      // alpha * x + beta
    Function{"ScaledTanh", "", 1, 1, 2},  // alpha * tanh(beta * x)
};

/// Nodes of the body of a scan.
class Body {
public:
    Body(Importer& im, const Node& node, std::string base) : im_(im), node_(node), base_(std::move(base)) {}

    [[nodiscard]] std::string name() { return im_.values().fresh(base_ + "_step"); }
    std::string op(std::string_view what, std::vector<std::string> inputs,
                   std::map<std::string, Attribute> attributes = {}) {
        Node made{.op = std::string(what),
                  .name = node_.name,
                  .stack_trace = node_.stack_trace,
                  .inputs = std::move(inputs),
                  .outputs = {name()},
                  .attributes = std::move(attributes)};
        graph->nodes.push_back(made);
        return made.outputs[0];
    }
    std::string add(const std::string& a, const std::string& b) { return op("Add", {a, b}); }
    std::string mul(const std::string& a, const std::string& b) { return op("Mul", {a, b}); }

    std::shared_ptr<Graph> graph = std::make_shared<Graph>();

private:
    Importer& im_;
    const Node& node_;
    std::string base_;
};

class Layer {
public:
    Layer(Importer& im, const Node& node) : im_(im), node_(node), f_(im, node) {}

    Result<> map() {
        CHECKED(read());
        std::vector<std::string> rows, states, cells;
        for (std::int64_t d = 0; d < directions_ && !f_.failed(); ++d) {
            const auto made = direction(d);
            rows.push_back(f_.unsqueeze(made.rows, 1));  // [T, 1, N, H]
            states.push_back(f_.unsqueeze(made.state, 0));
            if (is_lstm_) cells.push_back(f_.unsqueeze(made.cell, 0));
        }
        const auto joined = [&](std::size_t output, std::vector<std::string> parts, std::int64_t axis,
                                std::vector<std::int64_t> batch_first) {
            if (!f_.wants(output) || f_.failed()) return;
            const std::string all = parts.size() == 1 ? parts.front() : f_.concat(std::move(parts), axis);
            f_.result(output, batches_first_ ? f_.transpose(all, std::move(batch_first)) : all);
        };
        joined(0, std::move(rows), 1, {2, 0, 1, 3});
        joined(1, std::move(states), 0, {1, 0, 2});
        if (is_lstm_) joined(2, std::move(cells), 0, {1, 0, 2});
        return f_.end();
    }

private:
    struct Direction {
        std::string rows, state, cell;
    };

    Result<> read() {
        is_lstm_ = node_.op == "LSTM";
        gates_ = is_lstm_ ? 4 : node_.op == "GRU" ? 3 : 1;
        resets_after_ = node_.integer("linear_before_reset", 0) != 0;
        batches_first_ = node_.integer("layout", 0) != 0;
        const std::string way = node_.text("direction", "forward");
        directions_ = way == "bidirectional" ? 2 : 1;
        begins_backwards_ = way == "reverse";
        if (way != "forward" && way != "reverse" && way != "bidirectional")
            return not_mapped(node_, message("direction '{direction}'", way));
        const auto recurrent = f_.sizes(f_.in(2));
        constexpr std::int64_t most = 1 << 20;
        if (recurrent.size() != 3 || !recurrent[2].is_constant() || recurrent[2].constant() < 1 ||
            recurrent[2].constant() > most || f_.sizes(f_.in(0)).size() != 3 || !is_floating(f_.type(f_.in(0)).dtype) ||
            !(recurrent[0] == sym::Expr(directions_)) || !(recurrent[1] == sym::Expr(gates_ * recurrent[2].constant())))
            return not_mapped(node_, message("weights of this shape"));
        hidden_ = recurrent[2].constant();
        x_ = batches_first_ ? f_.transpose(f_.in(0), {1, 0, 2}) : f_.in(0);
        if (f_.has(4)) {
            lengths_ = f_.cast(f_.in(4), DType::i64);
            const auto steps = f_.sizes(x_)[0];
            if (!steps.is_constant() || steps.constant() > static_cast<std::int64_t>(Values::most_known))
                return not_mapped(node_, message("sequences of different length, of a dynamic number of steps"));
            std::vector<std::int64_t> numbers;
            for (std::int64_t i = 0; i < steps.constant(); ++i) numbers.push_back(i);
            places_ = f_.ints(numbers);
        }
        for (std::int64_t i = 0; i < gates_; ++i) {
            begin_.push_back(f_.ints({i * hidden_}));
            end_.push_back(f_.ints({(i + 1) * hidden_}));
        }
        axis_ = f_.ints({1});
        first_axis_ = f_.ints({0});
        one_ = f_.real(1, x_);
        zero_ = f_.real(0, x_);
        column_ = f_.ints({-1, 1});
        if (const float clip = node_.real("clip", 0); node_.find("clip") && clip > 0) {
            low_ = f_.real(-static_cast<double>(clip), x_);
            high_ = f_.real(static_cast<double>(clip), x_);
        }
        return read_functions();
    }

    /// By direction; alphas and betas are lists for the functions that use them.
    Result<> read_functions() {
        std::vector<std::string> names = is_lstm_ ? std::vector<std::string>{"Sigmoid", "Tanh", "Tanh"}
            : node_.op == "GRU"                   ? std::vector<std::string>{"Sigmoid", "Tanh"}
                                                  : std::vector<std::string>{"Tanh"};
        const std::size_t each = names.size();
        if (directions_ == 2) {
            const std::vector<std::string> one = names;
            names.insert(names.end(), one.begin(), one.end());
        }
        if (const Attribute* given = node_.find("activations")) {
            if (given->strings.size() != names.size())
                return not_mapped(node_, message("a wrong number of activation functions"));
            names = given->strings;
        }
        const auto list = [&](const char* key) {
            const Attribute* found = node_.find(key);
            return found ? found->floats : std::vector<float>();
        };
        const std::vector<float> alphas = list("activation_alpha"), betas = list("activation_beta");
        std::size_t alpha = 0, beta = 0;
        for (const std::string& name : names) {
            const auto found = std::find_if(functions.begin(), functions.end(), [&](const Function& one) {
                return lower_case(one.name) == lower_case(name);
            });
            if (found == functions.end()) return not_mapped(node_, message("the function '{name}'", name));
            Function own = *found;
            if (own.numbers > 0 && alpha < alphas.size()) own.alpha = alphas[alpha++];
            if (own.numbers > 1 && beta < betas.size()) own.beta = betas[beta++];
            if (own.op.empty()) {
                own.outer = f_.real(static_cast<double>(own.alpha), x_);
                own.inner = f_.real(static_cast<double>(own.beta), x_);
            }
            if (functions_.empty() || functions_.back().size() == each) functions_.emplace_back();
            functions_.back().push_back(own);
        }
        return done;
    }

    /// Rows [from, to) of an input for this direction, [rows, …].
    std::string part(std::size_t input, std::int64_t d, std::int64_t from, std::int64_t to) {
        auto sizes = f_.sizes(f_.in(input));
        if (sizes.size() < 2) {
            f_.fail(message("weights of this shape"));
            return f_.in(input);
        }
        const auto fixed = im_.values().constants().find(f_.in(input));
        if (const auto whole = fixed_sizes(f_.type(f_.in(input))); whole && fixed != im_.values().constants().end()) {
            const std::int64_t row =
                std::ssize(fixed->second.bytes) / std::max<std::int64_t>(1, (*whole)[0] * (*whole)[1]);
            const auto bytes = slice(fixed->second.bytes, static_cast<std::uint64_t>((d * (*whole)[1] + from) * row),
                                     static_cast<std::uint64_t>((to - from) * row));
            if (bytes) {
                sizes.erase(sizes.begin());
                sizes[0] = to - from;
                const std::string name = im_.values().fresh(f_.in(input) + "_part");
                im_.values().constant(name, {.dtype = f_.type(f_.in(input)).dtype, .sizes = sizes},
                                      Data{*bytes, fixed->second.owner});
                return name;
            }
        }
        std::string own = f_.slice(f_.in(input), 0, d, d + 1);
        own = f_.slice(own, 1, from, to);
        sizes.erase(sizes.begin());
        sizes[0] = to - from;
        return f_.reshape(f_.op("Identity", {own}), sizes);
    }

    /// [rows, columns] as [columns, rows]: a constant is transposed here, so that no data moves at run time.
    std::string transposed(const std::string& of) {
        const auto fixed = im_.values().constants().find(of);
        const TensorType type = f_.type(of);
        const auto sizes = fixed_sizes(type);
        if (fixed == im_.values().constants().end() || !sizes || sizes->size() != 2 ||
            !im_.values().spend(std::ssize(fixed->second.bytes)))
            return f_.transpose(of, {1, 0});
        const auto rows = static_cast<std::size_t>((*sizes)[0]), columns = static_cast<std::size_t>((*sizes)[1]);
        const auto item = static_cast<std::size_t>(item_size(type.dtype));
        std::vector<std::byte> bytes(fixed->second.bytes.size());
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t column = 0; column < columns; ++column)
                std::memcpy(bytes.data() + (column * rows + row) * item,
                            fixed->second.bytes.data() + (row * columns + column) * item, item);
        }
        const auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
        const std::string name = im_.values().fresh(of + "_turned");
        im_.values().constant(name, {.dtype = type.dtype, .sizes = {type.sizes[1], type.sizes[0]}},
                              Data{ByteView(*owner), owner});
        return name;
    }

    std::string start(std::size_t input, std::int64_t d) {
        const sym::Expr batch = f_.sizes(x_)[1];
        if (!f_.has(input)) return f_.op("Identity", {f_.expand(zero_, {batch, hidden_})});
        const std::string all = batches_first_ ? f_.transpose(f_.in(input), {1, 0, 2}) : f_.in(input);
        return f_.reshape(f_.op("Identity", {f_.slice(all, 0, d, d + 1)}), {batch, hidden_});
    }

    /// The steps of each sequence from its last to its first.
    std::string turned(const std::string& of) {
        if (!lengths_.empty()) {
            return f_.op("ReverseSequence", {of, lengths_},
                         {{"time_axis", attribute(std::int64_t{0})}, {"batch_axis", attribute(std::int64_t{1})}});
        }
        if (f_.failed()) return of;
        const TensorType type = f_.type(of);
        return im_.graph().emit(node_, "aten::flip.default", {fx_value("self", of), fx_list("dims", {0})},
                                {.dtype = type.dtype, .sizes = type.sizes});
    }

    Direction direction(std::int64_t d) {
        const bool backwards = d == 1 || begins_backwards_;
        const std::int64_t all = gates_ * hidden_;
        const std::string x = backwards ? turned(x_) : x_;
        std::string products = f_.matmul(x, transposed(part(1, d, 0, all)));
        Read of{.recurrent = transposed(part(2, d, 0, all)), .bias = {}, .peepholes = {}};
        if (f_.has(3)) {
            products = f_.add(products, part(3, d, 0, all));
            of.bias = part(3, d, all, 2 * all);
        }
        if (is_lstm_ && f_.has(7)) {
            for (std::int64_t i = 0; i < 3; ++i)
                of.peepholes.push_back(part(7, d, i * hidden_, (i + 1) * hidden_));  // of input, output, forget
        }
        Node scan{.op = "Scan", .name = node_.name, .stack_trace = node_.stack_trace, .inputs = {start(5, d)}};
        if (is_lstm_) scan.inputs.push_back(start(6, d));
        scan.inputs.push_back(products);
        if (!lengths_.empty()) scan.inputs.push_back(places_);
        const std::size_t states = is_lstm_ ? 2 : 1;
        for (std::size_t i = 0; i <= states; ++i)
            scan.outputs.push_back(im_.values().fresh(node_.op + (i == states ? "_rows" : "_state")));
        scan.attributes["num_scan_inputs"] = attribute(std::int64_t{lengths_.empty() ? 1 : 2});
        scan.attributes["body"].body = body(static_cast<std::size_t>(d), of);
        if (!f_.failed()) {
            if (auto mapped = im_.map(scan); !mapped.ok()) f_.fail(mapped.error().what);
        }
        const std::string& rows = scan.outputs.back();
        return {.rows = backwards ? turned(rows) : rows, .state = scan.outputs[0], .cell = scan.outputs[states - 1]};
    }

    /// Values of the surrounding graph that a body reads.
    struct Read {
        std::string recurrent, bias;
        std::vector<std::string> peepholes;
    };

    std::string function(Body& b, std::size_t d, std::size_t which, const std::string& x) {
        return applied(b, functions_[d][which], low_.empty() ? x : b.op("Clip", {x, low_, high_}));
    }

    static std::string applied(Body& b, const Function& own, const std::string& x) {
        if (own.name == "Affine") return b.add(b.mul(x, own.outer), own.inner);
        if (own.name == "ScaledTanh") return b.mul(b.op("Tanh", {b.mul(x, own.inner)}), own.outer);
        std::map<std::string, Attribute> numbers;
        if (own.numbers > 0) numbers["alpha"] = attribute(own.alpha);
        if (own.numbers > 1) numbers["beta"] = attribute(own.beta);
        return b.op(own.op, {x}, std::move(numbers));
    }

    std::string gate(Body& b, const std::string& of, std::size_t which) {
        return gates_ == 1 ? of : b.op("Slice", {of, begin_[which], end_[which], axis_});
    }

    /// The states before a step and its row of products; the states after it, and the row of the result.
    std::shared_ptr<const Graph> body(std::size_t d, const Read& of) {
        Body b(im_, node_, im_.values().fresh(node_.op + "_cell"));
        b.graph->name = node_.op;
        const std::string h = b.name(), c = is_lstm_ ? b.name() : std::string(), x = b.name();
        b.graph->inputs = is_lstm_ ? std::vector{h, c, x} : std::vector{h, x};
        const std::string place = lengths_.empty() ? std::string() : b.name();
        if (!place.empty()) b.graph->inputs.push_back(place);
        std::string cell;
        std::string next = is_lstm_ ? lstm(b, d, of, h, c, x, cell)
            : node_.op == "GRU"     ? gru(b, d, of, h, x)
                                    : function(b, d, 0, b.add(x, recurrent(b, of, h)));
        std::string row = next;
        if (!place.empty()) {
            const std::string lives = b.op("Reshape", {b.op("Less", {place, lengths_}), column_});
            row = b.op("Where", {lives, next, zero_});
            next = b.op("Where", {lives, next, h});
            if (is_lstm_) cell = b.op("Where", {lives, cell, c});
        }
        b.graph->outputs = is_lstm_ ? std::vector{next, cell, row} : std::vector{next, row};
        return b.graph;
    }

    static std::string recurrent(Body& b, const Read& of, const std::string& h) {
        const std::string product = b.op("MatMul", {h, of.recurrent});
        return of.bias.empty() ? product : b.add(product, of.bias);
    }

    std::string lstm(Body& b, std::size_t d, const Read& of, const std::string& h, const std::string& c,
                     const std::string& x, std::string& cell) {
        const std::string sum = b.add(x, recurrent(b, of, h));
        const auto before = [&](std::size_t which, std::size_t peephole, const std::string& state) {
            const std::string own = gate(b, sum, which);
            return of.peepholes.empty() ? own : b.add(own, b.mul(of.peepholes[peephole], state));
        };
        const std::string in = function(b, d, 0, before(0, 0, c));
        const std::string forget =
            node_.integer("input_forget", 0) != 0 ? b.op("Sub", {one_, in}) : function(b, d, 0, before(2, 2, c));
        const std::string candidate = function(b, d, 1, gate(b, sum, 3));
        cell = b.add(b.mul(forget, c), b.mul(in, candidate));
        const std::string out = function(b, d, 0, before(1, 1, cell));
        return b.mul(out, applied(b, functions_[d][2], cell));
    }

    std::string gru(Body& b, std::size_t d, const Read& of, const std::string& h, const std::string& x) {
        const std::string products = b.op("MatMul", {h, of.recurrent});
        const auto with_bias = [&](const std::string& value, std::size_t which) {
            return of.bias.empty() ? value
                                   : b.add(value, b.op("Slice", {of.bias, begin_[which], end_[which], first_axis_}));
        };
        const auto sum = [&](std::size_t which) {
            return b.add(gate(b, x, which), with_bias(gate(b, products, which), which));
        };
        const std::string update = function(b, d, 0, sum(0)), reset = function(b, d, 0, sum(1));
        std::string inner;
        if (resets_after_) {
            inner = b.mul(reset, with_bias(gate(b, products, 2), 2));
        } else {
            const std::string weights = b.op("Slice", {of.recurrent, begin_[2], end_[2], axis_});
            inner = with_bias(b.op("MatMul", {b.mul(reset, h), weights}), 2);
        }
        const std::string candidate = function(b, d, 1, b.add(gate(b, x, 2), inner));
        return b.add(candidate, b.mul(update, b.op("Sub", {h, candidate})));
    }

    Importer& im_;
    const Node& node_;
    Formula f_;
    bool is_lstm_ = false, resets_after_ = false, batches_first_ = false, begins_backwards_ = false;
    std::int64_t gates_ = 1, directions_ = 1, hidden_ = 0;
    std::string x_, lengths_, places_, axis_, first_axis_, one_, zero_, column_, low_, high_;
    std::vector<std::string> begin_, end_;  ///< of each gate among the columns
    std::vector<std::vector<Function>> functions_;
};

}  // namespace

Result<> cells_by_steps(Importer& im, const Node& node) { return Layer(im, node).map(); }

}  // namespace arenascope::onnx
