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

#include "data/formats.hpp"
#include "data/sound_packs.hpp"
#include "ptcg/hosting/deck.hpp"

/// Loads the cards, decks and rules that a command uses.
namespace ptcg::tools {

/// All packs that were found, loaded without problems.
struct Data {
    std::vector<std::filesystem::path> roots;
    std::shared_ptr<const CardPool> pool;

    [[nodiscard]] const CardLibrary& library() const { return pool->library; }
};

/// Loads the packs of the program, of PTCG_PACKS and of `extra` for playing: a broken script only
/// keeps its own cards from being played. Reports every problem on the error stream, and returns
/// nothing if any is of another kind.
[[nodiscard]] std::optional<Data> load_data(const std::vector<std::string>& extra);

/// Packs that were not loaded because of their problems.
struct LeftOut {
    std::vector<PackPlace> packs;        ///< those that matter
    std::size_t errors_elsewhere = 0;    ///< in packs that do not matter; not reported
    std::vector<std::string> elsewhere;  ///< the ids of these packs
};

/// Likewise, without the packs that have problems. Reports on the error stream the problems that
/// keep packs that matter from loading. Returns nothing if no pack is left.
[[nodiscard]] std::optional<Data> load_sound_data(const std::vector<std::string>& extra,
                                                  const PackMatters& matters, LeftOut& left_out);

/// Reads the deck with this name or path. The error contains every problem of the list, one per
/// line.
[[nodiscard]] Result<Deck> load_deck(std::string_view wanted, const Data& data);
/// Decks, and the rules to play them under.
struct DecksToPlay {
    std::vector<Deck> decks;
    RulesOfPlay play;
};
/// Two of them.
struct MatchUp {
    std::array<Deck, players> decks;
    RulesOfPlay play;
};

/// Loads decks, which must be legal unless `rules` says otherwise. On failure, reports the reason
/// on the error stream and sets the exit code.
[[nodiscard]] std::optional<DecksToPlay> load_decks(const std::vector<std::string>& wanted,
                                                    const RulesRequest& rules, const Data& data,
                                                    int& code);
/// Likewise, the first two of `wanted`.
[[nodiscard]] std::optional<MatchUp> load_two_decks(const std::vector<std::string>& wanted,
                                                    const RulesRequest& rules, const Data& data,
                                                    int& code);

/// Returns the names of the rulesets, sorted.
[[nodiscard]] std::vector<std::string> ruleset_names(
    const std::vector<std::filesystem::path>& roots);

/// Returns the ruleset with this name: rulesets/<name>.toml in a folder of packs. It never reads
/// any other file, because the name may come from someone else's saved game, deck list or position.
[[nodiscard]] Result<Ruleset> find_ruleset(std::string_view name,
                                           const std::vector<std::filesystem::path>& roots);

/// Returns the ruleset with this name or path, as typed on the command line.
[[nodiscard]] Result<Ruleset> find_typed_ruleset(std::string_view typed,
                                                 const std::vector<std::filesystem::path>& roots);

/// Finds rulesets by name and reads each only once.
class RulesetFinder {
public:
    explicit RulesetFinder(std::vector<std::filesystem::path> roots) : roots_(std::move(roots)) {}

    /// Returns the ruleset, or null if there is none or it can't be read.
    [[nodiscard]] const Ruleset* find(std::string_view name);

private:
    std::vector<std::filesystem::path> roots_;
    std::map<std::string, std::unique_ptr<Ruleset>, std::less<>> found_;
};

}  // namespace ptcg::tools
