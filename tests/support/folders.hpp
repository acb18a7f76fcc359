#pragma once

#include <filesystem>

/// Where the tests find the project's own files.
namespace ptcg::test {

[[nodiscard]] std::filesystem::path tests_folder();
[[nodiscard]] std::filesystem::path cards_folder();
/// Returns the folder of card facts that some machines have beside the checkout. It is empty if
/// there is none, and then a test that needs it has nothing to do.
[[nodiscard]] std::filesystem::path card_data_folder();

}  // namespace ptcg::test
