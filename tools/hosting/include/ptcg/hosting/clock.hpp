#pragma once

#include <array>
#include <cstdint>

#include "ptcg/ids.hpp"

namespace ptcg {

using Milliseconds = std::int64_t;

/// What a player's clock does. Without a bank there is none.
struct ClockRules {
    Milliseconds bank = 0;            ///< for a whole game
    Milliseconds increment = 0;       ///< added after each answer
    bool answers_by_default = false;  ///< at zero the player's answers are given for them;
                                      ///< otherwise the player loses

    friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

/// The two clocks of a game, of which the asked player's runs. It reads no clock itself: `now` is
/// any clock of the host that never goes back, in milliseconds.
class GameClock {
public:
    explicit GameClock(const ClockRules& rules) : rules_(rules) { left_.fill(rules.bank); }

    [[nodiscard]] bool exists() const { return rules_.bank > 0; }
    [[nodiscard]] const ClockRules& rules() const { return rules_; }
    /// Returns the player whose clock runs, or none.
    [[nodiscard]] PlayerId running() const { return running_; }

    /// Lets this player's clock run from `now` on; none: both stand. What has passed until then
    /// is the other's.
    void run(PlayerId player, Milliseconds now);
    /// The player has answered: adds the increment, after giving back what the message took on its
    /// way, `lag`, but never more than has passed.
    void answered(PlayerId player, Milliseconds now, Milliseconds lag = 0);
    /// This many answers of the player did not happen: takes back their increments, not their time.
    void took_back(PlayerId player, std::int64_t answers);
    /// Returns what the player has left, at least 0.
    [[nodiscard]] Milliseconds left(PlayerId player, Milliseconds now) const;
    [[nodiscard]] bool is_out(Milliseconds now) const
    {
        return exists() && running_ != PlayerId::none && left(running_, now) == 0;
    }
    /// Sets what both have left, with both clocks standing: after a restart, and for a new game.
    void set(const std::array<Milliseconds, players>& left);

private:
    void stop(Milliseconds now);

    ClockRules rules_;
    std::array<Milliseconds, players> left_{};
    PlayerId running_ = PlayerId::none;
    Milliseconds since_ = 0;
};

}  // namespace ptcg
