#pragma once

#include "ptcg/permissions.hpp"

namespace ptcg {

/// The table, to be changed, and the raw moves everything above is built from. Nothing is asked
/// here, no text has a say, and nobody is told.
class Moves : public Permissions {
public:
    using Facts::frame;
    using Facts::player;
    using Facts::slot;
    using Facts::table;
    [[nodiscard]] Table& table() { return changing().now; }
    [[nodiscard]] Slot& slot(SlotId id) { return table().slots[at(id)]; }
    [[nodiscard]] PlayerTable& player(PlayerId id) { return table().player[at(id)]; }

    // ---- cards and Pokémon ---------------------------------------------------------------------
    /// Takes the card from wherever it lies; it lies nowhere then.
    void take_from_zone(CardIndex card);
    void put_on_pile(CardIndex card, Zone zone, bool bottom);
    /// The card is the first of a Pokémon in this slot, which is neither Active nor Benched yet.
    void enter_play(SlotId id, CardIndex card);
    void link(SlotId id, CardIndex card, Role role);
    void unlink(SlotId id, CardIndex card);
    /// The card, which lies nowhere, takes the place of the Pokémon's top card; that lies nowhere
    /// then.
    void take_place_of(SlotId id, CardIndex card);
    /// The Pokémon without cards is gone, and whatever meant it means none.
    void vacate(SlotId id);
    void move_to_bench(SlotId id);
    void clear_conditions(SlotId id);
    void end_condition(SlotId id, Condition condition);
    /// Who listens to what is worked out anew, for the Pokémon and the table, or the table alone.
    void refresh_listeners(SlotId id);
    void refresh_listeners();

    // ---- what is kept of what happens ----------------------------------------------------------
    /// Ends effects of attacks on it (RET-05, EVO-04); `everything`: all lasting effects. Markers
    /// are none.
    void end_effects_on(SlotId id, bool everything);
    /// Markers that do not stay fall off (EVO-09).
    void drop_markers(SlotId id);
    /// Between turns only what limits uses and Knock Outs are remembered, these with the Checkup as
    /// their cause: nothing else of it happens in a turn (CHK-01).
    void remember(MemoRecord record);
    /// What is remembered of this kind and turn is not all there was: who asks about it fails.
    void forget(Memo what, std::uint16_t turn);
    /// Keeps what has harmed the Pokémon, for the Knock Out that may follow.
    void note_harm(SlotId id, Harm harm, SlotId by, PlayerId whose);
    void use_limit(PlayerId id, std::uint8_t limit)
    {
        player(id).once_per_game =
            static_cast<std::uint16_t>(player(id).once_per_game | 1u << limit);
    }

    // ---- the procedures under way --------------------------------------------------------------
    [[nodiscard]] Frame& frame() { return table().frames[table().depth - 1]; }
    void go(Step step) { frame().step = step; }
    Status push(Frame frame);
    void pop();
    void end_turn() { table().end_turn = true; }

protected:
    using Permissions::Permissions;
    ~Moves() = default;

private:
    /// A Stadium leaves play: who then trims the Bench first, if its text says so.
    void note_who_trims_first(CardIndex stadium);
    /// A card that has spoken from a pile is another one wherever it goes.
    void forget_uses_of(CardIndex card);
    /// Makes room in the memory: the oldest goes, of an earlier turn if there is one, and never a
    /// use of this turn that limits another. False if there are only such uses.
    [[nodiscard]] bool forget_oldest();
};

}  // namespace ptcg
