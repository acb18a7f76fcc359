#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ptcg::fuzz {

[[nodiscard]] std::string text_of_file(const std::filesystem::path& file);
/// The files right in this folder, sorted by name; none if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder);

}  // namespace ptcg::fuzz
