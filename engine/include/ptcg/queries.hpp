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

/// What is true now: the facts as the texts and effects in force change them. Texts are run to find
/// out, and nothing of the match changes by it, so all of this is const. What is noted meanwhile
/// (how deep the questions go, what has failed) belongs to the caller's thread.
///
/// If a script fails, the query still answers something, `failed` holds, and the step under way
/// fails when it ends.
class Queries : public Facts {
public:
    // ---- Pokémon and cards ---------------------------------------------------------------------
    [[nodiscard]] int hp(SlotId id) const;
    [[nodiscard]] TypeSet types(SlotId id) const;
    [[nodiscard]] int retreat_cost(SlotId id) const;
    [[nodiscard]] TypeSet weakness(SlotId id) const;
    [[nodiscard]] TypeSet resistance(SlotId id) const;
    [[nodiscard]] EnergyUnits energy(SlotId id) const;
    /// Types the attached card counts as, one set for each unit it provides.
    [[nodiscard]] EnergyFacts provides(CardIndex card) const;
    [[nodiscard]] int prizes_for(SlotId id) const;
    [[nodiscard]] int tool_limit(SlotId id) const;
    [[nodiscard]] bool matches(CardIndex card, const CardFilter& filter) const;
    /// Also looks at what the Pokémon has on it (damage, Energy, place).
    [[nodiscard]] bool matches(SlotId id, const CardFilter& filter) const;
    using Facts::matches;
    /// As `Facts` has it. Fails if what it asks about has been forgotten.
    [[nodiscard]] int remembered(const MemoQuery& query, bool sum = false) const;
    using Facts::remembered;
    [[nodiscard]] int count_matching(PlayerId id, Zone zone, const CardFilter& filter) const;

    // ---- attacks -------------------------------------------------------------------------------
    [[nodiscard]] Cost attack_cost(SlotId id, AttackRef attack) const;
    /// The Energy attached to the Pokémon is enough for the attack.
    [[nodiscard]] bool can_pay(SlotId id, AttackRef attack) const;
    /// What the attack itself says about when it may be used.
    [[nodiscard]] bool attack_allows_use(SlotId id, AttackRef attack) const;
    /// Attacks the Pokémon has used in this turn, those it has copied not counted.
    [[nodiscard]] int attacks_used(SlotId id) const;
    /// Attacks the Pokémon may use in a turn (ATK-01).
    [[nodiscard]] int attacks_per_turn(SlotId id) const;
    /// The attacks the Pokémon may choose from: its own, those of cards attached to it, those that
    /// texts lend it.
    [[nodiscard]] AttackList attacks_of(SlotId id) const;
    /// Units of Energy of the type attached to the Pokémon that its attack's cost does not need.
    [[nodiscard]] int spare_energy(SlotId id, AttackRef attack, Type type) const;
    /// The number beside the attack, as effects on this Pokémon set it (DMG-01).
    [[nodiscard]] int base_damage(SlotId id, AttackRef attack) const;

    // ---- players -------------------------------------------------------------------------------
    [[nodiscard]] int bench_limit(PlayerId id) const;
    /// Whose Bench is trimmed first if both are too large: as a text in play or one that has just
    /// left play says (CARD-13), else the turn player's.
    [[nodiscard]] PlayerId trims_bench_first() const;
    [[nodiscard]] int supporter_limit(PlayerId id) const;
    /// Whether the Energy card may be one more of those the player attaches this turn: one, and as
    /// many more of some kind as texts allow (NRG-01). Never forbids what some way of counting the
    /// cards attached so far against these allowances permits.
    [[nodiscard]] bool within_energy_limit(PlayerId id, CardIndex card, SlotId to) const;
    /// What `MemoRecord::detail` says of the Energy card a player attaches in the turn: which it
    /// is, and whether a text allows it beside the one of every turn.
    [[nodiscard]] std::uint8_t energy_note(CardIndex card, SlotId to) const;

    // ---- texts in force ------------------------------------------------------------------------
    /// Is the Ability of this card of the Pokémon in force? If not, `by` is the text that switches
    /// it off.
    [[nodiscard]] bool ability_works(SlotId id, AbilityRef ability, TextRef* by = nullptr) const;
    /// May the card be attached to the Pokémon, by what it says of itself?
    [[nodiscard]] bool goes_on(CardIndex card, SlotId id) const;
    /// Is the text of a card attached to the Pokémon in force?
    [[nodiscard]] bool attachment_works(SlotId id, CardIndex card) const;
    /// May the Pokémon, or the card attached to it, be put into its owner's hand?
    [[nodiscard]] bool may_return(SlotId id, CardIndex attached = no_card) const;
    /// Whether the effect of the text being carried out may do this (other than an attack's damage)
    /// to the Pokémon: prevention is asked here, inside every primitive, so that no card can forget
    /// it.
    [[nodiscard]] bool affects(SlotId id, EffectKind what) const;
    /// The same; a text may always do it to its own Pokémon.
    [[nodiscard]] bool reaches(SlotId id, EffectKind what) const
    {
        return id == source_.slot || affects(id, what);
    }
    /// The card may be put on the Pokémon to evolve it, timing aside: by its printed "evolves
    /// from", or as a text allows.
    [[nodiscard]] bool evolves_into(SlotId id, CardIndex into) const;
    /// Whether the text being carried out may put the card into play: some come only by a certain
    /// one, an Ability, an attack or a Trainer card of the name they say.
    [[nodiscard]] bool lets_into_play(const CardDef& printed) const;
    /// What a text needs before it may be played or used is there.
    [[nodiscard]] bool needs_met(std::span<const Requirement> needs, PlayerId owner, SlotId self,
                                 CardIndex card) const;

    /// Answers a number query: every listener may change `context.amount`.
    int query(Hook hook, EffectContext& context) const;
    /// Answers a yes/no query that is "yes" unless a listener says no; `by` is the text that did.
    bool allowed(Hook hook, const EffectContext& context, TextRef* by = nullptr) const;
    /// Answers a yes/no query that is "no" unless a listener says yes; `by` is the text that did.
    [[nodiscard]] bool granted(Hook hook, const EffectContext& context,
                               TextRef* by = nullptr) const;
    /// A text in play has a handler for this hook, whether or not it counts now.
    [[nodiscard]] bool any_text_for(Hook hook) const;
    /// A query is being answered: nothing may change.
    [[nodiscard]] bool in_query() const { return query_depth_ > 0; }

    // ---- why? ----------------------------------------------------------------------------------
    /// Why the Pokémon's `hp`, `retreat_cost`, `prizes`, `types` (numbers are bit sets then) or,
    /// with an attack, `attack_cost` (all symbols) or `base_damage` is what it is. Other hooks:
    /// empty. The last line's `after` is what the query answers.
    [[nodiscard]] std::vector<QueryLine> explain(Hook query, SlotId id,
                                                 AttackRef attack = {}) const;
    [[nodiscard]] std::vector<QueryLine> explain_bench_limit(PlayerId id) const;
    /// What `amount` of damage by the attacker becomes by the target's Weakness (or Resistance,
    /// with `Hook::resistance`), wherever the two stand.
    [[nodiscard]] std::vector<QueryLine> explain_affinity(Hook query, SlotId attacker,
                                                          SlotId target, int amount) const;
    /// All texts that listen to something: on Pokémon (the turn player's first, Active Spot before
    /// Bench), on the Stadium, and lasting effects that cards define. Valid until the next change.
    [[nodiscard]] std::vector<TextInPlay> texts_in_play() const;
    /// The damage calculated last, step by step.
    [[nodiscard]] std::span<const DamageLine> last_damage() const;
    /// All calculations of the last answer in which there was one, the oldest first; those of a
    /// step that ran again, too. Valid until the next change.
    [[nodiscard]] std::vector<DamageCalculation> damage_calculations() const;

    // ---- whose text is being carried out -------------------------------------------------------
    [[nodiscard]] const Source& source() const { return source_; }
    /// Sets the source while it lives.
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
    /// What damage counters, or a Knock Out, by the text being carried out count as.
    [[nodiscard]] Harm harm_of_source() const;
    /// Tells a text what has harmed the Pokémon: how, by which attacking Pokémon if it is still in
    /// play, and whose doing it was.
    void tell_harm(EffectContext& context, SlotId id) const;

    /// Marks the step as failed, with a reason that is not a script's.
    Status fail(std::string why) const;
    /// The same where there is no room for more than `room`: "too many lasting effects" and how
    /// many there may be; and the card whose text it is, `of` or the one being carried out.
    Status fail_full(std::string too_many, std::size_t room, DefId of = no_def) const;
    /// Why, if it is no script's reason; otherwise empty.
    [[nodiscard]] const char* failure() const { return failure_.c_str(); }
    /// The card whose text was being carried out when it failed so; `no_def`: none.
    [[nodiscard]] DefId failed_text() const { return failed_text_; }
    [[nodiscard]] bool failed() const { return failed_; }
    /// `done`, unless something has failed on the way.
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

    /// Adds what listens, in the order in which it applies.
    void collect(Hook hook, const EffectContext& about, ListenerList& list) const;
    /// Adds what the event's card itself says of it where it lies in a pile.
    void collect_from_pile(Hook hook, const EffectContext& about, ListenerList& list) const;
    /// The event as the listener's text is told of it.
    [[nodiscard]] EffectContext text_of(const Listener& listener, const EffectContext& about) const;
    /// The attack of this Pokémon, as its own text is told of it.
    [[nodiscard]] EffectContext text_of(SlotId id, AttackRef attack) const;
    /// A handler's further condition in its script.
    [[nodiscard]] bool condition_holds(const Handler& handler, EffectContext text) const;
    /// Which texts a query asks: the era with two defender steps asks cards first (DMG-07).
    enum class Texts : std::uint8_t { all, trainers_and_energy, others };
    /// Like `query`; what changes the number is explained as part of this step of the damage.
    int ask_listeners(Hook hook, EffectContext& context, Texts which, const DamageStep* step) const;
    /// A calculation begins: the text being carried out does `base` damage to the target.
    void begin_damage(SlotId target, int base) const;
    void explain_damage(DamageStep step, const TextRef& text, int before, int after) const;
    /// Fills in whose text is doing it.
    void name_doer(EffectContext& context) const;
    /// Runs a text as this source; `call` is told by which host.
    template <class Call>
    Status run_text(const Source& source, const Call& call) const
    {
        if (effects_ == nullptr) return Status::done;
        const WithSource with(*this, source);
        const Status status = call(*effects_);
        if (status == Status::failed) failed_ = true;
        return failed_ ? Status::failed : status;
    }

    // For what drives the match, and for what leaves play
    void source_is(const Source& source) { source_ = source; }
    void forget_failure();
    void forget_damage() const;
    /// An answer begins: texts may be asked as often again, and damage is that of earlier answers.
    void renew_texts()
    {
        texts_asked_ = 0;
        damage_is_past_ = true;
    }

private:
    struct EnergyAllowances;
    class SwitchOffs;
    /// Where a calculation of damage begins among the lines, and whom it is about.
    struct DamageBegin {
        std::uint32_t line;
        std::uint32_t event;
        Spot spot;
        DefId target;
    };

    /// What a function that says yes or no answers.
    [[nodiscard]] bool test_holds(CallbackId condition, EffectContext& text) const;
    /// As printed, as many of them as texts say.
    [[nodiscard]] EnergyFacts printed_units(CardIndex card) const;
    /// Lets the attack itself say what it costs.
    void ask_own_cost(SlotId id, AttackRef attack, CostChanges& changes) const;
    [[nodiscard]] TypeSet affinity(Hook hook, SlotId id,
                                   const std::array<Affinity, 2>& printed) const;
    /// One in force of the kind and name the filter asks for.
    [[nodiscard]] bool has_ability(SlotId id, const CardFilter& filter) const;
    [[nodiscard]] bool provides_any(CardIndex card, TypeSet types) const;
    // One of the filter's alternatives, see Facts.
    [[nodiscard, gnu::cold]] bool matches_one(CardIndex card, const CardFilter& filter) const;
    [[nodiscard, gnu::cold]] bool matches_one(SlotId id, const CardFilter& filter) const;
    [[nodiscard]] bool traits_fit(SlotId id, const CardFilter& filter) const;
    void note_attachment(EnergyAllowances& allowances, PlayerId id, CardIndex card,
                         SlotId to) const;

    void collect_from_slot(Hook hook, const EffectContext& about, SlotId id,
                           ListenerList& list) const;
    void collect_from_stadium(Hook hook, const EffectContext& about, ListenerList& list) const;
    void collect_from_lasting(Hook hook, const EffectContext& about, ListenerList& list) const;
    /// The Stadium, or a lasting effect, has a handler for this hook.
    [[nodiscard]] bool any_text_beside_pokemon(Hook hook) const;
    void add_listener(ListenerList& list, const Listener& listener) const;
    [[nodiscard]] TextRef text_ref(const Listener& listener) const;
    /// One more text is asked whether it listens; false if there have been too many in this answer.
    [[nodiscard]] bool count_text() const;
    [[nodiscard]] bool listens(const Handler& handler, const EffectContext& about, CardIndex card,
                               SlotId self, PlayerId owner) const;
    [[nodiscard]] bool filters_fit(const Handler& handler, const EffectContext& about) const;
    /// What a query's handler declares beside its answer: needs, and a condition in its script.
    [[nodiscard]] bool counts(const Handler& handler, DefId def, CardIndex card, SlotId self,
                              PlayerId owner, const EffectContext& about) const;

    /// A query's handler answers in `context`.
    Status answer(const Handler& handler, EffectContext& context) const;
    /// Lets the listening text change `context.amount`. If its script fails, so does the step.
    Status change_amount(const Listener& listener, EffectContext& context) const;
    /// A listener's answer to a yes/no query; a text that says nothing leaves it at `otherwise`.
    [[nodiscard]] bool says_yes(const Listener& listener, const EffectContext& context,
                                bool otherwise) const;
    /// A text of its cards switches Abilities off from where the Pokémon stands.
    [[nodiscard]] bool may_switch_off(SlotId holder) const;

    /// Says in `text.by` what switches it off.
    [[nodiscard]] Standing standing_of(TextInPlay& text) const;
    [[nodiscard]] std::vector<QueryLine> explain_attack_cost(SlotId id, AttackRef attack) const;
    [[nodiscard]] std::vector<QueryLine> explain_base_damage(SlotId id, AttackRef attack) const;
    template <typename Query>
    [[nodiscard]] std::vector<QueryLine> record_query(Hook hook, int printed, Query&& query) const;

    EffectHost* effects_;

    // What is noted while texts are asked: no part of the match.
    mutable Source source_{};
    mutable std::vector<DamageLine> damage_lines_;
    mutable std::vector<DamageBegin> damage_begins_;
    mutable bool damage_is_past_ = false;  ///< the next calculation is the first of its answer
    mutable std::vector<QueryLine>* query_record_ = nullptr;  ///< `recorded_query_` explains itself
    mutable Hook recorded_query_ = Hook::count;
    mutable std::uint8_t query_depth_ = 0;
    mutable std::array<std::uint32_t, hook_count> guarded_{};  ///< slots being asked about, as bits
    mutable std::uint32_t texts_asked_ = 0;  ///< whether they listen, in this answer
    mutable bool failed_ = false;
    mutable std::string failure_;
    mutable DefId failed_text_ = no_def;
};

}  // namespace ptcg
