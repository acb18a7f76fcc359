#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"

namespace ptcg::tools::phrases {

/// Calls `add` with the content and the path of each `*.toml` file of a folder, in the order of
/// their names. The error says which of them cannot be read.
[[nodiscard]] Result<void> each_toml_file(
    const std::filesystem::path& folder,
    const std::function<void(std::string_view text, const std::string& file)>& add);

}  // namespace ptcg::tools::phrases
