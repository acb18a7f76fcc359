// HTTP requests to the server.

/** Sends a request; returns the body of the answer, or throws an error with `problems`. */
async function request(path, options) {
    const answer = await fetch(path, options);
    const body = await answer.json().catch(() => ({}));
    if (answer.ok) return body;
    throw Object.assign(new Error(body.error ?? answer.statusText), { problems: body.problems ?? [] });
}

const post = (path, body) => request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** A game is {id}, one of the server's, or {text}, a saved game that the server may not know. */
function askReplay({ id, text }, what, values) {
    const query = new URLSearchParams(values);
    if (id) return request(`api/replays/${encodeURIComponent(id)}/${what}?${query}`);
    return request(`api/replays/${what}?${query}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
}

export const replayAbout = (game, seat, lang) => askReplay(game, 'about', { seat, lang });
export const replaySteps = (game, seat, lang, from, count) => askReplay(game, 'steps', { seat, lang, from, count });
export const getInfo = (library) => request(`api/info${library ? `?library=${library}` : ''}`);
export const checkDeck = (deck, format, library) => post('api/decks', { deck, ...(format ? { format } : {}), ...(library ? { library } : {}) });
export const sendPack = (zip) => request('api/libraries', { method: 'POST', headers: { 'content-type': 'application/zip' }, body: zip });
export const createRoom = (room) => post('api/rooms', room);
