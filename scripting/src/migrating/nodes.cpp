#include "migrating/nodes.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ptcg::script::migrating {
namespace {

LuaNode make(Kind kind, std::string_view text = {})
{
    LuaNode made;
    made.kind = kind;
    made.text = text;
    return made;
}

/// Returns the precedence of an operator. What is not an operator binds most strongly.
int strength(const LuaNode& node)
{
    static constexpr std::array<std::pair<std::string_view, int>, 12> operators = {{{"or", 1},
                                                                                    {"and", 2},
                                                                                    {"<", 3},
                                                                                    {">", 3},
                                                                                    {"<=", 3},
                                                                                    {">=", 3},
                                                                                    {"~=", 3},
                                                                                    {"==", 3},
                                                                                    {"..", 4},
                                                                                    {"+", 5},
                                                                                    {"-", 5},
                                                                                    {"*", 6}}};
    if (node.kind == Kind::unary) return 7;
    if (node.kind != Kind::binary) return 9;
    const auto found =
        std::ranges::find(operators, node.text, &decltype(operators)::value_type::first);
    if (found != operators.end()) return found->second;
    return node.text == "^" ? 8 : 6;
}

LuaNode grouped(LuaNode inner)
{
    LuaNode made = make(Kind::group);
    made.items.push_back(std::move(inner));
    return made;
}

}  // namespace

LuaNode make_name(std::string_view text)
{
    return make(Kind::name, text);
}

LuaNode make_text(std::string_view text)
{
    return make(Kind::string, text);
}

LuaNode make_number(long long number)
{
    LuaNode made = make(Kind::number);
    made.whole = true;
    made.number = number;
    return made;
}

LuaNode make_boolean(bool value)
{
    return make(Kind::boolean, value ? "true" : "false");
}

LuaNode make_index(LuaNode object, std::string_view key)
{
    LuaNode made = make(Kind::index, key);
    made.line = object.line;
    made.items.push_back(std::move(object));
    made.items.push_back(make_text(key));
    return made;
}

LuaNode make_path(std::string_view path)
{
    const std::size_t dot = path.rfind('.');
    if (dot == std::string_view::npos) return make_name(path);
    return make_index(make_path(path.substr(0, dot)), path.substr(dot + 1));
}

LuaNode make_table(std::vector<LuaNode> fields)
{
    LuaNode made = make(Kind::table);
    made.items = std::move(fields);
    return made;
}

LuaNode make_named(std::string_view key, LuaNode value)
{
    LuaNode made = make(Kind::named, key);
    made.items.push_back(std::move(value));
    return made;
}

LuaNode make_item(LuaNode value)
{
    LuaNode made = make(Kind::item);
    made.items.push_back(std::move(value));
    return made;
}

LuaNode make_unary(std::string_view op, LuaNode operand)
{
    LuaNode made = make(Kind::unary, op);
    if (strength(operand) < strength(made)) operand = grouped(std::move(operand));
    made.items.push_back(std::move(operand));
    return made;
}

LuaNode make_binary(LuaNode left, std::string_view op, LuaNode right)
{
    LuaNode made = make(Kind::binary, op);
    if (strength(left) < strength(made)) left = grouped(std::move(left));
    const bool chain = op == "and" || op == "or";  // the order of evaluation does not matter
    if (strength(right) < strength(made) + (chain ? 0 : 1)) right = grouped(std::move(right));
    made.items.push_back(std::move(left));
    made.items.push_back(std::move(right));
    return made;
}

LuaNode negated(const LuaNode& condition)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> opposites = {
        {{"==", "~="}, {"~=", "=="}, {"<", ">="}, {">=", "<"}, {">", "<="}, {"<=", ">"}}};
    if (condition.kind == Kind::unary && condition.text == "not") {
        return without_group(condition.items.front());
    }
    for (const auto& [op, opposite] : opposites) {
        if (!is_binary(condition, op)) continue;
        return make_binary(condition.items[0], opposite, condition.items[1]);
    }
    return make_unary("not", condition);
}

LuaNode in_place_of(const LuaNode& old, LuaNode made)
{
    made.begin = old.begin;
    made.end = old.end;
    made.line = old.line;
    made.column = old.column;
    return made;
}

void rename(LuaNode& node, std::string_view text)
{
    node.text = text;
    if (node.kind == Kind::index) node.items[1] = make_text(text);
}

bool is_name(const LuaNode& node, std::string_view text)
{
    return node.kind == Kind::name && node.text == text;
}

bool is_text(const LuaNode& node, std::string_view text)
{
    return node.kind == Kind::string && node.text == text;
}

bool is_number(const LuaNode& node, long long number)
{
    return node.kind == Kind::number && node.whole && node.number == number;
}

bool is_boolean(const LuaNode& node, bool value)
{
    return node.kind == Kind::boolean && node.text == (value ? "true" : "false");
}

bool is_binary(const LuaNode& node, std::string_view op)
{
    return node.kind == Kind::binary && node.text == op;
}

const LuaNode& without_group(const LuaNode& node)
{
    return node.kind == Kind::group ? without_group(node.items.front()) : node;
}

bool same(const LuaNode& left, const LuaNode& right)
{
    return left.kind == right.kind && left.text == right.text && left.whole == right.whole &&
           left.number == right.number && std::ranges::equal(left.items, right.items, same);
}

std::string path_of(const LuaNode& node)
{
    if (node.kind == Kind::name) return node.text;
    if (node.kind != Kind::index || node.text.empty()) return {};
    const std::string object = path_of(node.items.front());
    return object.empty() ? object : object + "." + node.text;
}

std::string_view verb_of(const LuaNode& node)
{
    if (node.kind != Kind::method || !is_name(node.items.front(), "game")) return {};
    return node.text;
}

std::string_view registered_by(const LuaNode& target)
{
    if (target.kind != Kind::index) return {};
    const LuaNode& object = target.items.front();
    if (is_name(object, "card")) return target.text;
    const bool of_card = object.kind == Kind::index && is_name(object.items.front(), "card");
    return of_card ? std::string_view(object.text) : std::string_view();
}

bool has_no_effect(const LuaNode& node)
{
    if (node.kind == Kind::function) return true;
    if (node.kind == Kind::call && path_of(node.items.front()) != "ptcg.filter") return false;
    if (node.kind == Kind::method) return false;
    return std::ranges::all_of(node.items, has_no_effect);
}

LuaNode* find_field(LuaNode& table, std::string_view name)
{
    if (table.kind != Kind::table) return nullptr;
    for (LuaNode& field : table.items) {
        if (field.kind == Kind::named && field.text == name) return &field.items.front();
    }
    return nullptr;
}

std::optional<LuaNode> take_field(LuaNode& table, std::string_view name)
{
    for (auto field = table.items.begin(); field != table.items.end(); ++field) {
        if (field->kind != Kind::named || field->text != name) continue;
        LuaNode value = std::move(field->items.front());
        table.items.erase(field);
        return value;
    }
    return std::nullopt;
}

void each_node(LuaNode& node, const std::function<void(LuaNode&)>& visit)
{
    for (LuaNode& below : node.items) each_node(below, visit);
    visit(node);
}

void each_node_of_body(LuaNode& node, const std::function<void(LuaNode&)>& visit)
{
    for (LuaNode& below : node.items) {
        if (below.kind != Kind::function) each_node_of_body(below, visit);
    }
    visit(node);
}

}  // namespace ptcg::script::migrating
