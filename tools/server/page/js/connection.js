// The WebSocket: says hello, comes back after a break with `last`, sends the open answer again.

import { change, state } from './state.js';
import { language } from './words.js';

const protocol = 'ptcg.v1';
const firstWait = 300;
const longestWait = 8000;
const pingEvery = 25000;
const silence = 60000; // after so long without a word the socket is dead

let place = null; // {room, token}
let socket = null;
let url = '';
let last = null; // {epoch, seq}
let wait = firstWait;
let timer = 0;
let heard = 0;
let receive = () => {};

/** Takes the seat, or watches; `take` gets every message. */
export function connect(room, token, take) {
    disconnect();
    place = { room, token };
    receive = take;
    url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/play`;
    last = null;
    wait = firstWait;
    open();
}

export function disconnect() {
    clearTimeout(timer);
    place = null;
    const old = socket;
    socket = null;
    old?.close();
}

/** Sends a message, if the socket is open. */
export function send(message) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** What the page has seen; the next hello tells it. */
export function seen(epoch, seq) {
    last = { epoch, seq };
}

/** Says hello again and asks for everything: the language is another. */
export function startOver() {
    last = null;
    wait = firstWait;
    if (!place) return;
    drop();
    open();
}

function drop() {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    old?.close();
}

function open() {
    const mine = new WebSocket(url, protocol);
    socket = mine;
    heard = Date.now();
    change({ link: state.link === 'lost' ? 'lost' : 'opening' });
    mine.onopen = () => {
        const hello = { t: 'hello', ...place, lang: language() };
        if (last) hello.last = last;
        mine.send(JSON.stringify(hello));
    };
    mine.onmessage = ({ data }) => {
        if (socket !== mine) return;
        heard = Date.now();
        const message = JSON.parse(data);
        if (message.t === 'welcome') welcome();
        if (message.t === 'moved') return move(message.url);
        if (message.t === 'refused' && state.link !== 'open') refuse();
        receive(message);
    };
    mine.onclose = () => {
        if (socket !== mine) return;
        socket = null;
        if (state.link === 'refused') return;
        change({ link: 'lost' });
        timer = setTimeout(open, wait * (0.7 + Math.random() * 0.6));
        wait = Math.min(wait * 2, longestWait);
    };
}

function welcome() {
    wait = firstWait;
    change({ link: 'open' });
    if (state.pending) send({ t: 'answer', q: state.pending.q, picks: state.pending.picks });
}

/** Before `welcome`, a refusal is that of hello: the link is wrong, and trying again is no use. */
function refuse() {
    change({ link: 'refused' });
}

/** Another server has the room. The policy of the page lets it connect to its own host only. */
function move(to) {
    drop();
    const { host } = new URL(to);
    if (host !== location.host) {
        location.replace(`${location.protocol}//${host}/${location.hash}`);
        return;
    }
    url = to;
    open();
}

setInterval(() => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > silence) socket.close();
    else send({ t: 'ping', n: Math.trunc(performance.now()) });
}, pingEvery);

// A browser that knows that it is back need not wait for the timer.
addEventListener('online', () => {
    if (!place || socket) return;
    clearTimeout(timer);
    open();
});
