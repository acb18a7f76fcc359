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

/** What is sent: a list always has a line break, so that it is not taken for a name. */
export const deckOf = (choice) => (choice.deck === ownDeck ? `${choice.text.trimEnd()}\n` : choice.deck);

/** Returns whether the deck can be sent. */
export const hasDeck = (choice) => choice.deck !== '' && (choice.deck !== ownDeck || choice.text.trim() !== '');

async function check(choice, format) {
    const { text } = choice;
    if (!text.trim()) return change({ checked: null });
    const found = await checkDeck(`${text.trimEnd()}\n`, format, state.library).catch((error) => ({ problems: [{ message: error.message }, ...(error.problems ?? [])] }));
    if (choice.text === text) choice.checked = found;
    change({});
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
        if (deck === ownDeck) checkSoon(choice, format);
        change({});
    };
    const type = (text) => {
        choice.text = text;
        localStorage.setItem(storage, text);
        checkSoon(choice, format);
    };
    return html`<div class="deck"><label>${label}<select value=${choice.deck} onChange=${(event) => set(event.target.value)}>
        ${decks.map(({ id, name }) => html`<option value=${id} selected=${id === choice.deck}>${name}</option>`)}<option value=${ownDeck} selected=${choice.deck === ownDeck}>${t('deck.own')}</option></select></label>
        ${choice.deck === ownDeck && html`<label>${t('deck.list')}<textarea rows="10" spellcheck=${false} placeholder=${t('deck.placeholder')} onInput=${(event) => type(event.target.value)}>${choice.text}</textarea></label><${Report} choice=${choice} />`}</div>`;
}
