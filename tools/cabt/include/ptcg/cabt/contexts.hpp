#pragma once

#include <cstdint>
#include <unordered_map>

#include "ptcg/cabt/select.hpp"
#include "ptcg/decision.hpp"

namespace ptcg::cabt {

/// Which card a question is about ("contextCard"), apart from the one whose text asks ("effect").
enum class About : std::uint8_t {
    nothing,
    source,   ///< the card whose text asks, as "effect" and as "contextCard"
    confirm,  ///< the card whose text asks, as "contextCard" alone
    picked,   ///< the card picked before
    pokemon,  ///< the Pokémon picked before
};

/// How a question becomes one of the interface, where that is not one for one.
enum class Cut : std::uint8_t {
    whole,    ///< it is one for one
    looks,    ///< about cards held aside, even if they are the whole deck
    later,    ///< asked after the match's next question
    joined,   ///< some cards, then any of the others: asked at once
    split,    ///< which, from none: asked whether, then which
    first,    ///< not asked: the first card that was picked before
    unasked,  ///< not asked if it has one answer
    offered,  ///< which attack is copied: asked with the attack, in place of it
};

/// How the interface calls a question of the match.
struct Wording {
    SelectType type = SelectType::card;
    Context context = Context::to_hand;
    About about = About::nothing;
    Cut cut = Cut::whole;
};

/// How the interface calls the questions of the match's rules and texts. The interface tells apart
/// by the text that asks what to the match is one purpose: where the cards go that are taken. So
/// contexts.tsv lists the texts for which the usual word of a purpose is not the interface's.
/// Immutable, so threads may share it.
class Contexts {
public:
    /// Throws std::logic_error if the table, which is built in, has a mistake.
    Contexts();

    /// `number` is that of the card whose text asks; 0: the rules. `nth` is how many questions of
    /// the kind the text has asked before.
    [[nodiscard]] Wording of(int number, const Decision& question, int nth) const;
    /// Returns whether the card's text asks which attack it copies, and the interface does not.
    [[nodiscard]] bool offers_copies(int number) const;
    /// Returns the usual word for such a question, whatever the table lists.
    [[nodiscard]] static Wording usual(const Decision& question);

private:
    void add(std::string_view line);

    std::unordered_map<std::uint64_t, Wording> listed_;
};

}  // namespace ptcg::cabt
