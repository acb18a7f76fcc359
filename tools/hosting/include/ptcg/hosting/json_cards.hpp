#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/hosting/json_writer.hpp"

/// How JSON names cards.
namespace ptcg {

/// The number, ID and name of each card of a library, written ahead as JSON: a host makes one for
/// each language and writes its views with it, in less time. Immutable, so threads may share it.
/// About 55 bytes a card.
class CardJsonParts {
public:
    /// Cards have the names they have in the language ("pt"), if they have one there. The library
    /// must be complete, and outlive this. Throws std::length_error if there is too much text.
    explicit CardJsonParts(const CardLibrary& cards, std::string_view language = "en");

    [[nodiscard]] const CardLibrary& library() const { return *library_; }
    /// Returns {"number", "id", "name"} of the card. REQUIRES: the library has it.
    [[nodiscard]] std::string_view of(DefId card) const
    {
        const std::size_t begin = begins_[at(card)];
        return std::string_view(text_).substr(begin, begins_[at(card) + 1] - begin);
    }
    /// Returns how many bytes of memory it has.
    [[nodiscard]] std::size_t bytes() const;

private:
    const CardLibrary* library_;
    std::string text_;
    std::vector<std::uint32_t> begins_;  ///< of each card in `text_`, and the end
};

/// The cards that JSON names: a library, or its parts. Either converts to it, and must outlive it.
class JsonCards {
public:
    JsonCards(const CardLibrary& library) : library_(&library) {}
    JsonCards(const CardJsonParts& parts) : library_(&parts.library()), parts_(&parts) {}

    [[nodiscard]] const CardLibrary& library() const { return *library_; }
    /// Writes {"number", "id", "name"}; null for no card.
    void write(JsonWriter& json, DefId card) const;
    /// The same with "place"; without the others for no card.
    void write_at(JsonWriter& json, DefId card, std::uint8_t place) const;
    /// Writes "number", "id" and "name" into the object that has been begun; nothing for no card.
    void write_members(JsonWriter& json, DefId card) const;

private:
    [[nodiscard]] bool has(DefId card) const { return card != no_def && library_->has(card); }

    const CardLibrary* library_;
    const CardJsonParts* parts_ = nullptr;
};

/// Returns the card's name in the language, or else its own.
[[nodiscard]] std::string_view name_in(const CardText& text, std::string_view language);

}  // namespace ptcg
