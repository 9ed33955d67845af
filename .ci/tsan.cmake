# The pool of the static runtime's instances, shared state and helping threads under ThreadSanitizer:
# cmake -C .ci/tsan.cmake -B build-tsan -G Ninja && ninja -C build-tsan test_threads
# TSAN_OPTIONS=suppressions=.ci/tsan.supp build-tsan/tests/test_threads
set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "")
set(ARENASCOPE_GUI OFF CACHE BOOL "")
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1" CACHE STRING "")
set(CMAKE_CXX_FLAGS "-fsanitize=thread" CACHE STRING "")
set(CMAKE_EXE_LINKER_FLAGS "-fsanitize=thread" CACHE STRING "")
