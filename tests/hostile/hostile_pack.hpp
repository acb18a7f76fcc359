#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "hostile/hostile_files.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "support/packs.hpp"

/// Hostile packs, each with one kind of attack, beside a harmless one.
namespace ptcg::test {

/// The expected result of an attack, as its file says.
enum class Expected {
    load,     ///< rejected when it is loaded
    run,      ///< a call fails
    harmless  ///< nothing fails
};

/// A file of tests/hostile/scripts or tests/hostile/facts.
struct Attack {
    std::string name;    ///< of the file, without the extension
    std::string source;  ///< the whole file
    bool facts = false;  ///< TOML, else Lua
    /// The script of a Pokémon with attack "Hit" and Ability "Trick", else of an Item.
    bool pokemon = false;
    Expected expected = Expected::harmless;
    std::string says{};  ///< part of the message
    /// The message names file and line. If false, the rules stop the attack and the message names
    /// only the card.
    bool placed = true;
};

/// Returns all attacks in this folder of tests/hostile, by name. Fails the test if a file does not
/// give its expected result.
[[nodiscard]] std::vector<Attack> attacks_in(const std::string& folder);

/// The pack "h" with the attack, beside the pack "n".
class HostilePack {
public:
    explicit HostilePack(const Attack& attack);

    [[nodiscard]] const TestPacks& packs() const { return packs_; }
    [[nodiscard]] LoadResult load() const { return packs_.load(limits_for_strangers()); }

private:
    void add(const PackFileTexts& files);

    TestPacks packs_;
};

/// The pack "n" alone.
void add_harmless_pack(TestPacks& packs);

}  // namespace ptcg::test
