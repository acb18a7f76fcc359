#pragma once

#include <array>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"

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

}  // namespace ptcg
