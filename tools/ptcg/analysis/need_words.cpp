// Describes the requirements of texts in words.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/reasons.hpp"

namespace ptcg::tools {

std::string phrase_of(const Requirement& need, const Texts& texts)
{
    const std::string kind = need.filter == no_filter ? "" : texts.reasons.of_kind.plain();
    return fill(texts.need(need.need), {{"value", std::to_string(need.count)}, {"kind", kind}},
                {.one = need.count == 1});
}

std::string Reasons::needs_detail(std::span<const Requirement> needs, SlotId self,
                                  CardIndex card) const
{
    std::vector<std::string> missing;
    while (!needs.empty() && needs.front().need != Need::none) {
        std::size_t length = 1;  // of a group of needs of which any one suffices
        while (length < needs.size() && needs[length - 1].or_next) ++length;
        const std::span<const Requirement> group = needs.first(length);
        needs = needs.subspan(length);
        if (game_.needs_met(group, me_, self, card)) continue;
        std::vector<std::string> ways;
        for (const Requirement& need : group) ways.push_back(phrase_of(need, wording_.texts()));
        missing.push_back(fmt::format("{}", fmt::join(ways, words_.needs_or.plain())));
    }
    if (missing.empty()) return {};
    return fill(words_.needs,
                {{"text", fmt::format("{}", fmt::join(missing, words_.needs_and.plain()))}});
}

}  // namespace ptcg::tools
