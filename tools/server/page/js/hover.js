// A card under the pointer or focus shows its full text beside it, where there is room.

import { html } from './html.js';
import { CardText } from './panel.js';
import { change, state } from './state.js';

const patience = 350;
const width = 320;

const still = 4; // pixels: what comes under a pointer that rests shows nothing

let timer = 0;
let pressed = null;
let shown = null; // {id, spot, box, inHand}

/** Beside the card; over or under a hand, so that its other cards stay in sight. */
function place({ box, inHand }) {
    const isHigh = box.top < innerHeight / 2;
    if (inHand) {
        const left = `${Math.max(Math.min(box.left, innerWidth - width - 8), 8)}px`;
        return isHigh ? { left, top: `${box.bottom + 8}px` } : { left, bottom: `${innerHeight - box.top + 12}px` };
    }
    const hasRoom = box.right + 12 + width < innerWidth;
    const left = `${hasRoom ? box.right + 12 : Math.max(box.left - width - 12, 8)}px`;
    return isHigh ? { left, top: `${Math.max(box.top, 8)}px` } : { left, bottom: `${Math.max(innerHeight - box.bottom, 8)}px` };
}

/** The text of the card under the pointer. */
export function Hovered() {
    if (!shown || state.narrow || state.menu || state.card || state.dialog) return null;
    return html`<div class="hovered" aria-hidden="true" style=${place(shown)}><${CardText} id=${shown.id} spot=${shown.spot} /></div>`;
}

function hide() {
    clearTimeout(timer);
    if (!shown) return;
    shown = null;
    change({});
}

function show(event) {
    const element = event.target.closest?.('[data-card]');
    hide();
    if (!element || state.narrow) return;
    if (pressed && event.type === 'pointerover' && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < still) return;
    if (event.type === 'focusin' && !element.matches(':focus-visible')) return;
    timer = setTimeout(() => {
        if (!element.isConnected) return;
        const [player, place_] = element.dataset.spot?.split(',').map(Number) ?? [];
        shown = { id: element.dataset.card, spot: element.dataset.spot ? { player, place: place_ } : undefined, box: element.getBoundingClientRect(), inHand: Boolean(element.closest('.hand')) };
        change({});
    }, patience);
}

export function listenToPointer() {
    document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && show(event));
    document.addEventListener('focusin', show);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', (event) => {
        pressed = event;
        hide();
    });
    document.addEventListener('pointerleave', hide);
}
