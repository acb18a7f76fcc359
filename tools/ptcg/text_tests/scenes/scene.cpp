#include "text_tests/scenes/scene.hpp"

#include <algorithm>
#include <utility>

#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;

constexpr std::size_t max_benched = 5;

class SceneMaker {
public:
    SceneMaker(const CardLibrary& library, const Palette& palette, DefId card,
               const phrases::EffectText& text, std::uint64_t seed)
        : library_(library), palette_(palette), card_(card), text_(text), random_(seed)
    {
    }

    [[nodiscard]] std::optional<Position> make()
    {
        if (some_pokemon() == no_def) return std::nullopt;
        constexpr int shares[] = {2, 6, 6, 9};
        meant_ = shares[roll(4)];
        position_.turn = 3 + roll(4);
        if (roll(12) == 0 || (says("first turn") && roll(2) == 0)) position_.turn = 1 + roll(2);
        position_.my_turn = roll(4) != 0;
        if (says("last turn") && roll(3) != 0) position_.my_turn = false;
        if (says("When the opponent") && roll(3) != 0) position_.my_turn = false;
        fill(position_.my_side);
        fill(position_.opponents_side);
        if (says("When the opponent evolves")) prepare_evolution(position_.opponents_side);
        place_card();
        place_named();
        if (roll(4) == 0) place_copy();
        if (says("volution") || says("volve")) {
            add_evolution_to_hand(position_.my_side);
            add_evolution_to_hand(position_.opponents_side);
        }
        pay_for_attacks(*position_.my_side.active);
        pay_for_attacks(*position_.opponents_side.active);
        if (position_.stadium == no_def && roll(3) == 0) {
            position_.stadium = palette_.pick(Sort::stadium, meant_, random_);
            position_.stadium_mine = roll(2) == 0;
        }
        if (says("discard until")) fill_hands();
        if (says("skipping the Stage 1")) add_stage_2(position_.my_side);
        if (says("volve") && says("deck") && roll(4) != 0) fill_with_evolutions(position_.my_side);
        if (says("a Special Condition") && roll(2) == 0) add_conditions(*position_.my_side.active);
        return std::move(position_);
    }

private:
    [[nodiscard]] int roll(int sides)
    {
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(sides)));
    }

    [[nodiscard]] bool says(std::string_view words) const
    {
        return text_.text.find(words) != std::string::npos;
    }

    [[nodiscard]] std::vector<DefId> cards(int least, int most)
    {
        std::vector<DefId> some(static_cast<std::size_t>(least + roll(most - least + 1)));
        std::ranges::generate(some, [&] { return palette_.pick_any(meant_, random_); });
        std::erase(some, no_def);
        return some;
    }

    void fill(SideSetup& side)
    {
        side.active = pokemon();
        if (roll(4) == 0) side.active->conditions = {static_cast<Condition>(roll(5))};
        for (std::size_t i = 0; i < condition_count; ++i) {
            const auto condition = static_cast<Condition>(i);
            if (says(capitalized(std::string(name_of(condition)))) && roll(3) == 0) {
                side.active->conditions = {condition};
            }
        }
        const int bench = roll(6) == 0 ? 0 : 1 + roll(roll(4) == 0 ? 5 : 3);
        for (int i = 0; i < bench; ++i) side.bench.push_back(pokemon());
        side.hand = cards(roll(5) == 0 ? 0 : 2, 5);
        side.deck = cards(roll(8) == 0 ? 0 : 5, 9);
        side.discard = cards(0, 7);
        if (says("Lost Zone")) side.lost_zone = cards(0, 8);
        side.prize_count = 1 + roll(6);
        side.prizes = cards(side.prize_count, side.prize_count);
    }

    [[nodiscard]] DefId some_pokemon()
    {
        const bool basic = roll(5) < 3;
        const DefId card =
            palette_.pick(basic ? Sort::basic_pokemon : Sort::evolution, meant_, random_);
        if (card != no_def) return card;
        return palette_.pick(basic ? Sort::evolution : Sort::basic_pokemon, meant_, random_);
    }

    [[nodiscard]] PokemonSetup pokemon()
    {
        PokemonSetup one;
        one.card = some_pokemon();
        dress(one);
        return one;
    }

    /// Gives a Pokémon damage, Energy and a Tool.
    void dress(PokemonSetup& one)
    {
        const int counters = library_.def(one.card).hp / 10;
        if (roll(2) == 0 && counters > 1) one.damage = 10 * roll(counters);
        if (roll(3) == 0 && counters > 1) one.damage = std::min(10 * roll(5), 10 * (counters - 1));
        if (says("Knock") && roll(3) == 0) one.damage = 10 * (counters - 1);
        one.is_new = roll(6) == 0;
        for (int i = roll(4); i > 0; --i) {
            const int special = says("Special Energy") ? 2 : 5;
            attach(one, roll(special) == 0 ? Sort::special_energy : Sort::basic_energy);
        }
        if (roll(4) == 0) attach(one, Sort::tool);
    }

    void attach(PokemonSetup& one, Sort sort)
    {
        const DefId card = palette_.pick(sort, meant_, random_);
        if (card == no_def || !library_.def(card).goes_on(library_.def(one.card))) return;
        const CardDef& def = library_.def(card);
        if (def.only_on != no_filter || def.has(goes_on_opponent)) return;
        one.attached.push_back(card);
    }

    /// Attaches what most attacks of the Pokémon cost.
    void pay_for_attacks(PokemonSetup& one)
    {
        const CardDef& def = library_.def(one.card);
        if (def.attack_count == 0) return;
        const bool tried = one.card == card_ && text_.kind == Kind::attack;
        const std::size_t number =
            tried ? text_.number : static_cast<std::size_t>(roll(def.attack_count));
        if (!tried && roll(4) == 0) return;
        const Cost& cost = def.attacks[number].cost;
        std::vector<DefId> energy;
        for (std::size_t type = 0; type < type_count; ++type) {
            for (int i = 0; i < cost.of[type]; ++i)
                energy.push_back(energy_of(static_cast<Type>(type)));
        }
        std::erase(energy, no_def);
        std::ranges::copy(one.attached, std::back_inserter(energy));
        one.attached = std::move(energy);
    }

    [[nodiscard]] DefId energy_of(Type type)
    {
        if (type == Type::colorless) return palette_.pick(Sort::basic_energy, meant_, random_);
        for (std::size_t i = 0; i < library_.size(); ++i) {
            const CardDef& def = library_.def(static_cast<DefId>(i));
            if (def.energy_kind == EnergyKind::basic && def.energy.unit[0].has(type)) {
                return static_cast<DefId>(i);
            }
        }
        return palette_.pick(Sort::basic_energy, meant_, random_);
    }

    /// Puts the card where its text works.
    void place_card()
    {
        SideSetup& mine = position_.my_side;
        const CardDef& def = library_.def(card_);
        if (text_.kind == Kind::attack && !def.works_as_pokemon()) {
            attach_card(mine);
        } else if (text_.kind == Kind::attack) {
            become(*mine.active);
        } else if (text_.kind == Kind::play) {
            mine.hand.push_back(card_);
        } else if (text_.kind == Kind::ability) {
            place_ability(mine);
        } else if (roll(4) == 0) {
            mine.hand.push_back(card_);
        } else if (def.trainer == TrainerKind::stadium) {
            position_.stadium = card_;
            position_.stadium_mine = roll(3) != 0;
        } else {
            attach_card(mine);
        }
    }

    /// Puts another copy of the card somewhere else.
    void place_copy()
    {
        SideSetup& side = roll(4) == 0 ? position_.opponents_side : position_.my_side;
        if (library_.def(card_).works_as_pokemon() && side.bench.size() > 1 && roll(2) == 0) {
            become(side.bench.back());
        } else {
            std::vector<DefId>* const piles[] = {&side.hand, &side.discard, &*side.deck};
            piles[roll(3)]->push_back(card_);
        }
    }

    /// Puts a card into the hand that one of the Pokémon evolves into, if there is any.
    void add_evolution_to_hand(SideSetup& side)
    {
        const bool bench = !side.bench.empty() && roll(2) == 0;
        const std::vector<DefId> into = evolutions_of(bench ? side.bench[0] : *side.active);
        if (into.empty()) return;
        side.hand.push_back(into[static_cast<std::size_t>(roll(static_cast<int>(into.size())))]);
    }

    /// Returns the cards that evolve from the Pokémon.
    [[nodiscard]] std::vector<DefId> evolutions_of(const PokemonSetup& one) const
    {
        const NameId name = library_.def(one.card).name;
        std::vector<DefId> into;
        for (std::size_t i = 0; i < library_.size(); ++i) {
            const CardDef& def = library_.def(static_cast<DefId>(i));
            if (def.is_evolution() && def.evolves_from == name && def.stands_alone()) {
                into.push_back(static_cast<DefId>(i));
            }
        }
        return into;
    }

    /// Puts a Pokémon that the text names into play.
    void place_named()
    {
        const DefId named = palette_.pick_named(random_);
        if (named == no_def || named == card_ || roll(2) == 0) return;
        const bool theirs = says("of the opponent's") && roll(2) == 0;
        SideSetup& side = theirs ? position_.opponents_side : position_.my_side;
        PokemonSetup one{};
        one.card = named;
        dress(one);
        const bool active = roll(3) == 0 || side.bench.size() == max_benched;
        if (!active) {
            side.bench.push_back(std::move(one));
        } else if (side.active->card != card_ && !holds_card(*side.active)) {
            *side.active = std::move(one);
        }
    }

    [[nodiscard]] bool holds_card(const PokemonSetup& one) const
    {
        return std::ranges::find(one.attached, card_) != one.attached.end();
    }

    void become(PokemonSetup& one)
    {
        one.card = card_;
        one.under.reset();
        const int hp = library_.def(card_).hp;
        one.damage = std::min(one.damage, std::max(0, hp - 10));
        std::erase_if(one.attached,
                      [&](DefId card) { return !library_.def(card).goes_on(library_.def(card_)); });
    }

    void place_ability(SideSetup& mine)
    {
        const CardDef& def = library_.def(card_);
        int where = roll(8);
        if (says("into this Pokémon") && roll(3) != 0) where = 1;
        if (says("Bench from your hand") && roll(3) != 0) where = 0;
        if (says("lies in your discard pile") && roll(3) != 0) where = 2;
        if (says("hand is empty") && roll(2) == 0) mine.hand.clear();
        if (where == 0 || !def.works_as_pokemon()) {
            mine.hand.push_back(card_);
            return;
        }
        if (where == 1) {
            mine.hand.push_back(card_);
            prepare_evolution(mine, def);
            return;
        }
        if (where == 2) mine.discard.push_back(card_);
        const bool bench = where >= 5 && !mine.bench.empty();
        become(bench ? mine.bench[0] : *mine.active);
    }

    /// Gives a player an Evolution card and what it evolves from.
    void prepare_evolution(SideSetup& side)
    {
        const DefId card = palette_.pick(Sort::evolution, meant_, random_);
        if (card == no_def) return;
        side.hand.push_back(card);
        prepare_evolution(side, library_.def(card));
    }

    /// Puts what the card evolves from into play.
    void prepare_evolution(SideSetup& mine, const CardDef& def)
    {
        if (!def.is_evolution()) return;
        for (std::size_t i = 0; i < library_.size(); ++i) {
            const CardDef& below = library_.def(static_cast<DefId>(i));
            if (below.name != def.evolves_from || !below.is_pokemon()) continue;
            PokemonSetup& one = mine.bench.empty() || roll(2) == 0 ? *mine.active : mine.bench[0];
            one.card = static_cast<DefId>(i);
            one.is_new = false;
            one.damage = 0;
            return;
        }
    }

    [[nodiscard]] Sort sort_named()
    {
        return says("Basic") || roll(2) == 0 ? Sort::basic_pokemon : Sort::evolution;
    }

    /// Makes hands as large as they seldom are.
    void fill_hands()
    {
        for (SideSetup* const side : {&position_.my_side, &position_.opponents_side}) {
            const std::vector<DefId> more = cards(0, 4);
            side->hand.insert(side->hand.begin(), more.begin(), more.end());
        }
    }

    /// Puts into the deck what the Pokémon in play evolve into.
    void fill_with_evolutions(SideSetup& side)
    {
        add_evolution_to_deck(side, *side.active);
        for (const PokemonSetup& one : side.bench) add_evolution_to_deck(side, one);
    }

    void add_evolution_to_deck(SideSetup& side, const PokemonSetup& one)
    {
        const std::vector<DefId> into = evolutions_of(one);
        if (into.empty()) return;
        const std::size_t place =
            static_cast<std::size_t>(roll(static_cast<int>(side.deck->size()) + 1));
        side.deck->insert(side.deck->begin() + static_cast<std::ptrdiff_t>(place),
                          into[static_cast<std::size_t>(roll(static_cast<int>(into.size())))]);
    }

    /// Puts a Stage 2 into the hand, and the Basic Pokémon that it belongs to into play.
    void add_stage_2(SideSetup& side)
    {
        const DefId top = palette_.pick(Sort::evolution, 0, random_);
        if (top == no_def || library_.def(top).stage != Stage::stage_2) return;
        side.hand.push_back(top);
        const DefId middle = card_named(library_.def(top).evolves_from);
        if (middle == no_def) return;
        const DefId basic = card_named(library_.def(middle).evolves_from);
        if (basic == no_def) return;
        PokemonSetup& one = side.bench.empty() || roll(2) == 0 ? *side.active : side.bench.front();
        one.card = basic;
        one.under.reset();
        one.damage = 0;
    }

    [[nodiscard]] DefId card_named(NameId name) const
    {
        for (std::size_t i = 0; i < library_.size(); ++i) {
            const CardDef& def = library_.def(static_cast<DefId>(i));
            if (def.is_pokemon() && def.name == name) return static_cast<DefId>(i);
        }
        return no_def;
    }

    /// Gives a Pokémon two Special Conditions that it may have together.
    void add_conditions(PokemonSetup& one)
    {
        one.conditions = {Condition::poisoned,
                          roll(2) == 0 ? Condition::burned : Condition::confused};
    }

    void attach_card(SideSetup& mine)
    {
        const CardDef& def = library_.def(card_);
        if (def.has(goes_on_opponent)) {
            position_.opponents_side.active->attached.push_back(card_);
            return;
        }
        PokemonSetup& one = mine.bench.empty() || roll(3) != 0 ? *mine.active : mine.bench[0];
        if (roll(2) == 0) {
            const DefId holder = palette_.pick(sort_named(), 10, random_);
            one.card = holder == no_def ? one.card : holder;
            one.under.reset();
            one.damage = 0;
            std::erase_if(one.attached, [&](DefId card) {
                return !library_.def(card).goes_on(library_.def(one.card));
            });
        }
        std::erase_if(one.attached,
                      [&](DefId card) { return library_.def(card).trainer == TrainerKind::tool; });
        one.attached.push_back(card_);
    }

    const CardLibrary& library_;
    const Palette& palette_;
    DefId card_;
    const phrases::EffectText& text_;
    Random random_;
    int meant_ = 6;
    Position position_;
};

}  // namespace

std::optional<Position> make_scene(const CardLibrary& library, const Palette& palette, DefId card,
                                   const phrases::EffectText& text, std::uint64_t seed)
{
    return SceneMaker(library, palette, card, text, seed).make();
}

}  // namespace ptcg::tools
