#include "facts/play_hash.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ptcg {

namespace {

constexpr std::array<std::string_view, 3> only_read = {"text", "names", "check"};

}  // namespace

void PlayHash::add(std::string_view text)
{
    hash_.add(text);
    hash_.add('\xff');  // terminates each text: never occurs in UTF-8
}

void PlayHash::add(const toml::table& facts)
{
    for (const auto& [key, node] : facts) {
        if (std::ranges::find(only_read, key.str()) != only_read.end()) continue;
        add(key.str());
        add_node(node);
    }
}

void PlayHash::add_node(const toml::node& node)
{
    if (const toml::table* table = node.as_table()) {
        add("{");
        add(*table);
        add("}");
    } else if (const toml::array* list = node.as_array()) {
        add("[");
        for (const toml::node& entry : *list) add_node(entry);
        add("]");
    } else if (const auto* text = node.as_string()) {
        add(text->get());
    } else {
        add(std::to_string(node.value_or(std::int64_t{0})));  // facts have no fractions
    }
}

}  // namespace ptcg
