#include "ptcg/scripting/migrate.hpp"

#include <algorithm>
#include <utility>

#include "migrating/choices.hpp"
#include "migrating/filters.hpp"
#include "migrating/frames.hpp"
#include "migrating/guards.hpp"
#include "migrating/singles.hpp"
#include "migrating/unused.hpp"
#include "migrating/verbs.hpp"
#include "source/lua_printer.hpp"

namespace ptcg {
namespace script::migrating {
namespace {

/// Rewrites what a card registers. REQUIRES: the verbs in it have been rewritten.
void migrate_frame(Script& script, LuaNode& node)
{
    switch (node.kind) {
        case Kind::table:
            return migrate_table(script, node);
        case Kind::assignment:
            return migrate_registration(script, node);
        case Kind::index:
            return migrate_index(node);
        default:
            return;
    }
}

void migrate(Script& script)
{
    const std::set<std::size_t> were_used = used_locals(script.root);
    const Singles singles(script.root);
    migrate_head(script);
    migrate_filters(script.root);
    const auto is_one = [&](const LuaNode& node) { return singles.holds(node); };
    each_node(script.root, [&](LuaNode& node) { migrate_verb(script, node); });
    each_node(script.root, [&](LuaNode& node) { migrate_choice(script, node, is_one); });
    each_node(script.root, [&](LuaNode& node) { migrate_frame(script, node); });
    drop_guards_of_choices(script);
    remove_unused(script.root, were_used);
    give_it(script);
    std::ranges::stable_sort(script.problems, {}, &Problem::line);
}

}  // namespace
}  // namespace script::migrating

Migrated migrate_script(std::string_view source, const std::string& shown_path)
{
    script::LuaTree tree = script::parse_lua(source);
    if (!tree.root) {
        const char* const message =
            tree.too_deep > 0 ? "the script is nested too deeply to be read"
                              : "the script is not valid Lua; run `ptcg check` to see why";
        return {.text = std::string(source),
                .problems = {{.file = shown_path,
                              .line = tree.too_deep,
                              .message = message,
                              .context = {},
                              .code = "not-migrated"}}};
    }
    script::migrating::Script script{std::move(*tree.root), source, tree.comments, shown_path};
    script::migrating::migrate(script);
    return {.text = script::print_lua(script.root, source, tree.comments),
            .problems = std::move(script.problems)};
}

}  // namespace ptcg
