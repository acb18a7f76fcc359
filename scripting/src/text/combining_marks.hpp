#pragma once

namespace ptcg {

/// Whether the character is drawn over or around the previous one, as accents are, and takes up no
/// space of its own.
[[nodiscard]] bool is_combining_mark(char32_t code_point);

}  // namespace ptcg
