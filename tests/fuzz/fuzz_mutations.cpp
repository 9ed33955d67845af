// Applies mutations to real files of every format, each in a child process under a watchdog: no crash, no case of more
// than 10 s, no more memory than the larger of 256 MB and 4 times the file. Prints how many were accepted.
// fuzz_mutations [COUNT [FIRST]]: mutations FIRST to FIRST+COUNT-1, and before the first one all seeds unchanged. A
// mutation is the same wherever the seeds are stored.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "tests/fuzz/children.h"
#include "tests/fuzz/corpus.h"

using namespace arenascope;
using namespace arenascope::fuzz;

namespace {

constexpr std::size_t most_seed_bytes = 96 << 10;
constexpr std::size_t most_labels = 64;
constexpr std::uint64_t least_count = 2000;  // with fewer mutations the counts are random
constexpr std::uint64_t least_judged = 20;   // cases of an importer
constexpr std::uint64_t least_planned = 4;
const auto is_plan_file = [](const std::string& label) { return label.starts_with("plan "); };
constexpr std::uint64_t least_accepted = 25;  // one in so many

/// What parent and children share: counts by importer.
struct Shared {
    Tally seeds[most_labels], mutations[most_labels];
};

struct Case {
    const Seed* seed = nullptr;
    Bytes bytes;
};

std::vector<std::string> labels_of(const std::vector<Seed>& seeds) {
    std::vector<std::string> out;
    for (const Seed& seed : seeds) {
        if (std::find(out.begin(), out.end(), label_of(seed)) == out.end()) out.push_back(label_of(seed));
    }
    out.resize(std::min(out.size(), most_labels));
    return out;
}

/// The first cases are the unchanged seeds; then every importer gets the same share of mutations, however many seeds it
/// has.
Case make_case(const std::vector<Seed>& seeds, const std::vector<std::string>& labels, std::uint64_t number) {
    if (number < seeds.size()) return {.seed = &seeds[number], .bytes = seeds[number].bytes};
    Random random(number * 0x9E3779B97F4A7C15U + 1);
    Case out{.seed = &seeds[random() % seeds.size()]};
    // Importers with few seeds share half of the cases.
    if (number % 2 == 0) {
        const std::string& label = labels[number / 2 % labels.size()];
        std::vector<const Seed*> chosen;
        for (const Seed& seed : seeds) {
            if (label_of(seed) == label) chosen.push_back(&seed);
        }
        out.seed = chosen[random() % chosen.size()];
    }
    out.bytes = out.seed->bytes;
    mutate(out.bytes, seeds[random() % seeds.size()].bytes, random);
    return out;
}

std::size_t index_of(const std::vector<std::string>& labels, const Seed& seed) {
    const auto found = std::find(labels.begin(), labels.end(), label_of(seed));
    return std::min(static_cast<std::size_t>(found - labels.begin()), labels.size() - 1);
}

void keep(const std::vector<Seed>& seeds, const std::vector<std::string>& labels, std::uint64_t number,
          const std::string& why) {
    const Case made = make_case(seeds, labels, number);
    std::fprintf(stderr, "case %llu (%s, from %s): %s\n", static_cast<unsigned long long>(number),
                 std::string(name_of(made.seed->kind)).c_str(), made.seed->origin.c_str(), why.c_str());
    const char* folder = std::getenv("FUZZ_KEEP");
    if (!folder) return;
    const std::string path = std::string(folder) + "/case-" + std::to_string(number);
    if (FILE* file = std::fopen(path.c_str(), "wb")) {
        std::fwrite(made.bytes.data(), 1, made.bytes.size(), file);
        std::fclose(file);
    }
}

/// Mutations that are never accepted test only the first check of an importer.
int complain_of_idleness(const std::vector<Seed>& seeds, const std::vector<std::string>& labels, const Shared& shared) {
    int idle = 0;
    const auto complain = [&idle](const std::string& label, const char* what) {
        std::fprintf(stderr, "FUZZ: %s: %s\n", label.c_str(), what);
        ++idle;
    };
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const Tally& mutations = shared.mutations[i];
        const Seed& seed =
            *std::find_if(seeds.begin(), seeds.end(), [&](const Seed& each) { return label_of(each) == labels[i]; });
        if (mutations.cases < least_judged) continue;
        if (mutations.accepted * least_accepted < mutations.cases)
            complain(labels[i], "too few mutations were accepted");
        // A changed placement is seldom valid: few plans do not mean that runs are untested.
        const bool has_plans = mutations.planned >= least_planned || !is_plan_file(labels[i]);
        if (has_plans && can_run(seed.kind) && is_runnable(seed) && mutations.ran == 0)
            complain(labels[i], "no mutation ran");
    }
    return idle;
}

void print(const char* what, const Tally& tally) {
    std::printf("  %-24s %8llu cases, %8llu accepted, %8llu planned, %8llu ran\n", what,
                static_cast<unsigned long long>(tally.cases), static_cast<unsigned long long>(tally.accepted),
                static_cast<unsigned long long>(tally.planned), static_cast<unsigned long long>(tally.ran));
}

}  // namespace

int main(int argc, char** argv) {
    const std::uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2000;
    const std::uint64_t begin = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
    const std::vector<Seed> seeds = corpus(ARENASCOPE_SOURCE_DIR, most_seed_bytes);
    const std::vector<std::string> labels = labels_of(seeds);
    auto& shared = shared_with_children<Shared>();
    std::unique_ptr<Folder> folder;  // of each child
    Work work;
    work.begin = [&] {
        folder = std::make_unique<Folder>();
        warm_up();
    };
    work.one = [&](std::uint64_t number, Progress& progress) {
        const Case made = make_case(seeds, labels, number);
        try_bytes(made.seed->kind, made.seed->name, made.bytes, made.seed->beside, *folder, progress,
                  (number < seeds.size() ? shared.seeds : shared.mutations)[index_of(labels, *made.seed)]);
        return made.bytes.size();
    };
    work.end = [&] { folder.reset(); };
    work.failed = [&](std::uint64_t number, const std::string& why) { keep(seeds, labels, number, why); };
    const int failures = static_cast<int>(
        run_in_children(work, begin == 0 ? 0 : seeds.size() + begin, seeds.size() + begin + count).failures);
    std::printf("%zu seeds as they are and %llu mutations from %llu, %d failures\n", begin == 0 ? seeds.size() : 0,
                static_cast<unsigned long long>(count), static_cast<unsigned long long>(begin), failures);
    Tally all;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        print((labels[i] + ", seeds").c_str(), shared.seeds[i]);
        print((labels[i] + ", mutations").c_str(), shared.mutations[i]);
        all += shared.mutations[i];
    }
    print("all mutations", all);
    // A part of all mutations may have too few of one kind.
    const int idle = begin == 0 && count >= least_count ? complain_of_idleness(seeds, labels, shared) : 0;
    return failures + idle == 0 ? 0 : 1;
}
