// What players ask about the position before them. Everything is worked out elsewhere, from what
// their seat may know.

#include <fmt/format.h>

#include "ptcg/hosting/json_writer.hpp"
#include "rooms/room.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t longest_name = 80;  ///< of what is asked about

}  // namespace

/// Has the advisor write an answer. `begin` is the beginning of the frame, an open object.
void Room::advise(Viewer& viewer, std::optional<std::uint32_t> question, const std::string& begin,
                  const Advice& write)
{
    const auto no = [&](RefusalCode code, std::string_view reason) {
        refuse(viewer.id, code, question, reason);
    };
    if (viewer.audience == spectators) return no(RefusalCode::not_a_seat, "only a seat can ask");
    if (services_.advisor == nullptr || services_.workshop == nullptr) {
        return no(RefusalCode::failed, "this server gives no advice");
    }
    if (viewer.is_advised) return no(RefusalCode::busy, "wait for the last answer");
    const auto player = static_cast<PlayerId>(viewer.audience);
    const auto state = std::make_shared<const MatchState>(match_->match().state());
    const auto rules = std::make_shared<const Ruleset>(match_->match().ruleset());
    const auto work = [room = weak_from_this(), id = viewer.id, question, begin, write, player,
                       state, rules, pool = cards_->pool,
                       advisor = services_.advisor](Scripts& scripts) -> std::function<void()> {
        const auto made = [&]() -> Result<std::string> {
            Result<Match> match =
                Match::resume(pool->library, *rules, scripts.of(pool).get(), *state);
            if (!match) return match.error();
            const Observation seen(match.value(), player);
            JsonWriter json;
            json.begin_object();
            if (Result<void> written = write(*advisor, json, seen); !written) {
                return written.error();
            }
            json.end_object();
            return begin + std::string(json.text().substr(1));
        };
        return [room, id, question, frame = made()] {
            const auto here = room.lock();
            Viewer* const to = here == nullptr ? nullptr : here->find(id);
            if (to == nullptr) return;
            to->is_advised = false;
            if (frame) return here->send(id, frame.value());
            here->refuse(id, RefusalCode::not_possible_now, question, frame.error().message);
        };
    };
    if (!services_.workshop->run(work)) {
        return no(RefusalCode::busy, "too many ask at this time; try again");
    }
    viewer.is_advised = true;
}

/// Has the advisor explain the open question of the viewer's seat.
void Room::advise_asked(std::uint64_t viewer, std::uint32_t question, std::string begin,
                        std::optional<std::uint16_t> option, const Advice& write)
{
    Viewer* const from = find(viewer);
    if (from == nullptr) return;
    const auto no = [&](RefusalCode code) {
        refuse(viewer, code, question, "this question is not open");
    };
    if (from->audience == spectators) return no(RefusalCode::not_a_seat);
    const auto player = static_cast<PlayerId>(from->audience);
    if (!is_playing()) return no(match_ ? RefusalCode::game_over : RefusalCode::not_begun);
    if (question != match_->question(player)) return no(RefusalCode::old_question);
    if (match_->asked() != player) return no(RefusalCode::not_your_question);
    const Decision& open = *match_->match().decision();
    if (option && (*option >= open.options.size() || open.options[*option].count == 0)) {
        return no(RefusalCode::bad_picks);
    }
    advise(*from, question, begin, write);
}

void Room::on(Viewer& viewer, const Why& why)
{
    when_idle([this, id = viewer.id, why] {
        Viewer* const from = find(id);
        if (from == nullptr) return;
        if (!is_playing()) {
            return refuse(id, match_ ? RefusalCode::game_over : RefusalCode::not_begun,
                          "no game is being played");
        }
        if (why.wanted.name.size() > longest_name) {
            return refuse(id, RefusalCode::not_possible_now, "there is no such name");
        }
        advise(*from, std::nullopt, fmt::format(R"({{"t":"why","n":{},)", why.number),
               [wanted = why.wanted, cards = cards_, code = from->language](
                   Advisor& advisor, JsonWriter& json, const Observation& seen) {
                   return advisor.why(json, seen, wanted, cards->language(code));
               });
    });
}

void Room::on(Viewer& viewer, const OddsOf& odds)
{
    when_idle([this, id = viewer.id, code = viewer.language, odds] {
        advise_asked(id, odds.question,
                     fmt::format(R"({{"t":"odds","q":{},"option":{},)", odds.question, odds.option),
                     odds.option,
                     [option = odds.option, cards = cards_, code](
                         Advisor& advisor, JsonWriter& json, const Observation& seen) {
                         return advisor.odds(json, seen, option, cards->json_cards(code));
                     });
    });
}

void Room::on(Viewer& viewer, const DamageOf& damage)
{
    when_idle([this, id = viewer.id, damage] {
        advise_asked(id, damage.question, fmt::format(R"({{"t":"damage","q":{},)", damage.question),
                     std::nullopt, [](Advisor& advisor, JsonWriter& json, const Observation& seen) {
                         return advisor.damage(json, seen);
                     });
    });
}

}  // namespace ptcg::server
