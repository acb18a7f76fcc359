#pragma once

#include "distributed/ranks.hpp"

namespace ptcg::tools {

/// Returns the processes that mpirun started, or this one alone if mpirun did not start it. Not in
/// ptcg_tools: only a program that links MPI has it.
[[nodiscard]] Result<std::unique_ptr<Ranks>> ranks_of_mpi();

}  // namespace ptcg::tools
