#include "rooms/audiences.hpp"

#include <algorithm>

#include "ptcg/hosting/prompt.hpp"
#include "ptcg/hosting/words_json.hpp"
#include "rooms/json_members.hpp"

namespace ptcg::server {
namespace {

/// How many steps an audience can be told again.
constexpr std::size_t most_steps = 256;

void write_log(JsonWriter& json, const std::vector<StoryLine>& lines, const Naming& naming)
{
    const JsonArray log(json);
    for (const StoryLine& line : lines) write_story_line(json, line, naming);
}

}  // namespace

AudienceLog::AudienceLog(std::size_t who, std::shared_ptr<const CardSet> cards,
                         std::array<std::string, players> names)
    : who_(who), cards_(std::move(cards)), names_(std::move(names))
{
}

void AudienceLog::restart()
{
    seq_ = 0;
    events_ = 0;
    new_events_.clear();
    view_.clear();
    asked_.clear();
    steps_.clear();
    before_ = 0;
    tellings_.clear();
}

bool AudienceLog::look(MatchRoom& room, View& view)
{
    Match& match = room.match();
    new_events_ = match.events_for(audience_of(who_), events_);
    TableView table;
    bool fine = make_view(match.rules(), audience_of(who_), view);
    fine = make_table_view(match.rules(), audience_of(who_), table) && fine;
    JsonWriter json;
    write_view(json, cards_->json_cards("en"), view, &table, !fine);
    const bool same_view = json.text() == view_;
    if (!same_view) view_ = json.text();
    json.clear();
    std::uint32_t number = who_ == spectators ? 0 : room.question(static_cast<PlayerId>(who_));
    if (match.over()) number = match.state().decisions;  // which no longer tells anything
    write_decision(json, match, audience_of(who_), cards_->json_cards("en"), number);
    const bool same_question = json.text() == asked_;
    if (!same_question) asked_ = json.text();
    if (new_events_.empty() && same_view && same_question) return false;
    steps_.push_back({seq_, events_});
    if (steps_.size() > most_steps) steps_.pop_front();
    ++seq_;
    before_ = events_;
    events_ = match.first_event() + static_cast<std::uint32_t>(match.events().size());
    return true;
}

Naming AudienceLog::naming(const std::string& language) const
{
    Naming naming;
    naming.library = &cards_->library();
    naming.names = names_;
    naming.you = who_ == spectators ? PlayerId::none : static_cast<PlayerId>(who_);
    naming.language = &cards_->language(language);
    return naming;
}

/// Returns the audience's events from number `from` on, as far as the last look.
std::vector<Event> AudienceLog::events_from(std::uint32_t from, MatchRoom& room) const
{
    return room.match().events_for(audience_of(who_), from);
}

Story AudienceLog::new_story(MatchRoom& room, const std::string& language) const
{
    Story story(naming(language));
    story.follow(room.match().ruleset());
    return story;
}

/// Returns a story that has told all before event number `events`.
Story AudienceLog::story_until(std::uint32_t events, MatchRoom& room,
                               const std::string& language) const
{
    Story story = new_story(room, language);
    const std::vector<Event> all = events_from(0, room);
    const std::size_t after = events_from(events, room).size();
    static_cast<void>(story.tell(std::span(all).first(all.size() - after)));
    return story;
}

/// Tells the events, and how the game ended, which they do not say.
std::vector<StoryLine> AudienceLog::tell(Story& story, const std::vector<Event>& events,
                                         MatchRoom& room)
{
    std::vector<StoryLine> lines = story.tell(events);
    if (std::ranges::find(events, EventKind::match_ended, &Event::kind) != events.end()) {
        StoryLine& result = lines.emplace_back();
        result.text = story.result(room.match()) + ".";
        result.heading = true;
    }
    return lines;
}

/// Writes what is asked in words: all of it for the asked player, only who is asked for others.
void AudienceLog::write_words(JsonWriter& json, const Decision& open, const View& view,
                              const std::string& language) const
{
    const Naming names = naming(language);
    json.key("words");
    const JsonObject words(json);
    if (!is_asked(&open)) return json.member("question", waiting_text(open.asked, names));
    json.member("question", bare_question_text(open, names));
    json.member("picks", picks_text(open, names.texts().picking));
    json.key("options");
    const JsonArray options(json);
    for (const std::string& option : option_texts(open, view, names)) json.value(option);
}

/// Returns whether the last look has written cards as this language names them.
bool AudienceLog::is_as_looked(const std::string& language) const
{
    return &cards_->json_cards(language) == &cards_->json_cards("en");
}

bool AudienceLog::is_asked(const Decision* open) const
{
    return open != nullptr && who_ != spectators && at(open->asked) == who_;
}

std::string AudienceLog::question(MatchRoom& room, const View& view,
                                  const std::string& language) const
{
    const Decision* const open = room.match().decision();
    if (open == nullptr) return asked_;
    JsonWriter first;
    {
        const JsonObject object(first);
        if (is_asked(open)) first.member("q", room.question(open->asked));
        write_words(first, *open, view, language);
    }
    const std::string_view members = first.text().substr(1, first.text().size() - 2);
    if (is_as_looked(language)) return with_members(members, asked_);
    JsonWriter decision;
    write_decision(decision, room.match(), audience_of(who_), cards_->json_cards(language),
                   is_asked(open) ? room.question(open->asked) : 0);
    return with_members(members, decision.text());
}

std::string AudienceLog::frame(std::string_view type, MatchRoom& room, const std::string& language,
                               const Moment& moment, const std::vector<Event>* events,
                               const std::vector<StoryLine>& lines) const
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("t", type);
        json.member("epoch", moment.epoch);
        json.member("seq", seq_);
        if (events != nullptr) {
            json.key("events");
            const JsonArray list(json);
            for (const Event& event : *events)
                write_event(json, cards_->json_cards(language), event);
        }
        json.key("log");
        write_log(json, lines, naming(language));
        json.key("view");
        if (is_as_looked(language)) {
            json.raw(view_);
        } else {
            write_view(json, room.match(), audience_of(who_), cards_->json_cards(language));
        }
        json.key("question");
        json.raw(question(room, *moment.view, language));
        json.key("clock");
        json.raw(moment.clock);
        json.key("undo");
        json.raw(moment.undo);
    }
    return std::string(json.text());
}

std::string AudienceLog::step(MatchRoom& room, const std::string& language, const Moment& moment)
{
    auto telling = tellings_.find(language);
    if (telling == tellings_.end() || telling->second.events != before_) {
        Telling begun{story_until(before_, room, language), before_};
        telling = tellings_.insert_or_assign(language, std::move(begun)).first;
    }
    const std::vector<StoryLine> lines = tell(telling->second.story, new_events_, room);
    telling->second.events = events_;
    return frame("step", room, language, moment, &new_events_, lines);
}

std::optional<std::string> AudienceLog::step_after(std::uint32_t seq, MatchRoom& room,
                                                   const std::string& language,
                                                   const Moment& moment)
{
    std::uint32_t from = events_;
    if (seq != seq_) {
        if (steps_.empty() || seq < steps_.front().seq || seq > seq_) return std::nullopt;
        from = steps_[seq - steps_.front().seq].events;
    }
    const std::vector<Event> missed = events_from(from, room);
    Story story = story_until(from, room, language);
    const std::vector<StoryLine> lines = tell(story, missed, room);
    tellings_.insert_or_assign(language, Telling{std::move(story), events_});
    return frame("step", room, language, moment, &missed, lines);
}

std::string AudienceLog::state(MatchRoom& room, const std::string& language, const Moment& moment)
{
    Story story = new_story(room, language);
    const std::vector<StoryLine> lines = tell(story, events_from(0, room), room);
    tellings_.insert_or_assign(language, Telling{std::move(story), events_});
    return frame("state", room, language, moment, nullptr, lines);
}

}  // namespace ptcg::server
