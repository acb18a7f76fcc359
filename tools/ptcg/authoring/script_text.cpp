#include <algorithm>

#include <fmt/format.h>

#include "authoring/card_files.hpp"
#include "authoring/text_guess.hpp"
#include "card_tests/transcript.hpp"
#include "ptcg/scripting/lua_format.hpp"

namespace ptcg::tools {
namespace {

std::string remarks(const std::vector<std::string>& lines, std::string_view indent)
{
    std::string text;
    for (const std::string& line : lines) text += fmt::format("{}-- {}\n", indent, line);
    return text;
}

/// Returns the hints as comments, or an invitation if there are none.
std::string body(std::string_view printed, std::string_view indent)
{
    std::vector<std::string> lines = guess_lines(printed);
    lines.insert(lines.begin(), fmt::format("{}{}", script_invitations[0],
                                            lines.empty() ? "" : "; to start with:"));
    return remarks(lines, indent);
}

std::string attack_part(std::string_view part, std::string_view printed, bool last)
{
    std::string text = fmt::format("  {} = function(game, it)\n", part);
    if (last) text += body(printed, "    ");
    if (part == "choose") {
        text += fmt::format("    {}\n", script_beginnings[3]);
    } else if (part == "fails_unless") {
        text += fmt::format("    {}\n", script_beginnings[2]);
    } else if (part == "times") {
        text += fmt::format("    {}\n", script_beginnings[1]);
    } else if (part == "more") {
        text += fmt::format("    {}\n", script_beginnings[0]);
    }
    return text + "  end,\n";
}

std::string attack_text(const PrintedAttack& attack)
{
    const auto parts = guess_parts(attack.text, attack.mark);
    if (parts.size() == 1 && parts.front() == "after") {
        return fmt::format("\ncard.attack[{}] = function(game, it)\n{}end\n",
                           quoted_for_lua(attack.name), body(attack.text, "  "));
    }
    std::string text = fmt::format("\ncard.attack[{}] = {{\n", quoted_for_lua(attack.name));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += attack_part(parts[i], attack.text, i + 1 == parts.size());
    }
    return text + "}\n";
}

/// `subject` is the handler's key that says whose Pokémon it is about; empty for the default.
std::string query_text(const HookGuess& guess, std::string_view printed, std::string_view subject)
{
    const std::string function = "function(game, it)\n" +
                                 remarks({std::string(script_invitations[1]),
                                          "(the old value, if it is a number: it.amount)"},
                                         "    ") +
                                 remarks(guess_lines(printed), "    ") + "    return nil\n  end,\n";
    if (subject.empty()) return fmt::format("  {} = {}", guess.hook, function);
    return fmt::format("  {} = {{\n    {}\n    effect = {}  }},\n", guess.hook, subject, function);
}

/// Returns a handler that does something, with its keys.
std::string handler_text(std::string_view hook, std::string_view keys, const std::string& remark)
{
    if (keys.empty()) return fmt::format("  {} = function(game, it)\n{}  end,\n", hook, remark);
    const std::string line = fmt::format("    {}\n", keys);
    return fmt::format("  {} = {{\n{}    effect = function(game, it)\n{}    end,\n  }},\n", hook,
                       line, remark);
}

/// Returns the handlers that the words of an Ability, an attached card or a Stadium call for. If
/// the words suggest none, returns one for `usual`.
std::string handlers_text(std::string_view where, std::string_view printed, std::string_view usual,
                          std::string_view subject = {})
{
    const HookGuess* const guess = guess_hook(printed);
    std::string handler;
    if (guess == nullptr) {
        handler = handler_text(usual, {}, body(printed, "      ")) +
                  remarks({"which hook? the text does not say; the reference lists them"}, "  ");
    } else if (guess->query) {
        handler = query_text(*guess, printed, subject);
    } else {
        // A player who uses an Ability has already chosen to. If it happens automatically, "may"
        // needs a question.
        const bool asks = !guess->chosen && says_may(printed);
        handler = handler_text(guess->hook, asks ? "optional = true," : guess->keys,
                               body(printed, "      "));
    }
    return fmt::format("\n{} = {{\n{}}}\n", where, handler);
}

/// Returns the hints with a choice in place of the card's own Pokémon: a Trainer card has none.
std::string on_a_chosen_pokemon(std::string hints)
{
    constexpr std::string_view self = "it.self";
    for (std::size_t at = 0; (at = hints.find(self, at)) != std::string::npos;) {
        hints.replace(at, self.size(), "game:choose(\"own_pokemon\")");
    }
    return hints;
}

std::string trainer_text(const PrintedCard& card)
{
    if (card.hp > 0) return {};  // its Abilities are its whole text
    const bool stadium = card.trainer == TrainerKind::stadium;
    if (card.trainer == TrainerKind::tool || stadium) {
        return handlers_text("card.in_play", card.text, stadium ? "use" : "on_attach",
                             stadium ? "subject = \"any\"," : "");
    }
    // While it is attached, its Pokémon has its attacks automatically (TM-01).
    if (!card.attacks.empty()) return {};
    return fmt::format("\ncard.play = function(game, it)\n{}end\n",
                       on_a_chosen_pokemon(body(card.text, "  ")));
}

}  // namespace

std::string script_text(const PrintedCard& card)
{
    std::string text;
    for (const PrintedAbility& ability : card.abilities) {
        text += handlers_text(fmt::format("card.ability[{}]", quoted_for_lua(ability.name)),
                              ability.text, "use");
    }
    for (const PrintedAttack& attack : card.attacks) {
        if (!attack.text.empty()) text += attack_text(attack);
    }
    if (card.kind == CardKind::trainer) text += trainer_text(card);
    if (card.kind == CardKind::energy)
        text += handlers_text("card.in_play", card.text, "on_attach");
    // Blank lines separate the blocks, but the file does not begin with one.
    if (text.starts_with('\n')) text.erase(0, 1);
    return format_lua(text).value_or(text);
}

}  // namespace ptcg::tools
