// Our own symbols: a color and a shape for each type and each kind of Trainer card.

import { html, classes } from './html.js';

// In a square of 24.
const shapes = {
    grass: 'M4.500 19.500C4 10 10 4.500 19.500 4.500 20 14 14 20 6.500 18.300L14 10.500 5.800 17.300Z',
    fire: 'M12 2.500c1 4 6.500 6 6.500 11.500a6.500 6.500 0 0 1-13 0c0-2.300 1-4.300 2.700-5.500.1 1.700.8 2.800 1.900 3.300C9.800 8.800 10.200 5.500 12 2.500Z',
    water: 'M12 2.500c4.500 5 6.500 8.300 6.500 11.500a6.500 6.500 0 0 1-13 0C5.500 10.800 7.500 7.500 12 2.500Z',
    lightning: 'M14 2 5 13.500h5.500L9 22l9.500-12.500h-6Z',
    psychic: 'M2 12c2.700-4.500 6-6.500 10-6.500s7.300 2 10 6.500c-2.700 4.500-6 6.500-10 6.500S4.700 16.500 2 12Zm10-4a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z',
    fighting: 'M2.500 19.500 9 6l4 7.500 2.500-4 6 10Z',
    darkness: 'M15.500 3a9.300 9.300 0 1 0 5.500 13.500A8.500 8.500 0 0 1 15.500 3Z',
    metal: 'M12 2.500 20.200 7.200v9.600L12 21.500 3.800 16.800V7.200ZM12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8Z',
    fairy: 'M12 2c1 6.500 3.500 9 10 10-6.500 1-9 3.500-10 10-1-6.500-3.500-9-10-10 6.500-1 9-3.500 10-10Z',
    dragon: 'M4 20C4 12 5.500 7 8.500 3c.5 6-.7 12-4.500 17Zm6 1c0-8 1.500-13 4.500-17 .5 6-.7 12-4.500 17Zm6-1c0-7 1-11.500 4-15 .5 5-.2 10-4 15Z',
    colorless: 'M10.600 3h2.800l-.4 6.700 6-3.100 1.400 2.400L14.700 12l5.700 3-1.400 2.400-6-3.100.4 6.700h-2.800l.4-6.700-6 3.100L3.600 15l5.700-3-5.700-3L5 6.600l6 3.100Z',
    item: 'M7 8V6.500a5 5 0 0 1 10 0V8h3.500v12h-17V8Zm2.200 0h5.600V6.500a2.800 2.800 0 0 0-5.600 0Z',
    supporter: 'M12 3a4.500 4.500 0 1 1 0 9 4.500 4.500 0 1 1 0-9ZM3.500 21c.5-5 3.500-7.500 8.500-7.500s8 2.500 8.500 7.500Z',
    stadium: 'M2.500 9.500 12 3l9.500 6.500V12h-2v6h2v3h-19v-3h2v-6h-2ZM8 12v6h2v-6Zm6 0v6h2v-6Z',
    tool: 'M15 3a6 6 0 0 0-6.700 8.200L3 16.500 7.500 21l5.300-5.300A6 6 0 0 0 21 9l-4 3-4-4Z',
    special: 'M12 2l3 6.500 7 .8-5.200 4.800 1.500 7L12 17.500 5.700 21l1.500-7L2 9.300l7-.8Z',
};

export const types = ['grass', 'fire', 'water', 'lightning', 'psychic', 'fighting', 'darkness', 'metal', 'fairy', 'dragon', 'colorless'];

/** A symbol inside an SVG, with its center at x, y. `hollow`: an Energy that is not there. */
export function Symbol({ kind, x, y, r, hollow }) {
    return html`<g class=${classes('symbol', `t-${kind}`, hollow && 'hollow')} transform=${`translate(${x - r} ${y - r}) scale(${r / 12})`}>
        <circle cx="12" cy="12" r="11.500" /><path transform="translate(4.300 4.300) scale(.64)" fill-rule="evenodd" d=${shapes[kind] ?? shapes.special} /></g>`;
}

/** Only the shape, as the picture of a card. */
export function Shape({ kind, x, y, size }) {
    return html`<path class=${`shape t-${kind}`} fill-rule="evenodd" transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} d=${shapes[kind] ?? shapes.special} />`;
}

/** A symbol in a line of text. */
export function Icon({ kind, hollow }) {
    return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><${Symbol} kind=${kind} x=${12} y=${12} r=${12} hollow=${hollow} /></svg>`;
}
