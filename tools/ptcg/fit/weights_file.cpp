#include "fit/weights_file.hpp"

#include <filesystem>
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
    std::error_code ignored;  // what can't be looked at can't be written either
    const bool is_new = !std::filesystem::exists(path, ignored);
    std::ofstream file(path, std::ios::app);
    const int wrong = written(file, path);
    if (is_new && wrong == 0) std::filesystem::remove(path, ignored);
    return wrong;
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
