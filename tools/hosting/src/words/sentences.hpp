#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ptcg/hosting/story.hpp"

namespace ptcg {

/// What is needed to describe an event, or several that make one sentence.
struct Teller {
    const Story& story;
    const Event& event;
    std::string cards;  ///< of all the events

    [[nodiscard]] const Naming& naming() const { return story.naming_; }
    [[nodiscard]] const LogTexts& texts() const { return naming().texts().log; }
    [[nodiscard]] bool is_log() const { return story.form_ == StoryForm::battle_log; }
    [[nodiscard]] bool revealing() const { return story.revealing_; }
    /// Its cards go where the Pokémon goes: they need no sentence.
    [[nodiscard]] bool of_knocked_out() const
    {
        return !story.knocked_out_.empty() && event.from == Zone::in_play;
    }

    [[nodiscard]] bool is_energy() const
    {
        return event.def != no_def && naming().library->def(event.def).kind == CardKind::energy;
    }

    /// Events that name the Pokémon themselves, because it enters or leaves.
    [[nodiscard]] bool names_pokemon() const
    {
        switch (event.kind) {
            case EventKind::retreated:
            case EventKind::switched:
            case EventKind::promoted:
            case EventKind::knocked_out:
            case EventKind::saved:
            case EventKind::left_play:
                return event.def != no_def;
            default:
                return false;
        }
    }

    /// Returns the Pokémon the event is about, by name and owner. If it is the `target` and belongs
    /// to the acting player, the owner is left out, unless it is "your": "Powerhouse attaches Fire
    /// Energy to Emberkit".
    [[nodiscard]] std::string pokemon(Case which = Case::plain, bool target = false) const;

    /// Returns the text with everything an event can mention filled in.
    [[nodiscard]] std::string say(const Text& text, std::string_view named = {}) const;

private:
    /// Returns the value for a place of a sentence.
    [[nodiscard]] std::optional<std::string> value_of(std::string_view place,
                                                      std::string_view named,
                                                      Grammar grammar) const;
};

/// Returns the event's sentence without the final period; empty if the event needs none.
[[nodiscard]] std::string sentence_for(const Teller& teller);

}  // namespace ptcg
