// Reactions: what a text does because of what happened.

#include <algorithm>
#include <iterator>

#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {

bool Telling::react(const phrases::Form& form, const SeenEvent& event, SeenTable& seen)
{
    table_ = seen.table;
    heads_ = seen.heads;
    tails_ = seen.tails;
    event_ = &event;
    const bool reacts = react(form);
    seen = {table_, heads_, tails_};
    return reacts;
}

bool Telling::react(const Form& form)
{
    const std::string& frame = form.row->frame;
    if (frame == "sequence") {
        bool reacts = false;
        for (const Form* one : form.parts()) reacts = react(*one) || reacts;
        return reacts;
    }
    if (frame == "limit" || frame == "fact") return false;
    if (frame == "passive") return say_passives(form) != 0;
    const Form* const when = form.part("when");
    const bool is_event = when != nullptr || !form.row->expect.empty();
    if (frame != "hook" || !is_event) throw NotExpected("it does not react to anything");
    if (!happened(when != nullptr ? *when : form)) return false;
    const Form* const condition = form.part("if");
    if (condition != nullptr && !truth(*condition)) return false;
    const auto& keys = form.row->keys;
    const bool may = std::ranges::find(keys, "optional = true") != keys.end();
    if (may && choices_.next(2) == 1) return false;
    const Form* const what = form.part("do");
    if (what == nullptr) throw NotExpected("it says nothing to do");
    say(*what);
    return true;
}

/// Returns whether what happened is what the text reacts to. If that is about Pokémon, they are
/// "that Pokémon" from then on.
bool Telling::happened(const Form& when)
{
    const Value value = evaluate(when);
    if (const Slots* slots = std::get_if<Slots>(&value)) {
        if (!slots->empty()) that_ = *slots;
        return !slots->empty();
    }
    return std::get<int>(value) != 0;
}

/// Returns the Pokémon that was switched into the Active Spot last.
Slots Telling::newly_active() const
{
    if (!new_active_.empty()) return new_active_;
    return event_ != nullptr ? event_->left_bench : Slots{};
}

/// Words about what happened.
std::optional<Value> Telling::look_back(const std::string& word, const WordArguments& args) const
{
    constexpr std::string_view words[] = {"damaged",   "knocked_out", "left_bench", "left_active",
                                          "retreated", "attached_to", "evolved",    "used",
                                          "played",    "turn_end",    "benched",    "attack_of"};
    if (std::ranges::find(words, word) == std::end(words)) return std::nullopt;
    if (event_ == nullptr) throw NotExpected("nothing has happened");
    if (word == "played") return played(args.player(0), args.noun(1)) ? 1 : 0;
    if (word == "turn_end") {
        return event_->moment == Moment::turn_end && event_->player == args.player(0) ? 1 : 0;
    }
    Slots those;
    std::ranges::copy_if(args.pokemon(0), std::back_inserter(those), [&](SlotId one) {
        return one != no_slot && is_part_of_event(word, one, args);
    });
    return those;
}

/// Returns whether a Trainer card that the noun means was played.
bool Telling::played(PlayerId player, const Form& noun) const
{
    return event_->as == OptionKind::play && event_->player == player &&
           is_meant(table_, noun, event_->card);
}

bool Telling::is_part_of_event(const std::string& word, SlotId one, const WordArguments& args) const
{
    const auto in = [&](const Slots& slots) {
        return std::ranges::find(slots, one) != slots.end();
    };
    if (word == "damaged") return in(event_->damaged);
    if (word == "attack_of") return event_->attacker == one;
    if (word == "benched") {
        const Cards& stack = table_.pokemon(one).stack;
        return event_->as == OptionKind::bench && !stack.empty() && stack.back() == event_->card;
    }
    if (word == "knocked_out") return in(event_->knocked_out);
    if (word == "left_bench" || word == "left_active") {
        const bool in_turn = args.size() < 2 || event_->player == args.player(1);
        return in_turn && in(word == "left_bench" ? event_->left_bench : event_->left_active);
    }
    if (word == "retreated") {
        return event_->as == OptionKind::retreat && in(event_->left_active);
    }
    if (word == "used") return event_->used == one && name_of(event_->ability) == args.word(1);
    if (event_->on != one) return false;
    if (word == "evolved") return event_->as == OptionKind::evolve;
    if (event_->as != OptionKind::attach && event_->as != OptionKind::play) return false;
    if (const Cards* cards = std::get_if<Cards>(&args.at(1))) {
        return std::ranges::find(*cards, event_->card) != cards->end();
    }
    return is_meant_attached(table_, args.noun(1), event_->card);
}

}  // namespace ptcg::tools
