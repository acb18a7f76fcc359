#pragma once

#include <cstddef>
#include <iterator>
#include <span>
#include <string_view>
#include <type_traits>

#include "api/call.hpp"

/// How the card API is described: each field and verb is a row next to its function. Argument
/// checks, editor stubs and the reference are all generated from these rows, and the tests run the
/// examples.
namespace ptcg::script {

// The rows by topic, each in its own file; members.cpp defines their order.

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
std::span<const Member> asking_rows();
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

/// The arguments of a call, as defined by `row`. A name that is not in the row does not compile.
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

/// Returns the row of a function's arguments.
template <const auto& row>
constexpr std::span<const Argument> row_of(int (*)(Call&, Takes<row>))
{
    return row;
}
constexpr std::span<const Argument> row_of(int (*)(Call&))
{
    return {};
}

/// Calls a function with or without arguments.
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

/// Makes rows about one kind of handle.
struct RowsOf {
    HandleKind owner;

    /// Returns the row of a field.
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

    /// Returns the row of a field that can be read even of a Pokémon that has left play.
    [[nodiscard]] constexpr Member field_of_gone(std::string_view name, std::string_view answers,
                                                 std::string_view doc, std::string_view example,
                                                 int (*read)(Call&)) const
    {
        Member member = field(name, answers, doc, example, read);
        member.of_gone = true;
        return member;
    }

    /// Returns the row of a method with arguments.
    template <auto function>
    [[nodiscard]] constexpr Member method(std::string_view name, std::string_view answers,
                                          std::string_view doc, std::string_view example) const
    {
        Member member = field(name, answers, doc, example, run<function>);
        member.method = true;
        member.arguments = row_of(function);
        for (const Argument& argument : member.arguments) {
            if (argument.by_place) ++member.places;
        }
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

/// Returns the row of a method of `game` that does something.
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
inline constexpr Argument player_place = placed(player_argument);
inline constexpr Argument filter_argument{"filter", filter, false, "any"};
inline constexpr Argument filter_place = placed(filter_argument);
inline constexpr Argument cards_place =
    placed({"cards", cards, true, "", nullptr, "one card, or every card in a list"});
inline constexpr Argument card_place = placed({"card", card, true});
inline constexpr Argument pokemon_place = placed({"pokemon", pokemon, true});
inline constexpr Argument on_each_place =
    placed({"on", pokemon_list, true, "", nullptr, "one Pokémon, or every Pokémon in a list"});
inline constexpr Argument count_place = placed({"count", integer, false, "1"});
inline constexpr Argument who_chooses{"player", player, false, "it.owner", nullptr, "who chooses"};

inline constexpr Argument secret_argument{
    "secret",
    boolean,
    false,
    "false",
    nullptr,
    "true: only the player who is asked knows the answer until the text shows it, which must "
    "happen in the function that asks"};

constexpr Argument purpose_argument(std::string_view fallback)
{
    return {"purpose", word, false, fallback, &purpose_list};
}

inline constexpr Argument only_player[] = {player_place};
inline constexpr Argument only_card[] = {card_place};
inline constexpr Argument only_cards[] = {cards_place};
inline constexpr Argument only_pokemon[] = {pokemon_place};
inline constexpr Argument filter_value[] = {placed({"filter", filter, true})};
inline constexpr Argument type_value[] = {placed({"type", type, true})};
inline constexpr Argument attack_value[] = {placed({"attack", attack, true})};
inline constexpr Argument name_value[] = {placed({"name", text, true})};
inline constexpr Argument condition_value[] = {placed({"condition", condition, true})};

}  // namespace arguments

}  // namespace ptcg::script
