#pragma once

#include <array>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"

namespace ptcg {

/// What one card's script registered, checked against its facts.
struct ScriptedCard {
    struct Attack {
        std::array<CallbackId, attack_part_count> part;  ///< no_callback if absent
        CallbackId condition = no_callback;
        CallbackId own_cost = no_callback;
        std::array<Requirement, max_needs> needs{};
        std::uint8_t ignores = 0;  ///< bits of DamageIgnores
        bool first_turn = false;

        Attack() { part.fill(no_callback); }
    };
    std::array<Attack, max_attacks> attacks;
    std::vector<Handler> handlers;
    struct Lasting {
        std::string name;
        std::vector<Handler> handlers;
    };
    std::vector<Lasting> lasting;
};

}  // namespace ptcg
