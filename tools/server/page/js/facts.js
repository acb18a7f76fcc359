// What is printed on cards, asked of the server for cards that have been seen, and kept.

import { change, state } from './state.js';
import { language, t } from './words.js';

const most = 60; // cards in one request
let known = new Map();
let wanted = new Set();
let failures = 0;
let ask = null; // who is asked in place of the server's cards

/** From now on, `asked(ids)` tells the facts of cards; null: the server does. */
export function askFactsOf(asked) {
    ask = asked;
    forgetFacts();
}

/** Returns the facts of a card, or null until they have come. */
export function facts(id) {
    if (!id) return null;
    if (known.has(id)) return known.get(id);
    if (!wanted.size) setTimeout(fetchWanted, 0);
    wanted.add(id);
    return null;
}

/** Forgets all of them: the language is another. */
export function forgetFacts() {
    known = new Map();
    wanted = new Set();
}

async function askServer(ids) {
    const path = `api/cards?ids=${encodeURIComponent(ids.join(','))}&lang=${language()}${state.library && `&library=${state.library}`}`;
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.statusText);
    return (await answer.json()).cards;
}

async function fetchWanted() {
    const ids = [...wanted].slice(0, most);
    const store = known;
    if (!ids.length) return;
    try {
        const cards = await (ask ?? askServer)(ids);
        ids.forEach((id, i) => store.set(id, cards[i]));
        failures = 0;
    } catch {
        failures += 1;
    }
    if (store !== known) return;
    ids.filter((id) => known.has(id)).forEach((id) => wanted.delete(id));
    if (wanted.size) setTimeout(fetchWanted, failures ? Math.min(1000 * 2 ** failures, 30000) : 0);
    change({});
}

/** Returns whether it is known which card this is. Positions made by hand have cards of which nobody knows it. */
export const isKnown = (card) => Boolean(card?.id) && card.id !== 'unknown';

/** Returns the name of a card of a view, question or event, in the page's language. */
export const nameOf = (card) => (card?.id === 'unknown' ? t('card.unknown') : named(card));

const named = (card) => titleOf(card?.id && facts(card.id)) || card?.name || '';

const signs = { '+': '+', '-': '−', x: '×' };

/** Returns the damage of an attack as it is printed. */
export const damageOf = (attack) => (attack.damage > 0 || attack.mark ? `${attack.damage || ''}${signs[attack.mark] ?? ''}` : '');

/** Returns the name in a card's facts, translated if it is. */
export const titleOf = (printed) => printed?.translated || printed?.name || '';
