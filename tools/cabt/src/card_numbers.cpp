#include "ptcg/cabt/card_numbers.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "pool.hpp"

namespace ptcg::cabt {
namespace {

/// Takes the text up to the separator, or all of it, off the front.
[[nodiscard]] std::string_view take(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

[[nodiscard]] std::uint16_t number_in(std::string_view digits)
{
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(digits.begin(), digits.end(), number);
    if (error != std::errc{} || end != digits.end() || number == 0)
        throw std::logic_error("pool.tsv: \"" + std::string(digits) + "\" is not a number");
    return number;
}

}  // namespace

CardNumbers::CardNumbers(const CardLibrary& library) : library_(&library), facts_(library.size() + 1)
{
    std::string_view rest = pool_file();
    while (!rest.empty()) {
        const std::string_view line = take(rest, '\n');
        if (!line.empty() && line.front() != '#') add(line);
    }
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
