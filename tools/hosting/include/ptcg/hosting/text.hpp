#pragma once

#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ptcg {

/// What the form of a sentence depends on.
struct Grammar {
    bool you = false;  ///< the reader is the player who acts
    bool one = false;  ///< the sentence is about one thing, not about none or several
};

/// One text of the program, in each form it may need: "you draw {card}", "{player} draws {card}".
/// Names in braces are places, which `fill` fills in.
class Text {
public:
    Text() = default;
    /// The same in every form.
    explicit Text(const std::string& all) { forms_.fill(all); }

    [[nodiscard]] const std::string& in(Grammar grammar) const { return forms_[at(grammar)]; }
    /// Returns the form for other players and for several things, which is the only form of most
    /// texts.
    [[nodiscard]] const std::string& plain() const { return in({}); }
    void set(Grammar grammar, std::string form) { forms_[at(grammar)] = std::move(form); }

    /// Every combination a form may depend on.
    static constexpr std::array<Grammar, 4> grammars{
        {{false, false}, {false, true}, {true, false}, {true, true}}};

private:
    [[nodiscard]] static std::size_t at(Grammar grammar)
    {
        return (grammar.you ? 2u : 0u) + (grammar.one ? 1u : 0u);
    }

    std::array<std::string, 4> forms_;
};

/// One value for a place.
struct Fill {
    std::string_view name;
    std::string_view value;
};

/// Returns the value for the place with this name; nothing if there is no such place.
using Filler = std::function<std::optional<std::string>(std::string_view name)>;

/// Returns the form with its places filled in. REQUIRES: the filler knows all of them.
[[nodiscard]] std::string fill(std::string_view form, const Filler& filler);

/// Returns the matching form of the text, with its places filled in. REQUIRES: `values` has all
/// places.
[[nodiscard]] std::string fill(const Text& text, std::initializer_list<Fill> values,
                               Grammar grammar = {});

/// Returns the text with its first letter capitalized, also if it has an accent ("é").
[[nodiscard]] std::string capitalized(std::string text);

}  // namespace ptcg
