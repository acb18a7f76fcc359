#pragma once

#include <tuple>

#include "ptcg/queries.hpp"

namespace ptcg {

/// The Energy cards of this turn, and what allows each of them: the one card of every turn, or a
/// text that allows more. Attaching a card does not say which of these it uses, so all cards are
/// considered together, as a matching of cards to allowances.
struct Queries::EnergyAllowances {
    /// What one text allows. Number 0 is the card of every turn, which may be any card.
    struct Allowance {
        Listener text;
        int room = 0;
        int used = 0;
    };
    static constexpr std::size_t nowhere = 0xff;
    struct Attachment {
        std::uint32_t fits = 1;  ///< allowances it may be counted under, as bits
        std::size_t counted = nowhere;
    };

    std::array<Allowance, 25> allowance{};
    std::size_t allowances = 1;
    /// Those that are remembered, and one more.
    std::array<Attachment, std::tuple_size_v<decltype(Table::memos)> + 1> attachment{};
    std::size_t attachments = 0;

    /// Returns the number of this text's allowance; `allowance.size()` if there is no room for it.
    std::size_t number_of(const Listener& text)
    {
        std::size_t i = 1;
        const auto same = [&](const Listener& other) {
            return other.handler == text.handler && other.card == text.card &&
                   other.self == text.self && other.lasting == text.lasting;
        };
        while (i < allowances && !same(allowance[i].text)) ++i;
        if (i == allowances && i < allowance.size()) allowance[allowances++].text = text;
        return i;
    }

    /// Returns whether a text allows the last card noted in addition to the one of every turn.
    [[nodiscard]] bool may_be_one_more() const { return attachment[attachments - 1].fits != 1; }

    /// Finds an allowance for one more card, moving others if necessary.
    bool place(std::size_t card, std::uint32_t& tried)
    {
        for (std::size_t i = 0; i < allowances; ++i) {
            const std::uint32_t mark = 1u << i;
            if ((attachment[card].fits & mark) == 0 || (tried & mark) != 0) continue;
            tried |= mark;
            if (allowance[i].used < allowance[i].room) {
                ++allowance[i].used;
                attachment[card].counted = i;
                return true;
            }
            for (std::size_t other = 0; other < attachments; ++other) {
                if (attachment[other].counted != i || !place(other, tried)) continue;
                attachment[card].counted = i;
                return true;
            }
        }
        return false;
    }

    bool all_fit()
    {
        for (std::size_t card = 0; card < attachments; ++card) {
            std::uint32_t tried = 0;
            if (!place(card, tried)) return false;
        }
        return true;
    }
};

}  // namespace ptcg
