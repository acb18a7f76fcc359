#include <algorithm>
#include <array>
#include <string_view>

#include "estimates.hpp"
#include "ptcg/bots/bots.hpp"

// Every option gets a score, and the best ones are picked. Scores compare options of one question
// only.

namespace ptcg {
namespace {

/// For the opponent's Pokémon the preferences are reversed: what is good for ours is bad for
/// theirs.
enum class Wish { most_valuable, least_valuable };

class GreedyBot final : public Bot {
public:
    explicit GreedyBot(const CardLibrary& library) : library_(library) {}

    void begin(std::uint64_t) override {}
    [[nodiscard]] bool wants_view() const override { return true; }

    void choose(const Decision& decision, const View& view,
                std::vector<std::uint16_t>& picks) override
    {
        view_ = &view;
        me_ = decision.asked;
        scores_.clear();
        for (const Option& option : decision.options) {
            scores_.push_back(score(decision.purpose, option));
        }
        pick_best(decision, picks);
    }

private:
    struct Scored {
        int score = 0;
        std::uint16_t option = 0;
    };

    /// Picks all options with a positive score, but at least as many as required.
    void pick_best(const Decision& decision, std::vector<std::uint16_t>& picks)
    {
        picks.clear();
        order_.clear();
        for (std::size_t i = 0; i < decision.options.size(); ++i) {
            order_.push_back({scores_[i], static_cast<std::uint16_t>(i)});
        }
        std::stable_sort(order_.begin(), order_.end(),
                         [](const Scored& a, const Scored& b) { return a.score > b.score; });
        for (const Scored& next : order_) {
            for (int n = 0; n < decision.options[next.option].count; ++n) {
                const bool enough = picks.size() >= decision.min;
                if (picks.size() >= decision.max || (enough && next.score <= 0)) return;
                picks.push_back(next.option);
            }
        }
    }

    [[nodiscard]] int score(Purpose purpose, const Option& option)
    {
        switch (option.kind) {
            case OptionKind::stop:
                return 0;
            case OptionKind::yes:
                return 10;
            case OptionKind::no:
                return 5;
            case OptionKind::number:
                return option.value;
            case OptionKind::card:
                return card_score(purpose, option);
            case OptionKind::pokemon:
                return pokemon_score(purpose, option.spot);
            case OptionKind::attached:
                return attached_score(purpose, option);
            case OptionKind::attack:
                return attack_score(purpose, option);
            case OptionKind::condition:
                return condition_score(option.value);
            default:
                break;
        }
        if (purpose == Purpose::main_phase) return main_phase_score(option);
        return 1;
    }

    // ---- the main phase --------------------------------------------------------------------

    [[nodiscard]] int main_phase_score(const Option& option)
    {
        switch (option.kind) {
            case OptionKind::evolve:
                return 9000 + library_.def(option.def).hp;
            case OptionKind::bench:
                return bench_score(option);
            case OptionKind::attach:
                return attach_score(option);
            case OptionKind::play:
                return play_score(option);
            case OptionKind::use:
                return use_score(option);
            case OptionKind::retreat:
                return retreat_score(option);
            case OptionKind::end_turn:
                return 0;
            default:
                return -1;
        }
    }

    [[nodiscard]] int bench_score(const Option& option) const
    {
        constexpr int enough = 4;
        const bool room = mine().bench_count < enough;
        return room ? 8000 + library_.def(option.def).hp : -1;
    }

    [[nodiscard]] int attach_score(const Option& option)
    {
        const PokemonView& target = pokemon_at(*view_, option.spot);
        if (!target.present) return -1;
        const int gain = energy_need(target) - energy_need_with(target, option.def);
        const int active = place_of(option.spot) == 0 ? 200 : 0;
        if (gain > 0) return 7000 + active + 50 * gain + best_damage(target.def) / 10;
        return active == 0 ? 100 : 50;
    }

    [[nodiscard]] int play_score(const Option& option) const
    {
        // On an undamaged Pokémon, a card that attaches itself or heals would be wasted.
        if (option.spot != no_spot && place_of(option.spot) != 0) return -1;
        const CardDef& def = library_.def(option.def);
        if (deck_is_short() && trainer_takes_from_deck(option.def)) return -1;
        return def.trainer == TrainerKind::supporter ? 6500 : 6000;
    }

    [[nodiscard]] int use_score(const Option& option) const
    {
        if (deck_is_short() && ability_takes_from_deck(option)) return -1;
        const Handler* text = used_text(library_, option);
        return text == nullptr || text->ends_turn || may_be_endless(*text) ? -1 : 6800;
    }

    /// Retreating is worth it if the Active Pokémon can't attack and the other one can.
    [[nodiscard]] int retreat_score(const Option& option) const
    {
        const PokemonView& now = mine().pokemon[0];
        const PokemonView& next = pokemon_at(*view_, option.spot);
        if (view_->retreats > 0 || best_ready_damage(now) > 0) return -1;
        const int damage = best_ready_damage(next);
        return damage > 0 ? 5000 + damage : -1;
    }

    [[nodiscard]] int attack_score(Purpose purpose, const Option& option) const
    {
        const AttackDef& attack = library_.def(option.def).attacks[option.value];
        const PokemonView& target = theirs().pokemon[0];
        const int damage =
            expected_damage(library_, attack, library_.def(option.def).types, target);
        const bool knocks_out = target.present && damage >= target.hp - target.damage;
        const int text = attack.has_text ? 5 : 0;
        // Rather no attack than one that costs the game.
        const bool wins = knocks_out && mine().prizes.count <= 1;
        if (!wins && deck_is_short() && attack_takes_from_deck(option)) return -1;
        const int base = purpose == Purpose::main_phase ? 1000 : 1;
        return base + (knocks_out ? 1000 - attack.cost.total : damage) + text;
    }

    // ---- the own deck ----------------------------------------------------------------------

    /// Returns whether the deck should be kept for the turns that are left, because a player who
    /// cannot draw loses. It should last some turns for each Prize card still to be taken, after
    /// one more text that draws a hand.
    [[nodiscard]] bool deck_is_short() const
    {
        constexpr int turns_per_prize = 3;
        constexpr int hand = 8;
        return mine().deck.count <= turns_per_prize * mine().prizes.count + hand;
    }

    /// Returns whether the words of a text speak of its player's deck, or of drawing.
    [[nodiscard]] static bool speaks_of_deck(std::string_view words)
    {
        constexpr std::array<std::string_view, 3> signs = {"your deck", "Draw ", "draw "};
        return std::ranges::any_of(
            signs, [&](std::string_view sign) { return words.find(sign) != words.npos; });
    }
    [[nodiscard]] static bool speaks_of_deck(const std::vector<std::string>& texts,
                                             std::size_t number)
    {
        return number < texts.size() && speaks_of_deck(texts[number]);
    }

    [[nodiscard]] bool attack_takes_from_deck(const Option& option) const
    {
        return speaks_of_deck(library_.text(option.def).attack_text, option.value);
    }

    [[nodiscard]] bool ability_takes_from_deck(const Option& option) const
    {
        return speaks_of_deck(library_.text(option.def).ability_text, option.value) ||
               needs_deck(option.def, Hook::use, option.value);
    }

    [[nodiscard]] bool trainer_takes_from_deck(DefId card) const
    {
        return speaks_of_deck(library_.text(card).text) ||
               needs_deck(card, Hook::play, Handler::none);
    }

    /// Returns whether a text can only be used if there are cards in its player's deck.
    [[nodiscard]] bool needs_deck(DefId card, Hook hook, std::uint8_t ability) const
    {
        const auto asks_for_deck = [](const Requirement& r) { return r.need == Need::deck; };
        return std::ranges::any_of(library_.handlers(library_.def(card)),
                                   [&](const Handler& handler) {
                                       return handler.hook == hook && handler.ability == ability &&
                                              std::ranges::any_of(handler.needs, asks_for_deck);
                                   });
    }

    // ---- Pokémon ---------------------------------------------------------------------------

    [[nodiscard]] static Wish wish_for(Purpose purpose, bool own)
    {
        const bool harm = purpose == Purpose::damage || purpose == Purpose::discard ||
                          purpose == Purpose::trim_bench;
        return harm == own ? Wish::least_valuable : Wish::most_valuable;
    }

    [[nodiscard]] int pokemon_score(Purpose purpose, Spot spot) const
    {
        const PokemonView& pokemon = pokemon_at(*view_, spot);
        const bool own = owner_of(spot) == me_;
        const int left = pokemon.hp - pokemon.damage;
        if (purpose == Purpose::damage && !own) return 1000 - left;
        if (purpose == Purpose::heal) return 1 + (own ? pokemon.damage : -pokemon.damage);
        if (!own && (purpose == Purpose::switch_in || purpose == Purpose::choose_pokemon)) {
            return 1000 - left;
        }
        if (purpose == Purpose::attach)
            return 1 + 100 * energy_need(pokemon) + best_damage(pokemon.def);
        const int value = left + 3 * best_ready_damage(pokemon) + 10 * pokemon.attached_count;
        return wish_for(purpose, own) == Wish::most_valuable ? 1 + value : 2000 - value;
    }

    [[nodiscard]] static int condition_score(std::uint8_t condition)
    {
        static constexpr std::array scores = {3, 1, 2, 5, 4};
        static_assert(scores.size() == condition_count);
        return condition < scores.size() ? scores[condition] : 1;
    }

    // ---- cards -----------------------------------------------------------------------------

    [[nodiscard]] int card_score(Purpose purpose, const Option& option) const
    {
        const int value = card_value(option.def);
        const bool own = option.spot == no_spot || owner_of(option.spot) == me_;
        const bool loses = purpose == Purpose::discard || purpose == Purpose::to_deck ||
                           purpose == Purpose::discard_energy;
        return loses == own ? 1000 - value : value;
    }

    [[nodiscard]] int attached_score(Purpose purpose, const Option& option) const
    {
        const bool own = owner_of(option.spot) == me_;
        const bool loses = purpose != Purpose::move_energy;
        const int value = library_.def(option.def).energy_kind == EnergyKind::basic ? 10 : 20;
        // A cheaper payment is better, so pick nothing beyond the minimum.
        return loses && own ? -value : value;
    }

    /// Returns how valuable a card in hand is.
    [[nodiscard]] int card_value(DefId id) const
    {
        if (id == no_def) return 1;
        const CardDef& def = library_.def(id);
        if (def.is_evolution()) {
            return evolves_one_of(library_, mine(), def) ? 500 + def.hp : 50 + def.hp / 10;
        }
        if (def.is_pokemon()) return mine().bench_count < 3 ? 300 + def.hp : 60 + def.hp / 10;
        if (def.kind == CardKind::energy) return 100 + type_need(def);
        if (deck_is_short() && trainer_takes_from_deck(id)) return 2;
        return def.trainer == TrainerKind::supporter ? 90 : 70;
    }

    [[nodiscard]] int type_need(const CardDef& energy) const
    {
        int need = 0;
        for (const PokemonView& pokemon : mine().pokemon) {
            if (pokemon.present && pays_for(energy, pokemon.def)) need += 20;
        }
        return need;
    }

    [[nodiscard]] bool pays_for(const CardDef& energy, DefId pokemon) const
    {
        const CardDef& def = library_.def(pokemon);
        for (std::size_t i = 0; i < def.attack_count; ++i) {
            for (std::size_t type = 0; type < type_count; ++type) {
                if (def.attacks[i].cost.of[type] > 0 && energy.energy.units > 0 &&
                    energy.energy.unit[0].has(static_cast<Type>(type))) {
                    return true;
                }
            }
        }
        return false;
    }

    // ---- Energy and damage -----------------------------------------------------------------

    [[nodiscard]] int energy_need(const PokemonView& pokemon) const
    {
        if (!pokemon.present) return 0;
        return missing_for_all(library_.def(pokemon.def), units_of(library_, pokemon));
    }

    [[nodiscard]] int energy_need_with(const PokemonView& pokemon, DefId energy) const
    {
        EnergyUnits units = units_of(library_, pokemon);
        units.add(library_.def(energy));
        return missing_for_all(library_.def(pokemon.def), units);
    }

    [[nodiscard]] int best_damage(DefId id) const
    {
        const CardDef& def = library_.def(id);
        int best = 0;
        for (std::size_t i = 0; i < def.attack_count; ++i) {
            best = std::max<int>(best, def.attacks[i].damage);
        }
        return best;
    }

    [[nodiscard]] int best_ready_damage(const PokemonView& pokemon) const
    {
        if (!pokemon.present || pokemon.face_down) return 0;
        const CardDef& def = library_.def(pokemon.def);
        const EnergyUnits units = units_of(library_, pokemon);
        int best = 0;
        for (std::size_t i = 0; i < def.attack_count; ++i) {
            if (missing(def.attacks[i].cost, units) > 0) continue;
            best = std::max(best, 1 + def.attacks[i].damage);
        }
        return best;
    }

    [[nodiscard]] const PlayerView& mine() const { return view_->player[at(me_)]; }
    [[nodiscard]] const PlayerView& theirs() const { return view_->player[at(opponent_of(me_))]; }

    const CardLibrary& library_;
    const View* view_ = nullptr;
    PlayerId me_ = PlayerId::one;
    std::vector<int> scores_;
    std::vector<Scored> order_;
};

}  // namespace

std::unique_ptr<Bot> make_greedy_bot(const CardLibrary& library)
{
    return std::make_unique<GreedyBot>(library);
}

}  // namespace ptcg
