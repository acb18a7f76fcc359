#include <cstdlib>

namespace {

/// Commands that are run by tests read packs from their files: what was kept of them by others is
/// no matter.
[[maybe_unused]] const int set = setenv("PTCG_CACHE", "", 1);

}  // namespace
