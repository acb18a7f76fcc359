#include "ptcg/hosting/narrator.hpp"

#include "ptcg/hosting/prompt.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/view.hpp"

namespace ptcg {

namespace {

std::uint32_t end_of_events(const Match& match)
{
    return match.first_event() + static_cast<std::uint32_t>(match.events().size());
}

}  // namespace

Narration Narrator::tell(Match& match)
{
    const std::uint32_t end = end_of_events(match);
    if (next_ < match.first_event() || next_ > end) catch_up(match);
    Narration told{next_, end, {}};
    if (next_ == end) return told;
    story_.follow(match.ruleset());
    told.lines = story_.tell(match.events_for(audience_, next_));
    for (StoryLine& line : told.lines) line.first += next_;
    next_ = end;
    return told;
}

void Narrator::catch_up(Match& match)
{
    View view;
    make_view(match.rules(), audience_, view);
    story_.look_at(view);
    next_ = end_of_events(match);
}

QuestionWords question_words(Match& match, const Narrator& narrator)
{
    const Naming& naming = narrator.story().naming();
    const PickingTexts& texts = naming.texts().picking;
    QuestionWords words;
    const Decision* const open = match.decision();
    if (open == nullptr) {
        words.question =
            match.over() ? narrator.story().result(match) + "." : texts.on_hold.plain();
        return words;
    }
    words.asked = open->asked;
    const Audience audience = narrator.audience();
    const bool is_asked = open->asked != PlayerId::chance && audience == seen_by(open->asked);
    if (audience != seen_by_all && !is_asked) {
        words.question = waiting_text(open->asked, naming);
        return words;
    }
    View view;
    make_view(match.rules(), audience, view);
    // Making the view may have used the buffers of the question.
    const Decision& asked = *match.decision();
    words.question = bare_question_text(asked, naming);
    words.picks = picks_text(asked, texts);
    words.options = option_texts(asked, view, naming);
    return words;
}

}  // namespace ptcg
