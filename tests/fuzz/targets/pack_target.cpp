// The files of a pack: rejected with a file for each problem, or loaded and played. An input is a
// sequence of files, each after a line that consists of "== " and its name.

#include "fuzz/files.hpp"
#include "fuzz/targets.hpp"
#include "fuzz/targets/small_packs.hpp"
#include "fuzz/targets/table.hpp"
#include "hostile/hostile_files.hpp"
#include "support/folders.hpp"

namespace ptcg::fuzz {

namespace {

constexpr std::string_view heading = "== ";

test::PackFileTexts files_of(std::string_view text)
{
    test::PackFileTexts files;
    std::string* file = nullptr;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end);
        if (line.starts_with(heading)) {
            std::string_view name = line.substr(heading.size());
            if (name.ends_with('\n')) name.remove_suffix(1);
            file = &files[std::string(name)];
        } else if (file != nullptr) {
            *file += line;
        }
    }
    return files;
}

/// Returns all cards in turn, with a Basic Pokémon of the harmless pack before each third one.
std::vector<DefId> deck_of(const CardLibrary& library)
{
    std::vector<DefId> deck;
    const DefId basic = library.find("n-1");
    for (std::size_t i = 0; deck.size() < 60; ++i) {
        if (i % 3 == 0) deck.push_back(basic);
        deck.push_back(static_cast<DefId>(i % library.size()));
    }
    deck.resize(60);
    return deck;
}

void run(Bytes bytes)
{
    MemoryFolder folder;
    for (auto& [name, content] : files_of(text_of(bytes))) {
        folder.files.insert_or_assign("h/" + name, content);
    }
    folder.files.merge(test::harmless_files());
    Input input = Input::seeded_by(text_of(bytes));
    load_and_play(folder, input, deck_of);
}

std::string with_heading(const std::filesystem::path& file)
{
    return std::string(heading) + file.filename().string() + "\n" + text_of_file(file) + "\n";
}

/// Removes the pack's dependencies, which would have to be loaded each time.
std::string alone(std::string manifest)
{
    const std::size_t depends = manifest.find("\ndepends");
    if (depends == std::string::npos) return manifest;
    return manifest.erase(depends, manifest.find('\n', depends + 1) - depends);
}

std::vector<std::string> seeds()
{
    std::vector<std::string> seeds;
    for (const PackInfo& pack : real_cards().pool.packs) {
        const std::string manifest = alone(with_heading(pack.path / "pack.toml"));
        std::size_t number = 0;
        for (const auto& file : files_in(pack.path)) {
            // Takes some cards of each pack, with their scripts.
            if (file.extension() != ".toml" || number++ % 4 != 0) continue;
            std::string seed = manifest + with_heading(file);
            const std::filesystem::path script =
                std::filesystem::path(file).replace_extension(".lua");
            if (std::filesystem::exists(script)) seed += with_heading(script);
            seeds.push_back(std::move(seed));
        }
    }
    return seeds;
}

}  // namespace

const Target pack_target{"pack", run, seeds};

}  // namespace ptcg::fuzz
