// The keyboard in a replay.

import { stepBack } from './acting.js';
import { jump, pause, play, stepBy, turnBy } from './replay.js';
import { change, state } from './state.js';
import { t } from './words.js';

const jumps = {
    ArrowLeft: (event) => (event.shiftKey ? turnBy(-1) : stepBy(-1)),
    ArrowRight: (event) => (event.shiftKey ? turnBy(1) : stepBy(1)),
    Home: () => jump(0),
    End: () => jump(state.replay.about.steps - 1),
    ',': () => stepBy(-1),
    '.': () => stepBy(1),
    '[': () => turnBy(-1),
    ']': () => turnBy(1),
    p: () => (state.replay.playing ? pause() : play()),
    l: () => document.querySelector('.log [data-nav][tabindex="0"]')?.focus(),
    '?': () => change({ dialog: 'help' }),
};

/** The keys with what they do, for the help. */
export const replayKeyRows = () => [
    ['← →', t('key.replay_steps')],
    ['⇧ ← →', t('key.replay_turns')],
    [', .', t('key.replay_steps')],
    ['[ ]', t('key.replay_turns')],
    ['Home End', t('key.replay_ends')],
    ['P', t('key.replay_play')],
    ['L', t('key.l')],
    ['I', t('key.i')],
    ['?', t('key.help')],
    ['Esc', t('key.escape')],
];

/** `move`: moves the focus over the table; `read`: opens the card with the focus. */
export function onReplayKey(event, { move, read, letters }) {
    const { key, target } = event;
    if (key === 'Escape') return stepBack();
    if (state.dialog || !state.replay.about || target.matches?.('select, textarea')) return;
    // A card that was reached by keys is left by them, too; after a click arrows go through the game.
    if (key.startsWith('Arrow') && target.matches?.('[data-nav]:focus-visible')) return move(event);
    if (target.matches?.('input') && /^(Arrow|Home|End)/.test(key) && !event.shiftKey) return;
    if (!letters && key.length === 1) return;
    if (key === 'i') return read();
    const jumping = jumps[key.length === 1 ? key.toLowerCase() : key];
    if (!jumping) return;
    event.preventDefault();
    jumping(event);
}
