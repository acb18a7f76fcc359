#include "hostile/hostile_pack.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::test {

namespace {

/// Returns the rest of the first line that begins with the comment marker and `word`.
std::string told(const std::string& source, const std::string& sign, const std::string& word)
{
    std::istringstream lines(source);
    const std::string start = sign + " " + word;
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind(start, 0) == 0) return line.substr(start.size());
    }
    return {};
}

bool has_line(const std::string& source, const std::string& line)
{
    return ("\n" + source).find("\n" + line + "\n") != std::string::npos;
}

Attack read_attack(const std::filesystem::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    Attack attack{.name = path.stem().string(), .source = text.str()};
    attack.facts = path.extension() == ".toml";
    const std::string sign = attack.facts ? "#" : "--";
    attack.pokemon = !attack.facts && is_of_pokemon(attack.source);
    attack.placed = !has_line(attack.source, sign + " place: none");
    if (std::string said = told(attack.source, sign, "load: "); !said.empty()) {
        attack.expected = Expected::load;
        attack.says = std::move(said);
    } else if (said = told(attack.source, sign, "run: "); !said.empty()) {
        attack.expected = Expected::run;
        attack.says = std::move(said);
    } else {
        INFO(path.string() << " says neither \"load: ...\" nor \"run: ...\" nor \"harmless\"");
        REQUIRE(has_line(attack.source, sign + " harmless"));
    }
    return attack;
}

}  // namespace

std::vector<Attack> attacks_in(const std::string& folder)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry :
         std::filesystem::directory_iterator(tests_folder() / "hostile" / folder)) {
        paths.push_back(entry.path());
    }
    std::ranges::sort(paths);
    std::vector<Attack> attacks;
    for (const std::filesystem::path& path : paths) attacks.push_back(read_attack(path));
    return attacks;
}

HostilePack::HostilePack(const Attack& attack)
{
    add(harmless_files());
    add(attack.facts ? files_of_facts(attack.source)
                     : files_of_script(attack.source, attack.pokemon));
}

void HostilePack::add(const PackFileTexts& files)
{
    for (const auto& [name, content] : files) packs_.file(name, content);
}

void add_harmless_pack(TestPacks& packs)
{
    for (const auto& [name, content] : harmless_files()) packs.file(name, content);
}

}  // namespace ptcg::test
