// Queries: the answers of texts in play to a question of the rules. They may not change anything.

#include <algorithm>
#include <utility>

#include "ptcg/hook_mask.hpp"
#include "ptcg/queries.hpp"
#include "queries/asking.hpp"
#include "queries/listeners.hpp"

namespace ptcg {

namespace {

/// Adds the answer of a query's handler without a function.
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

/// Takes over a text's answer, a number of Colorless symbols that was `before` when it was asked.
void take_colorless(CostChanges& cost, int before, int after)
{
    cost.more[at(Type::colorless)] += after - before;
}

/// Returns the value a query is about as a number; for a cost, the number of symbols.
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

/// A text that forbids has priority over one that allows (CARD-13).
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

bool Queries::granted(Hook hook, const EffectContext& context, TextRef* by) const
{
    if (!has(table().listeners, hook)) return false;
    const Asking asking(query_depth_, guarded_[at(hook)], subject_of(hook, context));
    if (asking.again()) return false;
    ListenerList list;
    collect(hook, context, list);
    const auto* const l = std::find_if(list.begin(), list.end(), [&](const Listener& listener) {
        return says_yes(listener, context, false);
    });
    if (l != list.end() && by != nullptr) *by = text_ref(*l);
    return l != list.end();
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

/// The Abilities of cards with texts that switch Abilities off.
class Queries::SwitchOffs {
public:
    explicit SwitchOffs(const Queries& game) : game_(game) {}

    /// Returns whether a text switches this Ability off, and which is the first that does.
    [[nodiscard]] bool apply_to(SlotId id, AbilityRef ability, TextRef* by);

private:
    /// An Ability of a Pokémon that a text may switch off.
    struct Judged {
        SlotId slot = no_slot;
        AbilityRef ability;
    };

    [[nodiscard]] EffectContext about(const Judged& judged) const;
    void add(SlotId id, AbilityRef ability);
    void add_holders();
    void add_holder(SlotId id);
    void apply_from_elsewhere();
    void apply_from(SlotId holder);
    /// Returns whether the listener is a text of one of the Abilities with a bit in `off`.
    [[nodiscard]] bool is_off(const Listener& listener, std::uint64_t off) const;
    void apply(const Listener& listener, std::size_t judged);

    const Queries& game_;
    SlotList holders_;
    ShortList<Judged, 64> judged_;  ///< those that switch others off, and the one asked about
    std::uint64_t off_ = 0;         ///< a bit for each of them
    TextRef by_;                    ///< the text that switches off the one asked about
};

EffectContext Queries::SwitchOffs::about(const Judged& judged) const
{
    const CardDef& printed = game_.library().def(judged.ability.def);
    EffectContext question;
    question.target = judged.slot;
    question.player = owner_of(judged.slot);
    question.ability = judged.ability;
    question.ability_kinds = bit(printed.abilities[judged.ability.index].kind);
    return question;
}

void Queries::SwitchOffs::add(SlotId id, AbilityRef ability)
{
    if (judged_.add({id, ability})) return;
    (void)game_.fail_full("too many texts switch Abilities off", judged_.most, ability.def);
}

void Queries::SwitchOffs::add_holders()
{
    for (PlayerId owner : both_players) {
        for (SlotId id : game_.pokemon_of(owner)) {
            // Usually the one text that could is in the wrong place.
            if (game_.may_switch_off(id)) add_holder(id);
        }
    }
}

void Queries::SwitchOffs::add_holder(SlotId id)
{
    holders_.add(id);
    const Table& t = game_.table();
    for (CardIndex card = game_.slot(id).first; card != no_card; card = t.next[at(card)]) {
        std::uint8_t added = Handler::none;  // an Ability may have several texts, in sequence
        for (const Handler& handler : game_.library().handlers(game_.def(card))) {
            if (handler.hook != Hook::ability_works || handler.ability == added) continue;
            added = handler.ability;
            if (added != Handler::none) add(id, {game_.def_id(card), added});
        }
    }
}

void Queries::SwitchOffs::apply(const Listener& listener, std::size_t judged)
{
    const AbilityRef ability = judged_[judged].ability;
    const std::uint64_t mark = std::uint64_t{1} << judged;
    if (is_no_ability(game_.library().def(ability.def).abilities[ability.index].kind)) return;
    if ((off_ & mark) != 0 || game_.says_yes(listener, about(judged_[judged]), true)) return;
    off_ |= mark;
    if (judged + 1 == judged_.size()) by_ = game_.text_ref(listener);
}

void Queries::SwitchOffs::apply_from_elsewhere()
{
    for (std::size_t i = 0; i < judged_.size(); ++i) {
        ListenerList list;
        game_.collect_from_stadium(Hook::ability_works, about(judged_[i]), list);
        game_.collect_from_lasting(Hook::ability_works, about(judged_[i]), list);
        for (const Listener& l : list) apply(l, i);
    }
}

bool Queries::SwitchOffs::is_off(const Listener& listener, std::uint64_t off) const
{
    for (std::size_t i = 0; i < judged_.size(); ++i) {
        const Judged& judged = judged_[i];
        const bool same = judged.slot == listener.self && judged.ability.def == listener.def &&
                          judged.ability.index == listener.handler->ability;
        if (same && (off >> i & 1u) != 0) return true;
    }
    return false;
}

void Queries::SwitchOffs::apply_from(SlotId holder)
{
    // Its own texts cannot switch each other off.
    const std::uint64_t before = off_;
    for (std::size_t i = 0; i < judged_.size(); ++i) {
        ListenerList list;
        game_.collect_from_slot(Hook::ability_works, about(judged_[i]), holder, list);
        for (const Listener& l : list) {
            if (!is_off(l, before)) apply(l, i);
        }
    }
}

bool Queries::SwitchOffs::apply_to(SlotId id, AbilityRef ability, TextRef* by)
{
    add_holders();
    const bool from_elsewhere = game_.any_text_beside_pokemon(Hook::ability_works);
    if (holders_.count == 0 && !from_elsewhere) return false;
    add(id, ability);
    // Switch-offs apply in the order in which their Pokémon came into play, each only if an earlier
    // one has not switched it off.
    std::sort(holders_.slot.begin(), holders_.slot.begin() + holders_.count,
              [&](SlotId a, SlotId b) { return game_.slot(a).order < game_.slot(b).order; });
    if (from_elsewhere) apply_from_elsewhere();
    for (SlotId holder : holders_) apply_from(holder);
    const bool off = (off_ >> (judged_.size() - 1) & 1u) != 0;
    if (off && by != nullptr) *by = by_;
    return off;
}

/// During this query, every Ability counts as in force.
bool Queries::ability_works(SlotId id, AbilityRef ability, TextRef* by) const
{
    if (!has(table().listeners, Hook::ability_works)) return true;
    // A held item is a line printed on the card, not an Ability (HELD-01, TRAIT-01).
    const AbilityKind kind = library().def(ability.def).abilities[ability.index].kind;
    std::uint32_t& guarded = guarded_[at(Hook::ability_works)];
    if (is_no_ability(kind) || guarded != 0) return true;
    guarded = ~0u;
    ++query_depth_;
    const bool off = SwitchOffs(*this).apply_to(id, ability, by);
    --query_depth_;
    guarded = 0;
    return !off;
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
    if (!failure_.empty()) return Status::failed;  // it has been reported
    (void)fail(std::move(too_many) + ": the limit is " + std::to_string(room));
    if (of != no_def) failed_text_ = of;
    return Status::failed;
}

int Queries::remembered(const MemoQuery& query, bool sum) const
{
    if (has_forgotten(query.what, query.turn)) {
        (void)fail_full("too many events to remember", table().memos.size());
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
