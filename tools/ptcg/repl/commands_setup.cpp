// Setting up: new, set, top.

#include <random>

#include <fmt/format.h>

#include "data/deck_finding.hpp"
#include "play/play_session.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/card_words.hpp"
#include "repl/command.hpp"
#include "repl/set_words.hpp"

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

Result<std::string> set(Session& session, const Arguments& arguments)
{
    const PlayerId mover = session.mover();
    return session.tamper("set " + arguments.text, [&](Match& match) {
        return tamper_in_words(match, arguments.words, mover, session.setting().names);
    });
}

Result<std::string> top(Session& session, const Arguments& arguments)
{
    const PlayerId mover = session.mover();
    return session.tamper("top " + arguments.text, [&](Match& match) {
        return stack_in_words(match, arguments.words, mover, session.setting().names);
    });
}

std::vector<std::string> card_names_here(Session& session)
{
    std::vector<std::string> names;
    for (DefId card : cards_in(session.match().state())) {
        names.push_back(session.library().text(card).name);
    }
    return names;
}

/// The last word, completed as one of `set`'s own or as a card.
std::vector<std::string> complete_set(Session& session, std::string_view typed)
{
    std::vector<std::string> lines;
    const std::vector<std::string> names = card_names_here(session);
    // A card's name may begin at any word.
    for (std::size_t begin = 0; begin != std::string_view::npos;) {
        const std::string before(typed.substr(0, begin));
        const bool last = typed.find(' ', begin) == std::string_view::npos;
        for (const std::string& name : names) lines.push_back(before + name);
        if (last) {
            for (const std::string& word : set_vocabulary()) lines.push_back(before + word);
        }
        const std::size_t space = typed.find(' ', begin);
        begin = space == std::string_view::npos ? space : space + 1;
    }
    return lines;
}

std::vector<std::string> complete_top(Session& session, std::string_view)
{
    return card_names_here(session);
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
    all.push_back({"set", "set PLACE|PILE|...", "change the table by hand",
                   "A Pokémon: set PLACE [CARD] and any of: damage 30, energy LLF (letters, or "
                   "names), tool CARD, asleep and the other conditions, healthy, new, old. A CARD "
                   "comes with what it evolves from; none takes a Benched Pokémon away.\n"
                   "A pile: set [me|opp] hand|deck|discard|prizes|lost CARD, CARD, or + CARD, "
                   "- CARD, none; prizes also take a number.\n"
                   "Also: set stadium CARD, set turn 5, set played supporter, set unplayed energy "
                   "(or stadium, retreat).\n"
                   "Cards come from the deck; where it has no such card, one of its basic Energy "
                   "cards becomes one. A place without an owner is that of the player to act. All "
                   "or nothing; marked in the log.\n"
                   "  set active raichu damage 30 energy LLC asleep\n"
                   "  set opp bench 1 none\n  set hand + potion, 2 switch\n  set opp prizes 1",
                   set_up, true, set, complete_set});
    all.push_back({"top", "top [me|opp] CARD, CARD", "bring cards to the top of a deck",
                   "The first one topmost. For the order after the next shuffle see shuffle.\n"
                   "  top lightning energy, raikou",
                   set_up, true, top, complete_top});
}

}  // namespace ptcg::tools
