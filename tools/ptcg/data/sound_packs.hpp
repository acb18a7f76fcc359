#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

/// Separates packs with errors from the others.
namespace ptcg::tools {

/// Returns the packs that have problems and those that depend on them. Empty if all were loaded, or
/// if no problem concerns a pack.
[[nodiscard]] std::vector<PackPlace> packs_with_problems(const LoadResult& loaded);

/// Returns whether the pack was requested.
using PackMatters = std::function<bool(const PackInfo&)>;

/// The packs without problems.
struct SoundPacks {
    LoadResult loaded;  ///< has problems only if there is no way to continue
    Problems problems;  ///< those of left-out packs that matter, and of packs those depend on
    std::vector<PackPlace> left_out;  ///< those that matter, in the order their problems were found
    Problems elsewhere;               ///< in packs that do not matter
    std::vector<std::string> wrong_elsewhere;  ///< the ids of these packs
};
[[nodiscard]] SoundPacks load_sound_packs(std::span<const std::filesystem::path> roots,
                                          const PackMatters& matters);

/// Packs of which only some matter.
struct NeededPacks {
    /// All packs, if none of them has a problem. Otherwise without the packs that have problems,
    /// unless these include a pack that matters or one it depends on.
    LoadResult loaded;
    Problems elsewhere;                        ///< in packs that do not matter
    std::vector<std::string> wrong_elsewhere;  ///< the ids of these packs
};
/// `look_into` selects the pack folders to inspect completely; see PackCache.
[[nodiscard]] NeededPacks load_needed_packs(
    std::span<const std::filesystem::path> roots, const PackMatters& matters,
    const std::function<bool(const std::filesystem::path&)>& look_into = {});

}  // namespace ptcg::tools
