// The possible results of an action, and their odds.

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "analysis/odds.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/prompt.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/command.hpp"
#include "repl/explaining.hpp"
#include "repl/name_words.hpp"
#include "repl/wanted.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

/// What happens when a player would have to answer.
enum class Asked : std::uint8_t {
    stop,  ///< the outcome ends there, with the question
    each,  ///< the outcome is shown for each answer
    bot    ///< a bot answers
};

struct OddsOrder {
    std::vector<Word> action;
    Asked asked = Asked::stop;
    std::string bot;
};

/// "attack thunder then each": the words after the last "then" say who answers.
Result<OddsOrder> read_odds(const Arguments& arguments)
{
    OddsOrder order{arguments.words, Asked::stop, {}};
    const std::size_t count = order.action.size();
    if (count < 2 || !is_word(order.action[count - 2], {"then"})) {
        return order;
    }
    const std::string& who = order.action.back().text;
    if (who == "each") {
        order.asked = Asked::each;
    } else if (bot_name_problem(who).empty()) {
        order.asked = Asked::bot;
        order.bot = who;
    } else {
        std::vector<std::string> known = bot_names();
        known.emplace_back("each");
        return usage_error("odds", fmt::format("\"{}\" is neither a bot nor \"each\"{}", who,
                                               did_you_mean(who, known)));
    }
    order.action.resize(count - 2);
    return order;
}

/// Returns the answer with its name for the path.
OddsReply named_reply(Session& session, Match& match, std::vector<std::uint16_t> picks)
{
    View view;
    make_view(match.rules(), seen_by_all, view);
    const Decision& question = *match.decision();
    const OpenQuestion open{question, session.library(), match.state(), view,
                            session.setting().names};
    const std::string player = session.naming().player(question.asked);
    const bool prize = question.purpose == Purpose::prize;
    const std::string name = prize ? fmt::format("{} takes the first Prize card", player)
                                   : fmt::format("{}: {}", player, phrase(open, picks));
    return {std::move(picks), name};
}

/// Returns the bot as a player who answers on the way.
OddsPlayer player_of(Session& session, Bot& bot)
{
    return [&session, &bot](Match& match) -> std::optional<OddsReply> {
        View view;
        std::vector<std::uint16_t> picks;
        ask(bot, match, view, picks);
        if (match.decision() == nullptr) return std::nullopt;
        return named_reply(session, match, std::move(picks));
    };
}

/// Returns the player of a search without a bot. The questions that the rules ask after a Knock Out
/// do not matter to the action: the first Prize cards are taken and, unless each answer is asked
/// for, the first Benched Pokémon becomes Active. `answered` becomes true if any was asked.
OddsPlayer after_knock_outs(Session& session, Asked asked, bool& answered)
{
    return [&session, asked, &answered](Match& match) -> std::optional<OddsReply> {
        const Decision* const question = match.decision();
        const bool by_rule = question->purpose == Purpose::prize ||
                             (question->purpose == Purpose::promote && asked != Asked::each);
        if (!by_rule) return std::nullopt;
        answered = true;
        std::vector<std::uint16_t> first(question->min);
        std::iota(first.begin(), first.end(), std::uint16_t{0});
        return named_reply(session, match, std::move(first));
    };
}

/// Describes the outcomes; those that stop at a question are continued as the order says.
class OddsReport {
public:
    OddsReport(Session& session, Asked asked, const OddsPlayer& player)
        : session_(session), asked_(asked), player_(player)
    {
    }

    [[nodiscard]] std::string tell(const Odds& odds, std::size_t indent)
    {
        std::string text;
        for (const Outlook& outcome : odds.outcomes) tell(outcome, indent, text);
        if (odds.more.numerator > 0) {
            add(text, "all other outcomes together: " + with_percent(odds.more), indent);
        }
        if (odds.shuffles)
            add(text, "A pile is shuffled; only one of its orders was followed.", indent);
        return text;
    }
    /// An outcome has stopped at a player's question.
    [[nodiscard]] bool stopped() const { return stopped_; }

private:
    void add(std::string& text, const std::string& line, std::size_t indent)
    {
        add_line(session_, text, std::string(indent, ' ') + line, indent + 2);
    }

    void tell(const Outlook& outcome, std::size_t indent, std::string& text)
    {
        std::string head = session_.manner().paint(Tint::bold, with_percent(outcome.probability));
        if (!outcome.example.empty()) head += "  " + outcome.example;
        add(text, head, indent);
        constexpr std::size_t most_changes = 12;
        std::size_t told = 0;
        for (const Difference& change : outcome.changes) {
            if (!on_the_table(change) || ++told > most_changes) continue;
            add(text, to_string(change), indent + 4);
        }
        if (told > most_changes) {
            add(text, fmt::format("and {} more", told - most_changes), indent + 4);
        }
        then(outcome, indent + 4, text);
    }

    /// Adds the question an outcome stops at, and what each answer leads to.
    void then(const Outlook& outcome, std::size_t indent, std::string& text)
    {
        Result<Match> at = Match::resume(session_.library(), session_.setting().rules,
                                         &session_.world()->host, *outcome.end);
        const Decision* const question = at ? at.value().decision() : nullptr;
        if (question == nullptr || question->purpose == Purpose::main_phase) {
            const bool over = question == nullptr;
            add(text,
                over ? "then the match is over"
                     : fmt::format("then {} to act", session_.naming().player(question->asked)),
                indent);
            return;
        }
        stopped_ = true;
        const Naming names = session_.naming();
        add(text,
            fmt::format("then {} is asked: {}", names.player(question->asked),
                        question_text(*question, names, "\"none\"")),
            indent);
        View view;
        make_view(at.value().rules(), seen_by_all, view);
        const Decision open = *question;
        const std::vector<std::string> options = option_texts(open, view, names);
        const bool one_pick = open.min <= 1 && open.max >= 1;
        for (std::size_t i = 0; i < std::min(options.size(), most_options); ++i) {
            add(text, options[i] + (asked_ == Asked::each && one_pick ? ":" : ""), indent + 2);
            if (asked_ == Asked::each && one_pick) {
                answer(at.value(), static_cast<std::uint16_t>(i), indent + 6, text);
            }
        }
        if (options.size() > most_options) {
            add(text, fmt::format("and {} more", options.size() - most_options), indent + 2);
        }
    }

    /// Adds what this answer leads to, up to the next question.
    void answer(Match& match, std::uint16_t option, std::size_t indent, std::string& text)
    {
        const std::array<std::uint16_t, 1> picks{option};
        const Result<Odds> found = odds_of(match, picks, PlayerId::one, OddsLimits{}, player_);
        if (!found) return add(text, found.error().message, indent);
        const Asked outer = std::exchange(asked_, Asked::stop);
        const std::string told = tell(found.value(), indent);
        asked_ = outer;
        if (!told.empty()) text += "\n" + told;
    }

    static constexpr std::size_t most_options = 8;
    Session& session_;
    Asked asked_;
    const OddsPlayer& player_;
    bool stopped_ = false;
};

Result<std::string> odds(Session& session, const Arguments& arguments)
{
    const std::optional<OpenQuestion> open = session.question();
    if (!open) return Error{"the match is over"};
    if (arguments.empty()) return usage_error("odds", "no action given");
    const Result<OddsOrder> order = read_odds(arguments);
    if (!order) return order.error();
    const Result<std::vector<std::uint16_t>> picks = meant_picks(session, order.value().action);
    if (!picks) return picks.error();
    std::unique_ptr<Bot> bot;
    bool answered = false;
    OddsPlayer player = after_knock_outs(session, order.value().asked, answered);
    if (order.value().asked == Asked::bot) {
        bot = std::move(make_bot(order.value().bot, session.library()).value());
        bot->begin(fingerprint(session.match().state()));
        player = player_of(session, *bot);
    }
    const Result<Odds> found =
        odds_of(session.match(), picks.value(), PlayerId::one, OddsLimits{}, player);
    if (!found) return found.error();
    OddsReport telling(session, order.value().asked, player);
    std::string text = telling.tell(found.value(), 0);
    const auto note = [&](std::string_view line) {
        add_line(session, text, session.manner().paint(Tint::dim, line));
    };
    if (answered && order.value().asked == Asked::each) {
        note("Prize cards are not chosen: the first is taken.");
    } else if (answered) {
        note(
            "After a Knock Out, the first Prize card is taken and the first Benched Pokémon "
            "becomes Active. \"then each\" shows each promotion, \"then greedy\" lets that bot "
            "answer.");
    }
    if (telling.stopped() && order.value().asked == Asked::stop) {
        note(
            "Answers are not chance: add \"then each\" to see what each leads to, or \"then "
            "greedy\" to see what follows if that bot answers.");
    }
    return text;
}

}  // namespace

void add_odds_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back(
        {"odds", "odds ACTION [then each|BOT]", "the possible outcomes, and how likely they are",
         "Coins and random picks are followed exactly, up to the next turn or the next "
         "question of a card; the player who would answer it is shown. After a Knock Out, "
         "the first Prize card is taken and the first Benched Pokémon becomes Active. "
         "\"then each\" also shows what each answer leads to; \"then BOT\" lets that bot "
         "answer all questions, up to the next turn.\n"
         "  odds attack thunder\n  odds 3\n  odds attack thunder then each\n"
         "  odds attack thunder then greedy",
         see, true, odds, nullptr});
}

}  // namespace ptcg::tools
