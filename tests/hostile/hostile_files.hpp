#pragma once

#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/pack_loader.hpp"

/// The files of the pack "h", which tries to do harm, and of "n", which does none: two cards,
/// "n-1", a Pokémon, and "n-2", an Item that draws a card.
namespace ptcg::test {

using PackFileTexts = decltype(MemoryFolder::files);

/// The pack "n".
[[nodiscard]] PackFileTexts harmless_files();
/// The pack "h" whose only card, "h-1", has this script: a Pokémon with attack "Hit" and Ability
/// "Trick", or an Item.
[[nodiscard]] PackFileTexts files_of_script(const std::string& source, bool pokemon);
/// The pack "h" whose only card has these facts.
[[nodiscard]] PackFileTexts files_of_facts(const std::string& source);
/// A script of tests/hostile says that it is of the Pokémon.
[[nodiscard]] bool is_of_pokemon(const std::string& script);

/// What strangers' packs get here: little, so that the tests take little time.
[[nodiscard]] PackLimits limits_for_strangers();

/// 60 cards: Pokémon of "n", many of the hostile card, some Items of "n".
[[nodiscard]] std::vector<DefId> hostile_deck(const CardLibrary& library);
[[nodiscard]] std::vector<DefId> harmless_deck(const CardLibrary& library);

}  // namespace ptcg::test
