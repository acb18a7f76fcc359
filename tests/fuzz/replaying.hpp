#pragma once

#include <string>
#include <vector>

#include "fuzz/targets.hpp"

namespace ptcg::fuzz {

/// Runs the target with every file of tests/fuzz/seeds/NAME, with the seeds it makes itself, and
/// with `count` more inputs made from these by a few random changes, the same each time. Fails the
/// test at the first Finding. The current input is in a file, which remains if the target crashes
/// this program.
void replay(const Target& target, int count);
/// Runs the target with these inputs, unchanged.
void replay(const Target& target, const std::vector<std::string>& inputs);

}  // namespace ptcg::fuzz
