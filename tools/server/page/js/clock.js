// A player's clock: what the server told, counted down here.

import { html } from './html.js';
import { change, state } from './state.js';
import { t } from './words.js';

/** Returns a time as "12:05", or "9.5" in the last ten seconds. */
export function shownTime(ms) {
    const left = Math.max(ms, 0);
    if (left < 10000) return (Math.floor(left / 100) / 10).toFixed(1);
    const seconds = Math.floor(left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function Clock({ player }) {
    const { clock, clockAt } = state;
    if (!clock) return null;
    const running = clock.running === player;
    const left = clock.left[player] - (running ? performance.now() - clockAt : 0);
    return html`<span class=${`clock${running ? ' running' : ''}${left < 60000 ? ' short' : ''}`} role="timer" aria-label=${t('seat.clock')}>${shownTime(left)}</span>`;
}

setInterval(() => {
    if (state.clock?.running !== undefined && state.clock?.running !== null && state.view) change({});
}, 500);
