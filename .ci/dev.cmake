# cmake -C .ci/dev.cmake -B build-dev -G Ninja
set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "")
