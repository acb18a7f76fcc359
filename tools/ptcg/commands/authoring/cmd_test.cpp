// ptcg test: runs the tests next to the cards.

#include "commands/commands.hpp"
#include "commands/shared_options.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <thread>

#include <fmt/format.h>

#include "card_tests/card_test.hpp"
#include "card_tests/test_output.hpp"
#include "card_tests/test_runner.hpp"
#include "checking/showing.hpp"
#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/problem.hpp"
#include "screen/progress.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"
#include "text_tests/text_testing.hpp"

namespace ptcg::tools {

namespace {

struct TestCommand {
    std::vector<std::string> paths;
    std::vector<std::string> packs;
    CardTestOptions options;
    bool verbose = false;
    bool no_reruns = false;
    std::string only_rerun;
    std::uint64_t jobs = std::max(1u, std::thread::hardware_concurrency());
    std::string junit;  ///< file to write, or empty
    std::string json;   ///< likewise; "-" for standard output
    bool no_texts = false;
    int scenes = usual_scenes;
    std::string show;  ///< the id of a card, or empty
};

void print_list(const std::vector<CardTestResult>& results)
{
    for (const CardTestResult& result : results) {
        for (const CardTestOutcome& test : result.tests) {
            print_line("{}:{}: {}", test.file, test.line, test.name);
        }
    }
}

/// Writes the failure reports and a line of counts to `out`.
void print_results(const std::vector<CardTestResult>& results, const TestCommand& command,
                   double seconds, std::FILE* out)
{
    std::size_t passed = 0;
    std::size_t failed = 0;
    for (const CardTestResult& result : results) {
        passed += result.passed();
        failed += result.failed();
        for (const CardTestOutcome& test : result.tests) {
            if (!test.passed) {
                print_to(out, "{}\n", test.report);
            } else if (command.verbose) {
                print_to(out, "ok      {}: {} ({:.1f} ms)\n", test.file, in_one_line(test.name),
                         test.milliseconds);
            }
        }
    }
    const Paint& paint = command.options.paint;
    const std::string failures = fmt::format("{} failed", failed);
    print_to(out, "{} passed, {} in {:.1f} s\n", passed,
             failed > 0 ? paint(Tint::red, failures) : failures, seconds);
}

/// Writes the text to the file. On failure, reports it and returns false.
[[nodiscard]] bool write_file(const std::string& path, const std::string& text)
{
    std::ofstream out(path, std::ios::binary);
    out << text;
    out.close();
    if (!out.fail()) return true;
    complain(exit_usage, fmt::format("{}: cannot be written", path));
    return false;
}

[[nodiscard]] bool write_results(const std::vector<CardTestResult>& results,
                                 const TestCommand& command)
{
    if (!command.junit.empty() && !write_file(command.junit, to_junit(results))) return false;
    if (command.json == "-") {
        print_out("{}", to_json(results));
    } else if (!command.json.empty() && !write_file(command.json, to_json(results))) {
        return false;
    }
    return true;
}

/// Sets the reruns that the command line selects.
void choose_reruns(TestCommand& command)
{
    auto& reruns = command.options.reruns;
    if (command.no_reruns || !command.only_rerun.empty()) reruns.fill(false);
    if (!command.only_rerun.empty()) {
        reruns[static_cast<std::size_t>(rerun_named(command.only_rerun).value())] = true;
    }
}

/// Returns all test files except those of packs that could not be loaded.
std::vector<CardTestFile> files_to_run(std::vector<std::filesystem::path> paths, const Data& data,
                                       const std::vector<PackPlace>& left_out)
{
    if (paths.empty()) paths = data.roots;
    std::vector<CardTestFile> files = find_card_tests(paths);
    if (left_out.empty()) return files;
    std::erase_if(files, [&](const CardTestFile& file) {
        const std::filesystem::path pack = enclosing_pack(file.path);
        return std::ranges::any_of(left_out, [&](const PackPlace& place) {
            std::error_code ignored;
            return !pack.empty() && std::filesystem::equivalent(place.folder, pack, ignored);
        });
    });
    return files;
}

/// Returns whether a path is in the pack, or in no pack: such tests may use any pack.
bool matters(const PackInfo& pack, const std::vector<std::filesystem::path>& paths)
{
    return paths.empty() || std::ranges::any_of(paths, [&](const std::filesystem::path& path) {
               const std::filesystem::path its = enclosing_pack(path);
               std::error_code ignored;
               return its.empty() || std::filesystem::equivalent(its, pack.path, ignored);
           });
}

/// Returns a file or folder, or else the folder of the pack with that id.
Result<std::filesystem::path> place_of(const std::string& named,
                                       const std::vector<std::string>& packs)
{
    std::error_code none;
    if (std::filesystem::exists(named, none)) return std::filesystem::path(named);
    std::vector<std::string> known;
    for (PackPlace& place : list_packs(pack_roots(packs))) {
        if (place.id == as_pack_id(named)) return place.folder;
        known.push_back(std::move(place.id));
    }
    return Error{fmt::format("there is no file, folder or pack \"{}\"{}", named,
                             did_you_mean(named, known))};
}

/// Returns the named places. Tests inside a pack need that pack wherever it is, so it is added to
/// `packs`. If a place does not exist, reports that and returns nothing.
std::optional<std::vector<std::filesystem::path>> named_places(const TestCommand& command,
                                                               std::vector<std::string>& packs)
{
    std::vector<std::filesystem::path> paths;
    for (const std::string& named : command.paths) {
        const Result<std::filesystem::path> found = place_of(named, command.packs);
        if (!found) {
            complain(exit_usage, found.error().message);
            return std::nullopt;
        }
        const std::filesystem::path& path = paths.emplace_back(found.value());
        const std::filesystem::path pack = enclosing_pack(path);
        if (!pack.empty()) packs.push_back(pack.string());
    }
    return paths;
}

struct TestRun {
    std::vector<CardTestResult> results;
    double seconds = 0;

    [[nodiscard]] bool found_any() const
    {
        return std::ranges::any_of(results,
                                   [](const CardTestResult& one) { return !one.tests.empty(); });
    }
    [[nodiscard]] bool all_passed() const
    {
        return std::ranges::all_of(results,
                                   [](const CardTestResult& one) { return one.failed() == 0; });
    }
};

/// Returns the cards of the packs among the paths; of all packs if there are no paths. A file is
/// one of tests, not a card.
std::set<DefId> cards_in(const CardPool& pool, const std::vector<std::filesystem::path>& paths)
{
    namespace fs = std::filesystem;
    std::set<DefId> cards;
    for (const PackInfo& pack : pool.packs) {
        const bool named = std::ranges::any_of(paths, [&](const fs::path& path) {
            std::error_code ignored;
            return fs::equivalent(path, pack.path, ignored) ||
                   (fs::is_directory(path, ignored) &&
                    fs::equivalent(path, pack.path.parent_path(), ignored));
        });
        if (!named && !paths.empty()) continue;
        for (const std::string& id : pack.cards) cards.insert(pool.library.find(id));
    }
    return cards;
}

TextTestRequest text_request(const TestCommand& command, const Data& data, std::set<DefId> cards)
{
    return {.pool = data.pool.get(),
            .roots = data.roots,
            .cards = std::move(cards),
            .options = command.options,
            .scenes = command.scenes,
            .jobs = static_cast<unsigned>(command.jobs),
            .shows_progress = true};
}

/// Adds the results of testing the texts. Reports what keeps them from being tested, and returns
/// false.
[[nodiscard]] bool run_texts(const TestCommand& command, const Data& data,
                             const std::vector<std::filesystem::path>& paths, TestRun& run)
{
    if (command.no_texts) return true;
    const auto begin = std::chrono::steady_clock::now();
    Result<CardTestResult> texts =
        test_texts(text_request(command, data, cards_in(*data.pool, paths)));
    if (!texts) return complain(exit_wrong, texts.error().message) == exit_fine;
    run.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    run.results.push_back(std::move(texts.value()));
    return true;
}

TestRun run_files(std::vector<CardTestFile> files, const TestCommand& command, const Data& data)
{
    RulesetFinder rulesets(data.roots);
    TestWork work{.pool = data.pool.get(),
                  .files = std::move(files),
                  .options = command.options,
                  .jobs = static_cast<unsigned>(command.jobs),
                  .ruleset = [&](std::string_view name) { return rulesets.find(name); },
                  .progress = {}};
    Progress progress;
    work.progress = [&](std::size_t done) { progress.show(done, work.files.size(), "files"); };
    const auto begin = std::chrono::steady_clock::now();
    TestRun run{.results = run_test_files(work)};
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    progress.clear();
    return run;
}

/// Reports which packs were not tested, and how many errors in other packs were not shown.
void tell_left_out(const LeftOut& left_out)
{
    for (const PackPlace& pack : left_out.packs) {
        print_error("{}: not tested; correct the errors above first\n", pack.id);
    }
    if (left_out.errors_elsewhere > 0) {
        print_error("{}\n", not_shown(left_out.errors_elsewhere, left_out.elsewhere));
    }
}

int show_tests(const TestCommand& command, const Data& data)
{
    const DefId card = data.library().find(command.show);
    if (card == no_def) {
        return complain(exit_wrong, fmt::format("there is no card \"{}\"", command.show));
    }
    const Result<std::string> tests = tests_of_texts(text_request(command, data, {card}));
    if (!tests) return complain(exit_wrong, tests.error().message);
    if (tests.value().empty()) {
        return complain(exit_wrong, fmt::format("{}: no text is read; see `ptcg draft {}`",
                                                command.show, command.show));
    }
    print_out("{}", tests.value());
    return exit_fine;
}

int run(TestCommand& command)
{
    std::vector<std::string> packs = command.packs;
    const std::filesystem::path here = enclosing_pack(".");
    const bool only_here = command.paths.empty() && !here.empty();
    if (only_here) command.paths.push_back(here.string());
    const auto paths = named_places(command, packs);
    if (!paths) return exit_usage;
    LeftOut left_out;
    const std::optional<Data> data = load_sound_data(
        packs, [&](const PackInfo& pack) { return matters(pack, *paths); }, left_out);
    if (!data) return exit_wrong;
    choose_reruns(command);
    const bool json_on_stdout = command.json == "-";
    if (!json_on_stdout) command.options.paint = Paint::for_stdout();

    if (!command.show.empty()) return show_tests(command, *data);
    TestRun done = run_files(files_to_run(*paths, *data, left_out.packs), command, *data);
    if (!run_texts(command, *data, *paths, done)) return exit_wrong;
    if (command.options.only_list) {
        print_list(done.results);
    } else if (done.found_any() || left_out.packs.empty()) {
        print_results(done.results, command, done.seconds, json_on_stdout ? stderr : stdout);
        if (!write_results(done.results, command)) return exit_usage;
    }
    tell_left_out(left_out);
    if (only_here && !json_on_stdout) print_out("{}\n", only_this_pack(here, "test"));
    if (!done.found_any() && left_out.packs.empty()) {
        return complain(exit_wrong,
                        "no test was found; the tests of a pack are the Lua files in its folder "
                        "\"tests\"");
    }
    return done.all_passed() && left_out.packs.empty() ? exit_fine : exit_wrong;
}

/// Returns the names of Rerun, for --rerun-only.
[[nodiscard]] std::vector<std::string> rerun_names()
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < rerun_count; ++i) {
        names.emplace_back(name_of(static_cast<Rerun>(i)));
    }
    return names;
}

}  // namespace

void add_test(cli::Command program)
{
    auto command = std::make_shared<TestCommand>();
    const cli::Command app = program.command("test", "Run the tests of cards");
    app.option("path", command->paths,
               "Test files, folders to search for tests, or packs by id; default: the pack that "
               "contains the current folder, or else all")
        .value("PATH");
    app.option("--filter", command->options.filter, "Only tests whose name or file contains this")
        .value("TEXT");
    app.flag("--list", command->options.only_list, "List the tests; run none");
    app.flag("-v,--verbose", command->verbose, "Also list the tests that pass");
    app.option_taken(
           "-j,--jobs",
           [command](const std::string& typed) {
               command->jobs = whole_number("--jobs", typed, 1, 256);
           },
           "Number of threads that run test files; default: the number of cores")
        .value("N");
    app.option_taken(
           "--limit",
           [command](const std::string& typed) {
               command->options.seconds =
                   static_cast<int>(whole_number("--limit", typed, 0, 86'400));
           },
           "Limit on the processor time of a run of a test; default: 10, 0: no limit")
        .value("SECONDS");
    const cli::Option none =
        app.flag("--no-reruns", command->no_reruns, "Run each test once, as written");
    app.option(
           "--rerun-only", command->only_rerun,
           "Run each test again only in this way: forks, saves, undo, replay, shuffles or seats")
        .one_of(rerun_names())
        .excludes(none)
        .value("KIND");
    app.flag("--no-texts", command->no_texts, "Only tests in files, not the texts of cards");
    app.option_taken(
           "--scenes",
           [command](const std::string& typed) {
               command->scenes = static_cast<int>(whole_number("--scenes", typed, 1, 100'000));
           },
           "Random positions in which each text is compared with its script; default: 60")
        .value("N");
    app.option("--show", command->show,
               "Print tests that follow from the texts of this card, to read or to keep; run none")
        .value("CARD");
    app.option("--junit", command->junit, "Also write the results as JUnit XML").value("FILE");
    app.option("--json", command->json,
               "Also write the results as JSON; without FILE, to the standard output")
        .takes(0, 1)
        .default_text("-")
        .value("[FILE]");
    add_packs_option(app, command->packs);
    app.footer(
        "A test that passes is automatically run again: forked, saved and loaded, undone and "
        "redone, replayed, with other results of unscripted shuffles, and with the seats swapped. "
        "cards/README.md describes how to write tests.\n\n"
        "A text that the phrasebook reads is a test, too: in random positions, what the script "
        "does "
        "is compared with what the text says. A card may allow a difference, with the reason, as "
        "\"text-test\" in [check.allow].\n\n"
        "Exit code: 0 all pass, 1 a test fails or none was found, 2 wrong usage.");
    app.runs([command] { return run(*command); });
}

}  // namespace ptcg::tools
