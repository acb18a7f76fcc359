#include "replays/retelling.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/hosting/match_json.hpp"
#include "ptcg/hosting/narrator.hpp"
#include "ptcg/hosting/replaying.hpp"
#include "ptcg/hosting/words_json.hpp"
#include "replays/playback.hpp"
#include "rooms/http_pieces.hpp"
#include "rooms/json_members.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t most_steps = 64;
constexpr std::size_t most_bytes = std::size_t{256} * 1024;  // after which no step is added

/// One request: who is told, in which language, about which game.
class Retelling {
public:
    Retelling(const ReplayRequest& request, const CardSet& cards,
              const std::shared_ptr<ScriptHost>& scripts)
        : request_(request),
          replay_(request.game),
          cards_(cards),
          data_{cards.pool, cards.rules.ruleset, scripts}
    {
    }

    [[nodiscard]] ReplayReply reply()
    {
        changed_ = changed_since(data_, replay_);
        if (const Result<void> same = check_changed(); !same) return gone(same.error());
        Result<std::unique_ptr<GameTable>> table = open_replay(data_, replay_, true);
        if (!table) return gone(table.error());
        Playback playback(std::move(table.value()), replay_);
        if (request_.what == ReplayRequest::What::steps && request_.from >= playback.steps()) {
            return replay_failure(404, fmt::format("the game has {} steps", playback.steps()));
        }
        Narrator narrator(naming(), request_.audience);
        JsonWriter json;
        const Result<void> told = request_.what == ReplayRequest::What::about
                                      ? tell_about(json, playback, narrator)
                                      : tell_steps(json, playback, narrator);
        if (!told) return gone(told.error());
        return {200, std::string(json.text())};
    }

private:
    /// A turn and its first step.
    struct Turn {
        std::size_t step;
        int turn;
        PlayerId player;
    };

    static ReplayReply gone(const Error& why)
    {
        return replay_failure(409,
                              fmt::format("the game cannot be played again here: {}", why.message));
    }

    /// With other packs, a game is told only if it goes and ends as it did.
    [[nodiscard]] Result<void> check_changed() const
    {
        if (changed_.empty()) return {};
        Result<std::unique_ptr<GameTable>> table = open_replay(data_, replay_, true);
        const Result<void> same =
            table ? play_back(*table.value(), replay_) : Result<void>(table.error());
        if (same) return {};
        return Error{fmt::format("{}, and {}", changed_, same.error().message)};
    }

    [[nodiscard]] Naming naming() const
    {
        Naming naming;
        naming.library = &cards_.library();
        naming.names = player_names(replay_);
        naming.language = &cards_.language(request_.language);
        for (const PlayerId player : both_players) {
            if (request_.audience == seen_by(player)) naming.you = player;
        }
        return naming;
    }

    [[nodiscard]] const CardJsonParts& json_cards() const
    {
        return cards_.json_cards(request_.language);
    }

    /// Writes what follows from the events that the narrator has not told, and how the game ended.
    static void write_log(JsonWriter& json, Narrator& narrator, Match& match)
    {
        const JsonArray log(json);
        const Naming& names = narrator.story().naming();
        const std::vector<Event> events = match.events_for(narrator.audience(), narrator.next());
        for (const StoryLine& line : narrator.tell(match).lines) {
            write_story_line(json, line, names);
        }
        const bool ends =
            std::ranges::find(events, EventKind::match_ended, &Event::kind) != events.end();
        if (!ends) return;
        StoryLine result;
        result.text = narrator.story().result(match) + ".";
        result.heading = true;
        write_story_line(json, result, names);
    }

    // ---- about the whole game

    void write_seats(JsonWriter& json) const
    {
        const std::array<std::string, players> names = player_names(replay_);
        const JsonArray seats(json);
        for (std::size_t player = 0; player < players; ++player) {
            const JsonObject seat(json);
            json.member("name", names[player]);
            json.member("deck", replay_.decks[player].name);
        }
    }

    static void write_turns(JsonWriter& json, const std::vector<Turn>& turns)
    {
        const JsonArray list(json);
        for (const Turn& turn : turns) {
            const JsonObject entry(json);
            json.member("step", turn.step);
            json.member("turn", turn.turn);
            json.key("player");
            write_player(json, turn.player);
        }
    }

    Result<void> tell_about(JsonWriter& json, Playback& playback, Narrator& narrator) const
    {
        std::vector<Turn> turns;
        Match& match = playback.match();
        const JsonObject object(json);
        json.key("seats");
        write_seats(json);
        json.key("library");
        replay_.library.empty() ? json.value(nullptr) : json.value(replay_.library);
        json.member("ruleset", replay_.ruleset);
        json.key("changed");
        changed_.empty() ? json.value(nullptr) : json.value(changed_);
        json.member("steps", playback.steps());
        json.key("log");
        {
            const JsonArray log(json);
            write_log(json, narrator, match);
            turns.push_back({0, match.turn(), match.state().now.turn_player});
            while (!playback.is_at_end()) {
                if (Result<void> advanced = playback.advance(); !advanced) return advanced;
                write_log(json, narrator, match);
                if (match.turn() == turns.back().turn) continue;
                turns.push_back({playback.step(), match.turn(), match.state().now.turn_player});
            }
        }
        json.key("turns");
        write_turns(json, turns);
        json.member("outcome", name_of(match.outcome()));
        json.key("winner");
        write_player(json, match.winner());
        json.member("reason", name_of(match.reason()));
        return {};
    }

    // ---- step by step

    /// Writes the question as a player at the table would have got it.
    void write_question(JsonWriter& json, Match& match, const Narrator& narrator) const
    {
        JsonWriter decision;
        write_decision(decision, match, request_.audience, json_cards(), 0);
        if (match.decision() == nullptr) return json.raw(decision.text());
        const QuestionWords words = question_words(match, narrator);
        JsonWriter members;
        {
            const JsonObject object(members);
            members.key("words");
            write_question_words(members, words);
        }
        const std::string_view inside = members.text().substr(1, members.text().size() - 2);
        json.raw(with_members(inside, decision.text()));
    }

    void write_answer(JsonWriter& json, const Playback& playback, Match& match) const
    {
        const std::vector<std::uint16_t>* const answer = playback.next_answer();
        const Decision* const open = match.decision();
        const bool is_seen = request_.audience == seen_by_all ||
                             (open != nullptr && request_.audience == seen_by(open->asked));
        if (answer == nullptr || open == nullptr || !is_seen) return json.value(nullptr);
        const JsonArray picks(json);
        for (const std::uint16_t pick : *answer) json.value(pick);
    }

    [[nodiscard]] std::string step(Playback& playback, Narrator& narrator) const
    {
        Match& match = playback.match();
        JsonWriter json;
        {
            const JsonObject object(json);
            json.member("step", playback.step());
            json.key("events");
            {
                const JsonArray events(json);
                for (const Event& event : match.events_for(request_.audience, narrator.next())) {
                    write_event(json, json_cards(), event);
                }
            }
            json.key("log");
            write_log(json, narrator, match);
            json.key("view");
            write_view(json, match, request_.audience, json_cards());
            json.key("question");
            write_question(json, match, narrator);
            json.key("answer");
            write_answer(json, playback, match);
        }
        return std::string(json.text());
    }

    Result<void> tell_steps(JsonWriter& json, Playback& playback, Narrator& narrator) const
    {
        while (playback.step() < request_.from) {
            static_cast<void>(narrator.tell(playback.match()));
            if (Result<void> advanced = playback.advance(); !advanced) return advanced;
        }
        const std::size_t end =
            request_.from + std::clamp<std::size_t>(request_.count, 1, most_steps);
        std::size_t bytes = 0;
        const JsonObject object(json);
        json.key("steps");
        const JsonArray steps(json);
        for (;;) {
            const std::string told = step(playback, narrator);
            json.raw(told);
            bytes += told.size();
            const bool is_enough = playback.step() + 1 == end || bytes > most_bytes;
            if (is_enough || playback.is_at_end()) return {};
            if (Result<void> advanced = playback.advance(); !advanced) return advanced;
        }
    }

    const ReplayRequest& request_;
    const Replay& replay_;
    const CardSet& cards_;
    GameData data_;
    std::string changed_;  ///< how packs and rules differ from those of the game
};

}  // namespace

ReplayReply replay_failure(unsigned status, std::string_view reason)
{
    return {status, failure(status, reason).body};
}

ReplayReply retell(const ReplayRequest& request, const CardSet& cards,
                   const std::shared_ptr<ScriptHost>& scripts)
{
    return Retelling(request, cards, scripts).reply();
}

}  // namespace ptcg::server
