#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "hostile/hostile_files.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "support/packs.hpp"

/// Packs that try to do harm, each in one way, beside one that does none.
namespace ptcg::test {

/// What is to come of an attack, as its file says.
enum class Expected {
    load,     ///< it is refused when it is loaded
    run,      ///< a call fails
    harmless  ///< it can do what it does; nothing fails
};

/// A file of tests/hostile/scripts or tests/hostile/facts.
struct Attack {
    std::string name;      ///< of the file, without its ending
    std::string source;    ///< all of it
    bool facts = false;    ///< TOML; else Lua
    bool pokemon = false;  ///< the script of a Pokémon with attack "Hit" and Ability "Trick"; else
                           ///< of an Item
    Expected expected = Expected::harmless;
    std::string says{};  ///< part of the message
    bool placed =
        true;  ///< the message names file and line; else the rules stopped it: only the card
};

/// All attacks in this folder of tests/hostile, by name. The test fails if a file does not say what
/// is to come of it.
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
