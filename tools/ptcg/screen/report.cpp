#include "screen/report.hpp"

#include <cstdio>

#include <fmt/core.h>

namespace ptcg::tools {

int complain(ExitCode code, std::string_view message)
{
    std::fflush(stdout);
    fmt::print(stderr, "ptcg: error: {}\n", message);
    return code;
}

}  // namespace ptcg::tools
