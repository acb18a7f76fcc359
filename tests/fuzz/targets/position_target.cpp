// A position: parsed, or rejected with reasons. A parsed position is sound, can be played on, and
// survives being written and read again unchanged.

#include "fuzz/files.hpp"
#include "fuzz/targets.hpp"
#include "fuzz/targets/table.hpp"
#include "ptcg/scripting/position.hpp"
#include "support/folders.hpp"

namespace ptcg::fuzz {

namespace {

ReadPosition read(std::string_view text)
{
    RealCards& cards = real_cards();
    return read_position(text, "p.toml", cards.pool.library, &cards.host,
                         [&](std::string_view name) { return cards.ruleset(name); });
}

void expect_read_again(Match& match, const std::string& ruleset)
{
    const std::string exact = write_position(match, ruleset, PositionForm::exact);
    ReadPosition again = read(exact);
    expect(again.problems.empty(), "an exact position is not read again",
           [&] { return to_string(again.problems); });
    expect(again.match->state() == match.state(), "an exact position is another when read again",
           [&] { return exact; });
}

void run(Bytes bytes)
{
    ReadPosition position = read(text_of(bytes));
    expect(position.match.has_value() == position.problems.empty(),
           "a position is refused without a word, or read with problems");
    if (!position.match) return;
    Match& match = *position.match;
    expect_sound(match);
    static_cast<void>(match.decision());
    expect_sound(match);
    expect_read_again(match, position.ruleset);
    Input input = Input::seeded_by(text_of(bytes));
    play(match, input, 20);
    expect_read_again(match, position.ruleset);
}

std::vector<std::string> seeds()
{
    std::vector<std::string> seeds;
    for (const auto& file : files_in(test::cards_folder() / "puzzles")) {
        seeds.push_back(text_of_file(file));
    }
    const Catalogue& catalogue = real_cards().catalogue;
    for (Match& match : matches_on_their_way(30)) {
        for (const NamedRuleset& named : catalogue.rulesets) {
            if (&named.rules != &match.ruleset()) continue;
            for (const PositionForm form : {PositionForm::brief, PositionForm::exact}) {
                seeds.push_back(write_position(match, named.id, form));
            }
        }
    }
    return seeds;
}

}  // namespace

const Target position_target{"position", run, seeds};

}  // namespace ptcg::fuzz
