#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ptcg::server {

/// What a request says about where it comes from; empty: nothing.
struct Asker {
    std::string_view host;           ///< its Host header
    std::string_view origin;         ///< its Origin header
    std::string_view authorization;  ///< its Authorization header
};

/// Decides who may use the bench: those who have its token, under a name that is this server's. The
/// token is asked of clients on this machine, too: a proxy's clients all seem to be on it, and so
/// are programs of its other users.
class BenchGate {
public:
    /// `origins`: those of pages that may connect; their hosts are names of this server.
    BenchGate(std::string token, std::string address, std::vector<std::string> origins)
        : token_(std::move(token)), address_(std::move(address)), origins_(std::move(origins))
    {
    }

    /// Returns why the asker may not; empty if it may.
    [[nodiscard]] std::string_view refusal(const Asker& asker) const;
    [[nodiscard]] const std::string& token() const { return token_; }

private:
    [[nodiscard]] bool is_own_name(std::string_view host) const;
    [[nodiscard]] bool is_own_page(const Asker& asker) const;

    std::string token_;
    std::string address_;
    std::vector<std::string> origins_;
};

}  // namespace ptcg::server
