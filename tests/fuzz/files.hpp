#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ptcg::fuzz {

[[nodiscard]] std::string text_of_file(const std::filesystem::path& file);
/// Returns the files directly in this folder, sorted by name. Returns none if the folder does not
/// exist.
[[nodiscard]] std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder);

}  // namespace ptcg::fuzz
