#pragma once
// A method laid out in memory: arenas by the plan, and every value as before the first instruction. Memory outside of
// the arenas: buffers of unplanned inputs and outputs (the caller's side) and kernel scratch.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/kernels/kernel.h"
#include "engine/planning/plan.h"
#include "engine/runtime/run_options.h"
#include "engine/runtime/state.h"

namespace arenascope {

/// Zeroed memory at a multiple of 64 bytes.
class Block {
public:
    /// `guard`: unused bytes on either side (see guard()).
    static Result<Block> make(std::int64_t bytes, std::int64_t guard = 0);
    /// Memory of another owner, unchanged.
    static Block over(std::byte* data, std::int64_t bytes);
    [[nodiscard]] std::byte* data() const { return data_; }
    [[nodiscard]] std::int64_t size() const { return size_; }
    /// Bytes before data() and after its end that must not be written.
    [[nodiscard]] std::int64_t guard() const { return guard_; }

private:
    struct Free {
        void operator()(void* memory) const;
    };
    std::unique_ptr<void, Free> memory_;
    std::byte* data_ = nullptr;
    std::int64_t size_ = 0, guard_ = 0;
};

class Image {
public:
    /// `bindings` were checked (feedback.h): both ends unplanned, of equal size.
    static Result<Image> make(std::shared_ptr<const Method> method, const Plan& plan,
                              const std::vector<Binding>& bindings = {}, const std::vector<Bank>& banks = {});

    [[nodiscard]] const Method& method() const { return *method_; }
    /// Every value before the first instruction; a run works on a copy.
    [[nodiscard]] const RuntimeValues& values() const { return values_; }
    [[nodiscard]] std::vector<std::int64_t> arena_bytes() const;
    [[nodiscard]] const std::map<std::int32_t, Block>& arenas() const { return arenas_; }
    /// The mem_id of the arena that contains the address; 0: none (a constant, or the caller's memory).
    [[nodiscard]] std::int32_t arena_of(const std::byte* data) const;
    /// Initial contents of every buffer that outlives a run.
    Result<> write_state() const;

private:
    Result<> bind(const Binding& binding);
    Result<> make_arenas(const Plan& plan, const std::vector<Bank>& banks);
    Result<> place(const Plan& plan);
    Result<> make_value(ValueId id);
    Result<> make_tensor(ValueId id, const Tensor& tensor);
    Result<> supply_caller(ValueId id);
    Result<std::byte*> root_data(const Tensor& tensor) const;

    std::shared_ptr<const Method> method_;
    std::map<std::int32_t, Block> arenas_;
    std::vector<Bank> banks_;
    std::vector<Block> caller_;
    std::map<ValueId, std::byte*> places_;
    RuntimeValues values_;
};

}  // namespace arenascope
