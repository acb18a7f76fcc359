#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "simulation/game_plan.hpp"

/// Plays many games between two bots.
namespace ptcg::tools {

/// A game that takes more answers counts as endless.
inline constexpr std::uint32_t most_decisions = 20'000;

struct SimulationSetup {
    const CardPool* pool = nullptr;
    const Ruleset* rules = nullptr;
    std::array<std::vector<DefId>, players> decks;
    std::string bot = "random";
    std::string second_bot = {};  ///< of player two; empty: the same bot
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    unsigned threads = 1;
    std::uint32_t decision_cap = most_decisions;
    bool check = false;         ///< check invariants after every decision
    bool packed_views = false;  ///< pack the asked player's view at every decision
    std::string ruleset = {};   ///< its name, and the format's id: told to bots that are programs
    std::string format = {};
    /// Says which bots play each game with which decks and seed, instead of `decks`, `bot`,
    /// `second_bot` and `seed`; the result then has the outcome of each game.
    std::shared_ptr<const GamePlan> plan = {};
};

/// A game that went wrong.
struct GameFault {
    std::uint64_t game = 0;
    std::uint64_t seed = 0;
    std::uint64_t decision = 0;  ///< answers given before the fault
    std::string message;
};

/// How a game ended, as a character of a text.
enum class GameEnd : char { won_by_one = '1', won_by_two = '2', draw = '-', fault = 'x' };

struct GameOutcome {
    std::uint64_t game = 0;
    GameEnd end = GameEnd::fault;

    friend bool operator==(const GameOutcome&, const GameOutcome&) = default;
};

/// Sums over games. The signature hashes the final position of every game with its number, so it
/// does not depend on the order of the games or on the threads.
struct SimulationResult {
    std::uint64_t games = 0;
    std::array<std::uint64_t, players> wins{};
    std::uint64_t draws = 0;
    std::uint64_t capped = 0;
    std::uint64_t turns = 0;
    std::uint64_t decisions = 0;
    std::uint64_t signature = 0;
    std::uint64_t view_bytes = 0;  ///< of the packed views
    double seconds = 0;
    double processor_seconds = 0;   ///< total processor time of all threads
    std::vector<GameFault> faults;  ///< sorted by game number
    /// Games that a program has lost because it did not answer, or gave an illegal answer; likewise
    /// sorted. They count as lost.
    std::vector<GameFault> forfeits;
    std::vector<GameOutcome> outcomes;  ///< of planned games, sorted; a stopped game is a draw

    void add(const SimulationResult& other);
};

/// The games from number `first` to `first + count`, excluding the latter.
struct GameRange {
    std::uint64_t first = 0;
    std::uint64_t count = 0;

    friend bool operator==(const GameRange&, const GameRange&) = default;
};

/// Plays the games of a setup, range by range. The sum of the results of all ranges equals the
/// result of all games.
class Simulator {
public:
    /// The setup must outlive the simulator.
    explicit Simulator(const SimulationSetup& setup);
    ~Simulator();
    Simulator(const Simulator&) = delete;
    Simulator& operator=(const Simulator&) = delete;

    /// Calls `progress` occasionally, from any one thread, with the number of games finished.
    [[nodiscard]] SimulationResult play(GameRange range,
                                        const std::function<void(std::uint64_t)>& progress = {});

private:
    struct Workers;
    std::unique_ptr<Workers> workers_;
};

/// Plays the games. Calls `progress` occasionally, from any one thread, with the number of games
/// finished.
[[nodiscard]] SimulationResult simulate(const SimulationSetup& setup,
                                        const std::function<void(std::uint64_t)>& progress = {});

/// Returns the seed of game number `game`. `ptcg play --seed` repeats its chance, but not its
/// players.
[[nodiscard]] std::uint64_t game_seed(const SimulationSetup& setup, std::uint64_t game);

}  // namespace ptcg::tools
