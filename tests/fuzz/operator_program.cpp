#include "tests/fuzz/operator_program.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

#include "engine/ops/call_schemas.h"
#include "schemas/program_generated.h"
#include "tests/fuzz/harness.h"

namespace arenascope::fuzz {

namespace {

namespace fb = ::arenascope::pte_schema;
using Sizes = std::vector<std::int64_t>;

constexpr std::int64_t most_elements = 1 << 16;  // of one tensor, so that most cases run

constexpr std::array frequent{DType::f32, DType::f32,     DType::f32, DType::i64, DType::i64, DType::f64,
                              DType::i32, DType::boolean, DType::u8,  DType::i8,  DType::f16, DType::bf16};
constexpr std::array every{DType::u8,   DType::i8,  DType::i16, DType::i32, DType::i64,    DType::f16,
                           DType::f32,  DType::f64, DType::c32, DType::c64, DType::c128,   DType::boolean,
                           DType::bf16, DType::u16, DType::u32, DType::u64, DType::quint8, DType::f8e4m3};

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::int64_t extreme(Random& random) {
    static constexpr std::array<std::int64_t, 14> all{-1,
                                                      0,
                                                      std::numeric_limits<std::int64_t>::min(),
                                                      std::numeric_limits<std::int64_t>::max(),
                                                      std::int64_t{1} << 62,
                                                      std::int64_t{1} << 40,
                                                      std::int64_t{1} << 32,
                                                      std::int64_t{1} << 31,
                                                      std::numeric_limits<std::int32_t>::max(),
                                                      std::numeric_limits<std::int32_t>::min(),
                                                      -2,
                                                      1 << 16,
                                                      (std::int64_t{1} << 62) + 1,
                                                      -(std::int64_t{1} << 40)};
    return all[pick(random, all.size())];
}

class Maker {
public:
    Maker(const Kernel& kernel, Random& random) : random_(random), plan_(std::make_unique<fb::ExecutionPlanT>()) {
        made_.op = kernel.op;
        choose_base();
        std::vector<std::int32_t> args;
        if (const ops::CallSchema* known = ops::find_call_schema(kernel.op)) {
            for (const ops::Param& param : known->schema.params) args.push_back(argument(param));
            if (known->repeats_result && results_.size() > 1) args.push_back(tensor_list(results_));
            while (args.size() < known->arguments()) args.push_back(args.empty() ? null() : args.back());
        } else {
            for (std::size_t i = 0; i < kernel.arguments; ++i)
                args.push_back(argument({.name = i + 1 == kernel.arguments ? "out" : "self",
                                         .kind = one_in(random_, 3) ? ops::Kind::integer : ops::Kind::tensor,
                                         .is_out = i + 1 == kernel.arguments}));
        }
        if (one_in(random_, 40) && !args.empty()) {
            args[pick(random_, args.size())] = args[pick(random_, args.size())];
        }
        finish(kernel.op, args);
    }
    OperatorProgram take() { return std::move(made_); }

private:
    // ---- shapes

    void choose_base() {
        dtype_ = frequent[pick(random_, frequent.size())];
        const bool is_image = contains(made_.op, "pool") || contains(made_.op, "conv") ||
            contains(made_.op, "upsample") || contains(made_.op, "pixel") || contains(made_.op, "pad") ||
            contains(made_.op, "norm");
        const bool is_product = contains(made_.op, "mm") || contains(made_.op, "linear");
        const std::size_t rank = is_image ? 3 + pick(random_, 3) : is_product ? 2 + pick(random_, 2) : pick(random_, 5);
        for (std::size_t i = 0; i < rank; ++i) base_.push_back(small_size());
        if (one_in(random_, 60))
            while (base_.size() < 14 + pick(random_, 4))
                base_.push_back(1 + static_cast<std::int64_t>(pick(random_, 2)));
    }
    std::int64_t small_size() {
        static constexpr std::array<std::int64_t, 14> sizes{1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 16, 17, 0};
        return sizes[pick(random_, sizes.size())];
    }
    std::int64_t base_at(std::size_t from_end) {
        return base_.size() > from_end ? base_[base_.size() - 1 - from_end] : 3;
    }

    Sizes shape_for(const ops::Param& param) {
        Sizes out = base_;
        const std::string& name = param.name;
        const bool convolves = contains(made_.op, "conv") && base_.size() > 2;
        if (convolves && name == "weight") {
            out[0] = 1 + static_cast<std::int64_t>(pick(random_, 5));
            for (std::size_t i = 2; i < out.size(); ++i) out[i] = 1 + static_cast<std::int64_t>(pick(random_, 4));
            channels_ = out[0];
        } else if (name == "mat2" || (contains(made_.op, "mm") && name == "other")) {
            if (out.size() >= 2) out[out.size() - 2] = base_at(0), out.back() = small_size();
        } else if (contains(made_.op, "linear") && name == "weight") {
            out = {small_size(), base_at(0)};
            channels_ = out[0];
        } else if (contains(name, "bias") || contains(name, "weight") || contains(name, "running") || name == "mean" ||
                   contains(name, "var") || contains(name, "scale") || contains(name, "zero_point")) {
            out = {channels_ > 0 ? channels_ : base_.size() > 1 && one_in(random_, 2) ? base_[1] : base_at(0)};
        } else {
            switch (pick(random_, 16)) {
                case 0: out.clear(); break;
                case 1: out = {base_at(pick(random_, 4))}; break;
                case 2:
                    if (!out.empty()) out[pick(random_, out.size())] = 1;
                    break;
                case 3:
                    if (!out.empty()) out.erase(out.begin());
                    break;
                case 4: out.insert(out.begin(), small_size()); break;
                case 5:
                    if (!out.empty()) out[pick(random_, out.size())] = small_size();
                    break;
                case 6: std::shuffle(out.begin(), out.end(), random_); break;
                default: break;
            }
        }
        if (one_in(random_, 80) && !out.empty()) out[pick(random_, out.size())] = extreme(random_);
        return out;
    }

    Sizes result_shape() {
        Sizes out = base_;
        switch (pick(random_, 10)) {
            case 0: out.clear(); break;
            case 1: out = {1 << 12}; break;
            case 2:
                if (!out.empty()) out.pop_back();
                break;
            case 3: out.push_back(8); break;
            case 4: out = {64, 64}; break;
            default: break;
        }
        return out;
    }

    // ---- values

    std::int32_t add(fb::KernelTypesUnion value) {
        plan_->values.push_back(std::make_unique<fb::EValueT>());
        plan_->values.back()->val = std::move(value);
        return static_cast<std::int32_t>(plan_->values.size()) - 1;
    }
    template <class T>
    std::int32_t add(T value) {
        fb::KernelTypesUnion held;
        held.Set(std::move(value));
        return add(std::move(held));
    }
    std::int32_t null() { return add(fb::NullT{}); }
    std::int32_t integer(std::int64_t value) {
        fb::IntT made;
        made.int_val = value;
        return add(std::move(made));
    }
    std::int32_t number(double value) {
        fb::DoubleT made;
        made.double_val = value;
        return add(std::move(made));
    }
    std::int32_t boolean(bool value) {
        fb::BoolT made;
        made.bool_val = value;
        return add(std::move(made));
    }

    std::int32_t tensor_list(const std::vector<std::int32_t>& ids) {
        fb::TensorListT list;
        list.items = ids;
        return add(std::move(list));
    }
    std::int64_t some_integer(bool may_be_extreme = true) {
        if (may_be_extreme && one_in(random_, 12)) return extreme(random_);
        static constexpr std::array<std::int64_t, 12> usual{0, 0, 1, 1, 1, 2, 2, 3, 4, -1, -1, -2};
        return one_in(random_, 4) ? base_at(pick(random_, 4)) : usual[pick(random_, usual.size())];
    }
    double some_number() {
        static constexpr std::array<double, 14> all{0.0,
                                                    1.0,
                                                    0.5,
                                                    2.0,
                                                    -1.0,
                                                    3.0,
                                                    1e-5,
                                                    1e30,
                                                    -1e30,
                                                    1e300,
                                                    std::numeric_limits<double>::infinity(),
                                                    -std::numeric_limits<double>::infinity(),
                                                    std::numeric_limits<double>::quiet_NaN(),
                                                    9.3e18};
        return all[pick(random_, one_in(random_, 3) ? all.size() : 7)];
    }

    std::size_t list_length(const ops::Param& param) {
        if (param.fixed_length > 0 && !one_in(random_, 6)) return static_cast<std::size_t>(param.fixed_length);
        static constexpr std::array<std::size_t, 8> lengths{0, 1, 1, 2, 2, 3, 4, 17};
        return one_in(random_, 2) ? base_.size() : lengths[pick(random_, one_in(random_, 8) ? 8 : 7)];
    }
    std::int32_t int_list(const ops::Param& param) {
        fb::IntListT list;
        const std::size_t count = list_length(param);
        const bool takes_sizes = contains(param.name, "size") && count == base_.size() && !one_in(random_, 3);
        for (std::size_t i = 0; i < count; ++i) {
            const bool is_base = takes_sizes && !one_in(random_, 10);
            list.items.push_back(integer(is_base ? base_[i]
                                             : contains(param.name, "dim") && !one_in(random_, 10)
                                             ? static_cast<std::int64_t>(i)
                                             : some_integer()));
        }
        return add(std::move(list));
    }

    std::int32_t argument(const ops::Param& param) {
        using ops::Kind;
        if (param.is_optional && one_in(random_, 2)) return null();
        if (param.default_text && one_in(random_, 2))
            if (const auto known = by_default(param)) return *known;
        if (one_in(random_, 150)) return some_integer() % 2 == 0 ? number(some_number()) : null();
        switch (param.kind) {
            case Kind::tensor: return one_tensor(param);
            case Kind::tensor_list: {
                fb::TensorListT list;
                for (std::size_t i = 0, count = 1 + pick(random_, 3); i < count; ++i)
                    list.items.push_back(one_tensor(param));
                return add(std::move(list));
            }
            case Kind::optional_tensor_list: {
                fb::OptionalTensorListT list;
                for (std::size_t i = 0, count = 1 + pick(random_, 3); i < count; ++i)
                    list.items.push_back(one_in(random_, 4) ? -1 : one_tensor(param));
                return add(std::move(list));
            }
            case Kind::scalar:
                if (param.is_out) return null();
                return one_in(random_, 2) ? integer(some_integer())
                    : one_in(random_, 5)  ? boolean(true)
                                          : number(some_number());
            case Kind::integer: return integer(some_integer());
            case Kind::int_list: return int_list(param);
            case Kind::number: return number(some_number());
            case Kind::double_list: {
                fb::DoubleListT list;
                for (std::size_t i = 0, count = list_length(param); i < count; ++i) list.items.push_back(some_number());
                return add(std::move(list));
            }
            case Kind::boolean: return boolean(one_in(random_, 2));
            case Kind::bool_list: {
                fb::BoolListT list;
                for (std::size_t i = 0, count = list_length(param); i < count; ++i)
                    list.items.push_back(one_in(random_, 2));
                return add(std::move(list));
            }
            case Kind::text: {
                static constexpr std::array words{"none",  "tanh",    "mean", "sum",      "trunc",
                                                  "floor", "reflect", "",     "%s\x1b[2J"};
                fb::StringT made;
                made.string_val = words[pick(random_, words.size())];
                return add(std::move(made));
            }
            case Kind::code:
                return integer(one_in(random_, 8) ? some_integer()
                                                  : static_cast<std::int64_t>(every[pick(random_, every.size())]));
        }
        return null();
    }

    /// The schema's default of an argument; nothing if it is not one of the plain kinds.
    std::optional<std::int32_t> by_default(const ops::Param& param) {
        const std::string& text = *param.default_text;
        if (text == "None") return null();
        if (param.kind == ops::Kind::boolean) return boolean(text == "True");
        if (param.kind == ops::Kind::number) return number(std::strtod(text.c_str(), nullptr));
        if (param.kind == ops::Kind::integer || param.kind == ops::Kind::scalar)
            return integer(std::strtoll(text.c_str(), nullptr, 10));
        return std::nullopt;
    }

    // ---- tensors

    std::int32_t one_tensor(const ops::Param& param) {
        // One tensor as several arguments, the result among them.
        if (!tensors_.empty() && one_in(random_, param.is_out ? 12 : 8)) {
            const std::int32_t id = tensors_[pick(random_, tensors_.size())];
            if (param.is_out) results_.push_back(id);
            return id;
        }
        auto made = std::make_unique<fb::TensorT>();
        const bool is_index = contains(param.name, "ind") || contains(param.name, "offsets") || param.name == "repeats";
        const bool is_mask = contains(param.name, "mask") || contains(param.name, "condition");
        DType dtype = is_index ? (one_in(random_, 8) ? DType::i32 : DType::i64) : is_mask ? DType::boolean : dtype_;
        if (param.is_out && contains(param.name, "indices")) dtype = DType::i64;
        if (param.is_out && one_in(random_, 6)) dtype = frequent[pick(random_, frequent.size())];
        if (one_in(random_, 14)) dtype = every[pick(random_, every.size())];
        const Sizes sizes = param.is_out ? result_shape() : shape_for(param);
        made->scalar_type = static_cast<std::int8_t>(dtype);
        const bool is_dynamic = param.is_out ? !one_in(random_, 4) : one_in(random_, 6);
        std::int64_t elements = 1;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            std::int64_t size = sizes[i];
            if (is_dynamic && param.is_out && size < 64) size = sizes.size() > 3 ? size + 2 : size * 2 + 3;
            elements = size < 0 || (size > 0 && elements > std::numeric_limits<std::int64_t>::max() / size)
                ? -1
                : elements * size;
            if (elements < 0 || elements > most_elements) elements = -1;
            made->sizes.push_back(static_cast<std::int32_t>(size));
            made->dim_order.push_back(static_cast<std::uint8_t>(i));
        }
        if (one_in(random_, 6)) std::shuffle(made->dim_order.begin(), made->dim_order.end(), random_);
        made->shape_dynamism = is_dynamic ? 1 : 0;
        const std::int64_t bytes = elements < 0 ? 64 : elements * item_size(dtype);
        const bool is_constant = !param.is_out && !is_dynamic && one_in(random_, 5);
        if (is_constant) {
            auto buffer = std::make_unique<fb::BufferT>();
            for (const std::byte each : data(dtype, bytes)) buffer->storage.push_back(static_cast<std::uint8_t>(each));
            program_.constant_buffer.push_back(std::move(buffer));
            made->data_buffer_idx = static_cast<std::uint32_t>(program_.constant_buffer.size());
        } else {
            place(*made, bytes);
        }
        std::vector<std::int32_t> held(made->sizes.begin(), made->sizes.end());
        fb::KernelTypesUnion value;
        value.Set(std::move(*made));
        const std::int32_t id = add(std::move(value));
        tensors_.push_back(id);
        if (param.is_out) {
            plan_->outputs.push_back(id);
            results_.push_back(id);
        } else if (!is_constant) {
            add_input(id, dtype, held, is_dynamic);
        }
        return id;
    }

    /// After the others with a gap, overlapping one, or inside one.
    void place(fb::TensorT& tensor, std::int64_t bytes) {
        const bool overlaps = !places_.empty() && one_in(random_, 10);
        std::int64_t offset = overlaps ? places_[pick(random_, places_.size())] : end_;
        if (overlaps && one_in(random_, 3)) offset += 16;
        places_.push_back(offset);
        end_ = std::max(end_, (offset + bytes + 15) / 16 * 16 + 64);
        auto details = std::make_unique<fb::AllocationDetailsT>();
        details->memory_id = 1;
        details->memory_offset_low = static_cast<std::uint32_t>(offset);
        tensor.allocation_info = std::move(details);
    }

    std::vector<std::byte> data(DType dtype, std::int64_t bytes) {
        std::vector<std::byte> out(static_cast<std::size_t>(bytes));
        const std::size_t width = static_cast<std::size_t>(std::max<std::int64_t>(item_size(dtype), 1));
        const std::size_t way = pick(random_, 8);
        if (way == 0) return out;
        for (std::size_t at = 0; at + width <= out.size(); at += width) {
            const std::uint64_t bits = random_();
            const std::int64_t small = static_cast<std::int64_t>(bits % 5) - (way == 2 ? 2 : 0);
            const auto put = [&](auto item) { std::memcpy(out.data() + at, &item, sizeof item); };
            if (way == 1 && dtype != DType::boolean) std::memcpy(out.data() + at, &bits, std::min(width, sizeof bits));
            else if (way == 3 && dtype == DType::i64) put(extreme(random_));
            else if (dtype == DType::f32) put(static_cast<float>(small) + static_cast<float>(bits % 7) / 8);
            else if (dtype == DType::f64) put(static_cast<double>(small) * 0.75);
            else if (dtype == DType::boolean) put(static_cast<std::uint8_t>(bits % 2));
            else std::memcpy(out.data() + at, &small, std::min(width, sizeof small));
        }
        return out;
    }

    void add_input(std::int32_t id, DType dtype, const std::vector<std::int32_t>& sizes, bool is_dynamic) {
        plan_->inputs.push_back(id);
        for (auto& inputs : made_.inputs) {
            HostTensor tensor{.dtype = dtype};
            std::int64_t elements = 1;
            for (const std::int32_t size : sizes) {
                std::int64_t given = size;
                if (is_dynamic && given > 0)
                    given -= static_cast<std::int64_t>(
                        pick(random_, static_cast<std::size_t>(std::min(given, std::int64_t{4}))));
                tensor.shape.push_back(given);
                elements = given < 0 || elements > most_elements ? 0 : elements * given;
            }
            if (elements > most_elements) elements = 0;
            tensor.bytes = data(dtype, elements * item_size(dtype));
            inputs.push_back(std::move(tensor));
        }
    }

    void finish(std::string_view op, const std::vector<std::int32_t>& args) {
        auto known = std::make_unique<fb::OperatorT>();
        const std::size_t dot = op.find('.');
        known->name = std::string(op.substr(0, dot));
        known->overload = dot == std::string_view::npos ? "" : std::string(op.substr(dot + 1));
        plan_->operators.push_back(std::move(known));
        fb::KernelCallT call;
        call.args = args;
        auto instruction = std::make_unique<fb::InstructionT>();
        instruction->instr_args.Set(std::move(call));
        auto chain = std::make_unique<fb::ChainT>();
        chain->instructions.push_back(std::move(instruction));
        plan_->chains.push_back(std::move(chain));
        plan_->non_const_buffer_sizes = {0, end_};
        // The first byte belongs to no tensor.
        program_.constant_buffer.insert(program_.constant_buffer.begin(), std::make_unique<fb::BufferT>());
        pack();
    }

    /// Like the object API, but it keeps lists without entries.
    void pack() {
        flatbuffers::FlatBufferBuilder builder;
        const auto all = [&](const auto& items, auto make) {
            std::vector<decltype(make(builder, items.front().get(), nullptr))> offsets;
            for (const auto& item : items) offsets.push_back(make(builder, item.get(), nullptr));
            return builder.CreateVector(offsets);
        };
        const auto values = all(plan_->values, [](auto&&... with) { return fb::CreateEValue(with...); });
        const auto chains = all(plan_->chains, [](auto&&... with) { return fb::CreateChain(with...); });
        const auto operators = all(plan_->operators, [](auto&&... with) { return fb::CreateOperator(with...); });
        const auto constants = all(program_.constant_buffer, [](auto&&... with) { return fb::CreateBuffer(with...); });
        const auto name = builder.CreateString("forward");
        const auto meta = fb::CreateContainerMetadataDirect(builder, "", "");
        const auto inputs = builder.CreateVector(plan_->inputs), outputs = builder.CreateVector(plan_->outputs);
        const auto sizes = builder.CreateVector(plan_->non_const_buffer_sizes);
        const auto delegates = builder.CreateVector(std::vector<flatbuffers::Offset<fb::BackendDelegate>>());
        const auto plan =
            fb::CreateExecutionPlan(builder, name, meta, values, inputs, outputs, chains, operators, delegates, sizes);
        const auto plans = builder.CreateVector(std::vector{plan});
        const auto none = builder.CreateVector(std::vector<flatbuffers::Offset<fb::BackendDelegateInlineData>>());
        const auto segments = builder.CreateVector(std::vector<flatbuffers::Offset<fb::DataSegment>>());
        fb::FinishProgramBuffer(builder, fb::CreateProgram(builder, 0, plans, constants, none, segments));
        made_.pte.assign(builder.GetBufferPointer(), builder.GetBufferPointer() + builder.GetSize());
    }

    Random& random_;
    OperatorProgram made_;
    fb::ProgramT program_;
    std::unique_ptr<fb::ExecutionPlanT> plan_;
    DType dtype_ = DType::f32;
    Sizes base_;
    std::int64_t channels_ = 0, end_ = 0;
    std::vector<std::int32_t> tensors_, results_;
    std::vector<std::int64_t> places_;
};

}  // namespace

OperatorProgram make_operator_program(const Kernel& kernel, Random& random) { return Maker(kernel, random).take(); }

}  // namespace arenascope::fuzz
