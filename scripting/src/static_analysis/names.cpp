#include "static_analysis/names.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "api/member.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::script {

namespace {

/// Returns "game:draw(3)" from a line that contains the complete call; else an empty string.
std::string call_in(std::string_view line, const std::string& call)
{
    const std::size_t colon = line.find(call);
    if (colon == std::string_view::npos) return {};
    std::size_t begin = colon;
    while (begin > 0 && std::string_view(" (=,{").find(line[begin - 1]) == std::string_view::npos) {
        --begin;
    }
    int depth = 0;
    for (std::size_t i = colon + call.size(); i < line.size(); ++i) {
        if (line[i] == '(' || line[i] == '{') ++depth;
        if (line[i] == ')' || line[i] == '}') --depth;
        if (depth == 0 && line[i] != ' ') return std::string(line.substr(begin, i + 1 - begin));
    }
    return {};
}

}  // namespace

const Member* find_member(HandleKind owner, std::string_view name)
{
    for (const Member& member : api_members()) {
        if (member.owner == owner && member.name == name) return &member;
    }
    return nullptr;
}

std::string suggest_member(HandleKind owner, std::string_view name)
{
    std::vector<std::string> known;
    std::string others;
    for (const Member& member : api_members()) {
        if (member.owner == owner) known.emplace_back(member.name);
        if (member.owner != owner && member.name == name) {
            others += (others.empty() ? "" : ", ") + std::string(describe(member.owner));
        }
    }
    if (!others.empty()) return "; " + others + " has one";
    return did_you_mean(name, known);
}

std::string example_of(const Member& member)
{
    const std::string call = ":" + std::string(member.name);
    for (std::string_view left = member.example; !left.empty();) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        std::string_view line = left.substr(0, end);
        left.remove_prefix(std::min(end + 1, left.size()));
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        const std::string found = call_in(line, call);
        if (!found.empty()) return found;
    }
    const char* const object = member.owner == HandleKind::game ? "game" : "it.self";
    const char* const arguments = member.places > 0          ? "(...)"
                                  : member.arguments.empty() ? "()"
                                                             : " { ... }";
    return object + call + arguments;
}

const std::vector<std::string>& global_names()
{
    static const std::vector<std::string> names = {"assert",   "ipairs",   "math",   "pairs",
                                                   "ptcg",     "select",   "string", "table",
                                                   "tonumber", "tostring", "type"};
    return names;
}

const std::vector<std::string>& library_names(std::string_view library)
{
    static const std::map<std::string_view, std::vector<std::string>> names = {
        {"math",
         {"abs", "ceil", "floor", "fmod", "max", "maxinteger", "min", "mininteger", "tointeger",
          "type"}},
        {"string", {"format", "len", "lower", "sub", "upper"}},
        {"table", {"concat", "insert", "remove", "sort", "unpack"}},
        {"ptcg", {"filter", "require"}}};
    static const std::vector<std::string> none;
    const auto found = names.find(library);
    return found == names.end() ? none : found->second;
}

}  // namespace ptcg::script
