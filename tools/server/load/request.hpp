#pragma once

#include <functional>
#include <string>

#include "client.hpp"

namespace ptcg::load {

/// What a server answers to a request; status 0: it did not.
struct Answered {
    unsigned status = 0;
    std::string body;
};

/// Sends a request over a connection of its own: a POST of JSON, or a GET if `body` is empty.
void request(boost::asio::io_context& context, const Route& route, const std::string& target,
             std::string body, std::function<void(Answered)> done);

}  // namespace ptcg::load
