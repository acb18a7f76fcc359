// Setting up: new, set, top.

#include <algorithm>
#include <random>

#include <fmt/format.h>

#include "data/deck_finding.hpp"
#include "data/formats.hpp"
#include "play/play_session.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/scripting/position.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/card_words.hpp"
#include "repl/command.hpp"
#include "repl/explaining.hpp"
#include "repl/position_notes.hpp"
#include "repl/set_words.hpp"

namespace ptcg::tools {

namespace {

std::uint64_t fresh_seed()
{
    // Small enough to type again.
    return std::random_device{}() % 1'000'000u;
}

struct NewTable {
    std::vector<std::string> decks;
    std::string ruleset;  ///< empty: what the lists name
    std::optional<std::uint64_t> seed;
};

Result<NewTable> read_new(const Arguments& arguments)
{
    NewTable table;
    for (std::size_t i = 0; i < arguments.words.size(); ++i) {
        const std::string& word = arguments.words[i].text;
        const bool has_value = i + 1 < arguments.words.size();
        if ((word == "seed" || word == "--seed") && has_value) {
            const std::optional<std::size_t> seed = as_count(arguments.words[++i].text);
            if (!seed) {
                return usage_error(
                    "new",
                    fmt::format("\"{}\" is not a seed: expected a whole number of at most 9 digits",
                                arguments.words[i].text));
            }
            table.seed = *seed;
        } else if ((word == "rules" || word == "ruleset" || word == "--ruleset") && has_value) {
            table.ruleset = arguments.words[++i].text;
        } else if (word.starts_with("--") && !arguments.words[i].quoted) {
            const bool known = word == "--seed" || word == "--ruleset";
            return usage_error("new", known ? fmt::format("{} needs a value", word)
                                            : fmt::format("there is no option {}", word));
        } else {
            table.decks.push_back(word);
        }
    }
    if (!table.decks.empty() && table.decks.size() != players)
        return usage_error("new", "a match needs two decks, an empty table none");
    return table;
}

/// Returns the two decks, or none for an empty table.
Result<std::vector<Deck>> load_decks(const NewTable& wanted, const Data& data)
{
    std::vector<Deck> decks;
    for (const std::string& name : wanted.decks) {
        Result<Deck> deck = load_deck(name, data);
        if (!deck) return deck.error();
        decks.push_back(std::move(deck.value()));
    }
    return decks;
}

Result<std::string> begin_match(Session& session, const std::vector<Deck>& decks,
                                const NewTable& wanted, const std::shared_ptr<Setting>& setting)
{
    setting->names = player_names({decks[0], decks[1]});
    MatchSetup setup;
    setup.deck_one = decks[0].cards;
    setup.deck_two = decks[1].cards;
    setup.seed = wanted.seed.value_or(fresh_seed());
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

/// Returns a placeholder Pokémon: Basic and, if possible, with no Ability that would do anything.
DefId some_basic_pokemon(const CardLibrary& library)
{
    DefId any = no_def;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto def = static_cast<DefId>(i);
        if (!library.def(def).is_basic_pokemon()) continue;
        if (library.def(def).ability_count == 0) return def;
        if (any == no_def) any = def;
    }
    return any;
}

/// The minimal position: an Active Pokémon each, decks and Prize cards of basic Energy cards, no
/// cards in hand.
Result<std::string> begin_empty(Session& session, const NewTable& wanted,
                                const std::shared_ptr<Setting>& setting)
{
    const CardLibrary& library = session.library();
    Position position;
    position.ruleset = setting->ruleset;
    position.seed = wanted.seed.value_or(fresh_seed());
    position.filler = some_basic_energy(library);
    const DefId pokemon = some_basic_pokemon(library);
    if (position.filler == no_def || pokemon == no_def) {
        return Error{
            "an empty table needs a basic Energy card and a Basic Pokémon, but the packs do not "
            "have both"};
    }
    for (SideSetup* side : {&position.my_side, &position.opponents_side}) {
        side->active.emplace();
        side->active->card = pokemon;
    }
    Result<Match> match = build_match(position, library, setting->rules, &session.world()->host);
    if (!match) return match.error();
    const std::string title =
        fmt::format("An empty table, rules {}, seed {}", setting->ruleset, *position.seed);
    Result<std::string> begun = session.begin(std::move(match.value()), setting, title);
    if (!begun) return begun;
    return title + ". Use \"set\" to lay out cards.\n" + begun.value();
}

Result<std::string> begin_new(Session& session, const Arguments& arguments)
{
    const Result<NewTable> wanted = read_new(arguments);
    if (!wanted) return wanted.error();
    auto setting = std::make_shared<Setting>();
    const Data& data = session.world()->data;
    const Result<std::vector<Deck>> decks = load_decks(wanted.value(), data);
    if (!decks) return decks.error();
    // The requested ruleset, else that of the formats the lists name or of the cards, as
    // everywhere.
    const Result<RulesOfPlay> play = choose_rules({.ruleset = wanted.value().ruleset},
                                                  decks.value(), data.library(), data.roots);
    if (!play) return play.error();
    setting->ruleset = play.value().ruleset;
    setting->rules = play.value().rules;
    Result<std::string> begun = decks.value().empty()
                                    ? begin_empty(session, wanted.value(), setting)
                                    : begin_match(session, decks.value(), wanted.value(), setting);
    const std::string note = note_of(play.value());
    return begun && !note.empty() ? note + "\n" + begun.value() : begun;
}

std::vector<std::string> complete_new(Session& session, std::string_view typed)
{
    // The last word is the deck being typed.
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
    const auto notes = [&] { return position_notes(session.match().rules(), session.naming()); };
    const std::vector<std::string> before = notes();
    Result<std::string> done = session.edit("set " + arguments.text, [&](Match& match) {
        return edit_in_words(match, arguments.words, mover, session.setting().names);
    });
    if (!done) return done;
    std::string text = done.value();
    for (const std::string& note : notes()) {
        if (std::ranges::find(before, note) == before.end()) {
            add_line(session, text, "warning: " + note, 2);
        }
    }
    return text;
}

Result<std::string> top(Session& session, const Arguments& arguments)
{
    const PlayerId mover = session.mover();
    return session.edit("top " + arguments.text, [&](Match& match) {
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

/// Completes the last word as one of `set`'s own words or as a card.
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
    all.push_back({"new", "new [DECK DECK] [seed N] [rules ERA]",
                   "start a match between two decks, or an empty table",
                   "Without decks, each side has a Basic Pokémon in the Active Spot and a deck and "
                   "Prize cards of basic Energy, which \"set\" turns into what you want.\nName "
                   "decks by name or file. If you give no seed, the one used is shown. A deck that "
                   "breaks the deck rules may be played here; \"ptcg deck\" shows what it breaks. "
                   "--seed N and --ruleset ERA also work, as on the command line.\n"
                   "  new powerhouse lava-flow seed 5\n  new\n  new powerhouse lava-flow rules sv",
                   set_up, false, begin_new, complete_new});
    all.back().names_files = true;  // of decks and rules
    all.push_back(
        {"set", "set PLACE|PILE|...", "change the table by hand",
         "A Pokémon: set PLACE [CARD] and any of: damage 30, energy LLF (letters, or "
         "names of cards: energy double colorless, 2 fire; C is one more of the same), tool "
         "CARD, asleep and the other conditions, healthy, new, old. A CARD comes with "
         "what it evolves from; none removes a Benched Pokémon. \"bench CARD, CARD\" "
         "uses the next places, \"bench none\" empties the Bench.\n"
         "A pile: set [me|opp] hand|deck|discard|prizes|lost CARD, CARD, or + CARD, "
         "- CARD, none; prizes also take a number.\n"
         "Also: set stadium CARD, set turn 5, set played supporter, set unplayed energy "
         "(or stadium, retreat).\n"
         "Cards come from the deck; if the deck does not have the card, one of its basic "
         "Energy cards becomes it. A place without an owner belongs to the player to "
         "act. A line may set several things, and if any fails, nothing changes. The change "
         "is marked in the log. A position that no game leads to is set, too, with a "
         "warning that says what the rules will do.\n"
         "  set active raichu damage 30 energy LLL asleep\n"
         "  set active raichu, opp active mareep, opp bench flaaffy, mareep\n"
         "  set opp bench 1 none\n  set hand + potion, 2 switch\n  set opp prizes 1",
         set_up, true, set, complete_set});
    all.push_back({"top", "top [me|opp] CARD, CARD", "put cards on top of a deck",
                   "The first one is topmost. For the order after the next shuffle, see shuffle.\n"
                   "  top lightning energy, raikou",
                   set_up, true, top, complete_top});
}

}  // namespace ptcg::tools
