// A stranger's host: loads packs, plays a match to its end with its own bot, forks, saves and loads
// it on the way, and reports what happened. Uses installed headers only.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <ptcg/deck.hpp>
#include <ptcg/match.hpp>
#include <ptcg/save.hpp>
#include <ptcg/scripting/catalogue.hpp>
#include <ptcg/scripting/deck_text.hpp>
#include <ptcg/scripting/pack_loader.hpp>
#include <ptcg/scripting/script_host.hpp>
#include <ptcg/view.hpp>

namespace {

int refuse(const std::string& why)
{
    std::fprintf(stderr, "%s\n", why.c_str());
    return 1;
}

/// Attacks if possible. Otherwise takes the first option that does not end the turn.
std::vector<std::uint16_t> choose(const ptcg::Decision& decision)
{
    std::vector<std::uint16_t> picks;
    for (std::uint16_t i = 0; i < decision.options.size(); ++i) {
        const ptcg::Option& option = decision.options[i];
        if (decision.min == 1 && decision.max == 1 && option.count > 0 &&
            option.kind == ptcg::OptionKind::attack) {
            return {i};
        }
        for (int n = 0; n < option.count && picks.size() < decision.min; ++n) picks.push_back(i);
    }
    return picks;
}

/// Plays until the match is over or `answers` answers were given. Returns an empty string if all
/// went well.
std::string play(ptcg::Match& match, int answers = 100'000)
{
    for (; answers > 0 && !match.over(); --answers) {
        const ptcg::Decision* const decision = match.decision();
        if (decision == nullptr) break;
        if (const auto taken = match.answer(choose(*decision)); !taken)
            return taken.error().message;
    }
    return {};
}

int run(const std::filesystem::path& cards)
{
    const std::vector roots = {cards};
    const ptcg::LoadResult loaded = ptcg::load_packs(roots);
    if (!loaded.pool) return refuse(ptcg::to_string(loaded.problems));
    ptcg::Problems problems;
    const ptcg::Catalogue catalogue = ptcg::read_catalogue(roots, {}, problems);
    if (!problems.empty()) return refuse(ptcg::to_string(problems));
    const ptcg::CardLibrary& library = loaded.pool->library;
    const ptcg::DeckTextReader reader(library);
    std::vector<ptcg::DefId> decks[2];
    for (std::size_t i = 0; i < 2; ++i) {
        const ptcg::NamedDeckText* const deck = catalogue.deck(i == 0 ? "powerhouse" : "lava-flow");
        if (deck == nullptr) return refuse("the decks are not there");
        decks[i] = reader.read(deck->text, deck->file).cards();
    }
    const ptcg::Ruleset& rules = catalogue.ruleset("dp")->rules;
    for (const auto& deck : decks) {
        for (const auto& broken : ptcg::check_deck(library, rules, deck)) {
            return refuse(broken.message);
        }
    }

    ptcg::ScriptHost scripts(loaded.pool->scripts, library);
    ptcg::MatchSetup setup;
    setup.deck_one = decks[0];
    setup.deck_two = decks[1];
    setup.seed = 7;
    auto started = ptcg::Match::start(library, rules, &scripts, setup);
    if (!started) return refuse(started.error().message);
    ptcg::Match& match = started.value();
    if (const std::string wrong = play(match, 25); !wrong.empty()) return refuse(wrong);

    auto fork = ptcg::Match::resume(library, rules, &scripts, match.state());
    if (!fork) return refuse(fork.error().message);
    const std::string save = ptcg::save_match(match);
    auto back = ptcg::load_match(save, library, rules, &scripts);
    if (!back) return refuse(back.error().message);

    for (ptcg::Match* each : {&match, &fork.value(), &back.value().match}) {
        if (const std::string wrong = play(*each); !wrong.empty()) return refuse(wrong);
        if (!each->over()) return refuse("a match without end");
    }
    if (ptcg::hash(match.state()) != ptcg::hash(fork.value().state()) ||
        ptcg::hash(match.state()) != ptcg::hash(back.value().match.state())) {
        return refuse("a fork or a loaded match went another way");
    }
    ptcg::View view;
    ptcg::make_view(match.rules(), ptcg::seen_by_spectators, view);
    std::printf(
        "%u cards; %u decisions, %d turns; Prize cards left: %d and %d; forked, saved and "
        "loaded alike.\n",
        static_cast<unsigned>(library.size()), static_cast<unsigned>(match.state().decisions),
        match.turn(), view.player[0].prizes.count, view.player[1].prizes.count);
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: %s CARDS\n", argv[0]);
        return 2;
    }
    return run(argv[1]);
}
