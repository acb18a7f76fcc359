#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "phrases/card_draft.hpp"
#include "ptcg/hosting/eras.hpp"

namespace ptcg::tools {

/// Counts which texts of printed cards the phrasebook reads. Book and eras must outlive it.
class PhraseCoverage {
public:
    PhraseCoverage(const phrases::Phrasebook& book, const std::vector<Era>& eras)
        : book_(book), eras_(eras)
    {
    }

    /// Adds a card. Cards that say the same count once.
    void add(const PrintedCard& card);

    /// Returns a table: effects and cards, and how many of them are read, by kind and era.
    [[nodiscard]] std::string shares() const;

    /// Returns the sentences in which reading stopped and for which most cards wait, at most
    /// `most`.
    [[nodiscard]] std::string missing(std::size_t most, std::size_t width) const;

private:
    struct Share {
        std::size_t effects = 0;
        std::size_t read = 0;
        std::size_t cards = 0;
        std::size_t whole = 0;  ///< cards all of whose texts were read
    };
    /// A sentence that is not read, and the cards that wait for it.
    struct Waiting {
        std::size_t cards = 0;
        std::string example;
    };

    [[nodiscard]] static std::string line(std::string_view name, const Share& share);
    Share& era(const PrintedCard& card);
    std::vector<Share*> shares_of(const PrintedCard& card, const phrases::EffectText& text);
    void note(const PrintedCard& card, const phrases::EffectText& text,
              const phrases::EffectDraft& draft);

    const phrases::Phrasebook& book_;
    const std::vector<Era>& eras_;
    std::set<std::string> seen_;
    std::map<std::string, Share> by_era_;
    std::map<std::string, Share> kinds_;
    std::map<std::string, Waiting> missing_;
    Share all_;
};

}  // namespace ptcg::tools
