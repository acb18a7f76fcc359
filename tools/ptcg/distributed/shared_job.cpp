#include "distributed/shared_job.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <thread>

#include <fmt/format.h>

#include "distributed/range_result.hpp"
#include "ptcg/hosting/replay_file.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t most_ranges = 100;
constexpr auto between_reports = std::chrono::milliseconds(100);

/// A range of one of the parts.
using Piece = std::pair<std::size_t, std::uint64_t>;  // part, first game

class SharedJob {
public:
    SharedJob(std::span<const SimulationSetup> parts, const Distribution& distribution)
        : parts_(parts),
          distribution_(distribution),
          ranks_(*distribution.ranks),
          job_(job_print(parts) + ' ' + distribution.build),
          seconds_(parts.size())
    {
        const bool whole = ranks_.count() == 1 && distribution.folder.empty();
        for (const SimulationSetup& part : parts) {
            games_ += part.games;
            pieces_.push_back(whole ? std::vector<GameRange>{{0, part.games}}
                                    : ranges_of(part.games));
        }
    }

    Result<SharedResult> play()
    {
        if (Result<void> ready = open_folder(); !ready) return ready.error();
        std::string mine;
        if (Result<void> read = find_finished(mine); !read) return read.error();
        if (Result<void> taken = take_in(ranks_.exchange(mine)); !taken) return taken.error();
        kept_ = finished_games();
        seconds_.assign(parts_.size(), 0);  // the time of ranges that were already there does not
                                            // count
        done_here_ = ranks_.rank() == 0 ? kept_ : 0;
        tell_gaps();
        mine.clear();
        if (Result<void> played = play_missing(mine); !played) return played.error();
        wait_for_others();
        if (Result<void> taken = take_in(ranks_.exchange(mine)); !taken) return taken.error();
        return sum();
    }

private:
    [[nodiscard]] fs::path file_of(std::size_t part, const GameRange& range) const
    {
        return distribution_.folder / fmt::format("part-{}-games-{}-{}.json", part, range.first,
                                                  range.first + range.count - 1);
    }

    /// Creates the folder, or refuses one that belongs to another job.
    Result<void> open_folder() const
    {
        if (distribution_.folder.empty()) return {};
        std::error_code error;
        fs::create_directories(distribution_.folder, error);
        if (error) {
            return Error{fmt::format("{}: cannot be created: {}", distribution_.folder.string(),
                                     error.message())};
        }
        const fs::path name = distribution_.folder / "job.txt";
        const std::string text = job_ + '\n';
        if (!fs::exists(name, error)) {
            // All ranks may write it at once, but not through the same temporary file.
            const fs::path own = distribution_.folder / fmt::format("job-{}.txt", ranks_.rank());
            if (Result<void> written = write_file(own, text); !written) return written;
            fs::rename(own, name, error);
        }
        const Result<std::string> found = read_file(name, most_text_bytes);
        if (!found) return found.error();
        if (found.value() == text) return {};
        const std::size_t job_length = text.find(' ');
        if (found.value().substr(0, job_length) == text.substr(0, job_length)) {
            return Error{fmt::format(
                "{}: contains ranges that another build of ptcg has played, which may play other "
                "games; continue with that build, name another folder, or delete this one",
                distribution_.folder.string())};
        }
        return Error{
            fmt::format("{}: contains ranges of another job (other games, cards, rules, bot "
                        "or seed); name another folder, or delete this one",
                        distribution_.folder.string())};
    }

    /// Appends the results in this rank's folder to `mine`.
    Result<void> find_finished(std::string& mine) const
    {
        if (distribution_.folder.empty()) return {};
        for (std::size_t part = 0; part < pieces_.size(); ++part) {
            for (const GameRange& range : pieces_[part]) {
                const fs::path file = file_of(part, range);
                std::error_code error;
                if (!fs::exists(file, error)) continue;
                const Result<std::string> text = read_file(file, most_data_bytes);
                if (!text) return text.error();
                const Result<RangeResult> read = range_result_in(text.value());
                if (read && fits(read.value(), part, range)) {
                    mine += text.value();
                } else if (distribution_.tell && ranks_.rank() == 0) {
                    distribution_.tell(
                        fmt::format("{}: {}; its games are played again", file.string(),
                                    read ? "it belongs to another job" : read.error().message));
                }
            }
        }
        return {};
    }

    [[nodiscard]] bool fits(const RangeResult& read, std::size_t part, const GameRange& range) const
    {
        return read.job == job_ && read.part == part && read.range == range;
    }

    /// Takes in the results that the ranks have exchanged.
    Result<void> take_in(const std::vector<std::string>& texts)
    {
        for (const std::string& text : texts) {
            std::vector<double> seconds(parts_.size());
            std::string_view rest = text;
            while (!rest.empty()) {
                const std::size_t line = rest.find('\n') + 1;  // JSON, then its checksum
                const std::size_t length = rest.find('\n', line) + 1;
                Result<RangeResult> read = range_result_in(rest.substr(0, length));
                if (!read || read.value().job != job_) {
                    return Error{
                        "the processes are not playing the same job: do all of them have the same "
                        "packs and the same build of ptcg?"};
                }
                rest.remove_prefix(length);
                const Piece piece{read.value().part, read.value().range.first};
                seconds[piece.first] += read.value().result.seconds;
                finished_.emplace(piece, std::move(read.value().result));
            }
            for (std::size_t i = 0; i < seconds.size(); ++i) {
                seconds_[i] = std::max(seconds_[i], seconds[i]);
            }
        }
        return {};
    }

    [[nodiscard]] std::uint64_t finished_games() const
    {
        std::uint64_t games = 0;
        for (const auto& [piece, result] : finished_) games += result.games;
        return games;
    }

    [[nodiscard]] std::vector<std::pair<std::size_t, GameRange>> missing() const
    {
        std::vector<std::pair<std::size_t, GameRange>> missing;
        for (std::size_t part = 0; part < pieces_.size(); ++part) {
            for (const GameRange& range : pieces_[part]) {
                if (!finished_.contains({part, range.first})) missing.emplace_back(part, range);
            }
        }
        return missing;
    }

    /// Reports which games are missing, if some are there.
    void tell_gaps() const
    {
        if (kept_ == 0 || !distribution_.tell || ranks_.rank() != 0) return;
        std::vector<std::string> gaps;
        for (std::size_t part = 0; part < pieces_.size(); ++part) {
            std::uint64_t from = 0, end = 0;  // of the current gap
            const auto close = [&] {
                if (end == from) return;
                const std::string where =
                    pieces_.size() > 1 ? fmt::format(" of part {}", part + 1) : std::string();
                gaps.push_back(from + 1 == end ? fmt::format("{}{}", from, where)
                                               : fmt::format("{} to {}{}", from, end - 1, where));
            };
            for (const GameRange& range : pieces_[part]) {
                if (finished_.contains({part, range.first})) continue;
                if (range.first != end) {
                    close();
                    from = range.first;
                }
                end = range.first + range.count;
            }
            close();
        }
        distribution_.tell(gaps.empty() ? fmt::format("all {} games are done", games_)
                                        : fmt::format("{} of {} games are done; missing: {}", kept_,
                                                      games_, fmt::join(gaps, ", ")));
    }

    /// Plays this rank's share of the missing ranges: every `count`th.
    Result<void> play_missing(std::string& mine)
    {
        const auto all = missing();
        std::unique_ptr<Simulator> simulator;
        std::size_t loaded = 0;  // the part `simulator` is for
        for (std::size_t i = ranks_.rank(); i < all.size(); i += ranks_.count()) {
            const auto& [part, range] = all[i];
            if (simulator == nullptr || loaded != part) {
                simulator = std::make_unique<Simulator>(parts_[part]);
                loaded = part;
            }
            SimulationResult result =
                simulator->play(range, [this](std::uint64_t done) { report(done_here_ + done); });
            done_here_ += range.count;
            const std::string text = to_text({job_, part, range, std::move(result)});
            if (!distribution_.folder.empty()) {
                Result<void> written = write_file(file_of(part, range), text);
                if (!written) return written;
            }
            mine += text;
        }
        return {};
    }

    void report(std::uint64_t done)
    {
        if (ranks_.count() > 1) {
            const Clock::time_point now = Clock::now();
            if (now < next_report_) return;
            next_report_ = now + between_reports;
        }
        done = ranks_.report(done);
        if (distribution_.progress) distribution_.progress(done);
    }

    /// After finishing its own share, the first rank shows the progress of the others.
    void wait_for_others()
    {
        std::uint64_t done = ranks_.report(done_here_);
        if (ranks_.rank() != 0 || ranks_.count() == 1) return;
        while (done < games_) {
            std::this_thread::sleep_for(between_reports / 2);
            done = ranks_.report(done_here_);
            if (distribution_.progress) distribution_.progress(done);
        }
    }

    SharedResult sum()
    {
        SharedResult shared;
        shared.parts.resize(parts_.size());
        shared.kept = kept_;
        shared.processes = ranks_.count();
        for (const auto& [piece, result] : finished_) shared.parts[piece.first].add(result);
        for (std::size_t i = 0; i < seconds_.size(); ++i) shared.parts[i].seconds = seconds_[i];
        return shared;
    }

    std::span<const SimulationSetup> parts_;
    const Distribution& distribution_;
    Ranks& ranks_;
    std::string job_;
    std::vector<std::vector<GameRange>> pieces_;  ///< by part
    std::map<Piece, SimulationResult> finished_;
    std::vector<double> seconds_;  ///< of each part: those of the rank that took longest
    std::uint64_t games_ = 0;
    std::uint64_t kept_ = 0;
    std::uint64_t done_here_ = 0;
    Clock::time_point next_report_{};
};

}  // namespace

std::vector<GameRange> ranges_of(std::uint64_t games)
{
    const std::uint64_t count = std::min(games, most_ranges);
    std::vector<GameRange> ranges;
    for (std::uint64_t i = 0, first = 0; i < count; ++i) {
        const std::uint64_t size = games / count + (i < games % count ? 1 : 0);
        ranges.push_back({first, size});
        first += size;
    }
    return ranges;
}

Result<SharedResult> play_shared(std::span<const SimulationSetup> parts,
                                 const Distribution& distribution)
{
    return SharedJob(parts, distribution).play();
}

}  // namespace ptcg::tools
