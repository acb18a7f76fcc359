// Scripts: lua, do, trace, watch, break, api, draft, reload.

#include <algorithm>

#include <fmt/format.h>

#include "display/api_text.hpp"
#include "phrases/draft_report.hpp"
#include "phrases/finding.hpp"
#include "ptcg/scripting/api_reference.hpp"
#include "repl/card_words.hpp"
#include "repl/command.hpp"
#include "repl/watching.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

Result<std::string> lua(Session& session, const Arguments& arguments)
{
    if (arguments.empty()) return usage_error("lua", "no expression given");
    return session.world()->host.evaluate(session.match(), arguments.text, PlayerId::one);
}

Result<std::string> do_lua(Session& session, const Arguments& arguments)
{
    if (arguments.empty()) return usage_error("do", "no Lua given");
    std::string value;
    Result<std::string> done = session.edit("do " + arguments.text, [&](Match& match) {
        const Result<std::string> said =
            session.world()->host.evaluate(match, arguments.text, PlayerId::one, true);
        if (!said) return Result<void>(said.error());
        value = said.value();
        return Result<void>();
    });
    if (!done) return done;
    return value.empty() ? done : value + "\n" + done.value();
}

Result<std::string> trace(Session& session, const Arguments& arguments)
{
    ScriptWatch& watch = session.watch();
    if (arguments.text == "on" || arguments.text == "off") {
        watch.trace = arguments.text == "on";
    } else if (!arguments.empty()) {
        return usage_error("trace", "trace is on or off");
    }
    return std::string(watch.trace ? "Every call in a card's script is shown."
                                   : "Calls in card scripts are not shown.");
}

std::vector<std::string> on_off(Session&, std::string_view)
{
    return {"on", "off"};
}

Result<std::string> watch(Session& session, const Arguments& arguments)
{
    std::vector<ScriptWatch::Expression>& expressions = session.watch().expressions;
    if (arguments.empty()) {
        std::string text;
        for (std::size_t i = 0; i < expressions.size(); ++i) {
            text += fmt::format("{}{:>4}  {} = {}", i == 0 ? "" : "\n", i + 1, expressions[i].code,
                                expressions[i].value);
        }
        return text.empty() ? std::string("Nothing is watched.") : text;
    }
    constexpr std::size_t most = 20;
    if (expressions.size() == most)
        return Error{fmt::format("{} expressions are watched already", most)};
    const Result<std::string> value =
        session.world()->host.evaluate(session.match(), arguments.text, PlayerId::one);
    if (!value) return value.error();
    expressions.push_back({arguments.text, value.value()});
    return fmt::format("{} = {}", arguments.text, value.value());
}

Result<std::string> unwatch(Session& session, const Arguments& arguments)
{
    std::vector<ScriptWatch::Expression>& expressions = session.watch().expressions;
    if (arguments.text == "all") {
        expressions.clear();
        return std::string("Nothing is watched.");
    }
    const std::optional<std::size_t> number = as_count(arguments.text);
    if (!number || *number < 1 || *number > expressions.size()) {
        return usage_error("unwatch",
                           "unwatch takes a number from the list that \"watch\" prints, or all");
    }
    expressions.erase(expressions.begin() + static_cast<std::ptrdiff_t>(*number) - 1);
    return std::string();
}

std::string breaks_told(const ScriptWatch& watch)
{
    if (watch.breaks.empty()) return "No card has a breakpoint.";
    return fmt::format("Breakpoints: {}.", fmt::join(watch.breaks, ", "));
}

Result<std::string> set_break(Session& session, const Arguments& arguments)
{
    ScriptWatch& watch = session.watch();
    if (arguments.text == "none") {
        watch.breaks.clear();
    } else if (!arguments.empty()) {
        const MatchState* state = session.at_table() ? &session.match().state() : nullptr;
        const Result<DefId> card = meant_card(session.library(), joined(arguments.words), state);
        if (!card) return card.error();
        const CardText& text = session.library().text(card.value());
        if (!text.has_script) return Error{fmt::format("{} has no script", text.name)};
        watch.breaks.insert(text.name);
    }
    return breaks_told(watch);
}

std::vector<std::string> scripted_cards(Session& session, std::string_view)
{
    std::vector<std::string> names{"none"};
    for (std::size_t i = 0; i < session.library().size(); ++i) {
        const CardText& text = session.library().text(static_cast<DefId>(i));
        if (text.has_script) names.push_back(text.name);
    }
    return names;
}

Result<std::string> api(Session& session, const Arguments& arguments)
{
    const Result<std::string> text =
        arguments.empty() ? Result<std::string>(api_overview()) : describe_api(arguments.text);
    if (!text) return text;
    return wrap_api_text(text.value(), session.manner().width);
}

/// Drafts a typed text, or the texts of the card with the typed id.
Result<std::string> draft(Session& session, const Arguments& arguments)
{
    if (arguments.empty()) return usage_error("draft", "no text given");
    const Result<phrases::Phrasebook> book = phrases::find_phrasebook(session.world()->data.roots);
    if (!book) return book.error();
    const phrases::DraftManner manner{.width = session.manner().width,
                                      .paint = session.manner().paint};
    phrases::DraftReport report;
    const DefId card = session.library().find(arguments.text);
    if (card != no_def) {
        const auto texts = phrases::effect_texts(session.library(), card);
        if (texts.empty()) return fmt::format("{} has no text.", arguments.text);
        report = phrases::draft_report(book.value(), texts, manner);
    } else {
        phrases::EffectText text;
        text.name = "Attack";
        text.text = arguments.text;
        text = phrases::as_read(book.value(), std::move(text), phrases::all_kinds());
        report = phrases::draft_report(book.value(), text, manner);
    }
    while (report.text.ends_with('\n')) report.text.pop_back();
    return report.text;
}

Result<std::string> reload(Session& session, const Arguments&)
{
    Result<std::shared_ptr<World>> world = load_world(session.world()->data.roots);
    if (!world) {
        return Error{world.error().message +
                     "\nthe packs have problems; the old ones remain in use"};
    }
    Result<std::string> used = session.use_world(std::move(world.value()));
    if (!used) return Error{used.error().message + "\nthe old packs remain in use"};
    std::string text = "The packs have been reloaded.";
    if (!used.value().empty()) text += "\n" + used.value();
    if (session.at_table()) text += "\n" + session.question_report();
    return text;
}

}  // namespace

void add_script_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back(
        {"lua",
         "lua EXPRESSION",
         "evaluate Lua, as a card's script would",
         "Runs in the sandbox of card scripts, with me and opp (the players), game and ptcg. It "
         "cannot change anything; for that, see do.\n  lua me.active.hp\n  lua #opp.bench",
         script,
         true,
         lua,
         nullptr,
         {},
         false,
         true});
    all.push_back({"do",
                   "do LUA",
                   "run Lua that edits the table",
                   "If it fails, nothing changes. It cannot ask a player anything.\n"
                   "  do game:put_counters(opp.active, 2)",
                   script,
                   true,
                   do_lua,
                   nullptr,
                   {},
                   false,
                   true});
    all.push_back({"trace", "trace on|off", "show every call in a card's script, with values",
                   "A script that asks something is run again with the answer, and shown again.",
                   script, false, trace, on_off});
    all.push_back({"watch",
                   "watch [EXPRESSION]",
                   "show a Lua expression whenever its value changes",
                   "Without one, lists what is watched.\n  watch opp.active.damage",
                   script,
                   true,
                   watch,
                   nullptr,
                   {},
                   false,
                   true});
    all.push_back(
        {"unwatch", "unwatch NUMBER|all", "stop watching it", "", script, true, unwatch, nullptr});
    all.push_back({"break", "break [CARD|none]",
                   "show what the card's scripts do, and stop a bot there",
                   "Calls are shown as with trace; auto stops after the answer in which a script "
                   "of the card ran.\n  break raikou",
                   script, false, set_break, scripted_cards});
    all.push_back({"api", "api [WORD]", "what a word of the card API means",
                   "  api flip\n  api game:search\n  api on_attach", script, false, api, nullptr});
    all.push_back({"draft",
                   "draft TEXT|ID",
                   "the script of a text, or of a card's texts",
                   "If the text is not read, tells where reading stopped and which wordings are "
                   "near.\n  draft Flip a coin. If heads, this attack does 30 more damage.\n"
                   "  draft my1-3",
                   script,
                   false,
                   draft,
                   nullptr,
                   {},
                   false,
                   true});
    all.push_back({"reload", "reload", "reload the packs and continue with them",
                   "The position and all moments of the log are kept; going back to one shows it "
                   "with the current cards. If a file has an error, the old cards remain in use.",
                   script, false, reload, nullptr});
}

}  // namespace ptcg::tools
