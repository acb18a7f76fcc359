#include "script_reader.hpp"

#include <algorithm>
#include <array>

#include "api.hpp"

namespace ptcg::script {

namespace {

using Is = Value::Is;
using Kind = LuaNode::Kind;

constexpr std::array<std::string_view, 5> sections = {"attack", "ability", "passive", "lasting",
                                                      "play"};

std::string quoted(std::string_view text)
{
    return "\"" + std::string(text.substr(0, 60)) + "\"";
}

struct Variable {
    const LuaNode* declared = nullptr;
    Value value;
    bool read = false;
    bool may_stay_unread = false;  ///< a parameter, or a variable of a loop
};

class Reader {
public:
    Reader(ScriptReading& reading, ScriptKnowledge& knowledge, const ScriptBundle& bundle)
        : reading_(reading), known_(knowledge), bundle_(bundle)
    {
    }

    void read()
    {
        open_scope();
        statements(*reading_.root);
        close_scope();
        for (const Registration& registration : reading_.registrations) {
            assign_roles(registration, known_);
        }
    }

private:
    void problem(const LuaNode& node, std::string_view code, std::string message)
    {
        reading_.problems.push_back(
            {reading_.chunk->path, node.line, node.column, std::move(message), {}, code});
    }

    // ---- variables ------------------------------------------------------------------------------

    void open_scope() { scopes_.emplace_back(); }

    void close_scope()
    {
        for (const Variable& variable : scopes_.back()) {
            const std::string& name = variable.declared->text;
            if (variable.read || variable.may_stay_unread || name.starts_with('_')) continue;
            problem(*variable.declared, "unused-local",
                    quoted(name) + " is never used" + hint_for_unused(name));
        }
        scopes_.pop_back();
    }

    [[nodiscard]] static std::string hint_for_unused(const std::string& name)
    {
        return name == "card" || name == "ptcg" ? "" : "; take it out, or begin its name with _";
    }

    void declare(const LuaNode& name, Value value, bool may_stay_unread = false)
    {
        if (const auto learned = known_.variables.find(&name); learned != known_.variables.end()) {
            const Value all = join(value, learned->second);
            // What is stored is the best that is known: the same table or function, if it is one.
            value = all.is == value.is && value.node != nullptr ? value : all;
            if (may_stay_unread && value.is == Is::unknown) value = learned->second;
        }
        // These two names mean one thing in all scripts.
        if (value.is == Is::unknown && name.text == "game") {
            value = {.is = Is::handle, .of = HandleKind::game};
        } else if (value.is == Is::unknown && name.text == "it") {
            value = {.is = Is::handle, .of = HandleKind::context};
        }
        scopes_.back().push_back({&name, value, false, may_stay_unread});
    }

    Variable* find(std::string_view name)
    {
        for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope) {
            for (auto variable = scope->rbegin(); variable != scope->rend(); ++variable) {
                if (variable->declared->text == name) return &*variable;
            }
        }
        return nullptr;
    }

    void learn(const LuaNode& declared, const Value& value)
    {
        const auto [entry, is_new] = known_.variables.try_emplace(&declared, value);
        if (!is_new) entry->second = join(entry->second, value);
    }

    // ---- statements -----------------------------------------------------------------------------

    void block(const LuaNode& node)
    {
        open_scope();
        statements(node);
        close_scope();
    }

    void statements(const LuaNode& node)
    {
        for (const LuaNode& statement : node.items) this->statement(statement);
    }

    void statement(const LuaNode& node)
    {
        switch (node.kind) {
            case Kind::local:
                local(node);
                break;
            case Kind::local_function: {
                declare(node.items[0], {.is = Is::function, .node = &node.items[1]});
                function(node.items[1]);
                break;
            }
            case Kind::assignment:
                assignment(node);
                break;
            case Kind::call_statement:
                evaluate(node.items[0]);
                break;
            case Kind::if_else:
                for (std::size_t i = 0; i < node.items.size(); i += 2) {
                    if (i + 1 == node.items.size()) {
                        block(node.items[i]);
                    } else {
                        condition(node.items[i]);
                        block(node.items[i + 1]);
                    }
                }
                break;
            case Kind::while_loop:
                condition(node.items[0]);
                block(node.items[1]);
                break;
            case Kind::repeat_loop:
                open_scope();
                statements(node.items[0]);
                condition(node.items[1]);
                close_scope();
                break;
            case Kind::for_number:
                for (const LuaNode& limit : node.items[1].items) evaluate(limit);
                open_scope();
                declare(node.items[0], {.is = Is::number}, true);
                statements(node.items[2]);
                close_scope();
                break;
            case Kind::for_in:
                for_in(node);
                break;
            case Kind::do_block:
                block(node.items[0]);
                break;
            case Kind::return_values:
                return_values(node);
                break;
            default:
                break;
        }
    }

    void local(const LuaNode& node)
    {
        std::vector<Value> values;
        for (const LuaNode& expression : node.items[1].items)
            values.push_back(evaluate(expression));
        const bool arguments = functions_.empty() && node.items[1].items.size() == 1 &&
                               node.items[1].items[0].kind == Kind::vararg;
        const bool open_end = !values.empty() && may_be_several(node.items[1].items.back());
        for (std::size_t i = 0; i < node.items[0].items.size(); ++i) {
            Value value = i < values.size() ? values[i] : Value{};
            if (i >= values.size() && !open_end) value = {.is = Is::nil};
            if (arguments && i == 0) value = {.is = Is::card};
            if (arguments && i == 1) value = {.is = Is::library, .name = "ptcg"};
            declare(node.items[0].items[i], value);
        }
    }

    static bool may_be_several(const LuaNode& node)
    {
        return node.kind == Kind::call || node.kind == Kind::method || node.kind == Kind::vararg;
    }

    void assignment(const LuaNode& node)
    {
        std::vector<Value> values;
        for (const LuaNode& expression : node.items[1].items)
            values.push_back(evaluate(expression));
        for (std::size_t i = 0; i < node.items[0].items.size(); ++i) {
            const LuaNode* const source =
                i < node.items[1].items.size() ? &node.items[1].items[i] : nullptr;
            assign(node.items[0].items[i], i < values.size() ? values[i] : Value{}, source);
        }
    }

    void assign(const LuaNode& target, const Value& value, const LuaNode* source)
    {
        if (target.kind == Kind::name) {
            Variable* const variable = find(target.text);
            if (variable == nullptr) {
                globals_.insert(target.text);
                problem(target, "global-write",
                        quoted(target.text) +
                            " is not declared; write `local`: scripts share no "
                            "globals");
                return;
            }
            learn(*variable->declared, variable->value);
            learn(*variable->declared, value);
            variable->value = join(variable->value, value);
            return;
        }
        if (target.kind != Kind::index) return;
        const Value object = evaluate(target.items[0]);
        if (target.text.empty()) evaluate(target.items[1]);
        if (object.is == Is::handle) {
            problem(target, "read-only",
                    std::string(describe(object.of)) + " cannot be changed by setting " +
                        quoted(target.text) + "; the verbs of `game` do that");
        } else if (object.is == Is::card && source != nullptr) {
            register_field(target, value, *source);
        } else if (object.is == Is::section && source != nullptr && !target.text.empty()) {
            reading_.registrations.push_back(
                {std::string(object.name), target.text, source, target.line});
        } else if (object.is == Is::table && object.node != nullptr && !target.text.empty()) {
            known_.fields[object.node][target.text] = value;
        }
    }

    /// `card.play = ...`, or a whole section at once.
    void register_field(const LuaNode& target, const Value& value, const LuaNode& source)
    {
        if (target.text == "play") {
            reading_.registrations.push_back({"play", "play", &source, target.line});
            return;
        }
        if (std::ranges::find(sections, target.text) == sections.end()) return;
        if (value.is != Is::table || value.node == nullptr) return;
        for (const LuaNode& entry : value.node->items) {
            if (entry.kind != Kind::named) continue;
            reading_.registrations.push_back(
                {target.text, entry.text, &entry.items.front(), entry.line});
        }
    }

    void for_in(const LuaNode& node)
    {
        std::vector<Value> values;
        for (const LuaNode& expression : node.items[1].items)
            values.push_back(evaluate(expression));
        open_scope();
        const LuaNode& over = node.items[1].items[0];
        Value element;
        Value key;
        if (over.kind == Kind::call && over.items.size() == 2 && over.items[0].kind == Kind::name &&
            over.items[0].text.ends_with("pairs")) {
            const Value list = iterated_;
            if (over.items[0].text == "ipairs" || list.is == Is::list) key = {.is = Is::number};
            if (list.is == Is::list) element = {.is = Is::handle, .of = list.of};
        } else if (!values.empty() && (values[0].is == Is::list || values[0].is == Is::table)) {
            problem(over, "not-iterated",
                    "a list is walked through with ipairs: for _, one in ipairs(list) do");
        }
        for (std::size_t i = 0; i < node.items[0].items.size(); ++i) {
            declare(node.items[0].items[i], i == 0 ? key : i == 1 ? element : Value{}, true);
        }
        statements(node.items[2]);
        close_scope();
    }

    void return_values(const LuaNode& node)
    {
        bool first = true;
        for (const LuaNode& expression : node.items[0].items) {
            const Value value = evaluate(expression);
            if (first && functions_.empty()) reading_.returned = value;
            if (first && !functions_.empty()) {
                known_.functions[functions_.back()].returns.push_back({value, &expression});
            }
            first = false;
        }
    }

    // ---- expressions
    // ------------------------------------------------------------------------------

    Value evaluate(const LuaNode& node)
    {
        switch (node.kind) {
            case Kind::nil:
                return {.is = Is::nil};
            case Kind::boolean:
                return {.is = Is::boolean};
            case Kind::number:
                return {.is = Is::number};
            case Kind::string:
                return {.is = Is::text};
            case Kind::name:
                return name(node);
            case Kind::index:
                return index(node);
            case Kind::call:
                return call(node);
            case Kind::method:
                return method(node);
            case Kind::function:
                function(node);
                return {.is = Is::function, .node = &node};
            case Kind::table:
                table(node);
                return {.is = Is::table, .node = &node};
            case Kind::binary:
                return binary(node);
            case Kind::unary:
                return unary(node);
            case Kind::group:
                return evaluate(node.items[0]);
            default:
                return {};
        }
    }

    Value name(const LuaNode& node)
    {
        if (Variable* const variable = find(node.text)) {
            variable->read = true;
            if (variable->value.node != nullptr) known_.means[&node] = variable->value.node;
            return variable->value;
        }
        if (globals_.contains(node.text)) return {};  // said where it is set
        if (std::ranges::find(global_names(), node.text) == global_names().end()) {
            const std::string_view remedy = remedy_for(node.text);
            std::vector<std::string> near = global_names();
            for (const auto& scope : scopes_) {
                for (const Variable& variable : scope) near.push_back(variable.declared->text);
            }
            problem(
                node, "undefined-global",
                quoted(node.text) + " is not defined" +
                    (remedy.empty() ? did_you_mean(node.text, near) : "; " + std::string(remedy)));
            return {};
        }
        if (!library_names(node.text).empty()) return {.is = Is::library, .name = node.text};
        return {.is = Is::builtin, .name = node.text};
    }

    Value index(const LuaNode& node)
    {
        const Value object = evaluate(node.items[0]);
        Value key;
        if (node.text.empty()) key = evaluate(node.items[1]);
        switch (object.is) {
            case Is::handle:
                return node.text.empty() ? Value{} : field_of(object, node);
            case Is::list:
                if (node.text.empty()) return {.is = Is::handle, .of = object.of};
                problem(node, "unknown-member",
                        describe(object, node) + " has no " + quoted(node.text) +
                            "; take one of them, as in list[1]");
                return {};
            case Is::library:
                return library_field(object, node);
            case Is::card:
                if (std::ranges::find(sections, node.text) == sections.end()) return {};
                return {.is = Is::section, .name = node.text};
            case Is::table:
                return table_field(object, node);
            default:
                return {};
        }
    }

    Value field_of(const Value& object, const LuaNode& node)
    {
        const Member* const member = find_member(object.of, node.text);
        if (member == nullptr) return no_member(object, node);
        if (!member->method) return answer_of(*member, nullptr);
        problem(node, "method-as-field",
                quoted(node.text) + " is called with a colon: " + example_of(*member));
        return {};
    }

    Value no_member(const Value& object, const LuaNode& node)
    {
        problem(node, "unknown-member",
                std::string(describe(object.of)) + " has no " + quoted(node.text) +
                    suggest_member(object.of, node.text));
        return {};
    }

    /// "game:draw { count = 3 }" of a line in which such a call stands whole; else empty.
    static std::string call_in(std::string_view line, const std::string& call)
    {
        const std::size_t colon = line.find(call);
        if (colon == std::string_view::npos) return {};
        std::size_t begin = colon;
        while (begin > 0 &&
               std::string_view(" (=,{").find(line[begin - 1]) == std::string_view::npos) {
            --begin;
        }
        int depth = 0;
        for (std::size_t i = colon + call.size(); i < line.size(); ++i) {
            if (line[i] == '(' || line[i] == '{') ++depth;
            if (line[i] == ')' || line[i] == '}') --depth;
            if (depth == 0 && line[i] != ' ') return std::string(line.substr(begin, i + 1 - begin));
        }
        return {};
    }

    /// How it is used, in a line: that of its example, if one line of it is enough.
    static std::string example_of(const Member& member)
    {
        const std::string call = ":" + std::string(member.name);
        for (std::string_view left = member.example; !left.empty();) {
            const std::size_t end = std::min(left.find('\n'), left.size());
            std::string_view line = left.substr(0, end);
            left.remove_prefix(std::min(end + 1, left.size()));
            line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
            const std::string found = call_in(line, call);
            if (!found.empty()) return found;
        }
        const char* const object = member.owner == HandleKind::game ? "game" : "it.self";
        const char* const arguments = member.positional          ? "(...)"
                                      : member.arguments.empty() ? "()"
                                                                 : " { ... }";
        return object + call + arguments;
    }

    Value library_field(const Value& object, const LuaNode& node)
    {
        const std::vector<std::string>& names = library_names(object.name);
        if (std::ranges::find(names, node.text) != names.end()) {
            if (node.text.ends_with("integer") && object.name == "math") return {.is = Is::number};
            return {.is = Is::builtin, .name = node.text};
        }
        if (node.text.empty()) return {};
        const std::string_view remedy = remedy_for(node.text);
        problem(node, "undefined-global",
                quoted(std::string(object.name) + "." + node.text) +
                    " is not among what scripts may "
                    "use" +
                    (remedy.empty() ? did_you_mean(node.text, names) : "; " + std::string(remedy)));
        return {};
    }

    Value table_field(const Value& object, const LuaNode& node)
    {
        if (object.node == nullptr || node.text.empty()) return {};
        Value found;
        if (const LuaNode* const written = object.node->field(node.text)) {
            const LuaNode& target = resolved(*written, known_);
            if (target.kind == Kind::function) found = {.is = Is::function, .node = &target};
            if (target.kind == Kind::table) found = {.is = Is::table, .node = &target};
            if (target.kind == Kind::number) found = {.is = Is::number};
        } else if (const auto later = known_.fields.find(object.node);
                   later != known_.fields.end()) {
            const auto entry = later->second.find(node.text);
            if (entry != later->second.end()) found = entry->second;
        }
        if (found.node != nullptr) known_.means[&node] = found.node;
        return found;
    }

    void table(const LuaNode& node)
    {
        for (const LuaNode& entry : node.items) {
            for (const LuaNode& value : entry.items) values_[&value] = evaluate(value);
        }
    }

    void function(const LuaNode& node)
    {
        if (!functions_.empty()) known_.functions[functions_.back()].calls.push_back(&node);
        functions_.push_back(&node);
        FunctionFacts& facts = known_.functions[&node];
        facts.verbs.clear();
        facts.calls.clear();
        facts.returns.clear();
        open_scope();
        for (const LuaNode& parameter : node.items[0].items) {
            if (parameter.kind == Kind::name) declare(parameter, {}, true);
        }
        statements(node.items[1]);
        close_scope();
        functions_.pop_back();
    }

    Value unary(const LuaNode& node)
    {
        const Value value = node.text == "not" ? condition(node.items[0]) : evaluate(node.items[0]);
        if (node.text == "not") return {.is = Is::boolean};
        if (node.text == "-") check_operand(node, node.items[0], value);
        return {.is = Is::number};
    }

    Value binary(const LuaNode& node)
    {
        const std::string& sign = node.text;
        const Value left = sign == "and" ? condition(node.items[0]) : evaluate(node.items[0]);
        const Value right = evaluate(node.items[1]);
        if (sign == "and") return right.is == Is::boolean ? right : join({.is = Is::nil}, right);
        if (sign == "or") return join(left, right);
        if (sign == "..") return {.is = Is::text};
        if (sign == "==" || sign == "~=") return {.is = Is::boolean};
        check_operand(node, node.items[0], left);
        check_operand(node, node.items[1], right);
        const bool compares = sign.find_first_of("<>") != std::string::npos && sign.size() < 3 &&
                              sign != "<<" && sign != ">>";
        return {.is = compares ? Is::boolean : Is::number};
    }

    void check_operand(const LuaNode& operation, const LuaNode& node, const Value& value)
    {
        std::string hint;
        if (value.is == Is::boolean && node.kind == Kind::method) {
            hint = "; write `if " + std::string("...") + " then`";
            if (node.text == "flip") hint = "; count heads with game:flips { count = 1 }";
        } else if (value.is == Is::list) {
            hint = "; #list is how many they are";
        } else if (value.is == Is::handle && find_member(value.of, "damage") != nullptr) {
            hint = "; its damage is in .damage";
        } else if (value.is != Is::boolean && value.is != Is::handle && value.is != Is::table &&
                   value.is != Is::function && value.is != Is::nil) {
            return;
        }
        problem(operation, "not-a-number",
                "\"" + operation.text + "\" needs numbers, got " + describe(value, node) + hint);
    }

    /// An expression that decides: what is always true decides nothing.
    Value condition(const LuaNode& node)
    {
        const Value value = evaluate(node);
        const bool always = value.is == Is::number || value.is == Is::list ||
                            value.is == Is::table || value.is == Is::function;
        if (always) {
            problem(node, "always-true",
                    describe(value, node) + " counts as true, 0 too" +
                        (value.is == Is::number ? "; compare it, as in n > 0"
                         : value.is == Is::list ? "; compare its length, as in #list > 0"
                                                : ""));
        }
        return value;
    }

    // ---- calls
    // ------------------------------------------------------------------------------------

    Value call(const LuaNode& node)
    {
        const LuaNode& callee = node.items[0];
        if (callee.kind == Kind::index && !callee.text.empty()) {
            const Value object = evaluate(callee.items[0]);
            if (object.is == Is::handle && dotted_method(object, callee)) {
                for (std::size_t i = 1; i < node.items.size(); ++i) evaluate(node.items[i]);
                return {};
            }
        }
        const Value function = evaluate(callee);
        std::vector<Value> values;
        for (std::size_t i = 1; i < node.items.size(); ++i)
            values.push_back(evaluate(node.items[i]));
        if (function.is == Is::builtin) return builtin(function, node, values);
        if (function.is == Is::function && function.node != nullptr) {
            enter(*function.node, values);
        }
        return {};
    }

    /// `game.flip()` for `game:flip()`.
    bool dotted_method(const Value& object, const LuaNode& callee)
    {
        const Member* const member = find_member(object.of, callee.text);
        if (member == nullptr) {
            no_member(object, callee);
        } else if (member->method) {
            field_of(object, callee);
        } else {
            problem(callee, "field-as-method",
                    quoted(callee.text) + " is a value, not a function; leave the () out");
        }
        return true;
    }

    /// A function of a script is called: its parameters hold what it is given.
    void enter(const LuaNode& function, const std::vector<Value>& values)
    {
        if (!functions_.empty()) known_.functions[functions_.back()].calls.push_back(&function);
        const std::vector<LuaNode>& parameters = function.items[0].items;
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            if (parameters[i].kind != Kind::name) break;
            if (i < values.size()) learn(parameters[i], values[i]);
        }
    }

    Value builtin(const Value& function, const LuaNode& node, const std::vector<Value>& values)
    {
        const std::string_view name = function.name;
        const Value first = values.empty() ? Value{} : values[0];
        if (name == "ipairs" || name == "pairs") iterated_ = first;
        if (name == "filter" || name == "require") {
            if (!functions_.empty()) {
                problem(node, "loading-only",
                        "ptcg." + std::string(name) +
                            " works only while files are loaded; call it at the top of the file");
            }
            return name == "filter" ? Value{.is = Is::filter, .node = first.node} : module(node);
        }
        if (name == "assert") return first;
        if (name == "remove" && first.is == Is::list) return {.is = Is::handle, .of = first.of};
        if (name == "tostring" || name == "concat" || name == "lower" || name == "upper" ||
            name == "sub" || name == "format") {
            return {.is = Is::text};
        }
        if (name == "abs" || name == "ceil" || name == "floor" || name == "max" || name == "min" ||
            name == "len") {
            return {.is = Is::number};
        }
        return {};
    }

    /// ptcg.require "name"
    Value module(const LuaNode& node)
    {
        if (node.items.size() != 2 || node.items[1].kind != Kind::string) return {};
        const std::string& wanted = node.items[1].text;
        std::string found;
        for (const ScriptChunk& chunk : bundle_.shared) {
            const std::string full = chunk.pack + "/" + chunk.module;
            if (full == wanted || (chunk.pack == reading_.chunk->pack && chunk.module == wanted)) {
                found = full;
                break;
            }
            if (chunk.module == wanted) found = full;
        }
        if (found.empty()) return {};  // loading says so
        reading_.modules.insert(found);
        const auto entry = known_.modules.find(found);
        return entry == known_.modules.end() ? Value{} : entry->second;
    }

    Value method(const LuaNode& node)
    {
        const Value object = evaluate(node.items[0]);
        std::vector<Value> values;
        for (std::size_t i = 1; i < node.items.size(); ++i)
            values.push_back(evaluate(node.items[i]));
        if (object.is == Is::list) {
            problem(node, "unknown-member",
                    describe(object, node) + " has no " + quoted(node.text) +
                        "; walk through it with ipairs, or take one, as in list[1]");
        }
        if (object.is == Is::library || object.is == Is::card) {
            problem(node, "colon", "write a dot, not a colon, before " + quoted(node.text));
        }
        if (object.is != Is::handle) return {};
        const Member* const member = find_member(object.of, node.text);
        if (member == nullptr) return no_member(object, node);
        if (!member->method) {
            problem(
                node, "field-as-method",
                quoted(node.text) + " is a value, not a verb: write ." + node.text + " without ()");
            return answer_of(*member, nullptr);
        }
        if (!functions_.empty()) {
            known_.functions[functions_.back()].verbs.push_back({member, &node, reading_.chunk});
        }
        check_arguments(*member, node, values);
        const bool table = node.items.size() == 2 && node.items[1].kind == Kind::table;
        return answer_of(*member, table ? &node.items[1] : nullptr);
    }

    void check_arguments(const Member& member, const LuaNode& node,
                         const std::vector<Value>& values)
    {
        const auto fail = [&](const LuaNode& where, std::string_view code,
                              const std::string& what) {
            problem(where, code, std::string(member.name) + ": " + what);
        };
        if (member.positional) {
            if (values.size() != 1 || member.arguments.empty()) return;
            const auto wrong = misfit(member.arguments[0], values[0], node.items[1], true);
            if (wrong) fail(node.items[1], "wrong-argument", *wrong);
            return;
        }
        if (!values.empty() && (values[0].is != Is::table || values.size() > 1) &&
            (values[0].is != Is::unknown || values.size() > 1)) {
            fail(node, "wrong-argument",
                 "arguments stand in a table of names, as in " + example_of(member));
            return;
        }
        const LuaNode* const table =
            node.items.size() == 2 && node.items[1].kind == Kind::table ? &node.items[1] : nullptr;
        if (table == nullptr && !values.empty()) return;
        bool open = false;  // what is given is not known: a key that is computed or misspelt
        const bool takes_list = !member.arguments.empty() && member.arguments[0].name == "...";
        if (table != nullptr) {
            for (const LuaNode& entry : table->items) {
                if (entry.kind == Kind::keyed) open = true;
                if (entry.kind == Kind::named && !check_argument(member, entry)) open = true;
                if (entry.kind == Kind::item && takes_list) {
                    const auto wrong =
                        misfit(member.arguments[0], values_[&entry.items[0]], entry.items[0], true);
                    if (wrong) fail(entry, "wrong-argument", *wrong);
                } else if (entry.kind == Kind::item) {
                    fail(entry, "wrong-argument",
                         "arguments have names, as in " + example_of(member));
                    open = true;
                }
            }
        }
        if (!open) check_required(member, node, table);
    }

    /// False if there is no argument of this name.
    bool check_argument(const Member& member, const LuaNode& entry)
    {
        const auto found = std::ranges::find(member.arguments, entry.text, &Argument::name);
        if (found == member.arguments.end()) {
            std::vector<std::string> names;
            std::string list;
            for (const Argument& argument : member.arguments) {
                names.emplace_back(argument.name);
                list += (list.empty() ? "" : ", ") + names.back();
            }
            const std::string near = did_you_mean(entry.text, names);
            problem(entry, "unknown-argument",
                    std::string(member.name) + ": there is no argument " + quoted(entry.text) +
                        (near.empty() ? list.empty() ? "; it takes none" : "; it takes " + list
                                      : near));
            return false;
        }
        const LuaNode& node = entry.items.front();
        if (const auto wrong = misfit(*found, values_[&node], node, false)) {
            problem(node, "wrong-argument", std::string(member.name) + ": " + *wrong);
        }
        return true;
    }

    void check_required(const Member& member, const LuaNode& node, const LuaNode* table)
    {
        const auto given = [&](std::string_view name) {
            return table != nullptr && table->field(name) != nullptr;
        };
        std::string missing;
        for (const Argument& argument : member.arguments) {
            if (!argument.required || argument.name == "..." || given(argument.name)) continue;
            missing += (missing.empty() ? "`" : ", `") + std::string(argument.name) + "`";
        }
        const auto has = [&](std::string_view name) {
            return std::ranges::find(member.arguments, name, &Argument::name) !=
                   member.arguments.end();
        };
        if (missing.empty() && has("card") && has("cards") && !given("card") && !given("cards")) {
            missing = "`card` or `cards`";
        }
        if (missing.empty()) return;
        problem(
            node, "missing-argument",
            std::string(member.name) + ": " + missing + " is missing, as in " + example_of(member));
    }

    ScriptReading& reading_;
    ScriptKnowledge& known_;
    const ScriptBundle& bundle_;
    std::deque<std::vector<Variable>> scopes_;
    std::vector<const LuaNode*> functions_;   ///< those around what is being read
    std::map<const LuaNode*, Value> values_;  ///< of the fields of tables
    std::set<std::string> globals_;           ///< names assigned to without being declared
    Value iterated_;                          ///< what the last ipairs or pairs was given
};

}  // namespace

const LuaNode& resolved(const LuaNode& node, const ScriptKnowledge& knowledge)
{
    const auto found = knowledge.means.find(&node);
    return found == knowledge.means.end() ? node : *found->second;
}

void read_script(ScriptReading& reading, ScriptKnowledge& knowledge, const ScriptBundle& bundle)
{
    reading.problems.clear();
    reading.registrations.clear();
    reading.modules.clear();
    if (!reading.root) return;
    Reader(reading, knowledge, bundle).read();
}

}  // namespace ptcg::script
