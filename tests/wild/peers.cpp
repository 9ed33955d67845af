#include "tests/wild/peers.h"

#include <dlfcn.h>

#include <array>
#include <cstring>
#include <stdexcept>

#include "engine/base/random.h"
#include "engine/runner/tensor_files.h"
#include "tests/bench/onnxruntime.h"
#include "tests/wild/recorded_results.h"

namespace arenascope::wild {

HostTensor made_tensor(DType dtype, std::vector<std::int64_t> shape, bool is_quantised, std::uint64_t seed) {
    std::int64_t count = 1;
    for (const std::int64_t size : shape) count *= size;
    HostTensor out{.dtype = dtype, .shape = std::move(shape), .bytes = {}};
    const auto item = static_cast<std::size_t>(item_size(dtype));
    out.bytes.resize(static_cast<std::size_t>(count) * item);
    SplitMix64 random(seed);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        const double real = static_cast<double>(random() >> 11) / 9007199254740992.0;  // 0 to 1
        std::byte* at = out.bytes.data() + i * item;
        const auto put = [&](auto number) { std::memcpy(at, &number, sizeof number); };
        switch (dtype) {
            case DType::f32: put(static_cast<float>(2 * real - 1)); break;
            case DType::f64: put(2 * real - 1); break;
            case DType::f16:
                put(static_cast<std::uint16_t>(0x3800 + static_cast<int>(real * 1024)));
                break;  // 0.5 to 1
            case DType::bf16: put(static_cast<std::uint16_t>(0x3F00 + static_cast<int>(real * 128))); break;
            default:
                *at = static_cast<std::byte>(is_quantised ? static_cast<int>(real * 256) : static_cast<int>(real * 2));
                if (is_quantised && item == 2) at[1] = static_cast<std::byte>(random() & 255);
        }
    }
    return out;
}

namespace {

namespace fs = std::filesystem;

class OnnxPeer final : public Peer {
public:
    explicit OnnxPeer(const std::string& library) : runtime_(library) {}
    [[nodiscard]] std::string name() const override { return "ONNX Runtime " + runtime_.version; }
    [[nodiscard]] std::string suffix() const override { return ".onnx"; }

    /// Many models take frames of some length only.
    [[nodiscard]] PeerRun run(const fs::path& model) override {
        static constexpr std::array<std::int64_t, 4> sizes{1, 8, 64, 512};
        for (const std::int64_t size : sizes) {
            try {
                return run(model, size);
            } catch (const std::exception&) {
                if (size == sizes.back()) throw;
            }
        }
        return {};
    }

private:
    /// An open last dimension gets this size, other open dimensions are 1.
    [[nodiscard]] PeerRun run(const fs::path& model, std::int64_t open) {
        bench::OnnxRuntime::Session session(runtime_, model.string());
        const auto types = session.input_types();
        const auto recorded = recorded_runs_of(model);
        PeerRun out;
        for (std::size_t i = 0; i < types.size(); ++i) {
            out.names.push_back(types[i].name);
            const bool is_there = !recorded.empty() && recorded.front().form == RecordedRun::Form::protobuf &&
                i < recorded.front().inputs.size();
            if (is_there) {
                auto read = read_tensor_file(recorded.front().inputs[i].string(), types[i].dtype, {});
                if (!read.ok()) throw std::runtime_error(read.error().text());
                out.inputs.push_back(std::move(read).take());
                continue;
            }
            std::vector<std::int64_t> shape = types[i].shape;
            const std::size_t last = shape.size() == 4 ? 2 : shape.size() - 1;  // of pictures, two dimensions
            for (std::size_t k = 0; k < shape.size(); ++k) shape[k] = shape[k] >= 0 ? shape[k] : k < last ? 1 : open;
            const bool is_byte = types[i].dtype == DType::u8 || types[i].dtype == DType::i8;
            out.inputs.push_back(made_tensor(types[i].dtype, std::move(shape), is_byte, i + 1));
        }
        session.give(out.inputs);
        out.outputs = session.outputs();
        return out;
    }

    bench::OnnxRuntime runtime_;
};

/// Through TensorFlow Lite's C interface.
class LitePeer final : public Peer {
public:
    explicit LitePeer(const std::string& library) : opened_(dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL)) {
        if (!opened_) throw std::runtime_error(dlerror());
    }
    [[nodiscard]] std::string name() const override {
        return "TensorFlow Lite " + std::string(call<const char*>("TfLiteVersion"));
    }
    [[nodiscard]] std::string suffix() const override { return ".tflite"; }
    [[nodiscard]] int quanta() const override { return 1; }

    [[nodiscard]] PeerRun run(const fs::path& path) override {
        void* const model = call<void*>("TfLiteModelCreateFromFile", path.c_str());
        if (!model) throw std::runtime_error("the model is refused");
        void* const interpreter = call<void*>("TfLiteInterpreterCreate", model, static_cast<void*>(nullptr));
        if (!interpreter) throw std::runtime_error("no interpreter for the model");
        check(call<int>("TfLiteInterpreterAllocateTensors", interpreter), "AllocateTensors");
        PeerRun out;
        const int inputs = call<int>("TfLiteInterpreterGetInputTensorCount", interpreter);
        for (int i = 0; i < inputs; ++i) {
            void* const tensor = call<void*>("TfLiteInterpreterGetInputTensor", interpreter, i);
            const auto [dtype, shape] = described(tensor);
            out.names.emplace_back(call<const char*>("TfLiteTensorName", tensor));
            const bool is_whole = dtype == DType::i8 || dtype == DType::u8 || dtype == DType::i16;
            out.inputs.push_back(made_tensor(dtype, shape, is_whole, static_cast<std::uint64_t>(i) + 1));
            const auto& bytes = out.inputs.back().bytes;
            check(call<int>("TfLiteTensorCopyFromBuffer", tensor, static_cast<const void*>(bytes.data()), bytes.size()),
                  "CopyFromBuffer");
        }
        check(call<int>("TfLiteInterpreterInvoke", interpreter), "Invoke");
        const int outputs = call<int>("TfLiteInterpreterGetOutputTensorCount", interpreter);
        for (int i = 0; i < outputs; ++i) {
            void* const tensor = call<void*>("TfLiteInterpreterGetOutputTensor", interpreter, i);
            auto [dtype, shape] = described(tensor);
            HostTensor made{.dtype = dtype, .shape = std::move(shape), .bytes = {}};
            made.bytes.resize(call<std::size_t>("TfLiteTensorByteSize", tensor));
            check(
                call<int>("TfLiteTensorCopyToBuffer", tensor, static_cast<void*>(made.bytes.data()), made.bytes.size()),
                "CopyToBuffer");
            out.outputs.push_back(std::move(made));
        }
        return out;
    }

private:
    template <class R, class... Args>
    R call(const char* name, Args... args) const {
        const auto found = reinterpret_cast<R (*)(Args...)>(dlsym(opened_, name));
        if (!found) throw std::runtime_error(std::string("the library has no ") + name);
        return found(args...);
    }
    static void check(int status, const char* what) {
        if (status != 0) throw std::runtime_error(std::string(what) + " fails");
    }
    [[nodiscard]] std::pair<DType, std::vector<std::int64_t>> described(void* tensor) const {
        static constexpr std::array types{
            std::pair(1, DType::f32),  std::pair(2, DType::i32),     std::pair(3, DType::u8),
            std::pair(4, DType::i64),  std::pair(6, DType::boolean), std::pair(7, DType::i16),
            std::pair(9, DType::i8),   std::pair(10, DType::f16),    std::pair(11, DType::f64),
            std::pair(13, DType::u64), std::pair(16, DType::u32)};
        const int type = call<int>("TfLiteTensorType", tensor);
        std::vector<std::int64_t> shape(static_cast<std::size_t>(call<std::int32_t>("TfLiteTensorNumDims", tensor)));
        for (std::size_t i = 0; i < shape.size(); ++i)
            shape[i] = call<std::int32_t>("TfLiteTensorDim", tensor, static_cast<std::int32_t>(i));
        for (const auto& [theirs, ours] : types)
            if (theirs == type) return {ours, std::move(shape)};
        throw std::runtime_error("a tensor of type " + std::to_string(type));
    }
    void* opened_;
};

}  // namespace

std::unique_ptr<Peer> onnx_runtime_peer(const std::string& library) { return std::make_unique<OnnxPeer>(library); }
std::unique_ptr<Peer> tflite_peer(const std::string& library) { return std::make_unique<LitePeer>(library); }

}  // namespace arenascope::wild
