// Choosing a deck: one of the server's, or a pasted list with its problems by line.

import { checkDeck } from './api.js';
import { html } from './html.js';
import { change, state } from './state.js';
import { t } from './words.js';

const ownDeck = '(own)';
const checkAfter = 400; // ms without typing
const storage = 'ptcg.deck';

/** A choice of deck. `value()` is what the server is sent. */
export function newDeckChoice(deck = '') {
    return { deck, text: localStorage.getItem(storage) ?? '', checked: null, timer: 0 };
}

/** Returns whether the deck is a list of the player's own. */
export const isPasted = (choice) => choice?.deck === ownDeck;

/** What is sent: a list always has a line break, so that it is not taken for a name. */
export const deckOf = (choice) => (isPasted(choice) ? `${choice.text.trimEnd()}\n` : choice.deck);

async function check(choice, format) {
    const { text } = choice;
    choice.checked = null;
    const found = await checkDeck(`${text.trimEnd()}\n`, format, state.library).catch((error) => ({ problems: [{ message: error.message }, ...(error.problems ?? [])] }));
    if (choice.text === text) choice.checked = found;
    change({});
}

/** Checks the pasted lists. Returns whether all decks can be played; if not, the first list that cannot has the focus. */
export async function areFine(choices, format) {
    const pasted = choices.filter(isPasted);
    await Promise.all(pasted.map((choice) => check(choice, format)));
    const isFine = choices.every((choice) => choice.deck !== '') && pasted.every(({ checked }) => checked?.problems.length === 0);
    if (!isFine) setTimeout(() => document.querySelector('.deck:has(.problems) textarea')?.focus(), 0);
    return isFine;
}

export function checkSoon(choice, format) {
    clearTimeout(choice.timer);
    choice.timer = setTimeout(() => check(choice, format), checkAfter);
}

export function Problems({ problems }) {
    if (!problems?.length) return null;
    return html`<ul class="problems" role="alert">${problems.map(({ line, message }) => html`<li>${line ? html`<b>${t('deck.line', { n: line })}</b> ` : ''}${message}</li>`)}</ul>`;
}

function Report({ choice }) {
    const { checked } = choice;
    if (!checked) return null;
    if (checked.problems.length) return html`<${Problems} problems=${checked.problems} />`;
    return html`<p class="fine" role="status">${t('deck.fine', { n: checked.cards })}</p>`;
}

export function DeckChoice({ choice, decks, format, label }) {
    const set = (deck) => {
        choice.deck = deck;
        if (deck === ownDeck && choice.text.trim()) checkSoon(choice, format);
        change({});
    };
    const type = (text) => {
        choice.text = text;
        localStorage.setItem(storage, text);
        checkSoon(choice, format);
    };
    return html`<div class="deck"><label>${label}<select value=${choice.deck} onChange=${(event) => set(event.target.value)}>
        ${decks.map(({ id, name }) => html`<option value=${id} selected=${id === choice.deck}>${name}</option>`)}<option value=${ownDeck} selected=${choice.deck === ownDeck}>${t('deck.own')}</option></select></label>
        ${isPasted(choice) && html`<label>${t('deck.list')}<textarea rows="10" spellcheck=${false} placeholder=${t('deck.placeholder')} onInput=${(event) => type(event.target.value)}>${choice.text}</textarea></label><${Report} choice=${choice} />`}</div>`;
}
