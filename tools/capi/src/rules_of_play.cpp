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
    if (count == 0 || count > cards_per_player) {
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
    const Catalogue& catalogue = library.catalogue;
    const auto no_ruleset = [&](const std::string& id) {
        return no_such("ruleset", id, catalogue.rulesets, &NamedRuleset::id);
    };
    if (ruleset != nullptr && format == nullptr) {
        const NamedRuleset* const named = catalogue.ruleset(ruleset);
        if (named == nullptr) return {no_ruleset(ruleset), {}};
        return {PTCG_OK, {.ruleset = ruleset, .rules = named->rules}};
    }
    std::string wanted = format == nullptr ? "" : format;
    if (format == nullptr) {
        const Checked<std::string> named = format_of(decks);
        if (!named.ok()) return {named.status, {}};
        wanted = named.value;
    }
    const Format* const found = catalogue.format(wanted);
    if (found == nullptr) {
        const ptcg_status unknown = no_such("format", wanted, catalogue.formats, &Format::id);
        const bool by_decks = format == nullptr;
        return {by_decks ? fail(PTCG_ERROR_DECK, std::string(last_error())) : unknown, {}};
    }
    Format played = *found;
    if (ruleset != nullptr) played.ruleset.text = ruleset;
    const std::string rules_id = played.ruleset.text;
    if (catalogue.ruleset(rules_id) == nullptr) return {no_ruleset(rules_id), {}};
    Result<RulesOfPlay> play = rules_of_format(std::move(played), rules_in(catalogue, {}));
    if (!play) return {fail(PTCG_ERROR_DECK, play.error().message), {}};
    return {PTCG_OK, std::move(play.value())};
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
