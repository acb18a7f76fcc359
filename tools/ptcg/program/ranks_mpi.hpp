#pragma once

#include "distributed/ranks.hpp"

namespace ptcg::tools {

/// The processes that mpirun started; one alone if it did not start this one. Not in ptcg_tools:
/// only a program that links MPI has it.
[[nodiscard]] Result<std::unique_ptr<Ranks>> ranks_of_mpi();

}  // namespace ptcg::tools
