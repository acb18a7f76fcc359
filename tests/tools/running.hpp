#pragma once

#include <vector>

#include "commands/commands.hpp"

namespace ptcg::test {

/// Runs the program with these arguments. Returns its exit code.
inline int run(std::vector<const char*> words)
{
    words.insert(words.begin(), "ptcg");
    return tools::run_program(static_cast<int>(words.size()), words.data());
}

}  // namespace ptcg::test
