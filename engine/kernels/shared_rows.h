#pragma once
// Rows of one call's result that threads share (--intra-threads): each is computed as it is by one thread alone.

#include <cstdint>

#include "engine/kernels/kernel.h"
#include "engine/kernels/parallel_choice.h"
#include "engine/kernels/rows.h"
#include "engine/kernels/workers.h"

namespace arenascope {

/// Of kernels that keep nothing else between calls.
struct SharedRows final : KernelState {
    ParallelChoice choice;
};

/// body(first, end) over [0, rows), in one piece or in as many as there are threads. It allocates nothing and throws
/// nothing: parts run on other threads, after the scratch was taken.
template <class Body>
void share_rows(Call& call, ParallelChoice& choice, std::int64_t rows, const Body& body) {
    divide_work(call, choice, rows, [&](std::int64_t parts) {
        const auto run = [&](std::int64_t part) { body(rows * part / parts, rows * (part + 1) / parts); };
        if (parts == 1) run(0);
        else call.workers()->run(parts, run);
        return true;
    });
}
template <class Body>
void share_rows(Call& call, std::int64_t rows, const Body& body) {
    if (call.workers()) share_rows(call, call.state<SharedRows>().choice, rows, body);
    else body(std::int64_t{0}, rows);
}

/// body(walk) for all of it, or for each thread's part of its outermost loop.
template <std::size_t N, class Body>
void share_walk(Call& call, const Walk<N>& walk, const Body& body) {
    if (!call.workers()) return body(walk);
    share_rows(call, walk.sizes[0], [&](std::int64_t first, std::int64_t end) {
        if (end - first == walk.sizes[0]) body(walk);  // a copy of it takes as long as a short call
        else body(part_of(walk, first, end));
    });
}

}  // namespace arenascope
