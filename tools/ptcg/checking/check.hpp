#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "checking/finding.hpp"
#include "data/card_data.hpp"
#include "data/sound_packs.hpp"
#include "ptcg/scripting/pack_loader.hpp"

/// `ptcg check`: everything about packs that can be found without playing.
namespace ptcg::tools {

struct CheckReport {
    Findings findings;      ///< by file, line and column
    std::size_t cards = 0;  ///< those looked at
    std::size_t packs = 0;
    std::size_t silenced = 0;             ///< findings that [check.allow] says are right
    bool playable = false;                ///< all packs were loaded, and their scripts run
    std::vector<std::string> not_loaded;  ///< ids of the packs wanted that have errors
    std::size_t errors_elsewhere = 0;     ///< in what was not asked for, and not among the findings
    std::vector<std::string> elsewhere;   ///< ids of the packs, or files in none, that have them

    [[nodiscard]] std::size_t errors() const;
    [[nodiscard]] std::size_t warnings() const;
};

/// What to check.
struct CheckRequest {
    std::vector<std::filesystem::path> roots;  ///< where packs are
    std::vector<std::string> packs;            ///< ids or folders; empty: all
    CardData* data = nullptr;                  ///< printed cards to compare with, or null
};

/// Checks the packs wanted, and the rulesets. Of the packs they depend on, what keeps these from
/// loading is reported; other packs with errors are left out, their errors only counted.
[[nodiscard]] CheckReport check_packs(const CheckRequest& wanted);

/// Loads what check_loaded is to look at.
[[nodiscard]] NeededPacks load_to_check(const CheckRequest& wanted);
/// The same as check_packs for what has been loaded already.
[[nodiscard]] CheckReport check_loaded(const NeededPacks& packs, const CheckRequest& wanted);

/// Whether `wanted` (ids or folders; everything if empty) holds the pack.
[[nodiscard]] bool is_wanted(const PackInfo& pack, const std::vector<std::string>& wanted);

}  // namespace ptcg::tools
