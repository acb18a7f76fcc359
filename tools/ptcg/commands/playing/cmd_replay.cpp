#include <memory>

#include <fmt/format.h>

#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "games/saved_games.hpp"
#include "phrases/languages/card_texts.hpp"
#include "play/play_session.hpp"
#include "play/replay_session.hpp"
#include "play/story_lines.hpp"
#include "ptcg/hosting/narrator.hpp"
#include "ptcg/hosting/replaying.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {
namespace {

struct ReplayOptions {
    std::string file;
    std::vector<std::string> packs;
    std::string language = "en";
    std::string ruleset;
    std::string seat;
    bool verify = false;
    bool story = false;
    bool log = false;
    bool card_ids = false;
    bool anyway = false;
    bool step = false;
};

/// Returns who reads the story: everyone's cards are shown unless a seat is chosen.
Audience reader_of(const ReplayOptions& options)
{
    if (options.seat.empty()) return seen_by_all;
    return seen_by(options.seat == "1" ? PlayerId::one : PlayerId::two);
}

void print_story(const std::vector<StoryLine>& lines)
{
    for (const std::string& line : story_lines(lines, terminal_width(), Paint::for_stdout())) {
        print_out("{}\n", line);
    }
    print_out("\n");
}

/// Returns where the cards of a game from a server may be; empty if it is not from a library.
std::string library_hint(const Replay& replay)
{
    if (replay.library.empty()) return {};
    return fmt::format(
        "\n  it was played with the library \"{}\" of a server; --packs DIR adds "
        "that library's folder",
        replay.library);
}

/// Goes through the game as the person at the terminal wants.
int step_through(GameTable& table, const Replay& replay, const ReplayOptions& options,
                 const Language& language)
{
    leave_on_interrupt();
    const Result<void> gone = ReplaySession(table, replay, language).run();
    if (!gone)
        return complain(exit_wrong, fmt::format("{}: {}", options.file, gone.error().message));
    return interrupted() ? exit_interrupted : exit_fine;
}

int run(const ReplayOptions& options)
{
    std::error_code error;
    if (!std::filesystem::exists(options.file, error)) {
        return complain(exit_usage, fmt::format("{}: there is no such file", options.file));
    }
    const Result<Replay> replay = load_replay(options.file);
    if (!replay) return complain(exit_wrong, replay.error().message);
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const auto language = phrases::find_language_of_cards(options.language, data->roots);
    if (!language) return complain(exit_usage, language.error().message);
    const GameData games = game_data(*data, options.ruleset);
    std::string changed = changed_since(games, replay.value());
    if (!changed.empty()) changed += library_hint(replay.value());
    if (!changed.empty() && !options.anyway) {
        return complain(exit_wrong,
                        fmt::format("{}: {}\n  --anyway plays its answers with the cards of today "
                                    "as far as they fit; --packs DIR uses the packs of then",
                                    options.file, changed));
    }
    if (!changed.empty()) print_error("ptcg: warning: {}\n", changed);
    const Result<std::unique_ptr<GameTable>> table =
        open_replay(games, replay.value(), options.anyway);
    if (!table) {
        return complain(exit_wrong, fmt::format("{}: {}", options.file, table.error().message));
    }
    if (options.step)
        return step_through(*table.value(), replay.value(), options, *language.value());
    const Result<void> played = play_back(*table.value(), replay.value());
    Match& match = table.value()->match();
    Narrator narrator(Naming{.library = &data->library(),
                             .names = player_names(replay.value()),
                             .language = &*language.value(),
                             .has_ids = options.card_ids},
                      reader_of(options), options.log ? StoryForm::battle_log : StoryForm::story);
    const std::vector<StoryLine> lines = narrator.tell(match).lines;
    if (options.log) {
        print_out("{}\n", battle_log_text(lines));
    } else if (options.story || !options.verify) {
        print_story(lines);
    }
    if (!played) {
        return complain(exit_wrong, fmt::format("{}: {}", options.file, played.error().message));
    }
    print_out("{}.\n", narrator.story().result(match));
    const std::size_t count = replay.value().answers.size();
    print_out("{} answer{} replayed, the end is the same ({}).\n", count, plural(count),
              replay.value().final_hash);
    return exit_fine;
}

}  // namespace

void add_replay(cli::Command program)
{
    const cli::Command command = program.command("replay", "Replay a saved game");
    auto options = std::make_shared<ReplayOptions>();
    command.footer("  ptcg replay game.json");
    command.option("file", options->file, "A game saved by play --save").value("FILE").required();
    command.flag("--verify", options->verify, "Only check that it ends as it did");
    command.flag("--step", options->step,
                 "Go through it one answer at a time, forward and back, from either seat or with "
                 "both hands; ? lists the commands");
    command.flag("--story", options->story, "Print the story even with --verify");
    command.flag("--log", options->log,
                 "Print it as a battle log instead: in sections, with what came of each action");
    command.option("--seat", options->seat, "Show only what this player knew, 1 or 2")
        .value("SEAT")
        .one_of({"1", "2"});
    command.flag("--card-ids", options->card_ids, "Name cards with their IDs");
    command.flag("--anyway", options->anyway,
                 "Replay it although its packs or ruleset have changed, as far as its answers fit; "
                 "exit code 1 if it ends differently");
    add_played_ruleset_option(command, options->ruleset);
    add_language_option(command, options->language);
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
