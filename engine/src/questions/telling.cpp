// Events.

#include "ptcg/questions.hpp"

namespace ptcg {

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
    const std::uint32_t number = table().event_count++;
    if (number < changing().published) return;  // handed out before, when this step first ran
    changing().published = number + 1;
    e.answer = static_cast<std::uint8_t>(state().decisions);
    if (log_ != nullptr) log_->push_back(e);
}

}  // namespace ptcg
