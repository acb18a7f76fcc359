#pragma once

#include <chrono>
#include <memory>
#include <vector>

#include "ptcg/hosting/game_table.hpp"

namespace ptcg::server {

/// A saved game while it is played again. Step 0 is the position of the first question; each answer
/// leads to the next step, and so does what ended the game from outside.
class Playback {
public:
    /// `table` stands at the start of the game; `replay` must outlive this.
    Playback(std::unique_ptr<GameTable> table, const Replay& replay);

    [[nodiscard]] Match& match() { return table_->match(); }
    [[nodiscard]] std::size_t step() const { return step_; }
    [[nodiscard]] std::size_t steps() const;
    [[nodiscard]] bool is_at_end() const { return step_ + 1 == steps(); }
    /// Returns the answer that leads to the next step; null if none does.
    [[nodiscard]] const std::vector<std::uint16_t>* next_answer() const;

    /// Goes to the next step. Fails if the answer is not legal, or if the game takes seconds.
    /// REQUIRES: !is_at_end().
    [[nodiscard]] Result<void> advance();

private:
    std::unique_ptr<GameTable> table_;
    const Replay& replay_;
    std::size_t step_ = 0;
    std::chrono::steady_clock::time_point end_;
};

}  // namespace ptcg::server
