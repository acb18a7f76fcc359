#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <random>

#include <fmt/format.h>

#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "games/saved_games.hpp"
#include "phrases/languages/card_texts.hpp"
#include "play/play_session.hpp"
#include "ptcg/bots/bot_program.hpp"
#include "ptcg/hosting/replaying.hpp"
#include "ptcg/journal/journal_record.hpp"
#include "ptcg/journal/recovery.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

struct PlayOptions {
    std::vector<std::string> decks;
    std::vector<std::string> packs;
    RulesRequest rules;
    std::string who;  ///< empty: people if standard input is a terminal
    std::string bot = "greedy";
    std::string save;
    std::string resume;
    std::string journal;
    std::string game;  ///< in the journal
    std::string language = "en";
    std::optional<std::uint64_t> seed;
};

/// Returns whether this player is a person.
bool is_person(std::string_view player)
{
    return player == "human" || player == "you";
}

/// Splits "human,mcts:ms=500" into the two players.
std::array<std::string, players> read_seating(const std::string& who)
{
    const std::size_t comma = std::min(who.find(','), who.size());
    return {who.substr(0, comma), who.substr(std::min(comma + 1, who.size()))};
}

/// Returns what is wrong with the seating; empty if nothing is.
std::string is_seating(const std::string& typed)
{
    if (std::count(typed.begin(), typed.end(), ',') != 1) {
        return fmt::format("\"{}\" does not name two players, as in human,bot", typed);
    }
    for (const std::string& player : read_seating(typed)) {
        if (is_person(player) || player == "bot") continue;
        const std::string problem = any_bot_problem(player);
        if (problem.empty()) continue;
        return fmt::format("\"{}\" is neither human nor bot nor the name of a bot: {}", player,
                           problem);
    }
    return {};
}

std::uint64_t fresh_seed()
{
    // Small enough to type again.
    return std::random_device{}() % 1'000'000u;
}

PlaySession::Seats seats_for(const PlayOptions& options, const CardLibrary& library,
                             const GameTable::Setup& game)
{
    std::string who = options.who;
    if (who.empty()) who = stdin_is_terminal() ? "human,bot" : "bot,bot";
    const std::array<std::string, players> kinds = read_seating(who);
    PlaySession::Seats seats;
    for (std::size_t i = 0; i < players; ++i) {
        if (is_person(kinds[i])) continue;
        const std::string& bot = kinds[i] == "bot" ? options.bot : kinds[i];
        seats[i] = std::move(make_any_bot(bot, library).value());
        seats[i]->introduce(game_of(static_cast<PlayerId>(i), game.decks[i].cards, library,
                                    game.ruleset, options.rules.format));
        seats[i]->begin(derived_seed(game.seed, i));
    }
    return seats;
}

/// Returns an argument as a shell takes it.
std::string quoted(const std::string& argument)
{
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%";
    if (!argument.empty() && argument.find_first_not_of(plain) == std::string::npos) {
        return argument;
    }
    std::string text = "'";
    for (const char c : argument) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

/// Prints the command that continues the game with the same players, packs and language.
void say_how_to_continue(const PlayOptions& options, const TableTexts& texts,
                         const std::vector<std::string>& how)
{
    std::vector<std::string> words = how;
    const auto add = [&](const char* option, const std::string& value) {
        words.insert(words.end(), {option, value});
    };
    const PlayOptions usual;
    if (!options.who.empty()) add("--players", options.who);
    if (options.bot != usual.bot) add("--bot", options.bot);
    if (options.language != usual.language) add("--lang", options.language);
    if (is_path(options.rules.ruleset)) add("--ruleset", options.rules.ruleset);
    for (const std::string& pack : options.packs) add("--packs", pack);
    std::string command = "ptcg play";
    for (const std::string& word : words) command += " " + quoted(word);
    print_out("{}\n", fill(texts.to_continue, {{"command", command}}));
}

int play(const PlayOptions& options, GameTable& table, const CardLibrary& library,
         const Language& language)
{
    const GameTable::Setup& setup = table.setup();
    const bool is_kept = !options.save.empty() || !options.journal.empty();
    PlaySession session(table, seats_for(options, library, setup), language, is_kept);
    if (!options.save.empty()) {
        session.keep_with([&] { return save_replay(table.replay(), options.save); });
    }
    session.run();
    const TableTexts& texts = language.texts.table;
    print_out("{}\n", fill(texts.seed, {{"value", fmt::format("{}", setup.seed)}}));
    int code = table.match().failure().empty() ? exit_fine : exit_wrong;
    if (interrupted()) code = exit_interrupted;
    if (!options.save.empty()) {
        const Result<void> saved = save_replay(table.replay(), options.save);
        if (!saved) return complain(exit_wrong, saved.error().message);
        print_out("{}\n", fill(texts.saved_as, {{"file", options.save}}));
        if (!table.match().over()) say_how_to_continue(options, texts, {"--resume", options.save});
    }
    return code;
}

/// Returns a new table with two decks.
std::unique_ptr<GameTable> fresh_table(PlayOptions options, const Data& data,
                                       const Language& language, int& code)
{
    if (options.decks.empty()) options.decks = {"powerhouse", "lava-flow"};
    std::optional<MatchUp> match_up = load_two_decks(options.decks, options.rules, data, code);
    if (!match_up) return nullptr;
    const std::string note = note_of(match_up->play, language.texts);
    if (!note.empty()) print_out("{}\n", note);
    GameTable::Setup setup{std::move(match_up->decks), match_up->play.ruleset, match_up->play.rules,
                           options.seed.value_or(fresh_seed())};
    Result<std::unique_ptr<GameTable>> table = GameTable::open(data.pool, std::move(setup));
    if (!table) return code = complain(exit_wrong, table.error().message), nullptr;
    return std::move(table.value());
}

/// Returns whether the options ask for a new game, which a game that continues is not. A ruleset
/// from a separate file must be named again.
bool asks_for_new_game(const PlayOptions& options)
{
    const bool names_rules = !options.rules.format.empty() ||
                             (!options.rules.ruleset.empty() && !is_path(options.rules.ruleset));
    return !options.decks.empty() || options.seed || names_rules;
}

void say_continuing(const GameTable& table)
{
    print_out("Continuing after {} answer{}.\n", table.answers_given(),
              plural(table.answers_given()));
}

/// Returns the saved game, where it was left.
std::unique_ptr<GameTable> resumed_table(const PlayOptions& options, const Data& data, int& code)
{
    const auto refuse = [&](ExitCode exit, std::string_view why) {
        code = complain(exit, fmt::format("{}: {}", options.resume, why));
        return nullptr;
    };
    if (asks_for_new_game(options)) {
        return refuse(exit_usage,
                      "the game continues with its own decks, rules and seed; leave them out");
    }
    const Result<Replay> replay = load_replay(options.resume);
    if (!replay) return code = complain(exit_wrong, replay.error().message), nullptr;
    Result<std::unique_ptr<GameTable>> opened =
        open_replay(game_data(data, options.rules.ruleset), replay.value());
    if (!opened) return refuse(exit_wrong, opened.error().message);
    std::unique_ptr<GameTable> table = std::move(opened.value());
    const Result<void> played = play_back(*table, replay.value());
    if (!played) return refuse(exit_wrong, played.error().message);
    if (table->match().over()) return refuse(exit_usage, "the game is over; ptcg replay shows it");
    say_continuing(*table);
    return table;
}

/// Returns the game from the journal, where it was left.
std::unique_ptr<GameTable> recovered_table(const PlayOptions& options, const Data& data,
                                           Journal& journal, int& code)
{
    if (asks_for_new_game(options)) {
        return code = complain(exit_usage,
                               fmt::format("the game \"{}\" continues with its own decks, rules "
                                           "and seed; leave them out, or name another game",
                                           options.game)),
               nullptr;
    }
    Result<JournalGame> game = journal.read(options.game);
    if (!game) return code = complain(exit_wrong, game.error().message), nullptr;
    if (game.value().over) {
        return code =
                   complain(exit_usage, fmt::format("the game \"{}\" is over; `ptcg journal {} "
                                                    "--game {}` shows it",
                                                    options.game, options.journal, options.game)),
               nullptr;
    }
    // A save has no events, and the story of the game needs them all.
    Result<Recovered> recovered =
        recover(game_data(data, options.rules.ruleset), game.value(), RecoverFrom::start);
    if (!recovered) return code = complain(exit_wrong, recovered.error().message), nullptr;
    std::unique_ptr<GameTable> table = std::move(recovered.value().table);
    say_continuing(*table);
    return table;
}

/// Returns a name that no game of the journal has.
Result<std::string> free_name(Journal& journal)
{
    for (std::size_t number = 1;; ++number) {
        std::string name = fmt::format("game-{}", number);
        const Result<bool> taken = journal.has(name);
        if (!taken) return taken.error();
        if (!taken.value()) return name;
    }
}

int play_with_journal(PlayOptions options, const Data& data, const Language& language)
{
    Result<Journal> journal = Journal::open(options.journal);
    if (!journal) return complain(exit_usage, journal.error().message);
    if (options.game.empty()) {
        const Result<std::string> name = free_name(journal.value());
        if (!name) return complain(exit_wrong, name.error().message);
        options.game = name.value();
    }
    const Result<bool> goes_on = journal.value().has(options.game);
    if (!goes_on) return complain(exit_wrong, goes_on.error().message);
    int code = exit_fine;
    const std::unique_ptr<GameTable> table =
        goes_on.value() ? recovered_table(options, data, journal.value(), code)
                        : fresh_table(options, data, language, code);
    if (table == nullptr) return code;
    if (!goes_on.value()) {
        const Result<void> begun = begin_in(journal.value(), options.game, *table);
        if (!begun) return complain(exit_wrong, begun.error().message);
    }
    JournalRecord record(journal.value(), options.game);
    table->keep_record(&record);
    code = play(options, *table, data.library(), language);
    print_line("Recorded in the journal as \"{}\".", options.game);
    if (!table->match().over()) {
        say_how_to_continue(options, language.texts.table,
                            {"--journal", options.journal, "--game", options.game});
    }
    return code;
}

int run(PlayOptions options)
{
    if (!options.resume.empty() && !options.journal.empty()) {
        return complain(exit_usage,
                        "--resume continues a saved game, --journal one of a journal; "
                        "give one of them");
    }
    if (options.save.empty()) options.save = options.resume;
    std::error_code error;
    if (!options.resume.empty() && !std::filesystem::exists(options.resume, error)) {
        return complain(exit_usage, fmt::format("{}: there is no such file", options.resume));
    }
    if (!options.game.empty() && options.journal.empty()) {
        return complain(exit_usage, "--game names a game of a journal; give it with --journal");
    }
    // Better now than at the end of a long game.
    if (!options.save.empty()) {
        const Result<void> able = can_write(options.save);
        if (!able) return complain(exit_usage, able.error().message);
    }
    leave_on_interrupt();
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const auto language = phrases::find_language_of_cards(options.language, data->roots);
    if (!language) return complain(exit_usage, language.error().message);
    if (!options.journal.empty()) return play_with_journal(options, *data, *language.value());
    int code = exit_fine;
    const std::unique_ptr<GameTable> table =
        options.resume.empty() ? fresh_table(options, *data, *language.value(), code)
                               : resumed_table(options, *data, code);
    return table == nullptr ? code : play(options, *table, data->library(), *language.value());
}

}  // namespace

void add_play(cli::Command program)
{
    const cli::Command command = program.command("play", "Play or watch a game");
    auto options = std::make_shared<PlayOptions>();
    add_decks_option(command, "decks", options->decks,
                     "Two decks, by name or file; default: powerhouse and lava-flow");
    const auto take_seed = [options](const std::string& typed) {
        options->seed = whole_number("--seed", typed, 0);
    };
    command.option_taken("--seed", take_seed, "The same seed gives the same coins and shuffles")
        .value("NUMBER");
    command
        .option("--players", options->who,
                "The two players, each human, bot or the name of a bot, as in human,bot or "
                "human,mcts:ms=500 (bot,bot prints the game as a story); default: human,bot at a "
                "terminal, otherwise bot,bot")
        .value("WHO")
        .check(is_seating);
    command
        .option("--bot", options->bot,
                fmt::format("How bots play: {}{}", bot_name_help, bot_program_help))
        .value("BOT")
        .check(any_bot_problem)
        .shows_default();
    command
        .option("--save", options->save,
                "Save the game to this file, again after each answer of a person, so that it can "
                "continue at any moment: play --resume FILE")
        .value("FILE");
    command
        .option("--resume", options->resume,
                "Continue the game saved in this file, with its decks, rules and seed; it is saved "
                "there again unless --save names another file")
        .value("FILE");
    command
        .option("--journal", options->journal,
                "Write each answer to this file before it takes effect, so that the game can "
                "continue after a crash; ptcg journal shows the file")
        .value("FILE");
    command
        .option("--game", options->game,
                "The game's name in the journal; a game that is already there continues where it "
                "stopped")
        .value("NAME");
    add_rules_options(command, options->rules);
    add_unchecked_option(command, options->rules);
    add_language_option(command, options->language);
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
