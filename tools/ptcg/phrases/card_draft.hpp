#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/card_data.hpp"
#include "phrases/draft.hpp"
#include "ptcg/card_library.hpp"

namespace ptcg::tools::phrases {

/// One text of a card, and where its script belongs.
struct EffectText {
    enum class Kind { attack, ability, play, in_play };
    Kind kind = Kind::attack;
    std::string name;  ///< of an attack or Ability
    std::string card;  ///< the card's name
    std::string text;
    int damage = 0;
    DamageMark mark = DamageMark::none;
    std::size_t number = 0;  ///< of the attack or Ability on the card
};

/// Returns the category of the phrasebook as which such a text is read.
[[nodiscard]] std::string_view category_of(EffectText::Kind kind);

/// Returns "attack", "ability", "play" or "in play".
[[nodiscard]] std::string_view kind_name(EffectText::Kind kind);

/// Returns the texts of a card: its attacks' and Abilities' and a Trainer or Energy card's own.
[[nodiscard]] std::vector<EffectText> effect_texts(const PrintedCard& card);

/// The same for a card of a library, in our wording.
[[nodiscard]] std::vector<EffectText> effect_texts(const CardLibrary& library, DefId card);

/// What became of a text. Only a text that was read has a script and a wording.
struct EffectDraft {
    FormRef form;                     ///< null: not read, or in several ways
    std::string script;               ///< statements of the card's Lua file in the standard layout
    std::vector<std::string> locals;  ///< filters for the whole file, which `script` uses
    std::string wording;              ///< our own
    std::size_t stopped = 0;          ///< the byte of the text that was not understood
    std::size_t readings = 0;         ///< that differ in what they do; 0: not read
};
[[nodiscard]] EffectDraft draft(const Phrasebook& book, const EffectText& text);

/// Returns the sentence in which reading stopped, in two parts: what was read of it, and the rest.
[[nodiscard]] std::pair<std::string_view, std::string_view> unread_sentence(
    const EffectText& text, const EffectDraft& draft);

/// Returns the script of a card: its drafts, with their filters first.
[[nodiscard]] std::string joined_script(const std::vector<EffectDraft>& drafts);

/// Returns whether a script is what is written for a card with these drafts, whatever its layout.
[[nodiscard]] bool is_written_as(std::string_view script, const std::vector<EffectDraft>& drafts);

}  // namespace ptcg::tools::phrases
