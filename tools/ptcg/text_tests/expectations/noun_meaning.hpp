#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "phrases/form.hpp"
#include "text_tests/expectations/tabletop.hpp"

namespace ptcg::tools {

/// What a noun of a text means, by what its rows say: whose, where, how many. A noun may be said by
/// several rows in each other ("one of your", "Benched", "Fire Pokémon").
struct NounMeaning {
    std::string frame;  ///< of its rows, the first that is not "noun"
    std::string side, place, most, least, lua;
    const phrases::Form* counted = nullptr;  ///< the form that says `most`
    bool is_another = false;                 ///< "one of your other Pokémon"
};
[[nodiscard]] NounMeaning meaning_of(const phrases::Form& noun);

/// Returns whether the noun says of what kind its cards are.
[[nodiscard]] bool names_kind(const phrases::Form& noun);

/// Returns whether a card outside play is one of those the noun means, by its printed facts.
[[nodiscard]] bool is_meant(const Tabletop& table, const phrases::Form& noun, CardIndex card);
/// The same for any card of the library.
[[nodiscard]] bool is_meant(const CardLibrary& library, const phrases::Form& noun, DefId card);
/// The same for a card attached to a Pokémon.
[[nodiscard]] bool is_meant_attached(const Tabletop& table, const phrases::Form& noun,
                                     CardIndex card);
/// The same for a Pokémon in play, whose it may be.
[[nodiscard]] bool is_meant(const Tabletop& table, const phrases::Form& noun, SlotId slot);

/// Returns the word that a row is for scripts ("poisoned"), if it is just that; else nothing.
[[nodiscard]] std::string word_of(const phrases::Form& form);

/// Thrown if a text says what no expectation can be read from.
class NotExpected : public std::exception {
public:
    explicit NotExpected(std::string what) : what_(std::move(what)) {}
    [[nodiscard]] const char* what() const noexcept override { return what_.c_str(); }

private:
    std::string what_;
};

/// Thrown if nothing is expected at a table because of a card that is there.
class NotHere : public NotExpected {
public:
    using NotExpected::NotExpected;
};

}  // namespace ptcg::tools
