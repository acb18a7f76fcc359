// The state as text: the meaning of each line, and the errors for lines without a meaning.

#include "ptcg/state_text.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::state_text_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

/// A state with a lasting effect and two remembered events.
struct Sample {
    Sample()
    {
        duel.set_active(one, "Bystander");
        duel.match.edit([&](Resolver& game) {
            Table& t = game.table();
            t.lasting[0] = {.def = cards["Bystander"],
                            .kind = LastingKind::damage_dealt,
                            .subject = static_cast<std::uint8_t>(game.active(one)),
                            .value = -30,
                            .turn = 9};
            t.lasting_count = 1;
            t.memos[0] = {.what = Memo::healed, .player = one, .turn = 1};
            t.memos[1] = {.what = Memo::played, .player = one, .key = 0, .turn = 1};
            t.memo_count = 2;
        });
        REQUIRE(duel.next() != nullptr);
        state = duel.match.state();
        text = write_state(state, cards.library);
    }

    [[nodiscard]] std::string refusal(const std::string& lines) const
    {
        const Result<MatchState> read = read_state(lines, cards.library);
        return read ? "read" : read.error().message;
    }
    /// Returns the text with another value for this name.
    [[nodiscard]] std::string with(const std::string& name, const std::string& value) const
    {
        const std::size_t at = ("\n" + text).find("\n" + name + " = ");
        REQUIRE(at != std::string::npos);
        const std::size_t begin = at + name.size() + 3;
        return text.substr(0, begin) + value + text.substr(text.find('\n', begin));
    }
    /// Returns the place of the line with this name, as "line 7".
    [[nodiscard]] std::string line_of(const std::string& name) const
    {
        const std::size_t at = ("\n" + text).find("\n" + name + " = ");
        return "line " + std::to_string(1 + std::count(text.begin(),
                                                       text.begin() + static_cast<long>(at), '\n'));
    }

    NeutralCards cards;
    Duel duel{cards, profile("sv")};
    MatchState state;
    std::string text;
};

}  // namespace

TEST_CASE("the lines of a state may stand in any order", "[save]")
{
    const Sample sample;
    std::vector<std::string> lines;
    std::istringstream in(sample.text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    std::ranges::reverse(lines);
    std::string reversed;
    for (const std::string& line : lines) reversed += line + "\n\n";
    MatchState written = sample.state;
    for (Slot& slot : written.now.slots) slot.listeners = 0;
    written.now.listeners = 0;
    for (const std::string& text : {sample.text, reversed}) {
        const Result<MatchState> read = read_state(text, sample.cards.library);
        if (!read) FAIL(read.error().message);
        MatchState state = read.value();
        state.checkpoint = written.checkpoint;  // not valid here
        CHECK(state == written);
    }
    CHECK(sample.text.find("now.lasting.0.value = -30\n") != std::string::npos);
    CHECK(sample.text.find("now.lasting.0.kind = \"damage_dealt\"\n") != std::string::npos);
    // The first card's number is 0, as in an empty record, but it is still written.
    CHECK(sample.text.find("now.memos.1.key = \"") != std::string::npos);
}

TEST_CASE("lines that mean nothing are refused by place and name", "[save][errors]")
{
    const Sample sample;
    REQUIRE(sample.refusal(sample.text) == "read");
    const std::string next = "line " + std::to_string(1 + std::ranges::count(sample.text, '\n'));
    CHECK(sample.refusal(sample.text + "now.weather = 3\n") ==
          next + ": unknown field \"now.weather\"");
    CHECK(sample.refusal(sample.text + "checkpoint.turn = 3\n") ==
          next + ": unknown field \"checkpoint.turn\"");
    CHECK(sample.refusal(sample.text + "now.turn\n") == next + ": expected NAME = VALUE");
    CHECK(sample.refusal(sample.text + "now.turn = 4\n") == next + ": now.turn is given twice");
    CHECK(sample.refusal(sample.text + "now.memos.48.turn = 4\n") ==
          next + ", now.memos.48.turn: too many entries; the limit is 48");
    CHECK(sample.refusal(sample.text + "now.memos.01.turn = 4\n") ==
          next + ", now.memos.01.turn: expected an entry number");
    // "empty" is only for a whole entry.
    CHECK(sample.refusal(sample.text + "now.memos.40.turn = \"empty\"\n") ==
          next + ", now.memos.40.turn: expected a number");
    CHECK(sample.refusal(sample.text + "now.memos.3.what = \"played\"\n") ==
          next + ", now.memos.3.what: the field \"key\" is missing");
    const auto changed = [&](const std::string& name, const std::string& value) {
        const std::string said = sample.refusal(sample.with(name, value));
        const std::string place = sample.line_of(name) + ", " + name + ": ";
        REQUIRE(said.starts_with(place));
        return said.substr(place.size());
    };
    CHECK(changed("now.turn", "many") == "expected a number");
    CHECK(changed("now.turn", "65536") == "the number is out of range");
    CHECK(changed("now.turn", "-1") == "expected a number");
    CHECK(changed("now.face_down", "0") == "expected true or false");
    CHECK(changed("now.memos.0.player", "\"chance\"") == "expected a player");
    CHECK(changed("now.memos.0.player", "two") == "expected a quoted word");
    CHECK(changed("now.lasting.0.kind", "\"dance\"") == "unknown word \"dance\"");
    CHECK(changed("now.lasting.0.def", "\"my1-1\"") == "no loaded pack has the card \"my1-1\"");
    CHECK(changed("now.place", "4") == "expected a list");
    CHECK(changed("now.zone", "[\"121 deck\"]") == "the list is too long");
    CHECK(changed("now.zone", "[\"some deck\"]") == "expected a count greater than 1");
    CHECK(changed("now.one.active", "18") == "the number is out of range");
}

TEST_CASE("a name with quotes and backslashes comes back as it was", "[save]")
{
    NeutralCards cards;
    const std::string attack = R"(Say "hi" \ wave)";
    cards.pokemon({.name = "Host", .attacks = {{.name = attack}}});
    const NameId name = cards.library.find_name(attack);
    REQUIRE(name != no_name);
    Duel duel(cards, profile("sv"));
    duel.match.edit([&](Resolver& game) {
        Table& t = game.table();
        t.memos[0] = {.what = Memo::attacked,
                      .player = one,
                      .key = static_cast<std::uint16_t>(at(name)),
                      .turn = 1};
        t.memo_count = 1;
    });
    REQUIRE(duel.next() != nullptr);
    const std::string text = write_state(duel.match.state(), cards.library);
    CHECK(text.find(R"("Say \"hi\" \\ wave")") != std::string::npos);
    const Result<MatchState> read = read_state(text, cards.library);
    if (!read) FAIL(read.error().message);
    CHECK(read.value().now.memos[0].key == at(name));
}

TEST_CASE("a checkpoint is told by how it differs from the table now", "[save]")
{
    const Sample sample;
    MatchState state = sample.state;
    state.checkpointed = true;
    state.checkpoint = state.now;
    state.checkpoint.memos[1] = {};
    state.checkpoint.turn = 77;
    const std::string text = write_state(state, sample.cards.library);
    CHECK(text.find("checkpoint.memos.1 = \"empty\"\n") != std::string::npos);
    CHECK(text.find("checkpoint.turn = 77\n") != std::string::npos);
    CHECK(std::ranges::count(text.substr(text.find("\ncheckpoint.")), '\n') == 3);
    const Result<MatchState> read = read_state(text, sample.cards.library);
    if (!read) FAIL(read.error().message);
    CHECK(read.value().checkpoint.turn == 77);
    CHECK(read.value().checkpoint.memos[1].what == Memo::none);
    CHECK(read.value().checkpoint.memos[0].what == Memo::healed);
    CHECK(write_state(read.value(), sample.cards.library) == text);
}

}  // namespace ptcg::state_text_test
