#include "card_tests/card_test_position.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/resolver.hpp"

#include "card_tests/card_test_failure.hpp"

namespace ptcg::tools {

namespace {

constexpr std::size_t most_setup_steps = 500;

/// The cards of a player's deck list, and where each of them belongs.
class CardStock {
public:
    CardStock(const CardLibrary& library, const SideSetup& side) : library_(library)
    {
        const auto add = [&](DefId def) { list_.push_back(def); };
        const auto add_pokemon = [&](const PokemonSetup& pokemon) {
            add(pokemon.card);
            for (DefId def : *pokemon.under) add(def);
            for (DefId def : pokemon.attached) add(def);
        };
        if (side.active) add_pokemon(*side.active);
        for (const PokemonSetup& pokemon : side.bench) add_pokemon(pokemon);
        for (DefId def : side.hand) add(def);
        for (DefId def : side.discard) add(def);
        if (side.deck) std::for_each(side.deck->begin(), side.deck->end(), add);
        if (side.prizes) std::for_each(side.prizes->begin(), side.prizes->end(), add);
    }

    void add(DefId def) { list_.push_back(def); }

    /// Fills the list up to 60 cards.
    void fill_up(DefId filler, DefId basic)
    {
        // A match can only be started with a Basic Pokémon; it is put away before the test begins.
        const bool has_basic = std::any_of(list_.begin(), list_.end(), [&](DefId def) {
            return library_.def(def).is_basic_pokemon();
        });
        if (!has_basic) list_.push_back(basic);
        if (list_.size() > cards_per_player) {
            fail_test(fmt::format("position: a player has {} cards, at most {} fit", list_.size(),
                                  cards_per_player));
        }
        list_.resize(cards_per_player, filler);
    }

    [[nodiscard]] const std::vector<DefId>& list() const { return list_; }

private:
    const CardLibrary& library_;
    std::vector<DefId> list_;
};

[[nodiscard]] DefId find_basic_energy(const CardLibrary& library)
{
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto def = static_cast<DefId>(i);
        if (library.def(def).energy_kind == EnergyKind::basic) return def;
    }
    fail_test("position: the packs have no basic Energy card to fill decks with");
}

[[nodiscard]] DefId find_basic_pokemon(const CardLibrary& library)
{
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto def = static_cast<DefId>(i);
        if (library.def(def).is_basic_pokemon()) return def;
    }
    fail_test("position: the packs have no Basic Pokémon");
}

/// What a card evolves from, down to the Basic, where the packs have it.
[[nodiscard]] std::vector<DefId> stages_below(const CardLibrary& library, DefId card)
{
    std::vector<DefId> below;
    NameId wanted = library.def(card).evolves_from;
    while (wanted != no_name && below.size() < 3) {
        DefId found = no_def;
        for (std::size_t i = 0; i < library.size() && found == no_def; ++i) {
            const auto def = static_cast<DefId>(i);
            if (library.def(def).name == wanted && library.def(def).is_pokemon()) found = def;
        }
        if (found == no_def) break;
        below.push_back(found);
        wanted = library.def(found).evolves_from;
    }
    return below;
}

void complete(const CardLibrary& library, PokemonSetup& pokemon)
{
    if (!pokemon.under) pokemon.under = stages_below(library, pokemon.card);
}

[[nodiscard]] Role role_of_attached(const CardLibrary& library, DefId def)
{
    const CardDef& card = library.def(def);
    if (card.trainer == TrainerKind::tool) return Role::tool;
    return card.energy.units > 0 || card.kind == CardKind::energy ? Role::energy : Role::other;
}

/// Puts one player's cards where the test wants them. Cards are taken from those that lie nowhere.
class SideLayout {
public:
    SideLayout(Resolver& game, PlayerId owner) : game_(game), owner_(owner) {}

    void place(const SideSetup& side, int turn, bool my_turn)
    {
        if (side.active) {
            const SlotId slot = put_pokemon(*side.active, turn, my_turn);
            game_.player(owner_).active = slot;
        }
        for (const PokemonSetup& pokemon : side.bench) {
            game_.move_to_bench(put_pokemon(pokemon, turn, my_turn));
        }
        constexpr std::uint8_t both_know = 3;
        const std::uint8_t owner_knows = seen_by(owner_);
        for (DefId def : side.hand) put(def, Zone::hand, owner_knows);
        for (DefId def : side.discard) put(def, Zone::discard, both_know);
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
        fail_test("position: ran out of cards");  // the deck list was made from this very position
    }

private:
    void put(DefId def, Zone zone, std::uint8_t seen)
    {
        const CardIndex card = take(def);
        game_.put_on_pile(card, zone, false);
        game_.table().seen[at(card)] = seen;
    }

    SlotId put_pokemon(const PokemonSetup& pokemon, int turn, bool my_turn)
    {
        const SlotId id = game_.free_slot(owner_);
        if (id == no_slot) fail_test("position: no room for so many Pokémon");
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
            game_.link(id, take(def), role_of_attached(game_.library(), def));
        }
        Slot& slot = game_.slot(id);
        slot.damage = static_cast<std::uint16_t>(pokemon.damage);
        const bool evolved = pokemon.is_new && !pokemon.under->empty();
        slot.entered_turn = static_cast<std::uint16_t>(pokemon.is_new && !evolved ? turn : 0);
        slot.evolved_turn = static_cast<std::uint16_t>(evolved ? turn : 0);
        for (Condition condition : pokemon.conditions) {
            slot.conditions =
                static_cast<std::uint8_t>(slot.conditions | 1u << static_cast<unsigned>(condition));
            if (condition == Condition::poisoned) slot.poison_counters = 1;
            if (condition == Condition::burned) slot.burn_counters = 2;
            // The turn player's has been so since before this turn (PAR-02).
            if (condition == Condition::paralyzed) {
                slot.paralyzed_since_turn_began = my_turn;
            }
        }
        for (CardIndex card : game_.cards_of(id, Role::none)) game_.table().seen[at(card)] = 3;
        return id;
    }

    void place_rest(const SideSetup& side)
    {
        std::vector<CardIndex> rest;
        for (std::size_t i = 0; i < cards_per_player; ++i) {
            const auto card = static_cast<CardIndex>(at(owner_) * cards_per_player + i);
            if (game_.table().zone[at(card)] == Zone::none) rest.push_back(card);
        }
        for (CardIndex card : rest) {
            const bool energy = game_.def(card).energy_kind == EnergyKind::basic;
            Zone to = Zone::lost_zone;  // where nothing looks for it
            if (energy && !side.prizes &&
                game_.pile(owner_, Zone::prizes).count < side.prize_count) {
                to = Zone::prizes;
            } else if (energy && !side.deck) {
                to = Zone::deck;
            }
            game_.put_on_pile(card, to, false);
            game_.table().seen[at(card)] = to == Zone::lost_zone ? 3 : 0;
        }
    }

    Resolver& game_;
    PlayerId owner_;
};

/// Takes everything off the table, as if nothing had happened yet.
void clear(Resolver& game)
{
    Table& t = game.table();
    t.lasting = {};
    t.lasting_count = 0;
    t.memos = {};
    t.memo_count = 0;
    t.waiting = {};
    t.waiting_count = 0;
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        game.take_from_zone(static_cast<CardIndex>(i));
        t.seen[i] = 0;
    }
    for (std::size_t i = 0; i < slots_per_match; ++i) {
        const auto id = static_cast<SlotId>(i);
        if (!game.slot(id).empty()) game.vacate(id);
        game.slot(id) = Slot{};
    }
    t.next_order = 0;
    t.energy_attached = 0;
    t.supporters_played = 0;
    t.stadiums_played = 0;
    t.retreats = 0;
    t.benched_basic = false;
    t.end_turn = false;
    t.stadium_used = 0;
    t.face_down = false;
    for (PlayerId id : both_players) {
        PlayerTable& who = game.player(id);
        who.active = no_slot;
        who.mulligans = 0;
        who.once_per_game = 0;
        who.prizes_due = 0;
    }
}

/// Plays through setup by default answers until the first turn.
[[nodiscard]] Match start_match(const CardLibrary& library, const Ruleset& rules,
                                EffectHost* effects, const CardStock (&stock)[players], bool heads)
{
    const MatchSetup setup{.deck_one = stock[0].list(),
                           .deck_two = stock[1].list(),
                           .explicit_chance = true,
                           .on_failure = FailurePolicy::withhold};
    Result<Match> started = Match::start(library, rules, effects, setup);
    if (!started) fail_test("position: " + started.error().message);
    Match match = std::move(started.value());
    for (std::size_t step = 0; step < most_setup_steps; ++step) {
        const Decision* decision = match.decision();
        if (decision == nullptr) break;
        if (decision->purpose == Purpose::main_phase) return match;
        Result<void> answered;
        if (decision->purpose == Purpose::flip) {
            answered = match.answer(static_cast<std::uint16_t>(heads ? 0 : 1));
        } else if (decision->purpose == Purpose::shuffle) {
            // The order stays, but for a Basic Pokémon on top: no mulligans.
            std::vector<std::uint16_t> order(decision->options.size());
            for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint16_t>(i);
            const Option& first = decision->options.front();
            const Pile& pile = match.state().now.player[at(owner_of(first.spot))].pile(first.zone);
            const auto basic = std::find_if(order.begin(), order.end(), [&](std::uint16_t i) {
                const CardIndex card = pile.cards[decision->options[i].place];
                return library.def(match.state().defs[at(card)]).is_basic_pokemon();
            });
            if (basic != order.end()) std::rotate(basic, basic + 1, order.end());
            answered = match.answer(order);
        } else {
            answered = match.answer_by_default();
        }
        if (!answered) fail_test("position: setting up the match: " + answered.error().message);
    }
    fail_test("position: setting up the match did not reach a turn");
}

void lay_out(Resolver& game, const PositionSetup& position)
{
    clear(game);
    Table& t = game.table();
    const PlayerId me = position.me;
    const PlayerId opponent = opponent_of(me);
    t.turn = static_cast<std::uint16_t>(position.turn);
    t.turn_player = me;
    t.starting_player = position.turn % 2 == 1 ? me : opponent;
    game.player(me).turns_taken = static_cast<std::uint8_t>((position.turn + 1) / 2);
    game.player(opponent).turns_taken = static_cast<std::uint8_t>(position.turn / 2);
    for (PlayerId id : {me, opponent}) {
        SideLayout layout(game, id);
        if (id == me && position.stadium != no_def) {
            const CardIndex stadium = layout.take(position.stadium);
            t.stadium = stadium;
            t.zone[at(stadium)] = Zone::stadium;
            t.seen[at(stadium)] = 3;
        }
        layout.place(position.side[id == me ? 0 : 1], position.turn, id == me);
    }
    t.prizes_at_start = game.rules().prizes;
    game.refresh_listeners();
}

}  // namespace

Match start_in(const CardLibrary& library, EffectHost* effects, const PositionSetup& position)
{
    PositionSetup full = position;
    for (SideSetup& side : full.side) {
        if (side.active) complete(library, *side.active);
        for (PokemonSetup& pokemon : side.bench) complete(library, pokemon);
    }
    const std::size_t mine = at(full.me);
    CardStock stock[players] = {{library, full.side[mine]}, {library, full.side[1 - mine]}};
    if (full.stadium != no_def) stock[mine].add(full.stadium);
    for (CardStock& cards : stock) {
        cards.fill_up(find_basic_energy(library), find_basic_pokemon(library));
    }
    // Who starts is a matter of one coin, whichever of its sides it is.
    Match match = start_match(library, *full.rules, effects, stock, true);
    if (match.state().now.turn_player != full.me) {
        match = start_match(library, *full.rules, effects, stock, false);
    }
    match.tamper([&](Resolver& game) { lay_out(game, full); });
    return match;
}

}  // namespace ptcg::tools
