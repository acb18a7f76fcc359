#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include <boost/asio/ip/tcp.hpp>

#include "ptcg/result.hpp"

namespace ptcg::load {

/// A server that this program has started, and kills when it ends.
class ServerProcess {
public:
    /// `environment`: "NAME=VALUE", besides this program's own.
    struct Setup {
        std::string program;  ///< ptcg
        std::string database;
        std::vector<std::string> options;      ///< more of `ptcg serve`
        std::vector<std::string> environment;  ///< "NAME=VALUE", besides this program's own
    };
    explicit ServerProcess(Setup setup) : setup_(std::move(setup)) {}
    ~ServerProcess() { kill(); }
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    /// Starts it and waits until it listens: at any port at first, at the same one again later.
    Result<void> start();
    /// kill -9, and waits for its end.
    void kill();
    [[nodiscard]] boost::asio::ip::tcp::endpoint endpoint() const;

    [[nodiscard]] double resident_megabytes() const;
    /// Returns the seconds of processor time of all its threads, and of the first, which has the
    /// rooms and the network.
    struct Processor {
        double all = 0, first = 0;
    };
    [[nodiscard]] Processor processor() const;

private:
    [[nodiscard]] Result<void> wait_until_it_listens(int output);

    Setup setup_;
    pid_t process_ = -1;
    std::uint16_t port_ = 0;
};

}  // namespace ptcg::load
