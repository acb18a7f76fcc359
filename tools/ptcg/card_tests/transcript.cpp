#include "card_tests/transcript.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/ascii.hpp"

#include "card_tests/bindings/failure.hpp"
#include "card_tests/changes.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

constexpr std::size_t transcript_columns = 80;

[[nodiscard]] std::string in_lua(const TestWord& word)
{
    return word.kind == TestWord::Kind::word ? quoted_for_lua(word.word) : to_string(word);
}

/// Returns `t:name "x"` or `t:name(x, y)`, broken between arguments if it is long.
[[nodiscard]] std::string call(std::string_view name, const std::vector<std::string>& arguments)
{
    if (arguments.size() == 1 && arguments.front().front() == '"') {
        return fmt::format("t:{} {}", name, arguments.front());
    }
    const std::string line = fmt::format("t:{}({})", name, fmt::join(arguments, ", "));
    if (line.size() + 2 <= transcript_columns) return line;
    std::string text = fmt::format("t:{}(\n", name);
    std::vector<std::string> items = arguments;
    for (std::size_t i = 0; i + 1 < items.size(); ++i) items[i] += ",";
    for (const std::string& part : wrap_items(items, " ", transcript_columns - 4)) {
        text += "  " + part + "\n";
    }
    return text + ")";
}

/// Plays a recording and writes its statements.
class Transcriber {
public:
    Transcriber(Match& match, PlayerId me) : match_(match), me_(me) {}

    void note(const Decision& decision, const std::vector<std::uint16_t>& picks)
    {
        if (decision.purpose == Purpose::shuffle) {
            note_shuffle(decision, picks);
            return;
        }
        flush_coins_unless(decision.purpose == Purpose::flip);
        for (std::uint16_t pick : picks) {
            if (pick >= decision.options.size()) fail_test("a pick names no option");
        }
        if (decision.purpose == Purpose::main_phase) {
            note_action(decision, picks);
        } else if (decision.purpose == Purpose::flip) {
            coins_ += decision.options[picks.at(0)].kind == OptionKind::heads ? 'H' : 'T';
        } else {
            note_answer(decision, picks);
        }
    }

    [[nodiscard]] std::vector<std::string> finish()
    {
        flush_coins_unless(false);
        return std::move(statements_);
    }

private:
    [[nodiscard]] OptionWords words() const { return {match_.library(), match_.state(), me_}; }

    void add(std::string statement)
    {
        last_ = statements_.size();
        statements_.push_back(std::move(statement));
    }

    void flush_coins_unless(bool more)
    {
        if (more || coins_.empty()) return;
        add(call("coins", {quoted_for_lua(coins_)}));
        coins_.clear();
    }

    void note_action(const Decision& decision, const std::vector<std::uint16_t>& picks)
    {
        const Table& now = match_.state().now;
        if (now.turn != turn_) {
            turn_ = now.turn;
            statements_.push_back(
                fmt::format("-- turn {}, {}", now.turn, word_for(now.turn_player, me_)));
        }
        const TestAction action = words().action_for(decision.options[picks.at(0)]);
        const auto fits = [&](const Option& option) { return words().fits(option, action); };
        if (std::count_if(decision.options.begin(), decision.options.end(), fits) != 1) {
            fail_test(fmt::format("{} matches several options", words().say(action)));
        }
        std::vector<std::string> arguments;
        for (const std::string& a : action.arguments) arguments.push_back(quoted_for_lua(a));
        add(call(action_word(action.kind), arguments));
    }

    void note_answer(const Decision& decision, const std::vector<std::uint16_t>& picks)
    {
        std::vector<TestWord> said;
        std::vector<std::uint16_t> found;
        for (std::uint16_t pick : picks) {
            said.push_back(word_for_pick(decision, pick, found));
            found.push_back(pick);
        }
        const bool chance = decision.asked == PlayerId::chance;
        if (said.empty()) said.push_back({.word = "stop"});
        std::vector<std::string> arguments;
        for (const TestWord& word : said) arguments.push_back(in_lua(word));
        add(call(chance ? "pick" : "answer", arguments));
    }

    /// Returns the shortest word that picks this option and no other, after those `taken`.
    [[nodiscard]] TestWord word_for_pick(const Decision& decision, std::uint16_t pick,
                                         const std::vector<std::uint16_t>& taken) const
    {
        for (TestWord& word : words().words_for(decision, decision.options[pick])) {
            try {
                if (words().find(decision, word, taken) == pick) return std::move(word);
            } catch (const TestFailure&) {  // ambiguous: try the next one
            }
        }
        return {.kind = TestWord::Kind::option, .number = pick + 1, .word = {}};
    }

    /// A shuffle is asked while the last statement takes effect, so its statement must come before
    /// that one. Only the cards above the part that kept its order are named.
    void note_shuffle(const Decision& decision, const std::vector<std::uint16_t>& picks)
    {
        flush_coins_unless(false);
        std::vector<std::string> cards;  // top first
        for (auto pick = picks.rbegin(); pick != picks.rend(); ++pick) {
            const DefId def = words().hidden_card(decision.options[*pick]);
            cards.push_back(quoted_for_lua(match_.library().text(def).id));
        }
        std::vector<std::uint16_t> before(picks.size());
        std::iota(before.rbegin(), before.rend(), std::uint16_t{0});
        const std::vector<std::uint16_t> after(picks.rbegin(), picks.rend());
        std::size_t named = 0;
        while (!keeps_order_below(decision, before, after, named)) ++named;
        cards.resize(named);
        statements_.insert(statements_.begin() + static_cast<std::ptrdiff_t>(last_),
                           call("shuffle", cards));
        ++last_;
    }

    /// Returns whether moving the first `named` cards of `after` to the top turns `before` into
    /// `after`, comparing cards by definition.
    [[nodiscard]] bool keeps_order_below(const Decision& decision,
                                         const std::vector<std::uint16_t>& before,
                                         const std::vector<std::uint16_t>& after,
                                         std::size_t named) const
    {
        const auto def = [&](std::uint16_t i) { return words().hidden_card(decision.options[i]); };
        std::vector<DefId> rest;  // bottom first: t:shuffle takes the lowest matching copy
        for (auto card = before.rbegin(); card != before.rend(); ++card) {
            rest.push_back(def(*card));
        }
        for (std::size_t i = 0; i < named; ++i) {
            rest.erase(std::find(rest.begin(), rest.end(), def(after[i])));
        }
        return std::equal(rest.rbegin(), rest.rend(),
                          after.begin() + static_cast<std::ptrdiff_t>(named), after.end(),
                          [&](DefId a, std::uint16_t b) { return a == def(b); });
    }

    Match& match_;
    PlayerId me_;
    std::vector<std::string> statements_;
    std::size_t last_ = 0;  ///< the statement that led to the current position
    std::string coins_;
    int turn_ = -1;
};

[[nodiscard]] std::string indented(const std::string& text)
{
    std::string result = "  ";
    for (char c : text) {
        result += c;
        if (c == '\n') result += "  ";
    }
    return result + "\n";
}

}  // namespace

namespace {

/// Plays the whole recording and leaves `match` at its end.
[[nodiscard]] Result<std::vector<std::string>> transcribe(const Recording& recording, Match& match)
{
    Transcriber transcriber(match, recording.me);
    for (std::size_t i = 0; i < recording.answers.size(); ++i) {
        const std::vector<std::uint16_t>& picks = recording.answers[i];
        const auto wrong = [&](std::string_view why) {
            return Error{fmt::format("answer {} of the recording: {}", i + 1, why)};
        };
        const Decision* decision = match.decision();
        if (decision == nullptr) return wrong("the match is over");
        try {
            transcriber.note(*decision, picks);
        } catch (const std::exception& e) {
            return wrong(e.what());
        }
        if (const Result<void> answered = match.answer(picks); !answered) {
            return wrong(answered.error().message);
        }
    }
    return transcriber.finish();
}

[[nodiscard]] Result<Match> start_of(const Recording& recording)
{
    if (!recording.start.explicit_chance) {
        return Error{"only a match with explicit chance can be written as a test"};
    }
    return Match::resume(*recording.library, *recording.rules, recording.effects, recording.start);
}

/// Returns t:changed { ... } with everything that differs from the start.
[[nodiscard]] std::string expectation(const Recording& recording, Match& match)
{
    static_cast<void>(match.decision());
    const std::vector<Difference> changes =
        to_be_named(differences(*recording.library, recording.start, match.state(), recording.me),
                    match.events(), *recording.library, match.state(), recording.me);
    if (changes.empty()) return "t:unchanged()";
    std::string text = "t:changed {\n";
    for (const Difference& difference : changes) text += indented(to_lua(difference) + ",");
    return text + "}";
}

}  // namespace

Result<std::vector<std::string>> to_statements(const Recording& recording)
{
    Result<Match> match = start_of(recording);
    if (!match) return match.error();
    return transcribe(recording, match.value());
}

std::vector<std::string> to_statements(const WaitingAnswers& waiting)
{
    std::vector<std::string> statements;
    const auto add = [&](std::string_view name, const auto& values, const auto& say) {
        std::vector<std::string> arguments;
        for (const auto& value : values) arguments.push_back(say(value));
        statements.push_back(call(name, arguments));
    };
    for (const auto& cards : waiting.shuffles) add("shuffle", cards, quoted_for_lua);
    if (!waiting.coins.empty())
        statements.push_back(call("coins", {quoted_for_lua(waiting.coins)}));
    for (const TestWord& pick : waiting.picks) add("pick", std::vector{pick}, in_lua);
    for (const std::vector<TestWord>& words : waiting.answers) add("answer", words, in_lua);
    return statements;
}

Result<std::string> to_test_source(const std::string& name, const std::string& position,
                                   const Recording& recording)
{
    Result<Match> match = start_of(recording);
    if (!match) return match.error();
    Result<std::vector<std::string>> statements = transcribe(recording, match.value());
    if (!statements) return statements.error();
    if (const Decision* open = match.value().decision();
        open != nullptr && open->purpose != Purpose::main_phase) {
        return Error{
            fmt::format("a question is still open ({}); a test must end in a main phase, "
                        "or with the match",
                        name_of(open->purpose))};
    }
    statements.value().push_back(expectation(recording, match.value()));
    if (match.value().over()) {
        statements.value().push_back(
            fmt::format("t:equal(t.winner, {})",
                        quoted_for_lua(word_for(match.value().winner(), recording.me))));
    }
    std::string source = fmt::format("test({}, function(t)\n", quoted_for_lua(name));
    source += indented("t:position " + position);
    for (const std::string& statement : statements.value()) source += indented(statement);
    return source + "end)\n";
}

std::string quoted_for_lua(std::string_view text)
{
    std::string quoted = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') {
            quoted += '\\';
            quoted += c;
        } else if (c == '\n') {
            quoted += "\\n";
        } else if (ascii::is_control(c)) {
            quoted += fmt::format("\\{:03}", static_cast<unsigned char>(c));
        } else {
            quoted += c;
        }
    }
    return quoted + "\"";
}

}  // namespace ptcg::tools
