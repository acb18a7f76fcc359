// The screen of a replay: the scrubber, whose side is seen, what was asked, and the log.

import { Banners, Bar } from './bar.js';
import { copyText } from './clipboard.js';
import { Dialogs } from './dialogs.js';
import { Hovered } from './hover.js';
import { classes, html } from './html.js';
import { replayFile, replayLink } from './links.js';
import { Panel } from './panel.js';
import { OpenPile } from './prompt.js';
import { closeReplay, jump, ofFile, pause, play, setSpeed, stepBy, turnAt, turnBy, watchFrom } from './replay.js';
import { ReplayLog } from './replay_log.js';
import { nameOfSeat } from './session.js';
import { change, state } from './state.js';
import { Table } from './table.js';
import { t } from './words.js';

const speeds = [0.5, 1, 2, 4];

// In a square of 24.
const glyphs = {
    first: 'M5 5h2.500v14H5ZM19 5v14L8.500 12Z',
    back_turn: 'M12 5v14L2.500 12ZM21.500 5v14L12 12Z',
    back: 'M17 5v14L6 12Z',
    play: 'M7 4v16l13-8Z',
    pause: 'M6 5h4.500v14H6ZM13.500 5H18v14h-4.500Z',
    forward: 'M7 5v14l11-7Z',
    next_turn: 'M2.500 5v14L12 12ZM12 5v14l9.500-7Z',
    last: 'M16.500 5H19v14h-2.500ZM5 5v14l10.500-7Z',
};

function Control({ what, off, onClick }) {
    return html`<button type="button" class="control" data-control=${what} aria-label=${t(`replay.${what}`)} title=${t(`replay.${what}`)} aria-disabled=${off} onClick=${() => off || onClick()}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${glyphs[what]} /></svg></button>`;
}

function Controls() {
    const { n, about, playing } = state.replay;
    const [begins, ends] = [n === 0, n === about.steps - 1];
    return html`<div class="controls" role="group" aria-label=${t('replay.controls')}>
        <${Control} what="first" off=${begins} onClick=${() => jump(0)} /><${Control} what="back_turn" off=${begins} onClick=${() => turnBy(-1)} /><${Control} what="back" off=${begins} onClick=${() => stepBy(-1)} />
        <${Control} what=${playing ? 'pause' : 'play'} onClick=${playing ? pause : play} />
        <${Control} what="forward" off=${ends} onClick=${() => stepBy(1)} /><${Control} what="next_turn" off=${ends} onClick=${() => turnBy(1)} /><${Control} what="last" off=${ends} onClick=${() => jump(about.steps - 1)} /></div>`;
}

/** Where the moment is, in words. */
function moment() {
    const { about, n } = state.replay;
    const { turn, player } = about.turns[turnAt(state.replay)];
    const where = turn === 0 ? t('turn.setup') : t('turn.of', { n: turn, name: player === null ? '' : nameOfSeat(player) });
    return `${where} · ${t('replay.position', { step: n, steps: about.steps - 1 })}`;
}

/** A line with a tick for each turn, as high as it is someone's. */
function Track() {
    const { about, n } = state.replay;
    const last = Math.max(about.steps - 1, 1);
    return html`<div class="track"><svg class="ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        ${about.turns.map(({ step, player, turn }) => turn > 0 && html`<rect class=${`turn-${player}`} x=${step / last * 1000 - 1.500} y="0" width="3" height="10" />`)}</svg>
        <input type="range" min="0" max=${about.steps - 1} value=${n} aria-label=${t('replay.title')} aria-valuetext=${moment()} onInput=${(event) => jump(Number(event.target.value))} /></div>`;
}

function Seats() {
    const { seat } = state.replay;
    const choices = [['0', nameOfSeat(0)], ['1', nameOfSeat(1)], ['all', t('replay.both')]];
    return html`<div class="seen-from" role="group" aria-label=${t('replay.view')}>${choices.map(([value, words]) => html`<button type="button" aria-pressed=${seat === value} onClick=${() => seat === value || watchFrom(value)}>${words}</button>`)}</div>`;
}

const copied = { link: '' };

async function copyLink() {
    const link = new URL(replayLink(state.replay), location.href).href;
    if (await copyText(link)) copied.link = link;
    change({});
}

function Extras() {
    const { replay } = state;
    const isCopied = copied.link.endsWith(replayLink(replay));
    return html`<div class="extras"><label class="speed"><span class="sr">${t('replay.speed')}</span><select value=${replay.speed} onChange=${(event) => setSpeed(Number(event.target.value))}>
        ${speeds.map((speed) => html`<option value=${speed} selected=${speed === replay.speed}>${speed}×</option>`)}</select></label>
        ${replay.id !== ofFile && html`<button type="button" data-copy onClick=${copyLink}>${t(isCopied ? 'link.copied' : 'replay.copy')}</button>
        <a class="button" href=${replayFile(replay.id)} download=${`${replay.id}.ptcg`}>${t('replay.download')}</a>`}</div>`;
}

const Scrubber = () => html`<section class="scrubber" aria-label=${t('replay.title')}><p class="moment" data-moment=${state.replay.n}>${moment()}</p><${Track} /><${Controls} />
    ${!state.narrow && html`<${Seats} /><${Extras} />`}</section>`;

/** What was asked at this moment, and what the player chose. */
function Asked() {
    const { shown } = state.replay;
    const { words, asked } = shown?.question ?? {};
    const options = words?.options ?? [];
    const text = asked === null ? t('question.over') : options.length ? words.question : t('question.waiting', { name: nameOfSeat(asked) });
    const often = (i) => (shown.answer ?? []).filter((pick) => pick === i).length;
    return html`<section class="question asked-then" tabindex="0" aria-label=${t('question.label')}><h2 tabindex="-1" data-question>${text}</h2>
        ${options.length > 0 && shown.answer && html`<ol class="options" data-rove="options">${options.map((text, i) => html`<li class=${classes('row', often(i) && 'picked')}><span>
            <span class="row-text">${text}</span>${often(i) > 0 && html`<b class="order">${often(i) > 1 ? `×${often(i)}` : '✓'}<span class="sr">${t('replay.chosen')}</span></b>`}</span></li>`)}</ol>
            ${!shown.answer.length && html`<p class="limits">${t('replay.none_chosen')}</p>`}`}</section>`;
}

const tabs = ['question', 'log'];

/** At 390 pixels: the scrubber stays, and above it opens what was asked, a card, or the log. */
function Sheet() {
    const open = state.card ? 'card' : tabs.includes(state.sheet) ? state.sheet : null;
    const toggle = (tab) => change({ sheet: open === tab ? null : tab, card: null });
    return html`<div class=${classes('sheet', open && 'open')}>
        ${open && html`<div class="sheet-body">${open === 'question' && html`<${Seats} /><${Extras} /><${Asked} />`}${open === 'log' && html`<${ReplayLog} />`}${open === 'card' && html`<${Panel} />`}</div>`}
        <${Scrubber} /><div class="sheet-bar">${tabs.map((tab) => html`<button type="button" aria-expanded=${open === tab} onClick=${() => toggle(tab)}>${t(tab === 'log' ? 'log.label' : 'replay.details')}</button>`)}</div></div>`;
}

function Waiting() {
    const { error } = state.replay;
    return html`<main class="seating">${error ? html`<p class="error" role="alert">${t('replay.failed', { reason: error })}</p><button type="button" class="primary" onClick=${() => { location.hash = ''; closeReplay(); }}>${t('banner.home')}</button>`
        : html`<p role="status">${t('replay.loading')}</p>`}</main>`;
}

export function ReplayScreen() {
    const { replay, view, narrow } = state;
    if (replay.error || !replay.about || !view) return html`<div class="room"><${Bar} /><${Banners} /><${Waiting} /><${Dialogs} /></div>`;
    return html`<div class=${classes('room', 'replay', narrow && 'narrow', replay.seat === 'all' && 'both')} data-loading=${replay.shown === replay.steps.get(replay.n) ? undefined : ''}><${Bar} /><${Banners} /><${Table} />
        ${narrow ? html`<${Sheet} /><${OpenPile} />` : html`<div class="rail"><${Asked} /><${ReplayLog} /></div><${Scrubber} /><${OpenPile} /><${Panel} /><${Hovered} />`}<${Dialogs} /></div>`;
}
