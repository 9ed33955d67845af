# cmake -C .ci/dev.cmake -B build-dev -G Ninja
set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "")
# Line tables are enough for a backtrace and a profile, and a quarter faster to compile than all of -g.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g1 -DNDEBUG" CACHE STRING "")
