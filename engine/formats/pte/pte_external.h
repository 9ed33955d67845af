#pragma once
// Constants that a program keeps in .ptd files: the given ones, otherwise the one next to it.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::pte {

/// What replaces the suffix of a program in the name of the file with its external constants.
inline constexpr std::string_view external_constants_suffix = "._default_external_constant.ptd";
/// Where external constants of a program are looked for, in this order.
[[nodiscard]] std::vector<std::string> external_candidates(const std::string& program);
/// Whether constant data came from a .ptd file.
[[nodiscard]] bool is_external_data(const Data& data);

class ExternalData {
public:
    /// `given`: paths of .ptd files; empty: the one next to the program.
    explicit ExternalData(std::string program_path, std::vector<std::string> given = {})
        : program_path_(std::move(program_path)), given_(std::move(given)) {}

    /// Bytes of the tensor with this name; opens the file on first use. The layout must match the tensor's. Nothing if
    /// no file was given or found: the program can then be planned and shown without its data.
    Result<std::optional<Data>> find(const std::string& name, const Tensor& tensor);
    /// Fails if files were given and the program needs none.
    [[nodiscard]] Result<> check_needed() const;
    /// A note about missing constants; empty if there are none.
    [[nodiscard]] Message missing() const;

private:
    struct Entry {
        Data data;
        DType dtype = DType::f32;
        std::vector<std::int64_t> sizes;
    };
    Result<> open();
    Result<> open_given();
    Result<> read(const std::string& path, const Data& file);
    [[nodiscard]] std::string given_text() const;

    std::string program_path_;
    std::vector<std::string> given_;
    bool is_open_ = false;
    std::string looked_for_;   ///< if nothing was found
    std::size_t missing_ = 0;  ///< constants
    std::map<std::string, Entry> entries_;
};

}  // namespace arenascope::pte
