# cmake -C .ci/dev.cmake -B build-dev -G Ninja
set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "")
# Half the compile time of -O2 -g; kernels and planners have -O of their own. release.cmake is for speed,
# asan.cmake and tsan.cmake for line numbers.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g0 -DNDEBUG" CACHE STRING "")
# For fresh builds. While working: cmake -DARENASCOPE_UNITY=OFF build, so that a change compiles one file.
set(ARENASCOPE_UNITY ON CACHE BOOL "")
