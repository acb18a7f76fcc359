// What the bench knows, and what it asks of the server.

import { askFactsOf, forgetFacts } from '../facts.js';
import { change, state } from '../state.js';
import { t } from '../words.js';
import { enterScreen, explainedBy, leaveScreen, oneByOne, refuse, request, show } from './table.js';
import { toToml } from './toml.js';

const between = 300; // ms between looks at the pack's files
const later = 3000; // after one that failed
const typed = 300; // ms after the last key until a position is read
const most = 200; // replies kept

const letters = { grass: 'G', fire: 'R', water: 'W', lightning: 'L', psychic: 'P', fighting: 'F', darkness: 'D', metal: 'M', fairy: 'Y' };

/** The Energy that pays for the dearest attack of a card, as letters. */
function energyFor({ attacks = [], types = [] }) {
    const cost = attacks.map((one) => one.cost).sort((a, b) => b.length - a.length)[0] ?? [];
    return cost.map((type) => letters[type] ?? letters[types[0]] ?? 'R').join('');
}

/** The position to begin with: the first Basic Pokémon of the packs against itself. */
async function firstPosition() {
    const cards = await facts(bench.packs.flatMap((pack) => pack.cards).slice(0, 60));
    const basic = cards.find((card) => card?.kind === 'pokemon' && card.stage === 'basic');
    const active = basic ? `${basic.name} ${basic.id}` : '';
    const energy = basic ? energyFor(basic) : '';
    return { turn: 3, me: { active: energy ? { card: active, energy } : active }, opponent: { active } };
}

export const bench = {
    token: '', table: null, packs: [], version: 0,
    pane: 'position', // position, script, record
    front: false, // where there is room for one only: the table is shown, not the pane
    tab: 'log', // log, explain
    text: '', form: null, problems: [], busy: false, // the position
    frame: null, // as the server told it last
    found: [], // cards with the name that is typed
    card: null, script: null, // the card whose script is shown
    said: [], // replies to lines: {line, text, wrong}
    line: '', lines: [], // the line that is typed, and how it may go on
    recorded: null,
    gone: '', // why there is no bench
};

let timer = 0;

export function set(changes) {
    Object.assign(bench, changes);
    change({});
}

const send = oneByOne((body) => request(`api/bench/${bench.table}`, body, bench.token));

/** Asks the table, and shows what it tells; returns the reply, or null if it refused. */
async function ask(body) {
    try {
        const reply = await send(body);
        if ('said' in reply) take(reply);
        return reply;
    } catch (error) {
        if (error.status === 404 && error.message.includes('gone')) set({ gone: t('bench.gone') });
        if (error.body?.problems) set({ problems: error.body.problems });
        if (state.pending) refuse(error);
        else change({ notice: error.message });
        return null;
    }
}

function take(frame) {
    const before = bench.frame;
    Object.assign(bench, { frame, version: frame.packs });
    if (before && before.packs !== frame.packs) {
        forgetFacts();
        loadScript();
    }
    if (frame.open) show(frame);
    else change({});
}

/** Keeps a reply in words. */
function keep(line, text, wrong = false) {
    if (text) set({ said: [...bench.said, { line, text, wrong }].slice(-most), tab: 'explain' });
}

// ---- the position

let reading = 0;

/** Has the text read, soon: its form, and what is wrong with it. */
export function typeText(text) {
    set({ text });
    clearTimeout(reading);
    reading = setTimeout(read, typed);
}

async function read() {
    const { text } = bench;
    const reply = await ask({ do: 'read', text });
    if (!reply || text !== bench.text) return;
    set({ problems: reply.problems, ...(reply.form ? { form: reply.form } : {}) });
}

/** Changes the form: the text follows. */
export function changeForm(change_) {
    const form = structuredClone(bench.form);
    change_(form);
    set({ form });
    typeText(toToml(form));
}

export async function openPosition() {
    clearTimeout(reading);
    set({ busy: true });
    const frame = await ask({ do: 'open', text: bench.text });
    if (frame) {
        set({ problems: [], front: true });
        change({ notice: frame.said });
    }
    set({ busy: false });
}

/** The position on the table becomes the text. */
export async function fromTable() {
    const reply = await ask({ do: 'text' });
    if (reply) typeText(reply.text);
}

let finding = 0;

/** Looks for cards with a name like this, soon. */
export function findCards(text) {
    clearTimeout(finding);
    if (text.length < 2) return;
    finding = setTimeout(async () => {
        const reply = await ask({ do: 'cards', text });
        if (reply) set({ found: reply.cards });
    }, 120);
}

// ---- acting and time

async function answer({ q, picks }) {
    const reply = await ask({ do: 'answer', q, picks });
    keep(t('bench.trace'), reply?.said);
}

export const undo = () => ask({ do: 'undo' });
export const redo = () => ask({ do: 'redo' });
export const goTo = (entry) => ask({ do: 'goto', entry });
export const switchTo = (name) => ask({ do: 'switch', name });
export const setTrace = (on) => ask({ do: 'trace', on });

export function fork() {
    const { lines } = bench.frame;
    const n = lines.length + 1;
    return ask({ do: 'fork', name: `b${n}` });
}

/** Carries out a line whose effect the table shows. */
export const settle = (line) => ask({ do: 'command', line });

/** Carries out a line of the terminal, and keeps what it says. */
export async function run(line) {
    if (!line.trim()) return;
    set({ line: '', lines: [] });
    try {
        const frame = await send({ do: 'command', line });
        take(frame);
        keep(line, frame.said || '✓');
    } catch (error) {
        keep(line, error.message, true);
    }
}

let completing = 0;

/** Changes the line that is typed, and looks how it may go on. */
export function typeLine(line) {
    set({ line });
    clearTimeout(completing);
    completing = setTimeout(async () => {
        const reply = await ask({ do: 'complete', line });
        if (reply && line === bench.line) set({ lines: reply.lines });
    }, 120);
}

// ---- files

export async function loadScript(card = bench.card) {
    if (!card) return;
    const script = await send({ do: 'script', card }).catch((error) => ({ file: '', text: '', error: error.message }));
    set({ card, script });
}

export async function record(name) {
    set({ busy: true, recorded: null });
    try {
        set({ recorded: await send({ do: 'record', name, card: bench.card }) });
    } catch (error) {
        set({ recorded: { error: error.message } });
    }
    set({ busy: false });
}

async function watch() {
    let pause = between;
    if (!document.hidden) {
        const reply = await ask({ do: 'watch', packs: bench.version });
        if (reply?.said) change({ notice: reply.said });
        if (!reply) pause = later;
    }
    if (bench.table && !bench.gone) timer = setTimeout(watch, pause);
}

// ---- coming and going

async function facts(ids) {
    return (await send({ do: 'facts', ids })).cards;
}

function leave() {
    clearTimeout(timer);
    Object.assign(bench, { table: null, frame: null });
    askFactsOf(null);
    leaveScreen();
}

const tableKept = 'ptcg.bench.table';

/** Returns the table that this tab had before it was loaded again, if it is still there. */
async function keptTable() {
    const [token, table] = sessionStorage.getItem(tableKept)?.split(' ') ?? [];
    if (token !== bench.token) return null;
    const there = await request(`api/bench/${table}`, { do: 'state' }, token).catch(() => null);
    return there && table;
}

/** Opens a bench with the token of its link. `Screen` shows it. */
export async function enterBench(values, Screen) {
    Object.assign(bench, { token: values.get('t') ?? '', gone: '', form: null, frame: null, recorded: null, said: [] });
    enterScreen({ Screen, side: 0, answer, takeBack: undo, explain: explainedBy(ask), retell: () => { forgetFacts(); ask({ do: 'state' }); }, leave });
    try {
        const { packs } = await request('api/bench', undefined, bench.token);
        Object.assign(bench, { table: await keptTable() ?? (await request('api/bench', {}, bench.token)).table, packs });
        sessionStorage.setItem(tableKept, `${bench.token} ${bench.table}`);
    } catch (error) {
        return set({ gone: error.message });
    }
    askFactsOf(facts);
    await ask({ do: 'state' });
    const kept = sessionStorage.getItem('ptcg.bench');
    bench.form = await firstPosition();
    if (kept) typeText(kept);
    else changeForm(() => {});
    loadScript(bench.packs[0]?.cards[0]);
    watch();
}

addEventListener('pagehide', () => bench.text && sessionStorage.setItem('ptcg.bench', bench.text));
