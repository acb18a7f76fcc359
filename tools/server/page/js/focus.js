// Where the focus goes when something opens, closes, or vanishes.

import { state } from './state.js';

const layers = [['menu', '.menu [data-nav]:not([aria-disabled="true"])'], ['card', '.panel .close'], ['pile', '.pile-open header button'], ['aim', '.table .target']];

let open = null; // the name of the layer that has the focus
let origin = null; // what had it before

const focusOn = (selector) => {
    const element = document.querySelector(selector);
    element?.focus();
    return Boolean(element);
};

/** Called after each drawing with the element that had the focus before it. */
export function followFocus(before) {
    if (state.screen === 'start' || state.dialog) return;
    const [now, inside] = layers.find(([name]) => state[name]) ?? [null, null];
    const lost = before && before !== document.body && !before.isConnected;
    if (now !== open) {
        if (now && !open) origin = before;
        const closed = open;
        open = now;
        if (now) return focusOn(inside);
        if (closed && origin?.isConnected && (lost || document.activeElement === document.body)) return origin.focus();
    }
    if (lost) focusOn('.prompt [data-nav]') || focusOn('[data-question]') || focusOn('.sheet-question');
}
