#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "ptcg/bots/program_game.hpp"
#include "ptcg/server/server.hpp"
#include "rooms/services.hpp"

namespace ptcg::server {

/// Programs that play, at most so many processes at a time. Questions wait until one is free; a
/// game whose turn comes takes the place of the one that was asked longest ago, whose process is
/// ended.
class ProgramThreads final : public ProgramPool {
public:
    using Log = std::function<void(const std::string&)>;

    /// `programs` by their names.
    ProgramThreads(Loop& loop, std::map<std::string, BotProgram> programs, std::size_t processes,
                   Log log);
    ~ProgramThreads() override;

    [[nodiscard]] const std::vector<std::string>& names() const override { return names_; }
    void ask(Ask ask, std::function<void(Result<std::vector<std::uint16_t>>)> done) override;
    void end(const std::string& game, std::string ending) override;

    [[nodiscard]] std::size_t waiting() const override;

private:
    using Done = std::function<void(Result<std::vector<std::uint16_t>>)>;
    struct Game {
        std::unique_ptr<ProgramGame> game;
        bool is_busy = false;      ///< a thread has it
        bool has_process = false;  ///< and counts as one of `most_`
        std::uint64_t asked_at = 0;
    };
    /// A question or, without one, the end of a game.
    struct Task {
        std::string game;
        std::optional<Ask> ask;
        Done done;
        std::string ending;
    };

    void run();
    [[nodiscard]] std::deque<Task>::iterator next_task();
    void answer(std::unique_lock<std::mutex>& lock, Task task);
    void finish(std::unique_lock<std::mutex>& lock, const Task& task);
    void take_process(std::unique_lock<std::mutex>& lock, Game& game);

    Loop& loop_;
    std::map<std::string, BotProgram> programs_;
    std::vector<std::string> names_;
    std::size_t most_;
    Log log_;
    mutable std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<Task> tasks_;
    std::map<std::string, Game> games_;
    std::size_t processes_ = 0;
    std::uint64_t asked_ = 0;
    std::atomic<bool> stops_{false};
    std::vector<std::thread> threads_;
};

/// Returns the programs, by name; the error says which cannot be one of the server's bots.
[[nodiscard]] Result<std::map<std::string, BotProgram>> read_programs(
    const std::vector<NamedProgram>& programs);

}  // namespace ptcg::server
