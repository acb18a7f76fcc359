#include "ptcg/scripting/deck_text.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/card_number.hpp"
#include "text/card_id.hpp"

namespace ptcg {

namespace {

constexpr std::size_t longest_text = 1u << 16;
constexpr int most_copies = 60;

using ascii::is_digit;
using ascii::is_lower;
using ascii::is_upper;

/// Replaces each run of white space between words by a single space. Changes nothing else.
std::string with_plain_spaces(std::string_view line)
{
    std::string text(line);
    for (std::string_view space : {"\xc2\xa0", "\xe2\x80\xaf", "\xe3\x80\x80", "\xef\xbb\xbf"}) {
        for (std::size_t i = text.find(space); i != std::string::npos; i = text.find(space, i)) {
            text.replace(i, space.size(), " ");
        }
    }
    return text;
}

std::vector<std::string> words_of(std::string_view line)
{
    std::vector<std::string> words;
    std::string word;
    for (char c : with_plain_spaces(line) + " ") {
        if (c != ' ' && c != '\t' && c != '\r') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

std::string raised(std::string text)
{
    for (char& c : text) {
        if (is_lower(c)) c = static_cast<char>(c - 'a' + 'A');
    }
    return text;
}

std::string lowered(std::string text)
{
    for (char& c : text) {
        if (is_upper(c)) c = static_cast<char>(c - 'A' + 'a');
    }
    return text;
}

std::string joined(const std::vector<std::string>& words, std::size_t first, std::size_t last)
{
    std::string text;
    for (std::size_t i = first; i < last; ++i) text += (i == first ? "" : " ") + words[i];
    return text;
}

/// "SW", "30C", "PR-SV"
bool is_set_code(std::string_view word)
{
    return word.front() != '-' &&
           std::ranges::all_of(word, [](char c) { return is_upper(c) || is_digit(c) || c == '-'; });
}

/// "128", "TG15", "25a"
bool is_number(std::string_view word)
{
    const auto letters_end = std::ranges::find_if_not(word, is_upper);
    const auto digits_end = std::find_if_not(letters_end, word.end(), is_digit);
    if (digits_end == letters_end) return false;
    return digits_end == word.end() || (digits_end + 1 == word.end() && is_lower(*digits_end));
}

/// "<set>-<number>", but not every name with a hyphen in it
bool is_card_id(std::string_view word)
{
    const std::size_t dash = word.rfind('-');
    if (dash == std::string_view::npos || dash == 0) return false;
    const auto set = word.substr(0, dash);
    const auto number = word.substr(dash + 1);
    return is_lower(set.front()) && std::ranges::none_of(set, is_upper) &&
           std::ranges::any_of(number, is_digit);
}

/// Returns the number in "4" or "4x"; 0 if it is not a count or is far too large.
int count_in(std::string_view word)
{
    if (word.ends_with('x')) word.remove_suffix(1);
    if (word.empty() || !std::ranges::all_of(word, is_digit)) return 0;
    if (word.size() > 6) return 0;
    return std::stoi(std::string(word));
}

/// "Pokémon: 13", "Énergie : 3", "Total de cartes：60": in any language, a colon and at most a
/// number, which is unreliable. "Total Cards - 60", with a hyphen, ended the lists of older
/// clients.
bool is_heading(const std::string& line)
{
    std::size_t end = line.find_last_not_of("0123456789 \t\r");
    if (end == std::string::npos) return false;
    if (line[end] == '-' && !is_digit(line.front()) && line.front() != '*') {
        return end > 0 && line[end - 1] == ' ' && end + 1 < line.size();
    }
    return line[end] == ':' || line.substr(0, end + 1).ends_with("\xef\xbc\x9a");
}

/// Returns the kind of cards that a heading announces, by its first letters in the languages of the
/// game; unknown for any other heading.
CardKind kind_of_heading(const std::string& line)
{
    const std::string folded = fold_name(line);
    constexpr std::pair<std::string_view, CardKind> beginnings[] = {
        {"pok", CardKind::pokemon}, {"tra", CardKind::trainer}, {"tre", CardKind::trainer},
        {"ent", CardKind::trainer}, {"all", CardKind::trainer}, {"dre", CardKind::trainer},
        {"ene", CardKind::energy}};
    for (const auto& [beginning, kind] : beginnings) {
        if (folded.starts_with(beginning)) return kind;
    }
    return CardKind::unknown;
}

/// Whether the line says nothing about cards.
bool is_skipped(const std::string& line)
{
    return line.empty() || line.starts_with('#') || line.starts_with("//") ||
           line.starts_with("**");
}

/// Returns the type of "basic {l} energy", "basic lightning energy", "lightning energy" (folded).
std::optional<Type> basic_energy_type(std::string_view name)
{
    if (name.starts_with("basic ")) name.remove_prefix(6);
    if (!name.ends_with(" energy")) return std::nullopt;
    name.remove_suffix(7);
    if (name.size() == 3 && name.front() == '{' && name.back() == '}') {
        constexpr std::string_view letters = "grwlpfdmy";  // in the order of Type
        const std::size_t place = letters.find(name[1]);
        if (place == std::string_view::npos) return std::nullopt;
        return static_cast<Type>(place);
    }
    return type_named(name);
}

/// Sets that contain only basic Energy.
bool is_energy_set(std::string_view code)
{
    return code == "SVE" || code == "MEE";
}

std::string short_name(const CardText& text)
{
    return text.set_code.empty() ? text.id : text.set_code + " " + text.number;
}

}  // namespace

/// Reads one line that begins with a count.
class DeckLineReader {
public:
    /// `section`: the kind of cards that the list names here; unknown if it does not say.
    DeckLineReader(const DeckTextReader& reader, CardKind section, std::vector<std::string> words)
        : index_(reader),
          section_(section),
          library_(reader.library_),
          words_(std::move(words)),
          end_(words_.size())
    {
    }

    /// Returns the card, or no_def and a message.
    DefId read(std::string& message)
    {
        if (end_ > 3 && words_.back() == "PH") --end_;  // parallel holo
        drop_subtitle();
        name_ = joined(words_, 1, end_);
        lower_id();
        raise_place();
        DefId card = no_def;
        if (is_card_id(words_[end_ - 1])) {
            card = by_id();
        } else if (end_ >= 3 && !has_name(name_) && is_set_code(words_[end_ - 2]) &&
                   is_number(words_[end_ - 1])) {
            card = by_set();
        } else {
            card = by_name();
        }
        message = std::move(message_);
        return card;
    }

private:
    /// Removes the subtitle of "Name (Subtitle)", which is printed where only the picture
    /// distinguishes the prints of a name. It is not part of the name.
    void drop_subtitle()
    {
        const auto begin = std::ranges::find_if(
            words_, [](const std::string& word) { return word.starts_with('('); });
        const auto end = std::find_if(begin, words_.end(),
                                      [](const std::string& word) { return word.ends_with(')'); });
        if (end == words_.end() || begin - words_.begin() < 2) return;
        const std::string whole =
            joined(words_, 1, static_cast<std::size_t>(end - words_.begin()) + 1);
        if (has_name(whole)) return;
        end_ -= static_cast<std::size_t>(end + 1 - begin);
        words_.erase(begin, end + 1);
    }

    /// Reads the id "MY1-1" as "my1-1".
    void lower_id()
    {
        std::string& word = words_[end_ - 1];
        const std::size_t dash = word.rfind('-');
        if (dash == std::string::npos || library_.find(word) != no_def) return;
        const std::string set = lowered(word.substr(0, dash + 1));
        const std::string number = word.substr(dash + 1);
        for (const std::string& id : {set + number, set + raised(number), set + lowered(number)}) {
            if (library_.find(id) != no_def) word = id;
        }
    }

    /// Reads "svi 62" as "SVI 62", as some people type it, where that is a set or follows a
    /// complete name.
    void raise_place()
    {
        if (end_ < 3 || has_name(name_)) return;
        const std::string code = raised(words_[end_ - 2]);
        const std::string& typed = words_[end_ - 1];
        const std::string number = is_number(typed) ? typed : raised(typed);
        if (!is_set_code(code) || !is_number(number)) return;
        const bool is_set = index_.sets_.contains(code) || is_energy_set(code);
        if (!is_set && !has_name(joined(words_, 1, end_ - 2))) return;
        words_[end_ - 2] = code;
        words_[end_ - 1] = number;
    }

    DefId refuse(std::string message)
    {
        message_ = std::move(message);
        return no_def;
    }

    [[nodiscard]] bool has_name(std::string_view name) const
    {
        return index_.by_name_.contains(fold_name(name));
    }

    /// A card may be named with or without its level, a basic Energy in any of its forms.
    [[nodiscard]] bool is_named(DefId card, std::string_view name) const
    {
        const CardText& text = library_.text(card);
        const std::string folded = fold_name(name);
        if (folded == fold_name(text.name) || folded == fold_name(text.label)) return true;
        const CardDef& def = library_.def(card);
        const auto type = basic_energy_type(folded);
        return type && def.energy_kind == EnergyKind::basic && def.energy.unit[0].has(*type);
    }

    DefId checked(DefId card, const std::string& name, const std::string& where)
    {
        if (name.empty() || is_named(card, name)) return card;
        return refuse(where + " is " + in_quotes(library_.text(card).name) + ", not " +
                      in_quotes(name));
    }

    DefId by_id()
    {
        const std::string& id = words_[end_ - 1];
        const std::string name = joined(words_, 1, end_ - 1);
        const DefId card = library_.find(id);
        if (card != no_def) return checked(card, name, id);
        return refuse("no card has the id " + in_quotes(id) + hint(name));
    }

    DefId by_set()
    {
        const std::string& code = words_[end_ - 2];
        const std::string& number = words_[end_ - 1];
        const std::string where = code + " " + number;
        const std::string name = joined(words_, 1, end_ - 2);
        const auto [first, last] = index_.sets_.equal_range(code);
        for (auto set = first; set != last; ++set) {
            const DefId card = find_in(set->second, number);
            if (card != no_def) return checked(card, name, where);
        }
        if (const DefId card = basic_energy_of_any_set(name, code); card != no_def) return card;
        if (const DefId card = named_alone(name); card != no_def) return card;
        if (first == last && !is_energy_set(code)) {
            return refuse("unknown set code " + in_quotes(code) +
                          did_you_mean_or(did_you_mean(code, index_.codes_), name));
        }
        return refuse("no card " + where + hint(name));
    }

    /// Of Trainer and Energy cards, the name decides, whatever its print; those with several texts
    /// excepted. Pokémon of one name are different cards.
    [[nodiscard]] DefId named_alone(const std::string& name) const
    {
        const auto found = index_.by_name_.find(fold_name(name));
        if (found == index_.by_name_.end() || found->second.size() != 1) return no_def;
        const DefId card = found->second.front();
        return library_.def(card).is_pokemon() ? no_def : card;
    }

    DefId find_in(const std::string& set, std::string_view number) const
    {
        return library_.find(set + "-" + std::string(plain_number(number)));
    }

    /// All prints of a basic Energy are one card, so its set need not be known. A special Energy
    /// card of the same name (Darkness, Metal) is just as likely unless the line says "Basic".
    DefId basic_energy_of_any_set(std::string_view name, std::string_view code) const
    {
        const std::string folded = fold_name(name);
        const auto type = basic_energy_type(folded);
        if (!type) return no_def;
        const bool certain =
            folded.starts_with("basic ") || folded.starts_with('{') || is_energy_set(code);
        if (!certain && has_special_energy(folded)) return no_def;
        return index_.basic_energy_[at(*type)];
    }

    [[nodiscard]] bool has_special_energy(const std::string& folded) const
    {
        const auto found = index_.by_name_.find(folded);
        return found != index_.by_name_.end() &&
               std::ranges::any_of(found->second, [&](DefId card) {
                   return library_.def(card).energy_kind == EnergyKind::special;
               });
    }

    DefId by_name()
    {
        const std::string folded = fold_name(name_);
        if (const auto type = basic_energy_type(folded)) {
            const DefId card = index_.basic_energy_[at(*type)];
            if (card != no_def) return card;
        }
        const auto found = index_.by_name_.find(folded);
        if (found == index_.by_name_.end()) {
            return refuse("no card is named " + in_quotes(name_) + meant(name_));
        }
        if (found->second.size() == 1) return found->second.front();
        return refuse("several cards are named " + in_quotes(name_) + " (" +
                      list_of(found->second) + "); write the set and number too");
    }

    [[nodiscard]] std::string list_of(const std::vector<DefId>& cards) const
    {
        std::string text;
        for (DefId card : cards) {
            text += (text.empty() ? "" : ", ") + short_name(library_.text(card));
        }
        return text;
    }

    /// Returns where a card with that name is, or which name was probably meant.
    [[nodiscard]] std::string hint(const std::string& name) const
    {
        const auto found = index_.by_name_.find(fold_name(name));
        if (found == index_.by_name_.end()) return meant(name);
        return "; " + in_quotes(name) + " is " + list_of(found->second);
    }

    /// Among thousands of names, one that differs in more is another card.
    static constexpr std::size_t letters_of_names = 4;

    /// Returns a suggestion of the section's kind.
    [[nodiscard]] std::string meant(const std::string& name) const
    {
        const auto names = index_.names_.find(section_);
        return names == index_.names_.end() ? ""
                                            : did_you_mean(name, names->second, letters_of_names);
    }

    [[nodiscard]] std::string did_you_mean_or(const std::string& suggestion,
                                              const std::string& name) const
    {
        return has_name(name) || suggestion.empty() ? hint(name) : suggestion;
    }

    const DeckTextReader& index_;
    const CardKind section_;
    const CardLibrary& library_;
    std::vector<std::string> words_;
    std::size_t end_;
    std::string name_;
    std::string message_;
};

std::vector<DefId> DeckText::cards() const
{
    std::vector<DefId> all;
    for (const DeckLine& line : lines) {
        all.insert(all.end(), static_cast<std::size_t>(line.count), line.card);
    }
    return all;
}

DeckTextReader::DeckTextReader(const CardLibrary& library) : library_(library)
{
    basic_energy_.fill(no_def);
    for (const auto& [code, set] : library.set_codes()) sets_.emplace(code, set);
    for (std::size_t i = 0; i < library.size(); ++i) add(static_cast<DefId>(i));
    // A set's own id is as good as its code: "MY1 1".
    std::set<std::string> ids;
    for (std::size_t i = 0; i < library.size(); ++i) {
        ids.emplace(set_of(library.text(static_cast<DefId>(i)).id));
    }
    for (const std::string& set : ids) sets_.emplace(raised(set), set);
}

void DeckTextReader::add(DefId card)
{
    const CardDef& def = library_.def(card);
    const CardText& text = library_.text(card);
    const std::string name = fold_name(text.name);
    const std::string label = fold_name(text.label);
    by_name_[name].push_back(card);
    if (label != name) by_name_[label].push_back(card);
    names_[CardKind::unknown].push_back(text.name);
    names_[def.kind].push_back(text.name);
    for (std::size_t type = 0; type < type_count; ++type) {
        if (def.energy_kind != EnergyKind::basic || basic_energy_[type] != no_def) continue;
        if (def.energy.unit[0].has(static_cast<Type>(type))) basic_energy_[type] = card;
    }
    if (!text.set_code.empty()) add_set(text.set_code, std::string(set_of(text.id)));
}

void DeckTextReader::add_set(const std::string& code, const std::string& set)
{
    const auto [first, last] = sets_.equal_range(code);
    const bool known = std::any_of(first, last, [&](const auto& e) { return e.second == set; });
    if (!known) sets_.emplace(code, set);
    if (std::ranges::find(codes_, code) == codes_.end()) codes_.push_back(code);
}

DeckText DeckTextReader::read(std::string_view text, const std::string& file) const
{
    DeckText deck;
    Problem problem{.file = file, .line = 0, .column = 0, .message = {}, .context = {}};
    if (text.size() > longest_text) {
        problem.message = "a deck list can have at most " + std::to_string(longest_text) + " bytes";
        deck.problems.push_back(std::move(problem));
        return deck;
    }
    CardKind section = CardKind::unknown;
    while (!text.empty()) {
        ++problem.line;
        const std::size_t end = std::min(text.find('\n'), text.size());
        problem.message = read_line(text.substr(0, end), problem.line, section, deck);
        if (!problem.message.empty()) deck.problems.push_back(problem);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return deck;
}

Result<std::vector<DefId>> DeckTextReader::entry(std::string_view text) const
{
    const bool counted = !text.empty() && is_digit(text.front());
    const DeckText deck = read(counted ? std::string(text) : "1 " + std::string(text));
    if (!deck.problems.empty()) return Error{deck.problems.front().message};
    if (deck.lines.empty()) {
        return Error{"expected a card, such as \"Kit Whistle\", \"3 Kit Whistle\" or \"my1-5\""};
    }
    return deck.cards();
}

std::string DeckTextReader::read_line(std::string_view text, int number, CardKind& section,
                                      DeckText& deck) const
{
    std::vector<std::string> words = words_of(text);
    if (!words.empty() && words.front() == "*") words.erase(words.begin());  // PTCGO
    const std::string line = joined(words, 0, words.size());
    if (is_skipped(line)) return {};
    if (!is_digit(line.front())) {
        if (is_heading(line)) {
            section = kind_of_heading(line);
            return {};
        }
        return "expected a count and a card, such as \"4 Kit Whistle MY 4\"";
    }
    const int count = count_in(words.front());
    if (count < 1 || count > most_copies) {
        return "a count must be from 1 to " + std::to_string(most_copies) + ", not " +
               in_quotes(words.front());
    }
    if (words.size() < 2) return "expected a card after the count";
    std::string message;
    const DefId card = DeckLineReader(*this, section, std::move(words)).read(message);
    if (card != no_def) deck.lines.push_back({.card = card, .count = count, .line = number});
    return message;
}

}  // namespace ptcg
