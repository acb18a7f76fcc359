// Queries: what the texts in play answer to a question of the rules. Nothing may change meanwhile.

#include <algorithm>
#include <utility>

#include "ptcg/hook_mask.hpp"
#include "ptcg/queries.hpp"
#include "queries/asking.hpp"
#include "queries/listeners.hpp"

namespace ptcg {

namespace {

/// What a query's handler without a function answers.
void add_value(const Handler& handler, EffectContext& context)
{
    if (handler.hook == Hook::ignores || handler.hook == Hook::applies_on_bench) {
        context.amount |= handler.value;
    } else if (context.cost == nullptr) {
        context.amount += handler.value;
    } else if (handler.symbol == Handler::any_symbol) {
        context.cost->spared -= handler.value;
    } else {
        context.cost->more[handler.symbol] += handler.value;
    }
}

/// A text has answered with another number of Colorless symbols, begun from `before`.
void take_colorless(CostChanges& cost, int before, int after)
{
    cost.more[at(Type::colorless)] += after - before;
}

/// What a query is about, as a number: of a cost all symbols.
[[nodiscard]] int measured(const EffectContext& context)
{
    return context.cost == nullptr ? context.amount : context.cost->result().total;
}

}  // namespace

Status Queries::answer(const Handler& handler, EffectContext& context) const
{
    if (handler.effect == no_callback) return Status::done;
    return run_text(context.source,
                    [&](EffectHost& host) { return host.answer(*this, handler.effect, context); });
}

Status Queries::change_amount(const Listener& listener, EffectContext& context) const
{
    if (context.cost != nullptr) context.amount = context.cost->more[at(Type::colorless)];
    if (listener.handler->effect == no_callback) {
        add_value(*listener.handler, context);
        return Status::done;
    }
    EffectContext call = text_of(listener, context);
    const Status status = answer(*listener.handler, call);
    if (status != Status::done) return status;
    if (context.cost != nullptr) take_colorless(*context.cost, context.amount, call.amount);
    context.amount = call.amount;
    return status;
}

int Queries::ask_listeners(Hook hook, EffectContext& context, Texts which,
                           const DamageStep* step) const
{
    if (!has(table().listeners, hook)) return context.amount;
    const Asking asking(query_depth_, guarded_[at(hook)], subject_of(hook, context));
    if (asking.again()) return context.amount;
    ListenerList list;
    collect(hook, context, list);
    for (const Listener& l : list) {
        if (which != Texts::all) {
            const Origin origin = text_ref(l).origin;
            const bool from_card = origin == Origin::trainer || origin == Origin::energy;
            if (from_card != (which == Texts::trainers_and_energy)) continue;
        }
        const int before = measured(context);
        if (change_amount(l, context) != Status::done) break;
        const int after = measured(context);
        if (after == before) continue;
        if (step != nullptr) explain_damage(*step, text_ref(l), before, after);
        if (query_record_ != nullptr && hook == recorded_query_ && query_depth_ == 1) {
            query_record_->push_back({text_ref(l), before, after});
        }
    }
    return context.amount;
}

int Queries::query(Hook hook, EffectContext& context) const
{
    return ask_listeners(hook, context, Texts::all, nullptr);
}

bool Queries::says_yes(const Listener& listener, const EffectContext& context, bool otherwise) const
{
    if (listener.handler->effect == no_callback) return listener.handler->value != 0;
    EffectContext call = text_of(listener, context);
    call.allowed = otherwise;
    (void)answer(*listener.handler, call);
    return call.allowed;
}

bool Queries::allowed(Hook hook, const EffectContext& context, TextRef* by) const
{
    if (!has(table().listeners, hook)) return true;
    const Asking asking(query_depth_, guarded_[at(hook)], subject_of(hook, context));
    if (asking.again()) return true;
    ListenerList list;
    collect(hook, context, list);
    for (const Listener& l : list) {
        if (says_yes(l, context, true)) continue;
        if (by != nullptr) *by = text_ref(l);
        return false;
    }
    return true;
}

bool Queries::granted(Hook hook, const EffectContext& context) const
{
    if (!has(table().listeners, hook)) return false;
    const Asking asking(query_depth_, guarded_[at(hook)], subject_of(hook, context));
    if (asking.again()) return false;
    ListenerList list;
    collect(hook, context, list);
    return std::any_of(list.begin(), list.end(),
                       [&](const Listener& l) { return says_yes(l, context, false); });
}

bool Queries::attachment_works(SlotId id, CardIndex card) const
{
    if (!has(table().listeners, Hook::attachment_works)) return true;
    if (guarded_[at(Hook::attachment_works)] != 0) return true;
    EffectContext question;
    question.target = id;
    question.player = owner_of(id);
    question.event_card = card;
    return allowed(Hook::attachment_works, question);
}

bool Queries::may_switch_off(SlotId holder) const
{
    if (!has(slot(holder).listeners, Hook::ability_works)) return false;
    for (CardIndex card = slot(holder).first; card != no_card; card = table().next[at(card)]) {
        if (!has(def(card).listeners, Hook::ability_works)) continue;
        for (const Handler& handler : library().handlers(def(card))) {
            if (handler.hook != Hook::ability_works) continue;
            if (in_its_place(*this, handler.where, card, holder)) return true;
        }
    }
    return false;
}

std::uint32_t Queries::slots_without_abilities(std::array<TextRef, slots_per_match>* by,
                                               SlotId asked) const
{
    // Most of the time the one text that could stands in the wrong place.
    SlotList order, subjects;
    for (PlayerId owner : both_players) {
        for (SlotId id : pokemon_of(owner)) {
            const bool holds = may_switch_off(id);
            if (holds) order.add(id);
            if (holds || asked == no_slot || asked == id) subjects.add(id);
        }
    }
    const bool from_elsewhere = any_text_beside_pokemon(Hook::ability_works);
    if (order.count == 0 && !from_elsewhere) return 0;
    // Switch-offs apply in the order their Pokémon came into play, each only if it has not been
    // switched off itself by an earlier one.
    std::sort(order.slot.begin(), order.slot.begin() + order.count,
              [&](SlotId a, SlotId b) { return slot(a).order < slot(b).order; });
    std::uint32_t off = 0;
    const auto about = [](SlotId subject) {
        EffectContext question;
        question.target = subject;
        question.player = owner_of(subject);
        return question;
    };
    const auto apply = [&](const ListenerList& list, SlotId subject) {
        for (const Listener& l : list) {
            if (says_yes(l, about(subject), true)) continue;
            if (by != nullptr && (off >> at(subject) & 1u) == 0) {
                (*by)[at(subject)] = text_ref(l);
            }
            off |= 1u << at(subject);
        }
    };
    for (SlotId subject : subjects) {
        if (!from_elsewhere) break;
        ListenerList list;
        collect_from_stadium(Hook::ability_works, about(subject), list);
        collect_from_lasting(Hook::ability_works, about(subject), list);
        apply(list, subject);
    }
    for (SlotId holder : order) {
        const bool holder_off = (off >> at(holder) & 1u) != 0;
        for (SlotId subject : subjects) {
            ListenerList all, list;
            collect_from_slot(Hook::ability_works, about(subject), holder, all);
            for (const Listener& l : all) {
                const bool ability = l.handler->ability != Handler::none;
                if (!ability || !holder_off) add_listener(list, l);
            }
            apply(list, subject);
        }
    }
    return off;
}

bool Queries::ability_works(SlotId id, const CardDef& of, std::uint8_t ability) const
{
    if (!has(table().listeners, Hook::ability_works)) return true;
    // A held item is a line printed on the card, not an Ability (HELD-01, TRAIT-01).
    const AbilityKind kind = of.abilities[ability].kind;
    if (is_no_ability(kind)) return true;
    return (abilities_switched_off(nullptr, id) >> at(id) & 1u) == 0;
}

/// While they are found out, every Ability counts as in force.
std::uint32_t Queries::abilities_switched_off(std::array<TextRef, slots_per_match>* by,
                                              SlotId asked) const
{
    std::uint32_t& guarded = guarded_[at(Hook::ability_works)];
    if (guarded != 0) return 0;
    guarded = ~0u;
    ++query_depth_;
    const std::uint32_t off = slots_without_abilities(by, asked);
    --query_depth_;
    guarded = 0;
    return off;
}

Status Queries::fail(std::string why) const
{
    failed_ = true;
    failure_ = std::move(why);
    failed_text_ = source_.def;
    return Status::failed;
}

Status Queries::fail_full(std::string too_many, std::size_t room, DefId of) const
{
    if (!failure_.empty()) return Status::failed;  // it has been said
    (void)fail(std::move(too_many) + ": there is room for " + std::to_string(room));
    if (of != no_def) failed_text_ = of;
    return Status::failed;
}

int Queries::remembered(const MemoQuery& query, bool sum) const
{
    if (has_forgotten(query.what, query.turn)) {
        (void)fail_full("too much has happened to be remembered", table().memos.size());
    }
    return Facts::remembered(query, sum);
}

void Queries::forget_failure()
{
    failed_ = false;
    failure_.clear();
    failed_text_ = no_def;
}

bool Queries::condition_holds(const Handler& handler, EffectContext text) const
{
    return handler.condition == no_callback || test_holds(handler.condition, text);
}

bool Queries::test_holds(CallbackId condition, EffectContext& text) const
{
    if (effects_ == nullptr) return true;
    const WithSource with(*this, text.source);
    ++query_depth_;
    if (effects_->test(*this, condition, text) != Status::done) failed_ = true;
    --query_depth_;
    return text.allowed;
}

}  // namespace ptcg
