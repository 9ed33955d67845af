#include "engine/backends/opencl/opencl_payload.h"

#include <algorithm>

#include "engine/backends/payload_tokens.h"

namespace arenascope::opencl {

namespace {

constexpr std::int64_t most_bytes = std::int64_t{1} << 31;
constexpr std::size_t most_lines = 100'000;
constexpr std::array<std::string_view, op_count> op_names{"relu", "sigmoid", "tanh",    "exp",       "sin",   "cos",
                                                          "neg",  "abs",     "sqrt",    "add",       "sub",   "mul",
                                                          "div",  "minimum", "maximum", "transpose", "matmul"};
constexpr std::array<std::string_view, 3> kind_names{"arg", "const", "temp"};

class Reader {
public:
    explicit Reader(std::string_view text) : tokens_(text) {}

    Result<Payload> run() {
        CHECKED(header());
        for (std::size_t lines = 0; !tokens_.at_end(); ++lines) {
            if (lines > most_lines) return wrong(message("too many lines"), message("at most 100000"));
            CHECKED(line());
        }
        if (payload_.outs.empty()) return wrong(message("no output"), message("a line 'out V'"));
        CHECKED(check_pool());
        return std::move(payload_);
    }

private:
    Result<> header() {
        CHECKED(tokens_.expect("opencl"));
        CHECKED(tokens_.expect("1"));
        CHECKED(tokens_.end_line());
        CHECKED(tokens_.expect("pool"));
        TRY(payload_.pool_bytes, tokens_.number(most_bytes));
        return tokens_.end_line();
    }

    /// Refuses a pool larger than its steps need.
    [[nodiscard]] Result<> check_pool() const {
        std::int64_t end = 0;
        std::vector<bool> is_made(payload_.values.size(), false);
        for (const Step& step : payload_.steps) is_made[step.out] = true;
        for (std::size_t i = 0; i < payload_.values.size(); ++i) {
            const Value& value = payload_.values[i];
            end = std::max(end, value.offset + value.bytes());
            if (value.kind == Value::Kind::temp && !is_made[i])
                return wrong(message("no step computes value {value}", i), message("a line 'run' that writes it"));
        }
        if (payload_.pool_bytes - end < pool_align) return done;
        return wrong(message("a pool of {bytes} bytes", payload_.pool_bytes), message("{bytes} for its values", end));
    }

    Result<> line() {
        const std::string_view first = tokens_.next();
        for (std::size_t i = 0; i < kind_names.size(); ++i) {
            if (first == kind_names[i]) return value(static_cast<Value::Kind>(i));
        }
        if (first == "run") return step();
        if (first != "out") return wrong(message("unknown line"), message("arg, const, temp, run or out"));
        TRY(const std::size_t from, id(false));
        payload_.outs.push_back(from);
        return tokens_.end_line();
    }

    Result<> value(Value::Kind kind) {
        Value value{.kind = kind, .key = {}, .byte = tokens_.byte()};
        TRY(value.offset, tokens_.number(most_bytes));
        if (value.offset % pool_align != 0)
            return wrong(message("an offset that is not a multiple of 128"), message("a multiple of 128"));
        TRY(value.elements, tokens_.number(most_bytes / 4));
        if (value.elements == 0 || value.offset + value.bytes() > payload_.pool_bytes)
            return wrong(message("a value outside the pool"), message("an offset inside the pool"));
        if (kind == Value::Kind::constant) value.key = std::string(tokens_.next());
        if (kind == Value::Kind::arg && payload_.values.size() != args_++)
            return wrong(message("an argument after other values"), message("arguments first"));
        payload_.values.push_back(std::move(value));
        return tokens_.end_line();
    }

    Result<> step() {
        Step step;
        const auto found = std::find(op_names.begin(), op_names.end(), tokens_.next());
        if (found == op_names.end()) return wrong(message("unknown operator"), message("an operator of this backend"));
        step.op = static_cast<Op>(found - op_names.begin());
        for (std::size_t& in : step.in) {
            TRY(in, id(true));
        }
        TRY(step.out, id(false));
        for (std::int64_t* size : {&step.rows, &step.inner, &step.columns}) {
            TRY(*size, tokens_.number(most_bytes));
        }
        TRY(step.handle, tokens_.handle());
        CHECKED(check(step));
        payload_.steps.push_back(step);
        return tokens_.end_line();
    }

    /// Kernels index by rows, inner and columns: these must fit the values.
    [[nodiscard]] Result<> check(const Step& step) const {
        const auto elements = [this](std::size_t value) { return value == none ? 0 : payload_.values[value].elements; };
        const auto times = [](std::int64_t a, std::int64_t b) { return checked_mul(a, b).value_or(-1); };
        bool fits = false;
        if (step.op == Op::matmul) {
            fits = elements(step.in[0]) == times(step.rows, step.inner) &&
                elements(step.in[1]) == times(step.inner, step.columns) &&
                elements(step.out) == times(step.rows, step.columns) &&
                (step.in[2] == none || elements(step.in[2]) == step.columns);
        } else {
            const std::int64_t count = step.op == Op::transpose ? times(step.rows, step.columns) : step.inner;
            const bool second = step.op < Op::add || step.op == Op::transpose || elements(step.in[1]) == count;
            fits = elements(step.in[0]) == count && second && elements(step.out) == count;
        }
        if (!fits || payload_.values[step.out].kind != Value::Kind::temp)
            return wrong(message("shapes that do not match the values"), message("as many elements as it computes"));
        return done;
    }

    Result<std::size_t> id(bool optional) {
        const std::string_view text = tokens_.next();
        if (optional && text == "-") return none;
        TRY(const std::int64_t value, tokens_.number_in(text, std::numeric_limits<std::int64_t>::max()));
        if (static_cast<std::uint64_t>(value) < payload_.values.size()) return static_cast<std::size_t>(value);
        return wrong(message("value {value} is not defined", value), message("below {values}", payload_.values.size()));
    }
    [[nodiscard]] Error wrong(Message what, Message expected) const {
        return tokens_.wrong(std::move(what), std::move(expected));
    }

    PayloadTokens tokens_;
    Payload payload_;
    std::size_t args_ = 0;
};

}  // namespace

std::string_view name_of(Op op) { return op_names[static_cast<std::size_t>(op)]; }

std::string write_payload(const Payload& payload) {
    std::string out = "opencl 1\npool " + std::to_string(payload.pool_bytes) + "\n";
    for (const Value& value : payload.values) {
        out += std::string(kind_names[static_cast<std::size_t>(value.kind)]) + " " + std::to_string(value.offset) +
            " " + std::to_string(value.elements) + (value.key.empty() ? "" : " " + value.key) + "\n";
    }
    for (const Step& step : payload.steps) {
        out += "run " + std::string(name_of(step.op));
        for (const std::size_t in : step.in) out += in == none ? std::string(" -") : " " + std::to_string(in);
        out += " " + std::to_string(step.out) + " " + std::to_string(step.rows) + " " + std::to_string(step.inner) +
            " " + std::to_string(step.columns) + " @" + std::to_string(step.handle) + "\n";
    }
    for (const std::size_t from : payload.outs) out += "out " + std::to_string(from) + "\n";
    return out;
}

Result<Payload> read_payload(std::string_view text) { return Reader(text).run(); }

void place_values(Payload& payload) {
    const std::size_t end = payload.steps.size();
    std::vector<std::size_t> first(payload.values.size(), 0), last(payload.values.size(), 0);
    for (std::size_t v = 0; v < payload.values.size(); ++v) {
        if (payload.values[v].kind == Value::Kind::constant) last[v] = end;  // loaded once
    }
    for (std::size_t s = 0; s < end; ++s) {
        for (const std::size_t in : payload.steps[s].in) {
            if (in != none) last[in] = std::max(last[in], s);
        }
        first[payload.steps[s].out] = s;
        last[payload.steps[s].out] = std::max(last[payload.steps[s].out], s);
    }
    for (const std::size_t out : payload.outs) last[out] = end;
    for (std::size_t v = 0; v < payload.values.size(); ++v) {
        Value& value = payload.values[v];
        value.offset = 0;
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t other = 0; other < v; ++other) {
                const Value& taken = payload.values[other];
                const bool together = first[v] <= last[other] && first[other] <= last[v];
                const bool touch =
                    value.offset < taken.offset + taken.bytes() && taken.offset < value.offset + value.bytes();
                if (!together || !touch) continue;
                value.offset = (taken.offset + taken.bytes() + pool_align - 1) / pool_align * pool_align;
                moved = true;
            }
        }
        payload.pool_bytes = std::max(payload.pool_bytes, value.offset + value.bytes());
    }
}

}  // namespace arenascope::opencl
