#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ptcg::server {

/// Secrets from the system's generator.
[[nodiscard]] std::uint64_t random_number();
/// Returns 32 hexadecimal digits: 128 bits that nobody can guess.
[[nodiscard]] std::string new_token();
/// Returns 16 hexadecimal digits: a name that no other room has.
[[nodiscard]] std::string new_id();

/// Returns whether the text, which a stranger sent, can be such a name.
[[nodiscard]] bool is_id(std::string_view text);

/// Returns SHA-256 of the bytes, in hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view bytes);
/// Returns what is stored of a token, from which it cannot be found.
[[nodiscard]] inline std::string hash_of_token(std::string_view token)
{
    return sha256(token);
}
/// Compares in a time that does not tell where two texts differ.
[[nodiscard]] bool same_secret(std::string_view one, std::string_view other);

}  // namespace ptcg::server
