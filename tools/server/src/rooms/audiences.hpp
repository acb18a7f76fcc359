#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/hosting/match_json.hpp"
#include "ptcg/hosting/match_room.hpp"
#include "ptcg/hosting/story.hpp"

#include "rooms/card_set.hpp"
#include "rooms/messages.hpp"

namespace ptcg::server {

/// Who is told the same: seat 0, seat 1, the spectators.
inline constexpr std::size_t audience_count = 3;
inline constexpr std::size_t spectators = 2;

[[nodiscard]] constexpr Audience audience_of(std::size_t who)
{
    return who == spectators ? seen_by_spectators : seen_by(static_cast<PlayerId>(who));
}

/// What goes into a frame besides what an AudienceLog keeps.
struct Moment {
    std::uint32_t epoch = 0;
    std::string_view clock;  ///< JSON
    std::string_view undo;   ///< JSON: whether the audience's seat may take its last answer back
    const View* view = nullptr;  ///< of the last look
};

/// What one audience is told of a game: steps with numbers of its own, which say nothing of what it
/// could not notice. Frames are not kept; a step is told again from the game's events.
class AudienceLog {
public:
    AudienceLog(std::size_t who, std::shared_ptr<const CardSet> cards,
                std::array<std::string, players> names);

    /// Begins again at a game whose events begin at 0: after an undo, and with each game.
    void restart();

    /// Looks at the room. Returns whether this audience can notice a change since it looked last;
    /// if so, `seq` has grown. `view` becomes what it sees.
    bool look(MatchRoom& room, View& view);
    [[nodiscard]] std::uint32_t seq() const { return seq_; }

    /// Returns the frame of the last look: what has happened since the one before.
    [[nodiscard]] std::string step(MatchRoom& room, const std::string& language,
                                   const Moment& moment);
    /// Returns a step with everything after `seq`; nothing if that is too long ago.
    [[nodiscard]] std::optional<std::string> step_after(std::uint32_t seq, MatchRoom& room,
                                                        const std::string& language,
                                                        const Moment& moment);
    /// Returns everything, with the whole log.
    [[nodiscard]] std::string state(MatchRoom& room, const std::string& language,
                                    const Moment& moment);

private:
    /// The first event after a step.
    struct Step {
        std::uint32_t seq;
        std::uint32_t events;
    };

    [[nodiscard]] Story new_story(MatchRoom& room, const std::string& language) const;
    [[nodiscard]] Story story_until(std::uint32_t events, MatchRoom& room,
                                    const std::string& language) const;
    [[nodiscard]] std::vector<Event> events_from(std::uint32_t from, MatchRoom& room) const;
    [[nodiscard]] Naming naming(const std::string& language) const;
    [[nodiscard]] static std::vector<StoryLine> tell(Story& story, const std::vector<Event>& events,
                                                     MatchRoom& room);
    [[nodiscard]] bool is_as_looked(const std::string& language) const;
    [[nodiscard]] bool is_asked(const Decision* open) const;
    void write_words(JsonWriter& json, const Decision& open, const View& view,
                     const std::string& language) const;
    [[nodiscard]] std::string question(MatchRoom& room, const View& view,
                                       const std::string& language) const;
    [[nodiscard]] std::string frame(std::string_view type, MatchRoom& room,
                                    const std::string& language, const Moment& moment,
                                    const std::vector<Event>* events,
                                    const std::vector<StoryLine>& lines) const;

    std::size_t who_;
    std::shared_ptr<const CardSet> cards_;
    std::array<std::string, players> names_;
    std::uint32_t seq_ = 0;
    std::uint32_t events_ = 0;       ///< those up to the last look
    std::uint32_t before_ = 0;       ///< those up to the look before
    std::vector<Event> new_events_;  ///< of the last look
    std::string view_;               ///< JSON, of the last look
    std::string asked_;              ///< JSON of the question without words, of the last look
    std::deque<Step> steps_;
    /// A story and how far it has come.
    struct Telling {
        Story story;
        std::uint32_t events;
    };
    std::map<std::string, Telling> tellings_;  ///< by language
};

}  // namespace ptcg::server
