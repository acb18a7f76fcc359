#include "reference/entries.hpp"

#include "words/all_words.hpp"
#include "words/definitions.hpp"
#include "words/facts.hpp"
#include "words/filters.hpp"
#include "words/hooks.hpp"
#include "words/lua_library.hpp"

namespace ptcg::script {

namespace {

using namespace std::string_literals;

std::string text(std::string_view view)
{
    return std::string(view);
}

std::string code(std::string_view view)
{
    return "`" + text(view) + "`";
}

// ---- members ------------------------------------------------------------------------------------

/// Returns "a whole number; 1 if left out; what it is for".
std::string about(const Argument& argument)
{
    std::string said = describe(argument.type);
    if (argument.type == ArgumentType::word) {
        said = "a word of " + code(argument.words->name);
    } else if (argument.type == ArgumentType::type) {
        said = "a word of " + code(type_list.name);
    } else if (argument.type == ArgumentType::condition) {
        said = "a word of " + code(condition_list.name);
    }
    if (argument.required) said += "; required";
    if (!argument.fallback.empty()) said += "; default: " + text(argument.fallback);
    if (!argument.doc.empty()) said += "; " + text(argument.doc);
    return said;
}

/// Returns "(on, points)", "(from, { filter, player })". A single table needs no parentheses.
std::string parameters_of(const Member& member)
{
    std::string places, table;
    for (const Argument& argument : member.arguments) {
        std::string& list = argument.by_place ? places : table;
        list += (list.empty() ? "" : ", ") + text(argument.name);
    }
    if (table.empty()) return "(" + places + ")";
    table = "{ " + table + " }";
    return places.empty() ? " " + table : "(" + places + ", " + table + ")";
}

std::string signature_of(const Member& member)
{
    std::string said = text(prefix_of(member.owner)) + (member.method ? ":" : ".");
    said += member.name;
    if (member.method) said += parameters_of(member);
    return member.answers == "nil" ? said : said + " -> " + text(member.answers);
}

/// Returns when it may be called, as the host enforces it by `act`.
std::string when(const Member& member)
{
    if (member.in_replacement) return "only in a replacement (`would_...`)";
    switch (member.act) {
        case Act::reads:
            return "anywhere";
        case Act::changes:
            return "not in queries and conditions";
        case Act::asks:
            return "not in queries and conditions; the effect may wait for an answer";
    }
    return {};
}

ApiEntry entry_of(const Member& member)
{
    const std::string prefix = text(prefix_of(member.owner));
    ApiEntry entry;
    entry.name = member.name;
    entry.key = prefix + (member.method ? ":" : ".") + entry.name;
    entry.signature = signature_of(member);
    entry.doc = member.doc;
    for (const Argument& argument : member.arguments) {
        entry.details.push_back({code(argument.name), about(argument)});
    }
    if (member.act != Act::reads) entry.details.push_back({"when", when(member)});
    if (!member.raises.empty()) entry.details.push_back({"raises", text(member.raises)});
    entry.example = member.example;
    return entry;
}

ApiChapter entries_of(const MemberChapter& described)
{
    ApiChapter chapter{text(described.title), text(described.intro), {}};
    for (const Member& member : described.members) chapter.entries.push_back(entry_of(member));
    return chapter;
}

// ---- what a card registers
// ------------------------------------------------------------------------

ApiChapter keys_chapter(std::string title, std::string intro, const std::string& prefix,
                        std::span<const Key> keys)
{
    ApiChapter chapter{std::move(title), std::move(intro), {}};
    for (const Key& key : keys) {
        ApiEntry entry;
        entry.name = key.name;
        entry.key = prefix + "." + entry.name;
        entry.signature = prefix == "card" ? entry.key : entry.name;
        if (prefix == "handler" && key.type.find("fun(") == std::string_view::npos) {
            entry.signature += ": " + text(key.type);
        }
        entry.doc = key.doc;
        if (!key.fallback.empty()) entry.details.push_back({"default", text(key.fallback)});
        if (key.words != nullptr) {
            entry.details.push_back({"words", "those of " + code(key.words->name)});
        }
        entry.example = key.example;
        chapter.entries.push_back(std::move(entry));
    }
    return chapter;
}

std::string answer_of(const HookInfo& hook)
{
    switch (hook.answer) {
        case Answer::nothing:
            return {};
        case Answer::number:
            return "a whole number, starting from `it.amount`; no value leaves it unchanged";
        case Answer::boolean:
            return "true or false; no value leaves it unchanged";
        case Answer::types:
            return "a type, a list of types (`{}` for none) or `\"any\"`; no value leaves them "
                   "unchanged";
        case Answer::attacks:
            return "an attack, or a list of attacks, or nothing";
        case Answer::damage:
            return "the damage to continue with, a whole number, or nothing";
        case Answer::cost:
            return "a whole number, starting from `it.amount`: more or fewer Colorless symbols; a "
                   "list of types: what it costs instead (`{}`: nothing); a table of numbers by "
                   "type, such as `{ water = -1 }`: more or fewer symbols, with `any` for "
                   "whichever type the player likes; no value leaves it unchanged";
        case Answer::ignored:
            return "`\"weakness\"`, `\"resistance\"`, `\"effects\"`, or a list of these; no value "
                   "adds nothing";
        case Answer::affinities:
            return "`\"weakness\"`, `\"resistance\"`, or a list of both; no value adds nothing";
        case Answer::heads:
            return "how many coins count as heads, or nothing";
    }
    return {};
}

ApiEntry entry_of(const HookInfo& hook)
{
    ApiEntry entry;
    entry.name = name_of(hook.hook);
    entry.key = "hooks." + entry.name;
    entry.signature = entry.name;
    entry.doc = hook.doc;
    std::string held = "`" + fields_at(hook.hook) + "`";
    for (std::size_t i = 0; (i = held.find(", ", i)) != std::string::npos; i += 4) {
        held.replace(i, 2, "`, `");
    }
    entry.details.push_back({"`it`", held});
    if (const std::string answer = answer_of(hook); !answer.empty()) {
        entry.details.push_back({"returns", answer});
    }
    if (hook.hook != Hook::play && hook.hook != Hook::use) {
        entry.details.push_back(
            {"subject", "\"" + text(subject_words[static_cast<std::size_t>(hook.subject)].name) +
                            "\" by default"});
    }
    entry.example = hook.example;
    if (hook.hook == Hook::use) {
        for (const UseKey& key : use_keys) entry.other_names.emplace_back(key.name);
    }
    return entry;
}

template <typename Fits>
ApiChapter hooks_chapter(std::string title, std::string intro, Fits fits)
{
    ApiChapter chapter{std::move(title), std::move(intro), {}};
    for (const HookInfo& hook : hooks()) {
        if (fits(hook.hook)) chapter.entries.push_back(entry_of(hook));
    }
    return chapter;
}

ApiChapter needs_chapter()
{
    ApiChapter chapter{
        "Needs",
        "Requirements for using an attack, a Trainer card or an Ability. They are checked without "
        "running a script, so an option that does not meet them is never offered. A need is a "
        "word, or a table that begins with one; a list has at most six. `{ any = { ... } }` in a "
        "list is met if one of its needs is: `needs = { \"deck\", { any = { \"own_bench\", "
        "{ \"discard\", count = 2 } } } }`.",
        {}};
    for (const NeedWord& need : need_words) {
        ApiEntry entry;
        entry.name = need.name;
        entry.key = "needs." + entry.name;
        entry.signature = "\"" + entry.name + "\"";
        entry.doc = need.doc;
        std::string shown = "\"" + entry.name + "\"";
        if (need.counts) {
            entry.details.push_back({"`count`", "a number from 0 to 60; default: 1"});
            shown += ", count = 2";
        }
        if (need.filters) {
            entry.details.push_back({"then", "the words and fields of a filter; default: any"});
            const bool pokemon =
                need.need == Need::own_pokemon || need.need == Need::opponent_pokemon;
            shown += pokemon ? ", \"damaged\"" : ", \"energy\"";
            if (need.need == Need::stadium) shown = "\"stadium\", name = \"Meadow\"";
        }
        if (need.counts || need.filters) shown = "{ " + shown + " }";
        entry.example = "card.attack[\"Example\"] = {\n  needs = { " + shown + " },\n}";
        chapter.entries.push_back(std::move(entry));
    }
    return chapter;
}

// ---- filters, words, libraries ----------------------------------------------------------------

ApiChapter filters_chapter()
{
    ApiChapter chapter{
        "Filters",
        "A description of cards or Pokémon: a word, or a table of words and these fields, all of "
        "which must match. A word is a kind of card, or a field that must be true. Where a verb "
        "picks, the words may include functions: each is called once for each card or Pokémon, in "
        "their order, and may only read; `except` says what does not match. A filter that is made "
        "once by `ptcg.filter`, at the top of the file, costs nothing when it is used.",
        {}};
    for (const FilterField& field : filter_fields) {
        ApiEntry entry;
        entry.name = field.name;
        entry.key = "filter." + entry.name;
        entry.signature = entry.name + ": " + text(field.type);
        entry.doc = field.doc;
        entry.example = "local wanted = ptcg.filter { " + text(field.example) + " }";
        chapter.entries.push_back(std::move(entry));
    }
    return chapter;
}

ApiChapter facts_chapter()
{
    ApiChapter chapter{
        "Card facts",
        "What a card's TOML file says where its text is a fact, not an effect; such a card needs "
        "no script for it. All other keys are in [cards/README.md](../cards/README.md).",
        {}};
    for (const CardFact& fact : card_facts) {
        ApiEntry entry;
        entry.name = fact.name;
        entry.key = "fact." + entry.name;
        entry.signature = entry.name + ": " + text(fact.type);
        entry.doc = fact.doc;
        entry.details.push_back({"of", text(fact.of)});
        entry.example = fact.example;
        entry.language = "toml";
        chapter.entries.push_back(std::move(entry));
    }
    return chapter;
}

ApiChapter words_chapter()
{
    ApiChapter chapter{"Words", "The possible values of arguments and keys that take a word.", {}};
    for (const WordList& list : all_word_lists()) {
        ApiEntry entry;
        entry.name = list.name;
        entry.key = list.name;
        entry.signature = list.name;
        entry.doc = list.doc;
        for (const Word& word : list.words) {
            entry.words.push_back({"\"" + text(word.name) + "\"", text(word.doc)});
        }
        chapter.entries.push_back(std::move(entry));
    }
    return chapter;
}

ApiChapter functions_chapter(std::string title, std::string intro, const std::string& prefix,
                             std::span<const LuaFunction> functions)
{
    ApiChapter chapter{std::move(title), std::move(intro), {}};
    for (const LuaFunction& function : functions) {
        ApiEntry entry;
        entry.name = function.name.substr(function.name.find('.') + 1);
        entry.key = prefix + text(function.name);
        entry.signature = entry.key + text(function.arguments);
        entry.doc = function.doc;
        entry.example = function.example;
        chapter.entries.push_back(std::move(entry));
    }
    return chapter;
}

void add_definitions(std::vector<ApiChapter>& all)
{
    all.push_back(keys_chapter(
        "What a card registers",
        "A card's file is run once, when its pack is loaded, and receives `card`. The values it "
        "sets are frozen after loading. `card.id` and `card.name` can be read.",
        "card", card_sections));
    all.push_back(keys_chapter(
        "Attack parts",
        "The table of an attack contains any of these functions, each called as `function(game, "
        "it, ...)`, in this order. An attack that has only `after` may be just that function.",
        "part", attack_keys));
    all.push_back(keys_chapter("Handler keys",
                               "A handler is a table of these, or just the function `effect` or "
                               "the constant `value`. Several handlers for one hook are a list.",
                               "handler", handler_keys));
    all.push_back(hooks_chapter("Hooks: what a player does", "",
                                [](Hook hook) { return hook == Hook::play || hook == Hook::use; }));
    all.push_back(
        hooks_chapter("Hooks: queries",
                      "They answer a question about the rules. A query must not ask or change "
                      "anything. \"The subject\" is the Pokémon that the question is about.",
                      is_query));
    all.push_back(hooks_chapter("Hooks: replacements",
                                "They are called before something happens, may ask and act, and "
                                "can replace it with `game:instead {}`.",
                                is_replacement));
    all.push_back(hooks_chapter(
        "Hooks: triggers",
        "They are called when the event they react to is complete, before anything else happens.",
        is_trigger));
    all.push_back(needs_chapter());
    all.push_back(filters_chapter());
    all.push_back(facts_chapter());
}

std::vector<ApiChapter> all_chapters()
{
    std::vector<ApiChapter> all;
    add_definitions(all);
    for (const MemberChapter& chapter : member_chapters()) all.push_back(entries_of(chapter));
    all.push_back(words_chapter());
    all.push_back(functions_chapter("ptcg", "Available only while files are loaded.", "ptcg.",
                                    ptcg_functions));
    all.push_back(
        functions_chapter("Lua",
                          "Scripts cannot catch errors. They have no random numbers except the "
                          "coins of `game`, no clock, no files and no globals to write.",
                          "", lua_functions));
    return all;
}

}  // namespace

const std::vector<ApiChapter>& api_chapters()
{
    static const std::vector<ApiChapter> chapters = all_chapters();
    return chapters;
}

bool stands_at_top(std::string_view example)
{
    return example.starts_with("card.") || example.find("\ncard.") != std::string_view::npos ||
           example.find("ptcg.") != std::string_view::npos;
}

std::string_view prefix_of(HandleKind kind)
{
    switch (kind) {
        case HandleKind::game:
            return "game";
        case HandleKind::context:
            return "it";
        case HandleKind::player:
            return "player";
        case HandleKind::pokemon:
            return "pokemon";
        case HandleKind::card:
            return "card";
        case HandleKind::attack:
            return "attack";
        case HandleKind::ability:
            return "ability";
        case HandleKind::filter:
        case HandleKind::none:
            break;
    }
    return "";
}

}  // namespace ptcg::script
