#include "commands/commands.hpp"

#ifdef PTCG_WITH_MPI
#include "program/ranks_mpi.hpp"
#endif

int main(int argc, char** argv)
{
#ifdef PTCG_WITH_MPI
    return ptcg::tools::run_program(argc, argv, ptcg::tools::ranks_of_mpi);
#else
    return ptcg::tools::run_program(argc, argv);
#endif
}
