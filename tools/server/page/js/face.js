// Cards drawn from facts: a face for the hand and for piles, a wide one for Pokémon in play.

import { attachedUnits, countSymbols, unitsOf, symbolOf } from './energy.js';
import { damageOf, facts, isKnown, nameOf } from './facts.js';
import { html } from './html.js';
import { Shape, Symbol } from './symbols.js';
import { named, t } from './words.js';

/** The kind that decides the color and picture of a card. */
export function lookOf(card) {
    if (!card) return 'colorless';
    if (card.kind === 'trainer') return card.trainer;
    if (card.kind === 'energy') return symbolOf(unitsOf(card)[0] ?? []);
    return card.types?.[0] ?? 'colorless';
}

const pen = document.createElement('canvas').getContext('2d');
const widths = new Map(); // of texts at size 100

/** The width of a text in the bold face of names. */
function widthOf(text, size) {
    if (!widths.has(text)) {
        pen.font = `650 100px ${getComputedStyle(document.body).fontFamily}`;
        widths.set(text, pen.measureText(text).width);
    }
    return widths.get(text) * size / 100;
}

/** Breaks a name into at most two lines of a width, in a size that fits. */
export function fitted(name, width, size, lines) {
    if (widthOf(name, size) <= width) return { size, lines: [name] };
    if (lines > 1 && name.includes(' ')) {
        const middle = name.length / 2;
        const spaces = [...name.matchAll(/ /g)].map((space) => space.index);
        const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
        const parts = [name.slice(0, at), name.slice(at + 1)];
        const longest = Math.max(...parts.map((part) => widthOf(part, size)));
        return { size: size * Math.min(1, Math.max(width / longest, 0.72)), lines: parts };
    }
    return { size: Math.max(size * width / widthOf(name, size), size * 0.68), lines: [name] };
}

function Name({ name, x, y, width, size, lines = 1 }) {
    const fit = fitted(name, width, size, lines);
    return fit.lines.map((line, i) => {
        const squeezed = widthOf(line, fit.size) > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
        return html`<text class="name" x=${x} y=${y + i * fit.size * 1.05} font-size=${fit.size} ...${squeezed}>${line}</text>`;
    });
}

/** The back of a card. */
export function Back() {
    return html`<svg class="face back" viewBox="0 0 100 140" aria-hidden="true">
        <rect class="edge" x="1" y="1" width="98" height="138" rx="7" /><rect class="inner" x="8" y="8" width="84" height="124" rx="4" />
        <path class="pattern" d="M50 30 78 70 50 110 22 70ZM50 48 65 70 50 92 35 70Z" fill-rule="evenodd" /></svg>`;
}

const stageWord = (card) => named('stage', card.stage);

function PokemonBody({ card }) {
    const rows = (card.attacks ?? []).slice(0, 2);
    const first = 132 - (rows.length - 1) * 17;
    return html`<text class="small" x="7" y="43">${stageWord(card)}</text>
        ${card.rule_box && html`<text class="small end strong" x="93" y="43">${t('face.rule_box')}</text>`}
        ${card.abilities?.length > 0 && html`<g class="ability"><rect x="6" y=${first - 27} width="88" height="14" rx="4" /><text class="middle" x="50" y=${first - 16.500}>${named('kind', card.abilities[0].kind)}</text></g>`}
        ${rows.map((attack, i) => html`<g>${attack.cost.slice(0, 5).map((type, n) => html`<${Symbol} kind=${type} x=${12 + n * 12} y=${first - 4 + i * 17} r=${5.800} />`)}
            <text class="damage end" x="94" y=${first + i * 17}>${damageOf(attack)}</text></g>`)}`;
}

const hpSize = 13.500;

/** The face of a card, upright. Of a card that nobody knows there is only the back. */
export function Face({ card }) {
    if (!isKnown(card)) return html`<${Back} />`;
    const printed = facts(card.id);
    const name = nameOf(card);
    const look = printed ? lookOf(printed) : 'colorless';
    const isPokemon = printed?.hp > 0;
    return html`<svg class=${`face t-${look}`} viewBox="0 0 100 140" aria-hidden="true">
        <rect class="edge" x="1" y="1" width="98" height="138" rx="7" /><rect class="top" x="1" y="1" width="98" height="33" rx="7" />
        <${Name} name=${name} x=${7} y=${14} width=${isPokemon ? 84 - widthOf(`${printed.hp}`, hpSize) : 86} size=${12.500} lines=${2} />
        ${isPokemon && html`<text class="hp end" x="94" y="17" font-size=${hpSize}>${printed.hp}</text>`}
        <${Shape} kind=${look} x=${50} y=${isPokemon ? 70 : 72} size=${isPokemon ? 42 : 54} />
        ${isPokemon && html`<${PokemonBody} card=${printed} />`}
        ${printed && !isPokemon && html`<text class="small middle" x="50" y="127">${kindWord(printed)}</text>`}</svg>`;
}

export function kindWord(card) {
    if (card.kind === 'trainer') return named('trainer', card.trainer);
    if (card.kind === 'energy') return t(`energy.${card.energy}`);
    return stageWord(card);
}

const barClass = (left, hp) => (left * 4 <= hp ? 'low' : left * 2 <= hp ? 'half' : 'good');

function Energies({ pokemon }) {
    const counts = countSymbols(attachedUnits(pokemon));
    const total = counts.reduce((sum, [, n]) => sum + n, 0);
    const singles = total <= 6;
    const drawn = singles ? counts.flatMap(([kind, n]) => Array(n).fill([kind, 1])) : counts;
    const step = singles ? 16 : 26;
    return drawn.slice(0, singles ? 6 : 4).map(([kind, n], i) => html`<${Symbol} kind=${kind} x=${13 + i * step} y=${85} r=${7} />
        ${n > 1 && html`<text class="times" x=${21 + i * step} y=${89}>${n}</text>`}`);
}

/** A Pokémon in play. `marked`: how many effects last on it. */
export function Tile({ pokemon, marked }) {
    const { card, hp, damage, conditions } = pokemon;
    const left = Math.max(hp - damage, 0);
    const look = pokemon.types[0] ?? 'colorless';
    const tools = pokemon.attached.filter((one) => one.role === 'tool');
    const wide = marked ? 35 : 41; // of a condition
    return html`<svg class=${`tile t-${look}`} viewBox="0 0 132 96" aria-hidden="true">
        <rect class="edge" x="1" y="1" width="130" height="94" rx="8" />
        <${Shape} kind=${look} x=${98} y=${54} size=${56} />
        <rect class="top" x="1" y="1" width="130" height="22" rx="8" />
        <${Symbol} kind=${look} x=${13} y=${12} r=${8} />
        ${pokemon.types[1] && html`<${Symbol} kind=${pokemon.types[1]} x=${28} y=${12} r=${8} />`}
        <${Name} name=${nameOf(card)} x=${pokemon.types[1] ? 39 : 25} y=${16.500} width=${pokemon.types[1] ? 87 : 101} size=${13} />
        <text class="hp" x="7" y="48" font-size="25">${left}</text>
        <text class="of end" x="125" y="36" font-size="11">${t('face.of', { hp })}</text>
        ${damage > 0 && html`<text class="hurt end" x="125" y="51" font-size="15">−${damage}</text>`}
        <rect class="bar" x="7" y="54" width="118" height="6" rx="3" /><rect class=${`bar ${barClass(left, hp)}`} x="7" y="54" width=${118 * left / Math.max(hp, 1)} height="6" rx="3" />
        ${conditions.slice(0, 3).map((condition, i) => html`<g class=${`condition c-${condition}`}><rect x=${5 + i * wide} y="62.500" width=${wide - 1} height="13" rx="4" />
            <${Name} name=${named('condition', condition)} x=${8 + i * wide} y=${72} width=${wide - 7} size=${9} /></g>`)}
        <${Energies} pokemon=${pokemon} />
        ${marked > 0 && html`<${Symbol} kind="special" x=${119} y=${69} r=${7} />`}
        ${tools.length > 0 && html`<${Symbol} kind="tool" x=${119} y=${85} r=${7} />`}
        ${tools.length > 1 && html`<text class="times end" x="110" y="89">${tools.length}</text>`}</svg>`;
}

/** A Pokémon in play where there is little room: lines of text. */
export function Chip({ pokemon, marked }) {
    const left = Math.max(pokemon.hp - pokemon.damage, 0);
    const look = pokemon.types[0] ?? 'colorless';
    return html`<span class=${`chip t-${look}`} aria-hidden="true"><span class="chip-name">${nameOf(pokemon.card)}</span>
        <span class="chip-line"><b>${left}</b><small>${t('face.of', { hp: pokemon.hp })}</small><progress class=${barClass(left, pokemon.hp)} max=${Math.max(pokemon.hp, 1)} value=${left} aria-hidden="true" /></span>
        <span class="chip-line">${countSymbols(attachedUnits(pokemon)).map(([kind, n]) => html`<svg class="icon" viewBox="0 0 24 24"><${Symbol} kind=${kind} x=${12} y=${12} r=${12} /></svg>${n > 1 && html`<small>${n}</small>`}`)}
            ${pokemon.attached.some((one) => one.role === 'tool') && html`<svg class="icon" viewBox="0 0 24 24"><${Symbol} kind="tool" x=${12} y=${12} r=${12} /></svg>`}
            ${marked > 0 && html`<svg class="icon" viewBox="0 0 24 24"><${Symbol} kind="special" x=${12} y=${12} r=${12} /></svg>`}</span>
        ${pokemon.conditions.length > 0 && html`<span class="chip-line">${pokemon.conditions.map((one) => html`<em class=${`c-${one}`}>${named('condition', one)}</em>`)}</span>`}</span>`;
}
