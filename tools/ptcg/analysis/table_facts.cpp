#include "analysis/table_facts.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/event.hpp"
#include "ptcg/recorded_answers.hpp"

namespace ptcg::tools {

namespace {

using Part = DifferencePart;

constexpr std::string_view zone_words[] = {"deck",      "hand",   "discard", "prizes",
                                           "lost zone", "beside", "played"};
static_assert(std::size(zone_words) == pile_count);

constexpr std::string_view memo_words[] = {"nothing",        "played",
                                           "attached",       "evolved",
                                           "attacked",       "lost to a Knock Out",
                                           "healed",         "made Active",
                                           "used",           "took Prize cards",
                                           "benched",        "retreated",
                                           "took damage on", "used an attached card",
                                           "attacked with"};
static_assert(std::size(memo_words) == static_cast<std::size_t>(Memo::count));

constexpr std::string_view harm_words[] = {"nothing", "damage of an attack",
                                           "an effect of an attack", "another effect",
                                           "what happens between turns"};
static_assert(std::size(harm_words) == static_cast<std::size_t>(Harm::checkup) + 1);

/// Collects the facts of a state, in that state's words.
class Collector {
public:
    explicit Collector(const Wording& wording) : wording_(wording), table_(wording.table()) {}

    template <typename Value>
    void value(std::string where, Part part, const Value& value)
    {
        facts_.push_back(
            {std::move(where), part, Fact::Kind::value, false, {fmt::format("{}", value)}});
    }
    void flag(std::string where, Part part, bool set)
    {
        value(std::move(where), part, set ? "yes" : "no");
    }
    Fact& list(std::string where, Part part, bool ordered = false)
    {
        return facts_.emplace_back(Fact{std::move(where), part, Fact::Kind::list, ordered, {}});
    }

    void turn();
    void side(PlayerId id);
    void knowledge(PlayerId owner, Zone zone, PlayerId viewer);
    void lasting_on(Anchor anchor, std::uint8_t subject, std::string where);
    void memory();
    void progress();
    void pokemon(const Slot& slot, bool birth);
    void attached(const Slot& slot);
    void used_texts(const Slot& slot);
    [[nodiscard]] std::string frame(const Frame& frame) const;
    [[nodiscard]] std::string waiting(const Waiting& waiting) const;

    [[nodiscard]] std::vector<Fact> take() { return std::move(facts_); }

private:
    const Wording& wording_;
    const Table& table_;
    std::vector<Fact> facts_;
};

void Collector::turn()
{
    const MatchState& state = wording_.state();
    constexpr std::string_view outcomes[] = {"running", "won", "draw", "void", "decision cap"};
    value("turn", Part::table, table_.turn);
    value("turn player", Part::table, wording_.side(table_.turn_player));
    value("starting player", Part::table, wording_.side(table_.starting_player));
    value("result", Part::table, outcomes[static_cast<std::size_t>(table_.outcome)]);
    value("winner", Part::table, wording_.side(table_.winner));
    value("reason of the result", Part::table, static_cast<int>(table_.reason));
    value("Sudden Death", Part::table, table_.sudden_deaths);
    value("Prize cards at the start", Part::table, table_.prizes_at_start);
    value("energy attached this turn", Part::limits, table_.energy_attached);
    value("supporters played this turn", Part::limits, table_.supporters_played);
    value("stadiums played this turn", Part::limits, table_.stadiums_played);
    value("retreats this turn", Part::limits, table_.retreats);
    flag("basic benched this turn", Part::limits, table_.benched_basic);
    flag("turn ends by an effect", Part::progress, table_.end_turn);
    flag("pokemon face down", Part::table, table_.face_down);
    flag("in an attack", Part::progress, table_.in_attack);
    value("stadium", Part::table,
          table_.stadium == no_card ? "nothing" : wording_.card(table_.stadium));
    value("stadium owner", Part::table,
          table_.stadium == no_card ? "nobody" : wording_.side(owner_of(table_.stadium)));
    flag("chance is explicit", Part::chance, state.explicit_chance);
    flag("deck lists are known", Part::knowledge, state.lists_known);
    flag("questions with one answer are asked", Part::knowledge, state.asks_forced);
    value("answers before the match is cut off", Part::progress,
          state.decision_cap == 0 ? 0 : state.decision_cap - state.decisions);
    lasting_on(Anchor::game, 0, "lasting on the game");
}

void Collector::lasting_on(Anchor anchor, std::uint8_t subject, std::string where)
{
    Fact& found = list(std::move(where), Part::lasting);
    for (std::size_t i = 0; i < table_.lasting_count; ++i) {
        const Lasting& effect = table_.lasting[i];
        if (effect.anchor != anchor) continue;
        if (anchor != Anchor::game && effect.subject != subject) continue;
        found.items.push_back(fmt::format(
            "{} ({} of {}, {})", wording_.lasting(effect), wording_.card(effect.def),
            wording_.side(effect.owner),
            effect.turn == 0xffff ? "no end" : fmt::format("until turn {} ends", effect.turn)));
    }
}

void Collector::knowledge(PlayerId owner, Zone zone, PlayerId viewer)
{
    const bool hand = zone == Zone::hand;
    const bool hidden = zone == Zone::deck || zone == Zone::prizes;
    const bool known = hand ? viewer == owner : !hidden;
    Fact& found = list(fmt::format("{} {} {} to {}", wording_.side(owner), zone_words[at(zone)],
                                   known ? "unknown" : "known", wording_.side(viewer)),
                       Part::knowledge);
    const Pile& pile = table_.player[at(owner)].pile(zone);
    for (std::size_t i = 0; i < pile.count; ++i) {
        const CardIndex card = pile.cards[i];
        const bool seen = (table_.seen[at(card)] & seen_by(viewer)) != 0;
        if (seen == known) continue;
        // A place counted from the bottom does not change while cards are drawn from the top.
        found.items.push_back(hidden ? fmt::format("{} (place {}{})", wording_.card(card), i + 1,
                                                   zone == Zone::deck ? " from the bottom" : "")
                                     : wording_.card(card));
    }
}

void Collector::side(PlayerId id)
{
    const std::string who = wording_.side(id);
    const PlayerTable& mine = table_.player[at(id)];
    for (std::size_t zone = 0; zone < pile_count; ++zone) {
        Fact& found = list(fmt::format("{} {}", who, zone_words[zone]), Part::table,
                           static_cast<Zone>(zone) != Zone::hand);
        found.kind = static_cast<Zone>(zone) == Zone::played ? Fact::Kind::loose : Fact::Kind::pile;
        const Pile& pile = mine.piles[zone];
        for (std::size_t i = 0; i < pile.count; ++i) {
            found.items.push_back(wording_.card(pile.cards[i]));
        }
    }
    Fact& face_up = list(who + " prizes face up", Part::table);
    const Pile& prizes = mine.pile(Zone::prizes);
    for (std::size_t i = 0; i < prizes.count; ++i) {
        const CardIndex card = prizes.cards[i];
        if (table_.seen[at(card)] == ptcg::face_up) face_up.items.push_back(wording_.card(card));
    }
    value(who + " mulligans", Part::table, mine.mulligans);
    value(who + " turns taken", Part::table, mine.turns_taken);
    value(who + " prizes due", Part::progress, mine.prizes_due);
    value(who + " once-a-game limits used", Part::limits, mine.once_per_game);
    flag(who + " used the stadium this turn", Part::limits,
         (table_.stadium_used & seen_by(id)) != 0);
    lasting_on(Anchor::player, static_cast<std::uint8_t>(id), "lasting on " + who);
    for (std::size_t zone = 0; zone < pile_count; ++zone) {
        for (PlayerId viewer : {wording_.me(), opponent_of(wording_.me())}) {
            knowledge(id, static_cast<Zone>(zone), viewer);
        }
    }
    flag(fmt::format("stadium of {} unknown to somebody", who), Part::knowledge,
         table_.stadium != no_card && owner_of(table_.stadium) == id &&
             (table_.seen[at(table_.stadium)] & 3) != 3);
}

void Collector::memory()
{
    const CardLibrary& library = wording_.library();
    Fact& found = list("memory", Part::memory, true);
    for (std::size_t i = 0; i < table_.memo_count; ++i) {
        const MemoRecord& memo = table_.memos[i];
        const bool by_card = memo.what == Memo::played || memo.what == Memo::attached ||
                             memo.what == Memo::evolved || memo.what == Memo::knocked_out ||
                             memo.what == Memo::benched || memo.what == Memo::damaged ||
                             memo.what == Memo::attacker;
        const bool by_name = memo.what == Memo::attacked || memo.what == Memo::used_text;
        std::string text = fmt::format("turn {}: {} {}", memo.turn, wording_.side(memo.player),
                                       memo_words[static_cast<std::size_t>(memo.what)]);
        if (by_card) text += ' ' + wording_.card(static_cast<DefId>(memo.key));
        if (by_name) text += fmt::format(" {}", library.name(static_cast<NameId>(memo.key)));
        if (memo.slot != no_slot) text += fmt::format(", Pokémon #{}", at(memo.slot));
        if (memo.detail != 0) text += fmt::format(" ({})", memo.detail);
        found.items.push_back(std::move(text));
    }
}

std::string Collector::frame(const Frame& frame) const
{
    std::string text(words_for(frame.step));
    text += ", " + wording_.side(frame.player);
    if (frame.slot != no_slot) text += ", " + wording_.place(frame.slot);
    if (frame.card != no_card) text += ", card " + wording_.card(frame.card);
    if (frame.def != no_def) text += ", of " + wording_.card(frame.def);
    if (frame.stopped) text += ", stopped";
    if (frame.in_checkup) text += ", between turns";
    for (int number : {int{frame.index}, int{frame.handler}, int{frame.count}, int{frame.detail}}) {
        text += fmt::format(" {}", number);
    }
    for (std::size_t i = 0; i < frame.memo_count; ++i) text += fmt::format(" #{}", frame.memo[i]);
    return text;
}

std::string Collector::waiting(const Waiting& waiting) const
{
    const Handler& handler = wording_.library().handler(waiting.handler);
    std::string text = wording_.text(waiting.def, waiting.origin, handler.ability);
    if (waiting.self != no_slot) text += ", " + wording_.place(waiting.self);
    if (waiting.target != no_slot) text += ", about " + wording_.place(waiting.target);
    if (waiting.attacker != no_slot) text += ", attacker " + wording_.place(waiting.attacker);
    if (waiting.event_card != no_card) text += ", card " + wording_.card(waiting.event_card);
    text += fmt::format(", {} of {} by {} ({})", name_of(handler.hook),
                        wording_.side(waiting.owner), wording_.side(waiting.player),
                        harm_words[static_cast<std::size_t>(waiting.harm)]);
    return waiting.amount == 0 ? text : fmt::format("{} {}", text, waiting.amount);
}

void Collector::progress()
{
    const MatchState& state = wording_.state();
    Fact& frames = list("in progress", Part::progress, true);
    for (std::size_t i = 0; i < table_.depth; ++i) frames.items.push_back(frame(table_.frames[i]));
    Fact& triggers = list("waiting texts", Part::progress, true);
    for (std::size_t i = 0; i < table_.waiting_count; ++i) {
        triggers.items.push_back(waiting(table_.waiting[i]));
    }
    Fact& answers = list("answers in the open step", Part::progress, true);
    for (const RecordedAnswer& answer : recorded_answers(state.answers)) {
        answers.items.push_back(
            answer.reseed    ? fmt::format("chance from seed {:08x}", *answer.reseed)
            : answer.unknown ? fmt::format("a secret from seed {:08x}", *answer.unknown)
                             : fmt::format("{}", fmt::join(answer.picks, " ")));
    }
    Fact& withheld = list("withheld options", Part::progress);
    for (std::size_t i = 0; i < state.withheld_count; ++i) {
        withheld.items.push_back(std::to_string(state.withheld[i]));
    }
}

void Collector::attached(const Slot& slot)
{
    struct Kind {
        Role role;
        std::string_view where;
    };
    for (const Kind kind :
         {Kind{Role::stage, "under"}, Kind{Role::energy, "energy"}, Kind{Role::tool, "tool"},
          Kind{Role::part, "parts"}, Kind{Role::other, "other cards"}}) {
        Fact& found = list(std::string(kind.where), Part::table, true);
        for (CardIndex c = slot.first; c != no_card; c = table_.next[at(c)]) {
            if (c == slot.top) continue;
            if (table_.role[at(c)] == kind.role) found.items.push_back(wording_.card(c));
        }
    }
    for (PlayerId viewer : {wording_.me(), opponent_of(wording_.me())}) {
        Fact& hidden = list("unknown to " + wording_.side(viewer), Part::knowledge);
        for (CardIndex c = slot.first; c != no_card; c = table_.next[at(c)]) {
            if ((table_.seen[at(c)] & seen_by(viewer)) == 0) {
                hidden.items.push_back(wording_.card(c));
            }
        }
    }
}

void Collector::used_texts(const Slot& slot)
{
    const CardLibrary& library = wording_.library();
    Fact& used = list("used this turn", Part::limits);
    for (std::size_t i = 0; i < 8; ++i) {
        if ((slot.used >> i & 1u) == 0) continue;
        const CardDef& def = library.def(wording_.state().defs[at(slot.top)]);
        used.items.push_back(i < def.ability_count
                                 ? std::string(library.name(def.abilities[i].name))
                                 : fmt::format("text {}", i));
    }
}

void Collector::pokemon(const Slot& slot, bool birth)
{
    value("damage", Part::table, slot.damage);
    Fact& conditions = list("conditions", Part::table);
    for (std::uint8_t i = 0; i < condition_count; ++i) {
        const auto condition = static_cast<Condition>(i);
        if (slot.has(condition)) conditions.items.emplace_back(name_of(condition));
    }
    value("poison counters", Part::table, slot.poison_counters);
    value("burn counters", Part::table, slot.burn_counters);
    flag("paralyzed since its turn began", Part::memory, slot.paralyzed_since_turn_began);
    flag("knocked out", Part::progress, slot.knocked_out);
    attached(slot);
    if (!slot.empty()) {
        lasting_on(Anchor::pokemon, static_cast<std::uint8_t>(&slot - table_.slots.data()),
                   "lasting on");
    } else {
        list("lasting on", Part::lasting);
    }
    used_texts(slot);
    value("last harmed by", Part::memory,
          fmt::format(
              "{}{}", harm_words[static_cast<std::size_t>(slot.harm)],
              slot.harmed_by == no_slot ? "" : fmt::format(" by Pokémon #{}", at(slot.harmed_by))));
    if (birth) {
        value("in play since turn", Part::memory, slot.entered_turn);
        value("place in the order of entering", Part::memory, slot.order);
    }
    value("last evolved in turn", Part::memory, slot.evolved_turn);
    value("last devolved in turn", Part::memory, slot.devolved_turn);
}

}  // namespace

std::vector<Fact> table_facts(const Wording& wording)
{
    Collector collector(wording);
    collector.turn();
    for (PlayerId id : {wording.me(), opponent_of(wording.me())}) collector.side(id);
    collector.memory();
    collector.progress();
    return collector.take();
}

std::vector<Fact> pokemon_facts(const Wording& wording, const Slot& slot, bool birth)
{
    Collector collector(wording);
    collector.pokemon(slot, birth);
    return collector.take();
}

}  // namespace ptcg::tools
