#include "text_tests/expectations/expected_ends.hpp"

#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text_tests/expectations/telling.hpp"

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
    // A text that is not in play says nothing.
    const TextSubject subject = silent.subject.value_or(TextSubject{});
    return all_ends([&](Choices& choices) {
        Telling telling(subject, before, choices);
        return telling.react(form, silent);
    });
}

}  // namespace ptcg::tools
