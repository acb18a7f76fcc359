#include "phrases/languages/translation_data.hpp"

#include <fmt/format.h>

#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Whether two words or more become something else.
bool is_contraction(std::string_view separate, std::string_view joined)
{
    const auto is_words = [](std::string_view text) {
        return !text.empty() && text.front() != ' ' && text.back() != ' ';
    };
    return is_words(separate) && is_words(joined) && separate != joined &&
           separate.find(' ') != std::string_view::npos;
}

class TranslationReader {
public:
    TranslationReader(const Phrasebook& book, const std::string& file, TranslationData& data,
                      Problems& problems)
        : book_(book), file_(file), data_(data), problems_(problems)
    {
    }

    void read(const toml::table& content)
    {
        for (const auto& [name, node] : content) {
            const toml::table* const table = node.as_table();
            if (table == nullptr) {
                report(node, fmt::format("\"{}\" is not a table of wordings", name.str()));
                continue;
            }
            for (const auto& [key, value] : *table) add(name.str(), key.str(), value);
        }
    }

private:
    void add(std::string_view table, std::string_view key, const toml::node& value)
    {
        const Row* const row = book_.find(table, key);
        const bool noun = value.is_table() && row != nullptr;
        Gender gender = Gender::any;
        std::optional<std::string> text = value.value<std::string>();
        if (noun) text = read_noun(*value.as_table(), key, gender);
        if (!text || text->empty()) {
            report(value, fmt::format("\"{}\" needs a wording", key));
        } else if (table == "contractions") {
            if (!is_contraction(key, *text)) {
                return report(value,
                              fmt::format("\"{}\" must be words that become other words", key));
            }
            data_.contractions.add(std::string(key), *text);
        } else if (table == "texts") {
            data_.texts.emplace(key, *text);
        } else if (row == nullptr) {
            report(value, fmt::format("the phrasebook has no {} \"{}\"", table, key));
        } else {
            data_.wordings.push_back({row, *text, gender, place_of(value)});
        }
    }

    std::optional<std::string> read_noun(const toml::table& noun, std::string_view id,
                                         Gender& gender)
    {
        TableReader reader(noun, file_, problems_, fmt::format("in \"{}\"", id));
        std::optional<std::string> text = reader.need("say").string("say");
        const auto word = reader.word("gender", "gender", {"masculine", "feminine"});
        if (word) gender = *word == 0 ? Gender::masculine : Gender::feminine;
        reader.finish();
        return text;
    }

    [[nodiscard]] Problem place_of(const toml::node& node) const
    {
        return {.file = file_,
                .line = static_cast<int>(node.source().begin.line),
                .column = 0,
                .message = {},
                .context = {}};
    }

    void report(const toml::node& node, std::string message)
    {
        problems_.push_back(place_of(node));
        problems_.back().message = std::move(message);
    }

    const Phrasebook& book_;
    const std::string& file_;
    TranslationData& data_;
    Problems& problems_;
};

}  // namespace

void read_translation(const Phrasebook& book, std::string_view text, const std::string& file,
                      TranslationData& data, Problems& problems)
{
    const std::optional<toml::table> content = parse_toml(text, file, problems);
    if (content) TranslationReader(book, file, data, problems).read(*content);
}

}  // namespace ptcg::tools::phrases
