#include "rooms/problems_json.hpp"

#include <algorithm>

namespace ptcg::server {

void write_problems(JsonWriter& json, const Problems& problems, std::size_t most)
{
    const JsonArray list(json);
    for (std::size_t i = 0; i < std::min(problems.size(), most); ++i) {
        const JsonObject entry(json);
        json.member("file", problems[i].file);
        json.member("line", problems[i].line);
        json.member("message", problems[i].message);
    }
}

}  // namespace ptcg::server
