// PyTorch's Static Runtime compared with ours: the same two-layer product, one thread each, in turns. Built if
// libtorch is installed. Debian's package (1.13) has the symbols without their header, so its two classes are declared
// here.

#include <ATen/Parallel.h>
#include <omp.h>
#include <torch/script.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

#if __has_include(<torch/csrc/jit/runtime/static/impl.h>)
#include <torch/csrc/jit/runtime/static/impl.h>
#else
namespace torch::jit {
struct StaticModuleOptions {
    bool enable_out_variant = true, optimize_memory = true, manage_output_tensors = false, use_copy_variants = true,
         use_maybe_copy_variants = true, enable_tensorexpr_fusion = false;
};
class StaticModule {
public:
    explicit StaticModule(const Module& module, bool is_frozen, const StaticModuleOptions& options,
                          std::vector<c10::IValue> samples);
    c10::IValue operator()(const std::vector<c10::IValue>& arguments,
                           const std::unordered_map<std::string, c10::IValue>& named);

private:
    alignas(64) char content_[8192];  ///< more than any build of it has; never copied, never ended
};
}  // namespace torch::jit
#endif

#include "engine/runtime/static/static_module.h"
#include "tests/runtime/hand_made.h"

namespace {

using namespace arenascope;
using Clock = std::chrono::steady_clock;

constexpr std::int64_t inner = 128, hidden = 256, columns = 10;

std::vector<float> floats(std::int64_t count) {
    std::vector<float> out;
    for (std::int64_t i = 0; i < count; ++i) out.push_back(static_cast<float>(i * 37 % 101) / 101 - 0.5F);
    return out;
}

at::Tensor tensorOf(std::vector<float>& items, std::vector<std::int64_t> sizes) {
    return torch::from_payload(items.data(), sizes).clone();
}

struct Layers {
    std::vector<float> first = floats(inner * hidden), second = floats(hidden * columns);
};

std::unique_ptr<StaticInstance> ours(const Layers& layers, std::int64_t batch) {
    testing::HandMade made;
    const ValueId x = made.tensor("x", DType::f32, {batch, inner}), h = made.tensor("h", DType::f32, {batch, hidden});
    const ValueId r = made.tensor("r", DType::f32, {batch, hidden}), y = made.tensor("y", DType::f32, {batch, columns});
    made.kernel("aten::mm.out", {x, made.constant<float>("a", DType::f32, {inner, hidden}, layers.first), h, h}, {h});
    made.kernel("aten::relu.out", {h, r, r}, {r});
    made.kernel("aten::mm.out", {r, made.constant<float>("b", DType::f32, {hidden, columns}, layers.second), y, y},
                {y});
    made.method.inputs = {x};
    made.method.outputs = {y};
    for (Buffer& buffer : made.plan.problem.buffers) buffer.last = 2;
    auto module = StaticModule::make(std::make_shared<const Program>(), std::make_shared<const Method>(made.method),
                                     made.plan.problem, {});
    if (!module.ok()) return nullptr;
    auto instance = module.value()->clone();
    return instance.ok() ? std::move(instance).take() : nullptr;
}

torch::jit::StaticModule* theirs(Layers& layers) {
    torch::jit::Module module("layers");
    module.register_parameter("a", tensorOf(layers.first, {inner, hidden}), false);
    module.register_parameter("b", tensorOf(layers.second, {hidden, columns}), false);
    module.define("def forward(self, x):\n  return torch.matmul(torch.relu(torch.matmul(x, self.a)), self.b)\n");
    module.eval();
    return new torch::jit::StaticModule(torch::jit::freeze(module), true, torch::jit::StaticModuleOptions(), {});
}

template <class Work>
double milliseconds(const Work& work) {
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void compareAt(std::int64_t batch) {
    Layers layers;
    const auto instance = ours(layers, batch);
    torch::jit::StaticModule* const module = theirs(layers);
    std::vector<float> x = floats(batch * inner);
    if (!instance) return void(std::printf("our own module was not made\n"));
    const std::vector<HostTensor> input{testing::host<float>(DType::f32, {batch, inner}, x)};
    const std::vector<c10::IValue> arguments{tensorOf(x, {batch, inner})};
    double mine = 1e300, other = 1e300, apart = 0;
    for (int round = 0; round < 2000; ++round) {
        Progress progress;
        std::vector<float> got;
        mine = std::min(mine, milliseconds([&] {
                            const auto result = instance->run(input, progress);
                            if (result.ok()) got = testing::items<float>(result.value().run.outputs.front());
                        }));
        at::Tensor expected;
        other = std::min(other, milliseconds([&] { expected = (*module)(arguments, {}).toTensor(); }));
        for (std::size_t i = 0; i < got.size(); ++i)
            apart = std::max(apart, double(std::abs(got[i] - expected.data_ptr<float>()[i])));
        if (got.empty()) apart = HUGE_VAL;
    }
    std::printf("batch %3lld: ours %.4f ms, libtorch's %.4f ms, %.2fx; largest difference %g\n",
                static_cast<long long>(batch), mine, other, mine / other, apart);
}

}  // namespace

int main() {
    omp_set_num_threads(1);
    at::set_num_threads(1);
    const torch::NoGradGuard none;
    for (const std::int64_t batch : {1, 64}) compareAt(batch);
    return 0;
}
