// Creates a match from a position, and a position from a match.

#include "ptcg/scripting/position.hpp"

#include <algorithm>
#include <stdexcept>

#include "positions/form.hpp"
#include "ptcg/resolver.hpp"
#include "text/card_id.hpp"

namespace ptcg {

namespace {

constexpr std::uint8_t both_know = 3;

/// Thrown if a match cannot be created from a position. Used only in this file.
class Unbuildable : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

template <typename Fits>
[[nodiscard]] DefId find_card(const CardLibrary& library, Fits fits)
{
    for (std::size_t i = 0; i < library.size(); ++i) {
        if (fits(library.def(static_cast<DefId>(i)))) return static_cast<DefId>(i);
    }
    return no_def;
}

[[nodiscard]] DefId default_filler(const CardLibrary& library)
{
    if (library.unknown() != no_def) return library.unknown();
    const DefId energy = some_basic_energy(library);
    if (energy == no_def) throw Unbuildable("the packs have no card to fill the decks with");
    return energy;
}

}  // namespace

DefId some_basic_energy(const CardLibrary& library)
{
    return find_card(library,
                     [](const CardDef& def) { return def.energy_kind == EnergyKind::basic; });
}

namespace {

/// Returns how closely two cards are related: the same set, the same series ("my1" and "my3"), or
/// neither.
[[nodiscard]] int nearness(const CardLibrary& library, DefId a, DefId b)
{
    const std::string_view one = library.text(a).id;
    const std::string_view other = library.text(b).id;
    if (set_of(one) == set_of(other)) return 2;
    const auto series = [](std::string_view id) {
        return id.substr(0, std::min(id.find_first_of("0123456789-"), id.size()));
    };
    return series(one) == series(other) ? 1 : 0;
}

/// Returns the card below a Pokémon with this card, or `no_def` if there is none.
[[nodiscard]] DefId card_below(const CardLibrary& library, DefId card,
                               std::span<const DefId> preferred)
{
    const CardDef& def = library.def(card);
    const NameId wanted = def.has(levels_up) ? def.name : def.evolves_from;
    if (wanted == no_name) return no_def;
    const auto fits = [&](DefId other) {
        const CardDef& below = library.def(other);
        return below.name == wanted && below.works_as_pokemon() && !below.has(levels_up);
    };
    const auto mine = std::ranges::find_if(preferred, fits);
    if (mine != preferred.end()) return *mine;
    DefId nearest = no_def;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto other = static_cast<DefId>(i);
        if (!fits(other)) continue;
        if (nearest == no_def ||
            nearness(library, card, other) > nearness(library, card, nearest)) {
            nearest = other;
        }
    }
    return nearest;
}

}  // namespace

std::vector<DefId> stages_below(const CardLibrary& library, DefId card,
                                std::span<const DefId> preferred)
{
    constexpr std::size_t most_stages = 3;
    std::vector<DefId> below;
    DefId found = card_below(library, card, preferred);
    while (found != no_def && below.size() < most_stages) {
        below.push_back(found);
        found = card_below(library, found, preferred);
    }
    return below;
}

namespace {

void complete(const CardLibrary& library, PokemonSetup& pokemon)
{
    if (!pokemon.under) pokemon.under = stages_below(library, pokemon.card);
    // The other parts of a Pokémon made of several cards come with the first.
    const CardDef& whole = library.def(pokemon.card);
    for (std::uint8_t part = 2; part <= whole.parts; ++part) {
        const DefId found = find_card(library, [&](const CardDef& def) {
            return def.whole == whole.whole && def.part == part;
        });
        if (found != no_def) pokemon.attached.push_back(found);
    }
}

/// Returns all cards in a side's lists.
[[nodiscard]] std::vector<DefId> cards_of(const SideSetup& side)
{
    std::vector<DefId> all;
    const auto add = [&](const std::vector<DefId>& cards) {
        all.insert(all.end(), cards.begin(), cards.end());
    };
    const auto add_pokemon = [&](const PokemonSetup& pokemon) {
        all.push_back(pokemon.card);
        add(*pokemon.under);
        add(pokemon.attached);
    };
    if (side.active) add_pokemon(*side.active);
    for (const PokemonSetup& pokemon : side.bench) add_pokemon(pokemon);
    for (const auto* cards : {&side.hand, &side.discard, &side.lost_zone, &side.beside}) {
        add(*cards);
    }
    if (side.deck) add(*side.deck);
    if (side.prizes) add(*side.prizes);
    return all;
}

/// Returns the player's 60 cards.
[[nodiscard]] std::vector<DefId> deck_list(const CardLibrary& library, std::vector<DefId> cards,
                                           DefId filler)
{
    // A match can only be started with a Basic Pokémon. It is removed before the position is set
    // up.
    const auto is_basic = [&](DefId def) { return library.def(def).is_basic_pokemon(); };
    if (std::ranges::none_of(cards, is_basic)) {
        const DefId basic =
            find_card(library, [](const CardDef& def) { return def.is_basic_pokemon(); });
        if (basic == no_def) throw Unbuildable("the packs have no Basic Pokémon");
        cards.push_back(basic);
    }
    if (cards.size() > cards_per_player) {
        throw Unbuildable("a player has " + std::to_string(cards.size()) + " cards; the limit is " +
                          std::to_string(cards_per_player));
    }
    cards.resize(cards_per_player, filler);
    return cards;
}

[[nodiscard]] Role role_of_attached(const CardDef& card)
{
    if (card.part > 1) return Role::part;
    if (card.trainer == TrainerKind::tool) return Role::tool;
    return card.energy.units > 0 || card.kind == CardKind::energy ? Role::energy : Role::other;
}

/// Moves one player's cards to their places in the position, using cards that are not in any place
/// yet.
class SideLayout {
public:
    SideLayout(Resolver& game, PlayerId owner, DefId filler)
        : game_(game), owner_(owner), filler_(filler)
    {
    }

    void place(const SideSetup& side)
    {
        game_.player(owner_).active = put_pokemon(*side.active);
        for (const PokemonSetup& pokemon : side.bench) {
            if (game_.player(owner_).bench_count == max_bench) too_many_pokemon();
            game_.move_to_bench(put_pokemon(pokemon));
        }
        for (DefId def : side.hand) put(def, Zone::hand, seen_by(owner_));
        for (DefId def : side.discard) put(def, Zone::discard, both_know);
        for (DefId def : side.lost_zone) put(def, Zone::lost_zone, both_know);
        for (DefId def : side.beside) put(def, Zone::beside, both_know);
        if (side.prizes) {
            for (DefId def : *side.prizes) put(def, Zone::prizes, 0);
        }
        if (side.deck) {
            for (auto def = side.deck->rbegin(); def != side.deck->rend(); ++def) {
                put(*def, Zone::deck, 0);
            }
        }
        place_rest(side);
    }

    CardIndex take(DefId def)
    {
        for (std::size_t i = 0; i < cards_per_player; ++i) {
            const auto card = static_cast<CardIndex>(at(owner_) * cards_per_player + i);
            if (game_.table().zone[at(card)] == Zone::none && game_.def_id(card) == def) {
                return card;
            }
        }
        throw Unbuildable("ran out of cards");  // impossible: the list was made from this position
    }

private:
    [[noreturn]] static void too_many_pokemon()
    {
        throw Unbuildable("no room for that many Pokémon");
    }

    void put(DefId def, Zone zone, std::uint8_t seen)
    {
        const CardIndex card = take(def);
        game_.put_on_pile(card, zone, false);
        game_.table().seen[at(card)] = seen;
    }

    SlotId put_pokemon(const PokemonSetup& pokemon)
    {
        const SlotId id = game_.free_slot(owner_);
        if (id == no_slot) too_many_pokemon();
        std::vector<DefId> stages(pokemon.under->rbegin(), pokemon.under->rend());
        stages.push_back(pokemon.card);
        for (std::size_t i = 0; i < stages.size(); ++i) {
            const CardIndex card = take(stages[i]);
            if (i == 0) {
                game_.enter_play(id, card);
            } else {
                game_.link(id, card, Role::stage);
                game_.slot(id).top = card;
            }
        }
        for (DefId def : pokemon.attached) {
            game_.link(id, take(def), role_of_attached(game_.library().def(def)));
        }
        set_marks(game_.slot(id), pokemon);
        for (CardIndex card : game_.cards_of(id, Role::none)) {
            game_.table().seen[at(card)] = both_know;
        }
        return id;
    }

    void set_marks(Slot& slot, const PokemonSetup& pokemon)
    {
        const std::uint16_t turn = game_.table().turn;
        const bool evolved = pokemon.is_new && !pokemon.under->empty();
        slot.damage = static_cast<std::uint16_t>(pokemon.damage);
        slot.entered_turn = pokemon.is_new && !evolved ? turn : std::uint16_t{0};
        slot.evolved_turn = evolved ? turn : std::uint16_t{0};
        for (std::uint8_t ability : pokemon.used) {
            slot.used = static_cast<std::uint8_t>(slot.used | 1u << ability);
        }
        for (Condition condition : pokemon.conditions) {
            slot.conditions =
                static_cast<std::uint8_t>(slot.conditions | 1u << static_cast<unsigned>(condition));
            if (condition == Condition::poisoned) slot.poison_counters = 1;
            if (condition == Condition::burned) slot.burn_counters = 2;
            // The turn player's Pokémon has been Paralyzed since before this turn (PAR-02).
            if (condition == Condition::paralyzed) {
                slot.paralyzed_since_turn_began = owner_ == game_.table().turn_player;
            }
        }
    }

    void place_rest(const SideSetup& side)
    {
        for (std::size_t i = 0; i < cards_per_player; ++i) {
            const auto card = static_cast<CardIndex>(at(owner_) * cards_per_player + i);
            if (game_.table().zone[at(card)] != Zone::none) continue;
            const bool fills = game_.def_id(card) == filler_;
            Zone to = Zone::played;  // where no effect looks for cards, or counts them
            if (fills && !side.prizes &&
                game_.pile(owner_, Zone::prizes).count < side.prize_count) {
                to = Zone::prizes;
            } else if (fills && !side.deck) {
                to = Zone::deck;
            }
            game_.put_on_pile(card, to, false);
            game_.table().seen[at(card)] = to == Zone::played ? both_know : std::uint8_t{0};
        }
    }

    Resolver& game_;
    PlayerId owner_;
    DefId filler_;
};

/// Removes everything from the table, as if nothing had happened yet.
void clear(Resolver& game)
{
    Table& t = game.table();
    const std::uint32_t event_count = t.event_count;
    const Random random = t.random;
    t = Table{};
    t.event_count = event_count;
    t.random = random;
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        t.next[i] = no_card;
        t.zone[i] = Zone::none;
    }
    t.face_down = false;
    t.prizes_at_start = game.rules().prizes;
    t.frames[0].step = Step::main_phase;
    t.depth = 1;
}

void set_turn(Resolver& game, const Position& position)
{
    Table& t = game.table();
    const PlayerId turn_player = position.my_turn ? position.me : opponent_of(position.me);
    const auto half = [](int turns) { return static_cast<std::uint8_t>(std::min(turns / 2, 250)); };
    t.turn = static_cast<std::uint16_t>(position.turn);
    t.turn_player = turn_player;
    t.starting_player = position.turn % 2 == 1 ? turn_player : opponent_of(turn_player);
    game.player(turn_player).turns_taken = half(position.turn + 1);
    game.player(opponent_of(turn_player)).turns_taken = half(position.turn);
    t.energy_attached = static_cast<std::uint8_t>(position.energy_attached);
    t.supporters_played = static_cast<std::uint8_t>(position.supporters_played);
    t.stadiums_played = static_cast<std::uint8_t>(position.stadiums_played);
    t.retreats = static_cast<std::uint8_t>(position.retreats);
    t.benched_basic = position.benched_basic;
    if (position.stadium_used) t.stadium_used = static_cast<std::uint8_t>(1u << at(turn_player));
}

void lay_out(Resolver& game, const Position& position, DefId filler)
{
    clear(game);
    set_turn(game, position);
    for (PlayerId id : both_players) {
        const bool mine = id == position.me;
        SideLayout layout(game, id, filler);
        if (position.stadium != no_def && mine == position.stadium_mine) {
            const CardIndex stadium = layout.take(position.stadium);
            Table& t = game.table();
            t.stadium = stadium;
            t.zone[at(stadium)] = Zone::stadium;
            t.seen[at(stadium)] = both_know;
        }
        layout.place(mine ? position.my_side : position.opponents_side);
    }
    game.refresh_listeners();
}

[[nodiscard]] Match build(Position position, const CardLibrary& library, const Ruleset& rules,
                          EffectHost* effects)
{
    const DefId filler = position.filler != no_def ? position.filler : default_filler(library);
    std::vector<DefId> lists[players];
    for (PlayerId id : both_players) {
        const bool mine = id == position.me;
        SideSetup& side = mine ? position.my_side : position.opponents_side;
        if (!side.active) throw Unbuildable("an Active Pokémon is missing");
        complete(library, *side.active);
        for (PokemonSetup& pokemon : side.bench) complete(library, pokemon);
        std::vector<DefId> cards = cards_of(side);
        if (position.stadium != no_def && mine == position.stadium_mine) {
            cards.push_back(position.stadium);
        }
        lists[at(id)] = deck_list(library, std::move(cards), filler);
    }
    Result<Match> started = Match::start(library, rules, effects,
                                         {.deck_one = lists[0],
                                          .deck_two = lists[1],
                                          .seed = position.seed.value_or(0),
                                          .explicit_chance = true,
                                          .on_failure = FailurePolicy::withhold});
    if (!started) throw Unbuildable(started.error().message);
    Match match = std::move(started.value());
    match.edit([&](Resolver& game) { lay_out(game, position, filler); });
    MatchState state = match.state();
    state.decisions = 0;
    state.now.random = position.seed ? Random(*position.seed) : Random();
    state.explicit_chance = !position.seed;
    match.restore(state);
    return match;
}

}  // namespace

Result<Match> build_match(const Position& position, const CardLibrary& library,
                          const Ruleset& rules, EffectHost* effects)
{
    try {
        return build(position, library, rules, effects);
    } catch (const Unbuildable& reason) {
        return Error{reason.what()};
    }
}

// ---- describing -------------------------------------------------------------------------------

namespace {

class Describer {
public:
    explicit Describer(const Queries& game) : game_(game) {}

    [[nodiscard]] SideSetup side(PlayerId id) const
    {
        SideSetup side;
        if (game_.active(id) != no_slot) side.active = pokemon(game_.active(id));
        for (SlotId slot : game_.pokemon_of(id)) {
            if (!game_.is_active(slot)) side.bench.push_back(pokemon(slot));
        }
        side.hand = pile(id, Zone::hand);
        side.discard = pile(id, Zone::discard);
        side.lost_zone = pile(id, Zone::lost_zone);
        side.beside = pile(id, Zone::beside);
        side.prizes = pile(id, Zone::prizes);
        side.deck = pile(id, Zone::deck);
        std::ranges::reverse(*side.deck);
        return side;
    }

private:
    [[nodiscard]] std::vector<DefId> pile(PlayerId id, Zone zone) const
    {
        std::vector<DefId> cards;
        const Pile& pile = game_.pile(id, zone);
        for (std::size_t i = 0; i < pile.count; ++i) cards.push_back(game_.def_id(pile.cards[i]));
        return cards;
    }

    [[nodiscard]] PokemonSetup pokemon(SlotId id) const
    {
        const Slot& slot = game_.slot(id);
        PokemonSetup pokemon;
        pokemon.card = game_.def_id(slot.top);
        pokemon.under.emplace();
        for (CardIndex card : game_.cards_of(id, Role::stage)) {
            if (card != slot.top) pokemon.under->insert(pokemon.under->begin(), game_.def_id(card));
        }
        for (CardIndex card : game_.cards_of(id, Role::none)) {
            if (!is_pokemon_itself(game_.table().role[at(card)])) {
                pokemon.attached.push_back(game_.def_id(card));
            }
        }
        for (std::uint8_t i = 0; i < condition_count; ++i) {
            const auto condition = static_cast<Condition>(i);
            if (slot.has(condition)) pokemon.conditions.push_back(condition);
        }
        for (std::uint8_t i = 0; i < game_.def(id).ability_count; ++i) {
            if ((slot.used >> i & 1u) != 0) pokemon.used.push_back(i);
        }
        pokemon.damage = slot.damage;
        const std::uint16_t turn = game_.table().turn;
        pokemon.is_new = turn > 0 && (slot.entered_turn == turn || slot.evolved_turn == turn ||
                                      slot.devolved_turn == turn);
        return pokemon;
    }

    const Queries& game_;
};

}  // namespace

Position describe(Match& match, const std::string& ruleset, PlayerId me)
{
    const Permissions& game = match.rules();
    const Table& t = game.table();
    Position position;
    position.ruleset = ruleset;
    position.turn = t.turn;
    position.me = me;
    position.my_turn = t.turn_player == me;
    if (t.stadium != no_card) {
        position.stadium = game.def_id(t.stadium);
        position.stadium_mine = owner_of(t.stadium) == me;
    }
    position.energy_attached = t.energy_attached;
    position.supporters_played = t.supporters_played;
    position.stadiums_played = t.stadiums_played;
    position.retreats = t.retreats;
    position.benched_basic = t.benched_basic;
    position.stadium_used = (t.stadium_used >> at(t.turn_player) & 1u) != 0;
    const Describer describer(game);
    position.my_side = describer.side(me);
    position.opponents_side = describer.side(opponent_of(me));
    return position;
}

}  // namespace ptcg
