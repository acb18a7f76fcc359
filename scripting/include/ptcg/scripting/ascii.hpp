#pragma once

/// Tests for ASCII letters, digits and blanks. Unlike those of the C library, they do not depend on
/// the locale that the host has set.
namespace ptcg::ascii {

[[nodiscard]] constexpr bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}
[[nodiscard]] constexpr bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}
[[nodiscard]] constexpr bool is_letter(char c)
{
    return is_lower(c) || is_upper(c);
}
/// A space, a tab, or any character that ends a line or a page.
[[nodiscard]] constexpr bool is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}
[[nodiscard]] constexpr bool is_control(char c)
{
    return (c >= '\0' && c < ' ') || c == '\x7f';
}
[[nodiscard]] constexpr char lower(char c)
{
    return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] constexpr char upper(char c)
{
    return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

}  // namespace ptcg::ascii
