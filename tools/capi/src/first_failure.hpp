#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "status.hpp"

/// Errors of many matches that are stepped in one call.
namespace ptcg::capi {

/// The first match that failed, among those that one thread processed.
struct FirstFailure {
    const char* what = "";  ///< what messages call a match; lives forever
    std::size_t number = SIZE_MAX;
    ptcg_status status = PTCG_OK;
    std::string message;
};

/// Notes the status of match number `number`, whose message is the thread's last error.
void note(FirstFailure& first, const char* what, std::size_t number, ptcg_status status) noexcept;

/// Reports the failure again, in the thread that made the call. PTCG_OK: there was none.
ptcg_status tell(const FirstFailure& first);

}  // namespace ptcg::capi
