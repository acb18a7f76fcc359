// What the server explains when it is asked: why something cannot be done, what an option may lead to,
// what attacks do. One question is under way at a time; the others wait.

import { send } from './connection.js';
import { nameOf } from './facts.js';
import { html } from './html.js';
import { say } from './speech.js';
import { change, state } from './state.js';
import { t } from './words.js';

let last = 0; // number of the last "why"
let asking = false;
let waiting = [];

/** Returns whether anybody answers such a question (`why`, `odds`, `damage`): the room's server, or a table of one's own. */
export const isExplained = (kind) => !state.own || kind in state.own.explain;

function ask(message) {
    if (state.own) return state.own.explain[message.t](message);
    if (asking) waiting.push(message);
    else send(message);
    asking = true;
}

/** The open question of this kind has its answer, or none comes. */
function answered() {
    asking = false;
    const next = waiting.shift();
    if (next) ask(next);
}

/** Whatever was asked is forgotten: the connection is another. */
export function forgetAdvice() {
    asking = false;
    waiting = [];
    change({ why: null, odds: null, damage: null });
}

export const receiveAdvice = {
    why: (message) => {
        answered();
        if (state.why?.n !== message.n) return;
        change({ why: { ...state.why, answer: message } });
        say(whyLines(message).join(' '));
    },
    odds: (message) => {
        answered();
        if (state.odds?.q !== message.q || state.odds.option !== message.option) return;
        change({ odds: { ...state.odds, answer: message } });
        say(oddsLines(message).join('. '));
    },
    damage: (message) => {
        answered();
        if (state.damage?.q === message.q) change({ damage: { q: message.q, attacks: message.attacks } });
    },
};

/** A refusal may be the answer. Returns whether the player need not be told. */
export function refusedAdvice(message) {
    if (!asking) return false;
    answered();
    return state.damage?.q === message.q && !state.why && !state.odds;
}

// ---- damage

/** Asks once a question what its attacks do. */
export function askDamage() {
    const { question, damage } = state;
    if (!isExplained('damage') || question?.q === undefined || damage?.q === question.q) return;
    change({ damage: { q: question.q, attacks: [] } });
    ask({ t: 'damage', q: question.q });
}

/** Returns what the attack of this option does: {range, open: it is not certain, knockOut}; null while it is not known. */
export function damageNow(option) {
    const { damage, question } = state;
    const found = damage?.q === question?.q && damage?.attacks.find((one) => one.option === option);
    if (!found) return null;
    const range = found.min === found.max ? `${found.min}` : `${found.min}–${found.max}`;
    return { range: found.more ? `${range} …` : range, open: found.more || found.min < found.max, knockOut: found.knock_out };
}

// ---- why not

const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

function whyLines({ possible, depends, reasons }) {
    if (possible) return [t('advice.possible')];
    const lines = reasons.map(({ rule, text, by }) => [sentence(text), by && t('advice.by', { name: by }), rule && `(${rule})`].filter(Boolean).join(' '));
    return depends ? [...lines, t('advice.depends')] : lines;
}

const Lines = ({ lines }) => html`<div class="advice">${lines.map((line) => html`<p>${line}</p>`)}</div>`;

/** Asks why this cannot be done: {kind, name, spot} as the protocol has it. */
export function askWhy(what) {
    last += 1;
    change({ why: { n: last, what: JSON.stringify(what), answer: null } });
    ask({ t: 'why', n: last, what });
}

/** The answer about this, if it was asked. */
export function WhyAnswer({ what }) {
    const { why } = state;
    if (why?.what !== JSON.stringify(what)) return null;
    return why.answer ? html`<${Lines} lines=${whyLines(why.answer)} />` : html`<div class="advice"><p>…</p></div>`;
}

/** A button that asks, and the answer below it. */
export function WhyNot({ what, words }) {
    if (!isExplained('why')) return null;
    return html`<div><button type="button" class="small-button" data-why=${what.kind} onClick=${() => askWhy(what)}>${words}</button><${WhyAnswer} what=${what} /></div>`;
}

// ---- odds

const percent = (perMille, exact) => t(exact ? 'advice.exactly' : 'advice.about', { share: perMille > 0 && perMille < 10 ? '<1' : Math.round(perMille / 10) });

function oddsLines({ exact, coins, damage, knock_out: knockOut, draws, finds }) {
    const one = (name, perMille, sign) => (perMille === 1000 ? name : `${name}${sign} ${percent(perMille, exact)}`);
    const list = (all, name, sign = '') => all.map((each) => one(name(each), each.per_mille, sign)).join(', ');
    const lines = [];
    if (coins.length) lines.push(`${t('advice.heads')}: ${list(coins, ({ heads }) => heads, ':')}`);
    if (damage.length) lines.push(`${t('advice.damage')}: ${list(damage, (each) => each.damage, ':')}`);
    if (knockOut > 0) lines.push(one(t('advice.knock_out'), knockOut, ':'));
    if (draws.length) lines.push(`${t('advice.draws')}: ${list(draws.slice(0, 8), ({ card }) => nameOf(card))}`);
    if (finds.length) lines.push(`${t('advice.finds')}: ${list(finds.slice(0, 12), ({ card }) => nameOf(card))}`);
    return lines.length ? lines : [t('advice.sure')];
}

function askOdds(option) {
    const { q } = state.question;
    change({ odds: { q, option, answer: null } });
    ask({ t: 'odds', q, option });
}

/** A button that asks what an option may lead to, and the answer below it. */
export function OddsOf({ option }) {
    if (!isExplained('odds')) return null;
    const { odds, question } = state;
    const mine = odds?.q === question.q && odds.option === option;
    return html`<div class="odds"><button type="button" class="small-button" data-odds=${option} aria-label=${t('advice.odds_of', { name: question.words.options[option] })} onClick=${() => askOdds(option)}>${t('advice.odds')}</button>
        ${mine && (odds.answer ? html`<${Lines} lines=${oddsLines(odds.answer)} />` : html`<div class="advice"><p>…</p></div>`)}</div>`;
}
