// One seed gives one game, whatever the host's language, its time zone and where it is in memory.

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <locale>
#include <optional>

#include <locale.h>
#ifdef PTCG_FINDS_LEAKS
#include <sanitizer/lsan_interface.h>
#endif

#include "hostile/hostile_game.hpp"
#include "hostile/hostile_pack.hpp"
#include "ptcg/scripting/problem.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::same_everywhere_test {

namespace {

using namespace ptcg::test;

/// Returns the attacks that can be played to the end. Attacks that the clock stops are left out.
std::vector<Attack> attacks_to_play()
{
    std::vector<Attack> attacks = attacks_in("scripts");
    std::erase_if(attacks, [](const Attack& attack) {
        return attack.expected == Expected::load || attack.says.starts_with("stopped after");
    });
    return attacks;
}

/// Returns a hash of how all of them went.
std::uint64_t hash_of_all(const std::vector<Attack>& attacks)
{
    std::uint64_t all = 0;
    for (const Attack& attack : attacks) {
        INFO(attack.name);
        const HostilePack pack(attack);
        const LoadResult loaded = pack.load();
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool != nullptr);
        ScriptHost host(loaded.pool->scripts, loaded.pool->library);
        all = all * 31 + game_hash(*loaded.pool, host, 7);
    }
    return all;
}

/// A language that is not installed and is made for this test.
struct Language {
    const char* name;  ///< the definition it is made from
    const char* charset;
    [[nodiscard]] std::string full_name() const { return std::string(name) + "." + charset; }
};

/// Returns false if this machine cannot make languages.
bool make(const Language& language, const std::filesystem::path& folder)
{
    const std::string command = "localedef -i " + std::string(language.name) + " -f " +
                                language.charset + " \"" +
                                (folder / language.full_name()).string() + "\" >/dev/null 2>&1";
    static_cast<void>(std::system(command.c_str()));
    return std::filesystem::exists(folder / language.full_name() / "LC_COLLATE");
}

/// Allocations during its lifetime do not count as leaks: the C library keeps the list of folders
/// in LOCPATH each time it looks for a language there.
struct Kept {
#ifdef PTCG_FINDS_LEAKS
    __lsan::ScopedDisabler disabled;
#endif
    Kept() {}  // NOLINT(modernize-use-equals-default): a default one is an unused variable
};

bool set_language(const char* name)
{
    const Kept kept;
    return std::setlocale(LC_ALL, name) != nullptr;
}

/// Sets the language of the program during its lifetime.
class Speaking {
public:
    explicit Speaking(const std::string& name) : worked_(set_language(name.c_str()))
    {
        const Kept kept;
        if (worked_) std::locale::global(std::locale(name));
    }
    ~Speaking()
    {
        std::locale::global(std::locale::classic());
        set_language("C");
    }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

    [[nodiscard]] bool worked() const { return worked_; }

private:
    bool worked_;
};

}  // namespace

TEST_CASE("a game is the same in every language of its host", "[hostile][scripting][locale]")
{
    const Language language = GENERATE(Language{"de_DE", "UTF-8"}, Language{"tr_TR", "UTF-8"},
                                       Language{"tr_TR", "ISO-8859-9"}, Language{"cs_CZ", "UTF-8"});
    const ptcg::test::TemporaryFolder folder{"cards"};
    if (!make(language, folder.path())) {
        WARN("skipped: localedef makes no " << language.full_name() << " here");
        return;
    }
    ::setenv("LOCPATH", folder.path().c_str(), 1);
    const std::vector<Attack> attacks = attacks_to_play();
    const std::uint64_t plain = hash_of_all(attacks);
    {
        const Speaking speaking(language.full_name());
        REQUIRE(speaking.worked());
        // The language is really a different one: Lua would use these settings.
        CHECK(std::localeconv()->decimal_point == std::string(","));
        CHECK(std::strcoll("a", "Z") < 0);
        CHECK(hash_of_all(attacks) == plain);
        CHECK(std::localeconv()->decimal_point == std::string(","));  // the host's: unchanged
        CHECK(did_you_mean("POISON", {"poison"}) == "; did you mean \"poison\"?");
    }
    {
        // A language for this thread alone.
        const locale_t own = [&] {
            const Kept kept;
            return ::newlocale(LC_ALL_MASK, language.full_name().c_str(), nullptr);
        }();
        REQUIRE(own != nullptr);
        const locale_t before = ::uselocale(own);
        CHECK(hash_of_all(attacks) == plain);
        CHECK(::uselocale(nullptr) == own);
        ::uselocale(before);
        ::freelocale(own);
    }
    ::unsetenv("LOCPATH");
}

// Run by tests/program/same_everywhere.sh in processes that differ in every way they can.
TEST_CASE("how hostile games go, for comparison", "[.same-everywhere]")
{
    set_language("");
    std::printf("games: %016llx\n",
                static_cast<unsigned long long>(hash_of_all(attacks_to_play())));
}

}  // namespace ptcg::same_everywhere_test
