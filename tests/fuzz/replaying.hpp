#pragma once

#include <string>
#include <vector>

#include "fuzz/targets.hpp"

namespace ptcg::fuzz {

/// Runs the target with every file of tests/fuzz/seeds/NAME, with the seeds it makes itself, and
/// with `count` more inputs made from these by a few random changes, the same each time. The test
/// fails with the first Finding. The input that is run lies in a file that stays there if the
/// target, and with it this program, comes to a bad end.
void replay(const Target& target, int count);
/// The same with these inputs, as they are.
void replay(const Target& target, const std::vector<std::string>& inputs);

}  // namespace ptcg::fuzz
