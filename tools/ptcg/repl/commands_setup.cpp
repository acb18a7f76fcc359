// Setting up: new.

#include <random>

#include <fmt/format.h>

#include "data/deck_finding.hpp"
#include "play/play_session.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/command.hpp"

namespace ptcg::tools {

namespace {

std::uint64_t fresh_seed()
{
    // Small enough to be typed again.
    return std::random_device{}() % 1'000'000u;
}

struct NewTable {
    std::vector<std::string> decks;
    std::string ruleset = "dp";
    std::optional<std::uint64_t> seed;
};

Result<NewTable> read_new(const Arguments& arguments)
{
    NewTable table;
    for (std::size_t i = 0; i < arguments.words.size(); ++i) {
        const std::string& word = arguments.words[i].text;
        const bool has_value = i + 1 < arguments.words.size();
        if (word == "seed" && has_value) {
            const std::optional<std::size_t> seed = as_count(arguments.words[++i].text);
            if (!seed) {
                return usage_error("new", fmt::format("\"{}\" is no seed: a whole number of at "
                                                      "most 9 digits",
                                                      arguments.words[i].text));
            }
            table.seed = *seed;
        } else if (word == "rules" && has_value) {
            table.ruleset = arguments.words[++i].text;
        } else {
            table.decks.push_back(word);
        }
    }
    if (table.decks.size() != players) return usage_error("new", "a match takes two decks");
    return table;
}

Result<std::string> begin_new(Session& session, const Arguments& arguments)
{
    Result<NewTable> wanted = read_new(arguments);
    if (!wanted) return wanted.error();
    const Data& data = session.world()->data;
    auto setting = std::make_shared<Setting>();
    setting->ruleset = wanted.value().ruleset;
    Result<Ruleset> rules = find_ruleset(setting->ruleset, data.roots);
    if (!rules) return rules.error();
    setting->rules = rules.value();
    std::array<Deck, players> decks;
    for (std::size_t i = 0; i < players; ++i) {
        Result<Deck> deck = load_deck(wanted.value().decks[i], data);
        if (!deck) return deck.error();
        decks[i] = std::move(deck.value());
    }
    setting->names = player_names(decks);
    MatchSetup setup;
    setup.deck_one = decks[0].cards;
    setup.deck_two = decks[1].cards;
    setup.seed = wanted.value().seed.value_or(fresh_seed());
    setup.explicit_chance = true;
    Result<Match> match =
        Match::start(session.library(), setting->rules, &session.world()->host, setup);
    if (!match) return match.error();
    const std::string title = fmt::format("{} against {}, rules {}, seed {}", setting->names[0],
                                          setting->names[1], setting->ruleset, setup.seed);
    Result<std::string> begun = session.begin(std::move(match.value()), setting, title);
    if (!begun) return begun;
    return title + ".\n" + begun.value();
}

std::vector<std::string> complete_new(Session& session, std::string_view typed)
{
    // The deck that is being typed is the last word.
    const std::size_t space = typed.rfind(' ');
    const std::string before(typed.substr(0, space == std::string_view::npos ? 0 : space + 1));
    std::vector<std::string> lines;
    for (const NamedDeck& deck : list_decks(session.world()->data.roots)) {
        lines.push_back(before + deck.name);
    }
    return lines;
}

}  // namespace

void add_setup_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"new", "new DECK DECK [seed N] [rules ERA]", "begin a match between two decks",
                   "Decks by name or file; the seed is told if none is given. A deck that breaks "
                   "the deck rules may be played here; \"ptcg deck\" says what it breaks.\n"
                   "  new powerhouse lava-flow seed 5\n  new powerhouse lava-flow rules sv",
                   set_up, false, begin_new, complete_new});
}

}  // namespace ptcg::tools
