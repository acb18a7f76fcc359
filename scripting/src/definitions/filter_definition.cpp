#include "definitions/filter_definition.hpp"

#include "api/filter_reader.hpp"

namespace ptcg::script {

namespace {

class NodeFilterReader {
public:
    explicit NodeFilterReader(const DefinitionContext& where)
        : where_(where), reader_(where.target().runtime.library, where.target().runtime.writable)
    {
    }

    /// Returns whether all of it could be read.
    bool read(const Node& node, const FilterPart& part)
    {
        if (node.kind == Node::Kind::text) return add_word(node);
        if (node.kind == Node::Kind::filter) {
            made_ = &where_.target().runtime.filters[node.filter];
            return true;
        }
        if (node.kind != Node::Kind::table) {
            return problem("filter", "a filter must be a word or a table, got " + node.describe());
        }
        for (std::size_t i = part.first_item; i < node.items.size(); ++i) {
            if (!read_item(node, i, part)) return false;
        }
        for (const auto& [key, value] : node.fields) {
            if (key != part.skip && !read_field(key, value)) return false;
        }
        return true;
    }

    [[nodiscard]] CardFilter filter() const { return made_ != nullptr ? *made_ : reader_.filter(); }
    /// Whether the filter restricts anything.
    [[nodiscard]] bool asks() const { return made_ != nullptr || !(filter() == CardFilter{}); }
    [[nodiscard]] FilterReader& reader() { return reader_; }

private:
    bool problem(std::string_view near, std::string message)
    {
        where_.problem(where_.find_line(near), std::move(message));
        return false;
    }

    bool add_word(const Node& word)
    {
        Message message;
        return reader_.add_word(word.text, message) || problem(word.text, message.c_str());
    }

    bool read_item(const Node& table, std::size_t place, const FilterPart& part)
    {
        const Node& item = table.items[place];
        if (item.kind == Node::Kind::text) return add_word(item);
        if (item.kind == Node::Kind::function) {
            return problem("filter",
                           "this filter cannot contain a function; use `only_if` instead");
        }
        const bool alone = table.items.size() == part.first_item + 1 &&
                           table.fields.size() <= (part.skip.empty() ? 0u : 1u);
        if (item.kind == Node::Kind::filter && alone) return read(item, {});
        if (item.kind == Node::Kind::filter) {
            const std::string other = other_in(table, place, part);
            return problem(other, "a filter made with ptcg.filter is combined with " +
                                      in_quotes(other) +
                                      "; put all of it into one ptcg.filter { ... }");
        }
        return problem("filter",
                       "a filter must consist of words and fields, got " + item.describe());
    }

    /// Returns what else is in the filter: a word or the key of a field.
    static std::string other_in(const Node& table, std::size_t place, const FilterPart& part)
    {
        for (std::size_t i = part.first_item; i < table.items.size(); ++i) {
            if (i != place) return table.items[i].text;
        }
        for (const auto& [key, value] : table.fields) {
            if (key != part.skip) return key;
        }
        return {};
    }

    bool read_field(const std::string& key, const Node& value)
    {
        if (value.kind == Node::Kind::table && key == alternatives_field) {
            return read_alternatives(value);
        }
        if (value.kind == Node::Kind::table && FilterReader::takes_list(key)) {
            for (const Node& item : value.items) {
                if (!set(key, item)) return false;
            }
            return true;
        }
        return set(key, value);
    }

    /// Reads the filters in the list `any`.
    bool read_alternatives(const Node& list)
    {
        Message message;
        bool fits =
            FilterReader::check_alternatives(static_cast<long long>(list.items.size()), message);
        for (const Node& item : list.items) {
            NodeFilterReader alternative(where_);
            if (!fits) break;
            if (!alternative.read(item, {})) return false;
            fits = reader_.add_alternative(alternative.filter(), message);
        }
        return fits || problem(alternatives_field, message.c_str());
    }

    bool set(const std::string& key, const Node& value)
    {
        Message message;
        bool fits = false;
        switch (value.kind) {
            case Node::Kind::text:
                fits = reader_.set_text(key, value.text, message);
                break;
            case Node::Kind::boolean:
                fits = reader_.set_boolean(key, value.boolean, message);
                break;
            case Node::Kind::number:
                fits = reader_.set_number(key, value.number, message);
                break;
            default:
                fits = FilterReader::refuse(key, value.describe().c_str(), message);
        }
        return fits || problem(key, message.c_str());
    }

    const DefinitionContext& where_;
    FilterReader reader_;
    const CardFilter* made_ = nullptr;
};

}  // namespace

FilterId read_filter(const DefinitionContext& where, const Node& node, const FilterPart& part)
{
    NodeFilterReader reader(where);
    LibraryWriter* const library = where.target().runtime.writable;
    if (!reader.read(node, part) || library == nullptr || !reader.asks()) return no_filter;
    return library->add_filter(reader.filter());
}

CardFilter filter_of(const DefinitionContext& where, const Node& node, const FilterPart& part)
{
    NodeFilterReader reader(where);
    return reader.read(node, part) ? reader.filter() : CardFilter{};
}

}  // namespace ptcg::script
