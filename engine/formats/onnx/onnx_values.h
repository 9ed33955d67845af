#pragma once
// Values of a graph during import: types, constants, and numbers computed ahead of time.

#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "engine/formats/onnx/model/model.h"
#include "engine/formats/onnx/onnx_args.h"

namespace arenascope::onnx {

/// "Conv is not mapped: …", for a node of an unsupported form.
inline Error not_mapped(const Node& node, const Message& why) {
    if (!node.name.empty()) return Error{.what = message("{operator} '{name}': {reason}", node.op, node.name, why)};
    if (!node.outputs.empty())
        return Error{.what = message("{operator} that makes '{output}': {reason}", node.op, node.outputs.front(), why)};
    return Error{.what = message("{operator}: {reason}", node.op, why)};
}

class Values {
public:
    static constexpr std::size_t most_known = 4096;  ///< numbers of a list; longer lists are tensors
    /// The scope of a body of control flow: the same values, without inputs of its own yet.
    [[nodiscard]] Values of_body() const;

    // -- a node's inputs -------------------------------------------------------------------------------------
    /// Type of a node's input; an error where it has none or it is not given.
    Result<TensorType> type(const Node& node, std::size_t input) const;
    /// The same without strides: the type of a new result with that shape.
    Result<TensorType> plain(const Node& node, std::size_t input) const;
    [[nodiscard]] bool has(const Node& node, std::size_t input) const;
    /// Numbers of a constant i64 or i32 input; nothing if it is not constant.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> numbers(const Node& node, std::size_t input) const;
    /// Integers of a list or a scalar that are known during import, including sizes of dynamic dimensions.
    [[nodiscard]] std::optional<std::vector<sym::Expr>> known(const Node& node, std::size_t input) const;
    /// A constant f32 scalar.
    [[nodiscard]] std::optional<double> scalar(const Node& node, std::size_t input) const;
    /// A constant scalar of any real type.
    [[nodiscard]] std::optional<double> number(const Node& node, std::size_t input) const;
    /// The bytes of a constant input; null if it is not constant.
    [[nodiscard]] const Data* fixed(const Node& node, std::size_t input) const;
    [[nodiscard]] fx::Arg tensor(std::string name, const Node& node,
                                 std::size_t input) const;  ///< none if not given

    // -- values by name --------------------------------------------------------------------------------------
    [[nodiscard]] const std::map<std::string, TensorType>& types() const { return types_; }
    [[nodiscard]] const TensorType& type_of(const std::string& name) const { return types_.at(name); }
    [[nodiscard]] bool contains(const std::string& name) const { return types_.contains(name); }
    /// Constants by value: weights, and values computed during import.
    [[nodiscard]] const std::map<std::string, Data>& constants() const { return constants_; }
    /// Whether a value is a list of numbers that depend on dynamic dimensions.
    [[nodiscard]] bool is_open(const std::string& name) const { return known_.contains(name); }
    [[nodiscard]] const std::vector<sym::Expr>& open_numbers(const std::string& name) const { return known_.at(name); }
    [[nodiscard]] const std::vector<std::string>& user_inputs() const { return user_inputs_; }
    void add_input(const std::string& name, TensorType type);
    /// Strings, sequences and maps: they are shown, but not planned.
    void add_opaque_input(const std::string& name) {
        user_inputs_.push_back(name);
        opaque_.insert(name);
    }
    void define_opaque(const std::string& name) { opaque_.insert(name); }
    [[nodiscard]] bool is_opaque(const std::string& name) const { return opaque_.contains(name); }
    /// Tensors of unknown shape.
    void define_unsized(const std::string& name) { unsized_.insert(name); }
    void add_unsized_input(const std::string& name) {
        user_inputs_.push_back(name);
        define_unsized(name);
    }
    [[nodiscard]] bool is_unsized(const std::string& name) const { return unsized_.contains(name); }
    /// The input's value: operators take it as a constant, and the run must bring the same.
    void fix_input(const std::string& name, Data data) { constants_[name] = std::move(data); }
    void unfix_input(const std::string& name) { constants_.erase(name); }
    /// Values that operators needed and that are not constant, since the last call.
    void ask(const std::set<std::string>& names) { asked_->insert(names.begin(), names.end()); }
    std::set<std::string> take_asked() { return std::exchange(*asked_, {}); }
    void define(const std::string& name, TensorType type) { types_[name] = std::move(type); }
    /// An input of a body, which hides an outer value with that name.
    void shadow(const std::string& name, TensorType type);
    void constant(const std::string& name, TensorType type, Data data);
    /// A constant of computed numbers; `base` begins its name.
    template <class Number>
    std::string made_constant(const std::string& base, DType dtype, std::vector<sym::Expr> sizes,
                              const std::vector<Number>& numbers) {
        const auto bytes = std::as_bytes(std::span(numbers));
        auto owner = std::make_shared<const std::vector<std::byte>>(bytes.begin(), bytes.end());
        std::string name = fresh(base);
        constant(name, {.dtype = dtype, .sizes = std::move(sizes)}, Data{ByteView(*owner), owner});
        return name;
    }
    /// Numbers known during import: a constant if all are fixed. False if they cannot be stored.
    bool set_known(const std::string& name, DType dtype, std::size_t rank, std::vector<sym::Expr> values);
    /// Reserves a name; false if it exists.
    bool take(const std::string& name) { return used_.insert(name).second; }
    [[nodiscard]] std::string fresh(const std::string& base);
    /// Whether that many more bytes may be computed that are not in a file.
    [[nodiscard]] bool spend(std::int64_t bytes) { return (made_bytes_ += bytes) <= most_made_bytes; }

private:
    static constexpr std::int64_t most_made_bytes = 128 << 20;
    std::map<std::string, TensorType> types_;
    std::map<std::string, Data> constants_;
    std::map<std::string, std::vector<sym::Expr>> known_;  ///< numbers that depend on open dimensions
    std::vector<std::string> user_inputs_;
    std::shared_ptr<std::set<std::string>> asked_ = std::make_shared<std::set<std::string>>();  ///< also of bodies
    std::set<std::string> opaque_;
    std::set<std::string> unsized_;
    std::set<std::string> used_;             ///< names
    std::map<std::string, int> made_names_;  ///< by base: the last number
    std::int64_t made_bytes_ = 0;
};

}  // namespace arenascope::onnx
