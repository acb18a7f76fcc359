#include "ptcg/bots/program_game.hpp"

#include <algorithm>
#include <chrono>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "outside/bot_process.hpp"
#include "ptcg/action_code.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "ptcg/hosting/prompt.hpp"

namespace ptcg {
namespace {

using Json = nlohmann::json;

constexpr int program_protocol = 1;
constexpr std::size_t most_notes = 1'000;  ///< of one answer
constexpr std::size_t most_picks = 1'000;
constexpr std::size_t quoted_bytes = 60;

/// Returns the events of the list, with commas between them.
std::string events_json(const std::vector<Event>& events, const JsonCards& cards)
{
    std::string list;
    JsonWriter json;
    for (const Event& event : events) {
        json.clear();
        write_event(json, cards, event);
        if (!list.empty()) list += ',';
        list += json.text();
    }
    return list;
}

std::string codes_json(const Decision& open)
{
    std::vector<ActionCode> codes;
    action_codes(open, codes);
    std::string list;
    // As text: many readers of JSON keep only 53 bits of a number.
    for (const ActionCode code : codes) {
        list += fmt::format("{}\"{}\"", list.empty() ? "" : ",", to_string(code));
    }
    return list;
}

std::string words_json(Match& match, const Decision& open)
{
    Naming naming;
    naming.library = &match.library();
    naming.you = open.asked;
    View view;
    static_cast<void>(make_view(match.rules(), seen_by(open.asked), view));
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("question", bare_question_text(open, naming));
        json.member("picks", picks_text(open, naming.texts().picking));
        json.key("options");
        const JsonArray options(json);
        for (const std::string& option : option_texts(open, view, naming)) json.value(option);
    }
    return std::string(json.text());
}

/// Returns the beginning of a line of a stranger, for a message.
std::string beginning_of(std::string_view line)
{
    std::string text;
    for (const char c : line.substr(0, quoted_bytes)) text += c >= 0x20 && c < 0x7f ? c : '?';
    return "\"" + text + (line.size() > quoted_bytes ? "...\"" : "\"");
}

std::string type_of(const Json& message)
{
    const auto type = message.find("t");
    return type != message.end() && type->is_string() ? type->get<std::string>() : std::string();
}

/// Returns the texts of a list; other entries are left out.
std::vector<std::string> texts_in(const Json& message, const char* key)
{
    std::vector<std::string> texts;
    const auto list = message.find(key);
    if (list == message.end() || !list->is_array()) return texts;
    for (const Json& text : *list) {
        if (text.is_string()) texts.push_back(text.get<std::string>());
    }
    return texts;
}

Result<std::vector<std::uint16_t>> picks_in(const Json& answer)
{
    const auto picks = answer.find("picks");
    const Error wrong{"gave an answer whose \"picks\" are not a list of numbers"};
    if (picks == answer.end() || !picks->is_array()) return wrong;
    if (picks->size() > most_picks)
        return Error{fmt::format("gave an illegal answer: it has {} picks", picks->size())};
    std::vector<std::uint16_t> numbers;
    for (const Json& pick : *picks) {
        if (!pick.is_number_integer()) return wrong;
        if (!pick.is_number_unsigned() || pick.get<std::uint64_t>() > 0xffff)
            return Error{
                fmt::format("gave an illegal answer: option {} does not exist", pick.dump())};
        numbers.push_back(pick.get<std::uint16_t>());
    }
    return numbers;
}

std::string game_json(const BotGame& game, const BotProgram& program)
{
    std::map<std::string_view, int> counts;
    for (const std::string& card : game.deck) ++counts[card];
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("t", "game");
        json.member("seat", at(game.seat));
        json.member("ruleset", game.ruleset);
        json.key("format");
        game.format.empty() ? json.value(nullptr) : json.value(game.format);
        json.key("deck");
        json.begin_array();
        for (const auto& [card, count] : counts) {
            const JsonObject entry(json);
            json.member("id", card);
            json.member("count", count);
        }
        json.end_array();
        json.member("ms", program.budget);
    }
    const std::string options = Json(program.options).dump();
    std::string line(json.text());
    line.insert(line.size() - 1, ",\"options\":" + options);
    return line;
}

}  // namespace

ToldQuestion tell_question(Match& match, const JsonCards& cards, std::uint32_t number,
                           std::uint32_t from)
{
    const Decision open = *match.decision();  // a view may use its buffers
    const Audience audience = seen_by(open.asked);
    ToldQuestion told;
    told.number = number;
    told.is_fresh = from == 0;
    told.words = words_json(match, open);
    told.codes = codes_json(open);
    told.events = events_json(match.events_for(audience, from), cards);
    JsonWriter json;
    write_view(json, match, audience, cards);
    told.view = json.text();
    json.clear();
    write_decision(json, match, audience, cards, number);
    told.question = json.text();
    return told;
}

struct ProgramGame::Impl {
    BotProgram program;
    BotGame game;
    std::unique_ptr<BotProcess> process;
    bool wants_events = false, wants_codes = false, wants_words = false;
    bool knows_game = false;    ///< the process was told of the game
    bool knows_events = false;  ///< and of all events of `events`
    std::string events;         ///< all that were told to this game
    std::string errors;

    void end()
    {
        if (process != nullptr) errors = process->errors();
        process.reset();
        knows_game = knows_events = false;
    }

    /// Returns the next message that is not a note, of this type.
    Result<Json> receive(std::string_view type, Milliseconds budget)
    {
        const auto start = std::chrono::steady_clock::now();
        for (std::size_t notes = 0; notes < most_notes; ++notes) {
            const Milliseconds passed = std::chrono::duration_cast<std::chrono::milliseconds>(
                                            std::chrono::steady_clock::now() - start)
                                            .count();
            const Result<std::string> line =
                process->receive(std::max<Milliseconds>(budget - passed, 0));
            if (!line) return passed_budget(line.error(), budget);
            Json message = Json::parse(line.value(), nullptr, false);
            if (!message.is_object()) {
                return Error{"wrote a line that is not a JSON object: " +
                             beginning_of(line.value())};
            }
            const std::string is = type_of(message);
            if (is == type) return message;
            if (is != "info") {
                return Error{fmt::format("wrote {} where \"{}\" was expected",
                                         beginning_of(line.value()), type)};
            }
        }
        return Error{"wrote more than it was asked for"};
    }

    /// Names the whole time, not what was left of it after a note.
    static Error passed_budget(const Error& error, Milliseconds budget)
    {
        return error.message.starts_with("did not answer") ? late(budget) : error;
    }

    Result<void> send(std::string line, Milliseconds budget)
    {
        return process->send(std::move(line), budget);
    }

    Result<void> start()
    {
        Result<std::unique_ptr<BotProcess>> started = BotProcess::start(program);
        if (!started) return started.error();
        process = std::move(started.value());
        std::string hello =
            fmt::format(R"({{"t":"hello","protocol":{},"host":"ptcg"}})", program_protocol);
        if (Result<void> sent = send(std::move(hello), program.start_budget); !sent) return sent;
        const Result<Json> ready = receive("ready", program.start_budget);
        if (!ready) return ready.error();
        if (ready.value().value("protocol", Json()) != program_protocol) {
            return Error{
                fmt::format("does not speak version {} of the protocol", program_protocol)};
        }
        const std::vector<std::string> wants = texts_in(ready.value(), "wants");
        const auto has = [&](std::string_view what) {
            return std::ranges::find(wants, what) != wants.end();
        };
        wants_events = has("events");
        wants_codes = has("codes");
        wants_words = has("words");
        return check_options(texts_in(ready.value(), "options"));
    }

    Result<void> check_options(const std::vector<std::string>& known) const
    {
        for (const auto& [name, value] : program.options) {
            if (std::ranges::find(known, name) == known.end()) {
                return Error{fmt::format("has no option \"{}\"", name)};
            }
        }
        return {};
    }

    std::string ask_json(const ToldQuestion& question, Milliseconds budget) const
    {
        const bool is_fresh = question.is_fresh || !knows_events;
        std::string line =
            fmt::format(R"({{"t":"ask","n":{},"ms":{},"fresh":{},"question":{},"view":{})",
                        question.number, budget, is_fresh, question.question, question.view);
        if (wants_events) {
            line += fmt::format(R"(,"events":[{}])", is_fresh ? events : question.events);
        }
        if (wants_codes) line += fmt::format(R"(,"codes":[{}])", question.codes);
        if (wants_words) line += fmt::format(R"(,"words":{})", question.words);
        return line + "}";
    }

    void note_events(const ToldQuestion& question)
    {
        if (question.is_fresh) events.clear();
        if (!events.empty() && !question.events.empty()) events += ',';
        events += question.events;
    }

    Result<std::vector<std::uint16_t>> ask(const ToldQuestion& question, Milliseconds budget)
    {
        note_events(question);
        if (process == nullptr) {
            if (Result<void> started = start(); !started) return started.error();
        }
        if (!knows_game) {
            if (Result<void> sent = send(game_json(game, program), budget); !sent) {
                return sent.error();
            }
            knows_game = true;
        }
        if (Result<void> sent = send(ask_json(question, budget), budget); !sent) {
            return sent.error();
        }
        knows_events = true;
        const Result<Json> answer = receive("answer", budget);
        if (!answer) return answer.error();
        if (answer.value().value("n", Json()) != question.number) {
            return Error{"answered a question that is not open"};
        }
        return picks_in(answer.value());
    }
};

ProgramGame::ProgramGame(BotProgram program, BotGame game) : impl_(std::make_unique<Impl>())
{
    impl_->program = std::move(program);
    impl_->game = std::move(game);
}

ProgramGame::~ProgramGame() = default;

void ProgramGame::begin(BotGame game)
{
    impl_->game = std::move(game);
    impl_->knows_game = impl_->knows_events = false;
    impl_->events.clear();
}

Result<std::vector<std::uint16_t>> ProgramGame::ask(const ToldQuestion& question,
                                                    Milliseconds budget)
{
    Result<std::vector<std::uint16_t>> picks =
        impl_->ask(question, std::min(budget, impl_->program.budget));
    if (!picks) impl_->end();
    return picks;
}

void ProgramGame::over(std::string_view ending)
{
    if (impl_->process == nullptr || !impl_->knows_game) return;
    const std::string line = fmt::format(R"({{"t":"over","result":{}}})", ending);
    if (!impl_->send(line, impl_->program.budget)) impl_->end();
    impl_->knows_game = impl_->knows_events = false;
}

void ProgramGame::put_away()
{
    impl_->end();
}

bool ProgramGame::runs() const
{
    return impl_->process != nullptr;
}

const std::string& ProgramGame::errors() const
{
    return impl_->process != nullptr ? impl_->process->errors() : impl_->errors;
}

}  // namespace ptcg
