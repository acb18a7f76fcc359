#include "commands/playing/arena_field.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "commands/shared_options.hpp"
#include "data/deck_finding.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "screen/report.hpp"
#include "simulation/played_cards.hpp"

namespace ptcg::tools {
namespace {

/// Whom a deck meets.
enum class Meets { others, all, itself };

std::vector<ArenaDecks> pairs_of(const std::vector<Deck>& decks, Meets whom)
{
    std::vector<ArenaDecks> pairs;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        for (std::size_t j = i; j < decks.size(); ++j) {
            if (whom == (i == j ? Meets::others : Meets::itself)) continue;
            pairs.push_back({{decks[i].name, decks[j].name}, {decks[i].cards, decks[j].cards}});
        }
    }
    return pairs;
}

/// Reports two decks that are the same, however they are named, where each meets itself anyway:
/// their games would count twice. Returns whether there are any.
bool is_named_twice(const std::vector<std::string>& names, const std::vector<Deck>& decks)
{
    std::map<std::vector<DefId>, std::string> known;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        std::vector<DefId> cards = decks[i].cards;
        std::ranges::sort(cards);
        const auto [other, is_new] = known.emplace(std::move(cards), names[i]);
        if (is_new) continue;
        complain(exit_usage,
                 fmt::format("--decks: a deck is named twice, as \"{}\" and \"{}\"; of three and "
                             "more, and with --mirrors, each meets itself anyway",
                             other->second, names[i]));
        return true;
    }
    return false;
}

std::optional<Field> named_decks(const ArenaOptions& options, const Data& data, int& code)
{
    std::vector<std::string> decks = options.decks;
    if (decks.empty()) decks = {"powerhouse", "lava-flow"};
    std::optional<DecksToPlay> loaded = load_decks(decks, options.rules, data, code);
    if (!loaded) return std::nullopt;
    const Meets whom = options.mirrors          ? Meets::itself
                       : decks.size() > players ? Meets::all
                                                : Meets::others;
    if (whom != Meets::others && is_named_twice(decks, loaded->decks))
        return code = exit_usage, std::nullopt;
    return Field{std::move(loaded->play), pairs_of(loaded->decks, whom)};
}

std::optional<Field> decks_of_format(const ArenaOptions& options, const Data& data, int& code)
{
    std::vector<Deck> legal;
    Result<RulesOfPlay> play = choose_rules(options.rules, {}, data.library(), data.roots);
    if (!play) return code = complain(exit_usage, play.error().message), std::nullopt;
    for (const NamedDeck& named : list_decks(data.roots)) {
        Result<Deck> deck = load_deck(named.path.string(), data);
        if (!deck) return code = complain(exit_wrong, deck.error().message), std::nullopt;
        if (!problems_of(data.library(), play.value(), deck.value().cards).empty()) continue;
        legal.push_back(std::move(deck.value()));
    }
    if (legal.empty()) {
        code = complain(exit_wrong,
                        fmt::format("no deck is legal in the format \"{}\"", options.rules.format));
        return std::nullopt;
    }
    return Field{std::move(play.value()),
                 pairs_of(legal, options.mirrors ? Meets::itself : Meets::all)};
}

/// A number with or without a percent sign.
struct Typed {
    double number = 0;
    bool is_percent = false;
};

std::optional<Typed> read_typed(std::string_view text)
{
    Typed typed;
    if (text.ends_with('%')) {
        typed.is_percent = true;
        text.remove_suffix(1);
    }
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), typed.number);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(typed.number)) {
        return std::nullopt;
    }
    return typed;
}

}  // namespace

std::optional<Field> find_field(const ArenaOptions& options, const Data& data, int& code)
{
    const bool whole_format = options.decks.empty() && !options.rules.format.empty();
    return whole_format ? decks_of_format(options, data, code) : named_decks(options, data, code);
}

Result<SequentialTest> read_sequential_test(const std::string& typed)
{
    const Error wrong{fmt::format(
        "\"{}\" is not LOW,HIGH: two differences in Elo points, as in 0,20, or two shares of "
        "points "
        "between 0% and 100%, as in 50%,55%, the lower one first; the error rates alpha and beta, "
        "between 0 and 0.5, may follow, as in 0,20,0.05,0.05",
        typed)};
    std::vector<Typed> numbers;
    for (std::size_t from = 0; from <= typed.size();) {
        const std::size_t end = std::min(typed.find(',', from), typed.size());
        const std::optional<Typed> number =
            read_typed(std::string_view(typed).substr(from, end - from));
        if (!number) return wrong;
        numbers.push_back(*number);
        from = end + 1;
    }
    if (numbers.size() != 2 && numbers.size() != 4) return wrong;
    const auto share = [](const Typed& number) {
        return number.is_percent ? number.number / 100 : share_of_elo(number.number);
    };
    SequentialTest test;
    test.low = share(numbers[0]);
    test.high = share(numbers[1]);
    if (numbers.size() == 4) {
        test.alpha = numbers[2].number;
        test.beta = numbers[3].number;
        if (numbers[2].is_percent || numbers[3].is_percent) return wrong;
    }
    const bool in_order = 0 < test.low && test.low < test.high && test.high < 1;
    const bool rates = 0 < test.alpha && test.alpha < 0.5 && 0 < test.beta && test.beta < 0.5;
    if (!in_order || !rates || numbers[0].is_percent != numbers[1].is_percent) return wrong;
    return test;
}

std::string fingerprint_of(const Field& field, const CardPool& pool)
{
    std::string text = hex(fingerprint(field.play.rules));
    for (const ArenaDecks& pair : field.decks) text += played_cards(pool, pair.cards) + '\n';
    return hex(hash_of(text));
}

}  // namespace ptcg::tools
