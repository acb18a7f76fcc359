#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/allowance.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

namespace ptcg {

/// What one card's script registered, checked against its facts.
struct ScriptedCard {
    std::array<std::array<CallbackId, attack_part_count>, max_attacks>
        parts;  // no_callback where absent
    std::array<std::array<Requirement, max_needs>, max_attacks> attack_needs;
    std::array<std::uint8_t, max_attacks> attack_ignores{};  ///< bits of DamageIgnores
    std::vector<Handler> handlers;
    struct Lasting {
        std::string name;
        std::vector<Handler> handlers;
    };
    std::vector<Lasting> lasting;
};

/// Facts of a card, before it is in the library.
struct CardFacts {
    CardDef def;
    CardText text;
    std::vector<std::string> attack_names, ability_names;
    std::vector<Allowance> allowed;
};

/// Runs all chunks in a fresh sandbox. `facts[i]` belongs to `bundle.cards[i]`. Filters and names
/// are added to the library. All problems are reported.
std::vector<ScriptedCard> read_definitions(const ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems);

}  // namespace ptcg
