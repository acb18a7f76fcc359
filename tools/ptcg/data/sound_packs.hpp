#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

/// Packs with errors, and the others.
namespace ptcg::tools {

/// The packs that have problems of their own, and those that depend on them. Empty if all were
/// loaded, and if a problem is about no pack.
[[nodiscard]] std::vector<PackPlace> packs_with_problems(const LoadResult& loaded);

/// Whether somebody has asked for the pack.
using PackMatters = std::function<bool(const PackInfo&)>;

/// Packs without those that have problems.
struct SoundPacks {
    LoadResult loaded;  ///< with problems only if there is no way to go on
    Problems problems;  ///< why packs that matter are left out: theirs, or of what they depend on
    std::vector<PackPlace> left_out;  ///< those that matter, in the order they were found wrong
    Problems elsewhere;               ///< of packs that do not matter
    std::vector<std::string> wrong_elsewhere;  ///< the ids of these packs
};
[[nodiscard]] SoundPacks load_sound_packs(std::span<const std::filesystem::path> roots,
                                          const PackMatters& matters);

/// Packs of which only some matter.
struct NeededPacks {
    /// All packs, if these have no problem; else without those that have, unless a pack that
    /// matters, or one it depends on, is among them.
    LoadResult loaded;
    Problems elsewhere;                        ///< of packs that do not matter
    std::vector<std::string> wrong_elsewhere;  ///< the ids of these packs
};
/// `look_into`: of which packs' folders somebody wants to know all, see PackCache.
[[nodiscard]] NeededPacks load_needed_packs(
    std::span<const std::filesystem::path> roots, const PackMatters& matters,
    const std::function<bool(const std::filesystem::path&)>& look_into = {});

}  // namespace ptcg::tools
