#pragma once

#include <memory>
#include <vector>

#include "policy.hpp"
#include "ptcg/bots/bots.hpp"

namespace ptcg {

/// A first pick that a search has tried.
struct TriedPick {
    std::uint16_t option = 0;  ///< the number of options: no pick
    int tries = 0;
    double worth = 0;  ///< their mean, from 0 to 1
};

/// A bot that tells what its last search found.
class SearchingBot : public Bot {
public:
    /// Returns what was tried for the last answer; nothing if there was no choice.
    [[nodiscard]] virtual std::vector<TriedPick> tried(const Decision& decision) const = 0;
};

/// `policy` plays the tries. It and the library must outlive the bot.
[[nodiscard]] std::unique_ptr<SearchingBot> make_searching_bot(const CardLibrary& library,
                                                               const SearchBudget& budget,
                                                               Foresight foresight,
                                                               const PolicyWeights& policy);

}  // namespace ptcg
