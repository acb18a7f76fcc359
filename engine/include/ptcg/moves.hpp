#pragma once

#include <vector>

#include "ptcg/permissions.hpp"

namespace ptcg {

/// Changes to the table: the raw moves everything above is built from. This layer asks no
/// questions, emits no events and runs no texts.
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
    /// Takes the card from wherever it is; it is then in Zone::none.
    void take_from_zone(CardIndex card);
    void put_on_pile(CardIndex card, Zone zone, bool bottom);
    /// Puts the card, which is in Zone::none, into play as the Stadium.
    void put_as_stadium(CardIndex card);
    /// Makes the card the first one of a Pokémon in this slot, which is neither Active nor Benched
    /// yet.
    void enter_play(SlotId id, CardIndex card);
    void link(SlotId id, CardIndex card, Role role);
    void unlink(SlotId id, CardIndex card);
    /// Puts the card, which is in Zone::none, in place of the Pokémon's top card, which then goes
    /// there.
    void take_place_of(SlotId id, CardIndex card);
    /// Removes the Pokémon, which has no cards left, and clears all references to it.
    void vacate(SlotId id);
    void move_to_bench(SlotId id);
    void clear_conditions(SlotId id);
    void end_condition(SlotId id, Condition condition);
    /// Updates who listens to what, for the Pokémon and the table, or for the table alone.
    void refresh_listeners(SlotId id);
    void refresh_listeners();

    // ---- memory of what happens -----------------------------------------------------------------
    /// Ends the effects of attacks on the Pokémon (RET-05, EVO-04) or, with `everything`, all
    /// lasting effects. Markers stay unless the Pokémon has left play.
    void end_effects_on(SlotId id, bool everything);
    /// Removes markers that do not stay (EVO-09).
    void drop_markers(SlotId id);
    /// Adds to the memory. Between turns, only uses of texts and Knock Outs are remembered, the
    /// latter with the Checkup as their cause. Nothing else that happens then is in a turn
    /// (CHK-01).
    void remember(MemoRecord record);
    /// Notes that the memories of this kind and turn are incomplete: a text that asks about them
    /// fails.
    void forget(Memo what, std::uint16_t turn);
    /// Notes what has harmed the Pokémon, for the Knock Out that may follow.
    void note_harm(SlotId id, Harm harm, SlotId by, PlayerId whose);
    void use_limit(PlayerId id, std::uint8_t limit)
    {
        player(id).once_per_game =
            static_cast<std::uint16_t>(player(id).once_per_game | 1u << limit);
    }

    // ---- procedures in progress -----------------------------------------------------------------
    [[nodiscard]] Frame& frame() { return table().frames[table().depth - 1]; }
    void go(Step step) { frame().step = step; }
    Status push(Frame frame);
    void pop();
    void end_turn() { table().end_turn = true; }

protected:
    using Permissions::Permissions;
    ~Moves() = default;

    /// Sets where notes about copies go; null: nowhere.
    void note_copies_in(std::vector<CopyNote>* notes) { copy_notes_ = notes; }
    /// Notes that the card comes to the zone or, with Zone::none, that the event is about it. What
    /// was noted when this step first ran is not noted again.
    void note_copy(std::uint32_t event, CardIndex card, Zone zone)
    {
        if (copy_notes_ != nullptr && event >= state().published)
            copy_notes_->push_back({event, card, zone});
    }
    [[nodiscard]] bool notes_copies() const { return copy_notes_ != nullptr; }

private:
    std::vector<CopyNote>* copy_notes_ = nullptr;

    /// Notes who trims the Bench first if the text of a Stadium leaving play says so.
    void note_who_trims_first(CardIndex stadium);
    /// Forgets the uses of a card's texts in a pile: wherever it goes, it is a new card.
    void forget_uses_of(CardIndex card);
    /// Makes room in the memory by dropping the oldest entry, from an earlier turn if there is one,
    /// but never a use in this turn that counts toward a limit. False if there are only such uses.
    [[nodiscard]] bool forget_oldest();
};

}  // namespace ptcg
