#pragma once

#include <cstdint>
#include <string_view>

#include "words/word_lists.hpp"

namespace ptcg::script {

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
    /// A word, a filter, a function that is asked about each, or a table of these and of fields.
    /// Among named arguments it has no name: what is not another argument's is the filter's.
    filter,
    things,        ///< what a choice is made from, see `choose`
    effect_table,  ///< a word, the name of one of `card.lasting`, or { word = value }
    anchor,        ///< a Pokémon, a player or `game`
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
    bool by_place = false;      ///< given without its name, in the order of the row
};

/// An argument that is given by its place. They come first in a row; the others stand in a table
/// behind them.
[[nodiscard]] constexpr Argument placed(Argument argument)
{
    argument.by_place = true;
    return argument;
}

/// "a Pokémon", "a number" ...
[[nodiscard]] const char* describe(ArgumentType type);

}  // namespace ptcg::script
