#pragma once

#include <exception>
#include <new>
#include <string>
#include <string_view>

#include "ptcg.h"

/// The frame of every function of the C interface: errors are caught, and texts are output.
namespace ptcg::capi {

/// Makes `message` the thread's last error.
void set_last_error(std::string_view message) noexcept;
[[nodiscard]] const std::string& last_error() noexcept;

/// Sets the thread's last error and returns `status`.
ptcg_status fail(ptcg_status status, std::string_view message) noexcept;

/// Runs `body`, which returns a status, and turns an exception into one. Throws nothing.
template <typename Body>
ptcg_status guarded(Body&& body) noexcept
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return fail(PTCG_ERROR_MEMORY, "out of memory");
    } catch (const std::exception& error) {
        return fail(PTCG_ERROR_INTERNAL, error.what());
    } catch (...) {
        return fail(PTCG_ERROR_INTERNAL, "an unknown exception");
    }
}

/// Replaces the content of the buffer. PTCG_ERROR_MEMORY: out of memory.
ptcg_status fill(ptcg_buffer& buffer, std::string_view bytes) noexcept;

/// A value, or the status of an error that has already been reported with `fail`.
template <typename Value>
struct Checked {
    ptcg_status status = PTCG_OK;
    Value value{};
    [[nodiscard]] bool ok() const { return status == PTCG_OK; }
};

}  // namespace ptcg::capi
