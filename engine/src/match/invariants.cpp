#include "ptcg/invariants.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "ptcg/facts.hpp"
#include "queries/listeners.hpp"
#include "state/lists.hpp"

namespace ptcg {

namespace {

/// Returns whether the slot is empty. Whatever comes into play there begins with nothing.
[[nodiscard]] bool is_cleared(const Slot& slot)
{
    Slot cleared;
    cleared.generation = slot.generation;
    return std::memcmp(&slot, &cleared, sizeof slot) == 0;
}

[[nodiscard]] std::string card_named(CardIndex card)
{
    return "card " + std::to_string(at(card));
}

/// Counts where each card is found, and compares that with where the table says it is.
class Census {
public:
    explicit Census(const Facts& game) : game_(game) {}

    [[nodiscard]] std::string run()
    {
        for (PlayerId id : both_players) {
            for (std::size_t zone = 0; zone < pile_count; ++zone) {
                if (std::string s = pile(id, static_cast<Zone>(zone)); !s.empty()) return s;
            }
        }
        for (std::size_t i = 0; i < slots_per_match; ++i) {
            if (std::string s = slot(static_cast<SlotId>(i)); !s.empty()) return s;
        }
        if (game_.table().stadium != no_card) ++found_[at(game_.table().stadium)];
        for (std::size_t i = 0; i < cards_per_match; ++i) {
            if (found_[i] != 1) {
                return card_named(static_cast<CardIndex>(i)) + " is in " +
                       std::to_string(found_[i]) + " places";
            }
        }
        return {};
    }

private:
    [[nodiscard]] std::string pile(PlayerId id, Zone zone)
    {
        const Pile& cards = game_.pile(id, zone);
        if (cards.count > cards_per_player) return "a pile has more than 60 cards";
        for (std::size_t i = 0; i < cards.count; ++i) {
            const CardIndex card = cards.cards[i];
            if (at(card) >= cards_per_match) return "a pile has a card that does not exist";
            ++found_[at(card)];
            if (owner_of(card) != id) return card_named(card) + " is in the other player's pile";
            if (game_.table().zone[at(card)] != zone || game_.table().place[at(card)] != i) {
                return card_named(card) + " has the wrong place recorded for the " +
                       std::string(name_of(zone));
            }
        }
        return {};
    }

    [[nodiscard]] std::string slot(SlotId id)
    {
        const Slot& s = game_.slot(id);
        if (s.empty()) return is_cleared(s) ? "" : "an empty slot is not cleared";
        int energy = 0, tools = 0, stages = 0, steps = 0;
        bool top_found = false;
        for (CardIndex c = s.first; c != no_card; c = game_.table().next[at(c)]) {
            if (at(c) >= cards_per_match || ++steps > static_cast<int>(cards_per_match)) {
                return "the cards of a Pokémon form a loop";
            }
            ++found_[at(c)];
            if (game_.slot_of(c) != id) return card_named(c) + " has the wrong Pokémon recorded";
            const Role role = game_.table().role[at(c)];
            energy += role == Role::energy ? 1 : 0;
            tools += role == Role::tool ? 1 : 0;
            stages += role == Role::stage ? 1 : 0;
            top_found = top_found || (c == s.top && role == Role::stage);
        }
        if (!top_found) return "a Pokémon's top card is not among its cards";
        if (energy != s.energy_count || tools != s.tool_count || stages != s.stage_count) {
            return "a Pokémon's card counts are wrong";
        }
        if (s.listeners != listeners_on(s, game_.table(), game_.state().defs, game_.library())) {
            return "a Pokémon's list of card texts is wrong";
        }
        if (s.damage % 10 != 0) return "damage is not a multiple of 10";
        if (s.conditions != 0 && !game_.is_active(id)) {
            return "a Benched Pokémon has a Special Condition (SC-02)";
        }
        if (game_.spot_of(id) == no_spot) return "a Pokémon in play is neither Active nor Benched";
        return {};
    }

    const Facts& game_;
    std::array<int, cards_per_match> found_{};
};

[[nodiscard]] std::string rotating_conditions(const Facts& game)
{
    for (const Slot& s : game.table().slots) {
        const int rotated = (s.has(Condition::asleep) ? 1 : 0) +
                            (s.has(Condition::confused) ? 1 : 0) +
                            (s.has(Condition::paralyzed) ? 1 : 0);
        if (rotated > 1) return "a Pokémon has two conditions that cannot be combined (SC-04)";
    }
    return {};
}

/// Returns whether a slot occurs twice among a player's places. REQUIRES: the Bench has Pokémon.
[[nodiscard]] bool stands_twice(const PlayerTable& who)
{
    const auto first = who.bench.begin();
    const auto last = first + who.bench_count;
    for (auto slot = first; slot != last; ++slot) {
        if (*slot == who.active || std::find(first, slot, *slot) != slot) return true;
    }
    return false;
}

[[nodiscard]] std::string counts_in_range(const Facts& game)
{
    const Table& t = game.table();
    if (t.depth == 0 || t.depth > t.frames.size()) return "the stack of procedures is out of range";
    for (std::size_t i = 0; i < t.depth; ++i) {
        if (t.frames[i].step == Step::none || t.frames[i].step >= Step::count) {
            return "a procedure has no valid step";
        }
    }
    if (t.lasting_count > t.lasting.size() || t.memo_count > t.memos.size() ||
        t.waiting_count > t.waiting.size()) {
        return "a list is longer than its capacity";
    }
    for (PlayerId id : both_players) {
        const PlayerTable& who = game.player(id);
        if (who.bench_count > max_bench) return "a Bench is longer than its capacity";
        for (std::size_t i = 0; i < who.bench_count; ++i) {
            if (at(who.bench[i]) >= slots_per_match || game.slot(who.bench[i]).empty() ||
                owner_of(who.bench[i]) != id) {
                return "a Bench has an empty slot";
            }
        }
        if (who.active != no_slot &&
            (at(who.active) >= slots_per_match || game.slot(who.active).empty() ||
             owner_of(who.active) != id)) {
            return "the Active Spot has an empty slot";
        }
        if (stands_twice(who)) return "a Pokémon is in two places";
    }
    return {};
}

[[nodiscard]] bool is_player(PlayerId id)
{
    return id == PlayerId::one || id == PlayerId::two;
}
[[nodiscard]] bool is_slot(SlotId id)
{
    return id == no_slot || at(id) < slots_per_match;
}
[[nodiscard]] bool is_card(CardIndex card)
{
    return card == no_card || at(card) < cards_per_match;
}

/// Checks numbers that refer to the library or to players, slots and cards: a state may come from a
/// save that a stranger made.
class References {
public:
    explicit References(const Facts& game) : table_(game.table()), library_(game.library()) {}

    [[nodiscard]] bool sound() const
    {
        const bool players =
            is_player(table_.turn_player) &&
            (is_player(table_.starting_player) || table_.starting_player == PlayerId::none) &&
            (is_player(table_.trims_first) || table_.trims_first == PlayerId::none);
        if (!players || !is_card(table_.stadium) || table_.outcome > Outcome::decision_cap) {
            return false;
        }
        for (std::size_t i = 0; i < cards_per_match; ++i) {
            if (table_.zone[i] > Zone::none || table_.role[i] > Role::other) return false;
        }
        for (const Slot& slot : table_.slots) {
            if (!is_slot(slot.harmed_by) || !def(slot.harmed_by_def)) return false;
        }
        for (std::size_t i = 0; i < table_.depth; ++i) {
            if (!frame(table_.frames[i])) return false;
        }
        if (returns(table_.frames[0].step) || nobody_has_begun()) return false;
        for (const Lasting& effect : lasting_of(table_)) {
            if (!lasting(effect)) return false;
        }
        for (const Waiting& w : waiting_of(table_)) {
            if (!waiting(w)) return false;
        }
        return true;
    }

private:
    [[nodiscard]] bool def(DefId id) const { return id == no_def || library_.has(id); }
    [[nodiscard]] bool handler(std::uint16_t number) const
    {
        return number == 0 || number < library_.handler_count();
    }
    /// The game is running, and the first player has not been decided.
    [[nodiscard]] bool nobody_has_begun() const
    {
        if (is_player(table_.starting_player) || table_.outcome != Outcome::running) return false;
        return table_.frames[0].step > Step::setup_late_choice;
    }
    [[nodiscard]] bool frame(const Frame& f) const
    {
        return is_player(f.player) && is_slot(f.slot) && is_card(f.card) && def(f.def) &&
               handler(f.handler) && f.index < max_attacks && f.memo_count <= f.memo.size() &&
               (f.step != Step::checkup_conditions || f.detail < players) &&
               has_what_its_step_needs(f);
    }
    [[nodiscard]] static bool has_what_its_step_needs(const Frame& f)
    {
        switch (f.step) {
            case Step::play_trainer:
            case Step::play_trainer_end:
            case Step::use_text:
                return f.card != no_card && f.def != no_def;
            case Step::retreat:
                return f.slot != no_slot;
            default:
                return !is_of_attack(f.step) || (f.slot != no_slot && f.def != no_def);
        }
    }
    [[nodiscard]] static bool is_of_attack(Step step)
    {
        return step >= Step::attack_next && step <= Step::attack_end;
    }
    /// Returns whether the procedure of this step ends and the one below continues.
    [[nodiscard]] static bool returns(Step step)
    {
        return step >= Step::play_trainer && step <= Step::knock_out_end;
    }
    [[nodiscard]] bool lasting(const Lasting& effect) const
    {
        if (effect.def == no_def || !def(effect.def) || !is_player(effect.owner)) return false;
        if (effect.anchor == Anchor::pokemon && effect.subject >= slots_per_match) return false;
        if (effect.anchor == Anchor::player && effect.subject >= players) return false;
        return effect.kind == LastingKind::script
                   ? effect.effect < library_.def(effect.def).lasting_count
                   : effect.effect < cards_per_match;
    }
    [[nodiscard]] bool waiting(const Waiting& w) const
    {
        return w.handler < library_.handler_count() && w.def != no_def && def(w.def) &&
               is_card(w.card) && is_slot(w.self) && is_player(w.owner) && is_slot(w.target) &&
               is_card(w.event_card) && is_slot(w.attacker);
    }

    const Table& table_;
    const CardLibrary& library_;
};

/// When a turn begins, and while a player is asked what to do in it, everything must be settled.
[[nodiscard]] std::string settled(const Facts& game)
{
    const Table& t = game.table();
    const Step step = t.frames[t.depth - 1].step;
    const bool must_be = step == Step::turn_begin || step == Step::main_phase;
    if (t.outcome != Outcome::running || !must_be) return {};
    for (PlayerId id : both_players) {
        if (game.active(id) == no_slot) return "a player has no Active Pokémon (ZONE-05)";
    }
    return step == Step::main_phase && t.waiting_count != 0 ? "effects still wait in the main phase"
                                                            : "";
}

}  // namespace

std::string invariant_broken(const Facts& game)
{
    if (std::string s = counts_in_range(game); !s.empty()) return s;
    if (!References(game).sound()) return "a number refers to nothing";
    if (std::string s = Census(game).run(); !s.empty()) return s;
    if (game.table().listeners != listeners_on(game.table(), game.state().defs, game.library())) {
        return "the table's list of card texts is wrong";
    }
    if (std::string s = rotating_conditions(game); !s.empty()) return s;
    return settled(game);
}

}  // namespace ptcg
