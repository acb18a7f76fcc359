#include "ptcg/hosting/clock.hpp"

#include <algorithm>

namespace ptcg {

void GameClock::stop(Milliseconds now)
{
    if (running_ == PlayerId::none) return;
    left_[at(running_)] = left(running_, now);
    running_ = PlayerId::none;
}

void GameClock::run(PlayerId player, Milliseconds now)
{
    if (!exists()) return;
    stop(now);
    running_ = player;
    since_ = now;
}

void GameClock::answered(PlayerId player, Milliseconds now, Milliseconds lag)
{
    if (!exists()) return;
    if (running_ == player) {
        const Milliseconds passed = std::max<Milliseconds>(now - since_, 0);
        const Milliseconds back = std::clamp<Milliseconds>(lag, 0, passed);
        stop(now - back);
    }
    left_[at(player)] += rules_.increment;
}

void GameClock::took_back(PlayerId player, std::int64_t answers)
{
    Milliseconds& left = left_[at(player)];
    left = std::max<Milliseconds>(left - answers * rules_.increment, 0);
}

Milliseconds GameClock::left(PlayerId player, Milliseconds now) const
{
    const Milliseconds banked = left_[at(player)];
    if (player != running_) return banked;
    return std::max<Milliseconds>(banked - std::max<Milliseconds>(now - since_, 0), 0);
}

void GameClock::set(const std::array<Milliseconds, players>& left)
{
    left_ = left;
    running_ = PlayerId::none;
}

}  // namespace ptcg
