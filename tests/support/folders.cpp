#include "support/folders.hpp"

namespace ptcg::test {

std::filesystem::path tests_folder()
{
    return PTCG_TESTS_DIR;
}

std::filesystem::path cards_folder()
{
    return PTCG_SOURCE_CARDS_DIR;
}

std::filesystem::path card_data_folder()
{
    const std::filesystem::path folder = tests_folder() / "../../shared/carddata";
    return std::filesystem::is_directory(folder) ? folder : std::filesystem::path();
}

}  // namespace ptcg::test
