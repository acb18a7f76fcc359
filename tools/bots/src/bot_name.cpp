#include "ptcg/bots/bot_name.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/scripting/problem.hpp"

namespace ptcg {
namespace {

struct NamedKind {
    std::string_view name;
    BotKind kind;
};
constexpr std::array<NamedKind, 4> kinds = {{{"random", BotKind::random},
                                             {"greedy", BotKind::greedy},
                                             {"mcts", BotKind::mcts},
                                             {"mcts-open", BotKind::mcts_open}}};

/// An option of a bot that searches.
struct SearchOption {
    std::string_view name;
    std::uint64_t SearchBudget::*value;
    std::uint64_t least;
    std::uint64_t most;
};
constexpr std::array<SearchOption, 4> options = {{
    {"iterations", &SearchBudget::iterations, 1, 1'000'000'000},
    {"ms", &SearchBudget::milliseconds, 1, 3'600'000},
    {"turns", &SearchBudget::turns, 0, 1000},
    {"policy", &SearchBudget::policy, 0, 1},
}};

constexpr std::uint64_t usual_iterations = 200;

Result<void> read_option(std::string_view text, SearchBudget& budget)
{
    const std::string_view name = text.substr(0, text.find('='));
    const auto option = std::find_if(options.begin(), options.end(),
                                     [&](const SearchOption& o) { return o.name == name; });
    if (option == options.end()) {
        std::vector<std::string> names;
        for (const SearchOption& known : options) names.emplace_back(known.name);
        return Error{fmt::format("mcts has no option \"{}\"{}; it has {}", name,
                                 did_you_mean(name, names), fmt::join(names, ", "))};
    }
    const std::string_view typed =
        name.size() < text.size() ? text.substr(name.size() + 1) : std::string_view{};
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc{} || end != typed.data() + typed.size() || number < option->least ||
        number > option->most) {
        return Error{fmt::format("mcts option {} needs a whole number from {} to {}, as in {}={}",
                                 name, option->least, option->most, name,
                                 std::clamp<std::uint64_t>(100, option->least, option->most))};
    }
    budget.*option->value = number;
    return {};
}

}  // namespace

const std::vector<std::string>& bot_names()
{
    static const std::vector<std::string> names = {"random", "greedy", "mcts"};
    return names;
}

Result<BotName> read_bot_name(std::string_view name)
{
    const std::string_view word = name.substr(0, name.find(':'));
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](const NamedKind& k) { return k.name == word; });
    if (kind == kinds.end()) {
        return Error{fmt::format("there is no bot \"{}\"{}; bots: {}", word,
                                 did_you_mean(word, bot_names()), fmt::join(bot_names(), ", "))};
    }
    BotName result{kind->kind, {}};
    const bool searches = kind->kind == BotKind::mcts || kind->kind == BotKind::mcts_open;
    if (!searches && word.size() < name.size()) {
        return Error{fmt::format("the bot {} has no options; write just \"{}\"", word, word)};
    }
    for (std::size_t from = word.size(); from < name.size();) {
        const std::size_t end = std::min(name.find(':', from + 1), name.size());
        const Result<void> read = read_option(name.substr(from + 1, end - from - 1), result.budget);
        if (!read) return read.error();
        from = end;
    }
    SearchBudget& budget = result.budget;
    if (searches && budget.iterations == 0 && budget.milliseconds == 0) {
        budget.iterations = usual_iterations;
    }
    return result;
}

std::string bot_name_problem(const std::string& name)
{
    const Result<BotName> read = read_bot_name(name);
    return read ? std::string() : read.error().message;
}

}  // namespace ptcg
