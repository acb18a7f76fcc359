// What the page knows and shows. Every change asks for one drawing of the page.

export const state = {
    screen: 'start', // start, room, replay, own
    own: null, // a screen of its own with a table: {Screen, side, answer(pending), takeBack(), explain: {why(message)}, retell(), leave()}
    info: null, // of /api/info
    library: '', // whose cards `info` and the facts are
    problem: '', // what went wrong on the start screen

    // The room, as the server tells it; see PROTOCOL.md.
    link: 'closed', // closed, opening, open, lost, refused
    room: null,
    seat: null, // 0, 1, or null for spectators
    view: null,
    log: [],
    question: null,
    clock: null,
    clockAt: 0, // when the clock was told, of performance.now()
    over: null,
    undo: null, // what becomes of the wish to take the last answer back: free, ask or null
    offers: [], // open ones
    events: [], // of the last step
    deaf: null, // a question has just come: clicks and keys were meant for the one before
    pending: null, // an answer that is not acknowledged: {q, picks, slow}
    notice: '', // one sentence that stays until it is closed

    replay: null, // a finished game: {id, seat, n, shown, about, error, playing, speed}; see replay.js

    // What the player is doing.
    picks: [], // numbers of options, in order
    aim: null, // options of which the player now picks the target
    menu: null, // what an element can do: {key, options}
    pile: null, // an open pile: {player, zone}
    card: null, // a card shown in full: {id, spot}
    dialog: null, // help, concede, end_turn, over
    sheet: null, // at 390 pixels, if the player has chosen: question, menu, card, log, table
    away: false, // the prompt is put aside to look at the table
    narrow: false,
    why: null, // what was asked why it cannot be done: {n, what, answer}
    odds: null, // what was asked what it leads to: {q, option, answer}
    damage: null, // what the attacks of question q do: {q, attacks}
    outlined: null, // names in the line of the log under the pointer
};

let draw = () => {};
let asked = false;

export function onChange(drawPage) {
    draw = drawPage;
}

export function change(changes) {
    Object.assign(state, changes);
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
        asked = false;
        draw();
    });
}

/** What the player was doing is over. */
export const idle = () => ({ picks: [], aim: null, menu: null, away: false, sheet: null, why: null, odds: null });
