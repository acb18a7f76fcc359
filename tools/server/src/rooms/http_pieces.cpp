#include "rooms/http_pieces.hpp"

#include <algorithm>

#include "ptcg/hosting/json_writer.hpp"

namespace ptcg::server {

HttpReply failure(unsigned status, std::string_view reason)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("error", reason);
    }
    return {status, std::string(json.text())};
}

std::string parameter(std::string_view query, std::string_view name)
{
    while (!query.empty()) {
        const std::string_view one = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), one.size() + 1));
        if (!one.starts_with(name) || one.size() <= name.size() || one[name.size()] != '=') {
            continue;
        }
        std::string value(one.substr(name.size() + 1));
        for (std::size_t at = value.find("%2C"); at != std::string::npos; at = value.find("%2C")) {
            value.replace(at, 3, ",");
        }
        return value;
    }
    return {};
}

}  // namespace ptcg::server
