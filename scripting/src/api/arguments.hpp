#pragma once

#include <cstdint>
#include <string_view>

#include "words/word_lists.hpp"

namespace ptcg::script {

/// The types of arguments in the API.
enum class ArgumentType : std::uint8_t {
    integer,
    integer_or_all,  ///< a number or "all"
    boolean,
    text,
    texts,            ///< a list of texts
    word,             ///< one of `words`
    word_or_pokemon,  ///< one of `words`, or a Pokémon
    player,
    pokemon,
    pokemon_list,  ///< a list, or a single Pokémon
    pokemon_or_player,
    pokemon_source,  ///< a list, or a player: all of that player's
    card,
    cards,  ///< a list, or a single card
    attack,
    attack_or_name,
    /// A word, a filter, a function that is called for each, or a table of these and of fields. It
    /// does not need a name among named arguments: what is not another argument belongs to the
    /// filter.
    filter,
    things,        ///< the options of a choice, see `choose`
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
    std::string_view fallback;  ///< its default, as the reference shows it
    const WordList* words;      ///< of a word
    std::string_view doc;       ///< where name and type do not explain it
    bool by_place = false;      ///< given without its name, in the order of the row
};

/// An argument given by its place. These come first in a row; the others are in a table after them.
[[nodiscard]] constexpr Argument placed(Argument argument)
{
    argument.by_place = true;
    return argument;
}

/// Returns "a Pokémon", "a number" ...
[[nodiscard]] const char* describe(ArgumentType type);

}  // namespace ptcg::script
