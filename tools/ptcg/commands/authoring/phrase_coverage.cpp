#include "commands/authoring/phrase_coverage.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "screen/layout.hpp"

namespace ptcg::tools {

using phrases::EffectDraft;
using phrases::EffectText;

namespace {

std::string percent(std::size_t part, std::size_t all)
{
    return all == 0 ? "-" : fmt::format("{}%", 100 * part / all);
}

}  // namespace

void PhraseCoverage::add(const PrintedCard& card)
{
    const std::vector<EffectText> texts = phrases::effect_texts(card);
    std::string identity = card.name + fmt::format(" {}", card.hp);
    for (const EffectText& text : texts) {
        identity += fmt::format("\n{} {} {}", text.name, text.damage, text.text);
    }
    if (!seen_.insert(identity).second) return;
    bool whole = true;
    for (const EffectText& text : texts) {
        const EffectDraft draft = phrases::draft(book_, text);
        const bool read = draft.form != nullptr;
        whole &= read;
        for (Share* share : shares_of(card, text)) {
            ++share->effects;
            share->read += read ? 1 : 0;
        }
        if (!read) note(card, text, draft);
    }
    for (Share* share : {&all_, &era(card)}) {
        ++share->cards;
        share->whole += whole ? 1 : 0;
    }
}

std::string PhraseCoverage::shares() const
{
    std::string table =
        fmt::format("{} {} {} {} {}\n", fit("", 24), fit_right("effects", 8), fit_right("read", 6),
                    fit_right("cards", 8), fit_right("whole", 6));
    for (const auto& [name, share] : kinds_) table += line(name, share);
    for (const Era& era : eras_) {
        const auto found = by_era_.find(era.ruleset);
        if (found != by_era_.end()) table += line(era.ruleset, found->second);
    }
    if (const auto other = by_era_.find("other sets"); other != by_era_.end()) {
        table += line("other sets", other->second);
    }
    return table + line("all", all_);
}

std::string PhraseCoverage::missing(std::size_t most, std::size_t width) const
{
    std::vector<std::pair<std::string, Waiting>> sorted(missing_.begin(), missing_.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second.cards > b.second.cards; });
    if (sorted.size() > most) sorted.resize(most);
    std::string list;
    for (const auto& [sentence, waiting] : sorted) {
        const std::string head = fmt::format("{} {} ", fit_right(fmt::to_string(waiting.cards), 5),
                                             fit(waiting.example, 13));
        for (const std::string& one : wrap(head + sentence, width, head.size())) {
            list += one + '\n';
        }
    }
    return list;
}

std::string PhraseCoverage::line(std::string_view name, const Share& share)
{
    return fmt::format("{} {} {} {} {}\n", fit(name, 24),
                       fit_right(fmt::to_string(share.effects), 8),
                       fit_right(percent(share.read, share.effects), 6),
                       fit_right(share.cards == 0 ? "" : fmt::to_string(share.cards), 8),
                       fit_right(share.cards == 0 ? "" : percent(share.whole, share.cards), 6));
}

PhraseCoverage::Share& PhraseCoverage::era(const PrintedCard& card)
{
    for (const Era& era : eras_) {
        if (era.has_print(card.id)) return by_era_[era.ruleset];
    }
    return by_era_["other sets"];
}

std::vector<PhraseCoverage::Share*> PhraseCoverage::shares_of(const PrintedCard& card,
                                                              const EffectText& text)
{
    return {&all_, &era(card), &kinds_[std::string(phrases::kind_name(text.kind))]};
}

void PhraseCoverage::note(const PrintedCard& card, const EffectText& text, const EffectDraft& draft)
{
    const auto [read, rest] = phrases::unread_sentence(text, draft);
    Waiting& waiting = missing_[fmt::format("{}>> {}", read, rest)];
    ++waiting.cards;
    if (waiting.example.empty()) waiting.example = card.id;
}

}  // namespace ptcg::tools
