#include "bench/copied_packs.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <toml++/toml.h>

#include "bench/scratch_folder.hpp"
#include "ptcg/scripting/api_version.hpp"
#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/card_number.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& file)
{
    Result<std::string> text = read_file(file, most_data_bytes);
    if (!text) throw std::runtime_error(text.error().message);
    return std::move(text.value());
}

/// A pack to copy.
struct Source {
    fs::path folder;
    std::string id;
    std::string code;  ///< in deck lists, "" if it has none
    std::vector<std::string> depends;
    std::size_t part = 0;  ///< for a copy: the pack that its cards go into
};

/// Where a card is in a copy.
struct CardPlace {
    std::size_t part = 0;
    std::size_t number = 0;
};

/// What to copy, each pack after those it depends on.
struct Sources {
    std::vector<Source> packs;
    std::vector<std::string> kept;           ///< packs with classes, which all copies share
    fs::path decks;                          ///< deck lists that use several packs
    std::map<std::string, CardPlace> cards;  ///< by id, including prints

    [[nodiscard]] const Source* find(const std::string& id) const
    {
        const auto found = std::ranges::find(packs, id, &Source::id);
        return found == packs.end() ? nullptr : &*found;
    }
};

Source read_source(const fs::path& folder)
{
    const toml::table manifest = toml::parse(read(folder / "pack.toml"));
    Source source{.folder = folder,
                  .id = manifest["id"].value_or(std::string{}),
                  .code = manifest["code"].value_or(std::string{}),
                  .depends = {}};
    if (const toml::array* depends = manifest["depends"].as_array()) {
        for (const toml::node& id : *depends) source.depends.push_back(id.value_or(std::string{}));
    }
    return source;
}

void add_after_what_it_needs(std::map<std::string, Source>& waiting, const std::string& id,
                             std::vector<Source>& sorted)
{
    const auto found = waiting.find(id);
    if (found == waiting.end()) return;
    Source source = std::move(found->second);
    waiting.erase(found);
    for (const std::string& needed : source.depends) {
        add_after_what_it_needs(waiting, needed, sorted);
    }
    sorted.push_back(std::move(source));
}

/// Divides the cards among the parts roughly equally. A part depends only on those before it.
void share_out(std::vector<Source>& sources)
{
    const auto cards_of = [](const Source& source) {
        return std::count_if(fs::directory_iterator(source.folder), fs::directory_iterator{},
                             [](const auto& file) { return file.path().extension() == ".toml"; });
    };
    std::ptrdiff_t all = 0;
    for (const Source& source : sources) all += cards_of(source);
    std::ptrdiff_t before = 0;
    for (Source& source : sources) {
        source.part =
            static_cast<std::size_t>(before) * packs_of_copy / static_cast<std::size_t>(all);
        before += cards_of(source);
    }
}

std::vector<fs::path> sorted_files(const fs::path& folder)
{
    std::vector<fs::path> files;
    if (!fs::exists(folder)) return files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

/// "015-name.toml" contains card 15.
std::string number_of(const fs::path& file)
{
    const std::string name = file.filename().string();
    return std::string(plain_number(std::string_view(name).substr(0, name.find('-'))));
}

/// Basic Energy cards are the same card, however many sets print them.
bool is_to_copy(const fs::path& file)
{
    if (file.extension() != ".toml" || file.filename() == "pack.toml") return false;
    if (file.filename() == "prints.toml") return false;
    return toml::parse(read(file))["energy"].value_or(std::string{}) != "basic";
}

void number_cards(Sources& sources)
{
    std::array<std::size_t, packs_of_copy> numbers{};
    for (const Source& source : sources.packs) {
        const auto add = [&](const std::string& id) {
            sources.cards.emplace(id, CardPlace{source.part, ++numbers.at(source.part)});
        };
        for (const fs::path& file : sorted_files(source.folder)) {
            if (is_to_copy(file)) add(source.id + '-' + number_of(file));
        }
        if (!fs::exists(source.folder / "prints.toml")) continue;
        const toml::table prints = toml::parse(read(source.folder / "prints.toml"));
        for (const toml::node& print : *prints["print"].as_array()) {
            add(print.as_table()->at("id").value_or(std::string{}));
        }
    }
}

Sources find_sources(const fs::path& root)
{
    Sources sources;
    std::map<std::string, Source> waiting;
    for (const auto& entry : fs::directory_iterator(root)) {
        if (!fs::exists(entry.path() / "pack.toml")) continue;
        Source source = read_source(entry.path());
        const bool only_classes = source.id == "classes";
        if (only_classes || fs::exists(entry.path() / "classes")) sources.kept.push_back(source.id);
        if (only_classes) continue;
        std::string id = source.id;
        waiting.emplace(std::move(id), std::move(source));
    }
    std::ranges::sort(sources.kept);
    while (!waiting.empty()) {
        add_after_what_it_needs(waiting, waiting.begin()->first, sources.packs);
    }
    share_out(sources.packs);
    number_cards(sources);
    sources.decks = root / "decks";
    return sources;
}

/// One copy of all packs.
class Copy {
public:
    Copy(const Sources& sources, const fs::path& folder, std::size_t number)
        : sources_(sources), folder_(folder), number_(number)
    {
    }

    void write_all() const
    {
        for (std::size_t part = 0; part < packs_of_copy; ++part) write_manifest(part);
        for (const Source& source : sources_.packs) copy_pack(source);
        if (fs::exists(sources_.decks)) copy_decks(sources_.decks, packs_of_copy - 1);
    }

private:
    [[nodiscard]] std::string pack(std::size_t part) const
    {
        return fmt::format("copy{}{:c}", number_, static_cast<char>('a' + part));
    }
    [[nodiscard]] std::string code(std::size_t part) const
    {
        return fmt::format("C{}{:c}", number_, static_cast<char>('A' + part));
    }

    void write_manifest(std::size_t part) const
    {
        std::set<std::string> depends(sources_.kept.begin(), sources_.kept.end());
        for (std::size_t before = 0; before < part; ++before) depends.insert(pack(before));
        std::string list;
        for (const std::string& id : depends) list += (list.empty() ? "\"" : ", \"") + id + '"';
        const fs::path folder = folder_ / pack(part);
        fs::create_directories(folder / "tests");
        fs::create_directories(folder / "decks");
        fs::create_directories(folder / "lib");
        write_new_file(
            folder / "pack.toml",
            fmt::format("id = \"{}\"\nname = \"Copy {} of part {}\"\nversion = \"1\"\napi = {}\n"
                        "code = \"{}\"\ndepends = [{}]\n",
                        pack(part), number_, part + 1, api_version, code(part), list));
    }

    /// Returns the card's id in this copy; nothing if the packs do not have the id.
    [[nodiscard]] std::optional<std::string> card(const std::string& id) const
    {
        const auto found = sources_.cards.find(id);
        if (found == sources_.cards.end()) return std::nullopt;
        return fmt::format("{}-{}", pack(found->second.part), found->second.number);
    }

    /// Returns the text with all card ids replaced.
    [[nodiscard]] std::string with_ids(const std::string& text) const
    {
        const auto is_of_id = [](char c) {
            return ascii::is_lower(c) || ascii::is_upper(c) || ascii::is_digit(c) || c == '-';
        };
        std::string copied;
        for (auto at = text.begin(); at != text.end();) {
            const auto word = std::find_if(at, text.end(), is_of_id);
            const auto end = std::find_if_not(word, text.end(), is_of_id);
            const std::string id(word, end);
            copied.append(at, word).append(card(id).value_or(id));
            at = end;
        }
        return copied;
    }

    /// Shared scripts of several packs may have the same name, so the pack's name is put before it.
    [[nodiscard]] std::string with_libraries(std::string text, const Source& source) const
    {
        constexpr std::string_view call = "ptcg.require \"";
        std::size_t at = 0;
        while ((at = text.find(call, at)) != std::string::npos) {
            at += call.size();
            const std::string name = text.substr(at, text.find('"', at) - at);
            text.insert(at, library_prefix(source, name));
        }
        return text;
    }

    [[nodiscard]] std::string library_prefix(const Source& source, const std::string& name) const
    {
        const auto has_it = [&](const Source& pack) {
            return fs::exists(pack.folder / "lib" / (name + ".lua"));
        };
        const Source* owner = has_it(source) ? &source : nullptr;
        for (const std::string& id : source.depends) {
            const Source* const other = sources_.find(id);
            if (owner == nullptr && other != nullptr && has_it(*other)) owner = other;
        }
        if (owner != nullptr) return fmt::format("{}/{}-", pack(owner->part), owner->id);
        const auto kept = std::ranges::find_first_of(source.depends, sources_.kept);
        if (kept == source.depends.end()) {
            throw std::runtime_error(fmt::format("{} has no {}", source.id, name));
        }
        return *kept + '/';
    }

    /// "015-name.lua" begins with the number of the copied card.
    [[nodiscard]] std::string card_file(const Source& source, const fs::path& file) const
    {
        const std::string name = file.filename().string();
        const CardPlace place = sources_.cards.at(source.id + '-' + number_of(file));
        return fmt::format("{:03}{}", place.number, name.substr(name.find('-')));
    }

    void copy_pack(const Source& source) const
    {
        const fs::path to = folder_ / pack(source.part);
        for (const fs::path& file : sorted_files(source.folder)) {
            if (file.extension() == ".lua") {
                write_new_file(to / card_file(source, file), with_libraries(read(file), source));
            } else if (is_to_copy(file)) {
                write_new_file(to / card_file(source, file), with_ids(read(file)));
            }
        }
        if (fs::exists(source.folder / "prints.toml")) {
            std::ofstream(to / "prints.toml", std::ios::app | std::ios::binary)
                << with_ids(read(source.folder / "prints.toml")) << '\n';
        }
        for (const fs::path& file : sorted_files(source.folder / "lib")) {
            write_new_file(to / "lib" / (source.id + '-' + file.filename().string()),
                           with_libraries(read(file), source));
        }
        for (const fs::path& file : sorted_files(source.folder / "tests")) {
            write_new_file(to / "tests" / (source.id + '-' + file.filename().string()),
                           with_ids(read(file)));
        }
        copy_decks(source.folder / "decks", source.part);
    }

    void copy_decks(const fs::path& from, std::size_t part) const
    {
        for (const fs::path& file : sorted_files(from)) {
            const std::string name = fmt::format("{}-{}.txt", file.stem().string(), number_);
            write_new_file(folder_ / pack(part) / "decks" / name, deck(read(file)));
        }
    }

    /// A line of a list looks like "4 Name DP 70".
    [[nodiscard]] std::string deck(const std::string& text) const
    {
        std::istringstream lines(text);
        std::string copied;
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("# format:")) line = "# format: unlimited";
            const std::size_t number = line.rfind(' ');
            const std::size_t set =
                number == std::string::npos ? number : line.rfind(' ', number - 1);
            if (set != std::string::npos && ascii::is_digit(line[0])) {
                const auto found = sources_.cards.find(
                    id_in_list(line.substr(set + 1, number - set - 1), line.substr(number + 1)));
                if (found != sources_.cards.end()) {
                    line = fmt::format("{} {} {}", line.substr(0, set), code(found->second.part),
                                       found->second.number);
                }
            }
            copied += line + '\n';
        }
        return copied;
    }

    /// Returns an empty string if no pack has this code. The line then stays and names a card that
    /// was not copied.
    [[nodiscard]] std::string id_in_list(const std::string& set, const std::string& number) const
    {
        const auto source = std::ranges::find(sources_.packs, set, &Source::code);
        if (source == sources_.packs.end()) return {};
        return fmt::format("{}-{}", source->id, plain_number(number));
    }

    const Sources& sources_;
    const fs::path& folder_;
    std::size_t number_;
};

}  // namespace

Result<void> write_copied_packs(const fs::path& source, const fs::path& folder, std::size_t copies)
{
    try {
        const Sources sources = find_sources(source);
        for (std::size_t number = 1; number <= copies; ++number) {
            Copy(sources, folder, number).write_all();
        }
        return {};
    } catch (const std::exception& error) {
        return Error{fmt::format("cannot copy the packs: {}", error.what())};
    }
}

}  // namespace ptcg::tools
