#include "definitions/definition_reader.hpp"

#include <algorithm>

#include "definitions/context.hpp"
#include "definitions/handler_reader.hpp"
#include "definitions/target_part.hpp"
#include "words/definitions.hpp"

namespace ptcg::script {

namespace {

class Reader {
public:
    explicit Reader(const DefinitionTarget& target) : to_(target), where_(target) {}

    ScriptedCard read(const std::vector<Registered>& registered)
    {
        const auto find = [&](std::string_view section, std::string_view name) {
            return std::find_if(registered.begin(), registered.end(), [&](const Registered& r) {
                return r.section == section && r.name == name;
            });
        };
        for (std::size_t i = 0; i < to_.names.attacks.size() && i < max_attacks; ++i) {
            const auto entry = find("attack", to_.names.attacks[i]);
            if (entry != registered.end()) read_attack(*entry, card_.attacks[i]);
        }
        for (std::size_t i = 0; i < to_.names.abilities.size() && i < max_abilities; ++i) {
            const auto entry = find("ability", to_.names.abilities[i]);
            if (entry == registered.end()) continue;
            where_.begin(entry->line, "ability " + in_quotes(entry->name));
            ability_ = static_cast<std::uint8_t>(i);
            read_hooks(entry->value, card_.handlers, true);
            ability_ = Handler::none;
        }
        if (const auto entry = find("play", "play"); entry != registered.end()) {
            where_.begin(entry->line, "play");
            read_handler(where_, {.hook = Hook::play}, ability_, entry->value, card_.handlers);
        }
        read_in_play(registered);
        for (const Registered& entry : registered) {
            if (entry.section != "lasting") continue;
            where_.begin(entry.line, "lasting effect " + in_quotes(entry.name));
            ScriptedCard::Lasting lasting{entry.name, {}};
            read_hooks(entry.value, lasting.handlers, false);
            card_.lasting.push_back(std::move(lasting));
        }
        report_unknown_names(registered);
        return std::move(card_);
    }

private:
    void read_attack(const Registered& entry, ScriptedCard::Attack& attack)
    {
        where_.begin(entry.line, "attack " + in_quotes(entry.name));
        if (entry.value.kind == Node::Kind::function) {
            attack.part[at(AttackPart::after)] = keep_part(entry.value, AttackPart::after);
            return;
        }
        if (entry.value.kind != Node::Kind::table) {
            where_.problem(where_.line(), "expected a function or a table of parts (" +
                                              join(names_of(attack_keys)) + "), got " +
                                              entry.value.describe());
            return;
        }
        std::string_view damage;
        for (const AttackPartKey& key : attack_part_keys) {
            const Node* const function = entry.value.field(key.name);
            if (function == nullptr || !where_.expect_function(key.name, *function)) continue;
            CallbackId& kept = attack.part[at(key.part)];
            if (kept != no_callback) {
                where_.problem(
                    where_.find_line(key.name),
                    "give either `" + std::string(damage) + "` or `" + std::string(key.name) + "`");
                continue;
            }
            if (key.part == AttackPart::damage) damage = key.name;
            kept = keep_part(*function, key.part, key.form);
        }
        read_target(entry.value, attack);
        // A condition may ask the same questions as this hook.
        Callback condition;
        condition.kind = Callback::Kind::condition;
        condition.hook = Hook::may_attack;
        attack.condition = keep_function(entry.value, "only_if", condition);
        Callback cost;
        cost.hook = Hook::attack_cost;
        attack.own_cost = keep_function(entry.value, "cost", cost);
        if (const Node* const needs = entry.value.field("needs")) {
            read_needs(where_, *needs, attack.needs);
        }
        attack.ignores =
            static_cast<std::uint8_t>(where_.read_words(entry.value, "ignores", ignores_list));
        attack.first_turn = where_.read_boolean(entry.value, "first_turn", false);
        where_.refuse_unknown_keys(entry.value, names_of(attack_keys), "attack part");
    }

    void read_target(const Node& parts, ScriptedCard::Attack& attack)
    {
        const Node* const target = parts.field("target");
        if (target == nullptr) return;
        CallbackId& choose = attack.part[at(AttackPart::choose)];
        if (choose != no_callback) {
            where_.problem(where_.find_line("target"), "give either `choose` or `target`");
            return;
        }
        const Node part = target_part(where_, *target);
        if (part.kind == Node::Kind::function) choose = keep_part(part, AttackPart::choose);
    }

    CallbackId keep_part(const Node& function, AttackPart part, DamageForm form = DamageForm::whole)
    {
        Callback about;
        about.kind = Callback::Kind::attack_part;
        about.part = part;
        about.form = form;
        return where_.keep(function, std::move(about));
    }

    CallbackId keep_function(const Node& table, std::string_view key, Callback about)
    {
        const Node* const function = table.field(key);
        if (function == nullptr || !where_.expect_function(key, *function)) return no_callback;
        return where_.keep(*function, std::move(about));
    }

    /// What a card does in play is registered one hook at a time.
    void read_in_play(const std::vector<Registered>& registered)
    {
        std::vector<std::pair<HookKey, const Registered*>> known;
        std::vector<const Registered*> unknown;
        for (const Registered& entry : registered) {
            if (entry.section != "in_play") continue;
            const auto key = hook_key(entry.name);
            if (key) {
                known.emplace_back(*key, &entry);
            } else {
                unknown.push_back(&entry);
            }
        }
        sort_by_hook(known);
        for (const auto& [key, entry] : known) {
            where_.begin(entry->line, "in_play " + entry->name);
            if (key.hook == Hook::play) {
                unknown_hook(entry->name, true);
            } else {
                read_hook(key, entry->value, card_.handlers);
            }
        }
        for (const Registered* entry : unknown) {
            where_.begin(entry->line, "in_play");
            unknown_hook(entry->name, true);
        }
    }

    /// Handlers are read in the order of the hooks, not of the script.
    template <typename Entry>
    static void sort_by_hook(std::vector<std::pair<HookKey, Entry>>& entries)
    {
        std::ranges::stable_sort(entries, {}, [](const auto& entry) { return entry.first.hook; });
    }

    void read_hooks(const Node& table, std::vector<Handler>& handlers, bool may_be_used)
    {
        if (table.kind != Node::Kind::table) {
            where_.problem(where_.line(), "expected a table of handlers with hooks as keys, got " +
                                              table.describe());
            return;
        }
        std::vector<std::pair<HookKey, const Node*>> known;
        std::vector<std::string> unknown;
        for (const auto& [name, handler] : table.fields) {
            const auto key = hook_key(name);
            if (key && is_allowed(key->hook, may_be_used)) {
                known.emplace_back(*key, &handler);
            } else {
                unknown.push_back(name);
            }
        }
        sort_by_hook(known);
        for (const auto& [key, handler] : known) read_hook(key, *handler, handlers);
        for (const std::string& name : unknown) unknown_hook(name, may_be_used);
        if (!table.items.empty())
            where_.problem(where_.line(), "each handler needs a hook as its key");
        if (table.items.empty() && table.fields.empty())
            where_.problem(where_.line(), "this table has no handlers");
    }

    static bool is_allowed(Hook hook, bool may_be_used)
    {
        return hook != Hook::play && (hook != Hook::use || may_be_used);
    }

    /// Reads one handler, or a list of them.
    void read_hook(const HookKey& key, const Node& value, std::vector<Handler>& handlers)
    {
        if (value.kind == Node::Kind::table && !value.items.empty() && value.fields.empty()) {
            for (const Node& item : value.items)
                read_handler(where_, key, ability_, item, handlers);
        } else {
            read_handler(where_, key, ability_, value, handlers);
        }
    }

    void unknown_hook(const std::string& name, bool may_be_used)
    {
        std::vector<std::string> known;
        for (std::size_t i = 0; i < hook_count; ++i) {
            const Hook hook = static_cast<Hook>(i);
            if (is_allowed(hook, may_be_used)) known.emplace_back(name_of(hook));
        }
        if (may_be_used) {
            for (const UseKey& key : use_keys) known.emplace_back(key.name);
        }
        where_.problem(where_.find_line(name),
                       "unknown hook " + in_quotes(name) + did_you_mean(name, known));
    }

    void report_unknown_names(const std::vector<Registered>& registered)
    {
        if (!to_.names.known) return;
        for (const Registered& entry : registered) {
            const bool attack = entry.section == "attack";
            if (!attack && entry.section != "ability") continue;
            const std::vector<std::string>& known =
                attack ? to_.names.attacks : to_.names.abilities;
            if (std::find(known.begin(), known.end(), entry.name) != known.end()) continue;
            where_.begin(entry.line, {});
            const std::string what = attack ? "attack" : "Ability";
            where_.problem(where_.find_line(entry.name), "the card has no " + what + " " +
                                                             in_quotes(entry.name) +
                                                             did_you_mean(entry.name, known));
        }
    }

    const DefinitionTarget& to_;
    DefinitionContext where_;
    ScriptedCard card_{};
    std::uint8_t ability_ = Handler::none;
};

}  // namespace

ScriptedCard read_definition(const std::vector<Registered>& registered,
                             const DefinitionTarget& target)
{
    return Reader(target).read(registered);
}

}  // namespace ptcg::script
