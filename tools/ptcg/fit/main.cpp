// ptcg_fit: plays games and fits the bots' weights to them. ../../bots/README.md has the commands
// that gave those that are built in.

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "fit/fit_policy.hpp"
#include "fit/fit_values.hpp"
#include "fit/weights_file.hpp"

namespace ptcg::tools {
namespace {

/// Adds what both commands are told.
void add_common(CLI::App& app, auto& told)
{
    app.add_option("tables", told.tables, "DECK,DECK or, for all pairs of its decks, a format")
        ->required();
    app.add_option("--to", told.to, "The file of weights that is written")->required();
    app.add_option("--games", told.games, "Games with each pair of decks")->capture_default_str();
    app.add_option("--seed", told.seed, "The same seed plays the same games")
        ->capture_default_str();
    app.add_option("--bot", told.bot, "Who plays")->capture_default_str();
    app.add_flag("--continue", told.goes_on, "Begin with the weights that are built in");
    app.add_option("--epochs", told.epochs, "How often what is learned from is gone through")
        ->capture_default_str();
    app.add_option("--rate", told.rate, "The length of the first steps")->capture_default_str();
}

int run(int argc, char** argv)
{
    CLI::App app{"Plays games and fits the bots' weights to them"};
    app.require_subcommand(1);
    ValueFit values;
    CLI::App& of_values = *app.add_subcommand("values", "Which positions are won");
    add_common(of_values, values);
    of_values
        .add_option("--share", values.share,
                    "How much of a weighted sum, fitted to the same games, is in the result")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    PolicyFit policy;
    CLI::App& of_policy = *app.add_subcommand("policy", "What a bot that searches prefers");
    add_common(of_policy, policy);
    of_policy.add_option("--threads", policy.threads, "Tables that are played at once")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    of_policy
        .add_option("--rounds", policy.rounds,
                    "How often games are played, each time by what was learned from those before")
        ->check(CLI::Range(1, 100))
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    const std::string& to = of_values.parsed() ? values.to : policy.to;
    if (const int wrong = check_weights_file(to); wrong != 0) return wrong;
    const std::optional<Data> data = load_data({});
    if (!data) return 1;
    return of_values.parsed() ? fit_values(values, *data) : fit_policy(policy, *data);
}

}  // namespace
}  // namespace ptcg::tools

int main(int argc, char** argv)
{
    return ptcg::tools::run(argc, argv);
}
