// Expressions: what the expectations of rows come to.

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {
namespace {

using phrases::Expectation;
using phrases::Form;
using phrases::Row;
using ExpectationKind = Expectation::Kind;

[[nodiscard]] int as_number(const Value& value)
{
    if (const int* number = std::get_if<int>(&value)) return *number;
    if (const Cards* cards = std::get_if<Cards>(&value)) return static_cast<int>(cards->size());
    if (const Slots* slots = std::get_if<Slots>(&value)) return static_cast<int>(slots->size());
    throw NotExpected("not a number");
}

/// Returns the row's expectation, which is read once.
[[nodiscard]] const Expectation& expectation_of(const Row& row)
{
    static thread_local std::map<std::string, Expectation> known;
    if (row.expect.empty()) {
        throw NotExpected(fmt::format("the row {} {} has no expectation", row.category, row.id));
    }
    const auto found = known.find(row.expect);
    if (found != known.end()) return found->second;
    Result<Expectation> read = phrases::read_expectation(row.expect);
    if (!read) throw NotExpected(read.error().message);
    return known.emplace(row.expect, std::move(read.value())).first->second;
}

[[nodiscard]] int calculated(std::string_view sign, int left, int right)
{
    if (sign == "+") return left + right;
    if (sign == "-") return left - right;
    if (sign == "*") return left * right;
    if (sign == "//") return right == 0 ? 0 : left / right;
    if (sign == "==") return left == right ? 1 : 0;
    if (sign == "~=") return left != right ? 1 : 0;
    if (sign == "<") return left < right ? 1 : 0;
    if (sign == "<=") return left <= right ? 1 : 0;
    if (sign == ">") return left > right ? 1 : 0;
    return left >= right ? 1 : 0;
}

}  // namespace

const Value& WordArguments::at(std::size_t i) const
{
    if (i >= values_.size()) throw NotExpected("an argument is missing");
    return values_[i];
}

int WordArguments::number(std::size_t i) const
{
    return as_number(at(i));
}

Value Telling::evaluate(const Form& form)
{
    return value(expectation_of(*form.row), form);
}

int Telling::number(const Form& form)
{
    return as_number(evaluate(form));
}

Value Telling::value(const Expectation& what, const Form& form)
{
    switch (what.kind) {
        case ExpectationKind::number:
            return what.number;
        case ExpectationKind::word:
            return what.text;
        case ExpectationKind::role:
            return role(what.text, form);
        case ExpectationKind::name:
            return named(what.text);
        case ExpectationKind::member:
            return member(value(what.parts[0], form), what.text);
        case ExpectationKind::call:
            return call(what, form);
        case ExpectationKind::operation:
            return operation(what, form);
        case ExpectationKind::negation:
            return as_number(value(what.parts[0], form)) == 0 ? 1 : 0;
        case ExpectationKind::sequence:
            break;
    }
    Value last = 0;
    for (const Expectation& one : what.parts) last = value(one, form);
    return last;
}

Value Telling::role(const std::string& name, const Form& form)
{
    const phrases::Filling* const filling = form.filling(name);
    if (filling == nullptr) throw NotExpected(fmt::format("no ${}", name));
    if (const int* number = std::get_if<int>(filling)) return *number;
    if (const std::string* text = std::get_if<std::string>(filling)) return *text;
    const Form& part = **std::get_if<phrases::FormRef>(filling);
    const std::string& category = part.row->category;
    if (category == "count" || category == "if") return number(part);
    if (category == "cards_here" || category == "their_cards") {
        if (!picked_.contains(&part)) picked_.emplace(&part, cards_there(part));
        return picked_.at(&part);
    }
    if (std::string word = word_of(part); !word.empty()) return word;
    if (!part.row->expect.empty()) return evaluate(part);
    const std::string frame = meaning_of(part).frame;
    const bool describes = frame.empty() || frame == "either";
    if (category == "cards" || category == "energy" || describes) return &part;
    return pokemon(part);
}

Value Telling::named(const std::string& name) const
{
    if (name == "own") return subject_.player;
    if (name == "opponent") return opponent();
    if (name == "self") return Slots{subject_.self};
    if (name == "defender") return fixed("$defender");
    if (name == "it") {
        // "This Future Pokémon has ..., and its attacks ...": of a Tool, only if it is one.
        const bool has_none =
            subject_.kind == phrases::EffectText::Kind::in_play && !claims_.empty() &&
            std::ranges::find(claims_.back().who, subject_.self) == claims_.back().who.end();
        return has_none ? Slots{} : Slots{subject_.self};
    }
    if (name == "coin") return coin_ ? 1 : 0;
    if (name == "coins") return coins_;
    if (name == "flipped") return flipped_;
    if (name == "attack") return subject_.attack;
    if (name == "turn") return table_.turn();
    if (name == "damage") return subject_.damage;
    if (name == "cost") return subject_.cost;
    if (name == "moved") return moved_;
    if (name == "result") return result_;
    if (name == "done") return std::max(after_affinities(defender_, points_of_attack()), 0);
    if (name == "left") {
        Cards left = looked_at_;
        std::erase_if(
            left, [&](CardIndex card) { return std::ranges::find(moved_, card) != moved_.end(); });
        return left;
    }
    if (name == "chosen") return chosen_last_;
    if (name == "one") return one_;
    if (name == "lacking") return lacking_;
    if (name == "chosen_attack") {
        if (copied_ == nullptr) throw NotHere("no attack to choose");
        return std::string(table_.library().name(copied_->name));
    }
    if (name == "attacker") {
        if (event_ == nullptr) throw NotExpected("no attack");
        return Slots{event_->attacker};
    }
    if (name == "checkup") {
        if (event_ == nullptr) throw NotExpected("nothing has happened");
        return event_->moment == Moment::checkup ? 1 : 0;
    }
    if (name == "that") return that_;
    if (name == "this_card") return subject_.card == no_card ? Cards{} : Cards{subject_.card};
    if (name == "in_play") {
        Slots all = table_.pokemon_of(PlayerId::one);
        std::ranges::copy(table_.pokemon_of(PlayerId::two), std::back_inserter(all));
        return all;
    }
    if (name == "stadium") return table_.stadium() == no_card ? Cards{} : Cards{table_.stadium()};
    throw NotExpected(fmt::format("\"{}\" means nothing", name));
}

Value Telling::member(const Value& of, const std::string& name) const
{
    if (const PlayerId* player = std::get_if<PlayerId>(&of)) {
        if (name == "pokemon") return table_.pokemon_of(*player);
        if (name == "bench") return table_.bench(*player);
        if (name == "active") return Slots{table_.active(*player)};
        if (name == "stadium") {
            const CardIndex card = table_.stadium();
            return card != no_card && owner_of(card) == *player ? Cards{card} : Cards{};
        }
        constexpr std::pair<std::string_view, Zone> zones[] = {
            {"hand", Zone::hand},     {"deck", Zone::deck},           {"discard", Zone::discard},
            {"prizes", Zone::prizes}, {"lost_zone", Zone::lost_zone},
        };
        for (const auto& [word, zone] : zones) {
            if (word == name) return table_.pile(*player, zone);
        }
    }
    if (const Slots* slots = std::get_if<Slots>(&of)) return words_.sum(*slots, name);
    throw NotExpected(fmt::format("no .{}", name));
}

Value Telling::operation(const Expectation& what, const Form& form)
{
    const int left = as_number(value(what.parts[0], form));
    const bool is_and = what.text == "and";
    if (is_and || what.text == "or") {
        if ((left != 0) != is_and) return left;
        return as_number(value(what.parts[1], form));
    }
    return calculated(what.text, left, as_number(value(what.parts[1], form)));
}

Value Telling::call(const Expectation& what, const Form& form)
{
    if (what.text == "each" || what.text == "those") return for_each(what, form);
    if (what.text == "during" || what.text == "at_attacks" || what.text == "at_end_of") {
        return say_lasting(what, form);
    }
    std::vector<Value> values;
    for (const Expectation& one : what.parts) values.push_back(value(one, form));
    const WordArguments args(std::move(values));
    if (std::optional<Value> seen = look(what.text, args)) return *seen;
    if (std::optional<Value> seen = look_back(what.text, args)) return *seen;
    if (std::optional<Value> seen = recall(what.text, args)) return *seen;
    if (std::optional<Value> decided = decide(what.text, args)) return *decided;
    result_ = act(what.text, args);
    did_ = did_ || result_ > 0;
    return result_;
}

/// Words that only look, or choose.
std::optional<Value> Telling::look(const std::string& word, const WordArguments& args)
{
    if (word == "count") return args.number(0);
    if (word == "min") return std::min(args.number(0), args.number(1));
    if (word == "of") return those_of(args, true);
    if (word == "is") return as_number(those_of(args, true)) > 0 ? 1 : 0;
    if (word == "has") return words_.has_condition(args.pokemon(0), args.word(1)) ? 1 : 0;
    if (word == "energy") return words_.energy(args.pokemon(0), args.word(1));
    if (word == "special_energy") return words_.special_energy(args.pokemon(0));
    if (word == "called") {
        const Cards* const cards = std::get_if<Cards>(&args.at(0));
        return cards != nullptr ? words_.called(*cards, args.word(1))
                                : words_.called(args.pokemon(0), args.word(1));
    }
    if (word == "with_attack") {
        const Cards* const cards = std::get_if<Cards>(&args.at(0));
        return cards != nullptr ? words_.with_attack(*cards, args.word(1))
                                : words_.with_attack(args.pokemon(0), args.word(1));
    }
    if (word == "with_ability") return words_.with_ability(args.pokemon(0), args.word(1));
    if (word == "name_includes") return words_.name_includes(args.cards(0), args.word(1));
    if (word.starts_with("with")) return those_with(args.pokemon(0), word, args.word(1));
    if (word == "attached") return words_.attached(args.pokemon(0), args.noun(1));
    if (word == "tools") return words_.tools(args.pokemon(0));
    if (word == "below") return words_.below(args.pokemon(0));
    if (word == "top") return looked_at_ = words_.top(args.player(0), args.number(1));
    if (word == "units") return words_.units(args.pokemon(0), args.number(1), args.noun(2));
    if (word == "choose") return choose(args);
    if (word == "up_to") return words_.choose(args.cards(0), 1, args.number(1));
    if (word == "any_number") return words_.choose(args.cards(0), 0, args.number(0));
    if (word == "weak") return words_.has_affinity(args.pokemon(0), args.word(1), true) ? 1 : 0;
    if (word == "resists") return words_.has_affinity(args.pokemon(0), args.word(1), false) ? 1 : 0;
    if (word == "rule_box") return words_.has_rule_box(args.pokemon(0)) ? 1 : 0;
    if (word == "ability") return words_.has_ability(args.pokemon(0)) ? 1 : 0;
    if (word == "search") {
        const int room = args.size() > 2 ? std::max(args.number(2), 0) : int{cards_per_player};
        return searched(args.noun(0), args.cards(1), static_cast<std::size_t>(room));
    }
    return look_at_cards(word, args);
}

/// Returns those that the noun means or, if `meant_ones` is false, the others.
Value Telling::those_of(const WordArguments& args, bool meant_ones) const
{
    if (const Cards* cards = std::get_if<Cards>(&args.at(0))) return meant(args.noun(1), *cards);
    Slots fit;
    std::ranges::copy_if(args.pokemon(0), std::back_inserter(fit), [&](SlotId one) {
        return one != no_slot && is_meant(table_, args.noun(1), one) == meant_ones;
    });
    return fit;
}

/// Returns those with a name, of a type or not, with Energy of one, or with a Special Condition.
Slots Telling::those_with(const Slots& slots, std::string_view word, const std::string& what) const
{
    Slots fit;
    std::ranges::copy_if(slots, std::back_inserter(fit), [&](SlotId one) {
        if (word == "with_name") return words_.called({one}, what) > 0;
        if (word == "with_energy") return words_.energy({one}, what) > 0;
        if (word == "with_type") return words_.is_type(one, what);
        if (word == "without_type") return !words_.is_type(one, what);
        return words_.has_condition({one}, what);
    });
    return fit;
}

Value Telling::choose(const WordArguments& args)
{
    const auto count = static_cast<std::size_t>(args.size() > 1 ? std::max(args.number(1), 0) : 1);
    if (const Cards* cards = std::get_if<Cards>(&args.at(0))) return words_.choose(*cards, count);
    return chosen_last_ = words_.choose(args.pokemon(0), count);
}

/// Words that change the table. Returns how much was done.
int Telling::act(const std::string& word, const WordArguments& args)
{
    const auto moved = [&](const Cards& cards, std::string_view zone) {
        moved_ = cards;
        return words_.move(cards, zone);
    };
    if (word == "damage") return hit(args.pokemon(0), args.number(1));
    if (word == "counters") return words_.put_counters(args.pokemon(0), args.number(1));
    if (word == "heal") return words_.heal(args.pokemon(0), args.number(1));
    if (word == "heal_all") return words_.heal(args.pokemon(0), most_damage);
    if (word == "condition") return words_.set_condition(args.pokemon(0), args.word(1));
    if (word == "recover") return words_.recover(args.pokemon(0));
    if (word == "recover_from") return words_.recover_from(args.pokemon(0), args.word(1));
    if (word == "draw") return moved(words_.top(args.player(0), args.number(1)), "hand");
    if (word == "move") return moved(args.cards(0), args.word(1));
    if (word == "attach") return words_.attach(moved_ = args.cards(0), args.pokemon(1));
    if (word == "attach_each") return words_.attach_each(moved_ = args.cards(0), args.pokemon(1));
    if (word == "bench") return words_.bench(moved_ = args.cards(0));
    if (word == "switch_in") return words_.switch_in(new_active_ = args.pokemon(0));
    if (word == "leave_play") {
        return words_.leave_play(args.pokemon(0), args.word(1), args.word(args.size() - 1));
    }
    if (word == "spread") return words_.spread(args.number(0), args.pokemon(1));
    if (word == "move_counters") {
        return words_.move_counters(args.pokemon(0), args.pokemon(1), args.number(2));
    }
    if (word == "lasting") {
        const LastingWords effect{.kind = args.word(1),
                                  .value = args.size() > 3 ? args.number(3) : 0,
                                  .attack = args.size() > 4 ? args.word(4) : std::string()};
        const PlayerId* const player = std::get_if<PlayerId>(&args.at(0));
        return player != nullptr ? words_.last(*player, effect, args.word(2))
                                 : words_.last(args.pokemon(0), effect, args.word(2));
    }
    if (word == "shuffle") {
        if (table_.pile(args.player(0), Zone::deck).empty()) throw NotHere("an empty deck");
        table_.shuffle(args.player(0));
        return 0;  // that alone is not what "if you do" means
    }
    if (const std::optional<int> done = act_further(word, args)) return *done;
    if (add_claim(word, args)) return 0;
    throw NotExpected(fmt::format("there is no word \"{}\"", word));
}

}  // namespace ptcg::tools
