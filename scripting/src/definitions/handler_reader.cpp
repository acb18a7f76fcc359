#include "definitions/handler_reader.hpp"

#include <algorithm>
#include <limits>

#include "definitions/filter_definition.hpp"
#include "definitions/order_of_copies.hpp"
#include "definitions/registration.hpp"
#include "words/definitions.hpp"
#include "words/hooks.hpp"

namespace ptcg::script {

namespace {

using namespace std::string_literals;

/// The maximum number of symbols a handler may add or remove.
constexpr int most_symbols = 99;

class HandlerReader {
public:
    explicit HandlerReader(const DefinitionContext& where) : where_(where) {}

    void read_handler(const HookKey& key, std::uint8_t ability, const Node& value,
                      std::vector<Handler>& handlers)
    {
        const Hook hook = key.hook;
        Handler handler;
        handler.hook = hook;
        handler.uses = key.uses;
        handler.ability = ability;
        handler.subject = info(hook).subject;
        handler.from = comes_from_hand(hook) ? CameFrom::hand : CameFrom::anywhere;
        if (value.kind == Node::Kind::function) {
            handler.effect = keep(value, hook, Callback::Kind::handler);
        } else if (is_plain_value(value)) {
            read_value(value, handler);
        } else if (value.kind == Node::Kind::table) {
            read_handler_table(value, handler);
            if (key.uses != Uses::no_limit && value.field("uses") != nullptr) {
                where_.problem(where_.find_line("uses"),
                               "the hook already says how often it may be used");
            }
        } else {
            where_.problem(where_.find_line(name_of(hook)),
                           in_quotes(name_of(hook)) + " must be a function or a table, got " +
                               value.describe());
            return;
        }
        handler.any_order = comes_in_any_order(value, handler);
        handlers.push_back(handler);
    }

    /// Whether the value is a constant and so the complete result.
    static bool is_plain_value(const Node& value)
    {
        return value.kind == Node::Kind::number || value.kind == Node::Kind::boolean ||
               value.kind == Node::Kind::text;
    }

    /// Whether copies of the trigger have the same result in any order, see `order_of_copies`. The
    /// player decides about a trigger with limited uses, or one that requires something of its own
    /// Pokémon.
    bool comes_in_any_order(const Node& value, const Handler& handler)
    {
        if (!is_trigger(handler.hook) || handler.uses != Uses::no_limit ||
            handler.needs[0].need != Need::none) {
            return false;
        }
        const bool table = value.kind == Node::Kind::table;
        const Node* const effect = table ? value.field("effect") : &value;
        const Node* const condition = table ? value.field("condition") : nullptr;
        OrderOfCopies order{true, true};
        for (const Node* function : {effect, condition}) {
            if (function == nullptr) continue;
            if (function->kind != Node::Kind::function) return false;
            Runtime& runtime = where_.target().runtime;
            lua_State* const L = runtime.state();
            push_registered_function(L, function->function);
            const OrderOfCopies read = order_of_copies(L, runtime.bytecode);
            lua_pop(L, 1);
            order = {order.blind && read.blind, order.own_only && read.own_only};
        }
        return order.blind || order.own_only;
    }

    void read_handler_table(const Node& table, Handler& handler)
    {
        // A misspelled key is probably the one that is missing.
        const bool complete = where_.refuse_unknown_keys(table, names_of(handler_keys), "key");
        read_function_or_value(table, handler, complete);
        read_listening(table, handler);
        read_uses(table, handler);
        read_what_it_is_about(table, handler);
        if (const Node* const needs = table.field("needs")) read_needs(*needs, handler.needs);
    }

    /// Reads what it does or returns, one of which must be there if the table is `complete`.
    void read_function_or_value(const Node& table, Handler& handler, bool complete)
    {
        const Hook hook = handler.hook;
        const Node* const effect = table.field("effect");
        const Node* const value = table.field("value");
        if (effect != nullptr && where_.expect_function("effect", *effect)) {
            handler.effect = keep(*effect, hook, Callback::Kind::handler);
        }
        const Node* const condition = table.field("only_if");
        if (condition != nullptr && where_.expect_function("only_if", *condition)) {
            handler.condition = keep(*condition, hook, Callback::Kind::condition);
        }
        if (value != nullptr) read_value(*value, handler);
        if (effect != nullptr && value != nullptr) {
            where_.problem(where_.find_line("value"), "give either `effect` or `value`");
        } else if (effect == nullptr && value == nullptr && complete) {
            where_.problem(where_.find_line(name_of(hook)),
                           in_quotes(name_of(hook)) + " needs an `effect`" +
                               (is_query(hook) ? " or a `value`" : ""));
        }
    }

    /// Reads where its Pokémon must be, and whose events it responds to.
    void read_listening(const Node& table, Handler& handler)
    {
        handler.where =
            static_cast<Where>(where_.read_word(table, "where", where_list, at(handler.where)));
        if (is_pile(handler.where) &&
            (handler.hook != Hook::use || handler.ability == Handler::none)) {
            where_.problem(where_.find_line("where"),
                           "only an Ability that is used can work in the hand or discard pile");
        }
        handler.subject = static_cast<Subject>(
            where_.read_word(table, "subject", subject_list, at(handler.subject)));
        if (handler.subject == Subject::this_card && !event_holds(handler.hook, "card")) {
            where_.problem(where_.find_line("subject"),
                           in_quotes(name_of(handler.hook)) +
                               " does not involve a card, so the subject cannot be \"this_card\"");
        }
    }

    /// Reads how often it counts, and whether it is mandatory.
    void read_uses(const Node& table, Handler& handler)
    {
        const Node* const uses = table.field("uses");
        if (uses != nullptr && uses->kind == Node::Kind::table) {
            read_group(*uses, handler);
        } else {
            handler.uses =
                static_cast<Uses>(where_.read_word(table, "uses", uses_list, at(handler.uses)));
        }
        handler.optional = where_.read_boolean(table, "optional", false);
        handler.stacks = where_.read_boolean(table, "stacks", true);
        handler.ends_turn = where_.read_boolean(table, "ends_turn", false);
        for (const char* key : {"uses", "optional", "ends_turn"}) {
            if (is_query(handler.hook) && table.field(key) != nullptr) {
                where_.problem(where_.find_line(key),
                               in_quotes(key) + " has no meaning for a query");
            }
        }
    }

    /// Reads the group of effects of which a player may use one per turn.
    void read_group(const Node& uses, Handler& handler)
    {
        const Node* const group = uses.field("group");
        const bool good = group != nullptr && group->kind == Node::Kind::text &&
                          !group->text.empty() && uses.fields.size() == 1 && uses.items.empty();
        if (!good) {
            where_.problem(where_.find_line("uses"),
                           "`uses` must be a word, or a table as in { group = \"Last-Ditch\" }");
            return;
        }
        handler.uses = Uses::once_per_turn_by_name;
        handler.group = name_id(group->text);
    }

    [[nodiscard]] NameId name_id(const std::string& name) const
    {
        Runtime& runtime = where_.target().runtime;
        return runtime.writable != nullptr ? runtime.writable->intern(name)
                                           : runtime.library.find_name(name);
    }

    /// Reads what must cause the event, and which cards it must be about.
    void read_what_it_is_about(const Node& table, Handler& handler)
    {
        const Hook hook = handler.hook;
        handler.by = static_cast<By>(where_.read_word(table, "by", by_list, at(handler.by)));
        handler.discards_first = static_cast<By>(
            where_.read_word(table, "discards_first", by_list, at(handler.discards_first)));
        if (hook != Hook::bench_size && table.field("discards_first") != nullptr) {
            where_.problem(
                where_.find_line("discards_first"),
                in_quotes(name_of(hook)) + " does not involve a Bench that could be too large");
        }
        handler.origins =
            static_cast<std::uint8_t>(where_.read_words(table, "origin", origin_list));
        handler.does = where_.read_words(table, "does", effect_list);
        if (handler.does != 0 && hook != Hook::allow_effect) {
            where_.problem(where_.find_line("does"),
                           in_quotes(name_of(hook)) + " does not involve an effect on a Pokémon");
        }
        handler.ability_kinds =
            static_cast<std::uint8_t>(where_.read_words(table, "ability_kind", ability_kind_list));
        if (handler.ability_kinds != 0 && !is_about_ability(hook)) {
            where_.problem(where_.find_line("ability_kind"),
                           in_quotes(name_of(hook)) + " does not involve an Ability");
        }
        handler.first_turn = where_.read_boolean(table, "first_turn", false);
        if (hook != Hook::play && table.field("first_turn") != nullptr) {
            where_.problem(where_.find_line("first_turn"),
                           "only `card.play` can have `first_turn`");
        }
        handler.from =
            static_cast<CameFrom>(where_.read_word(table, "from", from_list, at(handler.from)));
        if (table.field("from") != nullptr && !event_holds(hook, "from_hand")) {
            where_.problem(
                where_.find_line("from"),
                in_quotes(name_of(hook)) + " does not involve a card that comes from another zone");
        }
        for (const auto& [key, filter] :
             {std::pair{"filter", &handler.filter}, std::pair{"attacker", &handler.attacker},
              std::pair{"target", &handler.target}, std::pair{"doer", &handler.doer}}) {
            if (const Node* const node = table.field(key)) *filter = read_filter(where_, *node);
        }
    }

    /// Hooks that by default mean a card played from the hand.
    static bool comes_from_hand(Hook hook)
    {
        return hook == Hook::on_evolve || hook == Hook::on_level_up || hook == Hook::on_attach;
    }
    static bool is_about_ability(Hook hook)
    {
        return hook == Hook::ability_works || hook == Hook::may_use_ability ||
               hook == Hook::would_use_ability || hook == Hook::on_use_ability;
    }

    /// Reads a change in symbols of one type: { water = -1 }, { any = -1 }.
    void read_symbols(const Node& table, Handler& handler)
    {
        const int line = where_.find_line("value");
        if (table.fields.size() != 1 || !table.items.empty()) {
            where_.problem(line,
                           "`value` must be a number, or a table with one type as in { any = -1 }");
            return;
        }
        const auto& [key, number] = table.fields.front();
        const auto type = type_named(key);
        if (!type && key != "any") {
            std::vector<std::string> known = {"any"};
            for (const Word& word : type_list.words) known.emplace_back(word.name);
            where_.problem(line, "unknown type " + in_quotes(key) + did_you_mean(key, known));
            return;
        }
        if (number.kind != Node::Kind::number || !number.whole || number.number > most_symbols ||
            number.number < -most_symbols || (!type && number.number > 0)) {
            where_.problem(line, in_quotes(key) + " must be a whole number" +
                                     (type ? "" : ", 0 or less") + ", got " + number.describe());
            return;
        }
        handler.symbol = type ? static_cast<std::uint8_t>(at(*type)) : Handler::any_symbol;
        handler.value = static_cast<std::int16_t>(number.number);
    }

    void read_value(const Node& value, Handler& handler)
    {
        const int line = where_.find_line("value");
        const Answer answer = info(handler.hook).answer;
        if (!is_query(handler.hook)) {
            where_.problem(line, "only a query can have a constant `value`");
        } else if (answer == Answer::ignored || answer == Answer::affinities) {
            const bool all = answer == Answer::ignored;
            handler.value = static_cast<std::int16_t>(
                where_.words_in(value, "value", all ? ignores_list : affinity_list));
        } else if (answer == Answer::cost && value.kind == Node::Kind::table) {
            read_symbols(value, handler);
        } else if (answer == Answer::types) {
            where_.problem(
                line, in_quotes(name_of(handler.hook)) + " needs a function that returns types");
        } else if (answer == Answer::attacks) {
            where_.problem(
                line, in_quotes(name_of(handler.hook)) + " needs a function that returns attacks");
        } else if (answer == Answer::boolean) {
            if (value.kind != Node::Kind::boolean) {
                where_.problem(line, "`value` must be true or false, got " + value.describe() +
                                         write_unquoted(value.text));
            }
            handler.value = value.boolean ? 1 : 0;
        } else {
            constexpr long long most = std::numeric_limits<std::int16_t>::max();
            if (value.kind != Node::Kind::number || !value.whole || value.number > most ||
                value.number < -most) {
                where_.problem(line, "`value` must be a whole number, got " + value.describe() +
                                         write_unquoted(value.text));
                return;
            }
            handler.value = static_cast<std::int16_t>(value.number);
        }
    }

    void read_needs(const Node& list, std::array<Requirement, max_needs>& needs)
    {
        const int line = where_.find_line("needs");
        if (list.kind != Node::Kind::table || !list.fields.empty() || list.items.empty()) {
            where_.problem(
                line,
                "`needs` must be a list, as in { \"no_condition\", { \"hand\", count = 2 } }");
            return;
        }
        std::size_t count = 0;
        const auto read = [&](const Node& node) {
            if (count < max_needs) read_need(node, needs[count]);
            ++count;
        };
        for (const Node& item : list.items) {
            const std::vector<Node>* const ways = alternatives(item);
            if (ways == nullptr) {
                read(item);
                continue;
            }
            for (std::size_t i = 0; i < ways->size(); ++i) {
                read((*ways)[i]);
                if (i + 1 < ways->size() && count <= max_needs) needs[count - 1].or_next = true;
            }
        }
        if (count > max_needs) {
            where_.problem(line, "at most " + std::to_string(max_needs) +
                                     " needs are allowed; put the rest into `only_if`");
        }
    }

    /// Returns the needs in `{ any = { ... } }`, one of which must be met, or null if it is not
    /// such a table.
    const std::vector<Node>* alternatives(const Node& node)
    {
        const Node* const any =
            node.kind == Node::Kind::table && node.items.empty() ? node.field("any") : nullptr;
        if (any == nullptr) return nullptr;
        if (node.fields.size() > 1 || any->kind != Node::Kind::table || any->items.size() < 2 ||
            !any->fields.empty()) {
            where_.problem(where_.find_line("any"),
                           "`any` must contain at least two needs, as in { any = { \"own_bench\", "
                           "{ \"discard\", count = 2 } } }");
        }
        return &any->items;
    }

    void read_need(const Node& node, Requirement& requirement)
    {
        const bool table = node.kind == Node::Kind::table;
        const Node* const word = !table ? &node : !node.items.empty() ? &node.items[0] : nullptr;
        if (word == nullptr || word->kind != Node::Kind::text) {
            where_.problem(where_.find_line("needs"),
                           "a need must be a word, or a table that begins with one, got " +
                               (word != nullptr ? *word : node).describe());
            return;
        }
        const auto* const known =
            std::find_if(need_words.begin(), need_words.end(),
                         [&](const NeedWord& n) { return word->text == n.name; });
        if (known == need_words.end()) {
            std::vector<std::string> names;
            for (const NeedWord& need : need_words) names.emplace_back(need.name);
            where_.problem(where_.find_line(word->text), "unknown need " + in_quotes(word->text) +
                                                             did_you_mean(word->text, names));
            return;
        }
        requirement.need = known->need;
        if (table) read_need_table(*known, node, requirement);
    }

    /// Reads what follows the word: `count`, and a filter.
    void read_need_table(const NeedWord& known, const Node& table, Requirement& requirement)
    {
        const int line = where_.find_line(known.name);
        const FilterPart part{.first_item = 1, .skip = "count"};
        const bool number = table.items.size() > 1 && table.items[1].kind == Node::Kind::number;
        if (known.counts && number) {
            where_.problem(line, "how many is given by name: write { " + in_quotes(known.name) +
                                     ", count = " + table.items[1].describe() + " }");
        } else if (known.filters) {
            requirement.filter = read_filter(where_, table, part);
        } else if (table.items.size() > 1) {
            where_.problem(line, "the need "s + in_quotes(known.name) + " takes no filter");
        }
        for (const auto& [key, value] : table.fields) {
            if (key != "count") {
                if (known.filters) continue;
                where_.problem(line, "the need "s + in_quotes(known.name) + " takes no " +
                                         in_quotes(key) +
                                         (known.counts ? did_you_mean(key, {"count"}) : ""));
            } else if (!known.counts) {
                where_.problem(line, "the need "s + in_quotes(known.name) + " takes no \"count\"");
            } else if (value.kind != Node::Kind::number || !value.whole || value.number < 0 ||
                       value.number > 60) {
                where_.problem(line, "`count` must be a number from 0 to 60, got " +
                                         value.describe() + write_unquoted(value.text));
            } else {
                requirement.count = static_cast<std::uint8_t>(value.number);
            }
        }
    }

private:
    CallbackId keep(const Node& function, Hook hook, Callback::Kind kind)
    {
        Callback about;
        about.kind = kind;
        about.hook = hook;
        return where_.keep(function, std::move(about));
    }

    const DefinitionContext& where_;
};

}  // namespace

void read_handler(const DefinitionContext& where, const HookKey& key, std::uint8_t ability,
                  const Node& value, std::vector<Handler>& handlers)
{
    HandlerReader(where).read_handler(key, ability, value, handlers);
}

void read_needs(const DefinitionContext& where, const Node& list,
                std::array<Requirement, max_needs>& needs)
{
    HandlerReader(where).read_needs(list, needs);
}

}  // namespace ptcg::script
