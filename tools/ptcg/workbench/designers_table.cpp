#include "workbench/designers_table.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/card_json.hpp"
#include "repl/card_words.hpp"
#include "repl/position_notes.hpp"
#include "workbench/table_json.hpp"

namespace ptcg::tools {
namespace {

constexpr std::size_t most_lines_told = 500;
constexpr std::size_t widest = 48;  // of the page's column
constexpr std::size_t most_answers_at_once = 400;

Manner manner_of_bench()
{
    Manner manner;
    manner.width = widest;
    manner.most_answers = most_answers_at_once;
    manner.names_files = false;
    return manner;
}

/// Names of timelines are words that no command takes for something else.
bool is_line_name(const std::string& name)
{
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    return !name.empty() && name.size() <= 24 && name[0] >= 'a' && name[0] <= 'z' &&
           std::ranges::all_of(name, fits);
}

}  // namespace

struct DesignersTable::Action {
    std::string_view name;
    Reply (DesignersTable::*run)(const Json& request);
    bool needs_table;
};

const DesignersTable::Action DesignersTable::actions[] = {
    {"state", &DesignersTable::tell_all, false},  {"read", &DesignersTable::read, false},
    {"open", &DesignersTable::open, false},       {"text", &DesignersTable::text, true},
    {"answer", &DesignersTable::pick, true},      {"undo", &DesignersTable::undo, true},
    {"redo", &DesignersTable::redo, true},        {"goto", &DesignersTable::go_to, true},
    {"fork", &DesignersTable::fork, true},        {"switch", &DesignersTable::switch_to, true},
    {"command", &DesignersTable::command, false}, {"complete", &DesignersTable::complete, false},
    {"why", &DesignersTable::why, true},          {"trace", &DesignersTable::trace, false},
    {"cards", &DesignersTable::cards, false},     {"facts", &DesignersTable::facts, false},
    {"script", &DesignersTable::script, false},   {"watch", &DesignersTable::watch, false},
    {"record", &DesignersTable::record, true},
};

DesignersTable::DesignersTable(std::shared_ptr<PacksInWork> packs)
    : packs_(std::move(packs)),
      session_(packs_->world(), manner_of_bench()),
      version_(packs_->version())
{
}

server::BenchReply DesignersTable::answer(std::string_view text)
{
    const Json request = Json::parse(text, nullptr, false);
    if (!request.is_object()) return refused("the body must be a JSON object", 400);
    if (request.contains("lang")) {
        session_.speak(packs_->language(text_member(request, "lang")));
    }
    const std::string wanted = text_member(request, "do");
    const Action* const action = std::ranges::find(actions, wanted, &Action::name);
    if (action == std::end(actions)) return refused("there is no such request", 400);
    if (action->needs_table && !session_.at_table()) {
        return refused("there is no table yet; open a position");
    }
    return (this->*action->run)(request);
}

// ---- the table ------------------------------------------------------------------------------

void DesignersTable::write_log(JsonWriter& json)
{
    const Timeline& timeline = session_.timeline();
    const std::vector<StepId> path = timeline.path(timeline.current());
    std::size_t first = path.size();
    for (std::size_t lines = 0; first > 0 && lines < most_lines_told; --first) {
        lines += timeline.step(path[first - 1]).told.size() + 1;
    }
    const JsonArray log(json);
    const auto write = [&](std::string_view text, bool heading, std::uint32_t entry, bool by_hand) {
        const JsonObject line(json);
        json.member("text", text);
        json.member("heading", heading);
        json.member("entry", entry);
        json.member("by_hand", by_hand);
    };
    for (; first < path.size(); ++first) {
        const Step& step = timeline.step(path[first]);
        std::uint32_t number = step.first_entry;
        if (step.by_hand()) write(step.said, false, number++, true);
        for (const StoryLine& line : step.told) {
            const bool is_result = line.first >= step.events.size();
            const auto entry = number + static_cast<std::uint32_t>(line.first);
            write(line.text, line.heading, is_result ? 0 : entry, false);
        }
    }
}

void DesignersTable::write_lines(JsonWriter& json)
{
    const Timeline& timeline = session_.timeline();
    json.member("line", timeline.line());
    json.key("lines");
    {
        const JsonArray lines(json);
        for (const auto& line : timeline.lines()) json.value(line.first);
    }
    json.member("undo", timeline.before(1).has_value());
    json.member("redo", timeline.after(1).has_value());
}

void DesignersTable::write_frame(JsonWriter& json, std::string_view said)
{
    const JsonObject object(json);
    json.member("said", said);
    json.member("packs", packs_->version());
    json.key("problems");
    write_problems(json, packs_->problems());
    json.member("problem", problem_);
    json.member("trace", session_.watch().trace);
    json.member("open", session_.at_table());
    if (!session_.at_table()) return;
    write_table(json, session_.match(), session_.naming(), session_.timeline().current() + 1);
    json.key("names");
    {
        const JsonArray names(json);
        for (const std::string& name : session_.setting().names) json.value(name);
    }
    json.member("ruleset", session_.setting().ruleset);
    json.member("chance", to_string(session_.chance()));
    json.key("notes");
    {
        const JsonArray notes(json);
        for (const std::string& note :
             position_notes(session_.match().rules(), session_.naming())) {
            json.value(note);
        }
    }
    json.key("log");
    write_log(json);
    write_lines(json);
}

server::BenchReply DesignersTable::frame(std::string_view said)
{
    JsonWriter json;
    write_frame(json, said);
    return {200, std::string(json.text())};
}

/// Runs a line of the terminal.
server::BenchReply DesignersTable::run(const std::string& line)
{
    const auto reply = session_.execute(line);
    if (reply.status == ptcg::tools::Reply::Status::wrong) return refused(reply.text);
    return frame(reply.text);
}

server::BenchReply DesignersTable::tell_all(const Json&)
{
    return frame();
}

// ---- acting and time ------------------------------------------------------------------------

server::BenchReply DesignersTable::pick(const Json& request)
{
    if (number_member(request, "q") != session_.timeline().current() + 1) {
        return refused("the table has moved on");
    }
    session_.begin_command();
    const Result<std::string> said = session_.answer(picks_member(request));
    const std::string heard = fmt::format("{}", fmt::join(session_.watch().take_heard(), "\n"));
    if (!said) {
        return refused(said.error().message + (heard.empty() ? "" : "\n" + heard));
    }
    return frame(heard);
}

server::BenchReply DesignersTable::undo(const Json&)
{
    return run("undo");
}

server::BenchReply DesignersTable::redo(const Json&)
{
    return run("redo");
}

server::BenchReply DesignersTable::go_to(const Json& request)
{
    return run(fmt::format("goto {}", number_member(request, "entry")));
}

server::BenchReply DesignersTable::fork(const Json& request)
{
    const std::string name = text_member(request, "name");
    if (!is_line_name(name)) {
        return refused("a timeline's name has small letters, digits and -, at most 24", 400);
    }
    return run("fork " + name);
}

server::BenchReply DesignersTable::switch_to(const Json& request)
{
    const std::string name = text_member(request, "name");
    if (!is_line_name(name)) return refused("there is no such timeline", 400);
    return run("goto " + name);
}

// ---- words ----------------------------------------------------------------------------------

server::BenchReply DesignersTable::command(const Json& request)
{
    std::string line = text_member(request, "line");
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return run(line);
}

server::BenchReply DesignersTable::complete(const Json& request)
{
    constexpr std::size_t most = 60;
    JsonWriter json;
    {
        const JsonObject object(json);
        json.key("lines");
        const JsonArray lines(json);
        std::size_t count = 0;
        for (const std::string& line : session_.complete(text_member(request, "line"))) {
            if (++count <= most) json.value(line);
        }
    }
    return {200, std::string(json.text())};
}

server::BenchReply DesignersTable::why(const Json& request)
{
    return why_reply(session_.match(), request, *session_.naming().language);
}

server::BenchReply DesignersTable::trace(const Json& request)
{
    session_.watch().trace = request.value("on", Json(false)) == Json(true);
    return frame();
}

// ---- cards ----------------------------------------------------------------------------------

server::BenchReply DesignersTable::cards(const Json& request)
{
    constexpr std::size_t most = 12;
    const std::string typed = text_member(request, "text");
    const CardLibrary& library = session_.library();
    struct Found {
        DefId card;
        NameFit fit;
        bool in_work;
    };
    std::set<std::string_view> in_work;
    for (const PackInfo* pack : packs_->packs()) {
        in_work.insert(pack->cards.begin(), pack->cards.end());
    }
    std::vector<Found> found;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto card = static_cast<DefId>(i);
        if (card == library.unknown()) continue;
        const NameFit fit = card_fit(library, typed, card);
        if (fit == NameFit::none) continue;
        found.push_back({card, fit, in_work.count(library.text(card).id) > 0});
    }
    std::ranges::stable_sort(found, [](const Found& a, const Found& b) {
        return a.fit != b.fit ? a.fit > b.fit : a.in_work && !b.in_work;
    });
    if (found.size() > most) found.resize(most);
    JsonWriter json;
    {
        const JsonObject object(json);
        json.key("cards");
        const JsonArray cards(json);
        for (const Found& one : found) {
            const CardText& text = library.text(one.card);
            const JsonObject entry(json);
            json.member("id", text.id);
            json.member("name", text.name);
            json.member("in_work", one.in_work);
        }
    }
    return {200, std::string(json.text())};
}

server::BenchReply DesignersTable::facts(const Json& request)
{
    constexpr std::size_t most = 60;
    JsonWriter json;
    {
        const JsonObject object(json);
        json.key("cards");
        const JsonArray cards(json);
        std::size_t count = 0;
        for (const Json& id : request.value("ids", Json::array())) {
            if (++count > most) break;
            const DefId card =
                id.is_string() ? session_.library().find(id.get<std::string>()) : no_def;
            if (card == no_def) {
                json.value(nullptr);
            } else {
                write_card(json, session_.library(), card, *session_.manner().language);
            }
        }
    }
    return {200, std::string(json.text())};
}

}  // namespace ptcg::tools
