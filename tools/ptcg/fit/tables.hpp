#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "commands/playing/arena_field.hpp"
#include "data/data.hpp"
#include "ptcg/scripting/script_host.hpp"

/// The games that weights are fitted to.
namespace ptcg::tools {

inline constexpr std::uint64_t games_per_test = 10;  ///< one in so many only tests the weights

/// Two decks that meet, and their rules.
struct Table {
    RulesOfPlay play;
    ArenaDecks decks;
};

/// Returns the pairs of decks that the words name: "DECK,DECK", or all of a format. If a word is
/// wrong, complains, sets the exit code and returns nothing.
[[nodiscard]] std::optional<std::vector<Table>> find_tables(const std::vector<std::string>& words,
                                                            const Data& data, int& code);

/// Returns the cards of all decks by the library's ids, sorted.
[[nodiscard]] std::vector<std::string> cards_of(const std::vector<Table>& tables,
                                                const CardLibrary& library);

/// Answers the open question of a match. Returns false if it can't.
using AnswerQuestion = std::function<bool(Match& match)>;

/// Plays games, one after another. The data must outlive it.
class Dealer {
public:
    explicit Dealer(const Data& data) : data_(data) {}

    /// Plays a game to its end; in every other one, by its number, the second deck is the first
    /// player's. Returns nothing if it can't be played.
    [[nodiscard]] std::optional<Match> play(const Table& table, std::uint64_t game,
                                            std::uint64_t seed, const AnswerQuestion& answer);

private:
    const Data& data_;
    std::optional<ScriptHost> host_;
    const Table* hosted_ = nullptr;
};

/// Returns whether the first player has the table's second deck.
[[nodiscard]] constexpr bool seats_swapped(std::uint64_t game)
{
    return game % 2 != 0;
}

/// Reports a game that could not be played. Returns the exit code.
int complain_of_game(const Table& table, std::uint64_t game);

}  // namespace ptcg::tools
