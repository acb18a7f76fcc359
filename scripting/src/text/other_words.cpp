#include "text/other_words.hpp"

#include <algorithm>
#include <array>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg {

namespace {

struct OtherWord {
    std::string_view word;  ///< in lowercase, without `_`
    std::string_view meant;
};

/// Of several rows with the same word, the first one whose name exists there is meant.
constexpr std::array other_words = {
    // verbs and fields
    OtherWord{"addcondition", "set_condition"}, OtherWord{"addcounters", "put_counters"},
    OtherWord{"applycondition", "set_condition"}, OtherWord{"bounce", "return_to"},
    OtherWord{"burn", "set_condition"}, OtherWord{"coin", "flip"}, OtherWord{"coins", "flips"},
    OtherWord{"coinflip", "flip"}, OtherWord{"confuse", "set_condition"},
    OtherWord{"damagecounters", "put_counters"}, OtherWord{"damagecounters", "counters"},
    OtherWord{"defending", "defender"}, OtherWord{"flipcoins", "flips"},
    OtherWord{"gust", "switch"}, OtherWord{"health", "hp"}, OtherWord{"kill", "knock_out"},
    OtherWord{"knockout", "knock_out"}, OtherWord{"me", "owner"}, OtherWord{"mill", "discard_top"},
    OtherWord{"opp", "opponent"}, OtherWord{"paralyze", "set_condition"}, OtherWord{"peek", "look"},
    OtherWord{"placecounters", "put_counters"}, OtherWord{"poison", "set_condition"},
    OtherWord{"removecounters", "heal"}, OtherWord{"reveal", "show"},
    OtherWord{"sleep", "set_condition"}, OtherWord{"swap", "switch"}, OtherWord{"tutor", "search"},
    OtherWord{"you", "owner"},
    // keys of handlers, hooks and needs
    OtherWord{"action", "effect"}, OtherWord{"activate", "once_per_turn"},
    OtherWord{"can", "only_if"}, OtherWord{"canuse", "only_if"}, OtherWord{"condition", "only_if"},
    OtherWord{"cost", "needs"}, OtherWord{"onenter", "on_bench"},
    OtherWord{"onfaint", "on_knock_out"}, OtherWord{"onknockedout", "on_knock_out"},
    OtherWord{"onuse", "use"}, OtherWord{"requires", "needs"}, OtherWord{"run", "effect"},
    // filters
    OtherWord{"hp", "hp_at_most"}, OtherWord{"hurt", "damaged"}, OtherWord{"maxhp", "hp_at_most"},
    OtherWord{"wounded", "damaged"},
    // facts of cards
    OtherWord{"damagemodifier", "mark"}, OtherWord{"description", "text"},
    OtherWord{"effect", "text"}, OtherWord{"number", "id"}, OtherWord{"pokepower", "ability"},
    OtherWord{"supertype", "kind"},
    // options of the program
    OtherWord{"dir", "--packs"}, OtherWord{"folder", "--packs"}, OtherWord{"in", "--packs"},
    // other words
    OtherWord{"all", "any"}, OtherWord{"both", "any"}, OtherWord{"your", "own"},
    OtherWord{"dark", "darkness"}, OtherWord{"electric", "lightning"}, OtherWord{"steel", "metal"},
    OtherWord{"sleeping", "asleep"}, OtherWord{"stage1", "stage-1"},
    OtherWord{"stage2", "stage-2"}};

/// Returns the word in lowercase, without what separates its parts.
std::string joined(std::string_view word)
{
    std::string text;
    for (const char c : word) {
        if (c != '_' && c != '-' && c != ' ') text += ascii::lower(c);
    }
    return text;
}

/// Returns "_flip_coins_" for "flip_coins" and "flipCoins".
std::string in_parts(std::string_view word)
{
    std::string parts = "_";
    for (const char c : word) {
        const bool separates = c == '_' || c == '-' || c == ' ' || c == '.';
        if ((separates || ascii::is_upper(c)) && parts.back() != '_') parts += '_';
        if (!separates) parts += ascii::lower(c);
    }
    return parts + "_";
}

}  // namespace

std::string same_meaning(std::string_view word, const std::vector<std::string>& known)
{
    const std::string wanted = joined(word);
    for (const OtherWord& other : other_words) {
        if (other.word != wanted) continue;
        const auto found = std::ranges::find(known, other.meant);
        if (found != known.end()) return *found;
    }
    return {};
}

std::string word_within(std::string_view word, const std::vector<std::string>& known)
{
    const std::string parts = in_parts(word);
    std::string first;
    std::size_t place = std::string::npos;
    for (const std::string& name : known) {
        const std::size_t found = parts.find("_" + name + "_");
        if (name.empty() || found == std::string::npos) continue;
        if (found < place || (found == place && name.size() > first.size())) {
            first = name;
            place = found;
        }
    }
    return first;
}

}  // namespace ptcg
