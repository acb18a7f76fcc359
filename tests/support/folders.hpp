#pragma once

#include <filesystem>

/// Where the project's own files lie that tests read.
namespace ptcg::test {

[[nodiscard]] std::filesystem::path tests_folder();
[[nodiscard]] std::filesystem::path cards_folder();
/// The card facts that lie beside a checkout on some machines; empty where they do not exist, and
/// then a test that wants them has nothing to do.
[[nodiscard]] std::filesystem::path card_data_folder();

}  // namespace ptcg::test
