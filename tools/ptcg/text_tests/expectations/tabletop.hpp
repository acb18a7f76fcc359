#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/state.hpp"

namespace ptcg::tools {

/// Returns what lines about the table call the player: "me" or "opponent".
[[nodiscard]] std::string_view side(PlayerId player);

/// A table as somebody would set it down who knows what a text says, and nothing of engine or
/// scripts: which card is where, which Pokémon has how much damage. Rows' expectations change it.
class Tabletop {
public:
    Tabletop(const CardLibrary& library, const MatchState& state);

    struct Pokemon {
        bool in_play = false;
        bool active = false;
        PlayerId owner = PlayerId::none;
        int damage = 0;
        std::uint8_t conditions = 0;
        int poison = 0;                ///< damage counters of being Poisoned
        bool is_new = false;           ///< came into play in this turn
        bool knocked_out = false;      ///< by an effect: carried out later
        std::vector<CardIndex> stack;  ///< the Pokémon itself: the top card last
        std::vector<CardIndex> attached;
    };

    [[nodiscard]] const Pokemon& pokemon(SlotId slot) const { return pokemon_[at(slot)]; }
    [[nodiscard]] Pokemon& pokemon(SlotId slot) { return pokemon_[at(slot)]; }
    /// Returns the player's Pokémon in play, the Active one first.
    [[nodiscard]] std::vector<SlotId> pokemon_of(PlayerId player) const;
    [[nodiscard]] SlotId active(PlayerId player) const;
    [[nodiscard]] std::vector<SlotId> bench(PlayerId player) const;
    /// Returns the Pokémon that the card is attached to; no_slot if it is elsewhere.
    [[nodiscard]] SlotId holder(CardIndex card) const;
    /// The cards of a pile; of a deck, the top one last.
    [[nodiscard]] const std::vector<CardIndex>& pile(PlayerId player, Zone zone) const
    {
        return piles_[at(player)][at(zone)];
    }
    [[nodiscard]] const CardDef& def(CardIndex card) const { return library_->def(id(card)); }
    [[nodiscard]] const CardDef& def(SlotId slot) const { return def(pokemon(slot).stack.back()); }
    [[nodiscard]] DefId id(CardIndex card) const { return ids_[at(card)]; }
    [[nodiscard]] const CardLibrary& library() const { return *library_; }
    [[nodiscard]] CardIndex stadium() const { return stadium_; }
    [[nodiscard]] int turn() const { return turn_; }  ///< counted from 1
    [[nodiscard]] PlayerId turn_player() const { return turn_player_; }
    /// What happened in this turn and the last ones, as far as it is remembered.
    [[nodiscard]] const std::vector<MemoRecord>& history() const { return history_; }

    /// Takes the card from wherever it is and puts it on its owner's pile, or under it, as far as
    /// the rules of the card itself allow.
    void move(CardIndex card, Zone zone, bool bottom = false);
    void attach(CardIndex card, SlotId to);
    /// Makes a card in a pile a Pokémon on its owner's Bench.
    void put_onto_bench(CardIndex card);
    /// Puts a card in a hand where it is in another table: onto the Bench or a Pokémon, whose
    /// Special Conditions end (EVO-04). Returns that Pokémon; no_slot if it is in play no more.
    SlotId play_as_in(const Tabletop& other, CardIndex card);
    /// Makes a Benched Pokémon the Active one. The other one goes to the Bench.
    void switch_in(SlotId slot);
    /// Moves the Pokémon to a pile, and all cards attached to it.
    void leave_play(SlotId slot, Zone to, Zone attached);
    /// Evolves a Pokémon into a card, wherever that is (EVO-03, EVO-04).
    void evolve(SlotId slot, CardIndex into);
    /// Takes the top Evolution card off a Pokémon (EVO-10).
    void devolve(SlotId slot, Zone to);
    /// Shuffles the player's deck, always into the same order (`all_answers`).
    void shuffle(PlayerId player);
    /// Notes that the deck was shuffled, and leaves it as it is.
    void note_shuffled(PlayerId player) { shuffled_[at(player)] = true; }
    /// Puts a card under its owner's deck, in an order that chance decides.
    void put_under(CardIndex card);
    /// Returns how many cards of a deck lie in an order that is known, from the top.
    [[nodiscard]] int known_from_top(PlayerId player) const;
    [[nodiscard]] bool puts_under() const { return puts_under_; }
    /// From now on, `changes` does not tell the order of cards below what is left of a deck.
    void forget_order_below() { forgets_order_below_ = true; }
    /// From now on, `changes` tells the order of decks that were shuffled, too.
    void tell_order() { tells_order_ = true; }
    /// Notes what is not on the table, as a line of `changes`: an effect that lasts.
    void note(std::string what) { notes_.push_back(std::move(what)); }

    /// Returns what a player would call the Pokémon: the same for Pokémon that do not differ.
    [[nodiscard]] std::string label(SlotId slot) const;

    /// Returns what is different in `after`, a line each, sorted. A deck that was shuffled in
    /// either has no order, unless that is to be told.
    [[nodiscard]] std::vector<std::string> changes(const Tabletop& after) const;

private:
    void take(CardIndex card);
    void add_moves(const Tabletop& after, std::vector<std::string>& lines) const;
    [[nodiscard]] std::vector<std::string_view> deck_told(const Tabletop& after,
                                                          PlayerId player) const;
    [[nodiscard]] std::array<std::string, cards_per_match> places(const Tabletop& named_by) const;

    const CardLibrary* library_;
    std::array<DefId, cards_per_match> ids_{};
    std::array<std::array<std::vector<CardIndex>, pile_count>, players> piles_{};
    std::array<Pokemon, slots_per_match> pokemon_{};
    CardIndex stadium_ = no_card;
    int turn_ = 0;
    PlayerId turn_player_ = PlayerId::one;
    std::vector<MemoRecord> history_;
    std::array<bool, players> shuffled_{};
    bool tells_order_ = false;
    bool forgets_order_below_ = false;
    bool puts_under_ = false;
    std::array<int, players> under_{};  ///< cards that were put under each deck
    std::vector<std::string> notes_;
};

}  // namespace ptcg::tools
