#pragma once
// Seeds: real files of every format, those in the repository first.

#include <string>
#include <vector>

#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

struct Seed {
    Kind kind = Kind::program;
    std::string format{};  ///< which importer, where a kind has several
    std::string origin;    ///< path, or a description
    Bytes bytes;
    std::string name{"case"};  ///< of the file that they are written to
    std::vector<Neighbour> beside{};
};

/// The name that counts are kept under: the importer.
[[nodiscard]] inline std::string label_of(const Seed& seed) {
    return seed.format.empty() ? std::string(name_of(seed.kind)) : seed.format;
}

/// Formats that know operators.
[[nodiscard]] inline bool is_runnable(const Seed& seed) {
    return seed.format != "csv" && seed.format != "trace" && seed.format != "tflite";
}

/// Files of at most `most_bytes`, in order of names. `source`: the project's folder.
std::vector<Seed> corpus(const std::string& source, std::size_t most_bytes);

}  // namespace arenascope::fuzz
