// Beside the table: the card's script, a recorded test, and what the terminal's commands say.

import { facts, isKnown, nameOf } from '../facts.js';
import { Component, html } from '../html.js';
import { change, state } from '../state.js';
import { t } from '../words.js';
import { CardField, Problems } from './form.js';
import { bench, goTo, loadScript, record, run, set, setTrace, typeLine } from './model.js';

/** The cards that can be seen on the table, by id. */
function cardsInSight() {
    if (!state.view) return [];
    const cards = state.view.players.flatMap(({ active, bench: benched, hand, discard }) =>
        [active, ...benched].flatMap((one) => (one?.card ? [one.card, ...one.attached] : [])).concat(hand.cards, discard.cards));
    return [...new Map([state.view.stadium, ...cards].filter(isKnown).map((card) => [card.id, card])).values()];
}

const idOf = (text) => text.trim().split(/\s+/).at(-1);

const isIn = (problem, file) => file && problem.file && (problem.file.endsWith(file) || file.endsWith(problem.file));

export function ScriptPane() {
    const { card, script, frame } = bench;
    const all = frame?.problems ?? [];
    const wrong = new Map(all.filter((one) => isIn(one, script?.file)).map((one) => [one.line, one.message]));
    const sight = cardsInSight();
    return html`<div class="pane script"><${Problems} problems=${all} />
        ${frame?.problem && html`<p class="error" role="alert">${frame.problem}</p>`}
        <${CardField} label=${t('bench.script_of')} value=${card ? `${nameOf({ id: card })} ${card}`.trim() : ''} onChoose=${(text) => text && loadScript(idOf(text))} />
        ${sight.length > 0 && html`<div class="chips">${sight.map((one) => html`<button type="button" aria-pressed=${one.id === card} onClick=${() => loadScript(one.id)}>${nameOf(one)}</button>`)}</div>`}
        ${script && html`<p class="file">${script.file}${script.error ?? ''}</p>
            ${script.exists === false ? html`<p class="soft">${t('bench.no_script')}</p>`
        : html`<ol class="code" tabindex="0" aria-label=${t('bench.script')}>${script.text.replace(/\n$/, '').split('\n').map((line, i) => html`<li key=${i} class=${wrong.has(i + 1) ? 'wrong' : ''}><code>${line || ' '}</code>${wrong.has(i + 1) && html`<em>${wrong.get(i + 1)}</em>`}</li>`)}</ol>`}`}</div>`;
}

export function RecordPane() {
    const { recorded, busy } = bench;
    const begin = (event) => {
        event.preventDefault();
        const name = event.target.elements.test.value.trim();
        if (name && !busy) record(name);
    };
    return html`<form class="pane record" onSubmit=${begin}><p>${t('bench.record_what')}</p>
        <label>${t('bench.test_name')}<input name="test" maxlength="100" autocomplete="off" required /></label>
        <button class="primary" aria-disabled=${busy || !state.view}>${t('bench.record_it')}</button>
        ${recorded?.error && html`<pre class="error" role="alert">${recorded.error}</pre>`}
        ${recorded?.file && html`<p class="fine" role="status">${t('bench.recorded', { file: recorded.file })}</p><pre class="code" tabindex="0">${recorded.text}</pre>`}</form>`;
}

// ---- what happened and why

export class History extends Component {
    componentDidMount() {
        this.list.scrollTop = this.list.scrollHeight;
    }

    componentDidUpdate() {
        if (this.shown !== state.log) this.list.scrollTop = this.list.scrollHeight;
        this.shown = state.log;
    }

    render() {
        return html`<section ref=${(list) => { this.list = list; }} class="log" tabindex="0" aria-label=${t('log.label')}>${state.log.map((line, i) => (line.heading ? html`<h3 key=${i}>${line.text}</h3>`
            : html`<p key=${i} class=${line.by_hand ? 'by-hand' : ''}>${line.entry > 0 && html`<button type="button" class="entry" title=${t('bench.go_to')} aria-label=${`${t('bench.go_to')}: ${line.text}`} onClick=${() => goTo(line.entry)}>${line.entry}</button>`}<span>${line.text}</span></p>`))}</section>`;
    }
}

const quoted = (name) => `"${name}"`;

/** What the card that is open might do, as the terminal's actions. */
function actionsOf({ id, spot }) {
    const card = facts(id);
    if (!card) return [];
    if (spot) {
        const attacks = (card.attacks ?? []).map((one) => `attack ${quoted(one.name)}`);
        const abilities = (card.abilities ?? []).map((one) => `use ${quoted(one.name)}`);
        return [...attacks, ...abilities, 'retreat'];
    }
    const name = quoted(card.name);
    if (card.kind === 'energy') return [`attach ${name} to active`];
    if (card.kind === 'trainer') return [`play ${name}`];
    return card.evolves_from ? [`evolve active into ${name}`] : [`bench ${name}`];
}

/** What the card that is open might do, to ask why it cannot. */
export function WhyButtons() {
    if (!state.card) return null;
    return html`<div class="chips why-buttons" role="group" aria-label=${t('bench.why')}>${actionsOf(state.card).map((action) => html`<button type="button" onClick=${() => run(`why not ${action}`)}>${t('bench.why_not', { action })}</button>`)}</div>`;
}

const asked = [['explain', 'bench.last_damage'], ['explain active', 'bench.active_numbers'], ['effects', 'bench.effects'], ['hooks', 'bench.hooks']];

export class Explain extends Component {
    componentDidUpdate() {
        if (this.shown !== bench.said) this.list.scrollTop = this.list.scrollHeight;
        this.shown = bench.said;
    }

    render() {
        const submit = (event) => {
            event.preventDefault();
            run(bench.line);
        };
        return html`<section class="explain" aria-label=${t('bench.explain')}>
            <div class="chips">${asked.map(([line, key]) => html`<button type="button" onClick=${() => run(line)}>${t(key)}</button>`)}
                <button type="button" onClick=${() => { typeLine('why not '); document.querySelector('.console input')?.focus(); }}>${t('bench.why')}</button>
                <label class="check"><input type="checkbox" checked=${bench.frame?.trace} onChange=${({ target }) => setTrace(target.checked)} /> ${t('bench.trace')}</label></div>
            <div ref=${(list) => { this.list = list; }} class="said" tabindex="0" role="log" aria-label=${t('bench.replies')}>${bench.said.map(({ line, text, wrong }, i) => html`<div key=${i}><b>${line}</b><pre class=${wrong ? 'error' : ''}>${text}</pre></div>`)}</div>
            <form class="console" onSubmit=${submit}><label><span class="sr">${t('bench.line')}</span><input list="bench-lines" autocomplete="off" spellcheck="false" placeholder=${t('bench.line_hint')} value=${bench.line} onInput=${(event) => typeLine(event.target.value)} /></label>
                <datalist id="bench-lines">${bench.lines.map((line) => html`<option value=${line} />`)}</datalist><button>${t('bench.run')}</button></form></section>`;
    }
}

export const openTab = (tab) => { set({ tab }); change({}); };
