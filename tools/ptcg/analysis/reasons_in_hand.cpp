// Explains why a card can't be played: benched, used to evolve, attached, or played as a Trainer
// card.

#include <algorithm>

#include <fmt/format.h>

#include "analysis/reasons.hpp"
#include "ptcg/hosting/naming.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::tools {

std::optional<CardIndex> Reasons::card_in(Zone zone) const
{
    const Pile& pile = game_.pile(me_, zone);
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (is_called(game_.def_id(pile.cards[i]))) return pile.cards[i];
    }
    return std::nullopt;
}

Error Reasons::unknown_card() const
{
    std::vector<std::string> known;
    const Pile& hand = game_.pile(me_, Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        known.push_back(library_.text(game_.def_id(hand.cards[i])).name);
    }
    return Error{
        fmt::format("there is no card \"{}\"{}", wanted_.what, did_you_mean(wanted_.what, known))};
}

void Reasons::at_some(const SlotList& slots, const std::function<Refusal(SlotId)>& may,
                      const std::function<std::string(SlotId)>& detail)
{
    for (SlotId id : slots) {
        if (may(id).allowed()) return;
    }
    for (SlotId id : slots) add(may(id), detail ? detail(id) : "");
}

void Reasons::bench(CardIndex card)
{
    const bool part = game_.def(card).parts != 0;
    add(part ? game_.may_put_together(card) : game_.may_bench(card));
}

void Reasons::evolve(CardIndex card)
{
    SlotList fitting;
    for (SlotId id : targets()) {
        if (game_.evolves_into(id, card)) fitting.add(id);
    }
    at_some(
        fitting.count > 0 ? fitting : targets(),
        [&](SlotId id) { return game_.may_evolve(id, card); },
        [&](SlotId id) { return wording_.pokemon(id); });
}

void Reasons::attach(CardIndex card)
{
    const CardDef& def = game_.def(card);
    if (def.kind == CardKind::trainer) {  // a Tool: playing it attaches it
        play(card);
        return;
    }
    if (def.kind != CardKind::energy) {
        say("NRG-01", words_.only_energy);
        return;
    }
    at_some(targets(), [&](SlotId id) { return game_.may_attach(card, id); });
}

void Reasons::play(CardIndex card)
{
    const CardDef& def = game_.def(card);
    const Refusal no = game_.may_play(card);
    std::string detail;
    if (!no.allowed() && no.text().def == game_.def_id(card)) {
        for (const Handler& handler : library_.handlers(def)) {
            if (handler.hook == Hook::play) detail = needs_detail(handler.needs, no_slot, card);
        }
    }
    add(no, detail);
    const bool tool = def.trainer == TrainerKind::tool;
    if (!tool && !def.attaches_to_pokemon) return;
    SlotList onto = targets();
    if (target_ == no_slot && def.has(goes_on_opponent)) onto = game_.pokemon_of(opponent_of(me_));
    at_some(
        onto,
        [&](SlotId id) {
            Refusal refusal;
            if (!game_.goes_on(card, id)) {
                return Refusal{
                    .rule = "CARD-13", .by = game_.def_id(card), .origin = Origin::trainer};
            }
            if (tool && game_.slot(id).tool_count >= game_.tool_limit(id)) refusal.rule = "TRN-08";
            return refusal;
        },
        [&](SlotId id) { return wording_.pokemon(id); });
}

/// Explains that the requested card is not in the hand.
Reasons::Check Reasons::without_card()
{
    const std::optional<CardIndex> discarded = card_in(Zone::discard);
    if (discarded && game_.def(*discarded).parts_from == Zone::discard) {
        bench(*discarded);
        return {};
    }
    for (std::size_t i = 0; i < library_.size(); ++i) {
        const auto def = static_cast<DefId>(i);
        if (!is_called(def)) continue;
        say("", fill(discarded ? words_.in_discard : words_.not_in_hand,
                     {{"card", library_.text(def).name}}));
        return {};
    }
    return unknown_card();
}

/// Handles a Pokémon that is to evolve into any card of the hand: explains each that fits.
void Reasons::evolve_at_target()
{
    bool any = false;
    const std::vector<WhyNot> before = found_;
    for (CardIndex card : game_.cards_in(me_, Zone::hand)) {
        if (!game_.evolves_into(target_, card)) continue;
        any = true;
        const std::size_t count = found_.size();
        const bool allowed = game_.may_evolve(target_, card).allowed();
        evolve(card);
        if (!allowed || found_.size() > count) continue;
        found_ = before;  // this one may be used
        return;
    }
    if (!any) {
        say("EVO-01", fill(words_.no_evolution, {{"pokemon", wording_.pokemon(target_)}}));
    }
}

Reasons::Check Reasons::with_card()
{
    if (wanted_.kind == OptionKind::evolve && wanted_.what.empty() && target_ != no_slot) {
        evolve_at_target();
        return {};
    }
    const std::optional<CardIndex> card = card_in(Zone::hand);
    if (!card) return without_card();
    switch (wanted_.kind) {
        case OptionKind::bench:
            bench(*card);
            break;
        case OptionKind::evolve:
            evolve(*card);
            break;
        case OptionKind::attach:
            attach(*card);
            break;
        default:
            play(*card);
            break;
    }
    return {};
}

}  // namespace ptcg::tools
