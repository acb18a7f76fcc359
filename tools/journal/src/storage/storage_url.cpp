#include "ptcg/journal/storage_url.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

namespace ptcg {
namespace {

constexpr std::string_view hidden = "***";

/// Returns the text with %41 read as A, as libpq does.
std::string decoded(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        const bool escaped =
            text[i] == '%' && i + 2 < text.size() &&
            std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16).ptr ==
                text.data() + i + 3;
        plain += escaped ? static_cast<char>(value) : text[i];
        if (escaped) i += 2;
    }
    return plain;
}

/// What stands between :// and the path, without the path and the options: USER:PASSWORD@HOST:PORT.
std::string_view authority_of(std::string_view url)
{
    const std::string_view rest = url.substr(url.find("://") + 3);
    return rest.substr(0, rest.find_first_of("/?"));
}

/// Whether a password may have been written with a character that ends the authority, as in
/// "me:pass/word@host", so that only a part of it would be known to be one.
bool is_cut_off(std::string_view url)
{
    const std::string_view authority = authority_of(url);
    const std::size_t colon = authority.find(':');
    const bool later =
        url.rfind('@') != std::string_view::npos && authority.find('@') == std::string_view::npos;
    return later && colon != std::string_view::npos && !authority.starts_with('[') &&
           authority.find_first_not_of("0123456789", colon + 1) != std::string_view::npos;
}

/// Finds the passwords of a URL: after the user, and the values of options with "password" in their
/// name.
std::vector<std::string_view> passwords_in(std::string_view url)
{
    std::vector<std::string_view> found;
    const std::string_view authority = authority_of(url);
    const std::size_t colon = authority.find(':');
    const std::size_t last_at = authority.rfind('@');
    if (colon != std::string_view::npos && last_at != std::string_view::npos && colon < last_at) {
        found.push_back(authority.substr(colon + 1, last_at - colon - 1));
    }
    for (std::size_t at = url.find("password"); at != std::string_view::npos;
         at = url.find("password", at + 1)) {
        const std::size_t equals = url.find_first_of("=&", at);
        if (equals == std::string_view::npos || url[equals] != '=') continue;
        const std::size_t end = std::min(url.find('&', equals), url.size());
        found.push_back(url.substr(equals + 1, end - equals - 1));
    }
    std::erase_if(found, [](std::string_view secret) { return secret.empty(); });
    return found;
}

}  // namespace

std::string StorageUrl::without_password(std::string text) const
{
    for (const std::string& secret : secrets) {
        for (std::size_t at = text.find(secret); at != std::string::npos;
             at = text.find(secret, at + hidden.size())) {
            text.replace(at, secret.size(), hidden);
        }
    }
    return text;
}

Result<StorageUrl> read_storage_url(std::string_view url)
{
    StorageUrl read;
    read.target = url;
    if (url.starts_with("postgresql://") || url.starts_with("postgres://")) {
        read.kind = StorageUrl::Kind::postgresql;
        const std::vector<std::string_view> passwords = passwords_in(url);
        const auto has_sign = [](std::string_view password) {
            return password.find_first_of("@:[]#?/") != std::string_view::npos;
        };
        if (is_cut_off(url) || std::ranges::any_of(passwords, has_sign)) {
            return Error{
                "the URL of the storage has a password with a sign that means something "
                "in a URL; write / as %2F, : as %3A, @ as %40, ? as %3F, # as %23, or "
                "leave the password out and put it in PGPASSFILE or PGPASSWORD"};
        }
        for (const std::string_view secret : passwords) {
            read.secrets.emplace_back(secret);
            read.secrets.push_back(decoded(secret));
        }
        // The longest first: one may be part of another.
        std::ranges::sort(read.secrets, std::ranges::greater{}, &std::string::size);
        read.has_password = !read.secrets.empty();
        // Not by searching: a password may be "p", which the URL's own words contain.
        std::string shown;
        std::size_t from = 0;
        for (const std::string_view secret : passwords) {
            const auto at = static_cast<std::size_t>(secret.data() - url.data());
            if (at < from) continue;
            shown.append(url.substr(from, at - from)).append(hidden);
            from = at + secret.size();
        }
        read.shown = shown.append(url.substr(std::min(from, url.size())));
        return read;
    }
    // "postgresql:/..." is a slip, not a file: its password must not be shown as part of a name.
    const std::string_view scheme = url.substr(0, std::min(url.find_first_of(":/."), url.size()));
    if (scheme.size() > 1 && scheme != "sqlite" && url.substr(scheme.size()).starts_with(':')) {
        return Error{
            fmt::format("there is no storage \"{}:\"; write sqlite:FILE or "
                        "postgresql://USER@HOST/DATABASE",
                        scheme)};
    }
    if (url.starts_with("sqlite:")) read.target = url.substr(std::string_view("sqlite:").size());
    if (read.target.empty()) {
        return Error{"the storage has no file name; write sqlite:FILE"};
    }
    read.shown = read.target;
    return read;
}

}  // namespace ptcg
