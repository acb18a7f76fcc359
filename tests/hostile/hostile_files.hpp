#pragma once

#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/pack_loader.hpp"

/// The files of the hostile pack "h" and of the harmless pack "n", which has two cards: "n-1", a
/// Pokémon, and "n-2", an Item that draws a card.
namespace ptcg::test {

using PackFileTexts = decltype(MemoryFolder::files);

/// Returns the pack "n".
[[nodiscard]] PackFileTexts harmless_files();
/// Returns the pack "h" whose only card, "h-1", has this script. The card is a Pokémon with attack
/// "Hit" and Ability "Trick", or an Item.
[[nodiscard]] PackFileTexts files_of_script(const std::string& source, bool pokemon);
/// Returns the pack "h" whose only card has these facts.
[[nodiscard]] PackFileTexts files_of_facts(const std::string& source);
/// Returns whether a script of tests/hostile says that it belongs to the Pokémon.
[[nodiscard]] bool is_of_pokemon(const std::string& script);

/// Limits for packs of strangers in these tests. They are low to keep the tests fast.
[[nodiscard]] PackLimits limits_for_strangers();

/// 60 cards: Pokémon of "n", many of the hostile card, some Items of "n".
[[nodiscard]] std::vector<DefId> hostile_deck(const CardLibrary& library);
[[nodiscard]] std::vector<DefId> harmless_deck(const CardLibrary& library);

}  // namespace ptcg::test
