#include "ptcg/hosting/fingerprint.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include <fmt/format.h>

#include "ptcg/fnv1a.hpp"

namespace ptcg {
namespace {

/// Numbers the cards of a match in the order of its decks.
class Renumbering {
public:
    explicit Renumbering(const std::array<DefId, cards_per_match>& defs)
    {
        for (DefId def : defs) {
            if (def != no_def && number_of(def) == no_def) known_[count_++] = def;
        }
    }

    [[nodiscard]] DefId number_of(DefId def) const
    {
        const auto* end = known_.begin() + count_;
        const auto* found = std::find(known_.begin(), end, def);
        return found == end ? no_def : static_cast<DefId>(found - known_.begin());
    }

private:
    std::array<DefId, cards_per_match> known_{};
    std::size_t count_ = 0;
};

/// The name of a value, hashed by the compiler.
struct Name {
    // NOLINTNEXTLINE(google-explicit-constructor): a name is written as a text
    consteval Name(const char* text) : hash(fnv1a(text)) {}
    std::uint64_t hash;
};

/// Sums up a position value by value, each with its name. A value of zero adds nothing, so the
/// memory layout of the state and its capacity do not affect the sum.
class Print {
public:
    explicit Print(const MatchState& state) : state_(state), numbers_(state.defs) {}

    [[nodiscard]] std::uint64_t run()
    {
        put("decisions", state_.decisions);
        for (std::size_t i = 0; i < cards_per_match; ++i) {
            put("def", i, std::uint64_t{at(numbers_.number_of(state_.defs[i]))});
            put("seen", i, table_.seen[i]);
        }
        add_turn();
        for (PlayerId id : both_players) add_player(at(id));
        for (std::size_t i = 0; i < slots_per_match; ++i) add_slot(i);
        for (std::size_t i = 0; i < table_.lasting_count; ++i) add_lasting(i);
        for (std::size_t i = 0; i < table_.waiting_count; ++i) add_waiting(i);
        for (std::size_t i = 0; i < table_.depth; ++i) add_frame(i);
        return hash_;
    }

private:
    void put(Name what, std::uint64_t value) { put(what, 0, value); }
    void put(Name what, std::size_t number, std::uint64_t value)
    {
        if (value == 0) return;
        for (const std::uint64_t part : {what.hash, std::uint64_t{number}, value}) {
            hash_ = (hash_ ^ part) * 0x100000001b3u;
            hash_ ^= hash_ >> 29;
        }
    }
    template <typename Enum>
    requires std::is_enum_v<Enum>
    void put(Name what, std::size_t number, Enum value)
    {
        put(what, number, static_cast<std::uint64_t>(value));
    }

    void add_turn()
    {
        const Table& t = table_;
        Random random = t.random;  // its next numbers reveal its state
        for (std::size_t i = 0; i < 4; ++i) put("random", i, random.next());
        put("turn", t.turn);
        put("order", t.next_order);
        put("turn player", 0, t.turn_player);
        put("starting player", 0, t.starting_player);
        put("outcome", 0, t.outcome);
        put("winner", 0, t.winner);
        put("reason", 0, t.reason);
        put("sudden deaths", t.sudden_deaths);
        put("energy", t.energy_attached);
        put("supporters", t.supporters_played);
        put("stadiums", t.stadiums_played);
        put("retreats", t.retreats);
        put("benched", t.benched_basic ? 1 : 0);
        put("turn ends", t.end_turn ? 1 : 0);
        put("face down", t.face_down ? 1 : 0);
        put("in attack", t.in_attack ? 1 : 0);
        put("stadium", 0, t.stadium);
        put("stadium used", t.stadium_used);
        put("prizes at start", t.prizes_at_start);
    }

    void add_player(std::size_t number)
    {
        const PlayerTable& who = table_.player[number];
        for (std::size_t zone = 0; zone < pile_count; ++zone) {
            const Pile& pile = who.piles[zone];
            put("pile", number * pile_count + zone, pile.count);
            for (std::size_t i = 0; i < pile.count; ++i) put("card", i, at(pile.cards[i]) + 1);
        }
        put("active", number, at(who.active) + 1);
        for (std::size_t i = 0; i < who.bench_count; ++i) put("bench", i, at(who.bench[i]) + 1);
        put("mulligans", number, who.mulligans);
        put("turns", number, who.turns_taken);
        put("once per game", number, who.once_per_game);
        put("prizes due", number, who.prizes_due);
    }

    void add_slot(std::size_t i)
    {
        const Slot& s = table_.slots[i];
        put("generation", i, s.generation);
        if (s.empty()) return;
        put("damage", i, s.damage);
        put("entered", i, s.entered_turn);
        put("evolved", i, s.evolved_turn);
        put("devolved", i, s.devolved_turn);
        put("came", i, s.order);
        put("top", i, at(s.top) + 1);
        put("conditions", i, s.conditions);
        put("poison", i, s.poison_counters);
        put("burn", i, s.burn_counters);
        put("paralyzed since", i, s.paralyzed_since_turn_began ? 1 : 0);
        put("used", i, s.used);
        put("knocked out", i, s.knocked_out ? 1 : 0);
        for (CardIndex c = s.first; c != no_card; c = table_.next[at(c)]) {
            put("holds", at(c), table_.role[at(c)]);
        }
    }

    void add_lasting(std::size_t i)
    {
        const Lasting& l = table_.lasting[i];
        put("lasting", i, at(numbers_.number_of(l.def)));
        put("lasting kind", i, static_cast<std::uint64_t>(l.kind) + 1);
        put("lasting effect", i, l.effect);
        put("lasting on", i, static_cast<std::uint64_t>(l.anchor) * 100 + l.subject);
        put("lasting value", i, static_cast<std::uint16_t>(l.value));
        put("lasting until", i, l.turn);
        put("lasting of", i, l.detail);
    }

    void add_waiting(std::size_t i)
    {
        const Waiting& w = table_.waiting[i];
        put("waiting", i, at(numbers_.number_of(w.def)) + 1);
        put("waiting on", i, at(w.self) + 1);
        put("waiting amount", i, static_cast<std::uint16_t>(w.amount));
    }

    void add_frame(std::size_t i)
    {
        const Frame& f = table_.frames[i];
        put("step", i, f.step);
        put("step of", i, at(f.slot) + 1);
        put("step number", i, f.index);
        put("step count", i, f.count);
    }

    const MatchState& state_;
    const Table& table_ = state_.now;
    Renumbering numbers_;
    std::uint64_t hash_ = Fnv1a().value();
};

}  // namespace

std::uint64_t fingerprint(const MatchState& state)
{
    return Print(state).run();
}

std::uint64_t fingerprint(const Ruleset& rules)
{
    std::string values;
    for (const Switch& which : ruleset_switches()) {
        values += fmt::format("{}={};", which.key, get(rules, which));
    }
    for (AttackStep step : rules.attack_steps) values += fmt::format("{},", name_of(step));
    return hash_of(values);
}

std::uint64_t hash_of(std::string_view bytes)
{
    return fnv1a(bytes);
}

std::string hex(std::uint64_t value)
{
    return fmt::format("{:016x}", value);
}

}  // namespace ptcg
