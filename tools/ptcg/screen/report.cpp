#include "screen/report.hpp"

#include <cstdio>

#include <fmt/core.h>

#include "screen/screen.hpp"

namespace ptcg::tools {

int complain(ExitCode code, std::string_view message)
{
    std::fflush(stdout);
    print_error("ptcg: error: {}\n", message);
    return code;
}

}  // namespace ptcg::tools
