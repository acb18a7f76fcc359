#include "uploads/sandbox.hpp"

#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <memory>

#include <fmt/format.h>

namespace ptcg::server {
namespace {

// Sanitizers reserve terabytes, which are never used.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool reserves_terabytes = true;
#elif defined(__has_feature)
constexpr bool reserves_terabytes =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool reserves_terabytes = false;
#endif

constexpr rlim_t most_open_files = 64;
constexpr int niceness = 5;

/// A condition on an argument of a call, counted from 0. For a mask, `first` is the mask.
scmp_arg_cmp argument(unsigned number, scmp_compare how, std::uint64_t first,
                      std::uint64_t second = 0)
{
    return {number, how, first, second};
}

/// What a program needs to think, to wait, to use what is open, and to end. Anything else fails
/// with EPERM. A thread may be made, but no process: clone3 hides which, and with ENOSYS the
/// library falls back on clone.
constexpr std::array thinking{
    // memory
    SCMP_SYS(brk), SCMP_SYS(mmap), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(mprotect),
    SCMP_SYS(madvise),
    // threads and time
    SCMP_SYS(futex), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres),
    SCMP_SYS(clock_nanosleep), SCMP_SYS(nanosleep), SCMP_SYS(gettimeofday), SCMP_SYS(time),
    SCMP_SYS(getpid), SCMP_SYS(gettid), SCMP_SYS(getrandom), SCMP_SYS(exit), SCMP_SYS(exit_group),
    SCMP_SYS(restart_syscall),
    // what is open; sanitizers look at memory through a pipe
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(writev),
    SCMP_SYS(recvmsg), SCMP_SYS(recvfrom), SCMP_SYS(sendmsg), SCMP_SYS(sendto), SCMP_SYS(lseek),
    SCMP_SYS(close), SCMP_SYS(fstat), SCMP_SYS(fcntl), SCMP_SYS(poll), SCMP_SYS(ppoll),
    SCMP_SYS(pipe), SCMP_SYS(pipe2), SCMP_SYS(eventfd2), SCMP_SYS(epoll_create1),
    SCMP_SYS(timerfd_create), SCMP_SYS(epoll_wait), SCMP_SYS(epoll_pwait), SCMP_SYS(epoll_ctl),
    SCMP_SYS(timerfd_settime), SCMP_SYS(shutdown),
    // signals to itself, as abort sends them
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sigaltstack)};

class Filter {
public:
    explicit Filter(std::uint32_t otherwise) : context_(seccomp_init(otherwise)) {}
    ~Filter()
    {
        if (context_ != nullptr) seccomp_release(context_);
    }
    Filter(const Filter&) = delete;
    Filter& operator=(const Filter&) = delete;

    /// Adds a rule with conditions on the arguments of the call, if there are any.
    template <typename... Conditions>
    void rule(std::uint32_t action, int call, const Conditions&... conditions)
    {
        if (context_ == nullptr) return;
        // A call that this machine does not have needs no rule.
        const int done =
            seccomp_rule_add(context_, action, call, sizeof...(conditions), conditions...);
        if (done != 0 && done != -EDOM && failed_ == 0) failed_ = done;
    }
    [[nodiscard]] Result<void> hold()
    {
        const int done = context_ == nullptr ? -ENOMEM
                         : failed_ != 0      ? failed_
                                             : seccomp_load(context_);
        if (done == 0) return {};
        return Error{fmt::format("this system cannot confine a process (seccomp): {}",
                                 std::strerror(-done))};
    }

private:
    scmp_filter_ctx context_;
    int failed_ = 0;
};

/// A server may be root's; what it starts is nobody's.
bool drop_capabilities()
{
    __user_cap_header_struct head{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, 2> none{};
    return ::syscall(SYS_capset, &head, none.data()) == 0;
}

}  // namespace

Result<void> limit_process(std::uint64_t memory_bytes)
{
    ::close_range(STDERR_FILENO + 1, ~0u, 0);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) {
        ::signal(signal, SIG_IGN);  // the server ends it
    }
    const auto set = [](__rlimit_resource_t what, rlim_t most) {
        const rlimit limit{most, most};
        return ::setrlimit(what, &limit) == 0;
    };
    const bool fine =
        set(RLIMIT_CORE, 0) && set(RLIMIT_FSIZE, 0) && set(RLIMIT_NOFILE, most_open_files) &&
        (reserves_terabytes || set(RLIMIT_AS, memory_bytes)) && ::nice(niceness) != -1 &&
        drop_capabilities() && ::prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0;
    if (fine) return {};
    return Error{fmt::format("the process cannot be limited: {}", std::strerror(errno))};
}

Result<void> confine_process()
{
    Filter filter(SCMP_ACT_ERRNO(EPERM));
    for (const int call : thinking) filter.rule(SCMP_ACT_ALLOW, call);
    // Looks at what is open, without a name; glibc asks so for fstat.
    filter.rule(SCMP_ACT_ALLOW, SCMP_SYS(newfstatat), argument(3, SCMP_CMP_EQ, AT_EMPTY_PATH));
    // Sets the socket to wait or not; another request could type into the operator's terminal.
    filter.rule(SCMP_ACT_ALLOW, SCMP_SYS(ioctl), argument(1, SCMP_CMP_EQ, FIONBIO));
    filter.rule(SCMP_ACT_ALLOW, SCMP_SYS(clone),
                argument(0, SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD));
    filter.rule(SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3));
    // As abort does; not to another process.
    const auto own = static_cast<std::uint64_t>(::getpid());
    filter.rule(SCMP_ACT_ALLOW, SCMP_SYS(tgkill), argument(0, SCMP_CMP_EQ, own));
    return filter.hold();
}

}  // namespace ptcg::server
