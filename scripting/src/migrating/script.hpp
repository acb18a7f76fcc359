#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "migrating/nodes.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::script::migrating {

/// The script being rewritten.
struct Script {
    LuaNode root;
    std::string_view source;
    std::span<const LuaComment> comments;
    std::string shown_path;
    Problems problems = {};

    /// Reports what must be rewritten by hand.
    void cannot(const LuaNode& node, std::string message)
    {
        if (problems.size() >= most_problems) return;
        problems.push_back({.file = shown_path,
                            .line = node.line,
                            .column = node.column,
                            .message = std::move(message),
                            .context = {},
                            .code = "not-migrated"});
    }
};

}  // namespace ptcg::script::migrating
