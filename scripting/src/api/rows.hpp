#pragma once

#include "api/member.hpp"

/// How the card API is described: what the files api_description_*.cpp are written in. Argument
/// checks, editor stubs and the reference all come from these rows, and the tests run the examples.
namespace ptcg::script {

// The members, a list for each kind of handle, in the order of the reference.
[[nodiscard]] std::span<const Member> it_members();
[[nodiscard]] std::span<const Member> game_members();  ///< what can be read of the match
[[nodiscard]] std::span<const Member> choice_verbs();  ///< chance and choices
[[nodiscard]] std::span<const Member> card_verbs();    ///< verbs that move cards
[[nodiscard]] std::span<const Member> effect_verbs();  ///< verbs on Pokémon and the match
[[nodiscard]] std::span<const Member> player_members();
[[nodiscard]] std::span<const Member> pokemon_members();
[[nodiscard]] std::span<const Member> card_members();
[[nodiscard]] std::span<const Member> attack_members();

// ---- rows -------------------------------------------------------------------------------------

/// What can be read.
constexpr Member field(HandleKind owner, std::string_view name, std::string_view answers,
                       std::string_view doc, std::string_view example, int (*run)(Call&))
{
    Member member;
    member.owner = owner;
    member.name = name;
    member.answers = answers;
    member.doc = doc;
    member.example = example;
    member.run = run;
    return member;
}

/// What can be read of a Pokémon even if it has left play.
constexpr Member field_of_gone(HandleKind owner, std::string_view name, std::string_view answers,
                               std::string_view doc, std::string_view example, int (*run)(Call&))
{
    Member member = field(owner, name, answers, doc, example, run);
    member.of_gone = true;
    return member;
}

/// What is called with a table of named arguments.
constexpr Member method(HandleKind owner, std::string_view name, std::string_view answers,
                        std::string_view doc, std::span<const Argument> arguments,
                        std::string_view example, int (*run)(Call&))
{
    Member member = field(owner, name, answers, doc, example, run);
    member.method = true;
    member.arguments = arguments;
    return member;
}

/// A method with one argument, which has no name.
constexpr Member asking(HandleKind owner, std::string_view name, std::string_view answers,
                        std::string_view doc, std::span<const Argument> argument,
                        std::string_view example, int (*run)(Call&))
{
    Member member = method(owner, name, answers, doc, argument, example, run);
    member.positional = true;
    return member;
}

/// A method of `game` that does something.
constexpr Member verb(Act act, std::string_view name, std::string_view answers,
                      std::string_view doc, std::span<const Argument> arguments,
                      std::string_view example, int (*run)(Call&), std::string_view raises = {})
{
    Member member = method(HandleKind::game, name, answers, doc, arguments, example, run);
    member.act = act;
    member.raises = raises;
    return member;
}

// ---- arguments that several have --------------------------------------------------------------

namespace arguments {

using enum ArgumentType;

inline constexpr Argument player_argument{"player", player, false, "it.owner"};
inline constexpr Argument of_argument{"of", player, false, "player", nullptr, "whose cards"};
inline constexpr Argument filter_argument{"filter", filter, false, "any"};
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
