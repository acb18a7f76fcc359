// A card in full: everything printed, and how it stands on the table.

import { optionsAt, stepBack } from './acting.js';
import { OddsOf, WhyNot } from './advice.js';
import { effectsOn, effectWords, thisTurn } from './effects.js';
import { attachedUnits, paidSymbols } from './energy.js';
import { damageOf, facts, isKnown, nameOf, titleOf } from './facts.js';
import { kindWord, lookOf } from './face.js';
import { html } from './html.js';
import { handKey, spotKey } from './options.js';
import { isAsked, isPlaying } from './session.js';
import { state } from './state.js';
import { Icon } from './symbols.js';
import { named, t } from './words.js';

const typeWord = (type) => html`<span class="type"><${Icon} kind=${type} />${named('type', type)}</span>`;

/** The symbols of a cost; what `units` do not pay is hollow. */
export function Cost({ cost, units }) {
    if (!cost.length) return html`<span class="cost free">${t('card.free')}</span>`;
    const paid = units ? paidSymbols(cost, units) : cost.map(() => true);
    return html`<span class="cost" role="img" aria-label=${cost.map((type) => named('type', type)).join(', ')}>${cost.map((type, i) => html`<${Icon} kind=${type} hollow=${!paid[i]} />`)}</span>`;
}

function affinity(list) {
    if (!list?.length) return '–';
    return list.map((one) => html`${one.types.map(typeWord)} ${one.times ? `×${one.times}` : one.amount > 0 ? `+${one.amount}` : `−${-one.amount}`}`);
}

function Stats({ card, pokemon }) {
    const retreat = pokemon?.retreat_cost ?? card.retreat;
    return html`<dl class="stats"><div><dt>${t('card.weakness')}</dt><dd>${affinity(pokemon?.weakness ?? card.weakness)}</dd></div>
        <div><dt>${t('card.resistance')}</dt><dd>${affinity(pokemon?.resistance ?? card.resistance)}</dd></div>
        <div><dt>${t('card.retreat')}</dt><dd>${retreat ? html`<${Cost} cost=${Array(retreat).fill('colorless')} />` : t('card.free')}</dd></div></dl>`;
}

/** How the Pokémon stands: damage, conditions, attached cards, effects. */
function OnTable({ pokemon, spot }) {
    const left = Math.max(pokemon.hp - pokemon.damage, 0);
    const attached = new Map(); // by card: how many
    for (const card of pokemon.attached) if (card.id) attached.set(card.id, { card, n: (attached.get(card.id)?.n ?? 0) + 1 });
    return html`<div class="on-table"><p><b>${t('slot.hp', { left, hp: pokemon.hp })}</b>${pokemon.damage > 0 && ` · ${t('card.damage', { n: pokemon.damage })}`}
        ${pokemon.conditions.map((one) => html` <em class=${`c-${one}`}>${named('condition', one)}</em>`)}</p>
        ${attached.size > 0 && html`<ul>${[...attached.values()].map(({ card, n }) => html`<li>${nameOf(card)}${n > 1 && ` ×${n}`} ${['stage', 'part', 'other'].includes(card.role) && html`<small>${named('role', card.role)}</small>`}</li>`)}</ul>`}
        ${[...thisTurn(pokemon), ...effectsOn(spot).map(effectWords)].map((words) => html`<p class="lasting">${words}</p>`)}</div>`;
}

/** Returns the Pokémon at a spot of the view, or null. */
export function pokemonAt(spot) {
    const side = spot && state.view?.players[spot.player];
    return side ? (spot.place === 0 ? side.active : side.bench[spot.place - 1]) : null;
}

/** `brief`: without the attacks, which stand elsewhere. */
export function CardText({ id, spot, brief }) {
    if (!isKnown({ id })) return html`<h3>${t('card.unknown')}</h3>`;
    const card = facts(id);
    const pokemon = pokemonAt(spot);
    const here = pokemon?.card?.id === id ? pokemon : null;
    if (!card) return html`<p>${t('card.loading')}</p>`;
    const units = here ? attachedUnits(here) : null;
    return html`<article class=${`card-text t-${lookOf(card)}`}>
        <header><h3>${titleOf(card)}</h3>${card.hp > 0 && html`<b class="hp">${t('card.hp', { n: here?.hp ?? card.hp })}</b>`}</header>
        <p class="kind">${kindWord(card)}${card.evolves_from && ` · ${t('card.evolves_from', { name: card.evolves_from })}`} ${(here?.types ?? card.types ?? []).map(typeWord)}
            ${card.classes?.map((one) => html` <span class="tag">${one.name}</span>`)}</p>
        ${here && html`<${OnTable} pokemon=${here} spot=${spot} />`}
        ${card.abilities?.map((one) => html`<div class="text ability"><h4><span class="tag">${named('kind', one.kind)}</span> ${one.name}</h4>${one.text && html`<p>${one.text}</p>`}</div>`)}
        ${!brief && card.attacks?.map((one) => html`<div class="text"><h4><${Cost} cost=${one.cost} units=${units} /> ${one.name} <b class="damage">${damageOf(one)}</b></h4>${one.text && html`<p>${one.text}</p>`}</div>`)}
        ${card.text && html`<p class="text">${card.text}</p>`}
        ${card.hp > 0 && html`<${Stats} card=${card} pokemon=${here} />`}
        ${card.prizes > 1 && html`<p class="rule">${t('card.prizes', { n: card.prizes })}</p>`}</article>`;
}

/** What the player may ask about a card: why it cannot be played or do something, what it leads to. */
function Questions({ id, spot, inHand }) {
    const { question, seat } = state;
    if (!isPlaying()) return null;
    const key = spot ? spotKey(spot) : inHand && handKey(inHand);
    const numbers = key && state.question?.options ? optionsAt(key) : [];
    const asked = [];
    if (spot?.player === seat) {
        const can = (kind, name) => numbers.some((i) => question.options[i].kind === kind && (kind === 'retreat' || (question.options[i].attack ?? question.options[i].ability) === name));
        const ask = (kind, name) => !can(kind, name) && asked.push({ what: kind === 'use' ? { kind, name, spot } : { kind, name }, words: t('advice.why', { name: name || t('turn.retreats') }) });
        for (const { name } of facts(id)?.abilities ?? []) ask('use', name);
        if (spot.place === 0) for (const { name } of facts(id)?.attacks ?? []) ask('attack', name);
        if (spot.place === 0) ask('retreat', '');
    } else if (inHand && !numbers.length) {
        asked.push({ what: { kind: 'card', name: id }, words: t('advice.why_card') });
    }
    return html`<div class="questions">${asked.map((one) => html`<${WhyNot} ...${one} />`)}${inHand && numbers.length === 1 && isAsked() && html`<${OddsOf} option=${numbers[0]} />`}</div>`;
}

/** The card that was opened. */
export function Panel() {
    if (!state.card) return null;
    return html`<aside class="panel" role="dialog" aria-label=${t('card.label')}><button type="button" class="close" autofocus aria-label=${t('dialog.close')} onClick=${stepBack}>✕</button>
        <${CardText} id=${state.card.id} spot=${state.card.spot} /><${Questions} ...${state.card} /></aside>`;
}
