#include <memory>

#include <fmt/format.h>

#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "games/saved_games.hpp"
#include "play/play_session.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/journal/journal.hpp"
#include "ptcg/journal/recovery.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {
namespace {

struct JournalOptions {
    std::string file;
    std::string game;
    std::string save;
    std::string ruleset;
    std::vector<std::string> packs;
    std::optional<std::uint64_t> until;
    bool verify = false;
    bool compact = false;
};

/// Returns which options conflict; empty if none do.
std::string misuse(const JournalOptions& options)
{
    if (options.game.empty() && !options.save.empty())
        return "--save writes one game; name it with --game";
    if (options.game.empty() && options.until)
        return "--until goes back in one game; name it with --game";
    if (options.verify && (options.until || !options.save.empty())) {
        return "--verify checks whole games and saves none; leave out --until and --save";
    }
    if (options.compact && (!options.game.empty() || options.verify)) {
        return "--compact deletes all games that are over; leave out --game and --verify";
    }
    return {};
}

int show_list(Journal& journal)
{
    const Result<std::vector<JournalLine>> games = journal.list();
    if (!games) return complain(exit_wrong, games.error().message);
    std::size_t width = 4;
    for (const JournalLine& game : games.value()) width = std::max(width, width_of(game.id));
    width = std::min<std::size_t>(width, 40);
    print_out("{}  {:>7}  {:>8}\n", fit("game", width), "answers", "saved at");
    for (const JournalLine& game : games.value()) {
        const std::string saved = game.saved_at == 0 ? "-" : fmt::format("{}", game.saved_at);
        print_out("{}  {:>7}  {:>8}  {}\n", fit(game.id, width), game.answers, saved,
                  game.over ? "over" : "open");
    }
    return exit_fine;
}

int show_game(Journal& journal, const JournalOptions& options, const Data& data)
{
    Result<JournalGame> game = journal.read(options.game, options.until.value_or(~0ull));
    if (!game) return complain(exit_wrong, game.error().message);
    const Result<Recovered> recovered = recover(game_data(data, options.ruleset), game.value());
    if (!recovered) return complain(exit_wrong, recovered.error().message);
    if (!recovered.value().note.empty()) print_error("{}\n", recovered.value().note);
    GameTable& table = *recovered.value().table;
    const std::array<std::string, players> names = player_names(table.setup().decks);
    const Replay& start = game.value().start;
    print_line("{}: {} against {}, ruleset {}, seed {}", options.game, names[0], names[1],
               start.ruleset, start.seed);
    const std::size_t count = start.answers.size();
    print_out("{} answer{}, {} replayed\n", count, plural(count), recovered.value().replayed);
    Match& match = table.match();
    if (const Decision* open = match.decision()) {
        print_line("turn {}; {} is asked: {}", match.turn(), names[at(open->asked)],
                   name_of(open->purpose));
    } else {
        print_out("{}.\n", Story(Naming{.library = &data.library(), .names = names}).result(match));
    }
    print_out("position {}\n", hex(fingerprint(match.state())));
    if (options.save.empty()) return exit_fine;
    const Result<void> saved = save_replay(table.replay(), options.save);
    if (!saved) return complain(exit_wrong, saved.error().message);
    print_out("saved as {}\n", options.save);
    return exit_fine;
}

int verify_all(Journal& journal, const JournalOptions& options, const Data& data)
{
    if (const Result<void> sound = journal.check(); !sound) {
        return complain(exit_wrong, sound.error().message);
    }
    const Result<std::vector<JournalLine>> games = journal.list();
    if (!games) return complain(exit_wrong, games.error().message);
    std::size_t looked_at = 0, wrong = 0;
    for (const JournalLine& line : games.value()) {
        if (!options.game.empty() && line.id != options.game) continue;
        ++looked_at;
        Result<JournalGame> game = journal.read(line.id);
        const Result<void> verified =
            game ? verify(game_data(data, options.ruleset), game.value()) : game.error();
        if (verified) continue;
        complain(exit_wrong, verified.error().message);
        ++wrong;
    }
    if (looked_at == 0 && !options.game.empty()) {
        return complain(exit_wrong, fmt::format("{}: there is no game \"{}\" in it", options.file,
                                                options.game));
    }
    print_out("{} game{} checked, {} wrong\n", looked_at, plural(looked_at), wrong);
    return wrong == 0 ? exit_fine : exit_wrong;
}

int compact(const std::string& file)
{
    std::error_code error;
    const auto before = std::filesystem::file_size(file, error);
    Result<Journal> journal = Journal::open(file);
    if (!journal) return complain(exit_wrong, journal.error().message);
    if (const Result<void> smaller = journal.value().compact(); !smaller) {
        return complain(exit_wrong, smaller.error().message);
    }
    print_out("{} bytes, {} before\n", std::filesystem::file_size(file, error), before);
    return exit_fine;
}

int run(const JournalOptions& options)
{
    if (const std::string wrong = misuse(options); !wrong.empty()) {
        return complain(exit_usage, wrong);
    }
    std::error_code error;
    if (!std::filesystem::exists(options.file, error)) {
        return complain(exit_usage, fmt::format("{}: there is no such file", options.file));
    }
    if (options.compact) return compact(options.file);
    Result<Journal> journal = Journal::open_to_read(options.file);
    if (!journal) return complain(exit_wrong, journal.error().message);
    if (options.game.empty() && !options.verify) return show_list(journal.value());
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    return options.verify ? verify_all(journal.value(), options, *data)
                          : show_game(journal.value(), options, *data);
}

}  // namespace

void add_journal(cli::Command program)
{
    const cli::Command command =
        program.command("journal", "Inspect a journal of games, and recover them");
    auto options = std::make_shared<JournalOptions>();
    command.footer("  ptcg journal games.journal --verify");
    command.option("file", options->file, "A journal written by play --journal or by a host")
        .value("FILE")
        .required();
    command
        .option("--game", options->game,
                "Recover this game and show its position; default: list all games")
        .value("NAME");
    const auto take_until = [options](const std::string& typed) {
        options->until = whole_number("--until", typed, 0);
    };
    command
        .option_taken("--until", take_until,
                      "With --game: the position after the first NUMBER answers, not after all")
        .value("NUMBER");
    command
        .option("--save", options->save,
                "With --game: write the game to this file, for ptcg replay")
        .value("FILE");
    command.flag(
        "--verify", options->verify,
        "Check the file, and that each game's save leads to the same position as its answers");
    command.flag("--compact", options->compact,
                 "Delete the games that are over from FILE, which makes it smaller; the other "
                 "games are unchanged");
    add_played_ruleset_option(command, options->ruleset);
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
