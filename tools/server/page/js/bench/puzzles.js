// Puzzles: win this turn, whatever coins, shuffles and the opponent do; these answer against the player.

import { html } from '../html.js';
import { Log } from '../log.js';
import { Question } from '../question.js';
import { change, state } from '../state.js';
import { t } from '../words.js';
import { enterScreen, explainedBy, leaveScreen, Notice, oneByOne, refuse, request, show, TableHere, TopBar } from './table.js';

const store = 'ptcg.puzzles'; // the ids of those that were solved

const play = { list: null, id: null, table: null, frame: null, told: '', solution: '', problem: '' };

const solved = () => new Set(JSON.parse(localStorage.getItem(store) ?? '[]'));

function set(changes) {
    Object.assign(play, changes);
    change({});
}

const send = oneByOne((body) => request(`api/puzzles/${play.table}`, body));

async function ask(body) {
    try {
        const reply = await send(body);
        if (!reply.view) return reply;
        if (reply.standing === 'solved') localStorage.setItem(store, JSON.stringify([...solved().add(play.id)]));
        Object.assign(play, { frame: reply, told: '' });
        state.own.side = reply.hero;
        // The opponent's turn is not played.
        show(reply.standing === 'open' ? reply : { ...reply, question: { ...reply.question, asked: null, options: undefined } });
        return reply;
    } catch (error) {
        if (state.pending) refuse(error);
        else change({ notice: error.status === 404 ? t('puzzle.gone') : error.message });
        return null;
    }
}

const back = () => ask({ do: 'undo' });

async function hint() {
    const reply = await ask({ do: 'hint' });
    if (!reply) return;
    const { options } = state.question.words;
    const action = reply.picks.map((i) => options[i]).join(', ') || t('question.none');
    set({ told: reply.verdict === 'win' ? t('puzzle.try', { action }) : t(`puzzle.${reply.verdict}`) });
}

async function showSolution() {
    const reply = await ask({ do: 'solution' });
    if (reply) set({ solution: reply.text || t('puzzle.unknown') });
}

function Puzzles() {
    const done = solved();
    return html`<div class="start"><header><h1><a href="#">ptcg</a></h1><p>${t('puzzle.tagline')}</p></header><main>
        ${play.problem && html`<p class="error" role="alert">${play.problem}</p>`}
        <h2>${t('puzzle.title')}</h2><ul class="puzzles">${(play.list ?? []).map(({ id, title, note }) => html`<li key=${id}><a class="card" href=${`#puzzles&p=${id}`}><b>${title}</b>${done.has(id) && html` <span class="tag">${t('puzzle.done')}</span>`}<br />${note}</a></li>`)}</ul></main></div>`;
}

function Standing() {
    const { standing } = play.frame;
    if (standing === 'open') return null;
    return html`<p class=${`standing ${standing}`} role="status">${t(`puzzle.${standing}`)}</p>`;
}

function Playing() {
    const { frame } = play;
    if (!frame) return html`<div class="workbench"><${TopBar} /><main class="start"><p role="status">${play.problem || t('start.loading')}</p></main></div>`;
    return html`<div class="workbench puzzle at-table"><${TopBar}><h1>${frame.title}</h1><a href="#puzzles">${t('puzzle.all')}</a></${TopBar}><${Notice} />
        <div class="middle-part"><p class="note">${frame.note} ${t('puzzle.task')}</p><${TableHere} /></div>
        <div class="rail"><div class="above"><${Standing} /><div class="buttons"><button type="button" data-undo aria-disabled=${!frame.undo} onClick=${() => frame.undo && back()}>${t('puzzle.back')}</button>
            <button type="button" aria-disabled=${!frame.undo} onClick=${() => frame.undo && ask({ do: 'restart' })}>${t('puzzle.restart')}</button>
            <button type="button" data-hint aria-disabled=${frame.standing !== 'open'} onClick=${() => frame.standing === 'open' && hint()}>${t('puzzle.hint')}</button>
            <button type="button" data-solution onClick=${showSolution}>${t('puzzle.solution')}</button></div>
            ${play.told && html`<p class="hint" role="status">${play.told}</p>`}${play.solution && html`<pre class="code" tabindex="0">${play.solution}</pre>`}</div>
            <${Question} /><${Log} /></div></div>`;
}

const Screen = () => (play.id ? html`<${Playing} />` : html`<${Puzzles} />`);

const answer = ({ q, picks }) => ask({ do: 'answer', q, picks });

/** Opens the puzzle of the address, or the list of all. */
export async function enter(values) {
    const id = values.get('p');
    Object.assign(play, { id, table: null, frame: null, told: '', solution: '', problem: '' });
    enterScreen({ Screen, side: 0, answer, takeBack: back, explain: explainedBy(ask), retell: () => enter(values), leave: leaveScreen });
    try {
        if (!id) return set({ list: (await request('api/puzzles')).puzzles });
        const { table } = await request('api/puzzles', { puzzle: id });
        play.table = table;
        await ask({ do: 'state' });
    } catch (error) {
        set({ problem: error.message });
    }
}
