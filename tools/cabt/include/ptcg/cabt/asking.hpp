#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ptcg/cabt/contexts.hpp"
#include "ptcg/cabt/select.hpp"
#include "ptcg/match.hpp"

namespace ptcg::cabt {

/// What was picked before for the same text, the one that a question is about first.
struct PickedBefore {
    std::span<const CardIndex> cards = {};
    std::span<const CardIndex> pokemon = {};
};

/// Turns questions of a match into those of the interface, one into one.
class Asker {
public:
    /// `looking`: the cards that the text in progress holds aside. `asked_before`: how many
    /// questions of the kind the text has asked. All must outlive this.
    Asker(Match& match, const GameCards& cards, const Contexts& contexts,
          std::span<const CardIndex> looking, int asked_before = 0)
        : match_(match),
          table_(match.state().now),
          cards_(cards),
          contexts_(contexts),
          looking_(looking),
          asked_before_(asked_before)
    {
    }

    /// Returns the question. `as`: of this type, whatever the interface has for such a question.
    [[nodiscard]] Select ask(const Decision& question, const PickedBefore& picked,
                             std::optional<SelectType> as = std::nullopt);

    /// Returns how the interface calls the question, and cuts it.
    [[nodiscard]] Wording wording(const Decision& question) const;

    /// Adds an option for each Energy card attached to the Pokémon.
    void add_energy(Select& select, SlotId id, std::uint16_t pick) const;
    /// Adds an option for the Pokémon.
    void add_pokemon(Select& select, SlotId id, std::uint16_t pick) const;

    /// Adds an option for a text that waits.
    void add_text(Select& select, const Option& option, std::uint16_t pick) const;

private:
    [[nodiscard]] CardIndex source_card(const Decision& question) const;
    [[nodiscard]] bool is_of_source(CardIndex card, const Decision& question) const;

    void add_main(Select& select, const Option& option, std::uint16_t pick) const;
    void add_from_pile(Select& select, OptionType type, const Option& option,
                       std::uint16_t pick) const;
    void add_use(Select& select, const Option& option, std::uint16_t pick) const;
    void add(Select& select, const Option& option, std::uint16_t pick) const;
    void add_cards(Select& select, const Option& option, std::uint16_t pick) const;
    void add_face_down(Select& select, const Option& option, std::uint16_t pick) const;
    void add_attached(Select& select, const Option& option, std::uint16_t pick) const;

    /// Sets where a Pokémon is.
    void place(SelectOption& option, SlotId id) const;

    Match& match_;
    const Table& table_;
    const GameCards& cards_;
    const Contexts& contexts_;
    std::span<const CardIndex> looking_;
    int asked_before_;
};

/// Puts the options of a main phase into the interface's order: cards of the hand, Abilities,
/// fossils given up, attacks, retreat, end.
void sort_main(std::vector<SelectOption>& options);

}  // namespace ptcg::cabt
