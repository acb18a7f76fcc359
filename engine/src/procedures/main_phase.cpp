// The options of the main phase (section 8), in the order of TURN-03.

#include <algorithm>

#include "procedures/steps.hpp"
#include "ptcg/hook_mask.hpp"
#include "queries/energy_payment.hpp"

namespace ptcg::flow {

namespace {

/// Returns the different cards in the hand, each once, in the order they came there. If the
/// opponent knows one of several copies, that one represents them: playing it reveals the least.
[[nodiscard]] CardList different_cards(const Facts& game, PlayerId id)
{
    CardList list;
    const Pile& hand = game.pile(id, Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        const CardIndex card = hand.cards[i];
        const auto end = list.card.begin() + list.count;
        const auto same = std::find_if(list.card.begin(), end, [&](CardIndex c) {
            return game.def_id(c) == game.def_id(card);
        });
        if (same == end) {
            list.add(card);
        } else if ((game.table().seen[at(card)] & seen_by(opponent_of(id))) != 0) {
            *same = card;
        }
    }
    return list;
}

[[nodiscard]] Option hand_option(const Facts& game, OptionKind kind, CardIndex card,
                                 Spot spot = no_spot)
{
    return {.kind = kind,
            .zone = game.table().zone[at(card)],
            .place = game.table().place[at(card)],
            .spot = spot,
            .def = game.def_id(card)};
}

void offer_trainer(Resolver& game, PlayerId id, CardIndex card)
{
    const CardDef& def = game.def(card);
    if (def.counts_as_basic_in_play) return;  // FOS-01: it is put onto the Bench
    if (!game.may_play(card).allowed()) return;
    const bool tool = def.trainer == TrainerKind::tool;
    if (!tool && !def.attaches_to_pokemon) {
        game.add_option(hand_option(game, OptionKind::play, card));
        return;
    }
    const PlayerId on = def.has(goes_on_opponent) ? opponent_of(id) : id;  // HYP-01
    for (SlotId slot : game.pokemon_of(on)) {
        if (!game.goes_on(card, slot)) continue;
        if (tool && game.slot(slot).tool_count >= game.tool_limit(slot)) continue;  // TRN-08
        game.add_option(hand_option(game, OptionKind::play, card, game.spot_of(slot)));
    }
}

/// Offers Pokémon that are put together from cards in the discard pile (VUN-02).
void offer_parts(Resolver& game, PlayerId id)
{
    const Pile& pile = game.pile(id, Zone::discard);
    CardList offered;
    for (std::size_t i = 0; i < pile.count; ++i) {
        const CardIndex card = pile.cards[i];
        if (game.def(card).parts_from != Zone::discard || game.def(card).part != 1) continue;
        const bool again = std::any_of(offered.begin(), offered.end(), [&](CardIndex c) {
            return game.def_id(c) == game.def_id(card);
        });
        if (again || !game.may_put_together(card).allowed()) continue;
        offered.add(card);
        game.add_option(hand_option(game, OptionKind::bench, card));
    }
}

void offer_hand(Resolver& game, PlayerId id)
{
    const CardList hand = different_cards(game, id);
    const SlotList in_play = game.pokemon_of(id);
    for (CardIndex card : hand) {
        const bool part = game.def(card).parts != 0;
        if ((part ? game.may_put_together(card) : game.may_bench(card)).allowed())
            game.add_option(hand_option(game, OptionKind::bench, card));
    }
    if (game.state().parts_from_discard) offer_parts(game, id);
    for (CardIndex card : hand) {
        if (!game.goes_onto_pokemon(card)) continue;
        for (SlotId slot : in_play) {  // EVO-08: each, however many have evolved this turn
            if (game.may_evolve(slot, card).allowed()) {
                game.add_option(hand_option(game, OptionKind::evolve, card, game.spot_of(slot)));
            }
        }
    }
    for (CardIndex card : hand) {
        if (game.def(card).kind != CardKind::energy) continue;
        for (SlotId slot : in_play) {  // NRG-03: from the hand onto the player's own Pokémon
            if (!game.may_attach(card, slot).allowed()) continue;
            game.add_option(hand_option(game, OptionKind::attach, card, game.spot_of(slot)));
        }
    }
    for (CardIndex card : hand) {
        if (game.def(card).kind == CardKind::trainer) offer_trainer(game, id, card);
    }
}

/// Offers the Abilities that can be used of one card, which is in a Pokémon's stack or attached to
/// it.
void offer_abilities(Resolver& game, SlotId slot, CardIndex card)
{
    const CardDef& def = game.def(card);
    if (!has(def.listeners, Hook::use) || !game.has_abilities_of(slot, card)) return;
    for (std::uint8_t ability = 0; ability < def.ability_count; ++ability) {
        const Handler* handler = activated(game.library(), def, ability);
        if (handler == nullptr || !game.may_use(slot, card, *handler).allowed()) continue;
        game.add_option({.kind = OptionKind::use,
                         .spot = game.spot_of(slot),
                         .value = ability,
                         .def = game.def_id(card)});
    }
}

/// Offers the Abilities that can be used of cards in the player's pile; of several copies, the
/// first whose Ability may be used.
void offer_abilities_in(Resolver& game, PlayerId id, Zone zone, Where where)
{
    const Pile& pile = game.pile(id, zone);
    const std::size_t before = game.option_count();
    for (std::size_t i = 0; i < pile.count; ++i) {
        const CardIndex card = pile.cards[i];
        const CardDef& def = game.def(card);
        if (!def.speaks_from_pile) continue;
        for (std::uint8_t ability = 0; ability < def.ability_count; ++ability) {
            const Handler* handler = activated(game.library(), def, ability);
            if (handler == nullptr || handler->where != where) continue;
            Option option = hand_option(game, OptionKind::use, card);
            option.value = ability;
            bool again = false;
            for (std::size_t k = before; k < game.option_count(); ++k) {
                again =
                    again || (game.option(k).def == option.def && game.option(k).value == ability);
            }
            if (!again && game.may_use(no_slot, card, *handler).allowed()) game.add_option(option);
        }
    }
}

/// Offers the Abilities of all the player's Pokémon, Active and Benched, as often as each may be
/// used (ABIL-01), and the Stadium's effect.
void offer_texts(Resolver& game, PlayerId id)
{
    if (game.state().texts_in_piles) {
        offer_abilities_in(game, id, Zone::hand, Where::hand);
        offer_abilities_in(game, id, Zone::discard, Where::discard);
    }
    for (SlotId slot : game.pokemon_of(id)) {
        if (!has(game.slot(slot).listeners, Hook::use)) continue;
        for (CardIndex card : game.cards_of(slot, Role::none)) offer_abilities(game, slot, card);
    }
    const CardIndex stadium = game.table().stadium;
    if (stadium == no_card) return;
    const Handler* handler = activated(game.library(), game.def(stadium), Handler::none);
    if (handler == nullptr || !game.may_use_stadium(id, *handler).allowed()) return;
    game.add_option(
        {.kind = OptionKind::use_stadium, .zone = Zone::stadium, .def = game.def_id(stadium)});
}

void offer_retreat(Resolver& game, PlayerId id)
{
    if (!game.may_retreat(id).allowed()) return;
    const PlayerTable& who = game.player(id);
    for (std::size_t i = 0; i < who.bench_count; ++i) {
        game.add_option({.kind = OptionKind::retreat,
                         .spot = game.spot_of(who.bench[i]),
                         .def = game.def_id(game.slot(who.bench[i]).top)});
    }
}

/// The primer's house rule: in a player's first turn a Basic must be benched (BENCH-02, T-09), if
/// there is one (NOTE-03).
[[nodiscard]] bool must_bench_first(Resolver& game, PlayerId id)
{
    if (!game.rules().first_turn_must_bench || game.player(id).turns_taken != 1 ||
        game.table().benched_basic) {
        return false;
    }
    for (std::size_t i = 0; i < game.option_count(); ++i) {
        if (game.option(i).kind == OptionKind::bench) return true;
    }
    return false;
}

void offer_attacks(Resolver& game, PlayerId id)
{
    const SlotId active = game.active(id);
    if (!game.may_attack(active).allowed()) return;
    for (const AttackRef& attack : game.attacks_of(active)) {
        if (!game.may_use_attack(active, attack).allowed()) continue;
        game.add_option({.kind = OptionKind::attack,
                         .spot = game.spot_of(active),
                         .value = attack.index,
                         .def = attack.def});
    }
}

/// TURN-08: the same in the first turns; `Permissions` refuses what they forbid.
void offer_all(Resolver& game, PlayerId id)
{
    game.begin_question(id, Purpose::main_phase);
    offer_hand(game, id);
    offer_texts(game, id);
    offer_retreat(game, id);
    if (must_bench_first(game, id)) return;
    const std::size_t without_attacks = game.option_count();
    offer_attacks(game, id);
    const bool may_attack = game.option_count() > without_attacks;
    if (game.rules().may_pass || !may_attack) {  // TURN-04, T-48
        game.add_option({.kind = OptionKind::end_turn});
    }
}

}  // namespace

const Handler* activated(const CardLibrary& library, const CardDef& def, std::uint8_t ability)
{
    for (const Handler& handler : library.handlers(def)) {
        if (handler.hook == Hook::use && handler.ability == ability) return &handler;
    }
    return nullptr;
}

/// ATK-01: a text lets a Pokémon that has attacked use another attack. Everything that may have
/// changed in the meantime is checked again: its Energy, its Special Conditions, its place.
Status attack_again(Resolver& game)
{
    const PlayerId id = game.table().turn_player;
    const SlotId active = game.active(id);
    const bool ends = game.table().end_turn || active == no_slot ||
                      !has(game.table().listeners, Hook::attacks_per_turn);
    const int used = ends ? 0 : game.attacks_used(active);
    if (ends || used == 0 || used >= game.attacks_per_turn(active)) {
        game.go(Step::turn_end);
        return game.done_or_failed();
    }
    if (!game.question_at_hand()) {
        game.begin_question(id, Purpose::attack);
        offer_attacks(game, id);
    }
    Picks picks;
    if (const Status s = game.ask(0, 1, picks); s != Status::done) return s;
    if (picks.count == 0) {
        game.go(Step::turn_end);
        return game.done_or_failed();
    }
    const Option chosen = game.option(picks.option[0]);
    return act(game, chosen);
}

Status main_phase(Resolver& game)
{
    const PlayerId id = game.table().turn_player;  // ZONE-08: the other player is not asked
    if (game.table().end_turn) {
        game.go(Step::turn_end);
        return Status::done;
    }
    if (!game.question_at_hand()) offer_all(game, id);
    Picks picks;
    // Ending the turn is a separate decision even if nothing else can be done.
    if (const Status s = game.ask(1, 1, picks, false, true); s != Status::done) return s;
    const Option chosen = game.option(picks.option[0]);
    return act(game, chosen);
}

}  // namespace ptcg::flow
