#include "ptcg/hosting/json_cards.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <stdexcept>

namespace ptcg {
namespace {

void write_id_and_name(JsonWriter& json, const CardText& text, std::string_view name)
{
    json.member("id", text.id);
    json.member("name", name);
}

}  // namespace

std::string_view name_in(const CardText& text, std::string_view language)
{
    const auto found = std::ranges::find(
        text.names, language, [](const auto& name) { return std::string_view(name.first); });
    return found == text.names.end() ? text.name : found->second;
}

CardJsonParts::CardJsonParts(const CardLibrary& cards, std::string_view language) : library_(&cards)
{
    JsonWriter json;
    begins_.push_back(0);
    for (std::size_t number = 0; cards.has(static_cast<DefId>(number)); ++number) {
        json.clear();
        const CardText& text = cards.text(static_cast<DefId>(number));
        {
            const JsonObject object(json);
            json.member("number", number);
            write_id_and_name(json, text, name_in(text, language));
        }
        text_ += json.text();
        if (text_.size() > std::numeric_limits<std::uint32_t>::max()) {
            throw std::length_error("the names of the cards are longer than 4 GB");
        }
        begins_.push_back(static_cast<std::uint32_t>(text_.size()));
    }
    text_.shrink_to_fit();
    begins_.shrink_to_fit();
}

std::size_t CardJsonParts::bytes() const
{
    return sizeof *this + text_.capacity() + begins_.capacity() * sizeof begins_[0];
}

void JsonCards::write(JsonWriter& json, DefId card) const
{
    if (!has(card)) return json.value(nullptr);
    if (parts_ != nullptr) return json.raw(parts_->of(card));
    const JsonObject object(json);
    write_members(json, card);
}

void JsonCards::write_at(JsonWriter& json, DefId card, std::uint8_t place) const
{
    if (parts_ != nullptr && has(card)) {
        std::array<char, 3> digits;
        const char* const end =
            std::to_chars(digits.data(), digits.data() + digits.size(), place).ptr;
        const std::string_view part = parts_->of(card);
        return json.raw({part.substr(0, part.size() - 1),
                         R"(,"place":)",
                         {digits.data(), static_cast<std::size_t>(end - digits.data())},
                         "}"});
    }
    const JsonObject object(json);
    write_members(json, card);
    json.member("place", place);
}

void JsonCards::write_members(JsonWriter& json, DefId card) const
{
    if (!has(card)) return;
    if (parts_ != nullptr) {
        constexpr std::string_view before = R"({"number":)";
        const std::string_view part = parts_->of(card);
        json.key("number");
        return json.raw(part.substr(before.size(), part.size() - before.size() - 1));
    }
    const CardText& text = library_->text(card);
    json.member("number", at(card));
    write_id_and_name(json, text, text.name);
}

}  // namespace ptcg
