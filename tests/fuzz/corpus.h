#pragma once
// Seeds: real files of every format, those in the repository first.

#include <string>
#include <vector>

#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

struct Seed {
    Kind kind = Kind::program;
    std::string name;  ///< path, or what it is
    Bytes bytes;
    Bytes beside{};    ///< the program that names external data
    std::string beside_name{};
};

/// Files of at most `most_bytes`, in order of names. `source`: the project's folder.
std::vector<Seed> corpus(const std::string& source, std::size_t most_bytes);

}  // namespace arenascope::fuzz
