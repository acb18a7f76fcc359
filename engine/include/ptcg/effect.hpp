#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "ptcg/card_def.hpp"
#include "ptcg/result.hpp"
#include "ptcg/short_list.hpp"
#include "ptcg/state.hpp"

/// The interface through which the rules call card texts. The scripting library implements it.
namespace ptcg {

class Queries;
class Resolver;

/// How a step of the game ended.
enum class [[nodiscard]] Status : std::uint8_t{
    done,
    asked,  ///< a question is open: unwind, the step runs again with the answer
    failed  ///< a script failed: unwind, the match goes back to before the last answer
};

/// An attack: which one, of which card.
struct AttackRef {
    DefId def = no_def;
    std::uint8_t index = 0;

    friend bool operator==(const AttackRef&, const AttackRef&) = default;
};

/// An Ability: which one, of which card.
struct AbilityRef {
    DefId def = no_def;
    std::uint8_t index = 0;

    friend bool operator==(const AbilityRef&, const AbilityRef&) = default;
};

/// The attacks a Pokémon could use.
class AttackList : public ShortList<AttackRef, 64> {
public:
    /// Adds an attack. If there is no room, adds nothing and marks the list as overfull.
    void add(const AttackRef& attack) { overfull_ = !ShortList::add(attack) || overfull_; }
    /// The same, unless the attack is already in the list.
    void add_new(const AttackRef& attack)
    {
        if (std::find(begin(), end(), attack) == end()) add(attack);
    }
    [[nodiscard]] bool overfull() const { return overfull_; }

private:
    bool overfull_ = false;
};

/// Whose text is being carried out.
struct Source {
    DefId def = no_def;  ///< no_def: the rules
    Origin origin = Origin::rule;
    std::uint8_t effect = 0xff;  ///< attack or Ability number
    SlotId slot = no_slot;       ///< the Pokémon it is on
    PlayerId player = PlayerId::none;
};

/// Values that one attack part leaves for the next: numbers and handles, encoded by the scripting
/// library.
struct PartMemo {
    std::uint8_t count = 0;
    std::array<std::uint32_t, 4> value{};
};

/// The arguments of a text. One struct for all kinds of texts; fields that do not apply are empty.
struct EffectContext {
    Source source;
    CardIndex card = no_card;        ///< the copy this text is on
    SlotId self = no_slot;           ///< the Pokémon this text is on
    PlayerId owner = PlayerId::one;  ///< whose text
    // The event
    PlayerId player = PlayerId::none;  ///< who does it
    SlotId attacker = no_slot;
    DefId attacker_def = no_def;  ///< of a Knock Out: what the attacker was, if it has left play
    SlotId target = no_slot;      ///< the Pokémon the event is about
    CardIndex event_card = no_card;
    AttackRef attack{};
    AbilityRef ability{};  ///< ability_works: the one that may be off
    Zone from = Zone::none;
    Harm harm = Harm::none;
    Origin event_origin = Origin::rule;         ///< what kind of text does it to the target
    EffectKind event_does = EffectKind::count;  ///< allow_effect: what the effect does
    PlayerId event_player = PlayerId::none;     ///< whose text does it to the target
    DefId event_def = no_def;                   ///< the card of that text
    std::uint8_t ability_kinds = 0;  ///< of the Ability the event is about, a bit per AbilityKind
    int amount = 0;                  ///< damage, cost, HP ...; queries answer by changing it
    int value = 0;  ///< number stored with a lasting effect; energy_provided: which unit, from 1
    Condition condition = Condition::asleep;  ///< of queries about one
    bool allowed = true;                      ///< yes/no queries answer here
    bool instead = false;                     ///< a replacement took the event's place
    bool still_knocked_out = false;           ///< would_be_knocked_out: Prize cards are due anyway
    int remaining_hp = 0;                     ///< would_be_knocked_out, instead: the HP it keeps
    AttackList* lent = nullptr;               ///< lends_attacks: where the answers go
    CostChanges* cost = nullptr;              ///< attack_cost: where the answers go
    int coins = 0;  ///< would_flip: how many were flipped; `amount` of them are heads
    PartMemo memo;  ///< attack parts: in and out
};

/// Where a card's script failed, for the operator of a host. A member is empty, or 0, if it is not
/// known or does not apply.
struct FailurePlace {
    std::string pack;   ///< the id of the pack whose text was running
    std::string card;   ///< the id of its card
    std::string file;   ///< as in the message; it may be shared Lua of another pack
    int line = 0;       ///< from 1
    std::string limit;  ///< the exceeded limit, as a member of ScriptLimits: "instructions"
};

/// What runs card texts. Each thread has its own host; it contains nothing of any match.
/// Its functions must not call a Match: those of a thread share what takes a failed call back.
class EffectHost {
public:
    virtual ~EffectHost() = default;

    /// Makes the texts of these cards, in any order and number, ready to run, so that no text has
    /// to wait for it later. The cards are in the match from here on. The error says which card's
    /// texts cannot be made ready.
    [[nodiscard]] virtual Result<void> prepare(std::span<const DefId> cards)
    {
        static_cast<void>(cards);
        return {};
    }

    /// Begins an answer, or a look from outside (`Match::rules`). All texts called from here until
    /// the next call share one allowance.
    virtual void begin_answer() {}

    /// Returns whether the time limit has stopped a text since `begin_answer`. On another machine
    /// it might have finished.
    [[nodiscard]] virtual bool stopped_by_clock() const { return false; }

    /// Runs a function that may act: an attack part, or a handler of a hook that is not a query.
    virtual Status run(Resolver& game, CallbackId callback, EffectContext& context) = 0;

    /// Runs a query's function, which changes nothing and answers in `context`.
    virtual Status answer(const Queries& game, CallbackId callback, EffectContext& context) = 0;

    /// Runs a handler's additional condition ("may it"), which changes nothing either and answers
    /// in `context.allowed`.
    virtual Status test(const Queries& game, CallbackId callback, EffectContext& context) = 0;

    /// Returns the error of the first call that failed in a step, with card, effect, file and line.
    /// Empty if none has failed since `begin_answer`.
    [[nodiscard]] virtual const char* last_error() const = 0;
    /// Returns where that call failed.
    [[nodiscard]] virtual FailurePlace failure_place() const { return {}; }
};

}  // namespace ptcg
