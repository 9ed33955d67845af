#include "engine/backends/demo/demo_payload.h"

#include <array>

#include "engine/backends/payload_tokens.h"

namespace arenascope::demo {

namespace {

constexpr std::int64_t most_bytes = std::int64_t{1} << 28;  // of all values together
constexpr std::size_t most_lines = 1'000'000;
constexpr std::array kinds{std::string_view("add"), std::string_view("mul"), std::string_view("sin"),
                           std::string_view("keep")};

class Reader {
public:
    explicit Reader(std::string_view text) : tokens_(text) {}

    Result<Payload> run() {
        CHECKED(tokens_.expect("demo"));
        CHECKED(tokens_.expect("1"));
        CHECKED(tokens_.end_line());
        CHECKED(tokens_.expect("numel"));
        TRY(payload_.numel, tokens_.number(most_bytes));
        CHECKED(tokens_.end_line());
        for (std::size_t lines = 0; !tokens_.at_end(); ++lines) {
            if (lines > most_lines) return tokens_.wrong(message("too many lines"), message("at most a million"));
            CHECKED(line());
            const auto bytes = checked_mul(payload_.numel * 4, static_cast<std::int64_t>(payload_.values.size()));
            if (!bytes || *bytes > most_bytes)
                return tokens_.wrong(message("values too large"), message("at most 256 MiB together"));
        }
        bool keeps = false;
        for (const Step& step : payload_.steps) keeps = keeps || step.kind == Step::Kind::keep;
        if (payload_.outs.empty() && !keeps)
            return tokens_.wrong(message("no output and no state"), message("a line 'out V' or 'keep S V'"));
        return std::move(payload_);
    }

private:
    Result<> line() {
        const std::string_view token = tokens_.next();
        if (token == "arg") return value({.kind = Value::Kind::arg, .key = {}});
        if (token == "const" || token == "state") {
            const auto kind = token == "const" ? Value::Kind::constant : Value::Kind::state;
            const std::string_view key = tokens_.next();
            if (key.empty()) return tokens_.wrong(message("no key"), message("the key of named data"));
            return value({.kind = kind, .key = std::string(key), .byte = tokens_.byte()});
        }
        if (token == "out") {
            TRY(const std::size_t from, value_id());
            payload_.outs.push_back(from);
            return tokens_.end_line();
        }
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (token == kinds[i]) return step(static_cast<Step::Kind>(i));
        }
        return tokens_.wrong(message("unknown instruction"), message("arg, const, state, add, mul, sin, keep or out"));
    }

    Result<> value(Value value) {
        if (value.kind == Value::Kind::arg && payload_.values.size() != args_++) {
            return tokens_.wrong(message("an argument after other values"), message("arguments first"));
        }
        payload_.values.push_back(std::move(value));
        return tokens_.end_line();
    }

    Result<> step(Step::Kind kind) {
        if (!payload_.outs.empty())
            return tokens_.wrong(message("an instruction after the outputs"), message("outputs last"));
        Step step{.kind = kind};
        TRY(step.a, value_id());
        if (kind == Step::Kind::keep && payload_.values[step.a].kind != Value::Kind::state) {
            return tokens_.wrong(message("keep writes to a value that is not a state"), message("a state value"));
        }
        if (kind != Step::Kind::sin) {
            TRY(step.b, value_id());
        }
        CHECKED(tokens_.expect("f32"));
        TRY(const std::int64_t numel, tokens_.number());
        if (numel != payload_.numel)
            return tokens_.wrong(message("another number of elements"),
                                 Message::verbatim(std::to_string(payload_.numel)));
        TRY(step.handle, tokens_.handle());
        step.to = payload_.values.size();
        if (kind != Step::Kind::keep) payload_.values.push_back({.kind = Value::Kind::computed, .key = {}});
        payload_.steps.push_back(step);
        return tokens_.end_line();
    }

    Result<std::size_t> value_id() {
        TRY(const std::int64_t id, tokens_.number());
        if (static_cast<std::size_t>(id) >= payload_.values.size()) {
            return tokens_.wrong(message("value {id} is not defined yet", id),
                                 message("below {values}", payload_.values.size()));
        }
        return static_cast<std::size_t>(id);
    }

    PayloadTokens tokens_;
    Payload payload_;
    std::size_t args_ = 0;
};

}  // namespace

std::string_view name_of(Step::Kind kind) { return kinds[static_cast<std::size_t>(kind)]; }

std::string write_payload(const Payload& payload) {
    std::string out = "demo 1\nnumel " + std::to_string(payload.numel) + "\n";
    for (const Value& value : payload.values) {
        if (value.kind == Value::Kind::arg) out += "arg\n";
        else if (value.kind == Value::Kind::constant) out += "const " + value.key + "\n";
        else if (value.kind == Value::Kind::state) out += "state " + value.key + "\n";
    }
    for (const Step& step : payload.steps) {
        out += std::string(name_of(step.kind)) + " " + std::to_string(step.a);
        if (step.kind != Step::Kind::sin) out += " " + std::to_string(step.b);
        out += " f32 " + std::to_string(payload.numel) + " @" + std::to_string(step.handle) + "\n";
    }
    for (const std::size_t from : payload.outs) out += "out " + std::to_string(from) + "\n";
    return out;
}

Result<Payload> read_payload(std::string_view text) { return Reader(text).run(); }

}  // namespace arenascope::demo
