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

/// Reads the packs of these folders. The error lists every problem, a line each.
[[nodiscard]] Result<std::shared_ptr<World>> load_world(
    const std::vector<std::filesystem::path>& roots);

/// What two decks play under: fixed from the first shuffle to the last Prize card.
struct Setting {
    std::string ruleset;
    Ruleset rules;
    std::array<std::string, players> names{"Player 1", "Player 2"};
};

/// The same card in another world; `no_def` if it is not there.
[[nodiscard]] DefId same_card(DefId card, const World& from, const World& to);

/// The same position with the cards of another world. A waiting effect whose text has changed may
/// have to begin again; the note says so then. Fails if the other world lacks a card.
struct MovedState {
    MatchState state;
    std::string note;
};
[[nodiscard]] Result<MovedState> moved(const MatchState& state, const Setting& setting, World& from,
                                       World& to);

}  // namespace ptcg::tools
