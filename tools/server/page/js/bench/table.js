// What the bench and puzzles have in common: a table of one's own, asked over HTTP.

import { receiveAdvice } from '../advice.js';
import { LanguageChoice } from '../bar.js';
import { Dialogs } from '../dialogs.js';
import { Hovered } from '../hover.js';
import { classes, html } from '../html.js';
import { Menu } from '../menu.js';
import { Panel } from '../panel.js';
import { OpenPile, Prompt } from '../prompt.js';
import { ask, isAsked, roomless, receiveRefused } from '../session.js';
import { say } from '../speech.js';
import { change, state } from '../state.js';
import { Table } from '../table.js';
import { language, t } from '../words.js';

/** Sends a request to a table, or without one to open it. Throws an error with the reply in `body`. */
export async function request(path, body, token) {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify({ lang: language(), ...body }) });
    const reply = await answer.json().catch(() => ({}));
    if (answer.ok) return reply;
    throw Object.assign(new Error(reply.error ?? answer.statusText), { status: answer.status, body: reply });
}

/** Sends requests one after another: a table answers one at a time. */
export function oneByOne(send) {
    let last = Promise.resolve();
    return (...wanted) => {
        const next = last.then(() => send(...wanted));
        last = next.catch(() => {});
        return next;
    };
}

/** Shows what a table told. */
export function show(frame) {
    const over = frame.question.asked === null;
    const question = { ...frame.question, words: frame.words, ...(over ? {} : { q: frame.q }) };
    const seats = frame.names.map((name) => ({ name, bot: null, here: true }));
    change({ view: frame.view, log: frame.log, events: [], room: { seats, best_of: 1, undo: 'off', phase: 'playing' }, seat: over ? state.seat : question.asked });
    ask(question);
    const told = frame.log.filter((line) => !line.heading).slice(-2).map((line) => line.text);
    say([...told, frame.words.question].join(' '));
}

/** The table refused the answer that is pending. */
export const refuse = (error) => receiveRefused({ q: state.pending?.q, reason: error.message });

/** What a table that is asked with `ask(body)` explains: why something cannot be done. */
export const explainedBy = (ask) => ({
    why: async ({ n, what }) => {
        const reply = await ask({ do: 'why', what });
        if (reply) receiveAdvice.why({ ...reply, n });
        else change({ why: null });
    },
});

/** Opens a screen with a table of its own. */
export function enterScreen(own) {
    change({ ...roomless(), replay: null, screen: 'own', own });
}

export function leaveScreen() {
    change({ ...roomless(), replay: null, screen: 'start', own: null });
}

export function TopBar({ children }) {
    return html`<header class="bar"><a class="mark" href="#">ptcg</a>${children}<span class="space"></span>
        ${state.view && html`<button type="button" aria-label=${t('help.title')} onClick=${() => change({ dialog: 'help' })}>?</button>`}<${LanguageChoice} /></header>`;
}

export function Notice() {
    return html`<div class="banners">${state.notice && html`<p class="banner warn" role="status"><span class="told">${state.notice}</span>
        <button type="button" aria-label=${t('dialog.close')} onClick=${() => change({ notice: '' })}>✕</button></p>`}</div>`;
}

/** The table with what lies over it. */
export function TableHere() {
    if (!state.view) return null;
    return html`<div class=${classes('own-table', state.aim && 'aiming')} data-asked=${isAsked() ? state.question.q : undefined} data-deaf=${state.deaf ? '' : undefined}>
        <${Table} /><${Prompt} /><${OpenPile} /><${Menu} /><${Panel} /><${Hovered} /><${Dialogs} /></div>`;
}
