#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"

/// Finds the folders of a designer's packs.
namespace ptcg::tools {

/// Returns the folder for the new pack `id`: `in` if given, else the first folder of PTCG_PACKS,
/// else `cards` in the current folder if it exists, else the current folder. Rejects a folder
/// inside a pack; the error says what to type instead.
[[nodiscard]] Result<std::filesystem::path> folder_for_packs(std::string_view id,
                                                             std::string_view in);

/// Returns the pack that already has this id: in `folder`, or among those every command loads (the
/// program's own and those of PTCG_PACKS).
[[nodiscard]] std::optional<std::filesystem::path> existing_pack(
    std::string_view id, const std::filesystem::path& folder);

/// Returns the folder of the pack with this id, for writing cards into it. If `folder` is given,
/// that is `folder` or a pack in it. Otherwise it is the pack around the current folder, or one in
/// the current folder, in its `cards` or in PTCG_PACKS. One of the program's own packs is found
/// only from inside its tree or with `folder`. The error says how to create the pack, or names the
/// id that was probably meant.
[[nodiscard]] Result<std::filesystem::path> find_pack_folder(std::string_view id,
                                                             std::string_view folder);

}  // namespace ptcg::tools
