// The keyboard: arrows move the focus over the table, letters jump, digits pick.

import { activate, optionsAt, pick, stepBack } from './acting.js';
import { spotKey } from './options.js';
import { onReplayKey, replayKeyRows } from './replay_keys.js';
import { isAsked, isDeaf, near, offer } from './session.js';
import { change, state } from './state.js';
import { t } from './words.js';

const setting = 'ptcg.shortcuts';

export const shortcutsOn = () => localStorage.getItem(setting) !== 'off';
export const setShortcuts = (on) => localStorage.setItem(setting, on ? 'on' : 'off');

const first = (selector) => document.querySelector(selector);
const focusOn = (selector) => first(selector)?.focus();

function openAttacks() {
    const spot = { player: near(), place: 0 };
    const active = state.view?.players[spot.player].active;
    if (!active?.card) return;
    const key = spotKey(spot);
    focusOn(`[data-key="${key}"]`);
    if (optionsAt(key).length) activate(key, { id: active.card.id, spot });
}

function end() {
    const i = state.question?.options?.findIndex((option) => option.kind === 'end_turn') ?? -1;
    if (i >= 0) pick(i);
}

function readFocused() {
    const { card, spot } = document.activeElement?.dataset ?? {};
    if (!card) return;
    const [player, place] = spot ? spot.split(',').map(Number) : [];
    change({ card: { id: card, spot: spot ? { player, place } : undefined }, sheet: 'card' });
}

const jumps = {
    a: openAttacks,
    h: () => focusOn(`[data-rove="hand${near()}"] [data-nav]`),
    b: () => focusOn(`[data-rove="bench${near()}"] [data-nav]`),
    o: () => focusOn(`[data-rove="active${1 - near()}"] [data-nav]`),
    q: () => focusOn('[data-rove="prompt"] [data-nav]') ?? focusOn('[data-rove="options"] [data-nav]'),
    l: () => focusOn('.log'),
    c: () => first('[data-confirm]')?.click(),
    i: readFocused,
    e: end,
    u: () => (state.own ? state.own.takeBack() : state.undo && offer('undo')),
    '?': () => change({ dialog: 'help' }),
};

/** The keys with what they do, for the help. */
export const keyRows = () => (state.screen === 'replay' ? replayKeyRows() : gameKeyRows());

const gameKeyRows = () => [
    ['1–9', t('key.digits')],
    ['← ↑ → ↓', t('key.arrows')],
    ['Tab', t('key.tab')],
    ...Object.keys(jumps).map((key) => [key.toUpperCase(), t(`key.${key === '?' ? 'help' : key}`)]),
    ['Esc', t('key.escape')],
];

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves the focus to the nearest element in a direction. */
function move([x, y], from) {
    const dialog = from.closest('dialog, .menu, .prompt');
    const here = from.getBoundingClientRect();
    const center = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const [fromX, fromY] = center(here);
    let best = null;
    let least = Infinity;
    for (const element of (dialog ?? document).querySelectorAll('[data-nav]')) {
        const box = element.getBoundingClientRect();
        if (element === from || !box.width) continue;
        const [toX, toY] = center(box);
        const along = (toX - fromX) * x + (toY - fromY) * y;
        const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
        if (along < 4) continue;
        const distance = along + aside * 2;
        if (distance < least) [least, best] = [distance, element];
    }
    best?.focus();
    best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function moveBy(event) {
    event.preventDefault();
    move(steps[event.key], event.target);
}

const isTyping = (target) => target.closest?.('input, select, textarea');

function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, target } = event;
    if ((key === 'Enter' || key === ' ') && isDeaf() && target.closest?.('.table, .question, .prompt, .menu')) return event.preventDefault();
    if (state.screen === 'replay') return onReplayKey(event, { move: moveBy, read: readFocused, letters: shortcutsOn() });
    if (isTyping(target) || state.screen === 'start') return;
    if (key === 'Escape') {
        const { menu } = state;
        if (stepBack() && menu) focusOn(`[data-key="${menu.key}"]`);
        return;
    }
    if (state.dialog) return;
    if (steps[key] && target.matches?.('[data-nav]')) return moveBy(event);
    if (!shortcutsOn()) return;
    if (/^[1-9]$/.test(key)) {
        if (state.menu) return document.querySelectorAll('.menu [data-action]')[Number(key) - 1]?.click();
        const i = Number(key) - 1;
        if (isAsked() && !isDeaf() && i < state.question.options.length && state.question.options[i].count !== 0) pick(i);
        return;
    }
    const jump = jumps[key.toLowerCase()];
    if (!jump || !state.view) return;
    event.preventDefault();
    jump();
}

/** In each group only one element is a stop of the Tab key: the last that had the focus. */
export function rove() {
    for (const group of document.querySelectorAll('[data-rove]')) {
        const elements = [...group.querySelectorAll('[data-nav]')];
        const focused = elements.find((element) => element === document.activeElement);
        const stop = focused ?? elements.find((element) => element.dataset.stop) ?? elements.find((element) => element.matches('.source, .target')) ?? elements[0];
        for (const element of elements) {
            element.tabIndex = element === stop ? 0 : -1;
            if (element === focused) element.dataset.stop = 'yes';
            else if (focused) delete element.dataset.stop;
        }
    }
}

export function listenToKeys() {
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', rove);
}
