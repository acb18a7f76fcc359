#include "support/script_breaks.hpp"

#include <algorithm>
#include <regex>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace ptcg::test {
namespace {

/// What is looked for and what may come in its place. "$+" and "$-" are a larger and a smaller
/// number.
struct Rule {
    std::string_view kind;
    const char* found;
    std::vector<const char*> instead;
};

const std::vector<Rule>& rules()
{
    static const std::vector<Rule> all{
        {"number", R"~(([^"\w.$])([0-9]+)(?![\w"]))~", {"$+", "$-"}},
        {"limit", R"~(min = [0-9]+, )~", {""}},
        {"limit", R"~(max = ([0-9]+))~", {"max = 9", "max = 1"}},
        {"limit", R"~(, may = true)~", {""}},
        {"limit", R"~(choose_up_to\()~", {"choose_exactly("}},
        {"limit", R"~(may_choose\()~", {"choose("}},
        {"condition", R"~( < )~", {" <= "}},
        {"condition", R"~( <= )~", {" < "}},
        {"condition", R"~( > )~", {" >= "}},
        {"condition", R"~( >= )~", {" > "}},
        {"condition", R"~( == )~", {" ~= "}},
        {"condition", R"~( ~= )~", {" == "}},
        {"condition", R"~(\bnot )~", {""}},
        {"condition", R"~(\bif ([^\n]*?) then)~", {"if not ($1) then", "if true then"}},
        {"condition", R"~( and (?!then))~", {" or "}},
        {"condition", R"~(game:flip\(\) and )~", {"", "not game:flip() and "}},
        {"condition", R"~(where = "active",? ?)~", {""}},
        {"condition", R"~(optional = true,? ?)~", {""}},
        {"target", R"~(it\.attacker\b(?!\.))~", {"it.defender"}},
        {"target", R"~(it\.defender\b)~", {"it.attacker"}},
        {"target", R"~(it\.self\b)~", {"it.opponent.active", "it.owner.active"}},
        {"target", R"~(it\.target\b)~", {"it.self"}},
        {"target", R"~(\btarget\b(?= *[,)]))~", {"it.defender"}},
        {"target", R"~((own|opponent)_bench)~", {"$1_pokemon"}},
        {"target", R"~((own|opponent)_pokemon)~", {"$1_bench"}},
        {"target", R"~(\.bench\b)~", {".pokemon"}},
        {"target", R"~(\.pokemon\b(?! *==))~", {".bench"}},
        {"side", R"~("own_(bench|pokemon))~", {"\"opponent_$1"}},
        {"side", R"~("opponent_(bench|pokemon|hand|discard|deck))~", {"\"own_$1"}},
        {"side", R"~(it\.owner\b)~", {"it.opponent"}},
        {"side", R"~(it\.opponent\b)~", {"it.owner"}},
        {"side", R"~(subject = "opponent")~", {"subject = \"own\"", "subject = \"any\""}},
        {"side", R"~(subject = "own")~", {"subject = \"opponent\"", "subject = \"any\""}},
        {"side", R"~(subject = "any",? ?)~", {""}},
        {"side", R"~(by = "opponent",? ?)~", {""}},
        {"zone", R"~("hand")~", {"\"discard\""}},
        {"zone", R"~("discard")~", {"\"hand\"", "\"deck\""}},
        {"zone", R"~("deck_bottom")~", {"\"deck_top\"", "\"deck\""}},
        {"zone", R"~("deck_top")~", {"\"deck_bottom\"", "\"deck\""}},
        {"zone", R"~(to = "bench")~", {"to = \"hand\""}},
        {"duration", R"~("opponents_next_turn")~", {"\"own_next_turn\"", "\"end_of_turn\""}},
        {"duration", R"~("own_next_turn")~", {"\"opponents_next_turn\"", "\"game\""}},
        {"duration", R"~(, "leaves_play")~", {", \"opponents_next_turn\""}},
        {"duration", R"~(when = "opponents_last_turn"[, ]*)~", {""}},
        {"duration", R"~(once_per_turn)~", {"any_time"}},
        {"filter", R"~(type = "[a-z]+",? ?)~", {""}},
        {"filter", R"~(stage = "[a-z0-9_]+",? ?)~", {""}},
        {"filter", R"~(class = "[^"]+",? ?)~", {""}},
        {"filter", R"~(name = "[^"]+",? ?)~", {""}},
        {"filter", R"~(rule_box = (true|false),? ?)~", {""}},
        {"filter", R"~("basic_energy")~", {"\"energy\"", "\"special_energy\""}},
        {"filter", R"~("energy")~", {"\"basic_energy\""}},
        {"filter", R"~("(item|supporter|tool|stadium)")~", {"\"trainer\""}},
        {"filter", R"~("damaged",? ?)~", {""}},
        {"filter", R"~(type = "(grass|fire|water)")~", {"type = \"psychic\""}},
        {"special condition", R"~("(asleep|burned|paralyzed)")~", {"\"poisoned\""}},
        {"special condition", R"~("(confused|poisoned)")~", {"\"asleep\""}},
        {"dropped line", R"~(\n +game:[^\n]*(?=\n))~", {""}},
        {"dropped line", R"~( game:[a-z_]+\([^()]*\)(?= game| end|\n))~", {""}},
        {"dropped line", R"~(needs = "[a-z_]+",? ?)~", {""}},
        {"dropped line", R"~(needs = \{ "[a-z_]+", )~", {"needs = { "}},
        {"dropped line", R"~(local [a-z_]+ = [^\n]*\n)~", {""}},
        {"dropped line", R"~((shuffle|show) = [a-z]+,? ?)~", {""}},
    };
    return all;
}

[[nodiscard]] bool in_text_or_comment(const std::string& source, std::size_t at)
{
    const std::size_t line = source.rfind('\n', at) + 1;
    const std::string_view before = std::string_view(source).substr(line, at - line);
    if (before.find("--") != std::string_view::npos) return true;
    return std::ranges::count(before, '"') % 2 != 0;
}

[[nodiscard]] std::string replacement(const std::string& pattern, const std::smatch& match)
{
    if (pattern != "$+" && pattern != "$-") return match.format(pattern);
    const int number = std::stoi(match[2].str());
    const int step = number >= 10 && number % 10 == 0 ? 10 : 1;
    return match[1].str() + std::to_string(pattern == "$+" ? number + step : number - step);
}

}  // namespace

std::optional<ScriptBreak> break_script(const std::string& source, Random& random)
{
    std::vector<std::string_view> kinds;
    for (const Rule& rule : rules()) kinds.push_back(rule.kind);
    kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
    const std::string_view kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
    struct Place {
        const Rule* rule;
        std::smatch match;
    };
    std::vector<Place> places;
    for (const Rule& rule : rules()) {
        if (rule.kind != kind) continue;
        const std::regex found(rule.found);
        for (std::sregex_iterator at(source.begin(), source.end(), found), end; at != end; ++at) {
            const auto position = static_cast<std::size_t>(at->position());
            if (!in_text_or_comment(source, position)) places.push_back({&rule, *at});
        }
    }
    if (places.empty()) return std::nullopt;
    const Place& place = places[random.below(static_cast<std::uint32_t>(places.size()))];
    const auto& instead = place.rule->instead;
    const std::string text =
        replacement(instead[random.below(static_cast<std::uint32_t>(instead.size()))], place.match);
    const auto at = static_cast<std::size_t>(place.match.position());
    ScriptBreak broken{std::string(kind), {}, source};
    broken.source.replace(at, static_cast<std::size_t>(place.match.length()), text);
    broken.change = fmt::format(
        "{} -> {} in line {}", place.match.str(), text,
        1 + std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    return broken;
}

}  // namespace ptcg::test
