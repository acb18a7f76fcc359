#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/card_data.hpp"
#include "ptcg/card_library.hpp"

/// Generates the files of a new card as text: facts, script and test, for the designer to complete.
/// Of what is printed they contain only facts: names, numbers and types.
namespace ptcg::tools {

/// Returns the base name of a card's files: "025-electivire", "TG01-sparkit".
[[nodiscard]] std::string file_stem(std::string_view number, std::string_view name);

/// A class of Pokémon that the card belongs to and its pack must define.
struct NewClass {
    std::string id;
    std::string toml;
};
/// What a card's file says about its classes and Stage.
struct ClassFacts {
    std::vector<std::string> classes;
    std::string stage;             ///< Pokémon only
    bool evolution = false;        ///< it is a Stage of Evolution cards
    int prizes = 0;                ///< set by its classes; 0: the usual number
    int parts = 0;                 ///< cards that are combined into one; 0: not combined
    std::optional<NewClass> made;  ///< if no loaded class fits; its id is also in `classes`
};
/// Returns the loaded classes that fit the card. If a Pokémon has a Stage or a printed rule that no
/// loaded class has, adds a new class for it.
[[nodiscard]] ClassFacts class_facts(const PrintedCard& card, const CardLibrary& library);

/// Returns whether the card does anything beyond its facts.
[[nodiscard]] bool needs_script(const PrintedCard& card);

/// Where a card's texts come from. Printed texts are never copied; the designer's own are written
/// to `text`.
enum class TextWording { printed, own };
/// Returns <stem>.toml. Where texts are printed, it leaves empty fields for the designer's wording.
[[nodiscard]] std::string facts_text(const PrintedCard& card, const ClassFacts& classes,
                                     TextWording wording);
/// Returns <stem>.lua: a part or hook for each text, as far as its words suggest one, with hints.
[[nodiscard]] std::string script_text(const PrintedCard& card);
/// Returns tests/<stem>.lua: for each text, a test that fails and says what to do. `bystander` is
/// the id of a Basic Pokémon, used where the card needs another Pokémon. `rules` is the ruleset
/// that the positions name; empty: none.
[[nodiscard]] std::string test_text(const PrintedCard& card, std::string_view bystander,
                                    std::string_view rules);

// Distinguishes generated files from files that somebody has edited (card_list.hpp).

/// How comments in a generated script begin when they say what still has to be written there.
inline constexpr std::array<std::string_view, 2> script_invitations{
    "what it does", "return the new value; nil leaves it unchanged"};
/// The initial lines of the parts of a generated script that have any.
inline constexpr std::array<std::string_view, 4> script_beginnings{
    "return nil", "return 1", "return game:flip()", "return game:choose(\"opponent_pokemon\")"};
/// The failure message of a generated test.
inline constexpr std::string_view unwritten_test =
    "not written yet: act, check the table, and remove this line";

/// Returns the printed texts, one paragraph each, for the designer to read while writing.
[[nodiscard]] std::vector<std::string> printed_texts(const PrintedCard& card);

}  // namespace ptcg::tools
