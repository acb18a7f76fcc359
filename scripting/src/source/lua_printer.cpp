#include "source/lua_printer.hpp"

#include <algorithm>
#include <optional>

#include "ptcg/scripting/ascii.hpp"
#include "source/lua_line.hpp"

namespace ptcg::script {
namespace {

using Kind = LuaNode::Kind;
using Line = LineWriter::Line;

constexpr std::size_t indentation = 2;

/// Returns the columns a text takes up: its characters, not its bytes.
std::size_t columns(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

/// Writes a chunk from beginning to end. What fits goes on one line.
class Printer {
public:
    Printer(std::string_view source, std::span<const LuaComment> comments)
        : source_(source), comments_(comments), line_(source, comments)
    {
    }

    std::string chunk(const LuaNode& root)
    {
        block(root);
        comments_until(source_.size() + 1);
        return out_.empty() ? out_ : out_ + "\n";
    }

private:
    // ---- on several lines -----------------------------------------------------------------------

    [[nodiscard]] std::size_t column() const
    {
        const std::size_t start = out_.rfind('\n');
        return columns(std::string_view(out_).substr(start == std::string::npos ? 0 : start + 1));
    }

    void new_line()
    {
        out_ += '\n';
        out_.append(level_ * indentation, ' ');
    }

    /// Whether the text fits here, with `after` more columns after it.
    [[nodiscard]] bool fits(const Line& text, std::size_t after) const
    {
        return text && column() + columns(*text) + after <= line_width;
    }

    /// `after`: columns of what follows on the same line.
    void expression(const LuaNode& node, std::size_t after)
    {
        const Line line = line_.flat(node);
        if (fits(line, after)) {
            out_ += *line;
            return;
        }
        switch (node.kind) {
            case Kind::table:
                return table(node);
            case Kind::function:
                out_ += "function" + line_.parameters(node);
                return body(node.items.back());
            case Kind::call:
            case Kind::method:
                return call(node, after);
            case Kind::index:
                return index(node, after);
            case Kind::binary:
                return binary(node, after);
            case Kind::unary:
                out_ += LineWriter::before_operand(node);
                return expression(node.items.front(), after);
            case Kind::group:
                out_ += "(";
                expression(node.items.front(), after + 1);
                out_ += ")";
                return;
            case Kind::string:
                out_ += line_.raw(node);
                return;
            default:
                out_ += line.value_or("");
        }
    }

    void index(const LuaNode& node, std::size_t after)
    {
        expression(node.items[0], 0);
        if (line_.has_dot(node)) {
            out_ += "." + node.text;
            return;
        }
        const LuaNode& key = node.items[1];
        const bool long_text =
            key.kind == Kind::string && is_of_source(key) && source_[key.begin] == '[';
        out_ += long_text ? "[ " : "[";
        expression(key, after + 1);
        out_ += long_text ? " ]" : "]";
    }

    void body(const LuaNode& inner)
    {
        ++level_;
        const bool comment = next_ < comments_.size() && comments_[next_].begin < inner.end;
        if (!inner.items.empty() || comment) {
            fresh_ = true;
            block(inner);
        }
        --level_;
        new_line();
        out_ += "end";
    }

    void table(const LuaNode& node)
    {
        out_ += "{";
        ++level_;
        fresh_ = true;
        for (const LuaNode& field : node.items) {
            before(field);
            if (const Line before = line_.key(field)) {
                out_ += *before;
            } else {
                out_ += "[";
                expression(field.items.front(), 0);
                out_ += "] = ";
            }
            expression(field.items.back(), 1);
            out_ += ",";
            behind(field);
        }
        comments_until(node.end);
        fresh_ = false;
        --level_;
        new_line();
        out_ += "}";
    }

    /// Returns the first line of a table or function that continues on more lines. For anything
    /// else, returns more than fits.
    [[nodiscard]] std::string beginning(const LuaNode& argument) const
    {
        if (argument.kind == Kind::table) return "{";
        if (argument.kind == Kind::function) return "function" + line_.parameters(argument);
        return std::string(line_width, ' ');
    }

    /// The last argument may continue on more lines if it is a table or a function. Otherwise each
    /// argument has its own line.
    void call(const LuaNode& node, std::size_t after)
    {
        const std::span<const LuaNode> arguments = std::span(node.items).subspan(1);
        expression(node.items.front(), 0);
        out_ += LineWriter::suffix(node);
        if (LineWriter::is_bare(node)) {
            out_ += " ";
            return expression(arguments.front(), after);
        }
        if (arguments.empty()) {
            out_ += "()";
            return;
        }
        const Line others = line_.joined(arguments.first(arguments.size() - 1));
        const bool hugs = others && fits(others, columns(beginning(arguments.back())) + 3);
        out_ += "(";
        if (hugs || arguments.size() == 1) {
            if (others && !others->empty()) out_ += *others + ", ";
            expression(arguments.back(), after + 1);
            out_ += ")";
            return;
        }
        ++level_;
        for (const LuaNode& argument : arguments) {
            new_line();
            const bool more = &argument != &arguments.back();
            expression(argument, more ? 1 : 0);
            if (more) out_ += ",";
        }
        --level_;
        new_line();
        out_ += ")";
    }

    /// Collects the operands between operators of the same precedence.
    static void collect(const LuaNode& node, const std::string& op,
                        std::vector<const LuaNode*>& operands)
    {
        if (node.kind != Kind::binary || node.text != op) {
            operands.push_back(&node);
            return;
        }
        for (const LuaNode& operand : node.items) collect(operand, op, operands);
    }

    /// Operands of the same precedence go below each other, the operator first.
    void binary(const LuaNode& node, std::size_t after)
    {
        std::vector<const LuaNode*> operands;
        collect(node, node.text, operands);
        expression(*operands.front(), 0);
        ++level_;
        for (std::size_t i = 1; i < operands.size(); ++i) {
            new_line();
            out_ += node.text + " ";
            expression(*operands[i], i + 1 == operands.size() ? after : 0);
        }
        --level_;
    }

    // ---- statements, and what is between them ---------------------------------------------------

    void block(const LuaNode& node)
    {
        for (const LuaNode& statement : node.items) {
            before(statement);
            // Otherwise it would be the arguments of the previous statement.
            if (&statement != &node.items.front() && begins_with_group(statement)) out_ += ';';
            print(statement);
            behind(statement);
        }
        comments_until(node.end);
        fresh_ = false;
    }

    [[nodiscard]] static bool begins_with_group(const LuaNode& statement)
    {
        if (statement.kind != Kind::call_statement && statement.kind != Kind::assignment) {
            return false;
        }
        if (!statement.text.empty()) return false;  // it begins with the word `function`
        const LuaNode* first = &statement;
        while (!first->items.empty() && first->kind != Kind::group) first = &first->items.front();
        return first->kind == Kind::group;
    }

    void print(const LuaNode& node)
    {
        const Line line = line_.flat(node);
        if (fits(line, 0)) {
            out_ += *line;
            return;
        }
        switch (node.kind) {
            case Kind::local:
                out_ += "local " + line_.flat(node.items[0]).value_or("") + " = ";
                return list(node.items[1], 0);
            case Kind::local_function:
                out_ += "local function " + node.items[0].text + line_.parameters(node.items[1]);
                return body(node.items[1].items.back());
            case Kind::assignment:
                if (!node.text.empty()) {
                    out_ += line_.definition_head(node);
                    return body(node.items[1].items.front().items.back());
                }
                list(node.items[0], 3);
                out_ += " = ";
                return list(node.items[1], 0);
            case Kind::call_statement:
                return expression(node.items.front(), 0);
            case Kind::return_values:
                out_ += "return ";
                return list(node.items.front(), 0);
            case Kind::if_else:
                return if_statement(node);
            case Kind::while_loop:
                out_ += "while ";
                expression(node.items[0], 3);
                out_ += " do";
                return body(node.items[1]);
            case Kind::repeat_loop:
                out_ += "repeat";
                body(node.items[0]);
                out_.erase(out_.size() - 3);
                out_ += "until ";
                return expression(node.items[1], 0);
            case Kind::for_number:
            case Kind::for_in:
                out_ += "for " + line_.flat(node.items[0]).value_or("");
                out_ += node.kind == Kind::for_in ? " in " : " = ";
                list(node.items[1], 3);
                out_ += " do";
                return body(node.items[2]);
            case Kind::do_block:
                out_ += "do";
                return body(node.items.front());
            default:
                out_ += line_.raw(node);
        }
    }

    void list(const LuaNode& nodes, std::size_t after)
    {
        for (const LuaNode& node : nodes.items) {
            const bool more = &node != &nodes.items.back();
            expression(node, more ? 1 : after);
            if (more) out_ += ", ";
        }
    }

    void if_statement(const LuaNode& node)
    {
        std::size_t i = 0;
        for (; i + 1 < node.items.size(); i += 2) {
            out_ += i == 0 ? "if " : "elseif ";
            const std::size_t lines = static_cast<std::size_t>(std::ranges::count(out_, '\n'));
            expression(node.items[i], 5);
            if (node.items[i].kind == Kind::binary &&
                static_cast<std::size_t>(std::ranges::count(out_, '\n')) > lines) {
                new_line();
                out_ += "then";
            } else {
                out_ += " then";
            }
            branch(node.items[i + 1]);
        }
        if (i < node.items.size()) {
            out_ += "else";
            branch(node.items[i]);
        }
        out_ += "end";
    }

    /// Writes the block and the beginning of the line after it.
    void branch(const LuaNode& inner)
    {
        body(inner);
        out_.erase(out_.size() - 3);
    }

    /// Begins the line of a statement or field, with the comments before it.
    void before(const LuaNode& node)
    {
        if (is_of_source(node)) {
            comments_until(node.begin);
            gap(node.begin);
        } else {
            gap(0);
        }
    }

    /// Writes a line break, unless nothing was written yet, and a blank line if there was one.
    void gap(std::size_t begin)
    {
        const bool blank = !fresh_ && begin > last_ && last_ > 0 &&
                           has_blank_line(source_.substr(last_, begin - last_));
        if (blank) out_ += '\n';
        if (!out_.empty()) new_line();
        fresh_ = false;
    }

    [[nodiscard]] static bool has_blank_line(std::string_view between)
    {
        for (std::size_t end = between.find('\n'); end != std::string_view::npos;) {
            const std::size_t next = between.find_first_not_of(" \t\r\f\v", end + 1);
            if (next == std::string_view::npos || between[next] == '\n') {
                return next != std::string_view::npos;
            }
            end = between.find('\n', next);
        }
        return false;
    }

    /// A comment after a statement or field on the same line stays there.
    void behind(const LuaNode& node)
    {
        if (!is_of_source(node)) return;
        last_ = std::max(last_, node.end);
        if (next_ == comments_.size()) return;
        const LuaComment& comment = comments_[next_];
        if (comment.begin < node.end) return;
        const std::string_view between = source_.substr(node.end, comment.begin - node.end);
        if (between.find_first_not_of(" \t,;") != std::string_view::npos) return;
        out_ += "  " + text_of(comment);
        last_ = comment.end;
        ++next_;
    }

    [[nodiscard]] std::string text_of(const LuaComment& comment) const
    {
        std::string_view text = source_.substr(comment.begin, comment.end - comment.begin);
        while (!text.empty() && ascii::is_blank(text.back())) text.remove_suffix(1);
        return std::string(text);
    }

    /// Writes the comments that begin before this byte, each on its own line.
    void comments_until(std::size_t end)
    {
        for (; next_ < comments_.size() && comments_[next_].begin < end; ++next_) {
            gap(comments_[next_].begin);
            out_ += text_of(comments_[next_]);
            last_ = std::max(last_, comments_[next_].end);
        }
    }

    std::string_view source_;
    std::span<const LuaComment> comments_;
    LineWriter line_;
    std::string out_;
    std::size_t level_ = 0;
    std::size_t next_ = 0;  ///< index of the next comment
    std::size_t last_ = 0;  ///< the byte after the last one printed
    bool fresh_ = true;     ///< this block or table is still empty
};

}  // namespace

std::string print_lua(const LuaNode& root, std::string_view source,
                      std::span<const LuaComment> comments)
{
    return Printer(source, comments).chunk(root);
}

}  // namespace ptcg::script
