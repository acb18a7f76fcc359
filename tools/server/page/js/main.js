// The beginning: the language, what the server has, and the room of the address.

import { getInfo } from './api.js';
import { App } from './app.js';
import { followFocus } from './focus.js';
import { html, render } from './html.js';
import { listenToPointer } from './hover.js';
import { listenToKeys, rove } from './keys.js';
import { learnInfo } from './library.js';
import { partOfAddress, placeOfAddress, replayOfAddress } from './links.js';
import { closeReplay, openReplay } from './replay.js';
import { enterRoom, leaveRoom } from './session.js';
import { speakThrough } from './speech.js';
import { prepareForm } from './start.js';
import { change, onChange, state } from './state.js';
import { addWords, firstLanguage, t, useLanguage } from './words.js';

const root = document.getElementById('app');
const known = ['en', 'es', 'it', 'pt'];

function draw() {
    const before = document.activeElement;
    render(html`<${App} />`, root);
    followFocus(before);
    rove();
    document.title = state.question?.options && document.hidden ? `● ${t('title.your_turn')}` : 'ptcg';
}

/** The parts that are loaded when they are opened. */
const parts = { bench: () => import('./bench/bench.js'), puzzles: () => import('./bench/puzzles.js') };

/** Loads a style sheet, once. */
function addStyle(href) {
    if (document.querySelector(`link[href="${href}"]`)) return null;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    return new Promise((done) => {
        link.onload = done;
        link.onerror = done;
        document.head.append(link);
    });
}

async function enterPart({ name, values }) {
    const [part] = await Promise.all([parts[name](), addWords('bench/'), addStyle('css/bench/bench.css')]);
    part.enter(values);
}

function followAddress() {
    const place = placeOfAddress();
    const part = partOfAddress();
    const replay = replayOfAddress();
    state.own?.leave();
    if (part) enterPart(part);
    else if (place) enterRoom(place.room, place.token);
    else if (state.screen === 'room') leaveRoom();
    if (replay) openReplay(replay);
    else if (state.screen === 'replay') closeReplay();
}

function followWidth() {
    const narrow = matchMedia('(max-width: 599px)');
    change({ narrow: narrow.matches });
    narrow.addEventListener('change', () => change({ narrow: narrow.matches, sheet: null }));
}

async function begin() {
    speakThrough(document.getElementById('speech'));
    await useLanguage(firstLanguage(known));
    onChange(draw);
    followWidth();
    listenToKeys();
    listenToPointer();
    addEventListener('hashchange', followAddress);
    document.addEventListener('visibilitychange', () => change({}));
    followAddress();
    try {
        learnInfo('', await getInfo());
        prepareForm();
    } catch (error) {
        change({ problem: t('start.no_server', { reason: error.message }) });
    }
}

begin();
