#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ptcg/filter.hpp"
#include "ptcg/resolver.hpp"
#include "sandbox/handle.hpp"
#include "sandbox/message.hpp"
#include "sandbox/runtime.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

struct Member;

/// What an argument of the API may be.
enum class ArgumentType : std::uint8_t {
    integer,
    integer_or_all,  ///< a number or "all"
    boolean,
    text,
    texts,            ///< a list of them
    word,             ///< one of `words`
    word_or_pokemon,  ///< one of `words`, or a Pokémon
    player,
    pokemon,
    pokemon_list,  ///< a list; a single Pokémon will do
    pokemon_or_player,
    pokemon_source,  ///< a list, or a player: all of that player's
    card,
    cards,  ///< a list; a single card will do
    attack,
    attack_or_name,
    filter,  ///< a filter, or the table to make one
    type,
    condition
};

inline constexpr std::size_t most_arguments = 12;

struct Argument {
    constexpr Argument(std::string_view name_in, ArgumentType type_in, bool required_in = false,
                       std::string_view fallback_in = {}, const WordList* words_in = nullptr,
                       std::string_view doc_in = {})
        : name(name_in),
          type(type_in),
          required(required_in),
          fallback(fallback_in),
          words(words_in),
          doc(doc_in)
    {
    }

    std::string_view name;
    ArgumentType type;
    bool required;
    std::string_view fallback;  ///< what it is when left out, as the reference shows it
    const WordList* words;      ///< of a word
    std::string_view doc;       ///< where name and type do not say it all
};

inline constexpr const char* left_play = "this Pokémon has left play";

/// "a Pokémon", "a number" ...
[[nodiscard]] const char* describe(ArgumentType type);

/// One use of a field or verb by a script. Its arguments stand on the Lua stack from 2 on, in the
/// order of the description, checked; nil where left out. Trivially destructible: errors jump.
struct Call {
    lua_State* L;
    Runtime& runtime;
    const Member& member;
    Resolver& game;
    EffectContext& it;
    Handle self;
    std::uint16_t present = 0;  ///< bit per argument that is given
    bool about_gone = false;    ///< an argument is a Pokémon of the event that has left play
    static_assert(most_arguments <= 16);

    [[nodiscard]] bool given(int number) const { return (present >> number & 1) != 0; }
    [[nodiscard]] int integer(int number, int fallback = 0) const;
    /// Where a text may stand for something else: "all", the name of an attack.
    [[nodiscard]] bool is_text(int number) const { return lua_type(L, number + 2) == LUA_TSTRING; }
    [[nodiscard]] bool is_pokemon(int number) const
    {
        return to_handle(L, number + 2).kind == HandleKind::pokemon;
    }
    [[nodiscard]] bool boolean(int number, bool fallback) const;
    [[nodiscard]] std::size_t word(int number, std::size_t fallback = 0) const;
    [[nodiscard]] const char* text(int number) const { return lua_tostring(L, number + 2); }
    /// The player, or the owner of the text if left out.
    [[nodiscard]] PlayerId player(int number) const;
    [[nodiscard]] SlotId slot(int number) const;
    [[nodiscard]] SlotList slots(int number) const;
    [[nodiscard]] CardIndex card(int number) const;
    /// Whose cards the list is made of, though it may be empty: one that a player's pile or a
    /// Pokémon answered. PlayerId::none: nobody knows.
    [[nodiscard]] PlayerId owner_of_list(int number) const;
    /// The cards of two arguments, `card` and `cards`, one of which must be given.
    [[nodiscard]] CardList cards(int single, int list) const;
    [[nodiscard]] CardList cards(int list) const;
    [[nodiscard]] AttackRef attack(int number) const;
    /// The filter; one that fits everything if left out.
    [[nodiscard]] CardFilter filter(int number) const;
    [[nodiscard]] Type type(int number) const;
    [[nodiscard]] Condition condition(int number) const;

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

/// Puts the named or positional arguments in their places on the stack and checks them. A Pokémon
/// of the event that has left play fits wherever a Pokémon does: from lists it is left out, alone
/// it sets `about_gone`.
void read_arguments(Call& call);

/// Whether the Pokémon a handle means is still there.
[[nodiscard]] inline bool is_live(const Resolver& game, const Handle& handle)
{
    return at(handle.slot) < slots_per_match &&
           game.slot(handle.slot).generation == handle.generation &&
           !game.slot(handle.slot).empty();
}

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
/// A list that knows whose cards it was made of, see Call::owner_of_list.
int push(const Call& call, const CardList& cards, PlayerId owner);
/// What a verb answers that has found nothing to do, by Member::answers.
int push_nothing_done(const Call& call);

/// Makes what marks lists with their owner.
void install_owned_lists(lua_State* L);

}  // namespace ptcg::script
