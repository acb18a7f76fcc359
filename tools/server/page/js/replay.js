// A finished game, step by step: what the server tells of it, and at which moment the viewer is.

import { replayAbout, replaySteps } from './api.js';
import { useLibrary } from './library.js';
import { replayLink } from './links.js';
import { roomless } from './session.js';
import { say } from './speech.js';
import { change, state } from './state.js';
import { language, t } from './words.js';

const atOnce = 8; // steps in one request; one is 5 to 11 kB
const pace = 1400; // ms a step, at speed 1
const writing = 400; // ms after the last step until the address names it
const kept = 'ptcg.replay';

/** The id in the address of a game that came from a file. */
export const ofFile = 'file';

let opening = null; // the replay that was asked for last
let timer = 0;
let writer = 0;

const gameOf = ({ id }) => (id === ofFile ? { text: sessionStorage.getItem(kept) } : { id });
const begun = ({ id, seat, n }, speed) => ({ id, seat, n, speed, playing: false, error: '', about: null, shown: null, steps: new Map(), asked: new Set() });

/** Opens the replay of an address: {id, seat, n}. The same one only goes to the moment. */
export function openReplay(place) {
    const { replay } = state;
    const isSame = replay?.id === place.id;
    if (isSame && replay.about && replay.seat === place.seat) return jump(place.n);
    pause();
    const next = begun(place, replay?.speed ?? 1);
    // From another seat: the table stays until the new one is there.
    if (!isSame || !replay.about) change({ screen: 'replay', ...roomless(), link: 'closed', replay: next });
    return load(next);
}

/** Opens a saved game that the viewer has as a file. */
export function openFile(text) {
    const place = { id: ofFile, seat: 'all', n: 0 };
    sessionStorage.setItem(kept, text);
    history.pushState(null, '', replayLink(place));
    return openReplay(place);
}

async function load(replay) {
    opening = replay;
    const game = gameOf(replay);
    try {
        if (game.text === null) throw new Error(t('replay.file_gone'));
        const about = await replayAbout(game, replay.seat, language());
        Object.assign(replay, { about, n: Math.min(Math.max(replay.n, 0), about.steps - 1) });
        await Promise.all([useLibrary(about.library), fetchFrom(replay, firstOf(replay.n))]);
        if (opening !== replay) return;
        const seats = about.seats.map((seat) => ({ ...seat, bot: null, here: true }));
        change({ replay, room: { seats, best_of: 1, undo: 'off' }, notice: about.changed ? t('replay.changed') : '' });
        show();
        writeSoon(replay);
        fetchNext(replay);
    } catch (error) {
        if (opening === replay) change({ replay: Object.assign(replay, { error: error.message }) });
    }
}

const firstOf = (n) => n - (n % atOnce);

/** Asks for steps, unless they are there or asked for. */
async function fetchFrom(replay, first) {
    const end = Math.min(first + atOnce, replay.about.steps);
    if (first >= end || replay.asked.has(first)) return;
    replay.asked.add(first);
    try {
        for (let from = first; from < end;) {
            const told = await replaySteps(gameOf(replay), replay.seat, language(), from, end - from);
            told.steps.forEach((step) => replay.steps.set(step.step, step));
            from += told.steps.length;
        }
    } catch (error) {
        replay.asked.delete(first);
        throw error;
    }
    if (state.replay === replay) show();
}

/** What is likely to be wanted next; if it fails, it is asked for again when it is. */
const fetchNext = (replay) => fetchFrom(replay, firstOf(replay.n) + atOnce).catch(() => {});

/** Shows the step where the viewer is, as soon as it is there. */
function show() {
    const { replay } = state;
    const step = replay.steps.get(replay.n);
    if (!step || replay.shown === step) return;
    replay.shown = step;
    const { asked: player, words } = step.question;
    change({ replay, view: step.view, events: step.events, question: { asked: player, words }, outlined: null });
    const told = step.log.filter((line) => !line.heading).slice(-4).map((line) => line.text);
    say((told.length ? told : [step.log.at(-1)?.text ?? words?.question]).filter(Boolean).join(' '));
}

/** Goes to a step. */
export function goTo(n) {
    const { replay } = state;
    if (!replay?.about) return;
    replay.n = Math.min(Math.max(n, 0), replay.about.steps - 1);
    change({ replay });
    show();
    fetchFrom(replay, firstOf(replay.n)).then(() => fetchNext(replay), (error) => change({ notice: error.message }));
    writeSoon(replay);
}

/** Has the address name the moment. */
function writeSoon(replay) {
    clearTimeout(writer);
    writer = setTimeout(() => state.replay === replay && history.replaceState(null, '', replayLink(replay)), writing);
}

/** Goes to a step because the viewer wants to be there. */
export function jump(n) {
    pause();
    goTo(n);
}

export const stepBy = (by) => jump(state.replay.n + by);

/** Returns the number of the turn at a step, counted from the setup, which is 0. */
export const turnAt = ({ about, n }) => about.turns.findLastIndex(({ step }) => step <= n);

/** Goes to the beginning of the turn, then to that of the one before; or to the next one. */
export function turnBy(by) {
    const { replay } = state;
    const { turns, steps: count } = replay.about;
    const now = turnAt(replay);
    if (by > 0) return jump(turns[now + 1]?.step ?? count - 1);
    return jump(turns[now].step < replay.n ? turns[now].step : turns[Math.max(now - 1, 0)].step);
}

function tick() {
    const { replay } = state;
    if (!replay?.playing) return;
    if (replay.steps.has(replay.n)) goTo(replay.n + 1);
    if (replay.n === replay.about.steps - 1) return pause();
    timer = setTimeout(tick, pace / replay.speed);
}

export function play() {
    const { replay } = state;
    if (replay.n === replay.about.steps - 1) goTo(0);
    change({ replay: Object.assign(replay, { playing: true }) });
    clearTimeout(timer);
    timer = setTimeout(tick, pace / replay.speed / 2);
}

export function pause() {
    clearTimeout(timer);
    if (state.replay?.playing) change({ replay: Object.assign(state.replay, { playing: false }) });
}

export function setSpeed(speed) {
    state.replay.speed = speed;
    if (state.replay.playing) play();
    change({});
}

/** Sees the same moment from a seat, or with both hands open. */
export function watchFrom(seat) {
    const { id, n } = state.replay;
    const place = { id, seat, n };
    clearTimeout(writer);
    history.pushState(null, '', replayLink(place));
    return openReplay(place);
}

/** Tells everything anew: the language is another. */
export function tellReplayAgain() {
    if (!state.replay) return;
    pause();
    load(begun(state.replay, state.replay.speed));
}

/** Leaves the replay. */
export function closeReplay() {
    pause();
    clearTimeout(writer);
    opening = null;
    change({ screen: 'start', ...roomless(), replay: null });
}
