#include "ptcg/cabt/contexts.hpp"

#include "built_in.hpp"
#include "lines.hpp"

namespace ptcg::cabt {
namespace {

using enum Context;

[[nodiscard]] OptionKind kind_of(const Decision& question)
{
    return question.options.empty() ? OptionKind::card : question.options.front().kind;
}

/// Returns a key for the text and what it asks.
[[nodiscard]] std::uint64_t key_of(int number, Purpose purpose, OptionKind kind, int nth)
{
    return static_cast<std::uint64_t>(number) << 32 | static_cast<std::uint64_t>(nth) << 16 |
           static_cast<std::uint64_t>(purpose) << 8 | static_cast<std::uint64_t>(kind);
}

[[nodiscard]] std::string_view word_of(About about)
{
    constexpr std::string_view words[] = {"-", "source", "confirm", "picked", "pokemon"};
    return words[static_cast<std::size_t>(about)];
}

[[nodiscard]] std::string_view word_of(Cut cut)
{
    constexpr std::string_view words[] = {"whole", "looks", "later",   "joined",
                                          "split", "first", "unasked", "offered"};
    return words[static_cast<std::size_t>(cut)];
}

/// Returns the words for questions about attached cards, which the interface divides by what they
/// are, or for Pokémon and cards in piles.
[[nodiscard]] Wording by_kind(OptionKind kind, Context for_cards, Context for_attached)
{
    if (kind == OptionKind::attached) return {SelectType::attached_card, for_attached};
    return {SelectType::card, for_cards};
}

/// Likewise for Energy: an exact number is asked for in units, "up to" or any number in attached
/// cards.
[[nodiscard]] Wording of_energy(const Decision& question, Context for_cards, Context for_units,
                                Context for_attached)
{
    const OptionKind kind = kind_of(question);
    const bool exact = kind == OptionKind::attached && question.min == question.max;
    if (exact) return {SelectType::energy, for_units};
    return by_kind(kind, for_cards, for_attached);
}

[[nodiscard]] Wording usual_for(const Decision& question)
{
    const OptionKind kind = kind_of(question);
    switch (question.purpose) {
        case Purpose::main_phase:
            return {SelectType::main, main};
        case Purpose::start_first:
            return {SelectType::yes_no, is_first};
        case Purpose::active:
            return {SelectType::card, setup_active};
        case Purpose::bench:
            return {SelectType::card, setup_bench};
        case Purpose::bonus_cards:
        case Purpose::bonus_card:
            return {SelectType::count, draw_count};
        case Purpose::promote:
            return {SelectType::card, to_active};
        case Purpose::switch_in:
            return {SelectType::card, change_active};
        case Purpose::pay_retreat:
            return {SelectType::energy, discard_energy};
        case Purpose::trigger_order:
        case Purpose::replacement_order:
        case Purpose::checkup_order:
            return {SelectType::skill, skill_order};
        case Purpose::use_text:
            return {SelectType::yes_no, activate, About::confirm};
        case Purpose::yes_no:
            return {SelectType::yes_no, activate};
        case Purpose::flip:
            return {SelectType::yes_no, coin_head};
        case Purpose::mode:
            return {SelectType::yes_no, first_effect};
        case Purpose::damage:
            return {SelectType::card, damage};
        case Purpose::heal:
            return {SelectType::card, heal};
        case Purpose::attach:
            if (kind == OptionKind::pokemon) return {SelectType::card, attach_from};
            return {SelectType::card, attach_to};
        case Purpose::discard:
        case Purpose::trim_bench:
            return by_kind(kind, discard, discard_energy_card);
        case Purpose::discard_energy:
            return of_energy(question, discard_energy, discard_energy, discard_energy_card);
        case Purpose::move_energy:
            return of_energy(question, attach_from, switch_energy, switch_energy_card);
        case Purpose::to_deck:
            return {SelectType::card, to_deck};
        case Purpose::attack:
            return {SelectType::attack, Context::attack};
        case Purpose::condition:
            return {SelectType::special_condition, affect_special_condition};
        case Purpose::number:
            return {SelectType::count, remove_damage_counter_count};
        case Purpose::choose_pokemon:
            return {SelectType::card, effect_target};
        case Purpose::evolve:
            return {SelectType::card, evolves_from};
        default:
            return by_kind(kind, to_hand, discard_energy_card);
    }
}

}  // namespace

Contexts::Contexts()
{
    each_line(contexts_file(), [this](std::string_view line) { add(line); });
}

void Contexts::add(std::string_view line)
{
    const int number = number_in(take(line, '\t'));
    const auto purpose = named<Purpose>(take(line, '\t'), static_cast<std::size_t>(Purpose::count),
                                        [](Purpose p) { return name_of(p); });
    const auto kind = named<OptionKind>(take(line, '\t'), option_kind_count,
                                        [](OptionKind k) { return name_of(k); });
    const int nth = number_in(take(line, '\t'));
    Wording wording;
    wording.type = named<SelectType>(take(line, '\t'),
                                     static_cast<std::size_t>(SelectType::special_condition) + 1,
                                     [](SelectType t) { return word_of(t); });
    wording.context =
        named<Context>(take(line, '\t'), static_cast<std::size_t>(recover_special_condition) + 1,
                       [](Context c) { return cabt::word_of(c); });
    wording.about = named<About>(take(line, '\t'), static_cast<std::size_t>(About::pokemon) + 1,
                                 [](About a) { return word_of(a); });
    wording.cut = named<Cut>(take(line, '\t'), static_cast<std::size_t>(Cut::offered) + 1,
                             [](Cut c) { return word_of(c); });
    listed_.emplace(key_of(number, purpose, kind, nth), wording);
}

Wording Contexts::of(int number, const Decision& question, int nth) const
{
    const OptionKind kind = kind_of(question);
    constexpr int most = 2;  // rows of the table tell no more apart
    for (int n = std::min(nth, most); n >= 0; --n) {
        const auto found = listed_.find(key_of(number, question.purpose, kind, n));
        if (found != listed_.end()) return found->second;
    }
    return usual(question);
}

bool Contexts::offers_copies(int number) const
{
    const auto found = listed_.find(key_of(number, Purpose::attack, OptionKind::attack, 0));
    return found != listed_.end() && found->second.cut == Cut::offered;
}

Wording Contexts::usual(const Decision& question)
{
    const bool of_text = question.source != no_def;
    if (question.purpose == Purpose::checkup_order && of_text)  // shall a Tool do something first?
        return {SelectType::yes_no, activate, About::confirm};
    return usual_for(question);
}

}  // namespace ptcg::cabt
