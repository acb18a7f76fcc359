#include "migrating/filters.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "migrating/bindings.hpp"

namespace ptcg::script::migrating {
namespace {

/// Keys of verbs and handlers that take a filter.
constexpr std::array<std::string_view, 4> filter_keys = {"filter", "attacker", "target", "doer"};

LuaNode migrated(LuaNode filter);

/// Rewrites one field of a filter: `kind = "item"` and `damaged = true` become words.
LuaNode migrated_field(LuaNode field)
{
    if (field.kind != Kind::named) return field;
    const LuaNode& value = field.items.front();
    if (field.text == "kind" && value.kind == Kind::string) {
        return in_place_of(field, make_item(value));
    }
    if (is_boolean(value, true)) return in_place_of(field, make_item(make_text(field.text)));
    if (field.text == "any" && value.kind == Kind::table) {
        for (LuaNode& one : field.items.front().items) {
            one.items.back() = migrated(std::move(one.items.back()));
        }
    }
    return field;
}

/// Sorts the kind first, then the other words, then the keys.
int rank(const LuaNode& field)
{
    if (field.kind == Kind::named && field.text == "kind") {
        return field.items.front().kind == Kind::string ? 0 : 2;
    }
    return field.kind == Kind::item || is_boolean(field.items.front(), true) ? 1 : 2;
}

LuaNode migrated_table(LuaNode table)
{
    std::ranges::stable_sort(table.items, {}, rank);
    for (LuaNode& field : table.items) field = migrated_field(std::move(field));
    if (table.items.size() == 1 && table.items.front().kind == Kind::item) {
        LuaNode only = std::move(table.items.front().items.front());
        return only;
    }
    return table;
}

/// Rewrites an expression used as a filter.
LuaNode migrated(LuaNode filter)
{
    if (filter.kind == Kind::table) return migrated_table(std::move(filter));
    const bool either = is_binary(filter, "and") || is_binary(filter, "or");
    if (either || filter.kind == Kind::group) {
        for (LuaNode& part : filter.items) part = migrated(std::move(part));
    }
    return filter;
}

/// Rewrites a need: `{ "hand", filter = F }`.
void migrate_need(LuaNode& table)
{
    if (table.items.empty() || table.items.front().kind != Kind::item) return;
    if (table.items.front().items.front().kind != Kind::string) return;
    std::optional<LuaNode> filter = take_field(table, "filter");
    if (!filter) return;
    std::vector<LuaNode> fields;
    merge_filter(fields, std::move(*filter));
    table.items.insert(table.items.begin() + 1, std::make_move_iterator(fields.begin()),
                       std::make_move_iterator(fields.end()));
}

void migrate_node(LuaNode& node)
{
    if (node.kind == Kind::named &&
        std::ranges::find(filter_keys, node.text) != filter_keys.end()) {
        node.items.front() = migrated(std::move(node.items.front()));
    } else if (node.kind == Kind::method && node.text == "matches" && node.items.size() == 2) {
        node.items[1] = migrated(std::move(node.items[1]));
    } else if (node.kind == Kind::call && node.items.size() == 2 &&
               path_of(node.items.front()) == "ptcg.filter") {
        LuaNode filter = migrated(std::move(node.items[1]));
        const bool word = filter.kind == Kind::string;
        if (word) {
            LuaNode only = std::move(filter);
            node = std::move(only);
        } else {
            node.items[1] = std::move(filter);
        }
    } else if (node.kind == Kind::table) {
        migrate_need(node);
    }
}

/// Returns the names that are assigned to.
std::set<const LuaNode*> assigned(LuaNode& root)
{
    std::set<const LuaNode*> names;
    each_node(root, [&](LuaNode& node) {
        if (node.kind != Kind::assignment) return;
        for (const LuaNode& target : node.items.front().items) names.insert(&target);
    });
    return names;
}

bool is_local_filter(const LuaNode& statement)
{
    if (statement.kind != Kind::local || statement.items[0].items.size() != 1) return false;
    const std::vector<LuaNode>& values = statement.items[1].items;
    return values.size() == 1 && values.front().kind == Kind::call &&
           path_of(values.front().items.front()) == "ptcg.filter";
}

/// Replaces the names of those top-level locals in `were`, which were filters, by their words.
void inline_words(LuaNode& root, const std::set<std::size_t>& were)
{
    Bindings bindings(root);
    const std::set<const LuaNode*> changed = assigned(root);
    std::set<std::size_t> gone;
    for (const LuaNode& statement : root.items) {
        if (!were.contains(statement.begin)) continue;
        const LuaNode& word = statement.items[1].items.front();
        if (word.kind != Kind::string) continue;
        Binding& binding = *bindings.declared_by(statement.items[0].items.front());
        if (std::ranges::any_of(binding.uses, [&](LuaNode* use) { return changed.contains(use); }))
            continue;
        for (LuaNode* use : binding.uses) *use = make_text(word.text);
        gone.insert(statement.begin);
    }
    std::erase_if(root.items,
                  [&](const LuaNode& statement) { return gone.contains(statement.begin); });
}

}  // namespace

void merge_filter(std::vector<LuaNode>& fields, LuaNode filter)
{
    if (filter.kind != Kind::table) {
        fields.push_back(make_item(std::move(filter)));
        return;
    }
    for (LuaNode& field : filter.items) fields.push_back(std::move(field));
}

std::optional<LuaNode> details(LuaNode arguments)
{
    std::vector<LuaNode> fields;
    std::optional<LuaNode> filter = take_field(arguments, "filter");
    if (filter) merge_filter(fields, std::move(*filter));
    for (LuaNode& field : arguments.items) fields.push_back(std::move(field));
    if (fields.empty()) return std::nullopt;
    if (fields.size() == 1 && fields.front().kind == Kind::item) {
        return std::move(fields.front().items.front());
    }
    return make_table(std::move(fields));
}

void migrate_filters(LuaNode& root)
{
    std::set<std::size_t> filters;  // where their statements begin
    for (const LuaNode& statement : root.items) {
        if (is_local_filter(statement)) filters.insert(statement.begin);
    }
    each_node(root, migrate_node);
    inline_words(root, filters);
}

}  // namespace ptcg::script::migrating
