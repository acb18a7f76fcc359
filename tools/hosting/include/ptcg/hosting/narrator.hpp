#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/event.hpp"
#include "ptcg/match.hpp"

#include "ptcg/hosting/story.hpp"

namespace ptcg {

/// What a Narrator told in one call.
struct Narration {
    std::uint32_t from = 0;        ///< number of the first event that was told
    std::uint32_t next = 0;        ///< number after the last one
    std::vector<StoryLine> lines;  ///< `first` is the number of an event of the match
};

/// Tells one audience of a match what happens, in words: a Story that follows the match. A server
/// keeps one for each audience, of some 300 bytes; it refers to the naming's library and language.
class Narrator {
public:
    Narrator(Naming naming, Audience audience, StoryForm form = StoryForm::story)
        : story_(std::move(naming), form), audience_(audience)
    {
    }

    /// Returns what happened since the last call, as the audience may know it; in the first call,
    /// since the match began. If events in between are gone (the match went back, was loaded or is
    /// a fork), tells nothing and catches up.
    [[nodiscard]] Narration tell(Match& match);
    /// Goes on from the present position without telling how it came about. Call it after an undo,
    /// before the next answer; what was told of event number `next()` and later did not happen.
    void catch_up(Match& match);

    [[nodiscard]] std::uint32_t next() const { return next_; }
    [[nodiscard]] Audience audience() const { return audience_; }
    [[nodiscard]] const Story& story() const { return story_; }

private:
    Story story_;
    Audience audience_;
    std::uint32_t next_ = 0;
};

/// The open question as an audience may read it.
struct QuestionWords {
    PlayerId asked = PlayerId::none;   ///< none: the match is over or stopped
    std::string question;              ///< for others than the asked player only who is asked; at
                                       ///< the end, the result
    std::string picks;                 ///< "up to 3, the order counts"; empty if one is picked
    std::vector<std::string> options;  ///< in their order; for the asked player and the judge
};

/// Returns the question in the narrator's words. A card text that fails while the view is made does
/// no harm: numbers are then as printed.
[[nodiscard]] QuestionWords question_words(Match& match, const Narrator& narrator);

}  // namespace ptcg
