// HTTP requests to the server.

/** Sends a request; returns the body of the answer, or throws an error with `problems`. */
async function request(path, options) {
    const answer = await fetch(path, options);
    const body = await answer.json().catch(() => ({}));
    if (answer.ok) return body;
    throw Object.assign(new Error(body.error ?? answer.statusText), { problems: body.problems ?? [] });
}

const post = (path, body) => request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const getInfo = (library) => request(`api/info${library ? `?library=${library}` : ''}`);
export const checkDeck = (deck, format, library) => post('api/decks', { deck, ...(format ? { format } : {}), ...(library ? { library } : {}) });
export const createRoom = (room) => post('api/rooms', room);
