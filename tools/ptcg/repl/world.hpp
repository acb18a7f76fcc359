#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/scripting/script_host.hpp"

#include "data/data.hpp"

namespace ptcg::tools {

/// The cards a session plays with, and the Lua state that runs their texts.
struct World {
    explicit World(Data loaded) : data(std::move(loaded)), host(data.pool->scripts, data.library())
    {
    }

    [[nodiscard]] const CardLibrary& library() const { return data.library(); }

    Data data;
    ScriptHost host;
};

/// A world, or why there is none. With limits that leave out faulty packs, there may be both.
struct ReadWorld {
    std::shared_ptr<World> world;
    Problems problems;
};
[[nodiscard]] ReadWorld read_world(const std::vector<std::filesystem::path>& roots,
                                   const PackLimits& limits = {});

/// Reads the packs of these folders. The error lists every problem, one line each.
[[nodiscard]] Result<std::shared_ptr<World>> load_world(
    const std::vector<std::filesystem::path>& roots);

/// What two decks play under: fixed from the first shuffle to the last Prize card.
struct Setting {
    std::string ruleset;
    Ruleset rules;
    std::array<std::string, players> names{"Player 1", "Player 2"};
};

/// Returns the same card in another world, or `no_def` if that does not have it.
[[nodiscard]] DefId same_card(DefId card, const World& from, const World& to);

/// Returns the same position with the cards of another world. If the text of a waiting effect has
/// changed, the effect may have to begin again, and `note` says so. Fails if the other world lacks
/// a card.
struct MovedState {
    MatchState state;
    std::string note;
};
[[nodiscard]] Result<MovedState> moved(const MatchState& state, const Setting& setting, World& from,
                                       World& to);

}  // namespace ptcg::tools
