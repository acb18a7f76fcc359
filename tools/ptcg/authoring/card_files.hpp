#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/card_data.hpp"
#include "ptcg/card_library.hpp"

/// The files of a card that is begun, as text: facts, script and test, for the designer to go on
/// with. Nothing printed is copied into them but facts: names, numbers and types.
namespace ptcg::tools {

/// "025-electivire", "TG01-sparkit": what a card's files are called.
[[nodiscard]] std::string file_stem(std::string_view number, std::string_view name);

/// A class of Pokémon that the card belongs to and that its pack must define.
struct NewClass {
    std::string id;
    std::string toml;
};
/// What stands in the file of a card about its classes and Stage.
struct ClassFacts {
    std::vector<std::string> classes;
    std::string stage;             ///< of a Pokémon
    bool evolution = false;        ///< its Stage is one of Evolution cards
    int prizes = 0;                ///< that its classes say; 0: as usual
    int parts = 0;                 ///< cards that are put together to one; 0: it stands alone
    std::optional<NewClass> made;  ///< where no loaded class fits; its id stands in `classes`, too
};
/// The loaded classes that fit the card; of a Pokémon with a Stage or a printed rule that none of
/// them has, one of its own.
[[nodiscard]] ClassFacts class_facts(const PrintedCard& card, const CardLibrary& library);

/// Whether the card does anything that its facts do not say.
[[nodiscard]] bool needs_script(const PrintedCard& card);

/// Whose words a card's texts are: printed ones are copied nowhere, own ones stand in `text`.
enum class TextWording { printed, own };
/// <stem>.toml. Instead of printed texts it has empty places for an own wording.
[[nodiscard]] std::string facts_text(const PrintedCard& card, const ClassFacts& classes,
                                     TextWording wording);
/// <stem>.lua: a part or hook for each text, as far as its words tell, with hints.
[[nodiscard]] std::string script_text(const PrintedCard& card);
/// tests/<stem>.lua: a test for each text, which fails and says what to do.
/// `bystander` is the id of a Basic Pokémon for where the card needs one beside it, `rules` the
/// ruleset its positions name; empty: none.
[[nodiscard]] std::string test_text(const PrintedCard& card, std::string_view bystander,
                                    std::string_view rules);

// What tells a file that was only begun from one that somebody has written (card_list.hpp).

/// How remarks in a script begin that say what still has to be written there.
inline constexpr std::array<std::string_view, 2> script_invitations{
    "what it does", "answer the new value; nil leaves it as it is"};
/// The lines a part of a script is begun with, where it has any.
inline constexpr std::array<std::string_view, 4> script_beginnings{
    "return nil", "return 1", "return game:flip()", "return game:choose(\"opponent_pokemon\")"};
/// Why a test fails that was only begun.
inline constexpr std::string_view unwritten_test =
    "not written yet: act, look at the table, and take this line out";

/// What is printed, for the designer to read while writing: a paragraph each.
[[nodiscard]] std::vector<std::string> printed_texts(const PrintedCard& card);

}  // namespace ptcg::tools
