"""Starts `ptcg serve` and PostgreSQL for tests in Python."""
import contextlib
import os
import pathlib
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A running `ptcg serve`; `log` is a file with what it says to its operator."""

    def __init__(self, ptcg, folder, *options, port=0, limit=None):
        self.log = pathlib.Path(tempfile.mkstemp(dir=folder, suffix=".log")[1])
        command = [ptcg, "serve", "--port", str(port), *options]
        if limit:
            command = ["prlimit", f"--nofile={limit}", *command]
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        found = re.match(r"A table is open at (http://[0-9.]+:([0-9]+))/", line)
        assert found, f"the server does not start: {line}{self.said()}"
        self.url, self.port = found.group(1), int(found.group(2))

    def said(self):
        return self.log.read_text(errors="replace")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Returns how long it took to end after SIGTERM."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(30) == 0, self.said()
        return time.monotonic() - began


def ask(url, path, body=None, headers=None, method=None):
    """Returns status, headers and body of the reply."""
    request = urllib.request.Request(url + path, body, headers or {}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as reply:
            return reply.status, reply.headers, reply.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


@contextlib.contextmanager
def temporary_folder():
    folder = tempfile.mkdtemp(prefix="ptcg-servers-")
    os.chmod(folder, 0o755)
    try:
        yield pathlib.Path(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def postgresql_programs():
    """Returns the folder of Debian's newest PostgreSQL, or None."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"),
                   key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


@contextlib.contextmanager
def postgresql(folder):
    """Runs a PostgreSQL server, as another user if this is root; gives its URL without password."""
    programs = postgresql_programs()
    home = folder / "postgresql"
    home.mkdir()
    password = home / "password"
    password.write_text("a secret\n")
    other = {}
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        other = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        for path in (home, password):
            os.chown(path, user.pw_uid, user.pw_gid)
    subprocess.run([programs / "initdb", "--pgdata", home / "data", "--username", "ptcg",
                    "--pwfile", password, "--auth", "scram-sha-256", "--encoding", "UTF8",
                    "--no-locale", "--no-sync"], check=True, stdout=subprocess.DEVNULL, **other)
    server = subprocess.Popen([programs / "postgres", "-D", home / "data", "-k", home,
                               "-c", "listen_addresses=", "-c", "max_connections=40"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **other)
    try:
        while subprocess.run([programs / "pg_isready", "--quiet", "--host", home]).returncode:
            assert server.poll() is None, "PostgreSQL does not start"
            time.sleep(0.05)
        os.environ["PGPASSWORD"] = "a secret"
        yield f"postgresql:///postgres?host={home}&user=ptcg"
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait()
