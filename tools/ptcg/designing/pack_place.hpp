#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"

/// Where a designer's packs lie.
namespace ptcg::tools {

/// The folder for new packs: `in` if it is given, else the first folder of PTCG_PACKS, else
/// `cards` in the current one if that is there, else the current one.
[[nodiscard]] std::filesystem::path folder_for_packs(std::string_view in);

/// The folder of the pack of this id: `folder` if it is given, else what is found in PTCG_PACKS, in
/// the current folder, in its `cards` or around it, and among the program's own packs. The error
/// says how to make it, or names the id that was probably meant.
[[nodiscard]] Result<std::filesystem::path> find_pack_folder(std::string_view id,
                                                             std::string_view folder);

}  // namespace ptcg::tools
