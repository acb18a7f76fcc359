// Events.

#include "ptcg/questions.hpp"

namespace ptcg {

namespace {

/// The longest answers in real games have some hundred events. A text must not fill the host's
/// memory.
constexpr std::uint32_t most_events = 5'000;

}  // namespace

Event Questions::event(EventKind kind, PlayerId who) const
{
    Event e;
    e.kind = kind;
    e.player = who;
    e.source = source().def;
    e.source_effect = source().effect;
    return e;
}

void Questions::emit(Event e)
{
    if (++emitted_ > most_events) {
        (void)fail("more than " + std::to_string(most_events) +
                   " events happened after one answer");
        return;
    }
    const std::uint32_t number = table().event_count++;
    if (number < changing().published) return;  // published before, when this step first ran
    changing().published = number + 1;
    e.answer = static_cast<std::uint8_t>(state().decisions);
    if (log_ != nullptr) log_->push_back(e);
}

}  // namespace ptcg
