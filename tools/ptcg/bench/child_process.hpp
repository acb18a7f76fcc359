#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ptcg::tools {

/// How a program ran.
struct Ran {
    int exit_code = -1;     ///< -1 if it could not be run, or was ended by a signal
    double seconds = 0;     ///< by the clock
    double peak_bytes = 0;  ///< of memory
};

/// Runs a program, looked for on the PATH, with its output thrown away. `words` begin with its
/// name. `cache`: the folder it keeps packs in (see pack_cache); empty: nowhere.
[[nodiscard]] Ran run_quietly(std::vector<std::string> words,
                              const std::filesystem::path& cache = {});

}  // namespace ptcg::tools
