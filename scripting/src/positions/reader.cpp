// Reads positions: the part that a person writes, and the save in an exact position.

#include <algorithm>
#include <locale>
#include <sstream>

#include "positions/form.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/fold_name.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace {

template <std::size_t N>
[[nodiscard]] std::vector<std::string> as_words(const std::array<std::string_view, N>& words)
{
    return {words.begin(), words.end()};
}

[[nodiscard]] std::vector<std::string> condition_words()
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < condition_count; ++i) {
        words.emplace_back(name_of(static_cast<Condition>(i)));
    }
    return words;
}

/// "10 unknown cards" -> 10; 0 if the entry says something else.
[[nodiscard]] int unknown_cards(std::string_view entry)
{
    std::string folded = fold_name(entry);
    std::size_t digits = 0;
    while (digits < folded.size() && folded[digits] >= '0' && folded[digits] <= '9') ++digits;
    const std::string count = folded.substr(0, digits);
    const std::string rest = folded.substr(digits);
    if (count.empty()) return rest == "unknown card" || rest == "unknown" ? 1 : 0;
    if (count.size() > 3 || (rest != " unknown card" && rest != " unknown cards")) return 0;
    return std::stoi(count);
}

/// Reads the part of a position that people write.
class PositionReader {
public:
    PositionReader(const CardLibrary& library, const std::string& file, Problems& problems)
        : library_(library), cards_(library), file_(file), problems_(problems)
    {
    }

    /// Reads everything except the save in an exact position. `save` is its table, if there is one.
    [[nodiscard]] Position read(const toml::table& table, const toml::table*& save)
    {
        TableReader reader(table, file_, problems_);
        Position position;
        position.title = reader.string("title").value_or("");
        position.note = reader.string("note").value_or("");
        position.ruleset = reader.string("ruleset").value_or(position.ruleset);
        save = reader.table(exact_key);
        position.turn = reader.integer("turn", {save != nullptr ? 0 : 1, 60'000}).value_or(3);
        if (const auto seat = reader.word("seat", "seat", as_words(seat_words))) {
            position.me = static_cast<PlayerId>(*seat);
        }
        position.my_turn = reader.word("to_act", "side", as_words(side_words)).value_or(0) == 0;
        read_seed(reader, position);
        read_turn_actions(reader, position);
        if (const toml::node* stadium = reader.find("stadium")) {
            position.stadium = one_card(reader, *stadium, "\"stadium\"");
        }
        position.stadium_mine =
            reader.word("stadium_of", "side", as_words(side_words)).value_or(0) == 0;
        reader.need(side_words[0]).need(side_words[1]);
        for (std::size_t i = 0; i < players; ++i) {
            const toml::table* side = reader.table(side_words[i]);
            if (side == nullptr) continue;
            (i == 0 ? position.my_side : position.opponents_side) =
                read_side(*side, std::string(side_words[i]), save != nullptr);
        }
        reader.finish();
        return position;
    }

private:
    static void read_seed(TableReader& reader, Position& position)
    {
        const toml::node* node = reader.find("seed");
        if (node == nullptr) return;
        const auto* seed = node->as_integer();
        if (seed == nullptr || seed->get() < 0) {
            reader.wrong_type(*node, "\"seed\"", "a whole number, 0 or more");
        } else {
            position.seed = static_cast<std::uint64_t>(seed->get());
        }
    }

    static void read_turn_actions(TableReader& reader, Position& position)
    {
        const toml::array* list = reader.list("this_turn");
        if (list == nullptr) return;
        int* const counts[] = {&position.energy_attached, &position.supporters_played,
                               &position.stadiums_played, &position.retreats};
        for (const toml::node& node : *list) {
            const auto word =
                reader.as_word(node, "action of the turn", as_words(turn_action_words));
            if (!word) continue;
            if (*word < std::size(counts)) {
                if (++*counts[*word] > 100) reader.report(node, "this is too many for one turn");
            } else {
                (*word == std::size(counts) ? position.benched_basic : position.stadium_used) =
                    true;
            }
        }
    }

    [[nodiscard]] SideSetup read_side(const toml::table& table, const std::string& name, bool exact)
    {
        TableReader reader(table, file_, problems_, "in [" + name + "]");
        SideSetup side;
        if (!exact) reader.need("active");
        if (const toml::node* node = reader.find("active")) {
            side.active = read_pokemon(reader, *node, "the Active Pokémon of [" + name + "]");
        }
        if (const toml::array* bench = reader.list("bench")) {
            for (const toml::node& node : *bench) {
                side.bench.push_back(
                    read_pokemon(reader, node, "a Benched Pokémon of [" + name + "]"));
            }
            if (side.bench.size() > max_bench) {
                reader.report(*bench,
                              "a Bench has at most " + std::to_string(max_bench) + " places");
            }
        }
        side.hand = cards(reader, "hand").value_or(std::vector<DefId>{});
        side.deck = cards(reader, "deck");
        side.discard = cards(reader, "discard").value_or(std::vector<DefId>{});
        side.lost_zone = cards(reader, "lost_zone").value_or(std::vector<DefId>{});
        side.beside = cards(reader, "beside").value_or(std::vector<DefId>{});
        side.prizes = cards(reader, "prizes");
        reader.finish();
        return side;
    }

    [[nodiscard]] PokemonSetup read_pokemon(TableReader& side, const toml::node& node,
                                            const std::string& what)
    {
        PokemonSetup pokemon;
        const toml::table* table = node.as_table();
        if (table == nullptr) {
            if (node.is_string()) {
                pokemon.card = one_card(side, node, what);
            } else {
                side.wrong_type(node, what, "a card, or a table with the key \"card\"");
            }
        } else {
            TableReader reader(*table, file_, problems_, "in " + what);
            reader.need("card");
            if (const toml::node* card = reader.find("card")) {
                pokemon.card = one_card(reader, *card, "\"card\"");
            }
            read_state(reader, pokemon);
            reader.finish();
        }
        if (pokemon.card != no_def && !library_.def(pokemon.card).works_as_pokemon()) {
            side.report(node, in_quotes(library_.text(pokemon.card).name) + " is not a Pokémon");
            pokemon.card = no_def;
        }
        return pokemon;
    }

    void read_state(TableReader& reader, PokemonSetup& pokemon)
    {
        read_energy(reader, pokemon);
        if (const auto attached = cards(reader, "attached")) {
            pokemon.attached.insert(pokemon.attached.end(), attached->begin(), attached->end());
        }
        pokemon.under = cards(reader, "under");
        pokemon.damage = reader.integer("damage", {0, 9990, 10}).value_or(0);
        pokemon.is_new = reader.flag("new").value_or(false);
        if (const toml::array* list = reader.list("conditions")) {
            for (const toml::node& node : *list) {
                const auto word = reader.as_word(node, "Special Condition", condition_words());
                if (word) pokemon.conditions.push_back(static_cast<Condition>(*word));
            }
        }
        if (const toml::array* list = reader.list("used")) {
            if (pokemon.card == no_def) return;
            const CardDef& def = library_.def(pokemon.card);
            std::vector<std::string> known;
            for (std::size_t i = 0; i < def.ability_count; ++i) {
                known.emplace_back(library_.name(def.abilities[i].name));
            }
            for (const toml::node& node : *list) {
                const auto word = reader.as_word(node, "Ability", known);
                if (word) pokemon.used.push_back(static_cast<std::uint8_t>(*word));
            }
        }
    }

    void read_energy(TableReader& reader, PokemonSetup& pokemon)
    {
        const toml::node* node = reader.find("energy");
        if (node == nullptr) return;
        const auto letters = reader.as_string(*node, "\"energy\"");
        if (!letters) return;
        for (char letter : *letters) {
            const DefId card = basic_energy(library_, letter);
            if (card == no_def) {
                reader.report(*node, "no basic Energy card for the letter \"" +
                                         std::string(1, letter) +
                                         "\"; use \"attached\" for all others");
                return;
            }
            pokemon.attached.push_back(card);
        }
    }

    /// Returns the cards of a list, in which a number means that many unknown ones. Returns nothing
    /// if the key is missing.
    [[nodiscard]] std::optional<std::vector<DefId>> cards(TableReader& reader, std::string_view key)
    {
        const toml::node* node = reader.find(key);
        if (node == nullptr) return std::nullopt;
        std::vector<DefId> all;
        if (node->is_integer()) {
            const auto count = reader.as_integer(*node, in_quotes(key), {0, cards_per_player});
            add_unknown(reader, *node, count.value_or(0), all);
        } else if (const toml::array* list = node->as_array()) {
            for (const toml::node& entry : *list) {
                if (const auto text = reader.as_string(entry, "an entry of " + in_quotes(key))) {
                    add_entry(reader, entry, *text, all);
                }
            }
            if (all.size() > cards_per_player) {
                reader.report(*node, in_quotes(key) + " has " + std::to_string(all.size()) +
                                         " cards, more than a whole deck");
            }
        } else {
            reader.wrong_type(*node, in_quotes(key),
                              "a list of cards, or the number of unknown cards");
        }
        return all;
    }

    void add_unknown(TableReader& reader, const toml::node& node, int count,
                     std::vector<DefId>& all)
    {
        if (library_.unknown() == no_def) {
            reader.report(node, "these packs do not support unknown cards");
        } else if (count > static_cast<int>(cards_per_player)) {
            reader.report(node, "a count must be from 1 to 60");
        } else {
            all.insert(all.end(), static_cast<std::size_t>(count), library_.unknown());
        }
    }

    void add_entry(TableReader& reader, const toml::node& node, const std::string& text,
                   std::vector<DefId>& all)
    {
        if (const int count = unknown_cards(text); count > 0) {
            return add_unknown(reader, node, count, all);
        }
        const Result<std::vector<DefId>> found = cards_.entry(text);
        if (!found) return reader.report(node, found.error().message);
        all.insert(all.end(), found.value().begin(), found.value().end());
    }

    [[nodiscard]] DefId one_card(TableReader& reader, const toml::node& node,
                                 const std::string& what)
    {
        const auto text = reader.as_string(node, what);
        if (!text) return no_def;
        std::vector<DefId> found;
        const std::size_t before = problems_.size();
        add_entry(reader, node, *text, found);
        if (!sound_since(problems_, before)) return no_def;
        if (found.size() == 1) return found.front();
        reader.report(node, what + " must be one card");
        return no_def;
    }

    const CardLibrary& library_;
    DeckTextReader cards_;
    const std::string& file_;
    Problems& problems_;
};

[[nodiscard]] std::string as_text(const toml::node& node)
{
    std::ostringstream text;
    text.imbue(std::locale::classic());  // a host may have set another global locale
    node.visit([&](const auto& value) { text << value; });
    return std::move(text).str();
}

[[nodiscard]] std::string shown_value(const toml::node* node)
{
    if (node == nullptr) return "nothing";
    std::string shown = as_text(*node);
    constexpr std::size_t longest = 60;
    if (shown.size() > longest || shown.find('\n') != std::string::npos) return "something else";
    return shown;
}

/// Compares the readable part with the save, key by key.
class Agreement {
public:
    Agreement(const std::string& file, Problems& problems) : file_(file), problems_(problems) {}

    void compare(const toml::table& written, const toml::table& meant, const std::string& where)
    {
        for (const auto& [key, node] : written) {
            const std::string_view name = key.str();
            if (where.empty() && (name == "title" || name == "note" || name == exact_key)) continue;
            compare(&node, meant.get(key.str()), node.source(), path(where, key.str()));
        }
        for (const auto& [key, node] : meant) {
            if (written.get(key.str()) != nullptr) continue;
            compare(nullptr, &node, written.source(), path(where, key.str()));
        }
    }

private:
    [[nodiscard]] static std::string path(const std::string& where, std::string_view key)
    {
        return where.empty() ? std::string(key) : where + "." + std::string(key);
    }

    void compare(const toml::node* written, const toml::node* meant,
                 const toml::source_region& place, const std::string& where)
    {
        if (written != nullptr && meant != nullptr) {
            if (written->is_table() && meant->is_table()) {
                return compare(*written->as_table(), *meant->as_table(), where);
            }
            if (written->is_array() && meant->is_array() &&
                compare(*written->as_array(), *meant->as_array(), where)) {
                return;
            }
            if (as_text(*written) == as_text(*meant)) return;
        }
        problems_.push_back({.file = file_,
                             .line = static_cast<int>(place.begin.line),
                             .column = static_cast<int>(place.begin.column),
                             .message = "the two parts of this position disagree about " +
                                        in_quotes(where) + ": here it is " + shown_value(written) +
                                        ", in [exact] " + shown_value(meant),
                             .context = "to change the position by hand, delete everything from "
                                        "[exact] on"});
    }

    /// Returns true if they were compared entry by entry.
    bool compare(const toml::array& written, const toml::array& meant, const std::string& where)
    {
        if (written.size() != meant.size()) return false;
        for (std::size_t i = 0; i < written.size(); ++i) {
            compare(written.get(i), meant.get(i), written.get(i)->source(),
                    where + " " + std::to_string(i + 1));
        }
        return true;
    }

    const std::string& file_;
    Problems& problems_;
};

/// Reports where the readable part differs from the save.
void check_agreement(const toml::table& written, Match& match, const Position& read,
                     const std::string& file, Problems& problems)
{
    Position meant = describe(match, read.ruleset, read.me);
    Problems none;
    const auto table = parse_toml(write_brief(meant, match.library()), file, none);
    Agreement(file, problems).compare(written, *table, "");
}

}  // namespace

DefId basic_energy(const CardLibrary& library, char letter)
{
    constexpr std::string_view letters = "GRWLPFDMY";  // in the order of Type
    const std::size_t type = letters.find(letter);
    if (type == std::string_view::npos) return no_def;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const CardDef& def = library.def(static_cast<DefId>(i));
        if (def.energy_kind == EnergyKind::basic && def.energy.units == 1 &&
            def.energy.unit[0] == TypeSet{static_cast<Type>(type)}) {
            return static_cast<DefId>(i);
        }
    }
    return no_def;
}

std::optional<Position> read_by_hand(std::string_view text, const std::string& file,
                                     const CardLibrary& library, Problems& problems)
{
    const std::size_t before = problems.size();
    const auto table = parse_toml(text, file, problems);
    if (!table) return std::nullopt;
    const toml::table* save = nullptr;
    Position position = PositionReader(library, file, problems).read(*table, save);
    if (save != nullptr) {
        TableReader(*table, file, problems)
            .report(*save,
                    "this must be a position written by hand; delete everything from [exact] on");
    }
    sort_by_place(problems, before);
    if (!sound_since(problems, before)) return std::nullopt;
    return position;
}

ReadPosition read_position(std::string_view text, const std::string& file,
                           const CardLibrary& library, EffectHost* effects,
                           const FindRuleset& find_ruleset)
{
    ReadPosition result;
    const auto table = parse_toml(text, file, result.problems);
    if (!table) return result;
    const toml::table* save = nullptr;
    PositionReader reader(library, file, result.problems);
    const Position position = reader.read(*table, save);
    result.ruleset = position.ruleset;
    result.title = position.title;
    result.note = position.note;
    result.me = position.me;
    const Ruleset* rules = find_ruleset(position.ruleset);
    if (rules == nullptr) {
        const toml::node* node = table->get("ruleset");
        TableReader(*table, file, result.problems)
            .report(node != nullptr ? *node : *table,
                    "there is no ruleset " + in_quotes(position.ruleset));
    }
    sort_by_place(result.problems);
    if (!result.problems.empty()) return result;
    if (save != nullptr) {
        TableReader below(*table, file, result.problems);
        const std::size_t begins = text.find(exact_heading);
        const std::string_view bytes =
            begins == std::string_view::npos ? "" : text.substr(begins + exact_heading.size());
        Result<LoadedMatch> loaded =
            load_match(bytes, library, *rules, effects, {.accept_other_packs = true});
        if (!loaded) {
            below.report(*save, loaded.error().message);
        } else if (!loaded.value().note.empty()) {
            below.report(
                *save, "the cards have changed since the save: a different question is asked now");
        } else {
            check_agreement(*table, loaded.value().match, position, file, result.problems);
        }
        sort_by_place(result.problems);
        if (result.problems.empty()) result.match = std::move(loaded.value().match);
        return result;
    }
    Result<Match> match = build_match(position, library, *rules, effects);
    if (match) {
        result.match = std::move(match.value());
    } else {
        result.problems.push_back({.file = file,
                                   .line = 0,
                                   .column = 0,
                                   .message = match.error().message,
                                   .context = {}});
    }
    return result;
}

}  // namespace ptcg
