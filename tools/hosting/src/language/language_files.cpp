#include "ptcg/hosting/language_files.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "language/english_file.hpp"
#include "ptcg/scripting/files.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view cases_table = "log";  ///< only sentences have Pokémon with prepositions

constexpr std::array<std::string_view, 2> whose_forms = {"you", "they"};
constexpr std::array<std::string_view, 2> count_forms = {"one", "other"};

std::set<std::string> places_of(const Text& text)
{
    std::set<std::string> places;
    for (Grammar grammar : Text::grammars) {
        for (const std::string& place : places_in(text.in(grammar))) {
            places.emplace(split_place(place).name);
        }
    }
    return places;
}

/// "{card}, {player}"
std::string in_braces(const std::set<std::string>& places)
{
    std::string list;
    for (const std::string& place : places) {
        list += fmt::format("{}{{{}}}", list.empty() ? "" : ", ", place);
    }
    return list;
}

/// Reads the texts of one file.
class LanguageReader {
public:
    /// `pattern` is what every text is compared with; null while English itself is read.
    LanguageReader(const toml::table& table, const std::string& file, const Texts* pattern,
                   LanguageResult& result)
        : file_(file), result_(result), top_(table, file, result.problems)
    {
        if (pattern != nullptr) patterns_ = keyed(*pattern);
    }

    void read(Language& language)
    {
        language.name = top_.need("name").string("name").value_or("");
        const std::vector<Keyed<Text>> all = keyed(language.texts);
        for (std::size_t first = 0; first < all.size();) {
            std::size_t end = first;
            while (end < all.size() && all[end].table == all[first].table) ++end;
            read_table({all.begin() + static_cast<std::ptrdiff_t>(first),
                        all.begin() + static_cast<std::ptrdiff_t>(end)},
                       first);
            first = end;
        }
        top_.finish();
    }

private:
    /// Reads one table of the file; its texts begin at `first` among all.
    void read_table(const std::vector<Keyed<Text>>& texts, std::size_t first)
    {
        const std::string name(texts.front().table);
        const toml::table* const table = top_.table(name);
        static const toml::table nothing;
        TableReader reader(table != nullptr ? *table : nothing, file_, result_.problems,
                           fmt::format("in [{}]", name));
        for (std::size_t i = 0; i < texts.size(); ++i) {
            pattern_ = patterns_.empty() ? nullptr : patterns_[first + i].text;
            if (const toml::node* node = reader.find(texts[i].key)) {
                read_text(reader, *node, texts[i]);
                continue;
            }
            result_.missing.push_back(fmt::format("{}.{}", name, texts[i].key));
            if (pattern_ != nullptr) *texts[i].text = *pattern_;
        }
        reader.finish();
    }

    void read_text(TableReader& reader, const toml::node& node, const Keyed<Text>& keyed)
    {
        const std::size_t before = result_.problems.size();
        read_forms(reader, node, keyed, {true, true});
        if (before == result_.problems.size()) look_for_omissions(node, keyed);
    }

    /// Reads a form, or a table of forms; `open` is what it may still depend on.
    void read_forms(TableReader& reader, const toml::node& node, const Keyed<Text>& keyed,
                    Grammar open, Grammar fixed = {})
    {
        const toml::table* const table = node.as_table();
        if (table == nullptr) {
            const auto form = reader.as_string(node, in_quotes(keyed.key));
            if (form) take_form(reader, node, *form, keyed, open, fixed);
            return;
        }
        const bool whose = open.you && (table->contains("you") || table->contains("they"));
        if (!whose && !open.one) {
            reader.report(node, fmt::format("{} must be a string here", in_quotes(keyed.key)));
            return;
        }
        TableReader forms(*table, file_, result_.problems,
                          fmt::format("in \"{}\" of [{}]", keyed.key, keyed.table));
        const auto& words = whose ? whose_forms : count_forms;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const toml::node* const form = forms.need(words[i]).find(words[i]);
            if (form == nullptr) continue;
            Grammar inner = fixed;
            if (whose) {
                inner.you = i == 0;
                read_forms(forms, *form, keyed, {false, open.one}, inner);
            } else {
                inner.one = i == 0;
                read_forms(forms, *form, keyed, {open.you, false}, inner);
            }
        }
        forms.finish();
    }

    /// Sets the form for both values of everything it does not depend on.
    void take_form(TableReader& reader, const toml::node& node, const std::string& form,
                   const Keyed<Text>& keyed, Grammar open, Grammar fixed)
    {
        check_places(reader, node, form, keyed.table == cases_table);
        for (Grammar grammar : Text::grammars) {
            if ((open.you || grammar.you == fixed.you) && (open.one || grammar.one == fixed.one)) {
                keyed.text->set(grammar, form);
            }
        }
    }

    /// `cases`: a place for a Pokémon may have a preposition.
    void check_places(TableReader& reader, const toml::node& node, const std::string& form,
                      bool cases)
    {
        const auto opened = std::ranges::count(form, '{');
        const std::vector<std::string> places = places_in(form);
        if (opened != std::ranges::count(form, '}') ||
            static_cast<std::size_t>(opened) != places.size()) {
            report(reader, node, "an unmatched { or }");
            return;
        }
        if (pattern_ == nullptr) return;
        const std::set<std::string> known = places_of(*pattern_);
        for (const std::string& place : places) {
            if (known.contains(cases ? std::string(split_place(place).name) : place)) continue;
            std::string known_places =
                did_you_mean(place, std::vector<std::string>(known.begin(), known.end()));
            if (known_places.empty()) {
                known_places = known.empty() ? "; this text has no placeholders"
                                             : "; its placeholders: " + in_braces(known);
            }
            report(reader, node, fmt::format("unknown placeholder {{{}}}{}", place, known_places));
        }
    }

    void report(TableReader& reader, const toml::node& node, std::string message)
    {
        reader.report(node, std::move(message));
        result_.problems.back().code = "language-place";
    }

    /// Finds places that the English text has and the translation does not.
    void look_for_omissions(const toml::node& node, const Keyed<Text>& keyed)
    {
        if (pattern_ == nullptr) return;
        std::set<std::string> left_out;
        for (const std::string& place : places_in(pattern_->plain())) {
            left_out.emplace(split_place(place).name);
        }
        for (const std::string& place : places_in(keyed.text->plain())) {
            left_out.erase(std::string(split_place(place).name));
        }
        if (left_out.empty()) return;
        result_.doubts.push_back(
            {.file = file_,
             .line = static_cast<int>(node.source().begin.line),
             .column = static_cast<int>(node.source().begin.column),
             .message = fmt::format("\"{}\" leaves out {}, which the English text has", keyed.key,
                                    in_braces(left_out)),
             .context = fmt::format("in [{}]", keyed.table),
             .code = "language-omits"});
    }

    const std::string& file_;
    LanguageResult& result_;
    TableReader top_;
    std::vector<Keyed<const Text>> patterns_;
    const Text* pattern_ = nullptr;  ///< the English text of the one being read
};

LanguageResult read(std::string_view text, const std::string& file, std::string_view code,
                    const Texts* pattern)
{
    LanguageResult result;
    const auto table = parse_toml(text, file, result.problems);
    if (!table) return result;
    auto language = std::make_unique<Language>();
    language->code = code;
    LanguageReader(*table, file, pattern, result).read(*language);
    sort_by_place(result.problems);
    if (result.problems.empty()) result.language = std::move(language);
    return result;
}

/// Returns the file of each language, from the first folder that has it.
std::vector<fs::path> all_language_files(const std::vector<fs::path>& roots)
{
    std::vector<fs::path> files;
    for (const fs::path& root : roots) {
        for (fs::path& file : language_files(root)) {
            const bool known = std::ranges::any_of(
                files, [&](const fs::path& other) { return other.stem() == file.stem(); });
            if (!known) files.push_back(std::move(file));
        }
    }
    return files;
}

/// Returns English without ownership.
std::shared_ptr<const Language> shared_english()
{
    return {std::shared_ptr<void>(), &english()};
}

}  // namespace

std::vector<std::string> places_in(std::string_view form)
{
    std::vector<std::string> places;
    for (std::size_t open = form.find('{'); open != std::string_view::npos;
         open = form.find('{', open + 1)) {
        const std::size_t close = form.find_first_of("{}", open + 1);
        if (close == std::string_view::npos || form[close] == '{') continue;
        places.emplace_back(form.substr(open + 1, close - open - 1));
    }
    return places;
}

const Language& english()
{
    static const Language language = [] {
        LanguageResult result = read(english_file(), "cards/lang/en.toml", "en", nullptr);
        assert(result.problems.empty() && result.missing.empty());
        return result.language == nullptr ? Language{"en", "English", {}}
                                          : std::move(*result.language);
    }();
    return language;
}

LanguageResult read_language(std::string_view text, const std::string& file, std::string_view code)
{
    return read(text, file, code, &english().texts);
}

LanguageResult load_language(const fs::path& file, const std::string& shown)
{
    LanguageResult result;
    const Result<std::string> text = read_regular_file(file, most_text_bytes);
    if (text) return read_language(text.value(), shown, file.stem().string());
    result.problems.push_back({shown, 0, 0, text.error().message, {}});
    return result;
}

std::vector<fs::path> language_files(const fs::path& root)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (auto it = fs::directory_iterator(root / "lang", error);
         !error && it != fs::directory_iterator(); it.increment(error)) {
        if (it->path().extension() == ".toml") files.push_back(it->path());
    }
    std::ranges::sort(files);
    return files;
}

Result<std::shared_ptr<const Language>> find_language(std::string_view wanted,
                                                      const std::vector<fs::path>& roots)
{
    const std::string code = wanted == "auto" ? language_of_environment() : std::string(wanted);
    if (code == "en") return shared_english();
    const std::vector<fs::path> files = all_language_files(roots);
    const auto found = std::ranges::find_if(
        files, [&](const fs::path& file) { return file.stem().string() == code; });
    if (found == files.end()) {
        if (wanted == "auto") return shared_english();
        std::vector<std::string> known{"en"};
        for (const fs::path& file : files) {
            if (file.stem() != "en") known.push_back(file.stem().string());
        }
        return Error{fmt::format("there is no language \"{}\"{}\n  languages: {}", wanted,
                                 did_you_mean(wanted, known), fmt::join(known, ", "))};
    }
    LanguageResult result = load_language(*found, found->string());
    if (result.language == nullptr) return Error{to_string(result.problems)};
    return std::shared_ptr<const Language>(std::move(result.language));
}

std::string language_of_environment()
{
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        const std::string_view locale = value;
        return std::string(locale.substr(0, locale.find_first_of("_.@")));
    }
    return {};
}

}  // namespace ptcg
