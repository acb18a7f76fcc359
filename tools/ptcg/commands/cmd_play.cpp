#include <algorithm>
#include <array>
#include <memory>
#include <random>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/commands.hpp"
#include "data/language_files.hpp"
#include "play/play_session.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {
namespace {

struct Options {
    std::vector<std::string> decks;
    std::vector<std::string> packs;
    RulesWanted rules;
    std::string who;  ///< empty: people if there is a terminal to type on
    std::string bot = "greedy";
    std::string save;
    std::string language = "en";
    std::optional<std::uint64_t> seed;
};

/// Whether a person sits there.
bool is_person(std::string_view player)
{
    return player == "human" || player == "you";
}

/// The two players of "human,mcts:ms=500".
std::array<std::string, players> read_seating(const std::string& who)
{
    const std::size_t comma = std::min(who.find(','), who.size());
    return {who.substr(0, comma), who.substr(std::min(comma + 1, who.size()))};
}

/// What is wrong with who sits where; empty if nothing is.
std::string is_seating(const std::string& typed)
{
    if (std::count(typed.begin(), typed.end(), ',') != 1) {
        return fmt::format("\"{}\" names no two players, as in human,bot", typed);
    }
    for (const std::string& player : read_seating(typed)) {
        if (is_person(player) || player == "bot") continue;
        const std::string problem = bot_name_problem(player);
        if (problem.empty()) continue;
        return fmt::format("\"{}\" is neither human nor bot nor the name of a bot: {}", player,
                           problem);
    }
    return {};
}

std::uint64_t fresh_seed()
{
    // Small enough to be typed again.
    return std::random_device{}() % 1'000'000u;
}

PlaySession::Seats seats_for(const Options& options, const CardLibrary& library, std::uint64_t seed)
{
    std::string who = options.who;
    if (who.empty()) who = stdin_is_terminal() ? "human,bot" : "bot,bot";
    const std::array<std::string, players> kinds = read_seating(who);
    PlaySession::Seats seats;
    for (std::size_t i = 0; i < players; ++i) {
        if (is_person(kinds[i])) continue;
        const std::string& bot = kinds[i] == "bot" ? options.bot : kinds[i];
        seats[i] = std::move(make_bot(bot, library).value());
        seats[i]->begin(derived_seed(seed, i));
    }
    return seats;
}

int play(const Options& options, GameTable& table, const CardLibrary& library,
         const Language& language)
{
    const GameTable::Setup& setup = table.setup();
    PlaySession session(table, seats_for(options, library, setup.seed), language);
    session.run();
    const TableTexts& texts = language.texts.table;
    fmt::print("{}\n", fill(texts.seed, {{"value", fmt::format("{}", setup.seed)}}));
    int code = table.match().failure().empty() ? exit_fine : exit_wrong;
    if (interrupted()) code = exit_interrupted;
    if (!options.save.empty()) {
        const Result<void> saved = save_replay(table.replay(), options.save);
        if (!saved) return complain(exit_wrong, saved.error().message);
        fmt::print("{}\n", fill(texts.saved_as, {{"file", options.save}}));
    }
    return code;
}

int run(Options options)
{
    // Better now than at the end of a long game.
    if (!options.save.empty()) {
        const Result<void> able = can_save(options.save);
        if (!able) return complain(exit_usage, able.error().message);
    }
    leave_on_interrupt();
    if (options.decks.empty()) options.decks = {"powerhouse", "lava-flow"};
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const auto language = find_language(options.language, data->roots);
    if (!language) return complain(exit_usage, language.error().message);
    int code = exit_fine;
    std::optional<MatchUp> match_up = load_two_decks(options.decks, options.rules, *data, code);
    if (!match_up) return code;
    const std::string note = note_of(match_up->play, language.value()->texts);
    if (!note.empty()) fmt::print("{}\n", note);
    GameTable::Setup setup{std::move(match_up->decks), match_up->play.ruleset, match_up->play.rules,
                           options.seed.value_or(fresh_seed())};
    Result<std::unique_ptr<GameTable>> table = GameTable::open(*data, std::move(setup));
    if (!table) return complain(exit_wrong, table.error().message);
    return play(options, *table.value(), data->library(), *language.value());
}

}  // namespace

void add_play(CLI::App& program, int& code)
{
    CLI::App* command = program.add_subcommand("play", "Play or watch a game");
    auto options = std::make_shared<Options>();
    command
        ->add_option("decks", options->decks,
                     "Two decks, by name or file; powerhouse and lava-flow if left out")
        ->type_name("DECK DECK")
        ->expected(2);
    const auto take_seed = [options](const std::string& typed) {
        options->seed = whole_number("--seed", typed, 0);
    };
    command
        ->add_option_function<std::string>("--seed", take_seed,
                                           "The same seed gives the same chance")
        ->type_name("NUMBER");
    command
        ->add_option("--players", options->who,
                     "Who sits where: two of human, bot and the names of bots, as in human,bot or "
                     "human,mcts:ms=500 (bot,bot is told as a story). Left out: human,bot at a "
                     "terminal, otherwise bot,bot")
        ->type_name("WHO")
        ->check(is_seating);
    command->add_option("--bot", options->bot, "How bots play: " + std::string(bot_name_help))
        ->type_name("BOT")
        ->check(bot_name_problem)
        ->capture_default_str();
    command->add_option("--save", options->save, "Save the game here when it ends or is left")
        ->type_name("FILE");
    add_rules_options(*command, options->rules);
    add_unchecked_option(*command, options->rules);
    add_language_option(*command, options->language);
    add_packs_option(*command, options->packs);
    command->callback([options, &code] { code = run(*options); });
}

}  // namespace ptcg::tools
