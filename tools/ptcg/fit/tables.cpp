#include "fit/tables.hpp"

#include <set>

#include <fmt/format.h>

#include "ptcg/bots/bots.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "simulation/simulation.hpp"

namespace ptcg::tools {

std::optional<std::vector<Table>> find_tables(const std::vector<std::string>& words,
                                              const Data& data, int& code)
{
    std::vector<Table> tables;
    for (const std::string& word : words) {
        ArenaOptions options;
        const std::size_t comma = word.find(',');
        if (comma == std::string::npos) {
            options.rules.format = word;
        } else {
            options.decks = {word.substr(0, comma), word.substr(comma + 1)};
        }
        std::optional<Field> field = find_field(options, data, code);
        if (!field) return std::nullopt;
        for (ArenaDecks& decks : field->decks) tables.push_back({field->play, std::move(decks)});
    }
    return tables;
}

std::vector<std::string> cards_of(const std::vector<Table>& tables, const CardLibrary& library)
{
    std::set<std::string> ids;
    for (const Table& table : tables) {
        for (const std::vector<DefId>& deck : table.decks.cards) {
            for (const DefId card : deck) ids.insert(library.text(card).id);
        }
    }
    return {ids.begin(), ids.end()};
}

std::optional<Match> Dealer::play(const Table& table, std::uint64_t game, std::uint64_t seed,
                                  const AnswerQuestion& answer)
{
    if (!host_ || &table != hosted_) {
        host_.emplace(data_.pool->scripts, data_.pool->library);
        hosted_ = &table;
    }
    const bool swapped = seats_swapped(game);
    Result<Match> match = Match::start(data_.library(), table.play.rules, &*host_,
                                       {.deck_one = table.decks.cards[swapped ? 1 : 0],
                                        .deck_two = table.decks.cards[swapped ? 0 : 1],
                                        .seed = seed,
                                        .decision_cap = most_decisions});
    if (!match) return std::nullopt;
    match.value().record_events(false);
    while (match.value().decision() != nullptr)
        if (!answer(match.value())) return std::nullopt;
    return std::move(match.value());
}

int complain_of_game(const Table& table, std::uint64_t game)
{
    return complain(exit_wrong, fmt::format("game {} of {} and {} could not be played to its end",
                                            game, table.decks.names[0], table.decks.names[1]));
}

}  // namespace ptcg::tools
