// The cost of a delegated program compared with the backend's library called directly: a MobileNetV2 as one region, run
// by the executor, and the same nodes as one XNNPACK runtime on existing memory. Prints the ratio.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>

#include "engine/backends/xnnpack/library.h"
#include "engine/backends/xnnpack/session.h"
#include "engine/backends/xnnpack/shapes.h"
#include "engine/engine.h"

using namespace arenascope;
using Clock = std::chrono::steady_clock;

namespace {

double milliseconds(const std::function<void()>& work) {
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// The library's part of a payload: from the first node after the transpose at the start to the end.
class Direct {
public:
    Result<> make(const Delegate& delegate) {
        TRY(payload_, xnn::read_payload(delegate.payload, [&](std::string_view key) -> std::optional<Data> {
                for (const auto& [name, data] : delegate.named_data) {
                    if (name == key) return data;
                }
                return std::nullopt;
            }));
        constants_.assign(payload_.values.size(), nullptr);
        for (std::size_t i = 0; i < payload_.values.size(); ++i) {
            dims_.push_back(payload_.values[i].dims);
            const std::uint32_t constant = payload_.values[i].constant;
            if (constant != 0)
                constants_[i] = reinterpret_cast<const float*>(payload_.constants[constant].bytes.data());
        }
        std::vector<std::size_t> nodes;
        for (std::size_t i = 1; i < payload_.nodes.size(); ++i) nodes.push_back(i);
        const std::uint32_t first = payload_.nodes.front().output, last = payload_.nodes.back().output;
        for (const std::uint32_t id : {first, last}) {
            TRY(xnn::Memory memory, xnn::Memory::make(xnn::numel(dims_[id]).value_or(0)));
            std::fill_n(memory.data(), xnn::numel(dims_[id]).value_or(0), 0.5F);
            places_.push_back(memory.data());
            memory_.push_back(std::move(memory));
        }
        TRY(run_, xnn::make_library_run({payload_, dims_, constants_, nodes, {first, last}, {false, true}}));
        return run_->run(places_);
    }
    bool run() { return run_->run(places_).ok(); }

private:
    xnn::Payload payload_;
    std::vector<std::vector<std::int64_t>> dims_;
    std::vector<const float*> constants_;
    std::vector<xnn::Memory> memory_;
    std::vector<float*> places_;
    std::unique_ptr<xnn::LibraryRun> run_;
};

/// True if delegating costs at most a quarter more than the library alone.
Result<bool> measure(const std::string& data, const std::string& name) {
    const Engine engine;
    Progress progress;
    TRY(const auto program, engine.open(data + "/programs/" + name + "/model_core.pt2", progress));
    Tuning tuning;
    tuning.delegation.backends = {"xnnpack"};
    TRY(const Outcome outcome, engine.evaluate(*program, tuning, {}, progress));
    if (outcome.method->delegates.size() != 1) return Error{.what = message("more than one region")};
    CHECKED(xnn::library_available());  // starts it
    Direct direct;
    CHECKED(direct.make(outcome.method->delegates.front()));
    TRY(auto executor, Executor::load(program, *outcome.method, outcome.plan(), engine.load_options()));
    std::vector<HostTensor> inputs;
    for (const ValueId id : outcome.method->inputs) {
        const Tensor& tensor = *outcome.method->values[id].tensor();
        inputs.push_back(
            {tensor.dtype, tensor.upper, std::vector<std::byte>(static_cast<std::size_t>(tensor.bytes().value_or(0)))});
    }
    double whole = 1e300, library = 1e300;
    bool ok = true;
    for (int round = 0; round < 60; ++round) {  // in turns, so that load on the machine affects both alike
        whole = std::min(whole, milliseconds([&] { ok = executor->run(inputs, {}, progress).ok() && ok; }));
        library = std::min(library, milliseconds([&] { ok = direct.run() && ok; }));
    }
    if (!ok) return Error{.what = message("a run failed")};
    std::printf("%-20s delegated %8.3f ms   XNNPACK directly %8.3f ms   ratio %.3f\n", name.c_str(), whole, library,
                whole / library);
    return whole <= 1.25 * library;
}

}  // namespace

/// Argument: the folder of the larger data. Exit 1: the target is missed.
int main(int count, char** arguments) {
    const std::string data = count > 1 ? arguments[1] : ARENASCOPE_SOURCE_DIR "/../shared/data";
    bool is_met = true;
    for (const char* name : {"mobilenet_v2", "mobilenet_v2_w035"}) {
        const auto measured = measure(data, name);
        if (!measured.ok()) std::printf("%s: %s\n", name, measured.error().text().c_str());
        else if (!measured.value()) std::printf("%s: more than 1.25x\n", name);
        is_met = is_met && measured.ok() && measured.value();
    }
    return is_met ? 0 : 1;
}
