// A deck list: parsed, or rejected with reasons, then checked against every format.

#include <set>

#include "fuzz/targets.hpp"
#include "fuzz/targets/table.hpp"
#include "ptcg/scripting/deck_text.hpp"

namespace ptcg::fuzz {

namespace {

void expect_told(const Problems& problems, const std::string& file)
{
    expect(problems.size() <= most_problems + 1, "too many problems of one list");
    for (const Problem& problem : problems) {
        expect(!problem.message.empty() && problem.file == file && problem.line >= 0,
               "a problem says nothing, or not where", [&] { return to_string(problem); });
    }
}

void run(Bytes bytes)
{
    RealCards& cards = real_cards();
    const CardLibrary& library = cards.pool.library;
    static const DeckTextReader reader(library);
    const std::string_view text = text_of(bytes);

    const DeckText deck = reader.read(text, "list");
    expect_told(deck.problems, "list");
    std::size_t count = 0;
    for (const DeckLine& line : deck.lines) {
        expect(line.count > 0 && line.line > 0, "a line of no card");
        expect(library.has(line.card), "a card that there is not");
        count += static_cast<std::size_t>(line.count);
    }
    const std::vector<DefId> list = deck.cards();
    expect(list.size() == count, "the cards are not those of the lines");

    const Result<std::vector<DefId>> entry = reader.entry(text);
    expect(entry.ok() || !entry.error().message.empty(), "an entry is refused without a word");

    static_cast<void>(format_named_in(text));
    if (!deck.problems.empty() || list.size() > 200) return;
    for (const Format& format : cards.catalogue.formats) {
        const Ruleset& rules = *cards.ruleset(format.ruleset.text);
        const std::vector<DeckProblem> problems = check_deck(library, format, rules, list);
        for (const DeckProblem& problem : problems) {
            expect(!problem.rule.empty() && !problem.message.empty(), "a rule without words");
        }
        if (!problems.empty()) continue;
        const Result<Match> match =
            Match::start(library, rules, &cards.host, {.deck_one = list, .deck_two = list});
        expect(match.ok(), "a legal deck cannot be played", [&] { return match.error().message; });
    }
}

std::vector<std::string> seeds()
{
    std::vector<std::string> seeds;
    for (const NamedDeckText& deck : real_cards().catalogue.decks) seeds.push_back(deck.text);
    return seeds;
}

}  // namespace

const Target deck_target{"deck", run, seeds};

}  // namespace ptcg::fuzz
