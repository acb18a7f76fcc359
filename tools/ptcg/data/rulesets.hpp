#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "data/data.hpp"

namespace ptcg::tools {

/// Finds rulesets by name, each read once. What it answers lives as long as it does.
class Rulesets {
public:
    explicit Rulesets(const Data& data) : roots_(data.roots) {}

    /// The ruleset of that name or file; null if there is none, or it has problems.
    [[nodiscard]] const Ruleset* find(std::string_view name);

private:
    std::vector<std::filesystem::path> roots_;
    std::map<std::string, std::unique_ptr<Ruleset>, std::less<>> found_;
};

}  // namespace ptcg::tools
