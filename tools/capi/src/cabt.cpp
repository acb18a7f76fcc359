// The interface of the 2026 contest's agents, see ../../cabt/README.md.

#include "json.hpp"
#include "playing.hpp"
#include "ptcg/cabt/table_json.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

/// Sets the viewer of a table: a player, or none for the judge.
ptcg_status read_viewer(int audience, std::optional<PlayerId>& viewer)
{
    viewer.reset();
    if (audience == PTCG_SEEN_BY_JUDGE) return PTCG_OK;
    if (audience != PTCG_SEEN_BY_ONE && audience != PTCG_SEEN_BY_TWO) {
        return fail(PTCG_ERROR_ARGUMENT, std::to_string(audience) +
                                             " is not a player or the judge (enum ptcg_audience)");
    }
    viewer = audience == PTCG_SEEN_BY_ONE ? PlayerId::one : PlayerId::two;
    return PTCG_OK;
}

[[nodiscard]] PlayerId asked_in(Match& match)
{
    const Decision* const open = match.decision();
    const bool asks_player = open != nullptr && at(open->asked) < players;
    return asks_player ? open->asked : match.state().now.turn_player;
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_cabt_find_card(const ptcg_library* library, int number, uint16_t* card)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(card, "card"));
        const DefId found = library->data->numbers.card(number);
        if (found == no_def) {
            return fail(PTCG_ERROR_NAME,
                        "no card of the library has the pool's number " + std::to_string(number));
        }
        *card = static_cast<uint16_t>(found);
        return PTCG_OK;
    });
}

ptcg_status ptcg_cabt_table_json(ptcg_match* match, int audience, int actions, ptcg_buffer* json)
{
    return with(match, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        cabt::TableShow show;
        PTCG_TRY(read_viewer(audience, show.viewer));
        show.asked = asked_in(match->match);
        show.actions = actions;
        const cabt::GameCards cards(match->host->library->numbers, match->match.state());
        bool sound = true;
        PTCG_TRY(fill_json(*json, [&](JsonWriter& table) {
            sound = cabt::write_table(table, match->match, cards, show);
        }));
        return sound ? PTCG_OK : tell_faulty_view(match->match);
    });
}
