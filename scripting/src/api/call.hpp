#pragma once

#include <cstdint>
#include <string_view>

#include "api/member.hpp"
#include "ptcg/filter.hpp"
#include "ptcg/resolver.hpp"
#include "sandbox/handle.hpp"
#include "sandbox/message.hpp"
#include "sandbox/runtime.hpp"

namespace ptcg::script {

inline constexpr const char* left_play = "this Pokémon has left play";

/// One use of a field or verb by a script. Its arguments stand on the Lua stack from 2 on, in the
/// order of the description, checked; nil where left out. Trivially destructible: errors jump.
struct Call {
    lua_State* L;
    Runtime& runtime;
    const Member& member;
    Resolver& game;
    EffectContext& it;
    Handle self;
    CardFilter* filter = nullptr;  ///< of a method: where a filter written out has been read to
    std::uint16_t present = 0;     ///< bit per argument that is given
    bool about_gone = false;       ///< an argument is a Pokémon of the event that has left play
    static_assert(most_arguments <= 16);

    [[nodiscard]] bool given(int place) const { return (present >> place & 1) != 0; }

    // Of the handle whose field is read. They raise if it is stale.
    [[nodiscard]] PlayerId own_player() const
    {
        return PlayerId{static_cast<std::uint8_t>(self.index)};
    }
    [[nodiscard]] SlotId own_slot() const;
    [[nodiscard]] CardIndex own_card() const
    {
        return CardIndex{static_cast<std::uint8_t>(self.index)};
    }

    /// Who attacks: in an attack its Pokémon, else the Pokémon the text is on. None if it is gone,
    /// whoever may stand in its place.
    [[nodiscard]] SlotId attacker() const;

    /// Unwinds if the engine has a question open or failed.
    void need(Status status) const
    {
        if (status != Status::done) stop(status);
    }
    /// Raises "member: message" at the script's line.
    [[noreturn]] void fail(const Message& message) const;
    [[noreturn, gnu::format(printf, 2, 3)]] void fail(const char* format, ...) const;
    /// Counts one more call into the engine, for verbs that do many things at once.
    void spend() const;

private:
    [[noreturn]] void stop(Status status) const;
};

class Selector;

/// One argument of a call: whether it is given, and what it is. What an argument may be is said by
/// its row, and has been checked. Trivially destructible, too.
class Given {
public:
    /// `place`: in the row of arguments.
    Given(const Call& call, int place) : call_(call), place_(place) {}

    [[nodiscard]] bool given() const { return call_.given(place_); }
    [[nodiscard]] lua_State* state() const { return call_.L; }
    /// Where it stands on the Lua stack.
    [[nodiscard]] int index() const { return place_ + 2; }
    [[nodiscard]] Handle handle() const { return to_handle(call_.L, index()); }
    /// Where a text may stand for something else: "all", the name of an attack.
    [[nodiscard]] bool is_text() const { return lua_type(call_.L, index()) == LUA_TSTRING; }
    [[nodiscard]] bool is_pokemon() const { return handle().kind == HandleKind::pokemon; }

    [[nodiscard]] int integer(int fallback = 0) const;
    [[nodiscard]] bool boolean(bool fallback) const;
    [[nodiscard]] std::size_t word(std::size_t fallback = 0) const;
    [[nodiscard]] const char* text() const { return lua_tostring(call_.L, index()); }
    /// The player, or the owner of the text if left out.
    [[nodiscard]] PlayerId player() const;
    [[nodiscard]] SlotId slot() const;
    [[nodiscard]] SlotList slots() const;
    [[nodiscard]] CardIndex card() const;
    [[nodiscard]] CardList cards() const;
    /// Whose cards the list is made of, though it may be empty: one that a player's pile or a
    /// Pokémon answered. PlayerId::none: nobody knows.
    [[nodiscard]] PlayerId owner_of_list() const;
    [[nodiscard]] AttackRef attack() const;
    /// What fits it; everything if left out.
    [[nodiscard]] Selector selector() const;
    /// The same as one filter. Raises if there are functions in it.
    [[nodiscard]] CardFilter printed() const;
    [[nodiscard]] Type type() const;
    [[nodiscard]] Condition condition() const;

private:
    const Call& call_;
    int place_;
};

/// What a verb picks out: by a filter, by a function of the script, or by several of these at once.
/// A function is asked once about each card or Pokémon, in the order in which they lie, and may
/// change nothing. Trivially destructible, too.
class Selector {
public:
    explicit Selector(const Call& call) : call_(call) {}

    [[nodiscard]] bool fits(CardIndex card) const;
    [[nodiscard]] bool fits(SlotId pokemon) const;
    /// How many cards of the pile do.
    [[nodiscard]] int count(PlayerId owner, Zone zone) const;

private:
    friend class Given;

    template <class What>
    [[nodiscard]] bool fits_all(What what) const;
    template <class What>
    [[nodiscard]] bool says_yes(int function, What what) const;
    template <class What>
    [[nodiscard]] bool names(What what) const;

    const Call& call_;
    const CardFilter* filter_ = nullptr;  ///< null: nothing is asked for
    bool excepts_ = false;                ///< the table says what does not fit
    int function_ = 0;                    ///< where it stands on the Lua stack; 0: none
    int table_ = 0;  ///< where the table stands whose items or `except` are asked; 0: none
    int items_ = 0;  ///< so many
};

/// Puts the named or positional arguments in their places on the stack and checks them. A Pokémon
/// of the event that has left play fits wherever a Pokémon does: from lists it is left out, alone
/// it sets `about_gone`.
void read_arguments(Call& call);

/// Raises if the script has made more calls into the engine than its limits allow; looks at the
/// clock.
void look_at_calls(lua_State* L, Runtime& runtime, const Member& member);
/// The account in use pays for a call into the engine. Raises if it has none left.
inline void count_engine_call(lua_State* L, Runtime& runtime, const Member& member)
{
    Account& account = *runtime.charged;
    if (--account.engine_calls_left < account.next_look) look_at_calls(L, runtime, member);
}

// Answers. Each pushes one value and returns 1.
int push(lua_State* L, int number);
int push(lua_State* L, bool yes);
int push(lua_State* L, std::string_view text);
int push(const Call& call, PlayerId player);
int push(const Call& call, SlotId slot);     ///< nil for no_slot
int push(const Call& call, CardIndex card);  ///< nil for no_card
int push(const Call& call, const SlotList& slots);
int push(const Call& call, const CardList& cards);
/// A list that knows whose cards it was made of, see Given::owner_of_list.
int push(const Call& call, const CardList& cards, PlayerId owner);
/// What a verb answers that has found nothing to do, by Member::answers.
int push_nothing_done(const Call& call);

/// Makes what marks lists with their owner.
void install_owned_lists(lua_State* L);

}  // namespace ptcg::script
