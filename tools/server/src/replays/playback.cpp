#include "replays/playback.hpp"

#include <fmt/format.h>

#include "ptcg/hosting/replaying.hpp"

namespace ptcg::server {
namespace {

constexpr auto longest_game = std::chrono::seconds(5);  // most take milliseconds

}  // namespace

Playback::Playback(std::unique_ptr<GameTable> table, const Replay& replay)
    : table_(std::move(table)),
      replay_(replay),
      end_(std::chrono::steady_clock::now() + longest_game)
{
}

std::size_t Playback::steps() const
{
    return 1 + replay_.answers.size() + (is_ended_from_outside(replay_) ? 1 : 0);
}

const std::vector<std::uint16_t>* Playback::next_answer() const
{
    return step_ < replay_.answers.size() ? &replay_.answers[step_] : nullptr;
}

Result<void> Playback::advance()
{
    if (std::chrono::steady_clock::now() > end_) return Error{"playing it takes too long"};
    if (const std::vector<std::uint16_t>* const answer = next_answer()) {
        const Result<void> taken = table_->answer(*answer);
        // An answer that ended the match because a script failed belongs to the game.
        if (!taken && !match().over()) {
            return Error{
                fmt::format("answer {} does not fit: {}", step_ + 1, taken.error().message)};
        }
    } else if (!match().over()) {
        if (Result<void> ended = end_from_outside(*table_, replay_); !ended) return ended;
    }
    ++step_;
    return {};
}

}  // namespace ptcg::server
