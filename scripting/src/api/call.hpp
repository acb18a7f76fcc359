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

/// One use of a field or verb by a script. Its arguments are on the Lua stack from 2 on, in the
/// order of the description and already checked; nil if left out. Trivially destructible, because
/// errors use longjmp.
struct Call {
    lua_State* L;
    Runtime& runtime;
    const Member& member;
    Resolver& game;
    EffectContext& it;
    Handle self;
    CardFilter* filter = nullptr;  ///< of a method: the filter that was read from its arguments
    std::uint16_t present = 0;     ///< bit per argument that is given
    bool about_gone = false;       ///< an argument is a Pokémon of the event that has left play
    static_assert(most_arguments <= 16);

    [[nodiscard]] bool given(int place) const { return (present >> place & 1) != 0; }

    // The owner of the field that is read. These raise an error if the handle is stale.
    [[nodiscard]] PlayerId own_player() const
    {
        return PlayerId{static_cast<std::uint8_t>(self.index)};
    }
    [[nodiscard]] SlotId own_slot() const;
    [[nodiscard]] CardIndex own_card() const
    {
        return CardIndex{static_cast<std::uint8_t>(self.index)};
    }

    /// Returns the attacker: in an attack its Pokémon, else the Pokémon with the text. None if it
    /// has left play, even if another is in its place.
    [[nodiscard]] SlotId attacker() const;

    /// Unwinds if the engine has a question open or has failed.
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

/// One argument of a call: whether it is given, and its value. Its row defines its type, which has
/// been checked. Trivially destructible, too.
class Given {
public:
    /// `place`: in the row of arguments.
    Given(const Call& call, int place) : call_(call), place_(place) {}

    [[nodiscard]] bool given() const { return call_.given(place_); }
    [[nodiscard]] lua_State* state() const { return call_.L; }
    /// Its index on the Lua stack.
    [[nodiscard]] int index() const { return place_ + 2; }
    [[nodiscard]] Handle handle() const { return to_handle(call_.L, index()); }
    /// For arguments that may be a text instead: "all", the name of an attack.
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
    /// Returns the owner of the cards the list is made of, even if it is empty: the list came from
    /// a player's pile or a Pokémon. PlayerId::none: not known.
    [[nodiscard]] PlayerId owner_of_list() const;
    [[nodiscard]] AttackRef attack() const;
    /// Returns a selector of what fits; of everything if left out.
    [[nodiscard]] Selector selector() const;
    /// Returns the same as a single filter. Raises an error if it contains functions.
    [[nodiscard]] CardFilter printed() const;
    [[nodiscard]] Type type() const;
    [[nodiscard]] Condition condition() const;

private:
    const Call& call_;
    int place_;
};

/// What a verb selects: by a filter, by a function of the script, or by several of these together.
/// A function is called once for each card or Pokémon, in the order of their places, and may not
/// change anything. Trivially destructible, too.
class Selector {
public:
    explicit Selector(const Call& call) : call_(call) {}

    [[nodiscard]] bool fits(CardIndex card) const;
    [[nodiscard]] bool fits(SlotId pokemon) const;
    /// Returns how many cards of the pile fit.
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
    const CardFilter* filter_ = nullptr;  ///< null: no condition
    bool excepts_ = false;                ///< the table says what does not fit
    int function_ = 0;                    ///< its index on the Lua stack; 0: none
    int table_ = 0;  ///< index of the table whose items or `except` must be checked; 0: none
    int items_ = 0;  ///< the number of its items
};

/// Puts the named or positional arguments in their places on the stack and checks them. A Pokémon
/// of the event that has left play is accepted wherever a Pokémon is: lists leave it out; as a
/// single argument it sets `about_gone`.
void read_arguments(Call& call);

/// Raises an error if the script has made more calls into the engine than its limits allow; checks
/// the clock.
void look_at_calls(lua_State* L, Runtime& runtime, const Member& member);
/// Charges a call into the engine to the current account. Raises an error if it has none left.
inline void count_engine_call(lua_State* L, Runtime& runtime, const Member& member)
{
    Account& account = *runtime.charged;
    if (--account.engine_calls_left < account.next_look) look_at_calls(L, runtime, member);
}

// Results. Each function pushes one value and returns 1.
int push(lua_State* L, int number);
int push(lua_State* L, bool yes);
int push(lua_State* L, std::string_view text);
int push(const Call& call, PlayerId player);
int push(const Call& call, SlotId slot);     ///< nil for no_slot
int push(const Call& call, CardIndex card);  ///< nil for no_card
int push(const Call& call, const SlotList& slots);
int push(const Call& call, const CardList& cards);
/// A list with the owner of the cards it was made of, see Given::owner_of_list.
int push(const Call& call, const CardList& cards, PlayerId owner);
/// Pushes the result of a verb that found nothing to do, according to Member::answers.
int push_nothing_done(const Call& call);

/// Creates the marks for lists with an owner.
void install_owned_lists(lua_State* L);

}  // namespace ptcg::script
