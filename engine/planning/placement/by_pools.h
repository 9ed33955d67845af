#pragma once
// plan_by_pools of planner.h: each pool with its own planner.

#include "engine/planning/planner.h"
