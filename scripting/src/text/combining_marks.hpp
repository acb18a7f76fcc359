#pragma once

namespace ptcg {

/// Whether the character is drawn over or around the one before it, as accents are, and takes up no
/// place of its own.
[[nodiscard]] bool is_combining_mark(char32_t code_point);

}  // namespace ptcg
