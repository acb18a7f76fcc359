#include "bots/program_threads.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "rooms/given_names.hpp"

namespace ptcg::server {

Result<std::map<std::string, BotProgram>> read_programs(const std::vector<NamedProgram>& programs)
{
    std::map<std::string, BotProgram> read;
    for (const auto& [name, command] : programs) {
        const auto wrong = [&, &bot = name](std::string_view why) {
            return Error{fmt::format("the bot \"{}\": {}", bot, why)};
        };
        if (const Result<void> fine = check_given_name(name); !fine) {
            return wrong(fine.error().message);
        }
        if (read_bot_name(name)) return wrong("there is a bot of this name already");
        Result<BotProgram> program = read_bot_program(command);
        if (!program) return wrong(program.error().message);
        program.value().budget = std::min(program.value().budget, ProgramPool::most_budget);
        if (!read.try_emplace(name, std::move(program.value())).second) {
            return wrong("it is named twice");
        }
    }
    return read;
}

ProgramThreads::ProgramThreads(Loop& loop, std::map<std::string, BotProgram> programs,
                               std::size_t processes, Log log)
    : loop_(loop), programs_(std::move(programs)), most_(processes), log_(std::move(log))
{
    for (auto& [name, program] : programs_) {
        names_.push_back(name);
        program.gives_up = [this] { return stops_.load(); };
    }
    // A thread waits for one process.
    const std::size_t threads = programs_.empty() ? 0 : most_;
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

ProgramThreads::~ProgramThreads()
{
    {
        const std::lock_guard lock(mutex_);
        stops_ = true;
    }
    wakes_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void ProgramThreads::ask(Ask ask, Done done)
{
    if (!programs_.contains(ask.bot)) {
        const Error gone{"is not one of the server's bots any more"};
        return loop_.post([done = std::move(done), gone] { done(gone); });
    }
    {
        const std::lock_guard lock(mutex_);
        std::string game = ask.game;
        tasks_.push_back({std::move(game), std::move(ask), std::move(done), {}});
    }
    wakes_.notify_one();
}

void ProgramThreads::end(const std::string& game, std::string ending)
{
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back({game, std::nullopt, {}, std::move(ending)});
    }
    wakes_.notify_one();
}

std::size_t ProgramThreads::waiting() const
{
    const std::lock_guard lock(mutex_);
    return static_cast<std::size_t>(
        std::ranges::count_if(tasks_, [](const Task& task) { return task.ask.has_value(); }));
}

/// Returns the first task whose game no other thread has.
std::deque<ProgramThreads::Task>::iterator ProgramThreads::next_task()
{
    return std::ranges::find_if(tasks_, [this](const Task& task) {
        const auto game = games_.find(task.game);
        return game == games_.end() || !game->second.is_busy;
    });
}

void ProgramThreads::run()
{
    std::unique_lock lock(mutex_);
    for (;;) {
        wakes_.wait(lock, [this] { return stops_ || next_task() != tasks_.end(); });
        if (stops_) return;
        const auto next = next_task();
        Task task = std::move(*next);
        tasks_.erase(next);
        if (task.ask) {
            answer(lock, std::move(task));
        } else {
            finish(lock, task);
        }
        wakes_.notify_all();  // what waited for this game may go on
    }
}

/// Counts a process of the game, which takes the place of another if there are as many as may be.
void ProgramThreads::take_process(std::unique_lock<std::mutex>& lock, Game& game)
{
    game.has_process = true;
    if (processes_ < most_) {
        ++processes_;
        return;
    }
    // There is one: each thread but this has at most one of them.
    Game* oldest = nullptr;
    for (auto& [name, other] : games_) {
        if (other.is_busy || !other.has_process) continue;
        if (oldest == nullptr || other.asked_at < oldest->asked_at) oldest = &other;
    }
    oldest->is_busy = true;
    oldest->has_process = false;
    lock.unlock();
    oldest->game->put_away();
    lock.lock();
    oldest->is_busy = false;
}

void ProgramThreads::answer(std::unique_lock<std::mutex>& lock, Task task)
{
    Ask& ask = *task.ask;
    Game& game = games_[task.game];
    game.is_busy = true;
    game.asked_at = ++asked_;
    if (game.game == nullptr) {
        game.game = std::make_unique<ProgramGame>(programs_.at(ask.bot), std::move(ask.facts));
    }
    if (!game.has_process) take_process(lock, game);
    lock.unlock();
    auto picks = game.game->ask(ask.question, ask.budget);
    if (!picks && log_) {
        std::string line = fmt::format("bot {}: {}", ask.bot, picks.error().message);
        if (!game.game->errors().empty()) line += "; its errors:\n" + game.game->errors();
        loop_.post([log = log_, line = std::move(line)] { log(line); });
    }
    const bool runs = game.game->runs();
    lock.lock();
    if (!runs) {
        game.has_process = false;
        --processes_;
    }
    game.is_busy = false;
    loop_.post([done = std::move(task.done), picks = std::move(picks)] { done(picks); });
}

void ProgramThreads::finish(std::unique_lock<std::mutex>& lock, const Task& task)
{
    auto node = games_.extract(task.game);
    if (node.empty()) return;
    Game& game = node.mapped();
    lock.unlock();
    if (game.game != nullptr && !task.ending.empty()) game.game->over(task.ending);
    game.game.reset();
    lock.lock();
    if (game.has_process) --processes_;
}

}  // namespace ptcg::server
