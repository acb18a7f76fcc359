#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "data/card_data.hpp"
#include "phrases/card_draft.hpp"
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
struct CardWording {
    TextWording from = TextWording::printed;
    std::map<std::string, std::string> ours;  ///< of printed texts that the phrasebook reads
    std::set<std::string> self_knock_outs;    ///< those of them that Knock Out their own Pokémon
};
/// Returns <stem>.toml. Where texts are printed and the phrasebook has no wording of ours, it
/// leaves empty fields for the designer's.
[[nodiscard]] std::string facts_text(const PrintedCard& card, const ClassFacts& classes,
                                     const CardWording& wording);

/// Turns a text into its script; returns a draft without form for a text that is not read.
using Drafter = std::function<phrases::EffectDraft(const phrases::EffectText&)>;
/// Returns <stem>.lua: the script of each text that is read, and the beginning of one for the
/// others.
[[nodiscard]] std::string script_text(const PrintedCard& card, const Drafter& draft);
/// Returns tests/<stem>.lua: for each text, a test that fails and says what to do. `bystander` is
/// the id of a Basic Pokémon, used where the card needs another Pokémon. `rules` is the ruleset
/// that the positions name; empty: none.
[[nodiscard]] std::string test_text(const PrintedCard& card, std::string_view bystander,
                                    std::string_view rules);

// Distinguishes generated files from files that somebody has edited (card_list.hpp).

/// How a comment in a generated script begins that says what still has to be written there.
inline constexpr std::string_view script_invitation = "what it does";
/// The failure message of a generated test.
inline constexpr std::string_view unwritten_test =
    "not written yet: act, check the table, and remove this line";

/// Returns the printed texts, one paragraph each, for the designer to read while writing.
[[nodiscard]] std::vector<std::string> printed_texts(const PrintedCard& card);

}  // namespace ptcg::tools
