// What a click or key on an element does: answers, picks, aims, or opens a menu or the card.

import { askDamage } from './advice.js';
import { byAction, bySource, canAttack, isSingle, isTurn, lessOf, targetOf, toggled } from './options.js';
import { answer, isAsked } from './session.js';
import { change, state } from './state.js';

/** Picks an option: the answer itself if one is picked, else one of several. */
export function pick(i) {
    const { question } = state;
    if (!isAsked()) return;
    if (!isSingle(question)) return change({ picks: toggled(question, state.picks, i), aim: null, menu: null });
    if (question.options[i].kind === 'end_turn' && canAttack(question)) return change({ dialog: 'end_turn', menu: null, aim: null });
    answer([i]);
}

/** The end of the turn, without asking again. */
export function endTurn() {
    const i = state.question?.options?.findIndex((option) => option.kind === 'end_turn') ?? -1;
    change({ dialog: null });
    if (i >= 0) answer([i]);
}

/** Does an action: one option is picked, of several the player picks the target. */
export function act(numbers) {
    if (numbers.length === 1) return pick(numbers[0]);
    change({ aim: numbers, menu: null, sheet: null, card: null });
}

/** Returns the numbers of the options that begin or, while the player aims, end at the element. */
export function optionsAt(key) {
    if (!isAsked() || !state.question.options) return [];
    if (state.aim) return state.aim.filter((i) => targetOf(state.question.options[i]) === key);
    return sources().get(key) ?? [];
}

let indexed = { question: null, map: new Map() };

function sources() {
    if (indexed.question !== state.question) indexed = { question: state.question, map: bySource(state.question) };
    return indexed.map;
}

/** A click on the element. `card`: what it shows, {id, spot}; `copy`: which of several alike cards. */
export function activate(key, card, copy = 0) {
    const numbers = optionsAt(key);
    if (state.aim) {
        if (numbers.length) return pick(numbers[0]);
        change({ aim: null });
        return activate(key, card, copy);
    }
    if (!numbers.length) return card && change({ card, menu: null, sheet: 'card' });
    const { question } = state;
    if (!isTurn(question) && numbers.length === 1) {
        const i = numbers[0];
        const picked = state.picks.filter((one) => one === i).length;
        if (!isSingle(question) && copy < picked) return change({ picks: lessOf(state.picks, i) });
        return pick(i);
    }
    const actions = byAction(question, numbers);
    const asks = state.narrow || actions.length > 1 || key.startsWith('s') || key === 'stadium';
    if (!asks) return act(actions[0]);
    if (numbers.some((i) => question.options[i].kind === 'attack')) askDamage();
    change({ menu: { key, card, actions }, sheet: state.narrow ? 'menu' : state.sheet, card: null });
}

/** Leaves what the player has begun, one step at a time; returns whether there was any. */
export function stepBack() {
    for (const what of ['dialog', 'menu', 'aim', 'card', 'pile', 'sheet']) {
        if (!state[what]) continue;
        change(what === 'menu' || what === 'card' ? { [what]: null, sheet: null } : { [what]: null });
        return true;
    }
    if (!state.picks.length) return false;
    change({ picks: [] });
    return true;
}
