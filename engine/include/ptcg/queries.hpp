#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/facts.hpp"
#include "ptcg/handler.hpp"

namespace ptcg {

/// What is true now: the facts as changed by the texts and effects in force. Queries run texts but
/// never change the match, so they are all const. What they note meanwhile (recursion depth,
/// failures) belongs to the calling thread.
///
/// If a script fails, the query still returns a value, `failed()` becomes true, and the current
/// step fails when it ends.
class Queries : public Facts {
public:
    // ---- Pokémon and cards ---------------------------------------------------------------------
    [[nodiscard]] int hp(SlotId id) const;
    [[nodiscard]] TypeSet types(SlotId id) const;
    [[nodiscard]] int retreat_cost(SlotId id) const;
    [[nodiscard]] TypeSet weakness(SlotId id) const;
    /// Returns what Weakness multiplies damage to the Pokémon by. 0 means that its printed amount
    /// applies (DMG-05).
    [[nodiscard]] int weakness_times(SlotId id) const;
    [[nodiscard]] TypeSet resistance(SlotId id) const;
    [[nodiscard]] EnergyUnits energy(SlotId id) const;
    /// Returns the types the attached card counts as, one set for each unit it provides.
    [[nodiscard]] EnergyFacts provides(CardIndex card) const;
    [[nodiscard]] int prizes_for(SlotId id) const;
    [[nodiscard]] int tool_limit(SlotId id) const;
    [[nodiscard]] bool matches(CardIndex card, const CardFilter& filter) const;
    /// Also checks what the Pokémon has on it (damage, Energy) and where it is.
    [[nodiscard]] bool matches(SlotId id, const CardFilter& filter) const;
    using Facts::matches;
    /// Like the one in `Facts`, but fails if what it asks about has been forgotten.
    [[nodiscard]] int remembered(const MemoQuery& query, bool sum = false) const;
    using Facts::remembered;
    [[nodiscard]] int count_matching(PlayerId id, Zone zone, const CardFilter& filter) const;

    // ---- attacks -------------------------------------------------------------------------------
    [[nodiscard]] Cost attack_cost(SlotId id, AttackRef attack) const;
    /// Returns whether the Energy attached to the Pokémon pays for the attack.
    [[nodiscard]] bool can_pay(SlotId id, AttackRef attack) const;
    /// Returns whether the attack's own conditions let it be used.
    [[nodiscard]] bool attack_allows_use(SlotId id, AttackRef attack) const;
    /// Returns how many attacks the Pokémon has used this turn, not counting copied ones.
    [[nodiscard]] int attacks_used(SlotId id) const;
    /// Returns how many attacks the Pokémon may use in a turn (ATK-01).
    [[nodiscard]] int attacks_per_turn(SlotId id) const;
    /// Returns the attacks the Pokémon may choose from: its own, those of cards attached to it and
    /// those that texts lend it.
    [[nodiscard]] AttackList attacks_of(SlotId id) const;
    /// Returns how many units of Energy of the type, attached to the Pokémon, are not needed for
    /// the attack's cost.
    [[nodiscard]] int spare_energy(SlotId id, AttackRef attack, Type type) const;
    /// Returns the number beside the attack, as set by effects on this Pokémon (DMG-01).
    [[nodiscard]] int base_damage(SlotId id, AttackRef attack) const;

    // ---- players -------------------------------------------------------------------------------
    [[nodiscard]] int bench_limit(PlayerId id) const;
    /// Returns whose Bench is trimmed first if both are too large: the player named by a text that
    /// is in play or has just left play (CARD-13), otherwise the turn player.
    [[nodiscard]] PlayerId trims_bench_first() const;
    [[nodiscard]] int supporter_limit(PlayerId id) const;
    /// Returns whether the player may attach this Energy card too this turn. The limit is one, plus
    /// as many of some kind as texts allow (NRG-01). Never refuses a card if the cards attached so
    /// far can be assigned to these allowances in a way that leaves room for it.
    [[nodiscard]] bool within_energy_limit(PlayerId id, CardIndex card, SlotId to) const;
    /// Returns the `MemoRecord::detail` of an Energy card that a player attaches in the turn: which
    /// card it is, and whether a text allows it in addition to the one of every turn.
    [[nodiscard]] std::uint8_t energy_note(CardIndex card, SlotId to) const;

    // ---- texts in force ------------------------------------------------------------------------
    /// Returns whether the Ability of this card of the Pokémon is in force. If not, `by` is the
    /// text that switches it off.
    [[nodiscard]] bool ability_works(SlotId id, AbilityRef ability, TextRef* by = nullptr) const;
    /// Returns whether the card's own text lets it be attached to the Pokémon.
    [[nodiscard]] bool goes_on(CardIndex card, SlotId id) const;
    /// Returns whether the text of a card attached to the Pokémon is in force.
    [[nodiscard]] bool attachment_works(SlotId id, CardIndex card) const;
    /// Returns whether the Pokémon, or the card attached to it, may be put into its owner's hand.
    [[nodiscard]] bool may_return(SlotId id, CardIndex attached = no_card,
                                  TextRef* by = nullptr) const;
    /// Returns whether the text being carried out may do this (other than an attack's damage) to
    /// the Pokémon. Every primitive asks about prevention here, so no card can forget it. If not,
    /// `by` is the text that prevents it.
    [[nodiscard]] bool affects(SlotId id, EffectKind what, TextRef* by = nullptr) const;
    /// The same, but a text may always do it to its own Pokémon.
    [[nodiscard]] bool reaches(SlotId id, EffectKind what, TextRef* by = nullptr) const
    {
        return id == source_.slot || affects(id, what, by);
    }
    /// Returns whether the card may be put on the Pokémon to evolve it, by its printed "evolves
    /// from" or because a text allows it. Ignores timing.
    [[nodiscard]] bool evolves_into(SlotId id, CardIndex into) const;
    /// Returns whether the text being carried out may put the card into play. Some cards come into
    /// play only by an Ability, an attack or a Trainer card that they name.
    [[nodiscard]] bool lets_into_play(const CardDef& printed) const;
    /// Returns whether what a text needs before it may be played or used is there.
    [[nodiscard]] bool needs_met(std::span<const Requirement> needs, PlayerId owner, SlotId self,
                                 CardIndex card) const;

    /// Answers a number query: every listener may change `context.amount`.
    int query(Hook hook, EffectContext& context) const;
    /// Answers a yes/no query that is "yes" unless a listener says no; `by` is the text that did.
    bool allowed(Hook hook, const EffectContext& context, TextRef* by = nullptr) const;
    /// Answers a yes/no query that is "no" unless a listener says yes; `by` is the text that did.
    [[nodiscard]] bool granted(Hook hook, const EffectContext& context,
                               TextRef* by = nullptr) const;
    /// Returns whether a text in play has a handler for this hook, even if it does not count now.
    [[nodiscard]] bool any_text_for(Hook hook) const;
    /// Returns whether a query is being answered. Nothing may change then.
    [[nodiscard]] bool in_query() const { return query_depth_ > 0; }

    // ---- why? ----------------------------------------------------------------------------------
    /// Explains why the Pokémon's `hp`, `retreat_cost`, `prizes`, `types` (whose numbers are bit
    /// sets) or, with an attack, `attack_cost` (all symbols) or `base_damage` is what it is. Empty
    /// for other hooks. The last line's `after` is the query's answer.
    [[nodiscard]] std::vector<QueryLine> explain(Hook query, SlotId id,
                                                 AttackRef attack = {}) const;
    [[nodiscard]] std::vector<QueryLine> explain_bench_limit(PlayerId id) const;
    /// Explains what `amount` of damage by the attacker becomes after the target's Weakness (or
    /// Resistance, with `Hook::resistance`), wherever the two Pokémon are.
    [[nodiscard]] std::vector<QueryLine> explain_affinity(Hook query, SlotId attacker,
                                                          SlotId target, int amount) const;
    /// Returns all texts that listen to something: on Pokémon (the turn player's first, Active Spot
    /// before Bench), on the Stadium, and lasting effects that cards define. Valid until the next
    /// change.
    [[nodiscard]] std::vector<TextInPlay> texts_in_play() const;
    /// Returns the last damage calculation, step by step.
    [[nodiscard]] std::span<const DamageLine> last_damage() const;
    /// Returns all damage calculations of the last answer that had any, oldest first, including
    /// those of a step that ran again. Valid until the next change.
    [[nodiscard]] std::vector<DamageCalculation> damage_calculations() const;

    // ---- whose text is being carried out -------------------------------------------------------
    [[nodiscard]] const Source& source() const { return source_; }
    /// Sets the source as long as the object exists.
    class WithSource {
    public:
        WithSource(const Queries& game, const Source& source) : game_(game), before_(game.source_)
        {
            game.source_ = source;
        }
        ~WithSource() { game_.source_ = before_; }
        WithSource(const WithSource&) = delete;
        WithSource& operator=(const WithSource&) = delete;

    private:
        const Queries& game_;
        Source before_;
    };
    /// Fills in whose text it is.
    void identify(EffectContext& context, const Handler& handler, DefId def, CardIndex card,
                  SlotId self, PlayerId owner) const;
    /// Returns what damage counters or a Knock Out by the text being carried out count as.
    [[nodiscard]] Harm harm_of_source() const;
    /// Fills in what has harmed the Pokémon: how, by which attacking Pokémon if it is still in
    /// play, and by whose action.
    void tell_harm(EffectContext& context, SlotId id) const;

    /// Marks the step as failed, for a reason that does not come from a script.
    Status fail(std::string why) const;
    /// The same if there is no room for more than `room`. The message consists of `too_many` ("too
    /// many lasting effects"), the room, and the card whose text it is: `of`, or else the one being
    /// carried out.
    Status fail_full(std::string too_many, std::size_t room, DefId of = no_def) const;
    /// Returns the reason if it does not come from a script; otherwise empty.
    [[nodiscard]] const char* failure() const { return failure_.c_str(); }
    /// Returns the card whose text was being carried out at that failure; `no_def`: none.
    [[nodiscard]] DefId failed_text() const { return failed_text_; }
    [[nodiscard]] bool failed() const { return failed_; }
    /// Returns `done`, or `failed` if something has failed along the way.
    [[nodiscard]] Status done_or_failed() const { return failed_ ? Status::failed : Status::done; }

protected:
    /// A handler that counts for an event.
    struct Listener {
        const Handler* handler = nullptr;
        DefId def = no_def;
        CardIndex card = no_card;
        SlotId self = no_slot;
        PlayerId owner = PlayerId::one;
        const Lasting* lasting = nullptr;
    };
    using ListenerList = ShortList<Listener, 63>;

    Queries(const CardLibrary& library, const Ruleset& rules, EffectHost* effects)
        : Facts(library, rules), effects_(effects)
    {
        damage_lines_.reserve(32);
        damage_begins_.reserve(8);
    }
    ~Queries() = default;

    /// Adds the handlers that listen, in the order in which they apply.
    void collect(Hook hook, const EffectContext& about, ListenerList& list) const;
    /// Adds the handlers of the event's own card, which is in a pile.
    void collect_from_pile(Hook hook, const EffectContext& about, ListenerList& list) const;
    /// Returns the context the listener's text gets for the event.
    [[nodiscard]] EffectContext text_of(const Listener& listener, const EffectContext& about) const;
    /// Returns the context the text of the Pokémon's attack gets.
    [[nodiscard]] EffectContext text_of(SlotId id, AttackRef attack) const;
    /// Returns whether the handler's additional condition in its script holds.
    [[nodiscard]] bool condition_holds(const Handler& handler, EffectContext text) const;
    /// The texts a query asks. An era with two defender steps asks cards first (DMG-07).
    enum class Texts : std::uint8_t { all, trainers_and_energy, others };
    /// Like `query`; explains changes of the number as part of this damage step.
    int ask_listeners(Hook hook, EffectContext& context, Texts which, const DamageStep* step) const;
    /// Begins a damage calculation: the text being carried out does `base` damage to the target.
    void begin_damage(SlotId target, int base) const;
    void explain_damage(DamageStep step, const TextRef& text, int before, int after) const;
    /// Fills in whose text is acting.
    void name_doer(EffectContext& context) const;
    /// Runs a text as this source; `call` gets the effect host.
    template <class Call>
    Status run_text(const Source& source, const Call& call) const
    {
        if (effects_ == nullptr) return Status::done;
        const WithSource with(*this, source);
        const Status status = call(*effects_);
        if (status == Status::failed) failed_ = true;
        return failed_ ? Status::failed : status;
    }

    // For the match driver, and for Pokémon that leave play
    void source_is(const Source& source) { source_ = source; }
    void forget_failure();
    void forget_damage() const;
    /// Begins an answer: the count of texts asked restarts, and damage so far is past.
    void renew_texts()
    {
        texts_asked_ = 0;
        damage_is_past_ = true;
    }

private:
    struct EnergyAllowances;
    class SwitchOffs;
    /// Where a damage calculation begins among the lines, and its target.
    struct DamageBegin {
        std::uint32_t line;
        std::uint32_t event;
        Spot spot;
        DefId target;
    };

    /// Returns the answer of a yes/no function.
    [[nodiscard]] bool test_holds(CallbackId condition, EffectContext& text) const;
    /// Returns the printed units, in the number that texts allow.
    [[nodiscard]] EnergyFacts printed_units(CardIndex card) const;
    /// Lets the attack itself change its cost.
    void ask_own_cost(SlotId id, AttackRef attack, CostChanges& changes) const;
    [[nodiscard]] TypeSet affinity(Hook hook, SlotId id,
                                   const std::array<Affinity, 2>& printed) const;
    /// Returns whether the Pokémon has an Ability of the filter's kind and name in force.
    [[nodiscard]] bool has_ability(SlotId id, const CardFilter& filter) const;
    [[nodiscard]] bool provides_any(CardIndex card, TypeSet types) const;
    // Match one of the filter's alternatives, see Facts.
    [[nodiscard, gnu::cold]] bool matches_one(CardIndex card, const CardFilter& filter) const;
    [[nodiscard, gnu::cold]] bool matches_one(SlotId id, const CardFilter& filter) const;
    [[nodiscard]] bool traits_fit(SlotId id, const CardFilter& filter) const;
    void note_attachment(EnergyAllowances& allowances, PlayerId id, CardIndex card,
                         SlotId to) const;

    void collect_from_slot(Hook hook, const EffectContext& about, SlotId id,
                           ListenerList& list) const;
    void collect_from_stadium(Hook hook, const EffectContext& about, ListenerList& list) const;
    void collect_from_lasting(Hook hook, const EffectContext& about, ListenerList& list) const;
    /// Returns whether the Stadium or a lasting effect has a handler for this hook.
    [[nodiscard]] bool any_text_beside_pokemon(Hook hook) const;
    void add_listener(ListenerList& list, const Listener& listener) const;
    [[nodiscard]] TextRef text_ref(const Listener& listener) const;
    /// Counts a text asked whether it listens. False if there have been too many in this answer.
    [[nodiscard]] bool count_text() const;
    [[nodiscard]] bool listens(const Handler& handler, const EffectContext& about, CardIndex card,
                               SlotId self, PlayerId owner) const;
    [[nodiscard]] bool filters_fit(const Handler& handler, const EffectContext& about) const;
    /// Returns whether a query's handler counts: what it needs is there, and the condition in its
    /// script holds.
    [[nodiscard]] bool counts(const Handler& handler, DefId def, CardIndex card, SlotId self,
                              PlayerId owner, const EffectContext& about) const;

    /// Lets a query's handler answer in `context`.
    Status answer(const Handler& handler, EffectContext& context) const;
    /// Lets the listening text change `context.amount`. If its script fails, so does the step.
    Status change_amount(const Listener& listener, EffectContext& context) const;
    /// Returns a listener's answer to a yes/no query, or `otherwise` if the text has none.
    [[nodiscard]] bool says_yes(const Listener& listener, const EffectContext& context,
                                bool otherwise) const;
    /// Returns whether a card of the Pokémon has a text that switches Abilities off from there.
    [[nodiscard]] bool may_switch_off(SlotId holder) const;

    /// Returns whether the text counts; `text.by` becomes the text that switches it off.
    [[nodiscard]] Standing standing_of(TextInPlay& text) const;
    [[nodiscard]] std::vector<QueryLine> explain_attack_cost(SlotId id, AttackRef attack) const;
    [[nodiscard]] std::vector<QueryLine> explain_base_damage(SlotId id, AttackRef attack) const;
    template <typename Query>
    [[nodiscard]] std::vector<QueryLine> record_query(Hook hook, int printed, Query&& query) const;

    EffectHost* effects_;

    // Notes kept while texts are asked; not part of the match.
    mutable Source source_{};
    mutable std::vector<DamageLine> damage_lines_;
    mutable std::vector<DamageBegin> damage_begins_;
    mutable bool damage_is_past_ = false;  ///< the next calculation is the first of its answer
    mutable std::vector<QueryLine>* query_record_ = nullptr;  ///< explains `recorded_query_`
    mutable Hook recorded_query_ = Hook::count;
    mutable std::uint8_t query_depth_ = 0;
    mutable std::array<std::uint32_t, hook_count> guarded_{};  ///< slots being asked about, as bits
    mutable std::uint32_t texts_asked_ = 0;  ///< texts asked whether they listen, in this answer
    mutable bool failed_ = false;
    mutable std::string failure_;
    mutable DefId failed_text_ = no_def;
};

}  // namespace ptcg
