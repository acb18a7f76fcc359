#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "checking/finding.hpp"
#include "data/card_data.hpp"
#include "data/sound_packs.hpp"
#include "ptcg/scripting/pack_loader.hpp"

/// `ptcg check`: finds everything about packs that can be found without playing.
namespace ptcg::tools {

struct CheckReport {
    Findings findings;      ///< sorted by file, line and column
    std::size_t cards = 0;  ///< cards checked
    std::size_t packs = 0;
    std::size_t silenced = 0;             ///< findings that [check.allow] allows
    bool playable = false;                ///< all packs were loaded, and their scripts ran
    std::vector<std::string> not_loaded;  ///< ids of the requested packs that have errors
    std::size_t errors_elsewhere = 0;     ///< errors outside the request, not among the findings
    std::vector<std::string> elsewhere;   ///< ids of their packs, or files in no pack

    [[nodiscard]] std::size_t errors() const;
    [[nodiscard]] std::size_t warnings() const;
};

/// What to check.
struct CheckRequest {
    std::vector<std::filesystem::path> roots;  ///< where packs are
    std::vector<std::string> packs;            ///< ids or folders; empty: all
    CardData* data = nullptr;                  ///< printed cards to compare with, or null
};

/// Checks the requested packs and the rulesets. For packs they depend on, reports only what keeps
/// them from loading. Other packs with errors are left out, and their errors are only counted.
[[nodiscard]] CheckReport check_packs(const CheckRequest& wanted);

/// Loads what check_loaded will check.
[[nodiscard]] NeededPacks load_to_check(const CheckRequest& wanted);
/// Like check_packs, for packs that are already loaded.
[[nodiscard]] CheckReport check_loaded(const NeededPacks& packs, const CheckRequest& wanted);

/// Names the files of the findings so that they can be opened from the current folder. The names
/// that packs give their files begin with the name of a folder of packs, wherever that is.
void name_files_from_here(CheckReport& report, const std::vector<std::filesystem::path>& roots);

/// Returns whether `wanted` (ids or folders; all packs if empty) includes the pack.
[[nodiscard]] bool is_wanted(const PackInfo& pack, const std::vector<std::string>& wanted);

}  // namespace ptcg::tools
