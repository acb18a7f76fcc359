#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"
#include "support/temporary_folder.hpp"

/// Packs written by a test, to see what loading them gives.
class TestPacks {
public:
    /// Writes a pack.toml with these additional lines.
    TestPacks& pack(const std::string& id, const std::string& more = "")
    {
        return file(id + "/pack.toml", "id = \"" + id + "\"\nname = \"Pack " + id +
                                           "\"\nversion = \"1\"\napi = 2\n" + more);
    }
    TestPacks& file(const std::string& name, const std::string& content)
    {
        folder_.write(name, content);
        return *this;
    }

    [[nodiscard]] const std::filesystem::path& path() const { return folder_.path(); }
    [[nodiscard]] ptcg::LoadResult load(const ptcg::PackLimits& limits = {}) const
    {
        return ptcg::load_packs(std::vector{folder_.path()}, limits);
    }

    /// Returns all problems as they are shown to the user.
    [[nodiscard]] std::vector<std::string> problems(const ptcg::PackLimits& limits = {}) const
    {
        std::vector<std::string> shown;
        for (const ptcg::Problem& problem : load(limits).problems) {
            shown.push_back(to_string(problem));
        }
        return shown;
    }

private:
    ptcg::test::TemporaryFolder folder_{"cards"};
};
