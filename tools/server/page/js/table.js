// The table: two mirrored sides, the viewer's below, and the Stadium between them.

import { activate, optionsAt, pick } from './acting.js';
import { Clock } from './clock.js';
import { effectsOn, effectsOnPlayer, effectWords } from './effects.js';
import { attachedUnits, countSymbols } from './energy.js';
import { isKnown, nameOf } from './facts.js';
import { Back, Chip, Face, Tile } from './face.js';
import { classes, html } from './html.js';
import { handKey, isTurn, pileKey, prizeKey, spotKey } from './options.js';
import { isAsked, near, nameOfSeat } from './session.js';
import { change, state } from './state.js';
import { named, t } from './words.js';

const benchPlaces = 5;

/** Returns the classes that show what an element can do now. */
function glow(key, name) {
    const numbers = optionsAt(key);
    const picked = numbers.some((i) => state.picks.includes(i));
    return classes(
        numbers.length && (state.aim ? 'target' : 'source'),
        picked && 'picked',
        state.menu?.key === key && 'chosen',
        name && state.outlined?.includes(name) && 'outlined',
    );
}

const wasHit = (key) => state.events.some((event) => ['damaged', 'counters_put'].includes(event.kind) && event.spot && spotKey(event.spot) === key);

/** Says a Pokémon in play in one phrase. */
function spoken(pokemon, place, effects) {
    const left = Math.max(pokemon.hp - pokemon.damage, 0);
    const energies = countSymbols(attachedUnits(pokemon)).map(([kind, n]) => `${n} ${named('type', kind)}`);
    const tools = pokemon.attached.filter((card) => card.role === 'tool').map(nameOf);
    const parts = [place, nameOf(pokemon.card), t('slot.hp', { left, hp: pokemon.hp }), ...energies, ...tools];
    return [...parts, ...pokemon.conditions.map((one) => named('condition', one)), ...(effects ? [t('slot.effects', { n: effects })] : [])].join(', ');
}

const placeWord = (place) => (place === 0 ? t('zone.active') : t('zone.bench_place', { place }));

function Slot({ player, place, pokemon }) {
    const key = spotKey({ player, place });
    const name = placeWord(place);
    const shape = place === 0 ? 'active' : 'benched';
    if (!pokemon) return html`<div key=${key} class=${`slot empty ${shape}`} aria-hidden="true"><span>${place === 0 ? name : place}</span></div>`;
    if (pokemon.face_down) return html`<div key=${key} class=${`slot hidden ${shape}`} role="img" aria-label=${`${name}, ${t('zone.face_down')}`}><${Back} /></div>`;
    const effects = effectsOn({ player, place }).length;
    const label = spoken(pokemon, name, effects);
    return html`<button key=${key} type="button" class=${classes('slot', shape, glow(key, nameOf(pokemon.card)), wasHit(key) && 'hit')} data-key=${key} data-nav
        data-card=${pokemon.card.id} data-spot=${`${player},${place}`} aria-label=${label}
        onClick=${() => activate(key, { id: pokemon.card.id, spot: { player, place } })}>
        ${state.narrow ? html`<${Chip} pokemon=${pokemon} marked=${effects} />` : html`<${Tile} pokemon=${pokemon} marked=${effects} />`}</button>`;
}

function Bench({ player, side }) {
    const places = state.narrow ? side.bench.length : Math.max(benchPlaces, side.bench.length);
    const slots = Array.from({ length: places }, (_, i) => html`<${Slot} player=${player} place=${i + 1} pokemon=${side.bench[i]} />`);
    return html`<div class="bench" role="group" aria-label=${t('zone.bench')} data-rove=${`bench${player}`}>${slots}</div>`;
}

function Prizes({ player, side }) {
    const { count, cards } = side.prizes;
    const shown = new Map(cards.filter((card) => isKnown(card) && card.place !== undefined).map((card) => [card.place, card]));
    // While Prizes are asked for, the places that are left are known from the options.
    const asked = (state.question?.options ?? []).filter((option) => option.kind === 'face_down' && option.zone === 'prizes' && option.spot?.player === player);
    const places = asked.length ? asked.map((option) => option.place) : Array.from({ length: count }, (_, i) => i);
    const buttons = places.map((place) => {
        const key = prizeKey(player, place);
        const can = optionsAt(key).length > 0;
        const card = shown.get(place);
        const face = card ? html`<${Face} card=${card} />` : html`<${Back} />`;
        if (!can && !card) return html`<span key=${key} class="prize">${face}</span>`;
        const label = `${t('zone.prize_place', { place: place + 1 })}${card ? `, ${nameOf(card)}` : ''}`;
        return html`<button key=${key} type="button" class=${classes('prize', glow(key))} data-key=${key} data-nav data-card=${card?.id} aria-label=${label}
            onClick=${() => activate(key, card && { id: card.id })}>${face}</button>`;
    });
    return html`<div class="prizes" role="group" aria-label=${t('zone.prizes_left', { n: count })} data-rove=${`prizes${player}`}>
        <div class="pile-name" aria-hidden="true">${t('zone.prizes')} <b>${count}</b></div>${(!state.narrow || asked.length > 0) && html`<div class="prize-grid">${buttons}</div>`}</div>`;
}

function Pile({ player, side, zone }) {
    const { count, cards } = side[zone];
    const key = pileKey(player, zone);
    const top = cards.at(-1);
    // Cards that are asked for from a pile are in the prompt.
    const open = () => (!optionsAt(key).length ? change({ pile: { player, zone } }) : isTurn(state.question) ? activate(key) : change({ away: false, sheet: null }));
    const face = !count || state.narrow ? null : top?.id && zone !== 'deck' ? html`<${Face} card=${top} />` : html`<${Back} />`;
    const name = named('zone', zone);
    const inside = html`<span class="pile-name">${name} <b>${count}</b></span><span class="pile-face">${face}</span>`;
    if (zone === 'deck' && !cards.some(isKnown)) return html`<div class="pile" role="img" aria-label=${t('zone.pile', { name, n: count })}>${inside}</div>`;
    return html`<button type="button" class=${classes('pile', glow(key), !count && 'none')} data-key=${key} data-nav aria-label=${t('zone.pile', { name, n: count })}
        onClick=${open}>${inside}</button>`;
}

function Piles({ player, side }) {
    const zones = ['deck', 'discard', ...['lost_zone', 'beside'].filter((zone) => side[zone].count)];
    return html`<div class=${classes('piles', zones.length > 2 && 'many')} role="group" aria-label=${t('zone.piles')} data-rove=${`piles${player}`}>${zones.map((zone) => html`<${Pile} key=${zone} player=${player} side=${side} zone=${zone} />`)}</div>`;
}

function Plate({ player, side }) {
    const seat = state.room?.seats[player];
    const asked = state.question?.asked === player;
    const gone = seat && !seat.bot && !seat.here;
    return html`<div class=${classes('plate', asked && 'asked')}>
        <span class="who">${nameOfSeat(player)}</span>
        ${state.seat === player && !state.own && html`<span class="tag">${t('seat.you')}</span>`}
        ${seat?.bot && html`<span class="tag">${t('seat.bot')}</span>`}
        ${side.limits_used?.map((one) => html`<span class="tag">${t('seat.used', { name: one.toUpperCase() })}</span>`)}
        ${effectsOnPlayer(player).map((one) => html`<span class="tag" title=${effectWords(one)}>${effectWords(one)}</span>`)}
        ${gone && html`<span class="tag warn">${t('seat.gone')}</span>`}
        ${state.room?.best_of > 1 && html`<span class="wins">${t('seat.wins', { n: state.room.wins[player] })}</span>`}
        ${asked && state.view.outcome === 'running' && html`<span class="thinking">${t('seat.to_move')}</span>`}
        <${Clock} player=${player} />
        ${player !== near() && !isOpen() && html`<${KnownHand} side=${side} />`}<span class="handcount">${t('zone.hand_count', { n: side.hand.count })}</span></div>`;
}

/** Returns whether both hands lie open: in a replay, and where one person plays both sides. */
const isOpen = () => state.own !== null || state.replay?.seat === 'all';

/** The cards of a hand that the viewer has seen, by name. */
function KnownHand({ side }) {
    const known = side.hand.cards.filter(isKnown);
    if (!known.length) return null;
    return html`<span class="known" role="group" aria-label=${t('zone.known_hand')} data-rove="known"><span aria-hidden="true">${t('zone.known_hand')}:</span>
        ${known.map((card, i) => html`<button key=${i} type="button" class="known-card" data-nav data-card=${card.id} onClick=${() => change({ card: { id: card.id }, sheet: 'card' })}>${nameOf(card)}</button>`)}</span>`;
}

/** Returns whether an open hand has a card that is known, or that can be picked. */
const isWorthSeeing = ({ cards }) => cards.some((card) => isKnown(card) || optionsAt(handKey(card)).length > 0);

function Hand({ player, side }) {
    const copies = new Map();
    const cards = side.hand.cards.filter((card) => card.id).map((card, i) => {
        const key = handKey(card);
        const copy = copies.get(card.number) ?? 0;
        copies.set(card.number, copy + 1);
        const numbers = player === state.seat ? optionsAt(key) : [];
        const times = numbers.length === 1 ? state.picks.filter((one) => one === numbers[0]).length : 0;
        const look = player === state.seat ? glow(key, nameOf(card)).split(' ').filter((one) => one !== 'picked' || copy < times).join(' ') : '';
        return html`<button key=${`${i}.${card.number}`} type="button" class=${classes('held', look)} data-key=${key} data-nav data-card=${card.id}
            aria-label=${nameOf(card)} aria-pressed=${numbers.length && state.question.max !== 1 ? copy < times : undefined}
            onClick=${() => (player === state.seat ? activate(key, { id: card.id, inHand: card }, copy) : change({ card: { id: card.id }, sheet: 'card' }))}><${Face} card=${card} /></button>`;
    });
    return html`<div class="hand" role="group" aria-label=${t('zone.hand_count', { n: side.hand.count })} data-rove=${`hand${player}`}>${cards}</div>`;
}

function Side({ player, far }) {
    const side = state.view.players[player];
    const active = html`<div class="active-row" role="group" aria-label=${t('zone.active')} data-rove=${`active${player}`}><${Slot} player=${player} place=${0} pokemon=${side.active} /></div>`;
    const bench = html`<${Bench} player=${player} side=${side} />`;
    return html`<section class=${classes('side', far ? 'far' : 'near')} aria-label=${t('seat.side', { name: nameOfSeat(player) })}>
        ${far && html`<${Plate} player=${player} side=${side} />`}
        <${Prizes} player=${player} side=${side} /><div class="middle">${far ? [bench, active] : [active, bench]}</div><${Piles} player=${player} side=${side} />
        ${!far && html`<${Plate} player=${player} side=${side} />`}</section>`;
}

function EndTurn() {
    const i = isAsked() ? state.question.options.findIndex((option) => option.kind === 'end_turn') : -1;
    return i < 0 ? null : html`<button type="button" class="end-turn" data-nav onClick=${() => pick(i)}>${t('turn.end')}</button>`;
}

function Between() {
    const { view } = state;
    const key = 'stadium';
    const mine = view.turn_player === state.seat && state.seat !== null;
    const done = [['energy_attached', view.energy_attached], ['supporters_played', view.supporters_played], ['retreats', view.retreats]];
    return html`<div class="between" data-rove="stadium">
        <span class="turn">${view.turn === 0 ? t('turn.setup') : t('turn.of', { n: view.turn, name: view.turn_player === null ? '' : nameOfSeat(view.turn_player) })}</span>
        ${view.stadium ? html`<button type="button" class=${classes('stadium', glow(key, nameOf(view.stadium)))} data-key=${key} data-nav data-card=${view.stadium.id}
            aria-label=${`${t('zone.stadium')}, ${nameOf(view.stadium)}`} onClick=${() => activate(key, { id: view.stadium.id })}>${t('zone.stadium')}: <b>${nameOf(view.stadium)}</b></button>`
        : html`<span class="stadium none">${t('zone.no_stadium')}</span>`}
        ${mine && view.turn > 0 && html`<span class="done">${done.map(([what, value]) => html`<span class=${value ? 'yes' : ''}>${value ? '✓ ' : ''}${t(`turn.${what}`)}</span>`)}</span>`}<${EndTurn} /></div>`;
}

export function Table() {
    const below = near();
    const side = state.view.players[below];
    const far = 1 - below;
    return html`<main class="table" aria-label=${t('table.label')}>${isOpen() && isWorthSeeing(state.view.players[far].hand) && html`<${Hand} player=${far} side=${state.view.players[far]} />`}<${Side} player=${far} far /><${Between} /><${Side} player=${below} /><${Hand} player=${below} side=${side} /></main>`;
}
