#pragma once

#include <functional>
#include <string>
#include <vector>

#include <sys/types.h>

#include <boost/asio/io_context.hpp>

#include "rooms/services.hpp"
#include "uploads/worker_link.hpp"

namespace ptcg::server {

/// Starts the program that runs `run_library_worker`, for each library one.
class WorkerProcesses final : public Workers {
public:
    /// `command`: the program and its arguments. The context is that of `loop`.
    WorkerProcesses(boost::asio::io_context& context, Loop& loop, std::vector<std::string> command,
                    std::function<void(const std::string& line)> log)
        : context_(context), loop_(loop), command_(std::move(command)), log_(std::move(log))
    {
    }

    [[nodiscard]] Result<std::unique_ptr<WorkerLink>> start(Listener listener) override;

private:
    boost::asio::io_context& context_;
    Loop& loop_;
    std::vector<std::string> command_;
    std::function<void(const std::string& line)> log_;
};

}  // namespace ptcg::server
