#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <string_view>

#include "ptcg/bots/bot_program.hpp"

namespace ptcg {

/// Returns that a program was too slow, in words that follow "forfeited: ".
[[nodiscard]] Error late(Milliseconds budget);

/// A running program that answers lines with lines. It has its standard streams and no other
/// descriptor, a process group of its own and the limits of its BotProgram, and ends with this
/// object, with everything it has started in its group.
class BotProcess {
public:
    /// Starts the program; the error says why that is not possible.
    [[nodiscard]] static Result<std::unique_ptr<BotProcess>> start(const BotProgram& program);
    ~BotProcess();
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;

    /// Sends a line. Fails with what the program did if it did not read it in time.
    [[nodiscard]] Result<void> send(std::string line, Milliseconds budget);
    /// Returns the next line that the program writes, without its end. Fails with what it did
    /// instead, in words that follow "forfeited: ".
    [[nodiscard]] Result<std::string> receive(Milliseconds budget);

    /// Returns the end of what the program has written to its error stream, at most 4 kB.
    [[nodiscard]] const std::string& errors() const { return errors_; }

private:
    BotProcess() = default;
    enum class Waited : std::uint8_t { something_happened, late, gone };
    [[nodiscard]] Waited wait(std::string& to_send, Milliseconds end);
    void read_output();
    void read_errors();
    [[nodiscard]] std::string how_it_ended();
    [[nodiscard]] bool reap(Milliseconds patience);

    std::function<bool()> gives_up_;
    pid_t process_ = -1;
    int input_ = -1;  ///< its standard input, our end; likewise the others
    int output_ = -1;
    int error_ = -1;
    bool reaped_ = false;
    int status_ = 0;
    std::string read_;  ///< what it has written and nobody has received
    std::string errors_;
};

}  // namespace ptcg
