// ptcg test: runs the tests that lie beside the cards.

#include "commands/commands.hpp"

#include <map>
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "ptcg/scripting/script_host.hpp"

#include "card_tests/card_test.hpp"
#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

struct TestCommand {
    std::vector<std::string> paths;
    std::vector<std::string> packs;
    CardTestOptions options;
};

/// Finds rulesets by name, each read once.
class Rulesets {
public:
    explicit Rulesets(const Data& data) : roots_(data.roots) {}

    const Ruleset* find(std::string_view name)
    {
        const auto known = found_.find(std::string(name));
        if (known != found_.end()) return known->second.get();
        Result<Ruleset> rules = find_ruleset(name, roots_);
        std::unique_ptr<Ruleset> kept;
        if (rules) kept = std::make_unique<Ruleset>(rules.value());
        return found_.emplace(name, std::move(kept)).first->second.get();
    }

private:
    std::vector<std::filesystem::path> roots_;
    std::map<std::string, std::unique_ptr<Ruleset>> found_;
};

int run(const TestCommand& command)
{
    std::vector<std::filesystem::path> paths(command.paths.begin(), command.paths.end());
    // Tests inside a pack want that pack, wherever it is.
    std::vector<std::string> packs = command.packs;
    for (const std::filesystem::path& path : paths) {
        if (!std::filesystem::exists(path)) {
            return complain(exit_usage, fmt::format("{}: there is no such file", path.string()));
        }
        const std::filesystem::path pack = enclosing_pack(path);
        if (!pack.empty()) packs.push_back(pack.string());
    }
    const std::optional<Data> data = load_data(packs);
    if (!data) return exit_wrong;
    if (paths.empty()) paths = data->roots;

    ScriptHost scripts(data->pool->scripts, data->library());
    Rulesets rulesets(*data);
    const CardTestWorld world{
        .library = &data->library(), .effects = &scripts, .ruleset = [&](std::string_view name) {
            return rulesets.find(name);
        }};
    std::size_t passed = 0;
    std::size_t failed = 0;
    for (const CardTestFile& file : find_card_tests(paths)) {
        const CardTestResult result = run_card_tests(world, file, command.options);
        passed += result.passed;
        failed += result.failed;
        fmt::print("{}", result.report);
    }
    fmt::print("{} passed, {} failed\n", passed, failed);
    if (passed + failed == 0) return complain(exit_wrong, "no test was found");
    return failed == 0 ? exit_fine : exit_wrong;
}

}  // namespace

void add_test(CLI::App& program, int& code)
{
    auto command = std::make_shared<TestCommand>();
    CLI::App* app = program.add_subcommand("test", "Run the tests that lie beside the cards");
    app->add_option("path", command->paths,
                    "Test files, or folders to look for tests in; all packs where left out")
        ->type_name("PATH");
    app->add_option("--filter", command->options.filter,
                    "Only tests whose name or file contains this")
        ->type_name("TEXT");
    app->add_flag("-v,--verbose", command->options.verbose, "Also name the tests that pass");
    add_packs_option(*app, command->packs);
    app->callback([command, &code] { code = run(*command); });
}

}  // namespace ptcg::tools
