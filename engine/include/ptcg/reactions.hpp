#pragma once

#include "ptcg/questions.hpp"

namespace ptcg {

/// Texts that react to what happens, what their use costs them, and effects that last.
///
/// What runs here gets the whole `Resolver`, since a text may do anything: `EffectHost` is the one
/// way back up through the layers.
class Reactions : public Questions {
public:
    /// Queues the triggers that listen to `hook`.
    void trigger(Hook hook, const EffectContext& what);
    /// Queues those that listen to the card's being discarded, among them its own. It still lies
    /// where it comes from.
    void trigger_discard(CardIndex card);
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
    /// Counts a use of the text against what limits it.
    void use_up(const Handler& handler, SlotId self, DefId def, PlayerId owner, CardIndex card);
    Status add_lasting(Lasting effect, Until until);

protected:
    /// `whole` is what texts get.
    Reactions(const CardLibrary& library, const Ruleset& rules, EffectHost* effects,
              Resolver& whole)
        : Questions(library, rules, effects), whole_(whole)
    {
    }
    ~Reactions() = default;

private:
    void wait(const ListenerList& list, const EffectContext& what);
    /// The event as the waiting text is told of it.
    [[nodiscard]] EffectContext context_of(const Waiting& waiting) const;
    /// Asks whether an optional text is used, counts its use and says so in an event.
    Status begin_text(const Handler& handler, const EffectContext& text, bool& goes,
                      bool agreed = false);
    Status choose_replacement(PlayerId chooser, const ListenerList& list, std::uint64_t left,
                              std::size_t& chosen);
    /// Whether a trigger or replacement may run now. Fails if its condition does: what follows must
    /// not hide that.
    Status may_react(const Handler& handler, const EffectContext& text, bool& may) const;

    Resolver& whole_;
};

}  // namespace ptcg
