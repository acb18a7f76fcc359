// Cards to pick from, beside the table: searches, piles, hands, attached cards.

import { pick, stepBack } from './acting.js';
import { isKnown, nameOf } from './facts.js';
import { Back, Face } from './face.js';
import { classes, html } from './html.js';
import { formOf, isSingle, lessOf } from './options.js';
import { Confirm, questionText } from './question.js';
import { isAsked } from './session.js';
import { change, state } from './state.js';
import { t } from './words.js';

/** The Pokémon that an attached card is on. */
function pokemonAt(spot) {
    const side = state.view.players[spot.player];
    return spot.place === 0 ? side.active : side.bench[spot.place - 1];
}

function Choice({ i }) {
    const { question, picks } = state;
    const option = question.options[i];
    const often = picks.filter((one) => one === i).length;
    const places = picks.flatMap((one, n) => (one === i ? [n + 1] : []));
    const badge = question.ordered ? places.join(', ') : often > 1 || (often && option.count > 1) ? `${often}/${option.count}` : often ? '✓' : '';
    const on = option.kind === 'attached' && option.spot ? nameOf(pokemonAt(option.spot)?.card) : '';
    const label = question.words?.options?.[i] ?? nameOf(option.card);
    return html`<li><button type="button" class=${classes('choice', 'source', often && 'picked')} data-nav data-left=${option.count - often} data-card=${option.card?.id}
        aria-label=${label} aria-pressed=${isSingle(question) ? undefined : often > 0} onClick=${() => pick(i)}>
        ${option.card ? html`<${Face} card=${option.card} />` : html`<${Back} />`}${badge && html`<span class="badge">${badge}</span>`}
        ${!badge && option.count > 1 && html`<span class="badge copies">×${option.count}</span>`}</button>
        ${on && html`<span class="under">${t('prompt.on', { name: on })}</span>`}
        ${often > 0 && option.count > 1 && html`<button type="button" class="less" aria-label=${t('question.less', { name: label })} onClick=${() => change({ picks: lessOf(picks, i) })}>−</button>`}</li>`;
}

/** A card to look at, or several that are alike. */
function Shown({ card, n }) {
    return html`<li><button type="button" class="choice" data-nav data-card=${card.id} aria-label=${n > 1 ? `${nameOf(card)} ×${n}` : nameOf(card)}
        onClick=${() => change({ card: { id: card.id }, sheet: 'card' })}><${Face} card=${card} />${n > 1 && html`<span class="badge copies">×${n}</span>`}</button></li>`;
}

/** The cards of a searched pile that may not be taken, once each. */
function restOf(question) {
    const offered = new Set(question.options.map((option) => option.card?.number));
    const piles = new Set(question.options.filter((option) => option.kind === 'card').map((option) => `${option.zone}.${option.spot?.player ?? state.seat}`));
    if (!piles.size && question.purpose === 'search') piles.add(`deck.${state.seat}`);
    const counts = new Map();
    for (const pile of piles) {
        const [zone, player] = pile.split('.');
        if (zone === 'hand' && Number(player) === state.seat) continue;
        for (const card of state.view.players[player]?.[zone]?.cards ?? []) {
            if (!card.id || offered.has(card.number)) continue;
            counts.set(card.number, { card, n: (counts.get(card.number)?.n ?? 0) + 1 });
        }
    }
    return [...counts.values()];
}

/** Returns whether the open question is shown as a grid of cards. */
const hasPrompt = () => Boolean(state.question?.options) && isAsked() && formOf(state.question) === 'grid';

export function Prompt() {
    if (!hasPrompt()) return null;
    const { question } = state;
    if (state.away) return html`<button type="button" class="back-to-prompt primary" onClick=${() => change({ away: false })}>${t('prompt.back')}</button>`;
    const cards = question.options.map((option, i) => [option, i]).filter(([option]) => ['card', 'face_down', 'attached'].includes(option.kind));
    const others = question.options.map((option, i) => [option, i]).filter(([option]) => !['card', 'face_down', 'attached'].includes(option.kind));
    const rest = restOf(question);
    return html`<section class="prompt" role="region" style=${{ '--cards': cards.length }} aria-label=${t('prompt.label')}>
        <header><h2>${questionText()}</h2><button type="button" onClick=${() => change({ away: true })}>${t('prompt.table')}</button></header>
        ${cards.length > 0 ? html`<ul class="grid" data-rove="prompt">${cards.map(([, i]) => html`<${Choice} key=${`${question.q}.${i}`} i=${i} />`)}</ul>` : html`<p>${t('prompt.nothing')}</p>`}
        <footer>${others.map(([, i]) => html`<button type="button" onClick=${() => pick(i)}>${question.words.options[i]}</button>`)}<${Confirm} /></footer>
        ${rest.length > 0 && html`<details open=${!cards.length}><summary>${t('prompt.rest', { n: rest.reduce((sum, one) => sum + one.n, 0) })}</summary><ul class="grid dim" data-rove="rest">${rest.map((one) => html`<${Shown} ...${one} />`)}</ul></details>`}</section>`;
}

/** The cards of a pile: those of which nobody knows what they are, and that lie together, as one. */
function inRuns(cards) {
    const runs = [];
    for (const card of cards) {
        const last = runs.at(-1);
        if (last && !isKnown(card) && !isKnown(last.card)) last.n += 1;
        else runs.push({ card, n: 1 });
    }
    return runs;
}

/** An open pile: discard, Lost Zone, or what is known of a deck. */
export function OpenPile() {
    if (!state.pile || !state.view) return null;
    const { player, zone } = state.pile;
    const { cards, count } = state.view.players[player][zone];
    const known = inRuns(cards.filter((card) => card.id).toReversed());
    return html`<section class="prompt pile-open" role="dialog" style=${{ '--cards': known.length }} aria-label=${t(`zone.${zone}`)}>
        <header><h2>${t('zone.pile', { name: t(`zone.${zone}`), n: count })}</h2><button type="button" autofocus onClick=${stepBack}>${t('dialog.close')}</button></header>
        ${known.length ? html`<ul class="grid" data-rove="pile">${known.map(({ card, n }, i) => html`<${Shown} key=${i} card=${card} n=${n} />`)}</ul>` : html`<p>${t('prompt.empty')}</p>`}</section>`;
}
