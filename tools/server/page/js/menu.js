// What an element can do: attacks with cost, damage and text, Abilities, retreat, targets.

import { act, stepBack } from './acting.js';
import { attachedUnits } from './energy.js';
import { damageOf, facts, nameOf } from './facts.js';
import { html } from './html.js';
import { CardText, Cost } from './panel.js';
import { change, state } from './state.js';
import { t } from './words.js';

function Attack({ attack, units, numbers }) {
    return html`<button type="button" class="action attack" data-nav data-action="attack" aria-disabled=${!numbers} onClick=${() => numbers && act(numbers)}>
        <span class="head"><${Cost} cost=${attack.cost} units=${units} /><b>${attack.name}</b><b class="damage">${damageOf(attack)}</b></span>
        ${attack.text && html`<span class="action-text">${attack.text}</span>`}${!numbers && html`<span class="why">${t('menu.impossible')}</span>`}</button>`;
}

function Action({ numbers }) {
    const { question } = state;
    const option = question.options[numbers[0]];
    const several = numbers.length > 1;
    const words = several ? t(`menu.${option.kind}`, { name: nameOf(option.card) }) : question.words.options[numbers[0]];
    const ability = option.kind === 'use' && facts(option.card?.id)?.abilities?.[option.value];
    return html`<button type="button" class="action" data-nav data-action=${option.kind} onClick=${() => act(numbers)}><span class="head"><b>${words}</b></span>
        ${ability?.text && html`<span class="action-text">${ability.text}</span>`}</button>`;
}

/** The attacks printed on the Pokémon, possible or not, then other attacks it may use. */
function attackRows(menu, pokemon) {
    const { question } = state;
    const possible = menu.actions.filter(([i]) => question.options[i].kind === 'attack');
    const printed = facts(pokemon.card.id)?.attacks ?? [];
    const units = attachedUnits(pokemon);
    const isOwn = (option, n) => option.card.number === pokemon.card.number && option.value === n;
    const own = printed.map((attack, n) => ({ attack, units, numbers: possible.find(([i]) => isOwn(question.options[i], n)) }));
    const others = possible.filter(([i]) => !printed.some((_, n) => isOwn(question.options[i], n)));
    return [...own, ...others.map((numbers) => {
        const option = question.options[numbers[0]];
        const attack = facts(option.card.id)?.attacks?.[option.value];
        return { attack: attack ?? { name: option.attack, cost: [], damage: 0 }, units, numbers };
    })];
}

/** Puts the menu beside the element it belongs to. */
function placed(key) {
    const box = document.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect();
    if (!box || state.narrow) return {};
    const width = 340;
    const left = Math.min(Math.max(box.left + box.width / 2 - width / 2, 8), innerWidth - width - 8);
    const above = box.top > innerHeight * 0.45;
    return above ? { left: `${left}px`, bottom: `${innerHeight - box.top + 8}px`, maxHeight: `${box.top - 20}px` }
        : { left: `${left}px`, top: `${box.bottom + 8}px`, maxHeight: `${innerHeight - box.bottom - 20}px` };
}

export function Menu() {
    const { menu, question } = state;
    if (!menu || !question?.options) return null;
    const active = menu.card?.spot?.place === 0 && menu.card.spot.player === state.seat ? state.view.players[state.seat].active : null;
    const rest = menu.actions.filter(([i]) => question.options[i].kind !== 'attack' || !active);
    return html`<div class="menu" role="dialog" aria-label=${t('menu.label')} style=${placed(menu.key)} data-rove="menu">
        ${active && attackRows(menu, active).map((row) => html`<${Attack} ...${row} />`)}
        ${rest.map((numbers) => html`<${Action} numbers=${numbers} />`)}
        <div class="menu-foot">${menu.card && !state.narrow && html`<button type="button" onClick=${() => change({ card: menu.card, menu: null })}>${t('menu.read')}</button>`}
            <button type="button" onClick=${stepBack}>${t('dialog.cancel')}</button></div>
        ${state.narrow && menu.card && html`<${CardText} ...${menu.card} brief=${Boolean(active)} />`}</div>`;
}
