#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/scripting/script_host.hpp"

#include "ptcg/hosting/deck.hpp"
#include "ptcg/hosting/replay_file.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg {

/// Writes a game down while it is played. If a call fails, the change it reports is not made or is
/// taken back, and the caller that made the change gets the error.
class GameRecord {
public:
    virtual ~GameRecord() = default;
    /// `answers` are all so far; the last one is new.
    virtual Result<void> answered(Match& match,
                                  const std::vector<std::vector<std::uint16_t>>& answers) = 0;
    virtual Result<void> conceded(PlayerId player) = 0;
    /// The player's clock ran out. A record that does not override this refuses it.
    virtual Result<void> ran_out_of_time(PlayerId player);
    /// The player forfeited. A record that does not override this refuses it.
    virtual Result<void> forfeited(PlayerId player);
    /// All answers after the first `answers` were taken back.
    virtual Result<void> went_back(std::size_t answers) = 0;
};

/// A match with everything it depends on and a record of its answers, so that it can be saved.
class GameTable {
public:
    struct Setup {
        std::array<Deck, players> decks;
        std::string ruleset;  ///< its name, for the save
        Ruleset rules;
        std::uint64_t seed = 0;
        PlayerId goes_first = PlayerId::none;  ///< see MatchSetup
    };

    /// Starts a game of two decks, of cards of the pool. Tables of one thread may share `scripts`,
    /// a host of the same pool; otherwise the table has its own.
    [[nodiscard]] static Result<std::unique_ptr<GameTable>> open(
        std::shared_ptr<const CardPool> pool, Setup setup,
        std::shared_ptr<ScriptHost> scripts = nullptr);

    [[nodiscard]] Match& match() { return *match_; }
    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] const CardLibrary& library() const { return pool_->library; }
    [[nodiscard]] std::size_t answers_given() const { return answers_.size(); }
    [[nodiscard]] const std::vector<std::vector<std::uint16_t>>& answers() const
    {
        return answers_;
    }

    /// Answers the open question and records the answer.
    Result<void> answer(const std::vector<std::uint16_t>& picks);
    Result<void> concede(PlayerId player);
    /// The clock of `player` ran out: the opponent wins.
    Result<void> run_out_of_time(PlayerId player);
    /// The host cannot go on with `player`: the opponent wins.
    Result<void> forfeit(PlayerId player);

    /// A moment to which the game can go back.
    struct Moment {
        MatchState state;
        std::size_t answers = 0;
    };
    [[nodiscard]] Moment now() const;
    Result<void> go_back(const Moment& moment);

    /// Also writes the game to `record` from now on; null stops this.
    void keep_record(GameRecord* record) { record_ = record; }
    /// Goes on from a save of this table's match (see save.hpp) that was made with the same packs
    /// after these answers.
    Result<void> go_on_from(std::string_view save, std::vector<std::vector<std::uint16_t>> answers);

    /// Returns the game so far, as it is saved.
    [[nodiscard]] Replay replay() const;

private:
    GameTable(std::shared_ptr<const CardPool> pool, Setup setup,
              std::shared_ptr<ScriptHost> scripts);
    void put_back(const Moment& moment);

    std::shared_ptr<const CardPool> pool_;
    Setup setup_;
    std::shared_ptr<ScriptHost> scripts_;
    std::optional<Match> match_;
    std::vector<std::vector<std::uint16_t>> answers_;
    PlayerId conceded_ = PlayerId::none;
    PlayerId out_of_time_ = PlayerId::none;
    PlayerId forfeited_ = PlayerId::none;
    GameRecord* record_ = nullptr;
};

}  // namespace ptcg
