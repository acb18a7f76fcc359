#include "migrating/damage_part.hpp"

#include <algorithm>
#include <utility>

#include "migrating/parameters.hpp"

namespace ptcg::script::migrating {
namespace {

using Part = std::optional<LuaNode>;

bool is_printed(const LuaNode& node)
{
    return path_of(node) == "it.attack.damage";
}

/// `C and X or Y`
bool is_choice(const LuaNode& node)
{
    return is_binary(node, "or") && is_binary(node.items[0], "and");
}

/// Shortens `C and N or 0` to the equivalent `C and N`.
LuaNode without_zero(const LuaNode& node)
{
    const LuaNode& inner = without_group(node);
    return is_choice(inner) && is_number(inner.items[1], 0) ? inner.items[0] : inner;
}

/// Returns the rest of a sum that begins with `it.attack.damage`.
Part summed(const LuaNode& node)
{
    const bool plus = is_binary(node, "+");
    if (!plus && !is_binary(node, "-")) return std::nullopt;
    if (plus && is_printed(node.items[0])) return node.items[1];
    if (plus && is_printed(node.items[1])) return node.items[0];
    Part left = summed(node.items[0]);
    if (!left) return std::nullopt;
    return make_binary(std::move(*left), node.text, node.items[1]);
}

/// Returns what a `damage` part's result adds to the printed damage.
Part added(const LuaNode& answer)
{
    const LuaNode& node = without_group(answer);
    if (is_printed(node)) return make_number(0);
    if (Part sum = summed(node)) return without_zero(*sum);
    if (!is_choice(node)) return std::nullopt;
    Part yes = added(node.items[0].items[1]);
    Part no = added(node.items[1]);
    if (!yes || !no) return std::nullopt;
    LuaNode chosen = make_binary(node.items[0].items[0], "and", std::move(*yes));
    if (is_number(*no, 0)) return chosen;
    return make_binary(std::move(chosen), "or", std::move(*no));
}

/// Returns the factor that multiplies the printed damage.
Part multiplied(const LuaNode& answer)
{
    const LuaNode& node = without_group(answer);
    if (!is_binary(node, "*")) return std::nullopt;
    if (is_printed(node.items[0])) return without_group(node.items[1]);
    if (is_printed(node.items[1])) return without_group(node.items[0]);
    Part left = multiplied(node.items[0]);
    if (!left) return std::nullopt;
    return make_binary(std::move(*left), "*", node.items[1]);
}

std::vector<LuaNode*> returns_of(LuaNode& function)
{
    std::vector<LuaNode*> returns;
    each_node_of_body(function.items.back(), [&](LuaNode& node) {
        if (node.kind == Kind::return_values) returns.push_back(&node);
    });
    return returns;
}

/// Rewrites the first value of every `return`. Changes nothing if one of them cannot be rewritten.
bool rewrite_answers(LuaNode& function, Part (*rewritten)(const LuaNode&), bool may_be_none)
{
    std::vector<std::pair<LuaNode*, LuaNode>> answers;
    bool says_something = false;
    for (LuaNode* statement : returns_of(function)) {
        std::vector<LuaNode>& values = statement->items.front().items;
        if (values.empty() && may_be_none) continue;
        if (values.empty()) return false;
        Part answer = rewritten(values.front());
        if (!answer) return false;
        says_something = says_something || !is_number(*answer, 0);
        answers.emplace_back(&values.front(), std::move(*answer));
    }
    if (!says_something) return false;
    for (auto& [place, answer] : answers) *place = std::move(answer);
    return true;
}

// ---- the end of the function --------------------------------------------------------------------

/// Returns the only value of a `return`, or null.
const LuaNode* only_answer(const LuaNode& statement)
{
    if (statement.kind != Kind::return_values) return nullptr;
    const std::vector<LuaNode>& values = statement.items.front().items;
    return values.size() == 1 ? &values.front() : nullptr;
}

bool adds_nothing(const LuaNode& statement)
{
    const LuaNode* const answer = only_answer(statement);
    return answer != nullptr
               ? is_number(*answer, 0)
               : statement.kind == Kind::return_values && statement.items.front().items.empty();
}

/// Returns the statement in `if C then return ... end`, or null.
const LuaNode* guarded(const LuaNode& statement)
{
    if (statement.kind != Kind::if_else || statement.items.size() != 2) return nullptr;
    const std::vector<LuaNode>& inner = statement.items[1].items;
    return inner.size() == 1 && inner.front().kind == Kind::return_values ? &inner.front()
                                                                          : nullptr;
}

LuaNode answer_if(const LuaNode& first, const LuaNode& last, LuaNode condition, LuaNode answer)
{
    LuaNode list;
    list.kind = Kind::list;
    list.items.push_back(make_binary(std::move(condition), "and", std::move(answer)));
    LuaNode made;
    made.kind = Kind::return_values;
    made.items.push_back(std::move(list));
    made = in_place_of(first, std::move(made));
    made.end = last.end;
    return made;
}

/// Drops a final `return` that adds nothing, and rewrites `if C then return N end` as `return C and
/// N`.
void shorten_end(std::vector<LuaNode>& body)
{
    if (body.size() > 1 && only_answer(body.back()) != nullptr && adds_nothing(body.back())) {
        body.pop_back();
    }
    const LuaNode& last = body.back();
    if (const LuaNode* const inner = guarded(last)) {
        const LuaNode* const answer = only_answer(*inner);
        if (answer != nullptr) body.back() = answer_if(last, last, last.items[0], *answer);
        return;
    }
    if (body.size() < 2 || only_answer(last) == nullptr) return;
    const LuaNode& before = body[body.size() - 2];
    const LuaNode* const inner = guarded(before);
    if (inner == nullptr || !adds_nothing(*inner)) return;
    LuaNode made = answer_if(before, last, negated(before.items[0]), *only_answer(last));
    body.pop_back();
    body.back() = std::move(made);
}

}  // namespace

void migrate_damage_part(LuaNode& field)
{
    LuaNode& function = field.items.front();
    if (function.kind != Kind::function) return;
    std::vector<LuaNode>& body = function.items.back().items;
    if (rewrite_answers(function, added, true)) {
        rename(field, "more");
        shorten_end(body);
    } else if (!body.empty() && body.back().kind == Kind::return_values &&
               rewrite_answers(function, multiplied, false)) {
        rename(field, "times");
    } else {
        return;
    }
    drop_parameters(function, [](const LuaNode&) { return true; });
}

}  // namespace ptcg::script::migrating
