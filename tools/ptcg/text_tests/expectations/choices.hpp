#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace ptcg::tools {

/// All combinations of choices in a text, one after another.
class Choices {
public:
    /// Returns the choice of this combination, a number below `options`.
    std::size_t next(std::size_t options);

    /// Goes on to the next combination. Returns false after the last.
    bool advance();

    /// Returns from `least` to `most` of these. Those with the same label are not told apart.
    template <typename Id, typename Label>
    [[nodiscard]] std::vector<Id> choose(const std::vector<Id>& from, std::size_t least,
                                         std::size_t most, const Label& label)
    {
        std::map<std::string, std::vector<Id>> groups;
        for (const Id one : from) groups[label(one)].push_back(one);
        std::vector<Id> chosen;
        std::size_t left = from.size();
        for (const auto& [name, group] : groups) {
            left -= group.size();
            const std::size_t room = std::min(most - chosen.size(), group.size());
            const std::size_t need =
                least > chosen.size() + left ? least - chosen.size() - left : 0;
            const std::size_t take = need + next(room - need + 1);
            chosen.insert(chosen.end(), group.begin(),
                          group.begin() + static_cast<std::ptrdiff_t>(take));
        }
        return chosen;
    }

private:
    struct Taken {
        std::size_t choice, options;
    };
    std::vector<Taken> taken_;
    std::size_t at_ = 0;
};

/// Thrown if a combination of choices is none that a player may make.
struct NoSuchEnd {};

}  // namespace ptcg::tools
