#include "source/lua_line.hpp"

#include <algorithm>

namespace ptcg::script {
namespace {

using Kind = LuaNode::Kind;
using Line = LineWriter::Line;

bool is_name(std::string_view text)
{
    std::vector<LuaToken> tokens;
    return read_lua_tokens(text, tokens) && tokens.size() == 2 &&
           tokens.front().kind == LuaToken::Kind::name && tokens.front().text == text;
}

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '\n') {
            result += "\\n";
            continue;
        }
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + "\"";
}

/// Returns a string as it was written, in double quotes if that changes nothing else.
std::string double_quoted(std::string text)
{
    const bool plain = text.front() == '\'' && text.find_first_of("\"\\") == std::string::npos;
    if (plain) text.front() = text.back() = '"';
    return text;
}

}  // namespace

bool LineWriter::has_comment(const LuaNode& node) const
{
    if (!is_of_source(node)) return false;
    const auto first = std::ranges::lower_bound(comments_, node.begin, {}, &LuaComment::begin);
    return first != comments_.end() && first->begin < node.end;
}

std::string LineWriter::raw(const LuaNode& node) const
{
    return std::string(source_.substr(node.begin, node.end - node.begin));
}

Line LineWriter::joined(std::span<const LuaNode> nodes) const
{
    std::string text;
    for (const LuaNode& node : nodes) {
        const Line one = flat(node);
        if (!one) return std::nullopt;
        text += (text.empty() ? "" : ", ") + *one;
    }
    return text;
}

Line LineWriter::flat(const LuaNode& node) const
{
    switch (node.kind) {
        case Kind::nil:
            return "nil";
        case Kind::boolean:
            return node.text;
        case Kind::name:
            return node.text + attribute(node);
        case Kind::number:
            return is_of_source(node) ? number(node) : std::to_string(node.number);
        case Kind::string:
            return string(node);
        case Kind::vararg:
            return "...";
        case Kind::index:
            return flat_index(node);
        case Kind::call:
        case Kind::method:
            return flat_call(node);
        case Kind::function:
            return flat_function(node);
        case Kind::table:
            return flat_table(node);
        case Kind::named:
        case Kind::keyed:
        case Kind::item:
            return flat_field(node);
        case Kind::binary:
            return flat_binary(node);
        case Kind::unary: {
            const Line operand = flat(node.items.front());
            return operand ? Line(before_operand(node) + *operand) : std::nullopt;
        }
        case Kind::group: {
            const Line inner = flat(node.items.front());
            return inner ? Line("(" + *inner + ")") : std::nullopt;
        }
        case Kind::list:
            return joined(node.items);
        default:
            return flat_statement(node);
    }
}

std::string LineWriter::attribute(const LuaNode& name) const
{
    if (!is_of_source(name) || name.end - name.begin == name.text.size()) return {};
    std::vector<LuaToken> tokens;
    if (!read_lua_tokens(raw(name), tokens) || tokens.size() < 4) return {};
    return " <" + tokens[2].text + ">";
}

std::string LineWriter::number(const LuaNode& node) const
{
    const std::string text = raw(node);
    std::vector<LuaToken> tokens;
    if (text.front() != '-' || !read_lua_tokens(text, tokens)) return text;
    const std::size_t signs = tokens.size() - 2;  // without the digits and the end
    return (signs % 2 == 1 ? "-" : "") + text.substr(tokens[signs].begin);
}

std::string LineWriter::before_operand(const LuaNode& node)
{
    const LuaNode* first = &node.items.front();
    while (first->kind == Kind::binary || first->kind == Kind::index || first->kind == Kind::call ||
           first->kind == Kind::method) {
        first = &first->items.front();
    }
    const bool minus = (first->kind == Kind::unary && first->text == "-") ||
                       (first->kind == Kind::number && first->number < 0);
    return node.text + (node.text == "not" || (node.text == "-" && minus) ? " " : "");
}

Line LineWriter::string(const LuaNode& node) const
{
    if (!is_of_source(node)) return quoted(node.text);
    const std::string text = raw(node);
    if (text.find('\n') != std::string::npos) return std::nullopt;
    return double_quoted(text);
}

Line LineWriter::flat_index(const LuaNode& node) const
{
    const Line object = this->object(node.items[0]);
    if (!object) return std::nullopt;
    if (has_dot(node)) return *object + "." + node.text;
    const Line key = flat(node.items[1]);
    if (!key) return std::nullopt;
    return *object + "[" + spaced(*key) + "]";
}

std::string LineWriter::spaced(const std::string& key)
{
    return key.starts_with('[') ? " " + key + " " : key;
}

bool LineWriter::has_dot(const LuaNode& index) const
{
    if (index.text.empty() || !is_name(index.text)) return false;
    const LuaNode& key = index.items[1];
    return !is_of_source(key) || source_.substr(key.begin, index.text.size()) == index.text;
}

bool LineWriter::is_bare(const LuaNode& call, CallIs is)
{
    if (call.items.size() != 2 || is == CallIs::object) return false;
    if (call.items[1].kind == Kind::table) return true;
    const bool plain = call.kind == Kind::call || is == CallIs::statement;
    return call.items[1].kind == Kind::string && plain;
}

Line LineWriter::object(const LuaNode& node) const
{
    const bool call = node.kind == Kind::call || node.kind == Kind::method;
    return call ? flat_call(node, CallIs::object) : flat(node);
}

std::string LineWriter::suffix(const LuaNode& call)
{
    return call.kind == Kind::method ? ":" + call.text : "";
}

Line LineWriter::flat_call(const LuaNode& node, CallIs is) const
{
    const Line object = this->object(node.items.front());
    const Line arguments = joined(std::span(node.items).subspan(1));
    if (!object || !arguments) return std::nullopt;
    const std::string called = *object + suffix(node);
    return is_bare(node, is) ? called + " " + *arguments : called + "(" + *arguments + ")";
}

bool LineWriter::is_simple(const LuaNode& statement)
{
    switch (statement.kind) {
        case Kind::call_statement:
        case Kind::assignment:
        case Kind::return_values:
        case Kind::jump:
            return true;
        case Kind::if_else:
            return statement.items.size() == 2 && statement.items[1].items.size() == 1 &&
                   statement.items[1].items.front().kind != Kind::if_else &&
                   is_simple(statement.items[1].items.front());
        default:
            return false;
    }
}

std::string LineWriter::parameters(const LuaNode& function, bool method) const
{
    const std::span<const LuaNode> all(function.items.front().items);
    return "(" + joined(all.subspan(method ? 1 : 0)).value_or("") + ")";
}

Line LineWriter::flat_function(const LuaNode& node) const
{
    if (has_comment(node)) return std::nullopt;
    const Line body = flat_body(node);
    if (!body) return std::nullopt;
    return "function" + parameters(node) + *body;
}

Line LineWriter::flat_body(const LuaNode& function) const
{
    const std::vector<LuaNode>& body = function.items.back().items;
    if (body.empty()) return " end";
    if (body.size() > 1 || !is_simple(body.front())) return std::nullopt;
    const Line statement = flat(body.front());
    return statement ? Line(" " + *statement + " end") : std::nullopt;
}

Line LineWriter::flat_table(const LuaNode& node) const
{
    if (node.items.empty() && !has_comment(node)) return "{}";
    const Line fields = joined(node.items);
    if (!fields || has_comment(node)) return std::nullopt;
    return "{ " + *fields + " }";
}

Line LineWriter::key(const LuaNode& field) const
{
    if (field.kind == Kind::item) return "";
    if (field.kind == Kind::keyed) {
        const Line inner = flat(field.items[0]);
        return inner ? Line("[" + spaced(*inner) + "] = ") : std::nullopt;
    }
    if (is_name(field.text)) return field.text + " = ";
    const LuaNode& value = field.items.back();
    if (is_of_source(field) && is_of_source(value) && source_[field.begin] == '[') {
        std::vector<LuaToken> tokens;
        const std::string before(source_.substr(field.begin, value.begin - field.begin));
        if (read_lua_tokens(before, tokens)) {
            const LuaToken& text = tokens[1];
            const std::string written = before.substr(text.begin, text.end - text.begin);
            return "[" + spaced(double_quoted(written)) + "] = ";
        }
    }
    return "[" + quoted(field.text) + "] = ";
}

Line LineWriter::flat_field(const LuaNode& field) const
{
    const Line before = key(field);
    const Line value = flat(field.items.back());
    return before && value ? Line(*before + *value) : std::nullopt;
}

Line LineWriter::flat_binary(const LuaNode& node) const
{
    const Line left = flat(node.items[0]);
    const Line right = flat(node.items[1]);
    if (!left || !right) return std::nullopt;
    if (node.text == "^") return *left + node.text + *right;
    return *left + " " + node.text + " " + *right;
}

Line LineWriter::flat_statement(const LuaNode& node) const
{
    switch (node.kind) {
        case Kind::local: {
            const Line names = flat(node.items[0]);
            if (node.items[1].items.empty()) return "local " + *names;
            const Line values = flat(node.items[1]);
            return values ? Line("local " + *names + " = " + *values) : std::nullopt;
        }
        case Kind::assignment: {
            if (!node.text.empty()) return flat_definition(node);
            const Line targets = flat(node.items[0]);
            const Line values = flat(node.items[1]);
            return targets && values ? Line(*targets + " = " + *values) : std::nullopt;
        }
        case Kind::local_function: {
            const Line body = flat_body(node.items[1]);
            if (!body || has_comment(node)) return std::nullopt;
            return "local function " + node.items[0].text + parameters(node.items[1]) + *body;
        }
        case Kind::call_statement:
            return flat_call(node.items.front(), CallIs::statement);
        case Kind::return_values: {
            const Line values = flat(node.items.front());
            if (!values) return std::nullopt;
            return values->empty() ? "return" : "return " + *values;
        }
        case Kind::if_else: {
            if (!is_simple(node) || has_comment(node)) return std::nullopt;
            const Line condition = flat(node.items[0]);
            const Line then = flat(node.items[1].items.front());
            if (!condition || !then) return std::nullopt;
            return "if " + *condition + " then " + *then + " end";
        }
        case Kind::jump:
            return node.text;
        case Kind::while_loop:
        case Kind::for_number:
        case Kind::for_in: {
            const Line head = loop_head(node);
            const Line inner = flat_loop_body(node);
            return head && inner ? Line(*head + *inner) : std::nullopt;
        }
        default:
            return std::nullopt;
    }
}

Line LineWriter::loop_head(const LuaNode& loop) const
{
    if (loop.kind == Kind::while_loop) {
        const Line condition = flat(loop.items[0]);
        return condition ? Line("while " + *condition + " do") : std::nullopt;
    }
    const Line names = flat(loop.items[0]);
    const Line values = flat(loop.items[1]);
    if (!names || !values) return std::nullopt;
    return "for " + *names + (loop.kind == Kind::for_in ? " in " : " = ") + *values + " do";
}

Line LineWriter::flat_loop_body(const LuaNode& loop) const
{
    const std::vector<LuaNode>& body = loop.items.back().items;
    if (has_comment(loop)) return std::nullopt;
    if (body.empty()) return " end";
    if (body.size() > 1 || !is_simple(body.front()) || body.front().kind == Kind::if_else) {
        return std::nullopt;
    }
    const Line statement = flat(body.front());
    return statement ? Line(" " + *statement + " end") : std::nullopt;
}

Line LineWriter::flat_definition(const LuaNode& node) const
{
    const Line body = flat_body(node.items[1].items.front());
    if (!body || has_comment(node)) return std::nullopt;
    return definition_head(node) + *body;
}

std::string LineWriter::definition_head(const LuaNode& node) const
{
    std::string name = flat(node.items[0].items.front()).value_or("");
    const bool method = node.text == "method";
    if (method) name[name.rfind('.')] = ':';
    return "function " + name + parameters(node.items[1].items.front(), method);
}

}  // namespace ptcg::script
