#include "playing.hpp"

#include <cstddef>
#include <cstring>

#include "ptcg/packed_view.hpp"

namespace ptcg::capi {

// The structs of ptcg.h have the engine's layout, so that arrays of them need no conversion.
static_assert(sizeof(ptcg_decision) == 32);
static_assert(sizeof(ptcg_option) == sizeof(Option));
static_assert(offsetof(ptcg_option, kind) == offsetof(Option, kind) &&
              offsetof(ptcg_option, count) == offsetof(Option, count) &&
              offsetof(ptcg_option, zone) == offsetof(Option, zone) &&
              offsetof(ptcg_option, place) == offsetof(Option, place) &&
              offsetof(ptcg_option, spot) == offsetof(Option, spot) &&
              offsetof(ptcg_option, value) == offsetof(Option, value) &&
              offsetof(ptcg_option, card) == offsetof(Option, def));
static_assert(PTCG_NO_CARD == at(no_def) && PTCG_NOBODY == at(PlayerId::none) &&
              PTCG_CHANCE == at(PlayerId::chance));
static_assert(PTCG_SEEN_BY_ONE == seen_by(PlayerId::one) &&
              PTCG_SEEN_BY_TWO == seen_by(PlayerId::two) &&
              PTCG_SEEN_BY_SPECTATORS == seen_by_spectators && PTCG_SEEN_BY_JUDGE == seen_by_all);
static_assert(sizeof(ptcg_pokemon) == sizeof(PackedPokemon) &&
              offsetof(ptcg_pokemon, types) == offsetof(PackedPokemon, types) &&
              offsetof(ptcg_pokemon, conditions) == offsetof(PackedPokemon, conditions) &&
              offsetof(ptcg_pokemon, flags) == offsetof(PackedPokemon, flags) &&
              offsetof(ptcg_pokemon, attached_count) == offsetof(PackedPokemon, attached_count));
static_assert(sizeof(ptcg_piles) == sizeof(PackedPlayer) &&
              offsetof(ptcg_piles, discard) == offsetof(PackedPlayer, discard) &&
              offsetof(ptcg_piles, turns_taken) == offsetof(PackedPlayer, turns_taken));
static_assert(sizeof(ptcg_known_card) == sizeof(PackedCard) &&
              offsetof(ptcg_known_card, place) == offsetof(PackedCard, place));
static_assert(sizeof(ptcg_view) == sizeof(PackedView) &&
              offsetof(ptcg_view, stadium) == offsetof(PackedView, stadium) &&
              offsetof(ptcg_view, audience) == offsetof(PackedView, audience) &&
              offsetof(ptcg_view, energy_attached) == offsetof(PackedView, energy_attached) &&
              offsetof(ptcg_view, card_count) == offsetof(PackedView, card_count) &&
              offsetof(ptcg_view, player) == offsetof(PackedView, player) &&
              offsetof(ptcg_view, pokemon) == offsetof(PackedView, pokemon) &&
              offsetof(ptcg_view, cards) == offsetof(PackedView, cards));
static_assert(PTCG_PRESENT == int{packed_present} && PTCG_FACE_DOWN == int{packed_face_down} &&
              PTCG_EVOLVED == int{packed_evolved});

Checked<const Decision*> question_of(ptcg_match& match)
{
    const Decision* const open = match.match.decision();
    if (open != nullptr) return {PTCG_OK, open};
    if (match.match.over()) return {fail(PTCG_ERROR_OVER, "the match is over"), nullptr};
    return {fail(PTCG_ERROR_STOPPED,
                 "the match is stopped because a card text failed; ptcg_match_go_on resumes it, "
                 "ptcg_match_void ends it:\n" +
                     match.match.failure()),
            nullptr};
}

ptcg_status tell(const Result<void>& taken)
{
    if (taken) return PTCG_OK;
    return fail(taken.error().by_script ? PTCG_ERROR_SCRIPT : PTCG_ERROR_ANSWER,
                taken.error().message);
}

ptcg_status answer(ptcg_match& match, std::span<const std::uint16_t> picks)
{
    PTCG_TRY(question_of(match).status);
    return tell(match.match.answer(picks));
}

void describe(ptcg_match& match, ptcg_decision& decision)
{
    const Decision* const open = match.match.decision();
    decision = ptcg_decision{};
    decision.asked = PTCG_NOBODY;
    decision.source = PTCG_NO_CARD;
    decision.effect = 0xff;
    decision.outcome = static_cast<std::uint8_t>(match.match.outcome());
    decision.winner = static_cast<std::uint8_t>(match.match.winner());
    decision.reason = static_cast<std::uint8_t>(match.match.reason());
    decision.turn = static_cast<std::uint16_t>(match.match.turn());
    decision.number = match.match.state().decisions;
    if (open == nullptr) return;
    decision.asked = static_cast<std::uint8_t>(open->asked);
    decision.purpose = static_cast<std::uint8_t>(open->purpose);
    decision.ordered = open->ordered ? 1 : 0;
    decision.min = open->min;
    decision.max = open->max;
    decision.option_count = static_cast<std::uint16_t>(open->options.size());
    decision.source = static_cast<std::uint16_t>(open->source);
    decision.effect = open->effect;
    decision.origin_attack = open->origin_attack ? 1 : 0;
    decision.secret = open->secret ? 1 : 0;
    decision.word_count = static_cast<std::uint16_t>(open->words.size());
}

std::span<const ptcg_option> options_of(const Decision* open)
{
    if (open == nullptr) return {};
    // The same layout, see above.
    return {reinterpret_cast<const ptcg_option*>(open->options.data()), open->options.size()};
}

bool pack_view(ptcg_match& match, Audience audience, ptcg_view& view)
{
    PackedView packed;
    const bool sound = ptcg::pack_view(match.match.rules(), audience, packed);
    std::memcpy(&view, &packed, sizeof view);
    return sound;
}

ptcg_status tell_faulty_view(const Match& match)
{
    return fail(PTCG_ERROR_SCRIPT,
                std::string("a card text failed, so the view has printed numbers: ") +
                    match.effects()->last_error());
}

}  // namespace ptcg::capi
