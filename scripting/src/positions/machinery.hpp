#pragma once

#include <array>
#include <string>
#include <string_view>
#include <type_traits>

#include "ptcg/card_library.hpp"
#include "ptcg/match.hpp"
#include "ptcg/state_fields.hpp"

/// The machinery behind an exact position: every field of the state, in words where there are
/// words. What its reading and its writing share.
namespace ptcg {

template <typename T>
inline constexpr bool is_place = std::is_same_v<T, CardIndex> || std::is_same_v<T, SlotId>;
template <typename T>
inline constexpr bool is_record = std::is_class_v<T> && !std::is_same_v<T, Random>;
/// Enumerations whose values have words of their own.
template <typename T>
concept Worded = requires(T value)
{
    words_of(value);
};

constexpr std::string_view none_word = "none";
constexpr std::array<std::string_view, 3> player_words = {"one", "two", "chance"};

/// "my1-3 on_attach", "my1-3 on_attach 2": a handler by its card, its hook, and which of the
/// card's handlers for that hook it is. Empty for an ordinal the card has not.
[[nodiscard]] std::string words_for(const CardLibrary& library, const HandlerName& name);

/// What is asked, of whom: a changed card or rule would ask something else.
[[nodiscard]] std::string words_for(Match& match);

}  // namespace ptcg
