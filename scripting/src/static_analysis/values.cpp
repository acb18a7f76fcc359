#include "static_analysis/values.hpp"

#include <algorithm>

#include "api/filter_reader.hpp"
#include "api/member.hpp"
#include "ptcg/scripting/problem.hpp"
#include "words/filters.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

namespace {

using Is = Value::Is;
using Kind = LuaNode::Kind;

HandleKind kind_named(std::string_view word)
{
    if (word == "Pokemon") return HandleKind::pokemon;
    if (word == "Player") return HandleKind::player;
    if (word == "Card") return HandleKind::card;
    if (word == "Attack") return HandleKind::attack;
    if (word == "Ability") return HandleKind::ability;
    return HandleKind::none;
}

/// Returns the value for one type name of a member's result: "Pokemon", "Card[]", "integer".
Value value_named(std::string_view word)
{
    if (word == "integer") return {.is = Is::number};
    if (word == "boolean") return {.is = Is::boolean};
    if (word == "string") return {.is = Is::text};
    if (word == "nil") return {.is = Is::nil};
    const bool list = word.ends_with("[]");
    if (list) word.remove_suffix(2);
    const HandleKind kind = kind_named(word);
    if (kind == HandleKind::none) return {};
    return {.is = list ? Is::list : Is::handle, .of = kind};
}

const char* plural_of(HandleKind kind)
{
    switch (kind) {
        case HandleKind::pokemon:
            return "Pokémon";
        case HandleKind::card:
            return "cards";
        case HandleKind::attack:
            return "attacks";
        case HandleKind::ability:
            return "Abilities";
        default:
            return "values";
    }
}

/// Whether the argument takes handles of this kind, alone or in a list.
bool takes(ArgumentType type, HandleKind kind, bool list)
{
    using A = ArgumentType;
    switch (kind) {
        case HandleKind::player:
            return !list && (type == A::player || type == A::pokemon_or_player ||
                             type == A::pokemon_source || type == A::things || type == A::anchor);
        case HandleKind::pokemon:
            if (type == A::pokemon_list || type == A::pokemon_source || type == A::things) {
                return true;
            }
            return !list && (type == A::pokemon || type == A::pokemon_or_player ||
                             type == A::word_or_pokemon || type == A::anchor);
        case HandleKind::card:
            return type == A::cards || type == A::things || (!list && type == A::card);
        case HandleKind::attack:
            return !list && (type == A::attack || type == A::attack_or_name);
        case HandleKind::game:
            return type == A::anchor;
        default:
            return false;
    }
}

/// Returns the words that a string literal may be, or an empty list if any is valid. Returns
/// nothing if the argument may not be a string.
std::optional<std::vector<std::string>> words_for(const Argument& argument)
{
    using enum ArgumentType;
    std::vector<std::string> words;
    switch (argument.type) {
        case word:
        case word_or_pokemon:
        case things:
            for (const Word& known : argument.words->words) words.emplace_back(known.name);
            return words;
        case integer_or_all:
            return std::vector<std::string>{"all"};
        case type:
            for (std::size_t i = 0; i < type_count; ++i) {
                words.emplace_back(name_of(static_cast<Type>(i)));
            }
            return words;
        case condition:
            for (std::size_t i = 0; i < condition_count; ++i) {
                words.emplace_back(name_of(static_cast<Condition>(i)));
            }
            return words;
        case filter:
            for (const FilterWord& kind : filter_kinds) words.emplace_back(kind.name);
            for (const FilterField& field : filter_fields) {
                if (field.takes == FilterTakes::boolean) words.emplace_back(field.name);
            }
            return words;
        case text:
        case attack_or_name:
        case effect_table:
            return words;
        default:
            return std::nullopt;
    }
}

bool takes_filter(ArgumentType type)
{
    return type == ArgumentType::filter;
}

bool fits(const Argument& argument, const Value& value, const LuaNode& node)
{
    using A = ArgumentType;
    const A type = argument.type;
    switch (value.is) {
        case Is::boolean:
            return type == A::boolean;
        case Is::number:
            if (type != A::integer && type != A::integer_or_all) return false;
            if (node.kind != Kind::number) return true;
            // All except the value of a lasting effect are counts.
            return node.whole && (node.number >= 0 || argument.name == "value");
        case Is::text: {
            const auto words = words_for(argument);
            if (!words) return false;
            return node.kind != Kind::string || words->empty() ||
                   std::ranges::find(*words, node.text) != words->end();
        }
        case Is::handle:
            return takes(type, value.of, false);
        case Is::list:
            return takes(type, value.of, true);
        case Is::filter:
            return takes_filter(type);
        case Is::table:
            return takes_filter(type) || type == A::cards || type == A::pokemon_list ||
                   type == A::pokemon_source || type == A::texts || type == A::things ||
                   type == A::effect_table;
        case Is::function:
            return type == A::filter;
        case Is::card:
        case Is::section:
        case Is::library:
        case Is::builtin:
            return false;
        case Is::unknown:
        case Is::nil:
            return true;
    }
    return true;
}

/// Only a library knows which classes exist, so running the script reports that.
bool is_of_others(std::string_view key, std::span<const Argument> others)
{
    return key == "class" || key == "not_class" || key == except_field ||
           std::ranges::find(others, key, &Argument::name) != others.end();
}

}  // namespace

Value join(const Value& a, const Value& b)
{
    if (a == b || b.is == Is::nil) return a;
    if (a.is == Is::nil) return b;
    if (a.is == b.is && a.of == b.of && a.name == b.name) return {.is = a.is, .of = a.of};
    return {};
}

std::string excerpt(std::string_view text)
{
    return "\"" + std::string(text.substr(0, 60)) + "\"";
}

std::string describe(const Value& value, const LuaNode& node)
{
    switch (value.is) {
        case Is::nil:
            return "nil";
        case Is::boolean:
            return node.kind == Kind::boolean ? node.text : "true or false";
        case Is::number:
            if (node.kind != Kind::number) return "a number";
            return node.whole ? std::to_string(node.number) : "a fraction";
        case Is::text:
            return node.kind == Kind::string ? excerpt(node.text) : "a string";
        case Is::handle:
            return describe(value.of);
        case Is::list:
            return std::string("a list of ") + plural_of(value.of);
        case Is::filter:
            return "a filter";
        case Is::table:
            return "a table";
        case Is::function:
        case Is::builtin:
            return "a function";
        case Is::card:
            return "the card of this file";
        case Is::section:
        case Is::library:
            return "the table " + std::string(value.name);
        case Is::unknown:
            break;
    }
    return "something else";
}

std::optional<std::string> filter_misfit(const LuaNode& table, std::span<const Argument> others)
{
    static const CardLibrary nothing;
    FilterReader reader(nothing, nullptr);
    Message message;
    for (const LuaNode& entry : table.items) {
        if (entry.kind != Kind::named && entry.kind != Kind::item) continue;
        const LuaNode& value = entry.items.front();
        bool good = true;
        if (entry.kind == Kind::item) {
            good = value.kind != Kind::string || reader.add_word(value.text, message);
        } else if (entry.text == alternatives_field) {
            for (const LuaNode& alternative : value.items) {
                const LuaNode& filter =
                    alternative.items.empty() ? alternative : alternative.items.front();
                if (auto wrong = filter_misfit(filter)) return wrong;
            }
        } else if (!is_of_others(entry.text, others)) {
            if (value.kind == Kind::string) good = reader.set_text(entry.text, value.text, message);
            if (value.kind == Kind::number) {
                good = reader.set_number(entry.text, value.number, message);
            }
            if (value.kind == Kind::boolean) {
                good = reader.set_boolean(entry.text, value.text == "true", message);
            }
        }
        if (!good) return message.c_str();
    }
    return std::nullopt;
}

Value answer_of(const Member& member)
{
    std::vector<Value> answers;
    for (std::string_view left = member.answers; !left.empty();) {
        const std::size_t end = std::min(left.find('|'), left.size());
        answers.push_back(value_named(left.substr(0, end)));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    Value value{.is = Is::nil};
    for (const Value& answer : answers) value = join(value, answer);
    return value;
}

namespace {

/// Whether the argument is a number or a boolean.
bool takes_plain(ArgumentType kind)
{
    using enum ArgumentType;
    return kind == integer || kind == integer_or_all || kind == boolean;
}

}  // namespace

std::optional<std::string> misfit(const Argument& argument, const Value& value, const LuaNode& node,
                                  bool positional)
{
    if (value.is == Is::table && takes_filter(argument.type) && value.node != nullptr) {
        return filter_misfit(*value.node);
    }
    if (fits(argument, value, node)) return std::nullopt;
    const std::string subject =
        positional ? "expected " : "`" + std::string(argument.name) + "` must be ";
    if (value.is == Is::number && node.kind == Kind::number && node.number < 0) {
        return subject + "0 or more, got " + std::to_string(node.number);
    }
    const auto words =
        argument.type == ArgumentType::integer_or_all ? std::nullopt : words_for(argument);
    if (!words || words->empty() || value.is != Is::text) {
        std::string got = describe(value, node);
        if (value.is == Is::list && takes(argument.type, value.of, false)) {
            got += "; take one entry, as in list[1]";
        }
        if (value.is == Is::text && takes_plain(argument.type)) got += write_unquoted(node.text);
        return subject + script::describe(argument.type) + ", got " + got;
    }
    std::string expected;
    for (std::size_t i = 0; i < words->size(); ++i) {
        if (i > 0) expected += i + 1 == words->size() ? " or " : ", ";
        expected += excerpt((*words)[i]);
    }
    if (argument.type == ArgumentType::word_or_pokemon) expected += ", or a Pokémon";
    return subject + expected + ", got " + excerpt(node.text) + did_you_mean(node.text, *words);
}

}  // namespace ptcg::script
