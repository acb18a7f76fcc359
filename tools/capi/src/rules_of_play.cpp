#include "rules_of_play.hpp"

#include <string_view>

namespace ptcg::capi {
Checked<DeckGiven> read_deck(const LibraryData& library, const char* deck, Problems* problems)
{
    if (deck == nullptr) return {fail(PTCG_ERROR_ARGUMENT, "a deck is NULL"), {}};
    std::string_view text = deck;
    std::string file = "deck";
    if (text.find('\n') == std::string_view::npos) {
        const NamedDeckText* const named = library.catalogue.deck(text);
        if (named == nullptr) {
            return {no_such("deck", text, library.catalogue.decks, &NamedDeckText::name), {}};
        }
        text = named->text;
        file = named->file;
    }
    const DeckText read = library.decks.read(text, file);
    if (!read.problems.empty()) {
        if (problems != nullptr) *problems = read.problems;
        return {fail(PTCG_ERROR_DECK, to_string(read.problems)), {}};
    }
    const auto format = format_named_in(text);
    return {PTCG_OK, {read.cards(), format ? format->text : std::string()}};
}

Checked<DeckGiven> read_cards(const LibraryData& library, const std::uint16_t* cards,
                              std::size_t count)
{
    DeckGiven deck;
    if (count > cards_per_player) {
        return {
            fail(PTCG_ERROR_DECK, "a deck has " + std::to_string(count) + " cards; it must have " +
                                      std::to_string(cards_per_player)),
            {}};
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (cards[i] >= library.cards().size()) {
            return {
                fail(PTCG_ERROR_DECK, "a deck names card number " + std::to_string(cards[i]) +
                                          "; there are " + std::to_string(library.cards().size())),
                {}};
        }
        deck.cards.push_back(DefId{cards[i]});
    }
    return {PTCG_OK, std::move(deck)};
}

Checked<DeckGiven> read_deck_or_cards(const LibraryData& library, const char* struct_name,
                                      const char* deck, const std::uint16_t* cards,
                                      std::size_t count)
{
    if (cards == nullptr) return read_deck(library, deck);
    if (deck != nullptr) {
        return {
            fail(PTCG_ERROR_ARGUMENT, std::string(struct_name) + ": has both a deck and its cards"),
            {}};
    }
    return read_cards(library, cards, count);
}

/// Returns the format that all decks name.
static Checked<std::string> format_of(const std::vector<const DeckGiven*>& decks)
{
    constexpr std::string_view remedy =
        R"(; begin it with a line "# format: NAME", or name a ruleset or format)";
    for (std::size_t who = 0; who < decks.size(); ++who) {
        if (!decks[who]->format.empty()) continue;
        const std::string whose =
            decks.size() == 1 ? "the deck" : "player " + std::to_string(who + 1) + "'s deck";
        return {fail(PTCG_ERROR_DECK, whose + " does not name a format" + std::string(remedy)), {}};
    }
    for (const DeckGiven* deck : decks) {
        if (deck->format == decks.front()->format) continue;
        return {fail(PTCG_ERROR_DECK, "the decks name different formats, " +
                                          in_quotes(decks.front()->format) + " and " +
                                          in_quotes(deck->format) + "; name a ruleset or a format"),
                {}};
    }
    return {PTCG_OK, decks.front()->format};
}

Checked<RulesOfPlay> choose_rules(const LibraryData& library, const char* ruleset,
                                  const char* format, const std::vector<const DeckGiven*>& decks)
{
    RulesOfPlay play;
    std::string wanted = format == nullptr ? "" : format;
    const bool by_decks = ruleset == nullptr && format == nullptr;
    if (by_decks) {
        const Checked<std::string> named = format_of(decks);
        if (!named.ok()) return {named.status, {}};
        wanted = named.value;
    }
    const Catalogue& catalogue = library.catalogue;
    if (ruleset == nullptr || format != nullptr) {
        play.format = catalogue.format(wanted);
        if (play.format == nullptr) {
            const ptcg_status unknown = no_such("format", wanted, catalogue.formats, &Format::id);
            return {by_decks ? fail(PTCG_ERROR_DECK, std::string(last_error())) : unknown, {}};
        }
    }
    const std::string rules_id = ruleset != nullptr ? ruleset : play.format->ruleset.text;
    const NamedRuleset* const named = catalogue.ruleset(rules_id);
    if (named == nullptr) {
        return {no_such("ruleset", rules_id, catalogue.rulesets, &NamedRuleset::id), {}};
    }
    play.rules = std::make_shared<const Ruleset>(
        play.format == nullptr ? named->rules : rules_under(*play.format, named->rules));
    return {PTCG_OK, std::move(play)};
}

std::vector<DeckProblem> problems_of(const LibraryData& library, const RulesOfPlay& play,
                                     const std::vector<DefId>& cards)
{
    if (play.format == nullptr) return check_deck(library.cards(), *play.rules, cards);
    return check_deck(library.cards(), *play.format, *play.rules, cards);
}

std::string to_string(const std::vector<DeckProblem>& problems)
{
    std::string text;
    for (const DeckProblem& problem : problems) {
        if (!text.empty()) text += '\n';
        text += problem.message + " (" + problem.rule + ")";
    }
    return text;
}

}  // namespace ptcg::capi
