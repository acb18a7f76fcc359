#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ptcg::tools {

/// How a program ran.
struct Ran {
    int exit_code = -1;     ///< -1 if it could not be run or was ended by a signal
    double seconds = 0;     ///< by the wall clock
    double peak_bytes = 0;  ///< of memory
};

/// Runs a program found on the PATH and discards its output. `words` begins with its name. `cache`
/// is its folder for cached packs (see pack_cache); empty: none.
[[nodiscard]] Ran run_quietly(std::vector<std::string> words,
                              const std::filesystem::path& cache = {});

}  // namespace ptcg::tools
