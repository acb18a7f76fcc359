// Annotations for lua-language-server (LuaCATS), which editors use to complete and check card
// files.

#include "ptcg/scripting/api_reference.hpp"
#include "reference/entries.hpp"
#include "words/all_words.hpp"
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
            return "Filter|FilterWord|(fun(what: any): boolean?)";
        case ArgumentType::things:
            return text(argument.words->name) + "|Pokemon|Pokemon[]|Card|Card[]|Player";
        case ArgumentType::effect_table:
            return text(argument.words->name) + "|string|table<string, integer>";
        case ArgumentType::anchor:
            return "Pokemon|Player|Game";
        case ArgumentType::type:
            return text(type_list.name);
        case ArgumentType::condition:
            return text(condition_list.name);
    }
    return "any";
}

// ---- methods --------------------------------------------------------------------------------

/// Returns "{ shuffled?: boolean, of?: Player }" for the named arguments.
std::string table_type(const Member& member)
{
    std::string said;
    for (const Argument& argument : member.arguments) {
        if (argument.by_place) continue;
        if (!said.empty()) said += ", ";
        const bool filter = argument.type == ArgumentType::filter;
        said += filter
                    ? "[integer]: FilterItem"
                    : text(argument.name) + (argument.required ? ": " : "?: ") + type_of(argument);
    }
    return "{ " + said + " }";
}

bool takes_filter(const Member& member)
{
    return std::ranges::any_of(member.arguments, [](const Argument& argument) {
        return !argument.by_place && argument.type == ArgumentType::filter;
    });
}

/// Whether all named arguments are optional.
bool may_be_left_out(const Member& member)
{
    return std::ranges::none_of(member.arguments, [](const Argument& argument) {
        return !argument.by_place && argument.required;
    });
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
    std::string parameters;
    const auto add = [&](std::string_view name, bool optional, const std::string& type) {
        parameters += (parameters.empty() ? "" : ", ") + text(name);
        out += "---@param " + text(name) + (optional ? "? " : " ") + type + "\n";
    };
    for (const Argument& argument : member.arguments) {
        if (argument.by_place) add(argument.name, !argument.required, type_of(argument));
    }
    if (member.takes_table()) {
        const std::string type = table_type(member);
        add("named", may_be_left_out(member), takes_filter(member) ? "Filter|" + type : type);
    }
    if (member.answers != "nil") out += "---@return " + text(member.answers) + "\n";
    out += "function " + owner + ":" + text(member.name) + "(" + parameters + ") end\n\n";
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
        if (hook.hook == Hook::use) {
            for (const UseKey& key : use_keys) {
                out += "---@field " + text(key.name) +
                       "? Handler|Handler[]|(fun(game: Game, it: It)) `use`, with this limit\n";
            }
        }
        out += "---@field " + text(name_of(hook.hook)) + "? Handler|Handler[]|" +
               (is_query(hook.hook) ? "integer|boolean|string|" : "") + "(fun(game: Game, it: It)" +
               text(answer_type(hook.answer)) + ")" + " " + text(hook.doc) + "\n";
    }
    out += "\n";
}

void add_needs(std::string& out)
{
    out += "---A requirement for using something.\n---@alias NeedWord\n";
    for (const NeedWord& need : need_words) {
        out += "---| \"" + text(need.name) + "\" # " + text(need.doc) + "\n";
    }
    out +=
        "\n---The word, followed by the words and fields of a filter.\n---@class NeedTable: "
        "Filter\n"
        "---@field [1] NeedWord\n---@field count? integer\n\n"
        "---@alias Need NeedWord|NeedTable\n\n";
}

void add_words(std::string& out)
{
    for (const WordList& list : all_word_lists()) {
        out += "---" + text(list.doc) + "\n---@alias " + text(list.name) + "\n";
        for (const Word& word : list.words) {
            out += "---| \"" + text(word.name) + "\" # " + text(word.doc) + "\n";
        }
        out += "\n";
    }
}

void add_filter(std::string& out)
{
    out += "---A kind of card, or a property of a Pokémon.\n---@alias FilterWord\n";
    for (const FilterWord& kind : filter_kinds) {
        out += "---| \"" + text(kind.name) + "\" # " + text(kind.doc) + "\n";
    }
    for (const FilterField& field : filter_fields) {
        if (field.takes != FilterTakes::boolean) continue;
        out += "---| \"" + text(field.name) + "\" # " + text(field.doc) + "\n";
    }
    out += "\n---@alias FilterItem FilterWord|Filter|(fun(what: any): boolean?)\n\n";
    out += "---A description of cards or Pokémon.\n---@class Filter\n";
    out += "---@field [integer] FilterItem all of which must match\n";
    for (const FilterField& field : filter_fields) {
        out += "---@field " + text(field.name) + "? " + text(field.type) + " " + text(field.doc) +
               "\n";
    }
    out += "\n";
}

void add_target(std::string& out)
{
    out +=
        "---The place, followed by the words and fields of a filter.\n---@class TargetTable: "
        "Filter\n"
        "---@field [1] Group\n---@field purpose? Purpose\n\n"
        "---@alias Target Group|TargetTable\n\n";
}

void add_ptcg(std::string& out)
{
    static_assert(ptcg_functions.size() == 2, "the types below are written by hand");
    out += "---Functions for the top of a file.\n---@class Ptcg\nptcg = {}\n\n";
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
        "-- Put it where the server looks (the setting Lua.workspace.library).\n\n";
    add_words(out);
    add_needs(out);
    add_filter(out);
    add_target(out);
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
    add_class(out, "CardScript", "The table that a card's file receives.", card_sections, false);
    out += "---@field id string set and number: \"my1-25\"\n---@field name string its name\n";
    out += "card = {}\n\n";
    add_ptcg(out);
    return out;
}

}  // namespace ptcg
