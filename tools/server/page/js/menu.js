// What an element can do: attacks with cost, damage and text, Abilities, retreat, targets.

import { act, stepBack } from './acting.js';
import { askWhy, damageNow, OddsOf, WhyAnswer } from './advice.js';
import { attachedUnits } from './energy.js';
import { damageOf, facts, nameOf } from './facts.js';
import { classes, html } from './html.js';
import { isTurn } from './options.js';
import { CardText, Cost, pokemonAt } from './panel.js';
import { change, state } from './state.js';
import { t } from './words.js';

function Attack({ attack, units, numbers }) {
    const what = { kind: 'attack', name: attack.name };
    const now = numbers && damageNow(numbers[0]);
    const exact = now && now.range !== (damageOf(attack) || '0');
    return html`<div class="choice-row"><button type="button" class=${classes('action', 'attack', !numbers && 'impossible')} data-nav data-action=${numbers ? 'attack' : undefined} data-why=${numbers ? undefined : 'attack'} onClick=${() => (numbers ? act(numbers) : askWhy(what))}>
        <span class="head"><${Cost} cost=${attack.cost} units=${units} /><b>${attack.name}</b><b class="damage">${damageOf(attack)}${exact && html`<span class="now" data-damage> ${damageOf(attack) && '→ '}${now.range}</span>`}</b></span>
        ${now && now.knockOut !== 'no' && html`<span class="knock-out">${t(`menu.knock_out_${now.knockOut}`)}</span>`}
        ${attack.text && html`<span class="action-text">${attack.text}</span>`}${!numbers && html`<span class="why">${t('menu.impossible')}. ${t('menu.why')}</span>`}</button>
        ${!numbers ? html`<${WhyAnswer} what=${what} />` : (attack.text || now?.open) && html`<${OddsOf} option=${numbers[0]} />`}</div>`;
}

/** Something else that the Pokémon cannot do now. */
function Impossible({ what, words }) {
    return html`<div class="choice-row"><button type="button" class="action impossible" data-nav data-why=${what.kind} onClick=${() => askWhy(what)}><span class="head"><b>${words}</b></span>
        <span class="why">${t('menu.impossible')}. ${t('menu.why')}</span></button><${WhyAnswer} what=${what} /></div>`;
}

/** Its Abilities that are not among the options, and retreating if it is not. */
function impossible(menu, pokemon) {
    const { question, seat } = state;
    const { spot } = menu.card;
    const can = (kind, value) => question.options.some((option) => option.kind === kind && (kind === 'retreat' || (option.value === value && option.spot?.player === seat && option.spot.place === spot.place)));
    const abilities = (facts(pokemon.card.id)?.abilities ?? []).filter((_, n) => !can('use', n)).map(({ name }) => ({ what: { kind: 'use', name, spot }, words: name }));
    if (spot.place === 0 && !can('retreat')) abilities.push({ what: { kind: 'retreat' }, words: t('turn.retreats') });
    return abilities;
}

const chancy = ['use', 'play', 'use_stadium', 'evolve']; // whose texts may flip, draw or search

function Action({ numbers }) {
    const { question } = state;
    const option = question.options[numbers[0]];
    const several = numbers.length > 1;
    const words = several ? t(`menu.${option.kind}`, { name: nameOf(option.card) }) : question.words.options[numbers[0]];
    const ability = option.kind === 'use' && facts(option.card?.id)?.abilities?.[option.value];
    return html`<div class="choice-row"><button type="button" class="action" data-nav data-action=${option.kind} onClick=${() => act(numbers)}><span class="head"><b>${words}</b></span>
        ${ability?.text && html`<span class="action-text">${ability.text}</span>`}</button>
        ${!several && chancy.includes(option.kind) && html`<${OddsOf} option=${numbers[0]} />`}</div>`;
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
    const own = menu.card?.spot?.player === state.seat ? pokemonAt(menu.card.spot) : null;
    const rest = menu.actions.filter(([i]) => question.options[i].kind !== 'attack' || !active);
    return html`<div class="menu" role="dialog" aria-label=${t('menu.label')} style=${placed(menu.key)} data-rove="menu">
        ${active && attackRows(menu, active).map((row) => html`<${Attack} ...${row} />`)}
        ${rest.map((numbers) => html`<${Action} numbers=${numbers} />`)}
        ${own && isTurn(question) && impossible(menu, own).map((one) => html`<${Impossible} ...${one} />`)}
        <div class="menu-foot">${menu.card && !state.narrow && html`<button type="button" onClick=${() => change({ card: menu.card, menu: null })}>${t('menu.read')}</button>`}
            <button type="button" onClick=${stepBack}>${t('dialog.cancel')}</button></div>
        ${state.narrow && menu.card && html`<${CardText} ...${menu.card} brief=${Boolean(active)} />`}</div>`;
}
