// Links to a room. The token is in the fragment, which browsers do not send.

const storage = (room) => `ptcg.room.${room}`;

export const linkTo = (room, token) => `#r=${room}&t=${token}`;

/** Returns the room and token of the page's address, or null. */
export function placeOfAddress() {
    const values = new URLSearchParams(location.hash.slice(1));
    const room = values.get('r');
    const token = values.get('t');
    return room && token ? { room, token } : null;
}

/** Returns the part of the page that the address names, with its values, or null. */
export function partOfAddress() {
    const name = /^#(bench|puzzles)(?=$|&)/.exec(location.hash)?.[1];
    return name ? { name, values: new URLSearchParams(location.hash.slice(1)) } : null;
}

/** The address of a moment of a replay. */
export const replayLink = ({ id, seat, n }) => `#replay=${id}&seat=${seat}&n=${n}`;

/** Where a saved game of the server can be had. */
export const replayFile = (id) => `api/replays/${id}`;

/** Returns the replay and moment of the page's address, {id, seat, n}, or null. */
export function replayOfAddress() {
    const values = new URLSearchParams(location.hash.slice(1));
    const id = values.get('replay');
    const seat = values.get('seat');
    return id ? { id, seat: ['0', '1'].includes(seat) ? seat : 'all', n: Math.trunc(Number(values.get('n'))) || 0 } : null;
}

/** Keeps the links of a room for as long as the tab is open, so that they can be copied later. */
export function keepLinks({ room, tokens, spectators }) {
    sessionStorage.setItem(storage(room), JSON.stringify({ tokens, spectators }));
}

/** Returns the links for others: {friend, spectators}, or null for a room that others made. */
export function linksOf(room) {
    const kept = JSON.parse(sessionStorage.getItem(storage(room)) ?? 'null');
    if (!kept) return null;
    const whole = (token) => (token ? new URL(linkTo(room, token), location.href).href : null);
    return { friend: whole(kept.tokens[1]), spectators: whole(kept.spectators) };
}
