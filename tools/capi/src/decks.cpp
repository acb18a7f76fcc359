// Decks, read and checked before a match.

#include <algorithm>

#include "json.hpp"
#include "rules_of_play.hpp"

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_deck_read(const ptcg_library* library, const char* deck, uint16_t* cards,
                           size_t capacity, size_t* count)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(count, "count"));
        if (capacity > 0) PTCG_TRY(need(cards, "cards"));
        const Checked<DeckGiven> read = read_deck(*library->data, deck);
        PTCG_TRY(read.status);
        *count = read.value.cards.size();
        if (read.value.cards.size() > capacity) {
            return fail(PTCG_ERROR_ROOM, "the deck has " + std::to_string(*count) +
                                             " cards, but there is only room for " +
                                             std::to_string(capacity));
        }
        std::ranges::transform(read.value.cards, cards,
                               [](ptcg::DefId card) { return static_cast<uint16_t>(card); });
        return PTCG_OK;
    });
}

ptcg_status ptcg_deck_check(const ptcg_library* library, const char* deck, const char* ruleset,
                            const char* format, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        if (json != nullptr) json->length = 0;
        ptcg::Problems unreadable;
        const Checked<DeckGiven> read = read_deck(*library->data, deck, &unreadable);
        if (!unreadable.empty() && json != nullptr) {
            PTCG_TRY(fill_json(
                *json, [&](JsonWriter& list) { write_unreadable_lines(list, unreadable); }));
        }
        PTCG_TRY(read.status);
        const Checked<RulesOfPlay> play =
            choose_rules(*library->data, ruleset, format, {&read.value});
        PTCG_TRY(play.status);
        const auto problems = problems_of(library->data->cards(), play.value, read.value.cards);
        if (json != nullptr) {
            PTCG_TRY(
                fill_json(*json, [&](JsonWriter& list) { write_deck_problems(list, problems); }));
        }
        return problems.empty() ? PTCG_OK : fail(PTCG_ERROR_DECK, to_string(problems));
    });
}
