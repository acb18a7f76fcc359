#include "commands/commands.hpp"

int main(int argc, char** argv)
{
    return ptcg::tools::run_program(argc, argv);
}
