#include "words/remedies.hpp"

#include <algorithm>
#include <array>

#include "words/all_words.hpp"

namespace ptcg::script {

namespace {

struct Remedy {
    std::string_view name;
    std::string_view remedy;
};

constexpr std::array remedies = {
    Remedy{"print", "scripts have no output: `ptcg test` and `ptcg repl` show what happens"},
    Remedy{"random", "for chance, use game:flip(), game:flips(n) or game:random_cards(player)"},
    Remedy{"randomseed", "for chance, use game:flip(), game:flips(n) or game:random_cards(player)"},
    Remedy{"require", "write ptcg.require \"name\""},
    Remedy{"dofile", "write ptcg.require \"name\""},
    Remedy{"pcall", "a script cannot catch errors: an error undoes the whole effect"},
    Remedy{"error", "write assert(condition, \"text\")"},
    Remedy{"unpack", "write table.unpack(list)"},
    Remedy{"next", "write `for key, value in pairs(t)`"},
    Remedy{"os", "scripts have no clock and no files"},
    Remedy{"io", "scripts have no clock and no files"},
    Remedy{"null", "Lua calls it nil"},
    Remedy{"game", "`game` is a parameter: write function(game, it)"},
    Remedy{"it", "`it` is a parameter: write function(game, it)"},
    Remedy{"card", "begin the file with `local card = ...`"}};

/// Fields of `it` that scripts ported from elsewhere use as names.
constexpr std::array<std::string_view, 9> fields_of_it = {
    "amount", "attacker", "cause", "defender", "opponent", "owner", "player", "self", "target"};

}  // namespace

std::string remedy_for(std::string_view name)
{
    const auto known = std::ranges::find(remedies, name, &Remedy::name);
    if (known != remedies.end()) return std::string(known->remedy);
    const std::string written(name);
    const bool field = std::ranges::count(fields_of_it, name) > 0;
    const std::string in_quotes = "\"" + written + "\" in quotes";
    if (field && is_word(name)) return "write it." + written + ", or for the word, " + in_quotes;
    if (field) return "write it." + written;
    return is_word(name) ? "write " + in_quotes : std::string{};
}

}  // namespace ptcg::script
