// A TCP proxy that can cut its connections, or swallow what the server says: browsers cannot do that to a WebSocket.

import { createServer, connect } from 'node:net';

/** Returns {url, cut(), mute(on), close()} of a proxy in front of the server at `url`. */
export async function proxy(url) {
    const target = new URL(url);
    const pairs = new Set();
    let muted = false;
    const server = createServer((near) => {
        const far = connect(Number(target.port || 80), target.hostname);
        const pair = { near, far };
        pairs.add(pair);
        const end = () => {
            near.destroy();
            far.destroy();
            pairs.delete(pair);
        };
        near.on('data', (bytes) => far.write(bytes));
        far.on('data', (bytes) => muted || near.write(bytes));
        for (const socket of [near, far]) socket.on('close', end).on('error', end);
    });
    await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
    return {
        url: `http://127.0.0.1:${server.address().port}/`,
        cut: () => [...pairs].forEach(({ near, far }) => [near, far].forEach((socket) => socket.destroy())),
        mute: (on) => {
            muted = on;
        },
        close: () => server.close(),
    };
}
