// Triggers, which wait until the step that caused them is complete, and replacements, which do not.

#include <algorithm>

#include "ptcg/hook_mask.hpp"
#include "ptcg/reactions.hpp"
#include "queries/listeners.hpp"

namespace ptcg {

void Reactions::trigger(Hook hook, const EffectContext& what)
{
    if (!has(table().listeners, hook)) return;
    ListenerList list;
    collect(hook, what, list);
    wait(list, what);
}

void Reactions::trigger_discard(CardIndex card)
{
    const bool own = has(def(card).listeners, Hook::on_discard);
    if (!own && !has(table().listeners, Hook::on_discard)) return;
    EffectContext what;
    what.player = owner_of(card);
    what.target = slot_of(card);
    what.event_card = card;
    what.from = table().zone[at(card)];
    if (source().origin == Origin::attack) what.attacker = source().slot;
    name_doer(what);
    ListenerList list;
    collect(Hook::on_discard, what, list);
    collect_from_pile(Hook::on_discard, what, list);
    wait(list, what);
}

void Reactions::wait(const ListenerList& list, const EffectContext& what)
{
    Table& t = table();
    for (const Listener& l : list) {
        if (used_up(*l.handler, l.self, l.def, l.owner, l.card)) continue;
        if (t.waiting_count == t.waiting.size()) {
            (void)fail_full("too many effects are waiting", t.waiting.size(), l.def);
            return;
        }
        Waiting& w = t.waiting[t.waiting_count++];
        w.handler = static_cast<std::uint16_t>(l.handler - &library().handler(0));
        w.def = l.def;
        w.generation = l.self == no_slot ? std::uint16_t{0} : slot(l.self).generation;
        w.card = l.card;
        w.self = l.self;
        w.owner = l.owner;
        w.player = what.player;
        w.target = what.target;
        w.event_card = what.event_card;
        // One number is stored: a lasting effect's own, else the event's.
        const bool own_value = l.lasting != nullptr && l.lasting->value != 0;
        w.amount = static_cast<std::int16_t>(own_value ? l.lasting->value : what.amount);
        w.attacker = what.attacker;
        w.harm = what.harm;
        w.origin = text_of(l, what).source.origin;
        w.from_hand = what.from == Zone::hand ? 1 : 0;
    }
}

Status Reactions::begin_text(const Handler& handler, const EffectContext& text, bool& goes,
                             bool agreed)
{
    goes = true;
    if (handler.optional && !agreed) {  // QTY-02
        const Status s = ask_yes_no(text.owner, Purpose::use_text, goes);
        if (s != Status::done || !goes) return s;
    }
    use_up(handler, text.self, text.source.def, text.owner, text.card);
    if (handler.ability != Handler::none) {
        Event e = event(EventKind::used_text, text.owner);
        e.def = text.source.def;
        e.effect = handler.ability;
        e.spot = spot_of(text.self);
        emit(e);
        return use_ability(handler, text, goes);
    }
    return Status::done;
}

Status Reactions::use_ability(const Handler& handler, const EffectContext& text, bool& goes)
{
    goes = true;
    // A reaction to the use of an Ability does not count as such a use: otherwise two could react
    // to each other forever.
    const bool reacts =
        handler.hook == Hook::would_use_ability || handler.hook == Hook::on_use_ability;
    const HookMask both = bit(Hook::would_use_ability) | bit(Hook::on_use_ability);
    if (reacts || handler.ability == Handler::none || (table().listeners & both) == 0) {
        return Status::done;
    }
    const AbilityKind kind = library().def(text.source.def).abilities[handler.ability].kind;
    if (!is_used(kind)) return Status::done;
    EffectContext what;
    what.player = text.owner;
    what.target = text.self;
    what.event_card = text.card;
    what.event_player = text.owner;
    what.event_origin = Origin::ability;
    what.event_def = text.source.def;
    what.ability_kinds = bit(kind);
    if (const Status s = replace(Hook::would_use_ability, what); s != Status::done) return s;
    goes = !what.instead;
    trigger(Hook::on_use_ability, what);
    return done_or_failed();
}

Status Reactions::may_react(const Handler& handler, const EffectContext& text, bool& may) const
{
    may = may_use(handler, text).allowed();
    return done_or_failed();
}

EffectContext Reactions::context_of(const Waiting& w) const
{
    EffectContext context;
    identify(context, library().handler(w.handler), w.def, w.card, w.self, w.owner);
    context.source.origin = w.origin;
    context.player = w.player;
    context.target = w.target;
    context.attacker = w.attacker;
    context.event_card = w.event_card;
    context.amount = w.amount;
    context.value = w.amount;
    context.harm = w.harm;
    if (w.from_hand != 0) context.from = Zone::hand;
    return context;
}

Status Reactions::could_run(const Waiting& w, bool& could)
{
    could = w.self == no_slot || slot(w.self).generation == w.generation;
    return could ? may_react(library().handler(w.handler), context_of(w), could) : Status::done;
}

Status Reactions::run_waiting(const Waiting& w, bool agreed)
{
    const Handler& handler = library().handler(w.handler);
    EffectContext context = context_of(w);
    const WithSource with(*this, context.source);
    bool goes = true;
    if (const Status s = begin_text(handler, context, goes, agreed); s != Status::done || !goes) {
        return s;
    }
    if (handler.ends_turn) table().end_turn = true;
    return run_handler(handler, context);
}

Status Reactions::choose_replacement(PlayerId chooser, const ListenerList& list, std::uint64_t left,
                                     std::size_t& chosen)
{
    begin_question(chooser, Purpose::replacement_order);
    std::array<std::size_t, ListenerList::most> candidate{};
    for (std::uint8_t i = 0; i < list.size(); ++i) {
        if ((left >> i & 1u) == 0) continue;
        const Listener& l = list[i];
        // Two copies of a card on one Pokémon: it makes no difference which acts first.
        bool same = false;
        for (std::size_t k = 0; k < option_count() && l.lasting == nullptr; ++k) {
            const Listener& other = list[candidate[k]];
            same = same ||
                   (other.handler == l.handler && other.self == l.self && other.lasting == nullptr);
        }
        if (same) continue;
        candidate[option_count()] = i;
        add_option({.kind = OptionKind::text,
                    .place = static_cast<std::uint8_t>(option_count()),
                    .spot = spot_of(l.self),
                    .value = l.handler->ability,
                    .def = l.def});
    }
    Picks picks;
    const Status s = ask(1, 1, picks);
    if (s == Status::done) chosen = candidate[picks.option[0]];
    return s;
}

Status Reactions::replace(Hook hook, EffectContext& context)
{
    if (!has(table().listeners, hook)) return Status::done;
    ListenerList list;
    collect(hook, context, list);
    const SlotId subject = subject_of(hook, context);
    const PlayerId chooser = subject != no_slot ? owner_of(subject) : context.player;
    static_assert(ListenerList::most < 64, "a bit each");
    std::uint64_t left = (std::uint64_t{1} << list.size()) - 1u;
    while (!context.instead) {
        for (std::uint8_t i = 0; i < list.size(); ++i) {
            const Listener& l = list[i];
            bool may = false;
            const Status s = may_react(*l.handler, text_of(l, context), may);
            if (s != Status::done) return s;
            if (!may) left &= ~(std::uint64_t{1} << i);
        }
        if (left == 0) break;
        // If there are several, the affected card's owner picks which comes next; each applies
        // once.
        std::size_t which = 0;
        const Status asked = choose_replacement(chooser, list, left, which);
        if (asked != Status::done) return asked;
        left &= ~(std::uint64_t{1} << which);

        const Handler& handler = *list[which].handler;
        EffectContext call = text_of(list[which], context);
        const WithSource with(*this, call.source);
        bool goes = true;
        if (const Status s = begin_text(handler, call, goes); s != Status::done) return s;
        if (!goes) continue;
        if (const Status s = run_handler(handler, call); s != Status::done) return s;
        context.amount = call.amount;
        context.instead = call.instead;
        if (call.instead) context.source = call.source;
        context.still_knocked_out = call.still_knocked_out;
        context.remaining_hp = call.remaining_hp;
        context.allowed = context.allowed && call.allowed;
    }
    return Status::done;
}

Status Reactions::run_handler(const Handler& handler, EffectContext& context)
{
    if (handler.effect == no_callback) return Status::done;
    return run_text(context.source,
                    [&](EffectHost& host) { return host.run(whole_, handler.effect, context); });
}

}  // namespace ptcg
