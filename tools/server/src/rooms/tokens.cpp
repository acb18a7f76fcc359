#include "rooms/tokens.hpp"

#include <array>
#include <span>
#include <stdexcept>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <sys/random.h>

namespace ptcg::server {
namespace {

void fill_with_secrets(std::span<unsigned char> bytes)
{
    // Up to 256 bytes come whole, except before the system has gathered any.
    if (getentropy(bytes.data(), bytes.size()) != 0) {
        throw std::runtime_error("the system gives no random numbers");
    }
}

std::string hex_of(std::span<const unsigned char> bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15u];
    }
    return text;
}

constexpr std::size_t new_id_length = 16;

template <std::size_t bytes>
std::string random_hex()
{
    std::array<unsigned char, bytes> secret{};
    fill_with_secrets(secret);
    return hex_of(secret);
}

}  // namespace

std::uint64_t random_number()
{
    std::array<unsigned char, sizeof(std::uint64_t)> secret{};
    fill_with_secrets(secret);
    std::uint64_t number = 0;
    for (const unsigned char byte : secret) number = number << 8 | byte;
    return number;
}

std::string new_token()
{
    return random_hex<16>();
}

std::string new_id()
{
    return random_hex<new_id_length / 2>();
}

bool is_id(std::string_view text)
{
    return text.size() == new_id_length &&
           text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string sha256(std::string_view bytes)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> hash{};
    unsigned length = 0;
    if (EVP_Digest(bytes.data(), bytes.size(), hash.data(), &length, EVP_sha256(), nullptr) != 1) {
        throw std::runtime_error("no hash can be made");
    }
    return hex_of({hash.data(), length});
}

bool same_secret(std::string_view one, std::string_view other)
{
    return one.size() == other.size() && CRYPTO_memcmp(one.data(), other.data(), one.size()) == 0;
}

}  // namespace ptcg::server
