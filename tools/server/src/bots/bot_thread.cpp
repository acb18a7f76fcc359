#include "bots/bot_thread.hpp"

#include <utility>

namespace ptcg::server {

BotThread::BotThread(Loop& loop) : loop_(loop), thread_([this] { run(); }) {}

BotThread::~BotThread()
{
    {
        const std::lock_guard lock(mutex_);
        stops_ = true;
    }
    wakes_.notify_one();
    thread_.join();
}

void BotThread::run()
{
    for (;;) {
        std::function<void()> task;
        {
            std::unique_lock lock(mutex_);
            wakes_.wait(lock, [this] { return stops_ || !tasks_.empty(); });
            if (stops_) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
    }
}

void BotThread::ask(const std::string& bot, const Match& match,
                    std::shared_ptr<const CardPool> pool, std::uint64_t seed,
                    std::function<void(Result<std::vector<std::uint16_t>>)> done)
{
    const auto state = std::make_shared<const MatchState>(match.state());
    const auto rules = std::make_shared<const Ruleset>(match.ruleset());
    const auto think = [this, bot, state, rules, pool = std::move(pool),
                        seed]() -> Result<std::vector<std::uint16_t>> {
        if (pools_[pool.get()].expired()) {
            pools_[pool.get()] = pool;
            scripts_[pool.get()] = std::make_shared<ScriptHost>(pool);
        }
        Result<std::unique_ptr<Bot>> made = make_bot(bot, pool->library);
        if (!made) return made.error();
        Result<Match> here =
            Match::resume(pool->library, *rules, scripts_[pool.get()].get(), *state);
        if (!here) return here.error();
        made.value()->begin(seed);
        View view;
        std::vector<std::uint16_t> picks;
        ptcg::ask(*made.value(), here.value(), view, picks);
        return picks;
    };
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back([this, think, done = std::move(done)] {
            loop_.post([done, picks = think()] { done(picks); });
        });
    }
    wakes_.notify_one();
}

}  // namespace ptcg::server
