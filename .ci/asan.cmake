# cmake -C .ci/asan.cmake -B build-asan -G Ninja
set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "")
# Assertions stay on, and arenas are filled before use: reads of unwritten bytes show.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O1 -g1" CACHE STRING "")
set(CMAKE_CXX_FLAGS "-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer" CACHE STRING "")
set(CMAKE_EXE_LINKER_FLAGS "-fsanitize=address,undefined -fno-omit-frame-pointer" CACHE STRING "")
