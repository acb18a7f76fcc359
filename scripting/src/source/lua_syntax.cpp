#include "source/lua_syntax.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "ptcg/scripting/lua_tokens.hpp"

// A recursive-descent parser for the grammar in section 9 of the Lua 5.4 manual. Nesting is limited
// as in Lua itself (LUAI_MAXCCALLS), so that no chunk can overflow the stack here. Chains (`a.b.c`,
// `a + b + c`, `f()()()`) are read in a loop, but each link makes the tree taller by one. So the
// height is limited too, for code that walks the tree, and for its destructor.

namespace ptcg::script {

namespace {

using Kind = LuaNode::Kind;

constexpr int deepest = 200;
constexpr int tallest = 500;  ///< nesting to `deepest` creates about two nodes per level

struct Operator {
    std::string_view text;
    int left;   ///< how strongly it binds what precedes it
    int right;  ///< how strongly it binds what follows; less than `left`: right-associative
};

constexpr std::array<Operator, 21> operators = {
    {{"or", 1, 1},   {"and", 2, 2}, {"<", 3, 3},   {">", 3, 3},   {"<=", 3, 3},  {">=", 3, 3},
     {"~=", 3, 3},   {"==", 3, 3},  {"|", 4, 4},   {"~", 5, 5},   {"&", 6, 6},   {"<<", 7, 7},
     {">>", 7, 7},   {"..", 9, 8},  {"+", 10, 10}, {"-", 10, 10}, {"*", 11, 11}, {"/", 11, 11},
     {"//", 11, 11}, {"%", 11, 11}, {"^", 14, 13}}};
constexpr int unary_priority = 12;

class Parser {
public:
    explicit Parser(std::vector<LuaToken> tokens) : tokens_(std::move(tokens)) {}

    LuaTree chunk()
    {
        LuaTree tree;
        LuaNode result = block();
        tree.too_deep = too_deep_;
        if (ok_ && now().kind == LuaToken::Kind::end) tree.root = std::move(result);
        return tree;
    }

private:
    // ---- tokens ---------------------------------------------------------------------------------

    [[nodiscard]] const LuaToken& now() const { return tokens_[next_]; }
    [[nodiscard]] const LuaToken& ahead() const
    {
        return tokens_[std::min(next_ + 1, tokens_.size() - 1)];
    }
    LuaToken take()
    {
        LuaToken token = tokens_[next_];
        last_end_ = token.end;
        if (next_ + 1 < tokens_.size()) ++next_;
        return token;
    }
    [[nodiscard]] bool is(std::string_view word) const
    {
        return (now().kind == LuaToken::Kind::symbol || now().kind == LuaToken::Kind::keyword) &&
               now().text == word;
    }
    bool accept(std::string_view word)
    {
        if (!is(word)) return false;
        take();
        return true;
    }
    void expect(std::string_view word)
    {
        if (!accept(word)) fail();
    }
    void fail()
    {
        ok_ = false;
        next_ = tokens_.size() - 1;  // nothing more is read
    }

    /// Stops parsing, since the tree would be too deep.
    void fail_deep(int line)
    {
        if (ok_) too_deep_ = line;
        fail();
    }
    void go_deeper()
    {
        if (++depth_ > deepest) fail_deep(now().line);
    }

    /// Adds `item` as the last child of `parent`.
    void add(LuaNode& parent, LuaNode item)
    {
        parent.height = std::max(parent.height, item.height + 1);
        if (parent.height > tallest) fail_deep(item.line);
        parent.items.push_back(std::move(item));
    }

    [[nodiscard]] LuaNode node(Kind kind) const
    {
        LuaNode made;
        made.kind = kind;
        made.line = now().line;
        made.column = now().column;
        made.begin = now().begin;
        return made;
    }

    /// Ends the node with the last token read.
    [[nodiscard]] LuaNode done(LuaNode made) const
    {
        made.end = last_end_;
        return made;
    }

    LuaNode name()
    {
        LuaNode made = node(Kind::name);
        if (now().kind != LuaToken::Kind::name) {
            fail();
            return done(std::move(made));
        }
        made.text = take().text;
        return done(std::move(made));
    }

    // ---- statements
    // -------------------------------------------------------------------------------

    [[nodiscard]] bool block_ends() const
    {
        return now().kind == LuaToken::Kind::end || is("end") || is("else") || is("elseif") ||
               is("until");
    }

    LuaNode block()
    {
        LuaNode made = node(Kind::block);
        go_deeper();
        while (ok_ && !block_ends()) {
            if (accept(";")) continue;
            if (is("return")) {
                add(made, return_statement());
                break;
            }
            add(made, statement());
        }
        --depth_;
        made.end = now().begin;
        return made;
    }

    LuaNode block_until_end()
    {
        LuaNode made = block();
        expect("end");
        return made;
    }

    LuaNode return_statement()
    {
        LuaNode made = node(Kind::return_values);
        take();
        add(made, block_ends() || is(";") ? node(Kind::list) : expressions());
        accept(";");
        return done(std::move(made));
    }

    LuaNode statement()
    {
        if (is("local")) return local();
        if (is("if")) return if_statement();
        if (is("for")) return for_statement();
        if (is("function")) return function_statement();
        LuaNode made = node(Kind::jump);
        if (accept("while")) {
            made.kind = Kind::while_loop;
            add(made, expression());
            expect("do");
            add(made, block_until_end());
        } else if (accept("do")) {
            made.kind = Kind::do_block;
            add(made, block_until_end());
        } else if (accept("repeat")) {
            made.kind = Kind::repeat_loop;
            add(made, block());
            expect("until");
            add(made, expression());
        } else if (accept("::")) {
            made.text = "::" + name().text + "::";
            expect("::");
        } else if (accept("goto")) {
            made.text = "goto " + name().text;
        } else if (accept("break")) {
            made.text = "break";
        } else {
            return expression_statement();
        }
        return done(std::move(made));
    }

    LuaNode local()
    {
        LuaNode made = node(Kind::local);
        take();
        if (accept("function")) {
            made.kind = Kind::local_function;
            add(made, name());
            add(made, function_body());
            return done(std::move(made));
        }
        LuaNode names = node(Kind::list);
        do {
            LuaNode one = name();
            if (accept("<")) {
                name();
                expect(">");
                one = done(std::move(one));
            }
            add(names, std::move(one));
        } while (accept(","));
        add(made, done(std::move(names)));
        add(made, accept("=") ? expressions() : node(Kind::list));
        return done(std::move(made));
    }

    LuaNode if_statement()
    {
        LuaNode made = node(Kind::if_else);
        do {
            take();
            add(made, expression());
            expect("then");
            add(made, block());
        } while (is("elseif"));
        if (accept("else")) add(made, block());
        expect("end");
        return done(std::move(made));
    }

    LuaNode for_statement()
    {
        LuaNode made = node(Kind::for_in);
        take();
        LuaNode names = node(Kind::list);
        add(names, name());
        if (accept("=")) {
            made.kind = Kind::for_number;
            add(made, std::move(names.items.front()));
        } else {
            while (accept(",")) add(names, name());
            expect("in");
            add(made, std::move(names));
        }
        add(made, expressions());
        expect("do");
        add(made, block_until_end());
        return done(std::move(made));
    }

    /// `function a.b:c() end` is an assignment.
    LuaNode function_statement()
    {
        LuaNode made = node(Kind::assignment);
        take();
        LuaNode target = name();
        bool method = false;
        while (is(".") || is(":")) {
            method = is(":");
            take();
            target = member(std::move(target));
        }
        LuaNode body = function_body();
        made.text = method ? "method" : "function";
        if (method) {
            LuaNode self = node(Kind::name);
            self.text = "self";
            auto& parameters = body.items.front().items;
            parameters.insert(parameters.begin(), std::move(self));
        }
        add(made, list_of(std::move(target)));
        add(made, list_of(std::move(body)));
        return done(std::move(made));
    }

    LuaNode list_of(LuaNode only)
    {
        LuaNode made = node(Kind::list);
        add(made, std::move(only));
        return done(std::move(made));
    }

    LuaNode expression_statement()
    {
        LuaNode made = node(Kind::call_statement);
        LuaNode first = suffixed();
        if (is("=") || is(",")) {
            made.kind = Kind::assignment;
            LuaNode targets = list_of(std::move(first));
            while (accept(",")) add(targets, suffixed());
            expect("=");
            add(made, std::move(targets));
            add(made, expressions());
        } else if (first.kind == Kind::call || first.kind == Kind::method) {
            add(made, std::move(first));
        } else {
            fail();
        }
        return done(std::move(made));
    }

    // ---- expressions
    // ------------------------------------------------------------------------------

    LuaNode expressions()
    {
        LuaNode made = node(Kind::list);
        do {
            add(made, expression());
        } while (accept(","));
        return done(std::move(made));
    }

    LuaNode expression(int limit = 0)
    {
        go_deeper();
        LuaNode left = is("not") || is("-") || is("#") || is("~") ? unary() : simple();
        while (ok_) {
            const auto found =
                std::find_if(operators.begin(), operators.end(),
                             [&](const Operator& candidate) { return is(candidate.text); });
            if (found == operators.end() || found->left <= limit) break;
            LuaNode made = node(Kind::binary);
            made.begin = left.begin;
            made.text = take().text;
            LuaNode right = expression(found->right);
            add(made, std::move(left));
            add(made, std::move(right));
            left = done(std::move(made));
        }
        --depth_;
        return left;
    }

    LuaNode unary()
    {
        LuaNode made = node(Kind::unary);
        made.text = take().text;
        add(made, expression(unary_priority));
        LuaNode& operand = made.items.front();
        if (made.text == "-" && operand.kind == Kind::number) {
            operand.number = -operand.number;
            operand.line = made.line;
            operand.column = made.column;
            operand.begin = made.begin;
            return done(std::move(operand));
        }
        return done(std::move(made));
    }

    LuaNode simple()
    {
        LuaNode made = node(Kind::nil);
        if (now().kind == LuaToken::Kind::number) {
            made.kind = Kind::number;
            made.whole = now().whole;
            made.number = take().number;
        } else if (now().kind == LuaToken::Kind::string) {
            made.kind = Kind::string;
            made.text = take().text;
        } else if (is("true") || is("false")) {
            made.kind = Kind::boolean;
            made.text = take().text;
        } else if (accept("...")) {
            made.kind = Kind::vararg;
        } else if (is("{")) {
            return table();
        } else if (accept("function")) {
            return function_body();
        } else if (!accept("nil")) {
            return suffixed();
        }
        return done(std::move(made));
    }

    LuaNode function_body()
    {
        LuaNode made = node(Kind::function);
        LuaNode parameters = node(Kind::list);
        expect("(");
        while (ok_ && !is(")")) {
            if (is("...")) {
                add(parameters, node(Kind::vararg));
                take();
            } else {
                add(parameters, name());
            }
            if (!accept(",")) break;
        }
        expect(")");
        add(made, std::move(parameters));
        add(made, block_until_end());
        return done(std::move(made));
    }

    LuaNode table()
    {
        LuaNode made = node(Kind::table);
        expect("{");
        while (ok_ && !is("}")) {
            LuaNode field = node(Kind::item);
            if (accept("[")) {
                field.kind = Kind::keyed;
                add(field, expression());
                expect("]");
                expect("=");
                if (ok_ && field.items.front().kind == Kind::string) {
                    field.kind = Kind::named;
                    field.text = field.items.front().text;
                    field.items.clear();
                }
            } else if (now().kind == LuaToken::Kind::name &&
                       ahead().kind == LuaToken::Kind::symbol && ahead().text == "=") {
                field.kind = Kind::named;
                field.text = take().text;
                take();
            }
            add(field, expression());
            add(made, done(std::move(field)));
            if (!accept(",") && !accept(";")) break;
        }
        expect("}");
        return done(std::move(made));
    }

    /// Reads `.name`, after the dot.
    LuaNode member(LuaNode object)
    {
        LuaNode made = node(Kind::index);
        made.begin = object.begin;
        LuaNode key = node(Kind::string);
        if (now().kind != LuaToken::Kind::name) fail();
        key.text = made.text = take().text;
        key.end = last_end_;
        add(made, std::move(object));
        add(made, std::move(key));
        return done(std::move(made));
    }

    LuaNode suffixed()
    {
        LuaNode made = node(Kind::group);
        if (accept("(")) {
            add(made, expression());
            expect(")");
            made = done(std::move(made));
        } else {
            made = name();
        }
        while (ok_) {
            if (accept(".")) {
                made = member(std::move(made));
            } else if (accept("[")) {
                LuaNode indexed = node(Kind::index);
                indexed.begin = made.begin;
                add(indexed, std::move(made));
                add(indexed, expression());
                if (indexed.items.back().kind == Kind::string) {
                    indexed.text = indexed.items.back().text;
                }
                expect("]");
                made = done(std::move(indexed));
            } else if (accept(":")) {
                LuaNode called = node(Kind::method);
                called.begin = made.begin;
                called.text = name().text;
                add(called, std::move(made));
                arguments(called);
                made = done(std::move(called));
            } else if (is("(") || is("{") || now().kind == LuaToken::Kind::string) {
                LuaNode called = node(Kind::call);
                called.line = made.line;
                called.column = made.column;
                called.begin = made.begin;
                add(called, std::move(made));
                arguments(called);
                made = done(std::move(called));
            } else {
                break;
            }
        }
        return done(std::move(made));
    }

    void arguments(LuaNode& called)
    {
        if (now().kind == LuaToken::Kind::string || is("{")) {
            add(called, simple());
        } else {
            expect("(");
            if (!is(")")) {
                LuaNode list = expressions();
                for (LuaNode& argument : list.items) add(called, std::move(argument));
            }
            expect(")");
        }
    }

    std::vector<LuaToken> tokens_;
    std::size_t next_ = 0;
    std::size_t last_end_ = 0;  ///< of the last token read
    int depth_ = 0;
    int too_deep_ = 0;
    bool ok_ = true;
};

}  // namespace

const LuaNode* LuaNode::field(std::string_view name) const
{
    for (const LuaNode& entry : items) {
        if (entry.kind == Kind::named && entry.text == name) return &entry.items.front();
    }
    return nullptr;
}

LuaTree parse_lua(std::string_view source)
{
    std::vector<LuaToken> tokens;
    std::vector<LuaComment> comments;
    if (!read_lua_tokens(source, tokens, &comments)) return {};
    LuaTree tree = Parser(std::move(tokens)).chunk();
    tree.comments = std::move(comments);
    return tree;
}

}  // namespace ptcg::script
