#include "ptcg/cabt/card_numbers.hpp"

#include "built_in.hpp"
#include "lines.hpp"

namespace ptcg::cabt {
CardNumbers::CardNumbers(const CardLibrary& library)
    : library_(&library), facts_(library.size() + 1)
{
    each_line(pool_file(), [this](std::string_view line) { add(line); });
}

void CardNumbers::add(std::string_view line)
{
    const std::uint16_t number = number_in(take(line, '\t'));
    if (number != cards_.size() + 1)
        throw std::logic_error("pool.tsv: the numbers have a gap before " + std::to_string(number));
    const DefId def = library_->find(take(line, '\t'));
    std::string_view attacks = take(line, '\t');
    cards_.push_back({def, std::string(line)});
    if (def == no_def || facts_[at(def)].number != 0) return;
    Facts& facts = facts_[at(def)];
    facts.number = number;
    if (attacks == "-") return;
    for (std::size_t i = 0; i < max_attacks && !attacks.empty(); ++i) {
        facts.attacks[i] = number_in(take(attacks, ','));
    }
}

std::string_view CardNumbers::name(int number) const
{
    const Card& card = cards_[static_cast<std::size_t>(number - 1)];
    return card.name.empty() ? std::string_view(library_->text(card.def).name) : card.name;
}

}  // namespace ptcg::cabt
