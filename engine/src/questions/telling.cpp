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
    if (notes_copies() && e.spot != no_spot) {
        if (const SlotId on = slot_at(e.spot); on != no_slot && !slot(on).empty())
            note_copy(number, slot(on).top, Zone::none);
    }
    if (number < changing().published) return;  // published before, when this step first ran
    changing().published = number + 1;
    e.answer = static_cast<std::uint8_t>(state().decisions);
    if (log_ != nullptr) log_->push_back(e);
}

void Questions::tell_prevented(SlotId id, EffectKind what, const TextRef& by, int value)
{
    Event e = event(EventKind::effect_prevented, owner_of(id));
    e.spot = spot_of(id);
    e.def = by.def;
    e.extra = static_cast<std::uint8_t>(what);
    e.value = static_cast<std::int16_t>(value);
    emit(e);
}

bool Questions::can_affect(SlotId id, EffectKind what)
{
    TextRef by;
    if (affects(id, what, &by)) return true;
    tell_prevented(id, what, by);
    return false;
}

bool Questions::can_reach(SlotId id, EffectKind what)
{
    return id == source().slot || can_affect(id, what);
}

bool Questions::can_return(SlotId id, EffectKind what, CardIndex attached)
{
    TextRef by;
    if (may_return(id, attached, &by)) return true;
    tell_prevented(id, what, by);
    return false;
}

}  // namespace ptcg
