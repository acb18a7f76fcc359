#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>

namespace ptcg::capi {

/// A JSON value on one line, with members in the order they were added. It stores only its text, so
/// destroying it never needs memory.
class Json {
public:
    struct Member;

    Json(std::nullptr_t) : text_("null") {}
    template <std::integral Number>
    Json(Number number)
    {
        if constexpr (std::same_as<Number, bool>) {
            text_ = number ? "true" : "false";
        } else {
            text_ = std::to_string(number);
        }
    }
    /// Replaces bytes that are not valid UTF-8.
    template <std::convertible_to<std::string_view> Text>
    Json(const Text& text)
    {
        quote(text);
    }
    /// An object.
    Json(std::initializer_list<Member> members);

    [[nodiscard]] static Json array();
    [[nodiscard]] static Json object(std::initializer_list<Member> members);

    /// Adds to an array.
    void push_back(const Json& value);
    /// Adds a member to an object that does not have it yet; null becomes an object.
    void set(std::string_view key, const Json& value);

    [[nodiscard]] const std::string& text() const { return text_; }

private:
    void quote(std::string_view text);
    void add(std::string_view text);

    std::string text_;
};

struct Json::Member {
    std::string_view key;
    Json value;
};

}  // namespace ptcg::capi
