#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/event.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/resolver_values.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// Carries out what rules and card texts say, on the table of one match.
///
/// Card texts get this object. What returns a Status may ask a question or fail; the caller must
/// unwind at once if it is not `done`, because the whole step is run again with the answer. Queries
/// return their value; if a script behind one fails, the step fails when it ends.
class Resolver {
public:
    Resolver(const CardLibrary& library, const Ruleset& rules, EffectHost* effects);

    // ---- the table -------------------------------------------------------------------------
    [[nodiscard]] const CardLibrary& library() const { return *library_; }
    [[nodiscard]] const Ruleset& rules() const { return *rules_; }
    [[nodiscard]] const Table& table() const { return state_->now; }
    [[nodiscard]] Table& table() { return state_->now; }
    [[nodiscard]] const MatchState& state() const { return *state_; }

    [[nodiscard]] DefId def_id(CardIndex card) const { return state_->defs[at(card)]; }
    [[nodiscard]] const CardDef& def(CardIndex card) const { return library_->def(def_id(card)); }
    /// The top card of a Pokémon in play. REQUIRES: in_play(slot).
    [[nodiscard]] const CardDef& def(SlotId slot) const { return def(this->slot(slot).top); }
    [[nodiscard]] const Slot& slot(SlotId id) const { return table().slots[at(id)]; }
    [[nodiscard]] Slot& slot(SlotId id) { return table().slots[at(id)]; }
    [[nodiscard]] const PlayerTable& player(PlayerId id) const { return table().player[at(id)]; }
    [[nodiscard]] PlayerTable& player(PlayerId id) { return table().player[at(id)]; }
    [[nodiscard]] const Pile& pile(PlayerId id, Zone zone) const { return player(id).pile(zone); }
    [[nodiscard]] SlotId active(PlayerId id) const { return player(id).active; }
    [[nodiscard]] bool in_play(SlotId id) const
    {
        return id != no_slot && at(id) < slots_per_match && !slot(id).empty();
    }
    [[nodiscard]] bool is_active(SlotId id) const { return active(owner_of(id)) == id; }
    /// The player's Pokémon in play, the Active one first, then the Bench from left to right.
    [[nodiscard]] SlotList pokemon_of(PlayerId id) const;
    /// Calls `visit` with each of them. REQUIRES: it moves none.
    template <class Visit>
    void each_pokemon(PlayerId id, const Visit& visit) const
    {
        const PlayerTable& who = player(id);
        if (who.active != no_slot) visit(who.active);
        for (std::size_t i = 0; i < who.bench_count; ++i) visit(who.bench[i]);
    }
    [[nodiscard]] Spot spot_of(SlotId id) const;
    [[nodiscard]] SlotId slot_at(Spot spot) const;
    /// Cards attached to (or stacked in) a Pokémon with this role, in the order they came.
    [[nodiscard]] CardList cards_of(SlotId id, Role role) const;
    [[nodiscard]] SlotId slot_of(CardIndex card) const;

    // ---- queries: printed facts as changed by texts and effects in force -------------------
    [[nodiscard]] int hp(SlotId id);
    [[nodiscard]] TypeSet types(SlotId id);
    [[nodiscard]] int retreat_cost(SlotId id);
    [[nodiscard]] TypeSet weakness(SlotId id);
    [[nodiscard]] TypeSet resistance(SlotId id);
    [[nodiscard]] EnergyUnits energy(SlotId id);
    /// Types the attached card counts as, one set for each unit it provides.
    [[nodiscard]] EnergyFacts provides(CardIndex card);
    [[nodiscard]] Cost attack_cost(SlotId id, AttackRef attack);
    /// The Energy attached to the Pokémon is enough for the attack.
    [[nodiscard]] bool can_pay(SlotId id, AttackRef attack);
    /// The attacks the Pokémon may choose from: its own, those of cards attached to it, those that
    /// texts lend it.
    [[nodiscard]] AttackList attacks_of(SlotId id);
    /// Units of Energy of the type attached to the Pokémon that its attack's cost does not need.
    [[nodiscard]] int spare_energy(SlotId id, AttackRef attack, Type type);
    /// The number beside the attack, as effects on this Pokémon set it (DMG-01).
    [[nodiscard]] int base_damage(SlotId id, AttackRef attack);
    [[nodiscard]] int prizes_for(SlotId id);
    [[nodiscard]] int bench_limit(PlayerId id);
    /// Whose Bench is trimmed first if both are too large: as a text in play or one that has just
    /// left play says (CARD-13), else the turn player's.
    [[nodiscard]] PlayerId trims_bench_first();
    /// Whether the Energy card may be one more of those the player attaches this turn: one, and as
    /// many more of some kind as texts allow (NRG-01). Never forbids what some way of counting the
    /// cards attached so far against these allowances permits.
    [[nodiscard]] bool within_energy_limit(PlayerId id, CardIndex card, SlotId to);
    [[nodiscard]] int supporter_limit(PlayerId id);
    [[nodiscard]] int tool_limit(SlotId id);
    /// CARD-09; a card that only levels up its Pokémon does not count (LVX-06).
    [[nodiscard]] bool is_evolved(SlotId id) const
    {
        return slot(id).stage_count > 1 &&
               slot(id).stage_count - (def(id).has(levels_up) ? 1 : 0) > 1;
    }
    /// The card that gives the Pokémon its Stage (LVX-06).
    [[nodiscard]] CardIndex stage_card(SlotId id) const;
    /// The card of its stack under this one; `no_card` if it is the lowest.
    [[nodiscard]] CardIndex below(SlotId id, CardIndex card) const;
    /// The card that decides what `rule` lets the top card keep: the top card, or one below
    /// (BRK-01).
    [[nodiscard]] const CardDef& kept(SlotId id, ClassRule rule) const;
    /// Whether the Pokémon has the attacks (`keeps_attacks`) or Abilities (`keeps_abilities`) of
    /// this card of its stack.
    [[nodiscard]] bool has_texts_of(SlotId id, CardIndex card, ClassRule rule) const;
    /// Whether the Abilities of this card count: one of its stack, or a card attached to it.
    [[nodiscard]] bool has_abilities_of(SlotId id, CardIndex card) const
    {
        return !is_pokemon_itself(table().role[at(card)]) || slot(id).top == card ||
               has_texts_of(id, card, keeps_abilities);
    }
    /// What it is, by its stack: CardFilter's basic, evolution, stage_1, stage_2 and rule_box.
    [[nodiscard]] std::uint16_t stage_properties(SlotId id) const;
    [[nodiscard]] bool matches(CardIndex card, const CardFilter& filter);
    /// Also looks at what the Pokémon has on it (damage, Energy, place).
    [[nodiscard]] bool matches(SlotId id, const CardFilter& filter);
    /// By its printed facts alone, wherever its copies lie.
    [[nodiscard]] bool matches(DefId printed, const CardFilter& filter) const;
    [[nodiscard]] int count_matching(PlayerId id, Zone zone, const CardFilter& filter);
    /// Is the Ability of this card of the Pokémon in force (not switched off)?
    [[nodiscard]] bool ability_works(SlotId id, const CardDef& of, std::uint8_t ability);
    /// Is the text of a card attached to the Pokémon in force?
    [[nodiscard]] bool attachment_works(SlotId id, CardIndex card);
    [[nodiscard]] bool has_lasting(SlotId id, LastingKind kind) const
    {
        return find_lasting(id, kind) != nullptr;
    }
    /// The markers of this name on the Pokémon that are no damage counters.
    [[nodiscard]] int markers(SlotId id, NameId name) const;
    /// The lasting effect, one about an attack, is about this one (and not one of another card).
    [[nodiscard]] bool is_about(const Lasting& effect, AttackRef attack) const;
    /// The first lasting effect of this kind on the Pokémon or player; null if there is none.
    [[nodiscard]] const Lasting* find_lasting(SlotId id, LastingKind kind) const;
    [[nodiscard]] const Lasting* find_lasting(PlayerId id, LastingKind kind) const;
    /// Has the player used up this once-per-game limit (T-44)?
    [[nodiscard]] bool limit_used(PlayerId id, std::uint8_t limit) const
    {
        return ((1u << limit) & player(id).once_per_game) != 0;
    }
    void use_limit(PlayerId id, std::uint8_t limit)
    {
        player(id).once_per_game =
            static_cast<std::uint8_t>(player(id).once_per_game | 1u << limit);
    }
    [[nodiscard]] const char* limit_rule(std::uint8_t limit) const
    {
        return library_->limits()[limit].rule.c_str();
    }
    /// Whether the effect of the text being carried out may do something (other than damage) to the
    /// Pokémon: prevention is asked here, inside every primitive, so that no card can forget it.
    [[nodiscard]] bool affects(SlotId id);

    // ---- why? -------------------------------------------------------------------------------
    /// Why the Pokémon's `hp`, `retreat_cost`, `prizes`, `types` (numbers are bit sets then) or,
    /// with an attack, `attack_cost` (all symbols) or `base_damage` is what it is. Other hooks:
    /// empty. The last line's `after` is what the query answers.
    [[nodiscard]] std::vector<QueryLine> explain(Hook query, SlotId id, AttackRef attack = {});
    [[nodiscard]] std::vector<QueryLine> explain_bench_limit(PlayerId id);
    /// What `amount` of damage by the attacker becomes by the target's Weakness (or Resistance,
    /// with `Hook::resistance`), wherever the two stand.
    [[nodiscard]] std::vector<QueryLine> explain_affinity(Hook query, SlotId attacker,
                                                          SlotId target, int amount);
    /// All texts that listen to something: on Pokémon (the turn player's first, Active Spot before
    /// Bench), on the Stadium, and lasting effects that cards define. Valid until the next change.
    [[nodiscard]] std::vector<TextInPlay> texts_in_play();

    // ---- may it be done? --------------------------------------------------------------------
    [[nodiscard]] Refusal may_attack(SlotId id);
    [[nodiscard]] Refusal may_use_attack(SlotId id, AttackRef attack);
    [[nodiscard]] Refusal may_retreat(PlayerId id);
    [[nodiscard]] Refusal may_evolve(SlotId id, CardIndex into);
    /// `into` fits on the Pokémon by its printed "evolves from", or as what it levels up to, timing
    /// aside.
    [[nodiscard]] bool evolves_onto(SlotId id, const CardDef& into) const;
    /// The card is one that may be put on a Pokémon in play.
    [[nodiscard]] bool goes_onto_pokemon(CardIndex card) const;
    /// May the Pokémon whose first part this is be put together (LEG-01, VUN-02)?
    [[nodiscard]] Refusal may_put_together(CardIndex first);
    [[nodiscard]] Refusal may_play(CardIndex card);
    [[nodiscard]] Refusal may_bench(CardIndex card);
    [[nodiscard]] Refusal may_attach(CardIndex card, SlotId to);
    [[nodiscard]] Refusal may_use(SlotId id, CardIndex card, const Handler& handler);
    /// The same for a text that reacts to something: `text` says whose it is, and to what.
    [[nodiscard]] Refusal may_use(const Handler& handler, const EffectContext& text);
    /// May this player use the Stadium in play, whoever it belongs to?
    [[nodiscard]] Refusal may_use_stadium(PlayerId id, const Handler& handler);
    [[nodiscard]] bool needs_met(std::span<const Requirement> needs, PlayerId owner, SlotId self,
                                 CardIndex card);

    // ---- asking -----------------------------------------------------------------------------
    /// Opens a question; then add options; then `ask`.
    void begin_question(PlayerId asked, Purpose purpose);
    void add_option(const Option& option);
    [[nodiscard]] std::size_t option_count() const { return options_.size(); }
    [[nodiscard]] const Option& option(std::size_t number) const { return options_[number]; }
    /// Puts the open question. A question with one possible answer is not asked, unless
    /// `always` (a search of a hidden zone is asked even if nothing fits).
    Status ask(int min, int max, Picks& picks, bool ordered = false, bool always = false);

    /// The question begun last.
    [[nodiscard]] const Decision& question() const { return decision_; }
    /// The options of this step's question are still at hand from when it was put.
    [[nodiscard]] bool question_at_hand() const { return question_at_hand_; }

    Status ask_yes_no(PlayerId asked, Purpose purpose, bool& yes);
    Status ask_number(PlayerId asked, Purpose purpose, int low, int high, int& number);
    Status choose_pokemon(PlayerId asked, Purpose purpose, const SlotList& from, int min, int max,
                          SlotList& chosen);
    /// Cards of one pile; identical ones are one option. `hidden` for a zone the asked player may
    /// otherwise not look at: the question is put even if nothing fits.
    Status choose_cards(PlayerId asked, Purpose purpose, PlayerId owner, Zone zone,
                        const CardList& candidates, int min, int max, bool hidden,
                        CardList& chosen);
    /// Cards of a pile by their places alone: what they are is not shown.
    Status choose_face_down(PlayerId asked, Purpose purpose, PlayerId owner, Zone zone, int min,
                            int max, CardList& chosen);
    Status choose_attached(PlayerId asked, Purpose purpose, const CardList& from, int min, int max,
                           CardList& chosen);
    /// One of the attached Energy cards, to be discarded until `units` are. Not asked, and the
    /// first, if they provide no more than that together: then all of them go (RET-07).
    Status choose_energy_to_pay(PlayerId asked, Purpose purpose, const CardList& from, int units,
                                CardIndex& chosen);
    /// Asks for one of some things by what they are called, at most 250 of them.
    Status choose_word(PlayerId asked, std::span<const std::string_view> words,
                       std::size_t& chosen);
    Status choose_condition(PlayerId asked, std::uint8_t conditions, Condition& chosen);
    /// Asks in which order the cards shall lie; in and out: from top to bottom.
    Status arrange(PlayerId asked, PlayerId owner, Zone zone, CardList& cards);
    Status choose_attack(PlayerId asked, std::span<const AttackRef> attacks,
                         std::span<const SlotId> of, std::size_t& chosen);

    // ---- chance -----------------------------------------------------------------------------
    Status flip(PlayerId flipper, bool& heads);
    /// The coin a Special Condition of a Pokémon asks of its owner; the event says which.
    Status flip_for(SlotId slot, Condition condition, bool& heads);
    Status shuffle(PlayerId owner, Zone zone);
    Status pick_at_random(PlayerId owner, Zone zone, int count, CardList& picked);
    /// Of some cards of one pile, in the order they are picked.
    Status pick_at_random(CardList from, int count, CardList& picked);
    /// Cards of one pile that were placed unseen change places among each other; the first one
    /// picked comes to lie uppermost.
    Status shuffle_among(const CardList& cards);

    // ---- cards ------------------------------------------------------------------------------
    /// Draws up to `count` cards (QTY-03). `drawn` is how many there were.
    Status draw(PlayerId id, int count, int& drawn);
    /// Takes up to `count` Prize cards into the hand, those the player picks; `taken` is how many.
    Status take_prizes(PlayerId id, int count, int& taken);
    /// Where a card that is to be put there goes, as the rules of its class have it: HYP-01,
    /// PRISM-02.
    [[nodiscard]] Placement destination(CardIndex card, Placement to) const;
    /// Moves a card from a pile to a pile, saying so in an event everybody entitled sees.
    Status move_card(CardIndex card, Placement to);
    Status discard(CardIndex card) { return move_card(card, {Zone::discard, false}); }
    void show(CardIndex card, Audience to);
    /// The player looks at the cards: they are known from now on.
    void look_at(PlayerId id, PlayerId owner, Zone zone, const CardList& cards);
    /// Puts a Pokémon card from a pile onto the owner's Bench. False in `placed` if there is no
    /// room, or if the card alone is no Pokémon: a part, a Pokémon LV.X, a Pokémon BREAK (VUN-02,
    /// LEG-01, LVX-01, BRK-01).
    Status put_onto_bench(CardIndex card, bool& placed);
    /// Puts the Pokémon whose first part this is onto the Bench with all its parts.
    Status put_together(CardIndex first);
    /// Attaches a card from anywhere to a Pokémon.
    Status attach(CardIndex card, SlotId to, Role role);
    /// Evolves the Pokémon into the card, from wherever it is (EVO-03, EVO-04). Nothing happens if
    /// the card cannot lie on this Pokémon, whatever a text says: a part, a Pokémon LV.X or BREAK
    /// of another (VUN-02, LEG-01, LVX-01, BRK-01).
    Status evolve(SlotId id, CardIndex into);
    /// Takes off the top Evolution card (EVO-10) and puts it to `to`.
    Status devolve(SlotId id, Placement to);

    /// Takes off the card that levels the Pokémon up, if there is one, and puts it to `to`.
    Status level_down(SlotId id, Placement to, CardIndex& off);

    // ---- Pokémon in play --------------------------------------------------------------------
    /// Makes a Benched Pokémon the Active one, the Active one goes to the Bench (RET-05).
    Status switch_active(SlotId benched);
    /// The whole damage calculation and its consequences (section 10). `done` is what was put on.
    Status attack_damage(const DamageRequest& request, int& done);
    /// The damage an attack does to the Defending Pokémon, with what the card says it ignores.
    [[nodiscard]] DamageRequest request_for(SlotId attacker, AttackRef attack, SlotId target,
                                            int amount) const;
    /// Puts damage counters, `points` of damage, with no calculation (DMG-02).
    Status put_counters(SlotId id, int points);
    /// Moves up to `points` of damage as counters; `moved` is how much it was. That heals nobody.
    Status move_counters(SlotId from, SlotId to, int points, int& moved);
    /// Removes up to `points` of damage; `healed` is how much it was.
    Status heal(SlotId id, int points, int& healed);
    /// `strength`: counters between turns of Poisoned and Burned, coins of Asleep; 0: as the rules
    /// have it.
    Status set_condition(SlotId id, Condition condition, int strength = 0);
    Status remove_conditions(SlotId id);
    Status remove_condition(SlotId id, Condition condition);
    /// Knocks the Pokémon Out by effect; carried out by the next check.
    Status knock_out(SlotId id);
    /// The Pokémon leaves play with all its cards, without being Knocked Out; what is attached to
    /// it goes to `attached`.
    Status leave_play(SlotId id, Placement to, Placement attached);
    Status leave_play(SlotId id, Placement to) { return leave_play(id, to, to); }
    /// The Pokémon and everything attached to it go to their owners' discard piles (KO-03).
    void discard_pokemon(SlotId id);
    /// A card that may not stay attached is discarded; no text has a say in that.
    void discard_by_rule(CardIndex card);
    /// Ends effects of attacks on it (RET-05, EVO-04); `everything`: all lasting effects. Markers
    /// are none.
    void end_effects_on(SlotId id, bool everything);
    /// Markers that do not stay fall off (EVO-09).
    void drop_markers(SlotId id);
    Status add_lasting(Lasting effect, Until until);

    // ---- attacks ----------------------------------------------------------------------------
    /// All parts of `attack`, performed by `attacker` inside the effect being carried out
    /// (NAME-10).
    Status perform_attack(SlotId attacker, AttackRef attack);
    Status run_attack_part(SlotId attacker, AttackRef attack, AttackPart part, PartMemo& memo,
                           EffectContext& context);
    /// Runs the effect of a Trainer card as that of the text being carried out.
    Status perform_trainer(DefId trainer, PlayerId user);
    void end_turn() { table().end_turn = true; }
    void win(PlayerId winner, WinReason reason);

    // ---- memory -----------------------------------------------------------------------------
    /// Between turns only what limits uses and Knock Outs are remembered, these with the Checkup as
    /// their cause: nothing else of it happens in a turn (CHK-01).
    void remember(MemoRecord record);
    /// How often it happened in the given turn.
    [[nodiscard]] int remembered(Memo what, PlayerId who, std::uint16_t turn, int key = -1) const;
    /// How often it happened; with `sum`, how much: points of damage, Prize cards.
    [[nodiscard]] int remembered(const MemoQuery& query, bool sum = false) const;
    /// The number of the turn that `owner`'s text looks back at; 0: there was none.
    [[nodiscard]] std::uint16_t turn_of(When when, PlayerId owner) const;

    // ---- whose text is being carried out ------------------------------------------------------
    [[nodiscard]] const Source& source() const { return source_; }
    /// Sets the source while it lives.
    class WithSource {
    public:
        WithSource(Resolver& game, const Source& source) : game_(game), before_(game.source_)
        {
            game.source_ = source;
        }
        ~WithSource() { game_.source_ = before_; }
        WithSource(const WithSource&) = delete;
        WithSource& operator=(const WithSource&) = delete;

    private:
        Resolver& game_;
        Source before_;
    };
    /// Marks the step as failed, with a reason that is not a script's.
    Status fail(const char* why);
    [[nodiscard]] const char* failure() const { return failure_; }
    [[nodiscard]] bool failed() const { return failed_; }
    /// The Checkup is under way, with the Knock Outs that come of it (CHK-01).
    [[nodiscard]] bool between_turns() const;
    /// A query is being answered: nothing may change.
    [[nodiscard]] bool in_query() const { return query_depth_ > 0; }

    // ---- for the procedures (src/flow) ------------------------------------------------------
    [[nodiscard]] Frame& frame() { return table().frames[table().depth - 1]; }
    void go(Step step) { frame().step = step; }
    Status push(Frame frame);
    void pop();
    void emit(Event event);
    [[nodiscard]] Event event(EventKind kind, PlayerId player) const;

    /// What damage counters, or a Knock Out, by the text being carried out count as.
    [[nodiscard]] Harm harm_of_source() const;
    /// Keeps what has harmed the Pokémon, for the Knock Out that may follow.
    void note_harm(SlotId id, Harm harm, SlotId by, PlayerId whose);
    /// Tells a text what has harmed the Pokémon: how, by which attacking Pokémon if it is still in
    /// play, and whose doing it was.
    void tell_harm(EffectContext& context, SlotId id) const;
    /// Queues the triggers that listen to `hook`.
    void trigger(Hook hook, const EffectContext& what);
    /// Runs the replacements that listen to `hook`; `context.instead` tells whether one took over.
    Status replace(Hook hook, EffectContext& context);
    /// `agreed`: its owner has said already that a text one may use is used. REQUIRES: `could_run`.
    Status run_waiting(const Waiting& waiting, bool agreed = false);
    /// Whether the effect that waits would do anything if it came next: its Pokémon is still there,
    /// it is not used up, what it needs is there and its condition holds.
    Status could_run(const Waiting& waiting, bool& could);
    /// The Ability is being used: what would stop it is asked (`goes`), then what reacts is told.
    Status use_ability(const Handler& handler, const EffectContext& text, bool& goes);
    /// A handler's function, as the text of the card it is on.
    Status run_handler(const Handler& handler, EffectContext& context);
    /// Fills in whose text it is.
    void identify(EffectContext& context, const Handler& handler, DefId def, CardIndex card,
                  SlotId self, PlayerId owner) const;
    void use_up(const Handler& handler, SlotId self, DefId def, PlayerId owner, CardIndex card);
    [[nodiscard]] bool used_up(const Handler& handler, SlotId self, DefId def, PlayerId owner,
                               CardIndex card) const;

    /// Answers a number query: every listener may change `context.amount`.
    int query(Hook hook, EffectContext& context);
    /// Answers a yes/no query that is "yes" unless a listener says no; `by` is the text that did.
    bool allowed(Hook hook, const EffectContext& context, TextRef* by = nullptr);
    /// Answers a yes/no query that is "no" unless a listener says yes.
    bool granted(Hook hook, const EffectContext& context);

    // Raw moves, without events or triggers
    void take_from_zone(CardIndex card);
    void put_on_pile(CardIndex card, Zone zone, bool bottom);
    [[nodiscard]] SlotId free_slot(PlayerId id) const;
    void enter_play(SlotId id, CardIndex card);
    void link(SlotId id, CardIndex card, Role role);
    void unlink(SlotId id, CardIndex card);
    void vacate(SlotId id);
    void refresh_listeners(SlotId id);
    void refresh_listeners();
    void move_to_bench(SlotId id);
    void clear_conditions(SlotId id);
    /// The Special Condition ends, with an event.
    void recover(SlotId id, Condition condition);

private:
    friend class Match;
    class Damage;  ///< damage.cpp: one calculation
    class Needs;   ///< needs.cpp: what a text needs, held against the table

    struct Listener {
        const Handler* handler = nullptr;
        DefId def = no_def;
        CardIndex card = no_card;
        SlotId self = no_slot;
        PlayerId owner = PlayerId::one;
        const Lasting* lasting = nullptr;
    };
    using ListenerList = ShortList<Listener, 24>;
    void collect(Hook hook, const EffectContext& about, ListenerList& list);
    void collect_from_stadium(Hook hook, const EffectContext& about, ListenerList& list);
    void collect_from_lasting(Hook hook, const EffectContext& about, ListenerList& list);
    void add_listener(ListenerList& list, const Listener& listener);
    /// One more text is asked whether it listens; false if there have been too many in this answer.
    [[nodiscard]] bool count_text();
    void collect_from_slot(Hook hook, const EffectContext& about, SlotId id, ListenerList& list);
    /// The event as the listener's text is told of it.
    [[nodiscard]] EffectContext text_of(const Listener& listener, const EffectContext& about) const;
    /// The event as the waiting text is told of it.
    [[nodiscard]] EffectContext context_of(const Waiting& waiting) const;
    /// A listener's answer to a yes/no query; a text that says nothing leaves it at `otherwise`.
    [[nodiscard]] bool says_yes(const Listener& listener, const EffectContext& context,
                                bool otherwise);
    /// A coin, told as `told` with how it fell.
    Status toss(Event told, bool& heads);
    /// Asks whether an optional text is used, counts its use and says so in an event.
    Status begin_text(const Handler& handler, const EffectContext& text, bool& goes,
                      bool agreed = false);
    Status choose_replacement(PlayerId chooser, const ListenerList& list, std::uint32_t left,
                              std::size_t& chosen);
    /// What a query's handler declares beside its answer: needs, and a condition in its script.
    [[nodiscard]] bool counts(const Handler& handler, DefId def, CardIndex card, SlotId self,
                              PlayerId owner, const EffectContext& about);
    [[nodiscard]] bool listens(const Handler& handler, const EffectContext& about, CardIndex card,
                               SlotId self, PlayerId owner);
    /// Whether a trigger or replacement may run now. Fails if its condition does: what follows must
    /// not hide that.
    Status may_react(const Handler& handler, const EffectContext& text, bool& may);
    /// A text in play says that the card may not be played.
    [[nodiscard]] Refusal forbidden_to_play(CardIndex card);
    /// A handler's further condition in its script.
    [[nodiscard]] bool condition_holds(const Handler& handler, EffectContext text);
    /// A bit per Pokémon whose Abilities are off, of all Pokémon or at least of `asked`; `by`, if
    /// given, says which text does it.
    [[nodiscard]] std::uint32_t slots_without_abilities(std::array<TextRef, slots_per_match>* by,
                                                        SlotId asked);
    [[nodiscard]] std::uint32_t abilities_switched_off(std::array<TextRef, slots_per_match>* by,
                                                       SlotId asked = no_slot);
    /// A text of its cards switches Abilities off from where the Pokémon stands.
    [[nodiscard]] bool may_switch_off(SlotId holder);
    /// So does one of the Stadium or a lasting effect.
    [[nodiscard]] bool switch_off_from_elsewhere() const;
    [[nodiscard]] Standing standing_of(const TextInPlay& text);
    [[nodiscard]] const Lasting* find_lasting(Anchor anchor, std::uint8_t subject,
                                              LastingKind kind) const;
    [[nodiscard]] static TextRef text_ref(const Listener& listener, const CardLibrary& library);
    void explain_damage(DamageStep step, const TextRef& text, int before, int after);
    [[nodiscard]] std::vector<QueryLine> explain_attack_cost(SlotId id, AttackRef attack);
    [[nodiscard]] std::vector<QueryLine> explain_base_damage(SlotId id, AttackRef attack);
    template <typename Query>
    [[nodiscard]] std::vector<QueryLine> record_query(Hook hook, int printed, Query&& query);
    /// Which texts a query asks: the era with two defender steps asks cards first (DMG-07).
    enum class Texts : std::uint8_t { all, trainers_and_energy, others };
    int ask_listeners(Hook hook, EffectContext& context, Texts which, const DamageStep* step);
    /// Lets the listening text change `context.amount`. If its script fails, so does the step.
    Status change_amount(const Listener& listener, EffectContext& context);
    int lasting_change(LastingKind kind, SlotId id, DamageStep step, int amount);
    struct EnergyAllowances;
    void note_attachment(EnergyAllowances& allowances, PlayerId id, CardIndex card, SlotId to);
    [[nodiscard]] bool filters_fit(const Handler& handler, const EffectContext& about);
    [[nodiscard]] TypeSet affinity(Hook hook, SlotId id, const std::array<Affinity, 2>& printed);
    /// `kinds`: a bit per AbilityKind.
    [[nodiscard]] bool has_ability(SlotId id, std::uint8_t kinds);
    [[nodiscard]] bool traits_fit(SlotId id, const CardFilter& filter);
    /// The cards that make up the Pokémon with this first part; false: one is missing.
    [[nodiscard]] bool find_parts(CardIndex first, CardList& parts) const;
    [[nodiscard]] bool put_together_before(PlayerId id, NameId name) const;
    /// Puts the card onto its owner's Bench, whatever it is, and sets `placed`, if there is room.
    Status place_on_bench(CardIndex card, bool& placed);
    /// Whether a text may put the card on the Pokémon. What needs a certain Pokémon below does not
    /// go onto another; the rest is the text's to say.
    [[nodiscard]] bool can_lie_on(SlotId id, const CardDef& into) const;
    [[nodiscard]] bool has_special_energy(SlotId id) const;
    /// Fills in whose text is doing it.
    void name_doer(EffectContext& context) const;
    /// A Stadium leaves play: who then trims the Bench first, if its text says so.
    void note_who_trims_first(CardIndex stadium);
    /// Takes the top card off the Pokémon's stack.
    void take_off(SlotId id, CardIndex card, Placement to);
    Status suspend(int min, int max, bool ordered);

    const CardLibrary* library_;
    const Ruleset* rules_;
    EffectHost* effects_;
    MatchState* state_ = nullptr;
    std::vector<Event>* log_ = nullptr;  ///< where events go; null: nowhere

    Source source_{};
    Decision decision_{};
    std::vector<Option> options_;
    std::vector<std::string> words_;  ///< of the question, where its options are words
    std::array<DamageLine, 24> damage_lines_{};
    std::uint8_t damage_line_count_ = 0;
    std::uint16_t answer_cursor_ = 0;  ///< position in the answers of the step being run
    std::vector<QueryLine>* query_record_ = nullptr;  ///< where `recorded_query_` explains itself
    Hook recorded_query_ = Hook::count;
    std::uint8_t query_depth_ = 0;
    std::uint8_t attack_depth_ = 0;
    std::array<std::uint32_t, hook_count> guarded_{};  ///< slots being asked about, as bits
    bool question_at_hand_ = false;
    std::uint32_t texts_asked_ = 0;  ///< whether they listen, in this answer
    bool failed_ = false;
    const char* failure_ = "";
};

}  // namespace ptcg
