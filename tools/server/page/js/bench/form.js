// The position as a form. Whatever it does not show stays in the text.

import { Component, html } from '../html.js';
import { state } from '../state.js';
import { named, t } from '../words.js';
import { bench, changeForm, findCards, fromTable, openPosition, set, typeText } from './model.js';

const conditions = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];
const list = 'bench-cards'; // the id of the names to choose from

/** A Pokémon of the form as an object. */
const whole = (pokemon) => (typeof pokemon === 'string' ? { card: pokemon } : pokemon ?? { card: '' });

const nameAndId = ({ name, id }) => `${name} ${id}`;

/** The cards that have the typed name, for the browser to offer. */
export const FoundCards = () => html`<datalist id=${list}>${bench.found.map((card) => html`<option value=${nameAndId(card)}>${card.in_work ? '★' : ''}</option>`)}</datalist>`;

/** An input whose text is given to `onChoose` when it is left. Until then no drawing of the page takes away what is typed. */
class Field extends Component {
    draft = null;

    render({ value = '', onChoose, onType, ...rest }) {
        const type = ({ target }) => {
            this.draft = target.value;
            onType?.(target.value);
        };
        const choose = ({ target }) => {
            const chosen = target.value.trim();
            this.draft = null;
            if (chosen !== String(value)) target.value = value;
            onChoose(chosen);
        };
        return html`<input ...${rest} autocomplete="off" spellcheck="false" value=${this.draft ?? value} onInput=${type} onChange=${choose} />`;
    }
}

/** A field for a card. Without a value, it is empty again when a card was chosen. */
export const CardField = ({ label, value, onChoose }) => html`<label>${label}<${Field} class="card-field" list=${list} value=${value} onType=${findCards} onChoose=${onChoose} /></label>`;

/** A list of cards: each can be removed, and others added. A number is that many unknown cards. */
function CardList({ label, cards, onChange }) {
    const all = Array.isArray(cards) ? cards : [];
    return html`<div class="card-list" role="group" aria-label=${label}><span class="list-name">${label}${typeof cards === 'number' && html` <b>${cards}</b>`}</span>
        ${all.map((card, i) => html`<span class="held-card" key=${i}>${card}<button type="button" aria-label=${t('bench.remove', { name: card })} onClick=${() => onChange(all.filter((_, n) => n !== i))}>✕</button></span>`)}
        <${CardField} label=${html`<span class="sr">${t('bench.add_to', { name: label })}</span>`} onChoose=${(card) => card && onChange([...all, card])} /></div>`;
}

function PokemonFields({ label, pokemon, onChange, onRemove }) {
    const one = whole(pokemon);
    const put = (key, value, empty) => {
        const next = { ...one, [key]: value };
        if (empty) delete next[key];
        onChange(next);
    };
    const own = one.conditions ?? [];
    const energy = Array.isArray(one.energy) ? one.energy.join(', ') : one.energy ?? '';
    return html`<fieldset class="pokemon-fields"><legend>${label}${onRemove && html` <button type="button" aria-label=${t('bench.remove', { name: one.card || label })} onClick=${onRemove}>✕</button>`}</legend>
        <${CardField} label=${t('bench.card')} value=${one.card} onChoose=${(card) => put('card', card)} />
        <label>${t('bench.energy')}<${Field} class="energy" value=${energy} placeholder="LLC" onChoose=${(text) => put('energy', text.includes(',') ? text.split(',').map((name) => name.trim()) : text, !text)} /></label>
        <label>${t('bench.damage')}<${Field} class="damage" type="number" min="0" step="10" value=${one.damage ?? 0} onChoose=${(text) => put('damage', Number(text), !Number(text))} /></label>
        <details><summary>${t('bench.more')}</summary><div class="checks">${conditions.map((name) => html`<label class="check"><input type="checkbox" checked=${own.includes(name)}
            onChange=${() => { const next = own.includes(name) ? own.filter((other) => other !== name) : [...own, name]; put('conditions', next, !next.length); }} /> ${named('condition', name)}</label>`)}
            <label class="check"><input type="checkbox" checked=${one.new === true} onChange=${({ target }) => put('new', true, !target.checked)} /> ${t('bench.new')}</label></div>
            <${CardList} label=${t('bench.attached')} cards=${one.attached} onChange=${(cards) => put('attached', cards, !cards.length)} /></details></fieldset>`;
}

function SideFields({ name, label }) {
    const side = bench.form[name] ?? {};
    const put = (key, value) => changeForm((form) => {
        form[name] = { ...form[name], [key]: value };
        if (Array.isArray(value) && !value.length) delete form[name][key];
    });
    const benched = side.bench ?? [];
    const prizes = Array.isArray(side.prizes) ? side.prizes.length : side.prizes ?? 6;
    return html`<section class="side-fields" aria-label=${label}><h3>${label}</h3>
        <${PokemonFields} label=${t('zone.active')} pokemon=${side.active} onChange=${(one) => put('active', one)} />
        ${benched.map((pokemon, i) => html`<${PokemonFields} key=${i} label=${t('zone.bench_place', { place: i + 1 })} pokemon=${pokemon} onChange=${(one) => put('bench', benched.map((other, n) => (n === i ? one : other)))}
            onRemove=${() => put('bench', benched.filter((_, n) => n !== i))} />`)}
        <${CardField} label=${t('bench.add_to', { name: t('zone.bench') })} onChoose=${(card) => card && put('bench', [...benched, card])} />
        ${['hand', 'deck', 'discard'].map((zone) => html`<${CardList} label=${t(`bench.${zone}`)} cards=${side[zone]} onChange=${(cards) => put(zone, cards)} />`)}
        <label>${t('zone.prizes')}<${Field} type="number" min="1" max="6" value=${prizes} onChoose=${(text) => put('prizes', Number(text))} /></label></section>`;
}

function GameFields() {
    const { form } = bench;
    const put = (key, value, empty) => changeForm((next) => {
        next[key] = value;
        if (empty) delete next[key];
    });
    const rulesets = state.info?.rulesets ?? [];
    return html`<div class="game-fields"><label>${t('bench.rules')}<select value=${form.ruleset ?? 'dp'} onChange=${({ target }) => put('ruleset', target.value)}>${rulesets.map(({ id, name }) => html`<option value=${id} selected=${id === (form.ruleset ?? 'dp')}>${name}</option>`)}</select></label>
        <label>${t('bench.turn')}<${Field} type="number" min="1" value=${form.turn ?? 3} onChoose=${(text) => put('turn', Number(text))} /></label>
        <label>${t('bench.to_act')}<select value=${form.to_act ?? 'me'} onChange=${({ target }) => put('to_act', target.value, target.value === 'me')}>${['me', 'opponent'].map((who) => html`<option value=${who} selected=${who === (form.to_act ?? 'me')}>${t(`bench.${who}`)}</option>`)}</select></label>
        <${CardField} label=${t('zone.stadium')} value=${form.stadium ?? ''} onChoose=${(card) => put('stadium', card, !card)} /></div>`;
}

/** Selects the line of a problem in the text. */
function showLine(line) {
    const area = document.querySelector('.position-text');
    if (!area || !line) return;
    const starts = area.value.split('\n').slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    area.focus();
    area.setSelectionRange(starts, starts + area.value.split('\n')[line - 1].length);
}

export function Problems({ problems, onLine }) {
    if (!problems.length) return null;
    return html`<ul class="problems" role="alert">${problems.slice(0, 20).map((one) => {
        const where = one.file !== 'position' ? [one.file, one.line].filter(Boolean).join(':') : one.line && t('deck.line', { n: one.line }).replace(/:$/, '');
        const words = `${where ? `${where}: ` : ''}${one.message}`;
        return html`<li>${onLine && one.line ? html`<button type="button" onClick=${() => onLine(one.line)}>${words}</button>` : words}</li>`;
    })}</ul>`;
}

export function PositionPane() {
    const { form, text, problems } = bench;
    const exact = form && 'exact' in form;
    return html`<div class="pane position"><div class="buttons sticky"><button type="button" class="primary" data-open aria-disabled=${bench.busy || problems.length > 0} onClick=${() => bench.busy || openPosition()}>${t('bench.open')}</button>
            ${state.view && html`<button type="button" onClick=${fromTable}>${t('bench.from_table')}</button>`}</div>
        <${Problems} problems=${problems} onLine=${showLine} />
        <div class="position-both"><label class="toml">${t('bench.text')}<textarea class="position-text" spellcheck="false" rows=${16} value=${text} onInput=${(event) => typeText(event.target.value)}
            onKeyDown=${(event) => { if (event.key === 'Enter' && event.ctrlKey) openPosition(); }} /></label>
        ${form && !exact && html`<div class="form"><${GameFields} /><${SideFields} name="me" label=${t('bench.me')} /><${SideFields} name="opponent" label=${t('bench.opponent')} /></div>`}
        ${exact && html`<p class="soft">${t('bench.exact')}</p>`}</div></div>`;
}

export const openPane = (pane) => set(pane === 'table' ? { front: true } : { pane, front: false });
