#include "fit/weights_file.hpp"

#include <fstream>

#include <fmt/format.h>

#include "screen/report.hpp"

namespace ptcg::tools {
namespace {

int written(std::ofstream& file, const std::string& path)
{
    return file.flush() ? 0 : complain(exit_wrong, "cannot write " + path);
}

}  // namespace

int check_weights_file(const std::string& path)
{
    std::ofstream file(path, std::ios::app);
    return written(file, path);
}

int write_weights(const std::string& path, std::string_view what, std::string_view text)
{
    std::ofstream file(path);
    file << fmt::format(
        "# The weights of the {}, written by ptcg_fit; README.md has the command.\n", what);
    file << text;
    return written(file, path);
}

}  // namespace ptcg::tools
