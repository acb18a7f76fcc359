#pragma once

#include <cstddef>
#include <iterator>
#include <span>
#include <string_view>
#include <type_traits>

#include "api/call.hpp"

/// How the card API is described: each field and verb is a row beside its function. Argument
/// checks, editor stubs and the reference all come from these rows, and the tests run the examples.
namespace ptcg::script {

// The rows by topic, each in a file of its own; members.cpp has their order.

namespace fields {
std::span<const Member> it_rows();
std::span<const Member> game_rows();
std::span<const Member> player_rows();
std::span<const Member> pokemon_rows();
std::span<const Member> card_rows();
std::span<const Member> attack_rows();
std::span<const Member> ability_rows();
}  // namespace fields

namespace verbs {
std::span<const Member> memory_rows();
std::span<const Member> chance_rows();
std::span<const Member> choice_rows();
std::span<const Member> search_rows();
std::span<const Member> pile_rows();
std::span<const Member> attaching_rows();
std::span<const Member> evolving_rows();
std::span<const Member> in_play_rows();
std::span<const Member> lasting_rows();
std::span<const Member> performing_rows();
}  // namespace verbs

// ---- arguments by name ------------------------------------------------------------------------

/// The arguments of a call, which are those of `row`. A name that the row does not have does not
/// compile.
template <const auto& row>
class Takes {
public:
    class Name {
    public:
        consteval Name(const char* name)
        {
            while (place < std::size(row) && row[place].name != name) ++place;
            if (place == std::size(row)) throw "the row has no argument of this name";
        }
        std::size_t place = 0;
    };

    Takes(const Call& call) : call_(call) {}

    [[nodiscard]] Given operator[](Name name) const
    {
        return {call_, static_cast<int>(name.place)};
    }

private:
    const Call& call_;
};

/// The row by which a function takes its arguments.
template <const auto& row>
constexpr std::span<const Argument> row_of(int (*)(Call&, Takes<row>))
{
    return row;
}
constexpr std::span<const Argument> row_of(int (*)(Call&))
{
    return {};
}

/// Calls a function that takes arguments, or one that takes none.
template <auto function>
int run(Call& call)
{
    if constexpr (std::is_invocable_v<decltype(function), Call&>) {
        return function(call);
    } else {
        return function(call, call);
    }
}

// ---- rows -------------------------------------------------------------------------------------

/// Rows about one kind of handle.
struct RowsOf {
    HandleKind owner;

    /// What can be read.
    [[nodiscard]] constexpr Member field(std::string_view name, std::string_view answers,
                                         std::string_view doc, std::string_view example,
                                         int (*read)(Call&)) const
    {
        Member member;
        member.owner = owner;
        member.name = name;
        member.answers = answers;
        member.doc = doc;
        member.example = example;
        member.run = read;
        return member;
    }

    /// What can be read of a Pokémon even if it has left play.
    [[nodiscard]] constexpr Member field_of_gone(std::string_view name, std::string_view answers,
                                                 std::string_view doc, std::string_view example,
                                                 int (*read)(Call&)) const
    {
        Member member = field(name, answers, doc, example, read);
        member.of_gone = true;
        return member;
    }

    /// What is called with a table of named arguments.
    template <auto function>
    [[nodiscard]] constexpr Member method(std::string_view name, std::string_view answers,
                                          std::string_view doc, std::string_view example) const
    {
        Member member = field(name, answers, doc, example, run<function>);
        member.method = true;
        member.arguments = row_of(function);
        return member;
    }

    /// A method with one argument, which has no name.
    template <auto function>
    [[nodiscard]] constexpr Member asking(std::string_view name, std::string_view answers,
                                          std::string_view doc, std::string_view example) const
    {
        Member member = method<function>(name, answers, doc, example);
        member.positional = true;
        return member;
    }
};

inline constexpr RowsOf on_game{HandleKind::game};
inline constexpr RowsOf on_it{HandleKind::context};
inline constexpr RowsOf on_player{HandleKind::player};
inline constexpr RowsOf on_pokemon{HandleKind::pokemon};
inline constexpr RowsOf on_card{HandleKind::card};
inline constexpr RowsOf on_attack{HandleKind::attack};
inline constexpr RowsOf on_ability{HandleKind::ability};

/// A method of `game` that does something.
template <auto function>
constexpr Member verb(Act act, std::string_view name, std::string_view answers,
                      std::string_view doc, std::string_view example, std::string_view raises = {})
{
    Member member = on_game.method<function>(name, answers, doc, example);
    member.act = act;
    member.raises = raises;
    return member;
}

// ---- arguments that several have --------------------------------------------------------------

namespace arguments {

using enum ArgumentType;

inline constexpr Argument player_argument{"player", player, false, "it.owner"};
inline constexpr Argument of_argument{"of", player, false, "player", nullptr, "whose cards"};
inline constexpr Argument filter_argument{
    "filter", filter_or_function,
    false,    "any",
    nullptr,  "or a function that is given a card or Pokémon and answers whether it fits"};
inline constexpr Argument min_argument{
    "min", integer, false, "1", nullptr, "if there are fewer to choose from: all of them"};
inline constexpr Argument max_argument{"max", integer_or_all, false, "1"};
inline constexpr Argument card_argument{"card", card};
inline constexpr Argument cards_argument{"cards", cards};
inline constexpr Argument required_card{"card", card, true};
inline constexpr Argument on_argument{"on", pokemon, true};
inline constexpr Argument on_each_argument{"on", pokemon_list, true,
                                           "",   nullptr,      "a Pokémon, or each of a list"};
inline constexpr Argument pokemon_argument{"pokemon", pokemon, true};
inline constexpr Argument count_argument{"count", integer, false, "1"};

constexpr Argument purpose_argument(std::string_view fallback)
{
    return {"purpose", word, false, fallback, &purpose_list};
}

inline constexpr Argument only_player[] = {player_argument};
inline constexpr Argument only_on[] = {on_argument};
inline constexpr Argument only_card[] = {required_card};
inline constexpr Argument only_pokemon[] = {pokemon_argument};
inline constexpr Argument only_filter[] = {filter_argument};
inline constexpr Argument filter_value[] = {{"filter", filter, true}};
inline constexpr Argument type_value[] = {{"type", type, true}};
inline constexpr Argument attack_value[] = {{"attack", attack, true}};
inline constexpr Argument name_value[] = {{"name", text, true}};
inline constexpr Argument condition_value[] = {{"condition", condition, true}};

}  // namespace arguments

// What several verbs raise.
inline constexpr std::string_view card_or_cards = "unless one of `card` and `cards` is given";
inline constexpr std::string_view no_whole_pokemon =
    "unless one of `card` and `cards` is given; for a card that is a Pokémon in play";
inline constexpr std::string_view min_over_max = "if `min` is below 0 or above `max`";

}  // namespace ptcg::script
