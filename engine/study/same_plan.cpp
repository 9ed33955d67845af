#include "engine/study/same_plan.h"

#include <algorithm>

namespace arenascope {

namespace {

/// Delegating a node may leave every tensor at its place.
bool same_work(const Method& a, const Method& b) {
    return std::equal(a.instructions.begin(), a.instructions.end(), b.instructions.begin(), b.instructions.end(),
                      [](const Instruction& p, const Instruction& q) {
                          return p.op == q.op && p.args == q.args && p.delegate == q.delegate;
                      }) &&
        std::equal(a.delegates.begin(), a.delegates.end(), b.delegates.begin(), b.delegates.end(),
                   [](const Delegate& p, const Delegate& q) {
                       return p.id == q.id &&
                           std::equal(p.payload.bytes.begin(), p.payload.bytes.end(), q.payload.bytes.begin(),
                                      q.payload.bytes.end()) &&
                           p.compile_specs == q.compile_specs;
                   });
}

}  // namespace

bool same_plan(const Outcome& a, const Outcome& b) {
    if (!same_work(*a.method, *b.method)) return false;
    const Problem &x = a.plan().problem, &y = b.plan().problem;
    return a.plan().placement.offsets == b.plan().placement.offsets &&
        std::equal(x.buffers.begin(), x.buffers.end(), y.buffers.begin(), y.buffers.end(),
                   [](const Buffer& p, const Buffer& q) {
                       return p.id == q.id && p.bytes == q.bytes && p.mem_id == q.mem_id;
                   });
}

}  // namespace arenascope
