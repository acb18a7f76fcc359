// ptcg_load: puts `ptcg serve` under load and measures what players would notice.

#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "scenarios.hpp"

namespace {

namespace fs = std::filesystem;
using namespace ptcg::load;

/// A folder for the databases, gone with the program.
struct Folder {
    fs::path path;
    Folder()
    {
        std::string name = (fs::temp_directory_path() / "ptcg-load-XXXXXX").string();
        if (::mkdtemp(name.data()) != nullptr) path = name;
    }
    ~Folder()
    {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
};

/// Thousands of sockets, here and in the server, which inherits the limit.
void raise_limit_of_files()
{
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
}

void show(const Scenario& scenario, const Figures& figures)
{
    fmt::print("{}: {}\n", scenario.name, scenario.what);
    for (const auto& [name, value] : figures) {
        const bool is_whole = value == static_cast<double>(static_cast<long>(value));
        fmt::print("  {:<28} {:>12.{}f}\n", name, value, is_whole ? 0 : 2);
    }
    std::fflush(stdout);
}

int run(Options options, const std::vector<std::string>& wanted, const std::string& database,
        bool as_json)
{
    raise_limit_of_files();
    const Folder folder;
    nlohmann::ordered_json all;
    for (const Scenario& scenario : scenarios()) {
        if (!wanted.empty() && std::ranges::find(wanted, scenario.name) == wanted.end()) continue;
        const fs::path file = folder.path / (std::string(scenario.name) + ".sqlite");
        options.server.database = database.empty() ? "sqlite:" + file.string() : database;
        const ptcg::Result<Figures> figures = scenario.run(options);
        if (!figures) {
            fmt::print(stderr, "{}: {}\n", scenario.name, figures.error().message);
            return 1;
        }
        if (!as_json) show(scenario, figures.value());
        for (const auto& [name, value] : figures.value()) all[scenario.name][name] = value;
    }
    if (as_json) fmt::print("{}\n", all.dump(2));
    return 0;
}

}  // namespace

int main(int count, char** arguments)
{
    CLI::App app{"Puts ptcg serve under load and measures what players would notice"};
    Options options;
    std::vector<std::string> wanted, names;
    std::string database;
    bool as_json = false;
    for (const Scenario& scenario : scenarios()) names.emplace_back(scenario.name);
    app.add_option("scenarios", wanted, "Which to run; all by default")
        ->check(CLI::IsMember(names));
    app.add_option("--ptcg", options.server.program, "The program")->required();
    app.add_option("--db", database, "Where the server keeps games; by default a new SQLite file");
    app.add_option("--rooms", options.rooms, "How many rooms, of two seats each");
    app.add_option("--seconds", options.seconds, "How long to measure");
    app.add_option("--every", options.every, "Milliseconds between two answers of a match")
        ->check(CLI::PositiveNumber);
    app.add_option("--slow", options.slow, "How many readers stop reading");
    app.add_option("--serve", options.server.options, "More options of ptcg serve")
        ->allow_extra_args(false);
    app.add_flag("--json", as_json, "Write JSON in place of a table");
    CLI11_PARSE(app, count, arguments);
    return run(options, wanted, database, as_json);
}
