#pragma once
// ONNX Runtime through its C interface, loaded from its shared library if there is one: a competitor to measure
// against, never a dependency. Its function table only grows at the end, so the indices below are valid for every
// version since 1.0.

#include <dlfcn.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/runtime/host_tensor.h"

namespace arenascope::bench {

class OnnxRuntime {
public:
    /// `library`: a libonnxruntime.so.1.
    explicit OnnxRuntime(const std::string& library) {
        void* const opened = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (!opened) throw std::runtime_error(dlerror());
        struct Base {
            const void* const* (*api)(std::uint32_t);
            const char* (*version)();
        };
        const auto base = reinterpret_cast<const Base* (*)()>(dlsym(opened, "OrtGetApiBase"));
        if (!base) throw std::runtime_error(library + " has no OrtGetApiBase");
        version = base()->version();
        std::sscanf(version.c_str(), "1.%d", &minor_);
        api_ = base()->api(1);
        check(at<Create>(create_env)(error_level, "bench", &environment_));
        check(at<First>(allocator)(&names_));
        check(at<Memory>(create_cpu_memory)(0, 0, &memory_));
    }
    OnnxRuntime(const OnnxRuntime&) = delete;
    OnnxRuntime& operator=(const OnnxRuntime&) = delete;

    /// A model with its options' defaults.
    class Session {
    public:
        Session(OnnxRuntime& runtime, const std::string& path, int threads = 1) : runtime_(runtime) {
            void* options = nullptr;
            runtime.check(runtime.at<First>(create_options)(&options));
            runtime.check(runtime.at<Number>(set_threads)(options, threads));
            runtime.check(runtime.at<Open>(create_session)(runtime.environment_, path.c_str(), options, &session_));
            runtime.at<Release>(release_options)(options);
            names(input_count, input_name, inputs_);
            names(output_count, output_name, outputs_);
            loaded_ = statistic("InUse");
        }
        ~Session() {
            for (void* each : given_) runtime_.at<Release>(release_value)(each);
            runtime_.at<Release>(release_session)(session_);
        }
        Session(const Session&) = delete;
        Session& operator=(const Session&) = delete;

        [[nodiscard]] std::size_t inputs() const { return inputs_.size(); }
        struct Input {
            std::string name;
            DType dtype = DType::f32;
            std::vector<std::int64_t> shape;  ///< -1: open
        };
        /// Throws where an input is no tensor of numbers.
        [[nodiscard]] std::vector<Input> input_types() {
            std::vector<Input> out;
            for (std::size_t i = 0; i < inputs_.size(); ++i) {
                void *type = nullptr, *info = nullptr;
                runtime_.check(runtime_.at<Typed>(input_type)(session_, i, &type));
                runtime_.check(runtime_.at<Look>(tensor_of_type)(type, &info));
                if (!info) throw std::runtime_error("an input that is no tensor");
                const auto [dtype, shape] = described(info);
                out.push_back({.name = inputs_[i], .dtype = dtype, .shape = shape});
                runtime_.at<Release>(release_type)(type);
            }
            return out;
        }
        /// All outputs of another run. Throws where one is no tensor of numbers.
        [[nodiscard]] std::vector<HostTensor> outputs() {
            std::vector<void*> made(outputs_.size());
            runtime_.check(runtime_.at<Run>(run_session)(session_, nullptr, inputs_.data(), given_.data(),
                                                         given_.size(), outputs_.data(), outputs_.size(), made.data()));
            std::vector<HostTensor> out;
            for (void* each : made) {
                int is_number_tensor = 0;
                if (each) runtime_.check(runtime_.at<Ask>(is_tensor)(each, &is_number_tensor));
                if (!is_number_tensor) throw std::runtime_error("an output that is no tensor");
                void *info = nullptr, *data = nullptr;
                runtime_.check(runtime_.at<Look>(type_of_value)(each, &info));
                auto [dtype, shape] = described(info);
                runtime_.at<Release>(release_info)(info);
                runtime_.check(runtime_.at<Look>(tensor_data)(each, &data));
                std::size_t bytes = static_cast<std::size_t>(item_size(dtype));
                for (const std::int64_t size : shape) bytes *= static_cast<std::size_t>(size);
                const auto* first = static_cast<const std::byte*>(data);
                out.push_back({.dtype = dtype, .shape = std::move(shape), .bytes = {first, first + bytes}});
                runtime_.at<Release>(release_value)(each);
            }
            return out;
        }
        /// `tensors` must outlive the runs.
        void give(std::vector<HostTensor>& tensors) {
            for (HostTensor& tensor : tensors) {
                void* made = nullptr;
                runtime_.check(runtime_.at<Wrap>(wrap_tensor)(runtime_.memory_, tensor.bytes.data(),
                                                              tensor.bytes.size(), tensor.shape.data(),
                                                              tensor.shape.size(), type_of(tensor.dtype), &made));
                given_.push_back(made);
            }
        }
        /// Each run allocates its outputs, as for an ordinary caller.
        void run() {
            std::vector<void*> made(outputs_.size());
            runtime_.check(runtime_.at<Run>(run_session)(session_, nullptr, inputs_.data(), given_.data(),
                                                         given_.size(), outputs_.data(), outputs_.size(), made.data()));
            for (void* each : made) runtime_.at<Release>(release_value)(each);
        }
        /// The most that runs have allocated beyond what loading left; nothing if this version does not say.
        [[nodiscard]] std::optional<std::int64_t> arena_bytes() {
            const auto most = statistic("MaxInUse");
            return most && loaded_ ? std::optional(*most - *loaded_) : std::nullopt;
        }
        /// The bytes of output `index` of another run.
        [[nodiscard]] std::vector<std::byte> output(std::size_t index, std::size_t bytes) {
            std::vector<void*> made(outputs_.size());
            runtime_.check(runtime_.at<Run>(run_session)(session_, nullptr, inputs_.data(), given_.data(),
                                                         given_.size(), outputs_.data(), outputs_.size(), made.data()));
            void* data = nullptr;
            runtime_.check(runtime_.at<Look>(tensor_data)(made[index], &data));
            const auto* first = static_cast<const std::byte*>(data);
            std::vector<std::byte> copied(first, first + bytes);
            for (void* each : made) runtime_.at<Release>(release_value)(each);
            return copied;
        }

    private:
        void names(std::size_t count_at, std::size_t name_at, std::vector<const char*>& out) {
            std::size_t count = 0;
            runtime_.check(runtime_.at<Count>(count_at)(session_, &count));
            for (std::size_t i = 0; i < count; ++i) {
                char* name = nullptr;  // as long as the process
                runtime_.check(runtime_.at<Name>(name_at)(session_, i, runtime_.names_, &name));
                out.push_back(name);
            }
        }
        [[nodiscard]] std::pair<DType, std::vector<std::int64_t>> described(void* info) const {
            int type = 0;
            std::size_t rank = 0;
            runtime_.check(runtime_.at<Ask>(element_type)(info, &type));
            runtime_.check(runtime_.at<Count>(rank_of)(info, &rank));
            std::vector<std::int64_t> shape(rank);
            runtime_.check(runtime_.at<Sizes>(sizes_of)(info, shape.data(), rank));
            return {dtype_of(type), std::move(shape)};
        }
        /// Of the session's allocator.
        [[nodiscard]] std::optional<std::int64_t> statistic(const char* name) {
            if (runtime_.minor_ < first_with_statistics) return std::nullopt;
            void *allocator = nullptr, *pairs = nullptr;
            runtime_.check(runtime_.at<Allocator>(create_allocator)(session_, runtime_.memory_, &allocator));
            runtime_.check(runtime_.at<Look>(allocator_statistics)(allocator, &pairs));
            const char* const text = runtime_.at<Lookup>(value_of_key)(pairs, name);
            const auto value = text ? std::optional(std::int64_t{std::atoll(text)}) : std::nullopt;
            runtime_.at<Release>(release_pairs)(pairs);
            runtime_.at<Release>(release_allocator)(allocator);
            return value;
        }
        OnnxRuntime& runtime_;
        void* session_ = nullptr;
        std::optional<std::int64_t> loaded_;
        std::vector<const char*> inputs_, outputs_;
        std::vector<void*> given_;
    };

    std::string version;

private:
    using Status = void*;
    using Create = Status (*)(int, const char*, void**);
    using First = Status (*)(void**);
    using Number = Status (*)(void*, int);
    using Memory = Status (*)(int, int, void**);
    using Open = Status (*)(void*, const char*, void*, void**);
    using Run = Status (*)(void*, void*, const char* const*, void* const*, std::size_t, const char* const*, std::size_t,
                           void**);
    using Count = Status (*)(void*, std::size_t*);
    using Name = Status (*)(void*, std::size_t, void*, char**);
    using Wrap = Status (*)(void*, void*, std::size_t, const std::int64_t*, std::size_t, int, void**);
    using Look = Status (*)(void*, void**);
    using Typed = Status (*)(void*, std::size_t, void**);
    using Ask = Status (*)(void*, int*);
    using Sizes = Status (*)(void*, std::int64_t*, std::size_t);
    using Text = const char* (*)(Status);
    using Release = void (*)(void*);
    using Allocator = Status (*)(void*, void*, void**);
    using Lookup = const char* (*)(void*, const char*);
    static constexpr int first_with_statistics = 23;
    static constexpr int error_level = 3;
    static constexpr std::size_t error_text = 2, create_env = 3, create_session = 7, run_session = 9,
                                 create_options = 10, set_threads = 24, input_count = 30, output_count = 31,
                                 input_type = 33, input_name = 36, output_name = 37, wrap_tensor = 49, is_tensor = 50,
                                 tensor_data = 51, tensor_of_type = 55, element_type = 60, rank_of = 61, sizes_of = 62,
                                 type_of_value = 65, create_cpu_memory = 69, allocator = 78, release_status = 93,
                                 release_session = 95, release_value = 96, release_type = 98, release_info = 99,
                                 release_options = 100, create_allocator = 131, release_allocator = 132,
                                 value_of_key = 297, release_pairs = 300, allocator_statistics = 319;

    template <class F>
    [[nodiscard]] F at(std::size_t place) const {
        return reinterpret_cast<F>(const_cast<void*>(api_[place]));
    }
    void check(Status status) const {
        if (!status) return;
        const std::string text = at<Text>(error_text)(status);
        at<Release>(release_status)(status);
        throw std::runtime_error(text);
    }
    static constexpr std::array types{
        std::pair(DType::f32, 1),  std::pair(DType::u8, 2),   std::pair(DType::i8, 3),   std::pair(DType::u16, 4),
        std::pair(DType::i16, 5),  std::pair(DType::i32, 6),  std::pair(DType::i64, 7),  std::pair(DType::boolean, 9),
        std::pair(DType::f16, 10), std::pair(DType::f64, 11), std::pair(DType::u32, 12), std::pair(DType::u64, 13),
        std::pair(DType::bf16, 16)};
    static int type_of(DType dtype) {
        for (const auto& [ours, theirs] : types)
            if (ours == dtype) return theirs;
        throw std::runtime_error("a type that has no number of its own there");
    }
    static DType dtype_of(int type) {
        for (const auto& [ours, theirs] : types)
            if (theirs == type) return ours;
        throw std::runtime_error("type " + std::to_string(type));
    }
    const void* const* api_ = nullptr;
    void *environment_ = nullptr, *names_ = nullptr, *memory_ = nullptr;
    int minor_ = 0;  ///< of the version
};

}  // namespace arenascope::bench
