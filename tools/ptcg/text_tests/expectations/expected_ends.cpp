#include "text_tests/expectations/expected_ends.hpp"

#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text_tests/expectations/telling.hpp"
#include "text_tests/expectations/use_limits.hpp"

namespace ptcg::tools {
namespace {

constexpr std::size_t most_readings = 600;

/// Reads the text in every way. `tell` returns the end that it comes to.
template <typename Tell>
ExpectedEnds all_ends(Tell&& tell)
{
    ExpectedEnds expected;
    Choices choices;
    std::size_t readings = 0;
    do {
        if (++readings > most_readings) {
            expected.too_many = true;
            return expected;
        }
        try {
            expected.ends.insert(tell(choices));
        } catch (const NoSuchEnd&) {
            continue;
        }
    } while (choices.advance());
    return expected;
}

}  // namespace

TableEnd end_of(std::vector<std::string> changes, int heads, int tails)
{
    if (heads > 0) changes.push_back(fmt::format("{} heads", heads));
    if (tails > 0) changes.push_back(fmt::format("{} tails", tails));
    return fmt::format("{}", fmt::join(changes, "\n"));
}

int heads_in(const TableEnd& end)
{
    const std::size_t at = end.rfind(" heads");
    if (at == std::string::npos) return 0;
    const std::size_t line = end.rfind('\n', at);
    return std::atoi(end.c_str() + (line == std::string::npos ? 0 : line + 1));
}

ExpectedEnds expected_ends(const phrases::Form& form, const TextSubject& subject,
                           const Tabletop& before)
{
    return all_ends([&](Choices& choices) { return Telling(subject, before, choices).tell(form); });
}

ExpectedEnds expected_reactions(const phrases::Form& form, const Tabletop& before,
                                const SilentEnd& silent)
{
    const bool adds_up = !is_once_for_all(form);
    return all_ends([&](Choices& choices) {
        SeenTable seen = silent.after;
        std::set<PlayerId> reacted;
        for (const TextSubject& subject : silent.subjects) {
            if (!adds_up && reacted.contains(subject.player)) continue;
            Telling telling(subject, before, choices);
            if (telling.react(form, silent.event, seen)) reacted.insert(subject.player);
        }
        return end_of(before.changes(seen.table), seen.heads, seen.tails);
    });
}

}  // namespace ptcg::tools
