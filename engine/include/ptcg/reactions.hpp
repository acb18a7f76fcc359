#pragma once

#include "ptcg/questions.hpp"

namespace ptcg {

/// Texts that react to what happens, how uses of texts are counted, and lasting effects.
///
/// What runs here gets the whole `Resolver`, since a text may do anything. `EffectHost` is the only
/// way back up through the layers.
class Reactions : public Questions {
public:
    /// Queues the triggers that listen to `hook`.
    void trigger(Hook hook, const EffectContext& what);
    /// Queues the triggers that listen to the discarding of the card, including its own. The card
    /// is still where it comes from.
    void trigger_discard(CardIndex card);
    /// Runs the replacements that listen to `hook`; `context.instead` says whether one took over.
    Status replace(Hook hook, EffectContext& context);
    /// Runs a waiting effect. `agreed`: its owner has already agreed to use an optional text.
    /// REQUIRES: `could_run`.
    Status run_waiting(const Waiting& waiting, bool agreed = false);
    /// Finds out whether the waiting effect would do anything if it came next: its Pokémon is still
    /// there, it is not used up, what it needs is there and its condition holds.
    Status could_run(const Waiting& waiting, bool& could);
    /// Asks the texts that may stop the Ability being used (`goes`), then queues those that react.
    Status use_ability(const Handler& handler, const EffectContext& text, bool& goes);
    /// Runs a handler's function, as a text of its card.
    Status run_handler(const Handler& handler, EffectContext& context);
    /// Counts a use of the text toward its limits.
    void use_up(const Handler& handler, SlotId self, DefId def, PlayerId owner, CardIndex card);
    Status add_lasting(Lasting effect, Until until);

protected:
    /// `whole` is the object that texts get.
    Reactions(const CardLibrary& library, const Ruleset& rules, EffectHost* effects,
              Resolver& whole)
        : Questions(library, rules, effects), whole_(whole)
    {
    }
    ~Reactions() = default;

private:
    void wait(const ListenerList& list, const EffectContext& what);
    /// Returns the context the waiting text gets for the event.
    [[nodiscard]] EffectContext context_of(const Waiting& waiting) const;
    /// Asks whether an optional text is used, counts its use and emits an event.
    Status begin_text(const Handler& handler, const EffectContext& text, bool& goes,
                      bool agreed = false);
    Status choose_replacement(PlayerId chooser, const ListenerList& list, std::uint64_t left,
                              std::size_t& chosen);
    /// Finds out whether a trigger or replacement may run now. Fails if its condition fails, so
    /// that what follows cannot hide that.
    Status may_react(const Handler& handler, const EffectContext& text, bool& may) const;

    Resolver& whole_;
};

}  // namespace ptcg
