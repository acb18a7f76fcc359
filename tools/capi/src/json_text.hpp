#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>

namespace ptcg::capi {

/// A value as JSON, on one line, its members in the order they were put in. It is its text and
/// nothing else, so that letting go of it never wants memory.
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
    /// Bytes that are no UTF-8 are replaced.
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
    /// Adds to an object, which has no such member yet; null becomes one.
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
