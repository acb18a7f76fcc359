// Reads what a test writes: positions, actions and words.

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/methods.hpp"
#include "card_tests/bindings/values.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/position.hpp"
#include "system/files.hpp"

namespace ptcg::tools {

namespace {

/// Resolves cards as a test names them. Most tests use ids, which need no list of all names.
class CardWords {
public:
    explicit CardWords(const CardLibrary& library) : library_(library) {}

    [[nodiscard]] const CardLibrary& library() const { return library_; }

    /// Reads "my1-5", "Kit Whistle", "3 Kit Whistle".
    [[nodiscard]] std::vector<DefId> entry(lua_State* L, int index, const std::string& what)
    {
        const std::string text = as_text(L, index, what);
        if (const DefId def = library_.find(text); def != no_def) return {def};
        if (!names_) names_.emplace(library_);
        Result<std::vector<DefId>> found = names_->entry(text);
        if (!found) fail_test(fmt::format("{}: {}", what, found.error().message));
        return std::move(found.value());
    }

    [[nodiscard]] DefId one(lua_State* L, int index, const std::string& what)
    {
        const std::vector<DefId> cards = entry(L, index, what);
        if (cards.size() != 1) {
            fail_test(fmt::format("{}: expected one card, got {}", what, shown_value(L, index)));
        }
        return cards.front();
    }

    [[nodiscard]] std::vector<DefId> list(lua_State* L, int index, const std::string& what)
    {
        if (lua_type(L, index) != LUA_TTABLE) {
            fail_test(
                fmt::format("{}: expected a list of cards, such as {{ \"Kit Whistle\", "
                            "\"my1-5\" }}, got {}",
                            what, shown_value(L, index)));
        }
        std::vector<DefId> cards;
        for_each_in(L, index, what, [&] {
            const std::vector<DefId> more = entry(L, -1, what);
            cards.insert(cards.end(), more.begin(), more.end());
        });
        return cards;
    }

private:
    const CardLibrary& library_;
    std::optional<DeckTextReader> names_;
};

/// Reads "LLC": attaches a basic Energy card for each letter.
void attach_letters(lua_State* L, int index, const CardLibrary& library, const std::string& what,
                    PokemonSetup& pokemon)
{
    for (char letter : as_text(L, index, what)) {
        const DefId energy = basic_energy(library, letter);
        if (energy == no_def) {
            fail_test(fmt::format("{}: no basic Energy card for the letter \"{}\"", what, letter));
        }
        pokemon.attached.push_back(energy);
    }
}

[[nodiscard]] int as_damage(lua_State* L, int index, const std::string& what)
{
    const long long damage = as_number(L, index, what);
    if (damage < 0 || damage % 10 != 0 || damage > 9990) {
        fail_test(what + ": expected a multiple of 10");
    }
    return static_cast<int>(damage);
}

[[nodiscard]] Condition as_condition(lua_State* L, int index, const std::string& what)
{
    const std::string name = as_text(L, index, what);
    const std::optional<Condition> condition = condition_named(name);
    if (!condition) fail_test(fmt::format("{}: no Special Condition \"{}\"", what, name));
    return *condition;
}

[[nodiscard]] PokemonSetup as_pokemon(lua_State* L, int index, CardWords& words,
                                      const std::string& what)
{
    index = lua_absindex(L, index);
    const int top = lua_gettop(L);
    PokemonSetup pokemon;
    const CardLibrary& library = words.library();
    if (lua_type(L, index) == LUA_TSTRING) {
        pokemon.card = words.one(L, index, what);
    } else {
        expect_table(L, index, what);
        check_keys(L, index, what, {"energy", "damage", "conditions", "attached", "under", "new"},
                   1);
        lua_rawgeti(L, index, 1);
        pokemon.card = words.one(L, -1, what);
        if (push_field(L, index, "energy") != LUA_TNIL) {
            attach_letters(L, -1, library, what + ".energy", pokemon);
        }
        if (push_field(L, index, "attached") != LUA_TNIL) {
            const std::vector<DefId> cards = words.list(L, -1, what + ".attached");
            pokemon.attached.insert(pokemon.attached.end(), cards.begin(), cards.end());
        }
        if (push_field(L, index, "under") != LUA_TNIL) {
            pokemon.under = words.list(L, -1, what + ".under");
        }
        if (push_field(L, index, "damage") != LUA_TNIL) {
            pokemon.damage = as_damage(L, -1, what + ".damage");
        }
        if (push_field(L, index, "conditions") != LUA_TNIL) {
            for_each_in(L, -1, what + ".conditions", [&] {
                pokemon.conditions.push_back(as_condition(L, -1, what + ".conditions"));
            });
        }
        if (const int type = push_field(L, index, "new"); type != LUA_TNIL) {
            if (type != LUA_TBOOLEAN) fail_test(what + ".new: expected true or false");
            pokemon.is_new = lua_toboolean(L, -1) != 0;
        }
        lua_settop(L, top);
    }
    if (!library.def(pokemon.card).works_as_pokemon()) {
        fail_test(fmt::format("{}: {} is not a Pokémon", what, library.text(pokemon.card).id));
    }
    return pokemon;
}

[[nodiscard]] SideSetup as_side(lua_State* L, int index, CardWords& words, const std::string& what)
{
    index = lua_absindex(L, index);
    const int top = lua_gettop(L);
    expect_table(L, index, what);
    check_keys(L, index, what,
               {"active", "bench", "hand", "deck", "discard", "lost_zone", "beside", "prizes"}, 0);
    SideSetup side;
    if (push_field(L, index, "active") != LUA_TNIL) {
        side.active = as_pokemon(L, -1, words, what + ".active");
    }
    if (push_field(L, index, "bench") != LUA_TNIL) {
        if (lua_type(L, -1) != LUA_TTABLE) {
            fail_test(
                fmt::format("{}.bench: expected a list of Pokémon, such as "
                            "{{ \"Sparkit\", {{ \"my1-2\", damage = 20 }} }}, got {}",
                            what, shown_value(L, -1)));
        }
        for_each_in(L, -1, what + ".bench",
                    [&] { side.bench.push_back(as_pokemon(L, -1, words, what + ".bench")); });
    }
    if (push_field(L, index, "hand") != LUA_TNIL) {
        side.hand = words.list(L, -1, what + ".hand");
    }
    if (push_field(L, index, "deck") != LUA_TNIL) {
        side.deck = words.list(L, -1, what + ".deck");
    }
    if (push_field(L, index, "discard") != LUA_TNIL) {
        side.discard = words.list(L, -1, what + ".discard");
    }
    if (push_field(L, index, "lost_zone") != LUA_TNIL) {
        side.lost_zone = words.list(L, -1, what + ".lost_zone");
    }
    if (push_field(L, index, "beside") != LUA_TNIL) {
        side.beside = words.list(L, -1, what + ".beside");
    }
    if (push_field(L, index, "prizes") != LUA_TNIL) {
        if (lua_type(L, -1) == LUA_TNUMBER) {
            const long long prizes = as_number(L, -1, what + ".prizes");
            if (prizes < 0 || prizes > static_cast<long long>(cards_per_player)) {
                fail_test(what + ".prizes: expected a number from 0 to 60");
            }
            side.prize_count = static_cast<int>(prizes);
        } else {
            side.prizes = words.list(L, -1, what + ".prizes");
        }
    }
    lua_settop(L, top);
    return side;
}

[[nodiscard]] Position described_position(lua_State* L, int index, CardWords& words)
{
    const int top = lua_gettop(L);
    expect_table(L, index, "position");
    check_keys(L, index, "position", {"ruleset", "turn", "me", "opponent", "stadium", "stadium_of"},
               0);
    Position position;
    position.filler = some_basic_energy(words.library());
    if (position.filler == no_def) {
        fail_test("position: the packs have no basic Energy card to fill decks with");
    }
    if (push_field(L, index, "ruleset") != LUA_TNIL) {
        position.ruleset = as_text(L, -1, "position.ruleset");
    }
    if (push_field(L, index, "turn") != LUA_TNIL) {
        const long long turn = as_number(L, -1, "position.turn");
        if (turn < 1 || turn > 1000) fail_test("position.turn: expected a number from 1 to 1000");
        position.turn = static_cast<int>(turn);
    }
    if (push_field(L, index, "stadium") != LUA_TNIL) {
        position.stadium = words.one(L, -1, "position.stadium");
    }
    if (push_field(L, index, "stadium_of") != LUA_TNIL) {
        const std::string owner = as_text(L, -1, "position.stadium_of");
        if (owner != "me" && owner != "opponent") {
            fail_test("position.stadium_of: expected \"me\" or \"opponent\"");
        }
        position.stadium_mine = owner == "me";
    }
    SideSetup* const sides[] = {&position.my_side, &position.opponents_side};
    const char* const names[] = {"me", "opponent"};
    for (std::size_t i = 0; i < players; ++i) {
        if (push_field(L, index, names[i]) == LUA_TNIL) {
            fail_test(fmt::format("position: field \"{}\" is missing", names[i]));
        }
        *sides[i] = as_side(L, -1, words, names[i]);
        if (!sides[i]->active) {
            fail_test(fmt::format("{}: an Active Pokémon is missing", names[i]));
        }
    }
    lua_settop(L, top);
    return position;
}

/// Returns the path of a position file that a test names: in or below the folder of the test's
/// file. Tests come with untrusted packs, which may not read anything else.
[[nodiscard]] std::filesystem::path position_path(const std::string& name, const TestRun& run)
{
    namespace fs = std::filesystem;
    const fs::path named(name);
    std::error_code ignored;
    const fs::path folder = fs::canonical(run.folder.empty() ? "." : run.folder, ignored);
    const fs::path file = fs::weakly_canonical(folder / named, ignored);
    const bool below = std::ranges::mismatch(folder, file).in1 == folder.end();
    if (named.is_absolute() || std::ranges::find(named, "..") != named.end() || !below) {
        fail_test(fmt::format(
            "position: \"{}\" is not next to the test's file; a test cannot read other folders",
            name));
    }
    return file;
}

[[nodiscard]] std::string position_file(const std::string& name, const TestRun& run)
{
    Result<std::string> text = read_regular_file(position_path(name, run), most_position_bytes);
    if (!text) fail_test(fmt::format("position: {}: {}", name, text.error().message));
    return std::move(text.value());
}

/// Reads a position as TOML, either in the test itself or in a separate file.
[[nodiscard]] Position written_position(const std::string& text_or_file, const TestRun& run)
{
    const bool is_file = text_or_file.ends_with(".toml");
    const std::string text = is_file ? position_file(text_or_file, run) : text_or_file;
    const std::string shown = is_file ? text_or_file : "position";
    Problems problems;
    const std::optional<Position> position =
        read_by_hand(text, shown, *run.world->library, problems);
    if (!position) {
        std::string message = "position:";
        for (const Problem& problem : problems) message += "\n" + to_string(problem);
        fail_test(message);
    }
    if (position->seed) fail_test("position: a test supplies its coins; leave out \"seed\"");
    return *position;
}

[[nodiscard]] TestWord as_word(lua_State* L, int index, const std::string& what)
{
    TestWord word;
    switch (lua_type(L, index)) {
        case LUA_TBOOLEAN:
            word.kind = TestWord::Kind::yes_no;
            word.yes = lua_toboolean(L, index) != 0;
            break;
        case LUA_TNUMBER:
            word.kind = TestWord::Kind::number;
            word.number = as_number(L, index, what);
            break;
        default:
            word.word = as_text(L, index, what);
            if (word.word.size() > 1 && word.word.size() < 6 && word.word.front() == '#' &&
                word.word.find_first_not_of("0123456789", 1) == std::string::npos) {
                word.kind = TestWord::Kind::option;
                word.number = std::stoll(word.word.substr(1));
            }
            break;
    }
    return word;
}

}  // namespace

PositionSetup as_position(lua_State* L, int index, const TestRun& run)
{
    const bool written = lua_type(L, index) == LUA_TSTRING;
    CardWords words(*run.world->library);
    PositionSetup position{
        written ? written_position(text_at(L, index), run) : described_position(L, index, words),
        nullptr};
    // If a file puts me in the other seat, a rerun with swapped seats swaps back.
    position.me = run.me == PlayerId::one ? position.me : opponent_of(position.me);
    position.rules = run.world->ruleset(position.ruleset);
    if (position.rules == nullptr) {
        fail_test(fmt::format("position: no ruleset \"{}\"", position.ruleset));
    }
    return position;
}

std::vector<TestWord> as_words(lua_State* L, int first, const std::string& what)
{
    std::vector<TestWord> words;
    if (lua_gettop(L) == first && lua_type(L, first) == LUA_TTABLE) {
        for_each_in(L, first, what, [&] { words.push_back(as_word(L, -1, what)); });
        return words;
    }
    for (int i = first; i <= lua_gettop(L); ++i) words.push_back(as_word(L, i, what));
    return words;
}

TestAction as_action(lua_State* L, int first, OptionKind kind, const char* name)
{
    TestAction action{.kind = kind, .arguments = {}};
    for (int i = first; i <= lua_gettop(L); ++i) {
        action.arguments.push_back(as_text(L, i, name));
    }
    return action;
}

}  // namespace ptcg::tools
