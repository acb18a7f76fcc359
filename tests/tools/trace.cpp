#include "trace.hpp"

#include "ptcg/action_code.hpp"
#include "ptcg/determinize.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/invariants.hpp"

namespace ptcg::test {
namespace {

constexpr std::uint64_t no_card_at_all = 1;

/// Returns the number of an enumerator, which `put` does not accept.
template <typename Enum>
[[nodiscard]] std::uint64_t number(Enum value)
{
    return static_cast<std::uint64_t>(value);
}

}  // namespace

Trace::Cards Trace::cards_of(const CardLibrary& library)
{
    Cards cards;
    for (std::size_t i = 0; library.has(static_cast<DefId>(i)); ++i) {
        cards.push_back(hash_of(library.text(static_cast<DefId>(i)).id));
    }
    return cards;
}

void Trace::put(std::uint64_t value)
{
    *sum_ = (*sum_ ^ value) * 0x9e3779b97f4a7c15u;
    *sum_ ^= *sum_ >> 31;
}

void Trace::put(std::string_view name)
{
    put(hash_of(name));
}

void Trace::put(DefId def)
{
    put(def == no_def ? no_card_at_all : cards_[at(def)]);
}

void Trace::add_question(Match& match)
{
    sum_ = &questions_;
    const Decision& open = *match.decision();
    put(number(open.asked));
    put(name_of(open.purpose));
    put(open.source);
    put(std::uint64_t{open.effect} << 32 | std::uint64_t{open.min} << 16 | open.max);
    put(std::uint64_t{open.ordered} << 1 | std::uint64_t{open.origin_attack});
    for (const Option& o : open.options) {
        put(name_of(o.kind));
        put(name_of(o.zone));
        put(o.def);
        put(std::uint64_t{o.count} << 24 | std::uint64_t{o.place} << 16 |
            std::uint64_t{o.value} << 8 | number(o.spot));
    }
    for (std::uint16_t i = 0; i < open.options.size(); ++i) {
        put(std::uint64_t{find_option(open, action_code(open, i)).value_or(0xffff)});
    }
    for (const PlayerId viewer : both_players) {
        make_view(match.rules(), seen_by(viewer), view_);
        add_view(view_);
    }
    const std::uint32_t answered = match.state().decisions;
    if (answered < 16 || answered % 16 == 0) add_sample(match);
}

/// Adds what one player may know, the two players in turn, also after packing and unpacking it.
void Trace::add_sample(Match& match)
{
    sum_ = &samples_;
    const PlayerId viewer = both_players[match.state().decisions % 2];
    pack_view(match.rules(), seen_by(viewer), packed_);
    const Result<View> unpacked = unpack_view(bytes_of(packed_));
    put(std::uint64_t{static_cast<bool>(unpacked)});
    if (unpacked) add_view(unpacked.value());
    Result<Match> drawn = Observation(match, viewer).sample(match.state().decisions);
    put(std::uint64_t{static_cast<bool>(drawn)});
    if (!drawn) return;
    put(invariant_broken(drawn.value().rules()));
    make_view(drawn.value().rules(), seen_by_all, view_);
    add_view(view_);
}

void Trace::add_answer(std::span<const std::uint16_t> picks)
{
    sum_ = &questions_;
    for (const std::uint16_t pick : picks) put(pick);
}

void Trace::add_end(Match& match)
{
    sum_ = &questions_;
    make_view(match.rules(), seen_by_all, view_);
    add_view(view_);
    sum_ = &events_;
    for (const Event& event : match.events()) add_event(event);
}

void Trace::add_view(const View& view)
{
    put(std::uint64_t{view.turn} << 16 | number(view.turn_player) << 8 |
        number(view.starting_player));
    put(number(view.outcome) << 16 | number(view.winner) << 8 | number(view.reason));
    put(std::uint64_t{view.energy_attached} << 24 | std::uint64_t{view.supporters_played} << 16 |
        std::uint64_t{view.stadiums_played} << 8 | view.retreats);
    put(view.stadium);
    put(number(view.stadium_owner));
    for (const PlayerView& side : view.player) add_side(side);
}

void Trace::add_side(const PlayerView& side)
{
    put(side.turns_taken);
    for (std::size_t i = 0; i <= side.bench_count; ++i) {
        const PokemonView& one = side.pokemon[i];
        put(std::uint64_t{one.present} << 1 | std::uint64_t{one.face_down});
        put(one.def);
        put(static_cast<std::uint64_t>(one.hp) << 32 | std::uint64_t{one.damage} << 16 |
            std::uint64_t{one.conditions} << 8 | one.retreat_cost);
        put(std::uint64_t{one.types.bits()} << 1 | std::uint64_t{one.evolved});
        for (std::size_t a = 0; a < one.attached_count; ++a) {
            put(one.attached[a].def);
            put(number(one.attached[a].role));
        }
    }
    for (const PileView* pile :
         {&side.hand, &side.deck, &side.discard, &side.prizes, &side.lost_zone, &side.beside}) {
        add_pile(*pile);
    }
}

void Trace::add_pile(const PileView& pile)
{
    put(pile.count);
    for (std::size_t i = 0; i < pile.known_count; ++i) {
        put(pile.known[i].place);
        put(pile.known[i].def);
    }
}

void Trace::add_event(const Event& event)
{
    put(name_of(event.kind));
    put(name_of(event.from));
    put(name_of(event.to));
    put(event.def);
    put(event.source);
    put(static_cast<std::uint64_t>(event.value));
    put(std::uint64_t{event.effect} << 40 | std::uint64_t{event.extra} << 32 |
        std::uint64_t{event.source_effect} << 24 | number(event.spot) << 16 |
        number(event.player) << 8 | event.audience);
}

}  // namespace ptcg::test
