// A room as the server tells it: messages change the state, the player's wishes become messages.

import { forgetAdvice, receiveAdvice, refusedAdvice } from './advice.js';
import { connect, disconnect, seen, send, startOver } from './connection.js';
import { forgetFacts } from './facts.js';
import { receiveLibrary, useLibrary } from './library.js';
import { say } from './speech.js';
import { change, idle, state } from './state.js';
import { t } from './words.js';

const deaf = 300; // ms after a question changes in which nothing answers it
const slow = 150; // ms after which a pending answer shows

/** What is known where there is no room. */
export const roomless = () => ({
    room: null, seat: null, view: null, log: [], question: null, clock: null, over: null,
    offers: [], events: [], pending: null, notice: '', pile: null, card: null, dialog: null,
    sheet: null, outlined: null, ...idle(),
});

export function enterRoom(room, token) {
    change({ screen: 'room', ...roomless(), replay: null, link: 'opening' });
    connect(room, token, receive);
}

export function leaveRoom() {
    disconnect();
    change({ screen: 'start', ...roomless(), link: 'closed' });
}

/** The language is another: everything is told anew. */
export function tellAgain() {
    forgetFacts();
    if (state.own) state.own.retell();
    else if (state.screen === 'room') startOver();
}

const receivers = {
    welcome: (message) => {
        forgetAdvice();
        change({ room: message.room, seat: message.seat });
        useLibrary(message.room.library).catch((error) => change({ notice: error.message }));
    },
    library: receiveLibrary,
    room: (message) => change({ room: message.room }),
    state: receiveState,
    step: receiveStep,
    ack: (message) => {
        if (state.pending?.q === message.q) state.pending.safe = true;
    },
    refused: receiveRefused,
    offer: receiveOffer,
    over: receiveOver,
    ...receiveAdvice,
};

function receive(message) {
    receivers[message.t]?.(message);
}

function receiveState(message) {
    seen(message.epoch, message.seq);
    const { view, log, question, clock, undo = null } = message;
    change({ undo, view, log, events: [], clock, clockAt: performance.now() });
    ask(question);
    say(question?.words?.question);
}

function receiveStep(message) {
    seen(message.epoch, message.seq);
    const { events, view, question, clock, undo = null } = message;
    change({ undo, view, events, log: [...state.log, ...message.log], clock, clockAt: performance.now() });
    ask(question);
    const told = message.log.filter((line) => !line.heading).slice(-4).map((line) => line.text);
    say([...told, question?.words?.question].filter(Boolean).join(' '));
}

/** Opens a question. The same one again leaves what the player has begun. */
export function ask(question) {
    const same = question?.q !== undefined && question.q === state.question?.q;
    const answered = state.pending && state.pending.q !== question?.q;
    change({ question, ...(answered ? { pending: null } : {}) });
    if (question && question.asked !== null) change({ over: null, dialog: state.dialog === 'over' ? null : state.dialog });
    if (same) return;
    const since = {};
    change({ deaf: since, ...idle(), sheet: ['log', 'card'].includes(state.sheet) ? state.sheet : null, pending: null, dialog: state.dialog === 'end_turn' ? null : state.dialog });
    setTimeout(() => state.deaf === since && change({ deaf: null }), deaf);
}

/** Refusals whose code says all. The reason of others is shown as it is. */
const refusals = ['not_begun', 'game_over', 'not_your_question', 'old_question', 'no_such_offer', 'busy', 'failed'];

export function receiveRefused(message) {
    if (state.pending && message.q === state.pending.q) change({ pending: null, picks: [] });
    if (refusedAdvice(message)) return;
    const notice = refusals.includes(message.code) ? t(`refused.${message.code}`) : message.reason;
    change({ notice });
    say(notice);
}

function receiveOffer(offer) {
    const others = state.offers.filter((one) => one.offer !== offer.offer);
    change({ offers: offer.state === 'open' ? [...others, offer] : others });
    if (offer.state === 'denied' && offer.from === state.seat) change({ notice: t(`offer.${offer.what}.denied`) });
    if (offer.state === 'open' && offer.from !== state.seat) say(offerText(offer));
}

export const offerText = (offer) => t(`offer.${offer.what}.asked`, { name: nameOfSeat(offer.from) });

function receiveOver(over) {
    change({ over, dialog: 'over', offers: [], pending: null, ...idle() });
}

/** Returns whether the page's player is asked now, and nothing is pending. */
export const isAsked = () => state.question?.q !== undefined && state.question.asked === state.seat && !state.pending;

/** Returns whether the page's player is in a game that goes on. */
export const isPlaying = () => state.seat !== null && state.view?.outcome === 'running';

/** Returns whether a question has just come, so that a key was meant for the one before. */
export const isDeaf = () => state.deaf !== null;

export function answer(picks) {
    if (!isAsked() || isDeaf()) return;
    const pending = { q: state.question.q, picks, slow: false };
    change({ pending, aim: null, menu: null });
    setTimeout(() => {
        if (state.pending === pending) change({ pending: Object.assign(pending, { slow: true }) });
    }, slow);
    if (state.own) state.own.answer(pending);
    else send({ t: 'answer', q: pending.q, picks });
}

export const sit = (name, deck) => send({ t: 'sit', name, deck });
export const concede = () => send({ t: 'concede' });
export const offer = (what) => send({ t: 'offer', what });
export const withdraw = (id) => send({ t: 'withdraw', offer: id });
export const reply = (id, yes) => send({ t: 'reply', offer: id, yes });
export const startNext = (first) => send({ t: 'next', first });

/** Whose side is below: the viewer's, that from which a replay is seen, or seat 0's. */
export const near = () => state.own?.side ?? (state.replay?.seat === '1' ? 1 : state.seat ?? 0);

/** Returns the name of a player. */
export const nameOfSeat = (seat) => state.room?.seats[seat]?.name || t('seat.nameless', { n: seat + 1 });
