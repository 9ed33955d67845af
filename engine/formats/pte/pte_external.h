#pragma once
// Constants that a program keeps in a .ptd file beside it.

#include <map>
#include <string>

#include "engine/ir/method.h"

namespace arenascope::pte {

class ExternalData {
public:
    explicit ExternalData(std::string program_path) : program_path_(std::move(program_path)) {}

    /// Bytes of the tensor of this name; opens the file on first use. The layout must be the tensor's own.
    Result<Data> find(const std::string& name, const Tensor& tensor);

private:
    struct Entry {
        Data data;
        DType dtype = DType::f32;
        std::vector<std::int64_t> sizes;
    };
    Result<> open();
    Result<> read(const Data& file);

    std::string program_path_;
    bool is_open_ = false;
    std::map<std::string, Entry> entries_;
};

}  // namespace arenascope::pte
