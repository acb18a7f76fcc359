#include "fit/weights_file.hpp"

#include <fstream>

#include <fmt/format.h>

#include "screen/report.hpp"

namespace ptcg::tools {

int write_weights(const std::string& path, std::string_view what, std::string_view text)
{
    std::ofstream file(path);
    file << fmt::format(
        "# The weights of the {}, written by ptcg_fit; README.md has the command.\n", what);
    file << text;
    if (!file.flush()) return complain(exit_wrong, "cannot write " + path);
    return 0;
}

}  // namespace ptcg::tools
