#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "screen/report.hpp"
#include "screen/story.hpp"

namespace ptcg::tools {

/// What it takes to tell an event, or several that are told as one.
struct Teller {
    const Story& story;
    const Event& event;
    std::string cards;  ///< of all the events

    [[nodiscard]] const Naming& naming() const { return story.naming_; }
    [[nodiscard]] bool revealing() const { return story.revealing_; }
    /// Its cards go where it goes: nobody needs to be told.
    [[nodiscard]] bool of_knocked_out() const
    {
        return !story.knocked_out_.empty() && event.from == Zone::in_play;
    }

    /// Events that name the Pokémon themselves, because it comes or goes.
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

    /// The Pokémon the event is about, by name and owner. Where `subject` says so, one of the
    /// acting player goes without: "Powerhouse attaches Fire Energy to Magmar".
    [[nodiscard]] std::string pokemon(bool subject = false) const
    {
        if (names_pokemon()) return naming().owned(event.player, naming().card(event.def));
        if (event.spot == no_spot) return std::string(texts().some_pokemon);
        const DefId def = story.pokemon(event.spot);
        if (def == no_def) return std::string(texts().some_pokemon);
        const PlayerId owner = owner_of(event.spot);
        if (subject && owner == event.player && !naming().is_you(owner)) return naming().card(def);
        return naming().owned(owner, naming().card(def));
    }

    [[nodiscard]] std::string player() const { return naming().player(event.player); }

    /// The template with everything an event can mention filled in.
    [[nodiscard]] std::string say(std::string_view text, std::string_view named = {}) const
    {
        const bool you = naming().is_you(event.player);
        return fill(text, {{"player", player()},
                           {"s", you ? "" : "s"},
                           {"es", you ? "" : "es"},
                           {"has", you ? texts().have : texts().has},
                           {"their", you ? texts().your : texts().their},
                           {"card", cards},
                           {"pokemon", pokemon()},
                           {"target", pokemon(true)},
                           {"text", named},
                           {"condition", named},
                           {"value", fmt::format("{}", event.value)},
                           {"plural", plural(static_cast<std::size_t>(event.value))},
                           {"zone", texts().zone(event.from)},
                           {"from", texts().zone(event.from)},
                           {"to", texts().zone(event.to)}});
    }
};

/// How the event is told, without a full stop; empty if nobody needs to be told.
[[nodiscard]] std::string sentence_for(const Teller& teller);

}  // namespace ptcg::tools
