// Annotations for lua-language-server (LuaCATS): what an editor completes and checks card files by.

#include "ptcg/scripting/api_reference.hpp"
#include "reference/entries.hpp"
#include "words/definitions.hpp"
#include "words/filters.hpp"
#include "words/hooks.hpp"
#include "words/lua_library.hpp"

namespace ptcg {

using namespace script;

namespace {

std::string text(std::string_view view)
{
    return std::string(view);
}

std::string_view class_of(HandleKind kind)
{
    switch (kind) {
        case HandleKind::game:
            return "Game";
        case HandleKind::context:
            return "It";
        case HandleKind::player:
            return "Player";
        case HandleKind::pokemon:
            return "Pokemon";
        case HandleKind::card:
            return "Card";
        case HandleKind::attack:
            return "Attack";
        case HandleKind::ability:
            return "Ability";
        case HandleKind::filter:
            return "Filter";
        case HandleKind::none:
            break;
    }
    return "";
}

std::string type_of(const Argument& argument)
{
    switch (argument.type) {
        case ArgumentType::integer:
            return "integer";
        case ArgumentType::integer_or_all:
            return "integer|\"all\"";
        case ArgumentType::boolean:
            return "boolean";
        case ArgumentType::text:
            return "string";
        case ArgumentType::texts:
            return "string[]";
        case ArgumentType::word:
            return text(argument.words->name);
        case ArgumentType::word_or_pokemon:
            return text(argument.words->name) + "|Pokemon";
        case ArgumentType::player:
            return "Player";
        case ArgumentType::pokemon:
            return "Pokemon";
        case ArgumentType::pokemon_list:
            return "Pokemon|Pokemon[]";
        case ArgumentType::pokemon_or_player:
            return "Pokemon|Player";
        case ArgumentType::pokemon_source:
            return "Pokemon|Pokemon[]|Player";
        case ArgumentType::card:
            return "Card";
        case ArgumentType::cards:
            return "Card|Card[]";
        case ArgumentType::attack:
            return "Attack";
        case ArgumentType::attack_or_name:
            return "Attack|string";
        case ArgumentType::filter:
            return "Filter";
        case ArgumentType::filter_or_function:
            return "Filter|(fun(what: any): boolean?)";
        case ArgumentType::type:
            return text(type_list.name);
        case ArgumentType::condition:
            return text(condition_list.name);
    }
    return "any";
}

// ---- methods --------------------------------------------------------------------------------

/// "{ count?: integer, player?: Player }", `max` required or left away as told.
enum class Max : std::uint8_t { optional, required, absent };

std::string table_type(const Member& member, Max max)
{
    std::string said;
    for (const Argument& argument : member.arguments) {
        const bool is_max = argument.name == "max";
        if (is_max && max == Max::absent) continue;
        if (!said.empty()) said += ", ";
        if (argument.name == "...") {
            said += "[integer]: " + type_of(argument);
            continue;
        }
        const bool required = argument.required || (is_max && max == Max::required);
        said += text(argument.name) + (required ? ": " : "?: ") + type_of(argument);
    }
    return "{ " + said + " }";
}

bool may_be_left_out(const Member& member)
{
    for (const Argument& argument : member.arguments) {
        if (argument.required) return false;
    }
    return true;
}

/// The type of one and of many, of what answers "X|X[]|nil" by `max`; empty for all others.
std::string type_of_one(const Member& member)
{
    const std::size_t end = member.answers.find('|');
    const std::string one = text(member.answers.substr(0, end));
    return member.answers == one + "|" + one + "[]|nil" ? one : "";
}

void add_method(std::string& out, const Member& member)
{
    const std::string owner = text(class_of(member.owner));
    out += "---" + text(member.doc) + "\n";
    for (const Argument& argument : member.arguments) {
        if (argument.doc.empty()) continue;
        out += "---\n---`" + text(argument.name) + "`: " + text(argument.doc) + "\n";
    }
    if (!member.raises.empty()) out += "---\n---Raises " + text(member.raises) + ".\n";
    const std::string one = type_of_one(member);
    std::string parameter;
    if (member.positional) {
        parameter = text(member.arguments[0].name);
        out += "---@param " + parameter + " " + type_of(member.arguments[0]) + "\n";
    } else if (!member.arguments.empty()) {
        parameter = "arguments";
        const Max max = one.empty() ? Max::optional : Max::absent;
        out += "---@param arguments" + text(may_be_left_out(member) ? "? " : " ") +
               table_type(member, max) + "\n";
    }
    if (!one.empty()) {
        out += "---@return " + one + "?\n";
        out += "---@overload fun(self: " + owner +
               ", arguments: " + table_type(member, Max::required) + "): " + one + "[]\n";
    } else if (member.answers != "nil") {
        out += "---@return " + text(member.answers) + "\n";
    }
    out += "function " + owner + ":" + text(member.name) + "(" + parameter + ") end\n\n";
}

void add_handle(std::string& out, HandleKind kind, std::string_view doc)
{
    const std::string name = text(class_of(kind));
    out += "---" + text(doc) + "\n---@class " + name + "\n";
    bool methods = false;
    for (const Member& member : api_members()) {
        if (member.owner != kind) continue;
        methods = methods || member.method;
        if (member.method) continue;
        out += "---@field " + text(member.name) + " " + text(member.answers) + " " +
               text(member.doc) + "\n";
    }
    if (!methods) {
        out += "\n";
        return;
    }
    out += "local " + name + " = {}\n\n";
    for (const Member& member : api_members()) {
        if (member.owner == kind && member.method) add_method(out, member);
    }
}

// ---- tables that a card writes
// --------------------------------------------------------------------

void add_class(std::string& out, std::string_view name, std::string_view doc,
               std::span<const Key> keys, bool optional)
{
    out += "---" + text(doc) + "\n---@class " + text(name) + "\n";
    for (const Key& key : keys) {
        out += "---@field " + text(key.name) + (optional ? "? " : " ") + text(key.type) + " " +
               text(key.doc) + "\n";
    }
}

std::string_view answer_type(Answer answer)
{
    switch (answer) {
        case Answer::nothing:
            return "";
        case Answer::number:
        case Answer::damage:
        case Answer::heads:
            return ": integer?";
        case Answer::cost:
            return ": integer|Type[]|table<Type|\"any\", integer>|nil";
        case Answer::ignored:
            return ": Ignores|Ignores[]|nil";
        case Answer::affinities:
            return ": \"weakness\"|\"resistance\"|(\"weakness\"|\"resistance\")[]|nil";
        case Answer::boolean:
            return ": boolean?";
        case Answer::types:
            return ": Type|Type[]|\"any\"|nil";
        case Answer::attacks:
            return ": Attack|Attack[]|nil";
    }
    return "";
}

void add_handlers(std::string& out)
{
    out += "---Handlers by hook.\n---@class Handlers\n";
    for (const HookInfo& hook : hooks()) {
        if (hook.hook == Hook::play) continue;
        out += "---@field " + text(name_of(hook.hook)) +
               "? Handler|Handler[]|(fun(game: Game, it: It)" + text(answer_type(hook.answer)) +
               " " + text(hook.doc) + "\n";
    }
    out += "\n";
}

void add_needs(std::string& out)
{
    out += "---What must hold before something may be used.\n---@alias NeedWord\n";
    for (const NeedWord& need : need_words) {
        out += "---| \"" + text(need.name) + "\" # " + text(need.doc) + "\n";
    }
    out +=
        "\n---@class NeedTable\n---@field [1] NeedWord\n---@field count? integer\n"
        "---@field filter? Filter\n\n---@alias Need NeedWord|NeedTable\n\n";
}

void add_words(std::string& out)
{
    for (const WordList& list : api_word_lists()) {
        out += "---" + text(list.doc) + "\n---@alias " + text(list.name) + "\n";
        for (const Word& word : list.words) {
            out += "---| \"" + text(word.name) + "\" # " + text(word.doc) + "\n";
        }
        out += "\n";
    }
}

void add_filter(std::string& out)
{
    out += "---A description of cards or Pokémon.\n---@class Filter\n";
    for (const FilterField& field : filter_fields) {
        out += "---@field " + text(field.name) + "? " + text(field.type) + " " + text(field.doc) +
               "\n";
    }
    out += "\n";
}

void add_ptcg(std::string& out)
{
    static_assert(ptcg_functions.size() == 2, "the types below are written by hand");
    out += "---What files use at their top.\n---@class Ptcg\nptcg = {}\n\n";
    out += "---" + text(ptcg_functions[0].doc) +
           "\n---@param fields Filter\n---@return Filter\nfunction ptcg.filter(fields) end\n\n";
    out += "---" + text(ptcg_functions[1].doc) +
           "\n---@param name string\n---@return any\nfunction ptcg.require(name) end\n";
}

}  // namespace

std::string api_stubs()
{
    std::string out =
        "---@meta ptcg\n\n"
        "-- The card API, for lua-language-server. Written by `ptcg api --stubs`; not run.\n"
        "-- Put it where the server looks (the setting Lua.workspace.library), and begin a card:\n"
        "--\n"
        "--   ---@type CardScript\n"
        "--   local card = ...\n\n";
    add_words(out);
    add_needs(out);
    add_filter(out);
    add_handle(out, HandleKind::context, "The call in progress.");
    add_handle(out, HandleKind::game, "The match.");
    add_handle(out, HandleKind::player, "A player.");
    add_handle(out, HandleKind::pokemon, "A Pokémon in play.");
    add_handle(out, HandleKind::card, "A card of the match, wherever it is.");
    add_handle(out, HandleKind::attack, "An attack of a Pokémon.");
    add_handle(out, HandleKind::ability, "An Ability of a Pokémon.");
    add_class(out, "AttackParts", "What an attack does.", attack_keys, true);
    out += "\n";
    add_class(out, "Handler", "One handler of a hook.", handler_keys, true);
    out += "\n";
    add_handlers(out);
    add_class(out, "CardScript", "What a card's file gets as its argument.", card_sections, false);
    out += "---@field id string set and number: \"my1-25\"\n---@field name string its name\n\n";
    add_ptcg(out);
    return out;
}

}  // namespace ptcg
