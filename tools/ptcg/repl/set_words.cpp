#include "repl/set_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "ptcg/hosting/naming.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/card_words.hpp"
#include "repl/editing.hpp"

namespace ptcg::tools {

namespace {

constexpr auto pokemon_words = std::to_array<std::string_view>(
    {"damage", "energy", "tool", "healthy", "new", "old", "none", "with", "and"});

struct PileWord {
    std::string_view word;
    Zone zone;
};
constexpr std::array<PileWord, 5> pile_words = {{{"hand", Zone::hand},
                                                 {"deck", Zone::deck},
                                                 {"discard", Zone::discard},
                                                 {"prizes", Zone::prizes},
                                                 {"lost", Zone::lost_zone}}};

bool is_pokemon_word(const Word& word)
{
    // With a capital letter, these two are part of a name, such as "Fire Energy".
    if (word.text == "Energy" || word.text == "Tool") return false;
    const std::string text = fold_name(word.text);
    return !word.quoted && (std::ranges::find(pokemon_words, text) != pokemon_words.end() ||
                            condition_word(text).has_value());
}

/// Returns whether the word consists of letters of Energy types, as on the board: "LLF".
bool is_letters(const Word& word)
{
    return !word.quoted && !word.text.empty() &&
           word.text.find_first_not_of("GRWLPFDMYNCgrwlpfdmync") == std::string::npos;
}

/// Returns whether the word names something of a player, of the match or of the turn that `set`
/// changes.
bool is_part_word(const Word& word)
{
    return is_word(word, {"active", "bench", "turn", "stadium", "played", "unplayed"}) ||
           std::ranges::any_of(pile_words,
                               [&](const PileWord& pile) { return is_word(word, {pile.word}); });
}

/// Reads a sentence word by word.
class Sentence {
public:
    Sentence(Match& match, Resolver& game, const std::vector<Word>& words, PlayerId mover,
             const std::array<std::string, players>& names)
        : match_(match),
          words_(words),
          mover_(mover),
          whose_(mover),
          names_(names),
          game_(game),
          change_(match, game)
    {
    }

    /// A line has several parts: "active mareep energy LL, bench flaaffy, opp hand none". Each
    /// names its player, or means the one to move.
    Result<void> set()
    {
        if (words_.empty()) return Error{"set needs something to change; see \"help set\""};
        while (!at_end()) {
            whose_ = mover_;
            if (Result<void> done = set_part(); !done) return done;
        }
        return {};
    }

    Result<void> stack()
    {
        read_player();
        if (at_end()) return Error{"name the cards, as in \"top mareep, fire energy\""};
        const Result<std::vector<DefId>> cards = listed_cards();
        if (!cards) return cards.error();
        if (!at_end()) return Error{fmt::format("\"{}\" is not a card", joined(words_, next_))};
        return change_.put_on_deck(whose_, cards.value());
    }

private:
    [[nodiscard]] bool at_end() const { return next_ >= words_.size(); }
    [[nodiscard]] const Word& word() const { return words_[next_]; }

    void read_player()
    {
        if (at_end()) return;
        const std::optional<PlayerId> named = player_word(word().text, names_);
        if (named) ++next_;
        whose_ = named.value_or(whose_);
    }

    /// Returns whether the word begins another part of the line: "bench", "opp hand".
    [[nodiscard]] bool begins_part(std::size_t i) const
    {
        if (i >= words_.size()) return false;
        std::size_t place = i;
        if (read_place(words_, place, mover_, names_)) return true;
        const bool player = !words_[i].quoted && player_word(words_[i].text, names_).has_value();
        if (player) ++i;
        return i < words_.size() && is_part_word(words_[i]);
    }

    /// Returns whether a name cannot continue with the next word.
    [[nodiscard]] bool at_next_thing() const
    {
        return at_end() || is_pokemon_word(word()) || begins_part(next_);
    }

    Result<void> set_part()
    {
        if (const std::optional<Spot> spot = read_place(words_, next_, whose_, names_)) {
            whose_ = owner_of(*spot);
            return set_pokemon(*spot);
        }
        read_player();
        if (at_end()) return Error{"nothing to change for that player; see \"help set\""};
        const std::string what = fold_name(words_[next_].text);
        ++next_;
        if (what == "bench") return set_bench();
        if (what == "turn") return set_turn();
        if (what == "stadium") return set_stadium();
        if (what == "played" || what == "unplayed") return set_played(what == "played");
        for (const PileWord& pile : pile_words) {
            if (what == pile.word) return set_pile(pile.zone);
        }
        if (is_pokemon_word(words_[next_ - 1])) {
            return Error{fmt::format("say which Pokémon, as in \"set active {}\"",
                                     joined(words_, next_ - 1, words_.size()))};
        }
        return Error{fmt::format("set does not accept \"{}\"{}", what,
                                 did_you_mean(what, set_vocabulary()))};
    }

    [[nodiscard]] Result<DefId> card(const std::string& typed) const
    {
        return meant_card(match_.library(), typed, &match_.state());
    }

    /// Returns where the card that begins at the next word ends: at a comma, or before another part
    /// of the line unless that is in the card's name.
    [[nodiscard]] std::size_t end_of_card() const
    {
        std::size_t end = next_;
        while (end < words_.size() && !words_[end++].comma_after) {
        }
        for (std::size_t i = next_; i < end; ++i) {
            if (begins_part(i) && !card(joined(words_, next_, end))) return i;
        }
        return end;
    }

    /// Reads "2 mareep, fire energy" up to the end or another part of the line.
    [[nodiscard]] Result<std::vector<DefId>> listed_cards()
    {
        std::vector<DefId> cards;
        if (!at_end() && is_word(word(), {"none"}) &&
            (next_ + 1 == words_.size() || word().comma_after || begins_part(next_ + 1))) {
            ++next_;
            return cards;
        }
        while (!at_end()) {
            std::size_t count = 1;
            if (next_ + 1 < words_.size() && !word().quoted && as_count(word().text)) {
                count = *as_count(words_[next_++].text);
            }
            if (count > cards_per_player) return Error{"a player has only 60 cards"};
            const std::size_t end = end_of_card();
            if (end == next_) break;
            const Result<DefId> found = card(joined(words_, next_, end));
            if (!found) return found.error();
            cards.insert(cards.end(), count, found.value());
            next_ = end;
        }
        if (cards.size() > cards_per_player) return Error{"a player has only 60 cards"};
        return cards;
    }

    // ---- a Pokémon ------------------------------------------------------------------------------

    Result<void> set_pokemon(Spot spot)
    {
        if (at_end() || begins_part(next_)) {
            return Error{"nothing to change for that Pokémon; see \"help set\""};
        }
        if (!is_pokemon_word(word())) {
            const std::size_t begin = next_++;
            while (!words_[next_ - 1].comma_after && !at_next_thing()) ++next_;
            const Result<DefId> found = card(joined(words_, begin, next_));
            if (!found) {
                return Error{found.error().message +
                             did_you_mean(words_[begin].text, set_vocabulary())};
            }
            if (Result<void> done = in_main_phase(); !done) return done;
            if (Result<void> put = change_.put_pokemon(spot, found.value()); !put) return put;
        }
        while (!at_end() && !begins_part(next_) && !(another_benched() && is_benched(spot))) {
            if (Result<void> done = set_one_thing(spot); !done) return done;
        }
        return {};
    }

    [[nodiscard]] static bool is_benched(Spot spot) { return place_of(spot) > 0; }

    /// Returns whether the next word is, after a comma, another Pokémon of the Bench.
    [[nodiscard]] bool another_benched() const
    {
        return words_[next_ - 1].comma_after && !at_next_thing();
    }

    /// "bench mareep, flaaffy" puts Pokémon on the next places; "bench none" empties the Bench.
    Result<void> set_bench()
    {
        const auto count = [&] { return std::size_t{game_.player(whose_).bench_count}; };
        const auto limit = static_cast<std::size_t>(game_.bench_limit(whose_));
        if (!at_end() && is_word(word(), {"none"})) {
            ++next_;
            if (Result<void> free = in_main_phase(); !free) return free;
            while (count() > 0) {
                if (Result<void> left = change_.remove_pokemon(spot_at(whose_, count())); !left) {
                    return left;
                }
            }
            return {};
        }
        const bool numbered = !at_end() && as_count(word().text).has_value();
        if (at_next_thing() || numbered || count() >= limit) return which_bench();
        do {
            if (Result<void> put = set_pokemon(spot_at(whose_, count() + 1)); !put) return put;
        } while (!at_end() && another_benched() && count() < limit);
        return {};
    }

    /// A Pokémon must not disappear while an effect refers to it.
    Result<void> in_main_phase()
    {
        const Decision* decision = match_.decision();
        if (decision != nullptr && decision->purpose == Purpose::main_phase) return {};
        return Error{
            "Pokémon can be put into play or removed only in a main phase, with no other question "
            "open"};
    }

    Result<void> set_one_thing(Spot spot)
    {
        Word first = words_[next_++];
        if (!first.quoted) first.text = fold_name(first.text);
        if (first.text == "with" || first.text == "and") return {};
        if (first.text == "none") {
            if (Result<void> free = in_main_phase(); !free) return free;
            return change_.remove_pokemon(spot);
        }
        if (first.text == "healthy") return change_.clear_conditions(spot);
        if (first.text == "new" || first.text == "old") {
            return change_.set_new(spot, first.text == "new");
        }
        if (first.text == "damage") return set_damage(spot);
        if (first.text == "energy") return set_energy(spot);
        if (first.text == "tool") return set_tool(spot);
        const std::optional<Condition> condition = condition_word(first.text);
        if (condition) return change_.add_condition(spot, *condition);
        return Error{fmt::format("set does not accept \"{}\"{}", first.text,
                                 did_you_mean(first.text, set_vocabulary()))};
    }

    Result<void> set_damage(Spot spot)
    {
        const std::optional<std::size_t> points =
            at_end() ? std::nullopt : as_count(words_[next_++].text);
        if (!points) return Error{"damage needs a number, as in \"damage 30\""};
        return change_.set_damage(spot, *points);
    }

    /// "energy LLF", "energy lightning 2 fire", "energy Odd Energy", "energy none".
    Result<void> set_energy(Spot spot)
    {
        std::vector<DefId> cards;
        if (at_end())
            return Error{
                "name the Energy, as in \"energy LLF\", \"energy fire\" or \"energy none\""};
        if (is_word(word(), {"none"})) {
            ++next_;
            return change_.set_energy(spot, cards);
        }
        std::size_t count = 1;
        while (!at_next_thing() &&
               !(is_benched(spot) && !cards.empty() && another_benched() && !names_energy())) {
            const Word& typed = word();
            if (!typed.quoted && as_count(typed.text)) {
                count = *as_count(typed.text);
                if (count > cards_per_player) return Error{"a player has only 60 cards"};
                ++next_;
                continue;
            }
            const Result<std::vector<DefId>> meant = next_energy();
            if (!meant) return meant.error();
            for (; count > 0; --count) {
                cards.insert(cards.end(), meant.value().begin(), meant.value().end());
            }
            count = 1;
            if (cards.size() > cards_per_player) return Error{"a player has only 60 cards"};
        }
        if (cards.empty()) return Error{"name the Energy, as in \"energy LLF\" or \"energy fire\""};
        return change_.set_energy(spot, cards);
    }

    /// Returns the Energy cards the next words mean: letters, or the longest run of words that is a
    /// name.
    [[nodiscard]] Result<std::vector<DefId>> next_energy()
    {
        const std::size_t named = words_of_energy();
        const std::size_t length = std::max<std::size_t>(1, named);
        const Word& typed = word();
        next_ += length;
        std::vector<DefId> cards;
        if (named == 0 && is_letters(typed)) return energy_of_letters(typed.text);
        const std::string text = joined(words_, next_ - length, next_);
        // "fire" means Fire Energy here, even if other cards begin with it.
        Result<DefId> found = card(text + " energy");
        if (!found) found = card(text);
        if (!found) return found.error();
        cards.push_back(found.value());
        return cards;
    }

    /// "LLC": any Energy pays a Colorless cost, so C is one more of the letter before it.
    [[nodiscard]] Result<std::vector<DefId>> energy_of_letters(const std::string& letters) const
    {
        std::vector<DefId> cards;
        for (const char c : letters) {
            const char letter = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
            if (letter == 'C' && !cards.empty()) {
                cards.push_back(cards.back());
                continue;
            }
            const Result<DefId> basic = basic_energy(letter);
            if (!basic) return basic.error();
            cards.push_back(basic.value());
        }
        return cards;
    }

    [[nodiscard]] bool names_energy() const
    {
        return words_of_energy() > 0 || is_letters(word()) || as_count(word().text);
    }

    /// Returns how many of the next words are an Energy card's name, possibly with its id or
    /// without "Energy" at the end; 0: none.
    [[nodiscard]] std::size_t words_of_energy() const
    {
        std::size_t most = 1;
        for (; next_ + most < words_.size() && !words_[next_ + most - 1].comma_after; ++most) {
            const Word& next = words_[next_ + most];
            if (next.quoted || (is_pokemon_word(next) && next.text != "energy")) break;
            if (begins_part(next_ + most)) break;
        }
        for (; most > 0; --most) {
            const std::string text = joined(words_, next_, next_ + most);
            const bool with_id = most > 1 && is_energy(words_[next_ + most - 1].text) && card(text);
            if (with_id || is_energy(text) || is_energy(text + " energy")) return most;
        }
        return 0;
    }

    /// Returns whether the text is the whole name, or the id, of an Energy card.
    [[nodiscard]] bool is_energy(std::string_view text) const
    {
        const CardLibrary& library = match_.library();
        for (std::size_t i = 0; i < library.size(); ++i) {
            const auto def = static_cast<DefId>(i);
            if (library.def(def).kind == CardKind::energy &&
                card_fit(library, text, def) == NameFit::whole) {
                return true;
            }
        }
        return false;
    }

    /// From the match if it has one, else from the library. C: any.
    [[nodiscard]] Result<DefId> basic_energy(char letter) const
    {
        constexpr std::string_view letters = "GRWLPFDMY";
        if (letter != 'C' && letters.find(letter) == std::string_view::npos) {
            return Error{fmt::format("no basic Energy has the letter {}", letter)};
        }
        const auto type = letter == 'C' ? Type::colorless : static_cast<Type>(letters.find(letter));
        const auto is_it = [&](DefId def) {
            const CardDef& card = match_.library().def(def);
            return card.energy_kind == EnergyKind::basic &&
                   (type == Type::colorless || card.energy.unit[0].has(type));
        };
        for (DefId def : match_.state().defs) {
            if (is_it(def)) return def;
        }
        for (std::size_t i = 0; i < match_.library().size(); ++i) {
            if (is_it(static_cast<DefId>(i))) return static_cast<DefId>(i);
        }
        return Error{fmt::format("no pack has a basic {} Energy card", name_of(type))};
    }

    Result<void> set_tool(Spot spot)
    {
        const std::size_t begin = next_;
        if (!at_end() && is_word(word(), {"none"})) {
            ++next_;
            return change_.set_tool(spot, no_def);
        }
        while (!at_next_thing() && (begin == next_ || !words_[next_ - 1].comma_after)) ++next_;
        if (begin == next_) return Error{"name the Pokémon Tool; \"tool none\" removes it"};
        const Result<DefId> found = card(joined(words_, begin, next_));
        if (!found) return found.error();
        return change_.set_tool(spot, found.value());
    }

    [[nodiscard]] Error which_bench() const
    {
        const std::size_t count = match_.rules().player(whose_).bench_count;
        const auto limit = static_cast<std::size_t>(match_.rules().bench_limit(whose_));
        const std::string there = fmt::format("the Bench has {} of {} Pokémon", count, limit);
        if (!at_end() && as_count(word().text)) {
            return Error{fmt::format("there is no Bench place {}: {}", word().text, there)};
        }
        return Error{fmt::format("name the place on the Bench, as in \"bench {}\" ({})",
                                 std::min(count + 1, limit), there)};
    }

    // ---- the rest -------------------------------------------------------------------------------

    Result<void> set_pile(Zone zone)
    {
        if (at_end()) return Error{"name the cards, separated by commas, or write \"none\""};
        const bool only_word = next_ + 1 == words_.size() || begins_part(next_ + 1);
        if (zone == Zone::prizes && only_word && as_count(word().text)) {
            return change_.set_prize_count(whose_, *as_count(words_[next_++].text));
        }
        const bool add = word().text == "+";
        const bool take = word().text == "-";
        if (add || take) ++next_;
        if (at_end()) return Error{"name the cards, separated by commas"};
        const Result<std::vector<DefId>> cards = listed_cards();
        if (!cards) return cards.error();
        if (take) return change_.take_from_pile(whose_, zone, cards.value());
        if (add && zone == Zone::deck) return change_.put_on_deck(whose_, cards.value());
        if (add) return change_.add_to_pile(whose_, zone, cards.value());
        if (zone == Zone::prizes && cards.value().empty()) {
            return Error{"a player with no Prize cards left has won"};
        }
        return change_.set_pile(whose_, zone, cards.value());
    }

    Result<void> set_turn()
    {
        const std::optional<std::size_t> turn =
            at_end() ? std::nullopt : as_count(words_[next_++].text);
        if (!turn) return Error{"turn needs a number, as in \"set turn 5\""};
        return change_.set_turn(*turn);
    }

    Result<void> set_stadium()
    {
        if (at_end()) return Error{"name the Stadium; \"set stadium none\" removes it"};
        const Result<std::vector<DefId>> cards = listed_cards();
        if (!cards) return cards.error();
        if (cards.value().size() > 1) return Error{"only one Stadium can be in play"};
        return change_.set_stadium(whose_, cards.value().empty() ? no_def : cards.value().front());
    }

    /// Sets whether something that is limited per turn has been done.
    Result<void> set_played(bool yes)
    {
        const std::string what = at_end() ? "" : fold_name(words_[next_++].text);
        const std::uint8_t times = yes ? 1 : 0;
        Table& t = game_.table();
        if (what == "energy") {
            t.energy_attached = times;
        } else if (what == "supporter") {
            t.supporters_played = times;
        } else if (what == "stadium") {
            t.stadiums_played = times;
        } else if (what == "retreat") {
            t.retreats = times;
        } else {
            return Error{"played and unplayed need energy, supporter, stadium or retreat"};
        }
        return {};
    }

    Match& match_;
    const std::vector<Word>& words_;
    PlayerId mover_;
    PlayerId whose_;  ///< whose part of the line is read
    const std::array<std::string, players>& names_;
    Resolver& game_;
    Editing change_;
    std::size_t next_ = 0;
};

Result<void> after_the_setup(Match& match)
{
    if (match.over()) return Error{"the match is over; \"undo\" goes back"};
    if (match.turn() == 0) return Error{"the setup is not finished; \"auto\" finishes it"};
    return {};
}

template <typename Say>
Result<void> in_words(Match& match, Say&& say)
{
    if (Result<void> able = after_the_setup(match); !able) return able;
    // An open effect begins again, from the table as it was before the effect.
    match.edit([](Resolver&) {});
    Result<void> done;
    match.edit([&](Resolver& game) { done = say(game); });
    return done;
}

}  // namespace

Result<void> edit_in_words(Match& match, const std::vector<Word>& words, PlayerId mover,
                           const std::array<std::string, players>& names)
{
    return in_words(
        match, [&](Resolver& game) { return Sentence(match, game, words, mover, names).set(); });
}

Result<void> stack_in_words(Match& match, const std::vector<Word>& words, PlayerId mover,
                            const std::array<std::string, players>& names)
{
    return in_words(
        match, [&](Resolver& game) { return Sentence(match, game, words, mover, names).stack(); });
}

std::vector<std::string> set_vocabulary()
{
    std::vector<std::string> known = {"active", "bench",    "turn", "stadium",
                                      "played", "unplayed", "me",   "opp"};
    known.insert(known.end(), pokemon_words.begin(), pokemon_words.end());
    for (const PileWord& pile : pile_words) known.emplace_back(pile.word);
    for (std::size_t i = 0; i < condition_count; ++i) {
        known.emplace_back(name_of(static_cast<Condition>(i)));
    }
    return known;
}

}  // namespace ptcg::tools
