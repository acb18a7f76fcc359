#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "phrases/row.hpp"

namespace ptcg::tools::phrases {

struct Form;
using FormRef = std::shared_ptr<const Form>;

/// What fills a slot: a number, a name as written, or what another row says.
using Filling = std::variant<int, std::string, FormRef>;

/// What a text means: a row, with what fills its slots. Scripts, wordings and tests are made from
/// it, never from one another.
struct Form {
    const Row* row = nullptr;
    std::vector<std::pair<std::string, Filling>> roles;  ///< in the order of the wording read

    /// Returns what fills a slot; null if there is none with that role.
    [[nodiscard]] const Filling* filling(std::string_view role) const;
    /// The same for a slot that holds another row.
    [[nodiscard]] const Form* part(std::string_view role) const;
    /// Returns all rows that fill slots, in the order of the roles.
    [[nodiscard]] std::vector<const Form*> parts() const;
    /// The same as `part` for a number.
    [[nodiscard]] const int* number(std::string_view role) const;
};

/// Calls `visit` with the row of the form and of each part of it.
void each_row(const Form& form, const std::function<void(const Row&)>& visit);
/// Returns whether any of these rows fits.
[[nodiscard]] bool any_row(const Form& form, const std::function<bool(const Row&)>& fits);

/// Returns the form as one line that is the same for equal forms only:
/// `condition(to=defender which=burned)`.
[[nodiscard]] std::string to_string(const Form& form);

}  // namespace ptcg::tools::phrases
