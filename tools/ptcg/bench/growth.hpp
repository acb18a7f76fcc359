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

/// How cost grows with what there is. The library grows by copies of the program's own packs
/// (`copied_packs.hpp`); effects in play and matches are those of made-up cards: Basic Pokémon with
/// two attacks, of which every third has a script, an Ability every twelfth.
namespace ptcg::tools {

struct GrowthSettings {
    std::filesystem::path cards;                        ///< the packs that are copied
    std::vector<std::size_t> copies = {0, 4, 10, 25};   ///< beside the packs themselves
    std::array<std::string, players> decks;             ///< two lists of them
    std::filesystem::path pack;                         ///< one of them, to be checked and tested
    std::filesystem::path program{};                    ///< ptcg; empty: no command is run
    std::vector<std::size_t> texts = {0, 2, 4, 8, 12};  ///< Pokémon in play with an Ability, to 12
    std::vector<std::size_t> lasting = {0, 6, 12, 24};  ///< lasting effects, at most 24
    std::vector<std::size_t> matches = {100, 1'000, 10'000};
};

/// A command of the program, run once in a process of its own.
struct CommandFigures {
    std::string command;
    double seconds = 0;  ///< by the clock
    double peak_bytes = 0;
};

struct LibraryFigures {
    std::size_t cards = 0;
    std::size_t packs = 0;
    double load_seconds = 0;                ///< reading the packs' files, in processor time
    double host_seconds = 0;                ///< a script host with all scripts, in processor time
    std::optional<double> library_bytes{};  ///< of the heap; nothing where it can't be asked
    double script_bytes = 0;                ///< of that host
    LoadCounts from_files;
    // With what reading them has brought
    double again_seconds = 0;  ///< loading the packs, in processor time
    LoadCounts from_images;
    double further_seconds = 0;             ///< a script host with the scripts of one pack
    std::optional<double> further_bytes{};  ///< of the heap
    std::uint64_t further_scripts = 0;      ///< files it has run
    std::vector<CommandFigures> commands;
};

struct EffectFigures {
    std::size_t count = 0;
    double question_ns = 0;  ///< the main phase's question, made anew from the state alone
    double view_ns = 0;
    double packed_view_ns = 0;
};

struct MatchFigures {
    std::size_t matches = 0;
    std::optional<double> bytes{};  ///< of the heap, each
    double step_us = 0;             ///< an answer to every match in turn, each
    double saved_bytes = 0;         ///< put away, each
    double save_us = 0;
};

struct GrowthFigures {
    std::vector<LibraryFigures> libraries;
    std::vector<EffectFigures> texts;
    std::vector<EffectFigures> lasting;
    std::vector<MatchFigures> matches;
};

/// Writes packs with so many made-up cards, and the Energy card they need, into the folder.
void write_made_up_packs(const std::filesystem::path& folder, std::size_t cards);

/// `progress` is told what is measured next. Fails where no files can be written.
[[nodiscard]] Result<GrowthFigures> measure_growth(
    const GrowthSettings& settings, const std::function<void(const std::string&)>& progress);

/// In 80 columns.
[[nodiscard]] std::string growth_table(const GrowthFigures& figures, const Paint& paint);
[[nodiscard]] nlohmann::ordered_json growth_json(const GrowthFigures& figures);

}  // namespace ptcg::tools
