// Sentences: what follows what, coins, conditions, and an attack's damage.

#include "text_tests/expectations/telling.hpp"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

using phrases::EffectText;
using phrases::Form;
using phrases::Row;

[[nodiscard]] const Form& part(const Form& form, std::string_view role)
{
    const Form* const found = form.part(role);
    if (found == nullptr) throw NotExpected(fmt::format("no part \"{}\"", role));
    return *found;
}

}  // namespace

Telling::Telling(const TextSubject& subject, const Tabletop& before, Choices& choices)
    : subject_(subject),
      before_(before),
      table_(before),
      choices_(choices),
      words_(before, table_, choices),
      defender_(before.active(opponent())),
      that_{subject.self}
{
}

TableEnd Telling::tell(const Form& form)
{
    note_ignored(form);
    say(form);
    if (subject_.kind == EffectText::Kind::attack && !fails_) deal_damage();
    return end_of(before_.changes(table_), heads_, tails_);
}

void Telling::say(const Form& form)
{
    if (fails_) return;
    const std::string& frame = form.row->frame;
    if (frame.empty()) {
        clause(form);
    } else if (frame == "sequence") {
        for (const Form* one : form.parts()) say(*one);
    } else if (frame == "if") {
        say_if(form);
    } else if (frame == "bind") {
        flip(form);
    } else if (frame == "may") {
        did_ = false;
        if (choices_.next(2) == 0) say(part(form, "do"));
    } else if (frame == "did") {
        if (did_) say(part(form, "do"));
    } else if (frame == "repeat") {
        repeat(part(form, "do"));
    } else if (frame == "nothing") {
        fails_ = true;
        table_ = before_;
    } else if (frame == "cost" || frame == "hook") {
        say_use(form);
    } else if (frame == "limit") {
        // It says when the text may be used, or what that ends.
        const auto& keys = form.row->keys;
        if (std::ranges::find(keys, "ends_turn = true") != keys.end()) table_.note(turn_ends);
    } else if (frame != "only-if" && frame != "fact") {
        // Those two say whether the text may be used.
        throw NotExpected(fmt::format("the frame \"{}\"", frame));
    }
}

/// Says it once for each heads, each time with other Pokémon and cards.
void Telling::repeat(const Form& form)
{
    for (int i = 0; i < coins_; ++i) {
        chosen_.clear();
        picked_.clear();
        say(form);
    }
}

void Telling::say_if(const Form& form)
{
    if (truth(part(form, "if"))) {
        say(part(form, "do"));
    } else if (const Form* otherwise = form.part("else")) {
        say(*otherwise);
    } else {
        did_ = false;
    }
}

/// Says what is done when a text is used, without what must be true then.
void Telling::say_use(const Form& form)
{
    const Form* const when = form.part("when");
    if (when != nullptr && when->row->category == "arrival") return say_arrival(form, *when);
    const std::string& hook = form.row->hook;
    if (!hook.empty() && hook != "once_per_turn" && hook != "any_time" && hook != "use") {
        throw NotExpected(fmt::format("the hook \"{}\"", hook));
    }
    for (const Form* one : form.parts()) {
        const std::string& category = one->row->category;
        if (category != "if" && category != "count") say(*one);
    }
}

/// Says what is done when the Pokémon comes into play.
void Telling::say_arrival(const Form& form, const Form& when)
{
    if (when.row->hook != subject_.arrival) throw NotHere("it came into play in another way");
    const Form* const condition = form.part("if");
    if (condition != nullptr && !truth(*condition)) return;
    const auto& keys = form.row->keys;
    const bool may = std::ranges::find(keys, "optional = true") != keys.end();
    if (may && choices_.next(2) == 1) return;
    say(part(form, "do"));
}

void Telling::flip(const Form& form)
{
    const Row& row = *form.row;
    if (row.gives == "coin") {
        coin_ = choices_.next(2) == 0;
        ++(coin_ ? heads_ : tails_);
        return;
    }
    if (row.most.empty()) {
        coins_ = static_cast<int>(choices_.next(most_heads_until_tails + 1));
        flipped_ = coins_ + 1;
    } else {
        flipped_ = row.most == "$n" ? *form.number("n") : number(part(form, "count"));
        coins_ = static_cast<int>(choices_.next(static_cast<std::size_t>(flipped_) + 1));
    }
    heads_ += coins_;
    tails_ += flipped_ - coins_;
}

void Telling::clause(const Form& form)
{
    const Row& row = *form.row;
    if (row.part == "key" || row.part == "ignores") return;
    did_ = false;
    clause_ = &form;
    const Value result = evaluate(form);
    clause_ = nullptr;
    const int* const points = std::get_if<int>(&result);
    if (row.part == "require") {
        fails_ = points == nullptr || *points == 0;
        if (fails_) table_ = before_;
    } else if (row.part == "more" || row.part == "times" || row.part == "base") {
        if (points == nullptr) throw NotExpected("no number of points");
        change_damage(form, *points);
    }
}

// ---- an attack's damage (DMG-01 to DMG-06)

void Telling::change_damage(const Form& form, int points)
{
    did_ = true;
    const Row& row = *form.row;
    const int* const n = form.number("n");
    const bool printed = n != nullptr && *n == subject_.damage;
    const bool added = row.part == "times" && subject_.mark == DamageMark::plus && !printed;
    if (row.part == "more" || added) {
        more_ += points;
    } else {
        base_ = points;
    }
}

void Telling::note_ignored(const Form& form)
{
    phrases::each_row(form, [&](const Row& row) {
        if (row.part != "ignores") return;
        const auto ignored = [&](std::string_view what) {
            return std::ranges::find(row.filter, what) != row.filter.end();
        };
        ignores_weakness_ |= ignored("\"weakness\"");
        ignores_resistance_ |= ignored("\"resistance\"");
    });
}

void Telling::deal_damage()
{
    hit({defender_}, points_of_attack());
}

/// Returns the attack's damage, as far as the text has been read.
int Telling::points_of_attack() const
{
    // "20x" without anything to multiply by does nothing.
    const int printed = subject_.mark == DamageMark::times ? 0 : subject_.damage;
    return base_.value_or(printed) + more_;
}

int Telling::hit(const Slots& targets, int points)
{
    if (points <= 0) return 0;
    for (const SlotId target : targets) {
        if (target == no_slot || !table_.pokemon(target).in_play) continue;
        Tabletop::Pokemon& one = table_.pokemon(target);
        const bool counts = target == defender_ || (one.active && one.owner == opponent());
        one.damage += std::max(counts ? after_affinities(target, points) : points, 0);
    }
    return points;
}

int Telling::after_affinities(SlotId target, int points, bool weakness_counts) const
{
    const CardDef& attacker = before_.def(subject_.self);
    const CardDef& def = before_.def(target);
    if (def.lies_on_another()) throw NotHere("a card that lies on another");
    for (const Affinity& weakness : def.weakness) {
        if (ignores_weakness_ || !weakness_counts || !weakness.types.intersects(attacker.types))
            continue;
        points = weakness.times > 0 ? points * weakness.times : points + weakness.amount;
    }
    for (const Affinity& resistance : def.resistance) {
        if (ignores_resistance_ || !resistance.types.intersects(attacker.types)) continue;
        points =
            resistance.times > 0 ? points / resistance.times : points - std::abs(resistance.amount);
    }
    return points;
}

}  // namespace ptcg::tools
