#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "ptcg/ids.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "screen/terminal.hpp"

/// Measures how costs grow. The library grows by copies of the program's own packs
/// (`copied_packs.hpp`). Effects in play and matches use made-up cards: Basic Pokémon with two
/// attacks, every third with a script and every twelfth with an Ability.
namespace ptcg::tools {

struct GrowthSettings {
    std::filesystem::path cards;                        ///< the packs to copy
    std::vector<std::size_t> copies = {0, 4, 10, 25};   ///< besides the packs themselves
    std::array<std::string, players> decks;             ///< two deck lists of those packs
    std::filesystem::path pack;                         ///< one of those packs, to check and test
    std::filesystem::path program{};                    ///< ptcg; empty: runs no commands
    std::vector<std::size_t> texts = {0, 2, 4, 8, 12};  ///< Pokémon in play with an Ability, max.
                                                        ///< 12
    std::vector<std::size_t> lasting = {0, 6, 12, 24};  ///< lasting effects, up to 24
    std::vector<std::size_t> matches = {100, 1'000, 10'000};
};

/// A command of the program, run once in its own process.
struct CommandFigures {
    std::string command;
    double seconds = 0;  ///< by the wall clock
    double peak_bytes = 0;
};

struct LibraryFigures {
    std::size_t cards = 0;
    std::size_t packs = 0;
    double load_seconds = 0;                ///< reading the packs' files, processor time
    double host_seconds = 0;                ///< a script host with all scripts, processor time
    std::optional<double> library_bytes{};  ///< on the heap; nothing if unknown
    double script_bytes = 0;                ///< of that host
    LoadCounts from_files;
    // With the cached results of reading them
    double again_seconds = 0;  ///< loading the packs, processor time
    LoadCounts from_images;
    double further_seconds = 0;             ///< a script host with the scripts of one pack
    std::optional<double> further_bytes{};  ///< on the heap
    std::uint64_t further_scripts = 0;      ///< files it ran
    std::vector<CommandFigures> commands;
};

struct EffectFigures {
    std::size_t count = 0;
    double question_ns = 0;  ///< asking the main phase's question from the state alone
    double view_ns = 0;
    double packed_view_ns = 0;
};

struct MatchFigures {
    std::size_t matches = 0;
    std::optional<double> bytes{};  ///< on the heap, per match
    double step_us = 0;             ///< answering every match in turn, per match
    double saved_bytes = 0;         ///< per match
    double save_us = 0;
};

struct GrowthFigures {
    std::vector<LibraryFigures> libraries;
    std::vector<EffectFigures> texts;
    std::vector<EffectFigures> lasting;
    std::vector<MatchFigures> matches;
};

/// Writes packs with `cards` made-up cards, and the Energy card they need, into the folder.
void write_made_up_packs(const std::filesystem::path& folder, std::size_t cards);

/// Calls `progress` with what is measured next. Fails if files can't be written.
[[nodiscard]] Result<GrowthFigures> measure_growth(
    const GrowthSettings& settings, const std::function<void(const std::string&)>& progress);

/// Returns a table 80 columns wide.
[[nodiscard]] std::string growth_table(const GrowthFigures& figures, const Paint& paint);
[[nodiscard]] nlohmann::ordered_json growth_json(const GrowthFigures& figures);

}  // namespace ptcg::tools
