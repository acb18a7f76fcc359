#pragma once

#include <tuple>

#include "ptcg/queries.hpp"

namespace ptcg {

/// The Energy cards of this turn, and what each may be counted against: the one of every turn, or
/// what a text allows beside it. Which it is need not be said when a card is attached, so all of
/// them are looked at together: a matching of cards to allowances.
struct Queries::EnergyAllowances {
    /// What one text allows. Number 0 is the one of every turn, which any card may be.
    struct Allowance {
        Listener text;
        int room = 0;
        int used = 0;
    };
    static constexpr std::size_t nowhere = 0xff;
    struct Attachment {
        std::uint32_t fits = 1;  ///< allowances it may be counted against, as bits
        std::size_t counted = nowhere;
    };

    std::array<Allowance, 25> allowance{};
    std::size_t allowances = 1;
    /// Those that are remembered, and one more.
    std::array<Attachment, std::tuple_size_v<decltype(Table::memos)> + 1> attachment{};
    std::size_t attachments = 0;

    /// The number of what this text allows; `allowance.size()` if there is no room for it.
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

    /// Whether the card noted last may be more than the one of every turn.
    [[nodiscard]] bool may_be_one_more() const { return attachment[attachments - 1].fits != 1; }

    /// Finds an allowance for one more card, moving others if that helps.
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
