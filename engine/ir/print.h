#pragma once
// Programs as text, for people and for golden tests. Equal programs give equal text; constants' bytes are not in it.
//
//   method forward
//     symbol s0: 1..128, example 4
//     value %x: f32[s0, 16] <= [128, 16] input
//     value %w: f32[16, 16] constant
//     value %v: f32[16, 16] alias of %w
//     inputs (%x)
//     0: %add = aten::add.out(self=%x, other=%v, alpha=1, out=%add)  # aten_add_tensor
//     1: jump to 4 unless %c  # cond.jump
//     2: move %a to %b  # cond.move
//     outputs (%add)
//
// A value is called by its name where no other has that name, else by its id; literals stand for themselves.

#include <string>

#include "engine/ir/graph.h"
#include "engine/ir/method.h"
#include "engine/ir/operator_facts.h"

namespace arenascope {

[[nodiscard]] std::string print(const Method& method, const OperatorFacts& facts);
[[nodiscard]] std::string print(const fx::ExportedProgram& program);

}  // namespace arenascope
