// Playing a match: start, question, answer, views.

#include <algorithm>
#include <vector>

#include "json.hpp"
#include "playing.hpp"
#include "ptcg/resolver.hpp"
#include "starting.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

ptcg_status create(ptcg_host* host, const ptcg_setup* wanted, ptcg_match** match)
{
    PTCG_TRY(need(match, "match"));
    *match = nullptr;
    PTCG_TRY(check(host));
    const Use use(*host->data, host);
    PTCG_TRY(use.status());
    const Checked<std::shared_ptr<const Start>> start = read_start(*host->data->library, wanted);
    PTCG_TRY(start.status);
    Result<Match> started = start.value->begin(*host->data, start.value->setup.seed);
    if (!started) return fail(PTCG_ERROR_DECK, started.error().message);
    *match = make_handle(host->data, start.value->rules, std::move(started.value()),
                         start.value->setup.on_failure, start.value->keeps_events);
    return PTCG_OK;
}

/// Returns the events from number `from` on, and the number of the first of them.
std::span<const Event> events_from(const ptcg_match& match, std::uint32_t from,
                                   std::uint32_t& first)
{
    if (!match.keeps_events) {
        first = match.match.state().published;
        return {};
    }
    const std::span<const Event> all = match.match.events();
    const std::uint32_t begin = match.match.first_event();
    const std::uint32_t end = begin + static_cast<std::uint32_t>(all.size());
    first = std::clamp(from, begin, end);
    return all.subspan(first - begin);
}

/// Ends the match: the player has lost.
ptcg_status lose(ptcg_match* match, int player, void (ptcg::Match::*how)(PlayerId))
{
    return with(match, [&] {
        PTCG_TRY(check_player(player));
        if (match->match.over()) return fail(PTCG_ERROR_OVER, "the match is over");
        (match->match.*how)(static_cast<PlayerId>(player));
        return PTCG_OK;
    });
}

}  // namespace

ptcg_status check_failure_policy(int policy)
{
    static_assert(PTCG_FAILURE_VOIDS == static_cast<int>(FailurePolicy::void_match) &&
                  PTCG_FAILURE_WITHHOLDS == static_cast<int>(FailurePolicy::withhold) &&
                  PTCG_FAILURE_STOPS == static_cast<int>(FailurePolicy::stop));
    if (policy >= PTCG_FAILURE_VOIDS && policy <= PTCG_FAILURE_STOPS) return PTCG_OK;
    return fail(PTCG_ERROR_ARGUMENT,
                std::to_string(policy) + " is not a policy for failed scripts");
}

ptcg_status check_audience(int audience)
{
    if (audience == PTCG_SEEN_BY_ONE || audience == PTCG_SEEN_BY_TWO ||
        audience == PTCG_SEEN_BY_SPECTATORS || audience == PTCG_SEEN_BY_JUDGE) {
        return PTCG_OK;
    }
    return fail(PTCG_ERROR_ARGUMENT, std::to_string(audience) + " is not an audience");
}

ptcg_status check_player(int player)
{
    if (player == PTCG_PLAYER_ONE || player == PTCG_PLAYER_TWO) return PTCG_OK;
    return fail(PTCG_ERROR_ARGUMENT, std::to_string(player) + " is not a player");
}

ptcg_match* make_handle(std::shared_ptr<HostData> host, std::shared_ptr<const Ruleset> rules,
                        Match&& match, FailurePolicy on_failure, bool keeps_events)
{
    match.on_failure(on_failure);
    if (!keeps_events) match.record_events(false);
    return new ptcg_match{.kind = Kind::match,
                          .host = std::move(host),
                          .rules = std::move(rules),
                          .keeps_events = keeps_events,
                          .on_failure = on_failure,
                          .match = std::move(match)};
}

ptcg_status resume_handle(const std::shared_ptr<HostData>& host,
                          const std::shared_ptr<const Ruleset>& rules, const MatchState& state,
                          FailurePolicy on_failure, bool keeps_events, ptcg_match** made)
{
    Result<Match> resumed = Match::resume(host->library->cards(), *rules, &host->scripts, state);
    if (!resumed) return fail(PTCG_ERROR_INTERNAL, resumed.error().message);
    *made = make_handle(host, rules, std::move(resumed.value()), on_failure, keeps_events);
    return PTCG_OK;
}

}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_match_create(ptcg_host* host, const ptcg_setup* setup, ptcg_match** match)
{
    return guarded([&] { return create(host, setup, match); });
}

void ptcg_match_free(ptcg_match* match)
{
    release(match, Kind::match);
}

ptcg_status ptcg_match_decision(ptcg_match* match, ptcg_decision* decision)
{
    return with(match, [&] {
        PTCG_TRY(need(decision, "decision"));
        describe(*match, *decision);
        return PTCG_OK;
    });
}

ptcg_status ptcg_match_options(ptcg_match* match, ptcg_option* options, size_t capacity,
                               size_t* count)
{
    return with(match, [&] {
        if (capacity > 0) PTCG_TRY(need(options, "options"));
        if (count != nullptr) *count = 0;
        const Checked<const ptcg::Decision*> open = question_of(*match);
        PTCG_TRY(open.status);
        return copy_out(options_of(open.value), options, capacity, count, "options");
    });
}

ptcg_status ptcg_match_decision_json(ptcg_match* match, ptcg_buffer* json)
{
    return with(match, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        return fill_json(*json, [&](JsonWriter& question) {
            write_decision(question, match->match, ptcg::seen_by_all, match->host->library->names);
        });
    });
}

ptcg_status ptcg_match_decision_json_for(ptcg_match* match, int audience, ptcg_buffer* json)
{
    return with(match, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        PTCG_TRY(check_audience(audience));
        return fill_json(*json, [&](JsonWriter& question) {
            write_decision(question, match->match, static_cast<ptcg::Audience>(audience),
                           match->host->library->names);
        });
    });
}

ptcg_status ptcg_match_failure_json(ptcg_match* match, ptcg_buffer* json)
{
    return with(match, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        return fill_json(*json, [&](JsonWriter& failure) { write_failure(failure, match->match); });
    });
}

ptcg_status ptcg_match_answer(ptcg_match* match, const uint16_t* picks, size_t count)
{
    return with(match, [&] {
        if (count > 0) PTCG_TRY(need(picks, "picks"));
        return answer(*match, {picks, count});
    });
}

ptcg_status ptcg_match_chance_cards(ptcg_match* match, uint16_t* cards, size_t capacity,
                                    size_t* count)
{
    return with(match, [&] {
        if (capacity > 0) PTCG_TRY(need(cards, "cards"));
        if (count != nullptr) *count = 0;
        PTCG_TRY(question_of(*match).status);
        const std::span<const ptcg::DefId> behind = match->match.chance_cards();
        std::vector<std::uint16_t> numbers;
        for (const ptcg::DefId card : behind) numbers.push_back(static_cast<uint16_t>(card));
        return copy_out(std::span<const std::uint16_t>(numbers), cards, capacity, count, "cards");
    });
}

ptcg_status ptcg_match_answer_by_cards(ptcg_match* match, const uint16_t* cards, size_t count)
{
    return with(match, [&] {
        if (count > 0) PTCG_TRY(need(cards, "cards"));
        PTCG_TRY(question_of(*match).status);
        std::vector<ptcg::DefId> wanted;
        for (size_t i = 0; i < count; ++i) wanted.push_back(ptcg::DefId{cards[i]});
        const ptcg::Result<std::vector<std::uint16_t>> picks = match->match.picks_of_cards(wanted);
        if (!picks) return fail(PTCG_ERROR_ANSWER, picks.error().message);
        return answer(*match, picks.value());
    });
}

ptcg_status ptcg_match_answer_default(ptcg_match* match)
{
    return with(match, [&] {
        PTCG_TRY(question_of(*match).status);
        return tell(match->match.answer_by_default());
    });
}

ptcg_status ptcg_match_concede(ptcg_match* match, int player)
{
    return lose(match, player, &ptcg::Match::concede);
}

ptcg_status ptcg_match_run_out_of_time(ptcg_match* match, int player)
{
    return lose(match, player, &ptcg::Match::run_out_of_time);
}

ptcg_status ptcg_match_forfeit(ptcg_match* match, int player)
{
    return lose(match, player, &ptcg::Match::forfeit);
}

ptcg_status ptcg_match_void(ptcg_match* match)
{
    return with(match, [&] {
        if (match->match.over()) return fail(PTCG_ERROR_OVER, "the match is over");
        match->match.make_void();
        return PTCG_OK;
    });
}

ptcg_status ptcg_match_on_failure(ptcg_match* match, int on_failure)
{
    return with(match, [&] {
        PTCG_TRY(check_failure_policy(on_failure));
        match->on_failure = static_cast<ptcg::FailurePolicy>(on_failure);
        match->match.on_failure(match->on_failure);
        return PTCG_OK;
    });
}

ptcg_status ptcg_match_withhold_at_most(ptcg_match* match, uint32_t failures)
{
    return with(match, [&] {
        match->match.withhold_at_most(failures);
        return PTCG_OK;
    });
}

ptcg_status ptcg_match_go_on(ptcg_match* match)
{
    return with(match, [&] {
        if (match->match.over()) return fail(PTCG_ERROR_OVER, "the match is over");
        match->match.go_on();
        return PTCG_OK;
    });
}

ptcg_status ptcg_match_view(ptcg_match* match, int audience, ptcg_view* view)
{
    return with(match, [&] {
        PTCG_TRY(need(view, "view"));
        PTCG_TRY(check_audience(audience));
        const bool sound = pack_view(*match, static_cast<ptcg::Audience>(audience), *view);
        return sound ? PTCG_OK : tell_faulty_view(match->match);
    });
}

ptcg_status ptcg_match_view_json(ptcg_match* match, int audience, ptcg_buffer* json)
{
    return with(match, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        PTCG_TRY(check_audience(audience));
        bool sound = true;
        PTCG_TRY(fill_json(*json, [&](JsonWriter& object) {
            sound = write_view(object, match->match, static_cast<ptcg::Audience>(audience),
                               match->host->library->names);
        }));
        return sound ? PTCG_OK : tell_faulty_view(match->match);
    });
}

ptcg_status ptcg_match_events(ptcg_match* match, int audience, uint32_t from, ptcg_event* events,
                              size_t capacity, size_t* count, uint32_t* next)
{
    static_assert(sizeof(ptcg_event) == sizeof(ptcg::Event));
    return with(match, [&] {
        PTCG_TRY(need(count, "count"));
        PTCG_TRY(need(next, "next"));
        if (capacity > 0) PTCG_TRY(need(events, "events"));
        PTCG_TRY(check_audience(audience));
        uint32_t first = 0;
        const std::span<const ptcg::Event> some = events_from(*match, from, first);
        *count = std::min(capacity, some.size());
        *next = first + static_cast<uint32_t>(*count);
        for (size_t i = 0; i < *count; ++i) {
            const ptcg::Event event = as_seen_by(some[i], static_cast<ptcg::Audience>(audience));
            std::memcpy(&events[i], &event, sizeof event);
        }
        return PTCG_OK;
    });
}

ptcg_status ptcg_match_events_json(ptcg_match* match, int audience, uint32_t from,
                                   ptcg_buffer* json)
{
    return with(match, [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        PTCG_TRY(check_audience(audience));
        uint32_t first = 0;
        const std::span<const ptcg::Event> some = events_from(*match, from, first);
        return fill_json(*json, [&](JsonWriter& object) {
            const JsonObject whole(object);
            object.member("first", first);
            object.member("next", first + some.size());
            object.key("events");
            const JsonArray events(object);
            for (const ptcg::Event& event : some) {
                write_event(object, match->host->library->names,
                            as_seen_by(event, static_cast<ptcg::Audience>(audience)));
            }
        });
    });
}
