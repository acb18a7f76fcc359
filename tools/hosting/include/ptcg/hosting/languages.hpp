#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/scripting/pack_loader.hpp"

#include "ptcg/hosting/language.hpp"

namespace ptcg {

/// The languages beside packs, each read once, when it is first asked for. Any number of threads
/// may use it.
class Languages {
public:
    /// Of each folder in memory, keeps the files lang/<code>.toml. Folders come before memory, each
    /// in the order given; English is always there.
    explicit Languages(std::vector<std::filesystem::path> roots,
                       std::span<const MemoryFolder> memory = {});

    /// Returns the language with this code. Fails with what is missing or wrong in its file.
    [[nodiscard]] Result<std::shared_ptr<const Language>> find(std::string_view code) const;
    /// Returns the codes, sorted.
    [[nodiscard]] std::vector<std::string> codes() const;

private:
    struct InMemory {
        std::string file;  ///< as shown in problems
        std::string text;
    };
    [[nodiscard]] std::set<std::string> codes_in_folders() const;
    [[nodiscard]] Result<std::shared_ptr<const Language>> read(const std::string& code) const;

    std::vector<std::filesystem::path> roots_;
    std::map<std::string, InMemory, std::less<>> in_memory_;
    mutable std::mutex mutex_;
    mutable std::map<std::string, std::shared_ptr<const Language>, std::less<>> read_;
};

}  // namespace ptcg
