// The designers' bench: a position, the table where one acts for both sides, the script beside it.

import { classes, html } from '../html.js';
import { Question } from '../question.js';
import { state } from '../state.js';
import { t } from '../words.js';
import { FoundCards, openPane, PositionPane } from './form.js';
import { bench, enterBench, fork, redo, run, settle, switchTo, undo } from './model.js';
import { Explain, History, openTab, RecordPane, ScriptPane, WhyButtons } from './panes.js';
import { Notice, TableHere, TopBar } from './table.js';

const panes = { position: PositionPane, script: ScriptPane, record: RecordPane };

const onlyOne = matchMedia('(max-width: 1199px)'); // pane or table
const isShown = (pane) => (pane === 'table' ? bench.front : pane === bench.pane && !(bench.front && onlyOne.matches));

const Tab = ({ on, onClick, children }) => html`<button type="button" aria-pressed=${on} onClick=${onClick}>${children}</button>`;

/** Branches: where the table went from one moment in several ways. */
function Branches() {
    const { line, lines } = bench.frame;
    const other = line === 'main' ? lines.find((name) => name !== 'main') : 'main';
    return html`<div class="branches" role="group" aria-label=${t('bench.branches')}>${lines.map((name) => html`<${Tab} on=${name === line} onClick=${() => name === line || switchTo(name)}>${name}</${Tab}>`)}
        <button type="button" onClick=${fork}>${t('bench.fork')}</button>
        ${lines.length > 1 && html`<button type="button" onClick=${() => run(`diff ${line} ${other}`)}>${t('bench.compare', { name: other })}</button>`}</div>`;
}

function Tools() {
    const { frame } = bench;
    if (!frame?.open) return null;
    return html`<div class="tools"><button type="button" data-undo aria-disabled=${!frame.undo} onClick=${() => frame.undo && undo()}>${t('bar.undo')}</button>
        <button type="button" aria-disabled=${!frame.redo} onClick=${() => frame.redo && redo()}>${t('bench.redo')}</button>
        <span class="coins" role="group" aria-label=${t('bench.next_coin')}>${t('bench.next_coin')} <button type="button" onClick=${() => settle('coins H')}>${t('bench.heads')}</button><button type="button" onClick=${() => settle('coins T')}>${t('bench.tails')}</button>
            ${frame.chance && html`<span class="tag">${frame.chance}</span>`}</span><${Branches} /></div>`;
}

function Rail() {
    if (!state.view) return null;
    return html`<div class="rail"><${Question} /><div class="below"><div class="tabs">${['log', 'explain'].map((tab) => html`<${Tab} on=${bench.tab === tab} onClick=${() => openTab(tab)}>${t(`bench.${tab}`)}</${Tab}>`)}</div><div><${WhyButtons} /></div>
        ${bench.tab === 'log' ? html`<${History} />` : html`<${Explain} />`}</div></div>`;
}

function Screen() {
    const problems = bench.frame?.problems.length ?? 0;
    const Pane = panes[bench.pane];
    if (bench.gone) return html`<div class="workbench"><${TopBar} /><main class="start"><p class="error" role="alert">${bench.gone}</p></main></div>`;
    if (!bench.form) return html`<div class="workbench"><${TopBar} /><main class="start"><p role="status">${t('start.loading')}</p></main></div>`;
    return html`<div class=${classes('workbench', bench.front && 'at-table')}><${TopBar}><h1>${t('bench.title')}</h1></${TopBar}><${Notice} /><${FoundCards} />
        <nav class="tabs panes" aria-label=${t('bench.parts')}>${['table', ...Object.keys(panes)].map((pane) => html`<button type="button" class=${`to-${pane}`} aria-pressed=${isShown(pane)} onClick=${() => openPane(pane)}>${t(`bench.${pane}`)}${pane === 'script' && problems > 0 && html` <span class="tag warn">${problems}</span>`}</button>`)}</nav>
        <div class="beside"><${Pane} /></div>
        <div class="middle-part"><${Tools} />${bench.frame?.notes?.map((note) => html`<p class="note">${note}</p>`)}${state.view ? html`<${TableHere} />` : html`<main class="nothing"><p class="soft">${t('bench.empty')}</p></main>`}</div><${Rail} /></div>`;
}

export const enter = (values) => enterBench(values, Screen);
