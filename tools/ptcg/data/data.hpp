#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/pack_loader.hpp"

#include "data/deck.hpp"
#include "data/formats.hpp"
#include "data/sound_packs.hpp"

/// The cards, decks and rules a command works with.
namespace ptcg::tools {

/// All packs that were found, loaded without a problem.
struct Data {
    std::vector<std::filesystem::path> roots;
    std::unique_ptr<CardPool> pool;

    [[nodiscard]] const CardLibrary& library() const { return pool->library; }
};

/// Loads the packs of the program, of PTCG_PACKS and of `extra`, to be played with: a script that
/// is wrong keeps only its own cards from that. Tells every problem on the error stream, and
/// answers nothing if one is of another kind.
[[nodiscard]] std::optional<Data> load_data(const std::vector<std::string>& extra);

/// Packs that were not loaded because of their problems.
struct LeftOut {
    std::vector<PackPlace> packs;        ///< those that matter
    std::size_t errors_elsewhere = 0;    ///< of packs that do not matter; nobody has been told
    std::vector<std::string> elsewhere;  ///< the ids of these packs
};

/// The same without the packs that have problems. Those that keep packs from being loaded that
/// matter are told on the error stream. Nothing if no pack is left.
[[nodiscard]] std::optional<Data> load_sound_data(const std::vector<std::string>& extra,
                                                  const PackMatters& matters, LeftOut& left_out);

/// Reads the deck of this name or path. The error holds every problem of the list, a line each.
[[nodiscard]] Result<Deck> load_deck(std::string_view wanted, const Data& data);
/// Two decks, and the rules they may be played under.
struct MatchUp {
    std::array<Deck, players> decks;
    RulesOfPlay play;
};

/// Two legal decks; legal or not if `rules` says so. Says what is wrong on the error stream and
/// leaves the exit code otherwise.
[[nodiscard]] std::optional<MatchUp> load_two_decks(const std::vector<std::string>& wanted,
                                                    const RulesRequest& rules, const Data& data,
                                                    int& code);

/// "powerhouse-tuned" -> "Powerhouse Tuned".
[[nodiscard]] std::string title_of(std::string_view file_name);

/// The ruleset of this name: rulesets/<name>.toml of a folder of packs. Never another file, for the
/// name may come from a saved game, a deck list or a position that somebody else has written.
[[nodiscard]] Result<Ruleset> find_ruleset(std::string_view name,
                                           const std::vector<std::filesystem::path>& roots);

/// The ruleset of this name or path, as it was typed on the command line.
[[nodiscard]] Result<Ruleset> find_typed_ruleset(std::string_view typed,
                                                 const std::vector<std::filesystem::path>& roots);

/// Finds rulesets by name, and reads each only once.
class RulesetFinder {
public:
    explicit RulesetFinder(std::vector<std::filesystem::path> roots) : roots_(std::move(roots)) {}

    /// The ruleset, or null if there is none or it cannot be read.
    [[nodiscard]] const Ruleset* find(std::string_view name);

private:
    std::vector<std::filesystem::path> roots_;
    std::map<std::string, std::unique_ptr<Ruleset>, std::less<>> found_;
};

}  // namespace ptcg::tools
