#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/hosting/language.hpp"
#include "ptcg/scripting/folder_times.hpp"
#include "repl/world.hpp"

namespace ptcg::tools {

/// The packs that a designer works on, and all others beside them: read again when their files
/// change. While they have problems, the cards from before remain in use.
class PacksInWork {
public:
    /// `roots` are all folders of packs that are needed, `folders` those that are worked on: packs,
    /// or folders of packs. Reads them; if there are problems, as much as can be used.
    PacksInWork(std::vector<std::filesystem::path> roots,
                std::vector<std::filesystem::path> folders);

    /// Reads the packs again if a file has changed. Scans the folders at most every 0.2 s,
    /// and seldom enough that this takes a tenth of the time.
    void look();

    /// Null if nothing could ever be read.
    [[nodiscard]] const std::shared_ptr<World>& world() const { return world_; }
    /// Returns what is wrong with the files as they are now.
    [[nodiscard]] const Problems& problems() const { return problems_; }
    /// Returns how often the packs have been read.
    [[nodiscard]] std::uint32_t version() const { return version_; }

    /// Returns the packs that are worked on, in the order in which they were loaded.
    [[nodiscard]] std::vector<const PackInfo*> packs() const;
    /// Returns the pack that is worked on and has the card with this id, or null.
    [[nodiscard]] const PackInfo* pack_of(const std::string& card) const;
    /// Returns the language, or English.
    [[nodiscard]] const Language& language(const std::string& code);

private:
    [[nodiscard]] bool is_in_work(const PackInfo& pack) const;

    std::vector<std::filesystem::path> roots_;
    std::vector<std::filesystem::path> folders_;
    FolderTimes seen_;
    std::chrono::steady_clock::time_point next_look_;
    std::shared_ptr<World> world_;
    Problems problems_;
    std::uint32_t version_ = 1;
    std::map<std::string, std::shared_ptr<const Language>> languages_;
};

}  // namespace ptcg::tools
