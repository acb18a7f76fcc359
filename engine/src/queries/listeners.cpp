// Listeners: the handlers in play that apply to an event. A hook without listeners in play costs
// one bit test.

#include <algorithm>

#include "ptcg/hook_mask.hpp"
#include "ptcg/queries.hpp"
#include "queries/listeners.hpp"
#include "state/lists.hpp"

namespace ptcg {

namespace {

[[nodiscard]] Origin origin_of(const CardDef& def, const Handler& handler)
{
    if (handler.of_class && def.kind == CardKind::pokemon) return Origin::rule;
    if (handler.ability != Handler::none) return Origin::ability;
    if (def.kind == CardKind::energy) return Origin::energy;
    if (def.kind == CardKind::trainer) return Origin::trainer;
    return Origin::ability;
}

}  // namespace

SlotId subject_of(Hook hook, const EffectContext& about)
{
    switch (hook) {
        case Hook::damage_dealt:
        case Hook::base_damage:
        case Hook::ignores:
        case Hook::applies_on_bench:
        case Hook::attack_cost:
        case Hook::attacks_per_turn:
        case Hook::ignores_attack_cost:
        case Hook::ignores_condition:
        case Hook::ignores_first_turn_attack:
        case Hook::may_attack:
        case Hook::would_announce_attack:
        case Hook::would_attack:
        case Hook::on_attack:
            return about.attacker;
        default:
            return about.target;
    }
}

namespace {

[[nodiscard]] bool came_from(CameFrom wanted, Zone from)
{
    switch (wanted) {
        case CameFrom::anywhere:
            return true;
        case CameFrom::hand:
            return from == Zone::hand;
        case CameFrom::deck:
            return from == Zone::deck;
        case CameFrom::play:
            return from == Zone::in_play || from == Zone::stadium;
    }
    return false;
}

}  // namespace

bool in_its_place(const Facts& game, Where where, CardIndex card, SlotId self)
{
    if (where == Where::in_play) return true;
    if (is_pile(where)) {
        const Zone zone = where == Where::hand ? Zone::hand : Zone::discard;
        return card != no_card && game.table().zone[at(card)] == zone;
    }
    return self != no_slot && game.is_active(self) == (where == Where::active);
}

bool Queries::listens(const Handler& handler, const EffectContext& about, CardIndex card,
                      SlotId self, PlayerId owner) const
{
    if (!count_text()) return false;
    if (!in_its_place(*this, handler.where, card, self)) return false;

    const SlotId subject = subject_of(handler.hook, about);
    const PlayerId doer = subject != no_slot ? owner_of(subject) : about.player;
    switch (handler.subject) {
        case Subject::self:
            if (self == no_slot ? doer != owner : subject != self) return false;
            break;
        case Subject::own:
            if (doer != owner) return false;
            break;
        case Subject::opponent:
            if (doer == owner) return false;
            break;
        case Subject::any:
            break;
        case Subject::this_card:
            if (card == no_card || about.event_card != card) return false;
            break;
    }
    if (handler.by != By::any) {
        const PlayerId by =
            about.event_player != PlayerId::none ? about.event_player : about.player;
        if ((by == owner) != (handler.by == By::own)) return false;
    }
    if (handler.origins != 0 &&
        (handler.origins >> static_cast<unsigned>(about.event_origin) & 1u) == 0) {
        return false;
    }
    if (!came_from(handler.from, about.from)) return false;
    if (handler.does != 0 && (handler.does >> static_cast<unsigned>(about.event_does) & 1u) == 0) {
        return false;
    }
    if (handler.ability_kinds != 0 && (handler.ability_kinds & about.ability_kinds) == 0) {
        return false;
    }
    return filters_fit(handler, about);
}

bool Queries::filters_fit(const Handler& handler, const EffectContext& about) const
{
    const auto fits = [&](SlotId id, FilterId filter) {
        return filter == no_filter || (in_play(id) && matches(id, library().filter(filter)));
    };
    const bool attacker_left = !in_play(about.attacker) && about.attacker_def != no_def;
    const bool attacker_fits =
        attacker_left ? handler.attacker == no_filter ||
                            matches(about.attacker_def, library().filter(handler.attacker))
                      : fits(about.attacker, handler.attacker);
    return attacker_fits && fits(about.target, handler.target) &&
           (handler.filter == no_filter || about.event_card == no_card ||
            matches(about.event_card, library().filter(handler.filter))) &&
           (handler.doer == no_filter ||
            (about.event_def != no_def &&
             matches(about.event_def, library().filter(handler.doer))));
}

bool Queries::counts(const Handler& handler, DefId def, CardIndex card, SlotId self, PlayerId owner,
                     const EffectContext& about) const
{
    if (!is_query(handler.hook)) return true;  // the others are checked when their turn comes
    if (handler.needs[0].need == Need::none && handler.condition == no_callback) return true;
    EffectContext text = about;
    identify(text, handler, def, card, self, owner);
    return needs_met(handler.needs, owner, self, card) && condition_holds(handler, text);
}

bool Queries::count_text() const
{
    // A card in play evaluates its filters, and those ask texts in turn. With enough of them that
    // takes forever, even though no script runs.
    constexpr std::uint32_t most_texts = 400'000;
    if (texts_asked_ < most_texts) return ++texts_asked_ > 0;
    (void)fail("card texts call each other endlessly");
    return false;
}

void Queries::add_listener(ListenerList& list, const Listener& listener) const
{
    if (list.add(listener)) return;
    (void)fail_full("too many texts listen to one event", ListenerList::most, listener.def);
}

void Queries::collect_from_slot(Hook hook, const EffectContext& about, SlotId id,
                                ListenerList& list) const
{
    const Slot& s = slot(id);
    for (CardIndex card = s.first; card != no_card; card = table().next[at(card)]) {
        const CardDef& printed = def(card);
        if (!has(printed.listeners, hook)) continue;
        const PlayerId owner = owner_of(card);
        for (const Handler& handler : library().handlers(printed)) {
            if (handler.hook != hook) continue;
            // An Ability applies on the top card and where the top card keeps it. A class's text,
            // or that of a Trainer card played as a Pokémon (FOS-04), applies on the top card.
            // Other texts apply while the card is attached.
            const bool ability = handler.ability != Handler::none;
            const bool in_stack = is_pokemon_itself(table().role[at(card)]);
            if (ability ? !has_abilities_of(id, card)
                        : in_stack && !(card == s.top &&
                                        (handler.of_class || printed.counts_as_basic_in_play))) {
                continue;
            }
            if (!listens(handler, about, card, id, owner)) continue;
            if (ability && hook != Hook::ability_works &&
                !ability_works(id, {def_id(card), handler.ability})) {
                continue;
            }
            if (!in_stack && !attachment_works(id, card)) continue;
            if (!counts(handler, def_id(card), card, id, owner, about)) continue;
            if (!handler.stacks && std::any_of(list.begin(), list.end(), [&](const Listener& l) {
                    return l.handler == &handler;
                })) {
                continue;
            }
            add_listener(list, {&handler, def_id(card), card, id, owner, nullptr});
        }
    }
}

void Queries::collect_from_stadium(Hook hook, const EffectContext& about, ListenerList& list) const
{
    const CardIndex stadium = table().stadium;
    if (stadium == no_card || !has(def(stadium).listeners, hook)) return;
    const PlayerId owner = owner_of(stadium);
    for (const Handler& handler : library().handlers(def(stadium))) {
        if (handler.hook != hook || !listens(handler, about, stadium, no_slot, owner)) continue;
        if (!counts(handler, def_id(stadium), stadium, no_slot, owner, about)) continue;
        add_listener(list, {&handler, def_id(stadium), stadium, no_slot, owner, nullptr});
    }
}

void Queries::collect_from_lasting(Hook hook, const EffectContext& about, ListenerList& list) const
{
    const Table& t = table();
    for (const Lasting& effect : lasting_of(t)) {
        if (effect.kind != LastingKind::script || !holds(effect, t)) continue;
        const LastingDef& named = def(effect);
        if (!has(named.listeners, hook)) continue;
        const SlotId self =
            effect.anchor == Anchor::pokemon ? static_cast<SlotId>(effect.subject) : no_slot;
        const PlayerId owner =
            effect.anchor == Anchor::player ? static_cast<PlayerId>(effect.subject) : effect.owner;
        for (const Handler& handler : library().handlers(named)) {
            if (handler.hook != hook || !listens(handler, about, no_card, self, owner)) continue;
            if (!counts(handler, effect.def, no_card, self, owner, about)) continue;
            add_listener(list, {&handler, effect.def, no_card, self, owner, &effect});
        }
    }
}

void Queries::collect(Hook hook, const EffectContext& about, ListenerList& list) const
{
    // The turn player's texts come first, and on each side those of the Active Spot before the
    // Bench.
    const PlayerId turn_player = table().turn_player;
    for (PlayerId owner : {turn_player, opponent_of(turn_player)}) {
        each_pokemon(owner, [&](SlotId id) {
            if (has(slot(id).listeners, hook)) collect_from_slot(hook, about, id, list);
        });
    }
    collect_from_stadium(hook, about, list);
    collect_from_lasting(hook, about, list);
}

void Queries::collect_from_pile(Hook hook, const EffectContext& about, ListenerList& list) const
{
    const CardIndex card = about.event_card;
    if (!has(def(card).listeners, hook) || at(table().zone[at(card)]) >= pile_count) return;
    const PlayerId owner = owner_of(card);
    for (const Handler& handler : library().handlers(def(card))) {
        if (handler.hook != hook || handler.subject != Subject::this_card) continue;
        if (!listens(handler, about, card, no_slot, owner)) continue;
        add_listener(list, {&handler, def_id(card), card, no_slot, owner, nullptr});
    }
}

bool Queries::any_text_beside_pokemon(Hook hook) const
{
    const CardIndex stadium = table().stadium;
    if (stadium != no_card && library().listens(def(stadium), hook)) return true;
    return std::ranges::any_of(lasting_of(table()), [&](const Lasting& effect) {
        return effect.kind == LastingKind::script && library().listens(def(effect), hook);
    });
}

bool Queries::any_text_for(Hook hook) const
{
    if (!has(table().listeners, hook)) return false;
    bool any = any_text_beside_pokemon(hook);
    const auto look = [&](SlotId id) {
        if (any || !has(slot(id).listeners, hook)) return;
        for (CardIndex card = slot(id).first; card != no_card; card = table().next[at(card)]) {
            any = any || library().listens(def(card), hook);
        }
    };
    for (const PlayerId owner : both_players) each_pokemon(owner, look);
    return any;
}

void Queries::identify(EffectContext& context, const Handler& handler, DefId def, CardIndex card,
                       SlotId self, PlayerId owner) const
{
    context.source = {def, origin_of(library().def(def), handler), handler.ability, self, owner};
    context.card = card;
    context.self = self;
    context.owner = owner;
}

TextRef Queries::text_ref(const Listener& listener) const
{
    if (listener.lasting != nullptr) return ptcg::text_of(*listener.lasting);
    return {listener.def, origin_of(library().def(listener.def), *listener.handler),
            listener.handler->ability};
}

EffectContext Queries::text_of(const Listener& listener, const EffectContext& about) const
{
    EffectContext text = about;
    identify(text, *listener.handler, listener.def, listener.card, listener.self, listener.owner);
    if (listener.lasting != nullptr) {
        text.source.origin = listener.lasting->origin;
        text.value = listener.lasting->value;
    }
    return text;
}

HookMask listeners_on(const Slot& slot, const Table& table,
                      const std::array<DefId, cards_per_match>& defs, const CardLibrary& library)
{
    HookMask mask = 0;
    std::size_t count = 0;
    for (CardIndex c = slot.first; at(c) < cards_per_match && count < cards_per_match; ++count) {
        mask |= library.def(defs[at(c)]).listeners;
        c = table.next[at(c)];
    }
    return mask;
}

HookMask listeners_on(const Table& table, const std::array<DefId, cards_per_match>& defs,
                      const CardLibrary& library)
{
    HookMask mask = 0;
    for (const Slot& s : table.slots) mask |= s.listeners;
    if (at(table.stadium) < cards_per_match) {
        mask |= library.def(defs[at(table.stadium)]).listeners;
    }
    for (const Lasting& effect : lasting_of(table)) {
        if (effect.kind != LastingKind::script || !library.has(effect.def)) continue;
        const auto named = library.lasting(library.def(effect.def));
        if (effect.effect < named.size()) mask |= named[effect.effect].listeners;
    }
    return mask;
}

void refresh_listeners(MatchState& state, const CardLibrary& library)
{
    const auto refresh = [&](Table& t) {
        for (Slot& slot : t.slots) slot.listeners = listeners_on(slot, t, state.defs, library);
        t.listeners = listeners_on(t, state.defs, library);
    };
    refresh(state.now);
    if (state.checkpointed) refresh(state.checkpoint);
}

}  // namespace ptcg
