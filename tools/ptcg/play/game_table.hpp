#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/scripting/script_host.hpp"

#include "data/data.hpp"
#include "play/replay_file.hpp"

namespace ptcg::tools {

/// A match with everything it leans on and a record of its answers, so that it can be saved.
class GameTable {
public:
    struct Setup {
        std::array<Deck, players> decks;
        std::string ruleset;  ///< its name, for the save
        Ruleset rules;
        std::uint64_t seed = 0;
    };

    /// Sits two decks down. `data` must outlive the table.
    [[nodiscard]] static Result<std::unique_ptr<GameTable>> open(const Data& data, Setup setup);

    [[nodiscard]] Match& match() { return *match_; }
    [[nodiscard]] const Setup& setup() const { return setup_; }

    /// Answers the open question and remembers the answer.
    Result<void> answer(const std::vector<std::uint16_t>& picks);
    void concede(PlayerId player);

    /// A moment to which the game can go back.
    struct Moment {
        MatchState state;
        std::size_t answers = 0;
    };
    [[nodiscard]] Moment now() const;
    void go_back(const Moment& moment);

    /// The game so far, as it is saved.
    [[nodiscard]] Replay replay() const;

private:
    GameTable(const Data& data, Setup setup);

    const Data* data_;
    Setup setup_;
    ScriptHost host_;
    std::optional<Match> match_;
    std::vector<std::vector<std::uint16_t>> answers_;
    PlayerId conceded_ = PlayerId::none;
};

}  // namespace ptcg::tools
