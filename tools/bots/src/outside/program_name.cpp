#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "outside/spawn.hpp"
#include "ptcg/bots/bot_program.hpp"
#include "ptcg/scripting/characters.hpp"

namespace ptcg {
namespace {

constexpr Milliseconds least_budget = 10;
constexpr Milliseconds most_budget = 3'600'000;

std::vector<std::string> words_of(std::string_view text)
{
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (!word.empty()) words.emplace_back(word);
    }
    return words;
}

/// Takes the last ":name=value" from the text; nothing if it ends in none.
std::optional<std::pair<std::string, std::string>> take_option(std::string_view& text)
{
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || colon == 0) return std::nullopt;
    const std::string_view option = text.substr(colon + 1);
    const std::size_t equals = option.find('=');
    const bool is_option = equals != std::string_view::npos && equals > 0 &&
                           option.find_first_of("/ ") == std::string_view::npos;
    if (!is_option) return std::nullopt;
    text = text.substr(0, colon);
    return std::pair{std::string(option.substr(0, equals)), std::string(option.substr(equals + 1))};
}

}  // namespace

bool names_program(std::string_view name)
{
    return name.find('/') != std::string_view::npos;
}

Result<BotProgram> read_bot_program(std::string_view text)
{
    if (has_hidden_character(text))
        return Error{"the name has a character that cannot be shown; rename the program"};
    BotProgram program;
    while (const auto option = take_option(text)) {
        const std::string& value = option->second;
        if (option->first != "ms") {
            program.options.insert(*option);
            continue;
        }
        const char* const end = value.data() + value.size();
        const auto [read, error] = std::from_chars(value.data(), end, program.budget);
        if (error != std::errc{} || read != end || program.budget < least_budget ||
            program.budget > most_budget) {
            return Error{fmt::format("ms needs a whole number from {} to {}, as in ms=500",
                                     least_budget, most_budget)};
        }
    }
    program.command = words_of(text);
    if (program.command.empty()) return Error{"name the program, as in ./mine"};
    const Result<std::string> path = find_program(program.command.front());
    if (!path) return path.error();
    return program;
}

BotGame game_of(PlayerId seat, std::span<const DefId> deck, const CardLibrary& library,
                std::string ruleset, std::string format)
{
    BotGame game{seat, std::move(ruleset), std::move(format), {}};
    for (const DefId card : deck) game.deck.push_back(library.text(card).id);
    return game;
}

Result<std::unique_ptr<Bot>> make_any_bot(std::string_view name, const CardLibrary& library)
{
    if (!names_program(name)) return make_bot(name, library);
    Result<BotProgram> program = read_bot_program(name);
    if (!program) return program.error();
    return make_program_bot(std::move(program.value()), library);
}

std::string any_bot_problem(const std::string& name)
{
    if (!names_program(name)) return bot_name_problem(name);
    const Result<BotProgram> program = read_bot_program(name);
    return program ? std::string() : program.error().message;
}

}  // namespace ptcg
