#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/state.hpp"

/// Every field of a match's state by name: the one description behind saves as bytes and positions
/// as text. A field that is missing here is lost there; a test counts the bytes.
///
/// `visit_fields(x, visitor)` makes one call for each field of `x`. A field that decides the
/// meaning of another comes before it.
/// - `field(name, value)`: a number, bool, enumeration, id, a struct of the state or an array of
///   these,
/// - `part(name, value, bits)`: some bits of a byte, in a variable of their own,
/// - `meant(name, value, Meaning)`: a number that has a meaning only in the library,
/// - `handler(name, value, def, is_one)`: the number of a handler of the card `def`, if `is_one`,
/// - `lasting(name, value, def, is_one)`: which named lasting effect of the card `def`, if
///   `is_one`,
/// - `derived(name, value)`: follows from the other fields and the library, and is not stored.
namespace ptcg {

/// What a number stands for if its type does not say.
enum class Meaning : std::uint8_t { number, card, name };

[[nodiscard]] constexpr Meaning meaning_of_key(Memo what)
{
    switch (what) {
        case Memo::played:
        case Memo::attached:
        case Memo::evolved:
        case Memo::knocked_out:
        case Memo::benched:
        case Memo::damaged:
            return Meaning::card;
        case Memo::attacked:
        case Memo::used_text:
            return Meaning::name;
        default:
            return Meaning::number;
    }
}

template <typename Visitor>
void visit_fields(Pile& x, Visitor& visit)
{
    visit.field("count", x.count);
    visit.field("cards", x.cards);
}

template <typename Visitor>
void visit_fields(Slot& x, Visitor& visit)
{
    visit.field("top", x.top);
    visit.field("first", x.first);
    visit.field("damage", x.damage);
    visit.field("generation", x.generation);
    visit.field("entered_turn", x.entered_turn);
    visit.field("evolved_turn", x.evolved_turn);
    visit.field("devolved_turn", x.devolved_turn);
    visit.field("order", x.order);
    visit.field("energy_count", x.energy_count);
    visit.field("tool_count", x.tool_count);
    visit.field("stage_count", x.stage_count);
    visit.field("harm", x.harm);
    visit.field("harmed_by", x.harmed_by);
    visit.field("harmed_by_player", x.harmed_by_player);
    visit.field("harmed_by_def", x.harmed_by_def);
    visit.field("harm_points", x.harm_points);
    visit.field("conditions", x.conditions);
    visit.field("poison_counters", x.poison_counters);
    visit.field("burn_counters", x.burn_counters);
    visit.field("sleep_coins", x.sleep_coins);
    visit.field("paralyzed_since_turn_began", x.paralyzed_since_turn_began);
    visit.field("used", x.used);
    visit.field("knocked_out", x.knocked_out);
    visit.derived("listeners", x.listeners);
    visit.field("reserved", x.reserved);
}

template <typename Visitor>
void visit_fields(Lasting& x, Visitor& visit)
{
    visit.field("def", x.def);
    visit.field("kind", x.kind);
    visit.lasting("effect", x.effect, x.def, x.kind == LastingKind::script && x.def != no_def);
    visit.field("anchor", x.anchor);
    visit.field("origin", x.origin);
    visit.field("subject", x.subject);
    visit.field("owner", x.owner);
    visit.meant("value", x.value,
                x.kind == LastingKind::used_this_game ? Meaning::name : Meaning::number);
    visit.field("generation", x.generation);
    visit.field("turn", x.turn);
    visit.field("detail", x.detail);
    visit.field("source_effect", x.source_effect);
}

template <typename Visitor>
void visit_fields(MemoRecord& x, Visitor& visit)
{
    visit.field("what", x.what);
    visit.field("player", x.player);
    visit.field("slot", x.slot);
    visit.field("detail", x.detail);
    visit.meant("key", x.key, meaning_of_key(x.what));
    visit.field("turn", x.turn);
}

template <typename Visitor>
void visit_fields(Waiting& x, Visitor& visit)
{
    visit.field("def", x.def);
    visit.handler("handler", x.handler, x.def, x.def != no_def);
    visit.field("generation", x.generation);
    visit.field("card", x.card);
    visit.field("self", x.self);
    visit.field("owner", x.owner);
    visit.field("player", x.player);
    visit.field("target", x.target);
    visit.field("event_card", x.event_card);
    visit.field("amount", x.amount);
    visit.field("attacker", x.attacker);
    Harm harm = x.harm;
    visit.part("harm", harm, 3);
    x.harm = harm;
    Origin origin = x.origin;
    visit.part("origin", origin, 3);
    x.origin = origin;
    std::uint8_t from_hand = x.from_hand;
    visit.part("from_hand", from_hand, 2);
    x.from_hand = from_hand & 3u;
}

template <typename Visitor>
void visit_fields(Frame& x, Visitor& visit)
{
    visit.field("step", x.step);
    visit.field("player", x.player);
    visit.field("slot", x.slot);
    visit.field("card", x.card);
    visit.field("def", x.def);
    visit.field("index", x.index);
    visit.field("memo_count", x.memo_count);
    visit.handler("handler", x.handler, x.def, x.step == Step::use_text);
    visit.field("generation", x.generation);
    bool stopped = x.stopped;
    visit.part("stopped", stopped, 1);
    x.stopped = stopped;
    bool in_checkup = x.in_checkup;
    visit.part("in_checkup", in_checkup, 1);
    x.in_checkup = in_checkup;
    std::uint8_t unused = x.unused;
    visit.part("unused", unused, 6);
    x.unused = unused & 63u;
    visit.field("count", x.count);
    visit.field("detail", x.detail);
    visit.field("memo", x.memo);
}

template <typename Visitor>
void visit_fields(PlayerTable& x, Visitor& visit)
{
    visit.field("active", x.active);
    visit.field("bench_count", x.bench_count);
    visit.field("bench", x.bench);
    for (std::size_t i = 0; i < pile_count; ++i) {
        visit.field(name_of(static_cast<Zone>(i)), x.piles[i]);
    }
    visit.field("mulligans", x.mulligans);
    visit.field("turns_taken", x.turns_taken);
    visit.field("once_per_game", x.once_per_game);
    visit.field("prizes_due", x.prizes_due);
}

template <typename Visitor>
void visit_fields(Table& x, Visitor& visit)
{
    visit.field("turn", x.turn);
    visit.field("turn_player", x.turn_player);
    visit.field("starting_player", x.starting_player);
    visit.field("outcome", x.outcome);
    visit.field("winner", x.winner);
    visit.field("reason", x.reason);
    visit.field("sudden_deaths", x.sudden_deaths);
    visit.field("energy_attached", x.energy_attached);
    visit.field("supporters_played", x.supporters_played);
    visit.field("stadiums_played", x.stadiums_played);
    visit.field("retreats", x.retreats);
    visit.field("benched_basic", x.benched_basic);
    visit.field("end_turn", x.end_turn);
    visit.field("face_down", x.face_down);
    visit.field("in_attack", x.in_attack);
    visit.field("stadium", x.stadium);
    visit.field("stadium_used", x.stadium_used);
    visit.field("prizes_at_start", x.prizes_at_start);
    visit.field("next_order", x.next_order);
    visit.field("event_count", x.event_count);
    visit.derived("listeners", x.listeners);
    visit.field("random", x.random);
    visit.field("lasting_count", x.lasting_count);
    visit.field("memo_count", x.memo_count);
    visit.field("waiting_count", x.waiting_count);
    visit.field("depth", x.depth);
    visit.field("trims_first", x.trims_first);
    visit.field("zone", x.zone);
    visit.field("place", x.place);
    visit.field("next", x.next);
    visit.field("role", x.role);
    visit.field("seen", x.seen);
    visit.field("one", x.player[0]);
    visit.field("two", x.player[1]);
    visit.field("frames", x.frames);
    visit.field("slots", x.slots);
    visit.field("waiting", x.waiting);
    visit.field("lasting", x.lasting);
    visit.field("memos", x.memos);
    visit.field("forgotten", x.forgotten);
}

template <typename Visitor>
void visit_fields(Answers& x, Visitor& visit)
{
    visit.field("count", x.count);
    visit.field("used", x.used);
    visit.field("data", x.data);
}

/// In this order of the tables, `checkpoint` can be given as its differences from `now`.
template <typename Visitor>
void visit_fields(MatchState& x, Visitor& visit)
{
    visit.field("explicit_chance", x.explicit_chance);
    visit.field("lists_known", x.lists_known);
    visit.field("parts_from_discard", x.parts_from_discard);
    visit.field("restricted_energy", x.restricted_energy);
    visit.field("texts_in_piles", x.texts_in_piles);
    visit.field("asks_forced", x.asks_forced);
    visit.field("reserved", x.reserved);
    visit.field("decision_cap", x.decision_cap);
    visit.field("decisions", x.decisions);
    visit.field("published", x.published);
    visit.field("withheld_count", x.withheld_count);
    visit.field("withheld", x.withheld);
    visit.field("defs", x.defs);
    visit.field("now", x.now);
    visit.field("answers", x.answers);
    visit.field("checkpointed", x.checkpointed);
    visit.field("checkpoint", x.checkpoint);
}

/// Returns the name of a text of the card, "on_attach" or "on_attach 2": its hook, and which of the
/// card's texts with that hook it is. Texts of named lasting effects come after the card's own.
/// Empty if the card has no handler number `handler`.
[[nodiscard]] std::string text_name(const CardLibrary& library, DefId def, std::uint16_t handler);
/// Returns the number of the text, or nothing if the card has no such text.
[[nodiscard]] std::optional<std::uint16_t> find_text(const CardLibrary& library, DefId def,
                                                     std::string_view name);

// Return the words for the state's enumerations, in the order of their values.
[[nodiscard]] std::span<const std::string_view> words_of(Zone);
[[nodiscard]] std::span<const std::string_view> words_of(Role);
[[nodiscard]] std::span<const std::string_view> words_of(Harm);
[[nodiscard]] std::span<const std::string_view> words_of(Origin);
[[nodiscard]] std::span<const std::string_view> words_of(Anchor);
[[nodiscard]] std::span<const std::string_view> words_of(LastingKind);
[[nodiscard]] std::span<const std::string_view> words_of(Memo);
[[nodiscard]] std::span<const std::string_view> words_of(Step);
[[nodiscard]] std::span<const std::string_view> words_of(Outcome);
[[nodiscard]] std::span<const std::string_view> words_of(WinReason);

}  // namespace ptcg
