#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"

/// Where a designer's packs lie.
namespace ptcg::tools {

/// The folder for the new pack `id`: `in` if it is given, else the first folder of PTCG_PACKS, else
/// `cards` in the current one if that is there, else the current one. A folder inside a pack is
/// refused; the error says what to type instead.
[[nodiscard]] Result<std::filesystem::path> folder_for_packs(std::string_view id,
                                                             std::string_view in);

/// The pack that has this id already: in `folder`, or among those every command loads (the
/// program's own and those of PTCG_PACKS).
[[nodiscard]] std::optional<std::filesystem::path> existing_pack(
    std::string_view id, const std::filesystem::path& folder);

/// The folder of the pack of this id that cards are to be written into: `folder`, or in it, if that
/// is given; else the pack around the current folder, one in that or in its `cards`, or in
/// PTCG_PACKS. One of the program's own packs is found from inside its tree only, or by `folder`.
/// The error says how to make it, or names the id that was probably meant.
[[nodiscard]] Result<std::filesystem::path> find_pack_folder(std::string_view id,
                                                             std::string_view folder);

}  // namespace ptcg::tools
