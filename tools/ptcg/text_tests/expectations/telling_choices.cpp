// Words that decide or are said of one Pokémon after another, and attacks that are chosen.

#include <algorithm>

#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {
namespace {

template <typename List>
[[nodiscard]] List joined(List some, const List& others)
{
    some.insert(some.end(), others.begin(), others.end());
    return some;
}

}  // namespace

/// Says something of each of several Pokémon, which it calls "one": what is done, all together, or
/// which of them it is true of.
Value Telling::for_each(const phrases::Expectation& what, const Form& form)
{
    if (what.parts.size() != 2) throw NotExpected("an argument is missing");
    const Value among = value(what.parts[0], form);
    const Slots* const pokemon = std::get_if<Slots>(&among);
    if (pokemon == nullptr) throw NotExpected("an argument is something else");
    Slots fit;
    int sum = 0;
    const Slots outside = one_;
    for (const SlotId slot : somebody(*pokemon)) {
        one_ = {slot};
        const WordArguments said({value(what.parts[1], form)});
        sum += said.number(0);
        if (said.number(0) != 0) fit.push_back(slot);
    }
    one_ = outside;
    if (what.text == "those") return fit;
    return sum;
}

/// What players or coins decide.
std::optional<Value> Telling::decide(const std::string& word, const WordArguments& args)
{
    if (word == "willing") return choices_.next(2) == 0 ? 1 : 0;
    if (word == "at_most") return words_.choose(args.cards(0), 0, args.number(1));
    if (word == "either") return args.at(choices_.next(args.size()));
    if (word == "some") {
        const int most = std::max(args.number(0), 1);
        return 1 + static_cast<int>(choices_.next(static_cast<std::size_t>(most)));
    }
    if (word == "flip") {
        const bool heads = choices_.next(2) == 0;
        ++(heads ? heads_ : tails_);
        return heads ? 1 : 0;
    }
    return std::nullopt;
}

/// Words that look at cards, or at Pokémon by their cards.
std::optional<Value> Telling::look_at_cards(const std::string& word,
                                            const WordArguments& args) const
{
    if (word == "except") {
        if (!std::holds_alternative<Slots>(args.at(1))) return those_of(args, false);
        Slots others = args.pokemon(0);
        for (const SlotId one : args.pokemon(1)) std::erase(others, one);
        return others;
    }
    if (word == "both") {
        return std::holds_alternative<Cards>(args.at(0))
                   ? Value(joined(args.cards(0), args.cards(1)))
                   : Value(joined(args.pokemon(0), args.pokemon(1)));
    }
    if (word == "of_class") return words_.of_class(args.pokemon(0), args.word(1));
    if (word == "damage_to") {
        if (event_ == nullptr) throw NotExpected("no attack");
        int points = 0;
        for (std::size_t i = 0; i < event_->damaged.size(); ++i) {
            const Slots& whose = args.pokemon(0);
            const bool meant = std::ranges::find(whose, event_->damaged[i]) != whose.end();
            points += meant ? event_->points[i] : 0;
        }
        return points;
    }
    if (word == "bottom") return words_.bottom(args.player(0), args.number(1));
    if (word == "holders") return words_.holders(args.cards(0));
    if (word == "energy_cards") return words_.energy_cards(args.pokemon(0), false);
    if (word == "special_cards") return words_.energy_cards(args.pokemon(0), true);
    if (word == "evolutions") return words_.evolutions(args.pokemon(0), args.cards(1));
    if (word == "stage_2_over") return words_.stage_2_over(args.pokemon(0), args.cards(1));
    if (word == "named_like") return words_.named_like(args.cards(0), args.pokemon(1));
    return std::nullopt;
}

/// Words that change the table in ways of which few texts speak.
std::optional<int> Telling::act_further(const std::string& word, const WordArguments& args)
{
    if (word == "knock_out") return words_.knock_out(args.pokemon(0));
    if (word == "survive") return words_.survive(args.pokemon(0), args.number(1));
    if (word == "evolve") return words_.evolve(args.pokemon(0), args.cards(1));
    if (word == "devolve") return words_.devolve(args.pokemon(0), args.word(1));
    if (word == "arrange") return words_.arrange(args.cards(0), args.word(1));
    if (word == "move_under") return words_.move_under(moved_ = args.cards(0));
    if (word == "trade") return words_.trade(args.cards(0), args.cards(1));
    if (word == "rearrange") return words_.rearrange(args.cards(0), args.pokemon(1));
    if (word == "recover_one") return words_.recover_one(args.pokemon(0));
    if (word == "poison") return words_.poison(args.pokemon(0), args.number(1));
    if (word == "choose_attack") return choose_attack(args.pokemon(0));
    if (word == "use_attack") return use_attack();
    if (word == "end_turn") {
        table_.note(turn_ends);
        return 1;
    }
    return std::nullopt;
}

// ---- attacks of other Pokémon

int Telling::choose_attack(const Slots& of)
{
    std::vector<const AttackDef*> attacks;
    for (const SlotId slot : somebody(of)) {
        const CardDef& def = table_.def(slot);
        const bool same = subject_.self != no_slot && def.name == before_.def(subject_.self).name;
        if (same) throw NotHere("an attack with a text that works");
        for (std::size_t i = 0; i < def.attack_count; ++i) attacks.push_back(&def.attacks[i]);
    }
    copied_ = attacks.empty() ? nullptr : attacks[choices_.next(attacks.size())];
    return copied_ == nullptr ? 0 : 1;
}

/// Its text is silent: only its printed damage is done.
int Telling::use_attack()
{
    if (copied_ == nullptr) return 0;
    if (copied_->limit != no_game_limit) throw NotHere("an attack that is used once a game");
    if (copied_->mark == DamageMark::times) throw NotHere("damage that only a text can tell");
    base_ = copied_->damage;
    return 1;
}

}  // namespace ptcg::tools
