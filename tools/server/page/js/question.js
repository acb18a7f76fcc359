// The question in the rail: its words, and every option in words.

import { pick, stepBack } from './acting.js';
import { classes, html } from './html.js';
import { formOf, isEnough, isSingle, lessOf } from './options.js';
import { answer, isAsked, nameOfSeat } from './session.js';
import { change, state } from './state.js';
import { t } from './words.js';

/** The sentence over the options. */
export function questionText() {
    const { question, room } = state;
    if (!question) return room?.phase === 'seating' ? t('question.seating') : '';
    if (question.asked === null) return t('question.over');
    return question.words?.question ?? t('question.waiting', { name: nameOfSeat(question.asked) });
}

function limits(question) {
    if (isSingle(question)) return '';
    if (question.min === question.max) return t('question.exactly', { n: question.min });
    if (question.min === 0) return t('question.up_to', { n: question.max });
    return t('question.range', { min: question.min, n: question.max });
}

/** The button that sends several picks. */
export function Confirm() {
    const { question, picks } = state;
    if (!isAsked() || (isSingle(question) && question.options.length)) return null;
    const ready = isEnough(question, picks);
    const words = !question.options.length || question.max === 0 ? t('question.go_on')
        : picks.length ? t('question.confirm', { n: picks.length }) : question.min ? t('question.at_least', { n: question.min }) : t('question.none');
    return html`<div class="confirm"><button type="button" class="primary" data-confirm aria-disabled=${!ready} onClick=${() => ready && answer(picks)}>${words}</button>
        ${picks.length > 0 && html`<button type="button" onClick=${stepBack}>${t('question.clear')}</button>`}</div>`;
}

function Row({ i, text }) {
    const { question, picks } = state;
    const often = picks.filter((one) => one === i).length;
    const option = question.options[i];
    const several = !isSingle(question);
    const numbered = question.ordered && often ? picks.flatMap((one, n) => (one === i ? [n + 1] : [])).join(', ') : often > 1 ? `×${often}` : often ? '✓' : '';
    return html`<li class=${classes('row', often && 'picked')}><button type="button" data-nav data-option=${i} aria-pressed=${several ? often > 0 : undefined}
        data-card=${option.card?.id} aria-disabled=${option.count === 0} onClick=${() => option.count !== 0 && pick(i)}>
        ${i < 9 && html`<kbd aria-hidden="true">${i + 1}</kbd>`}<span class="row-text">${text}</span>${numbered && html`<span class="order">${numbered}</span>`}</button>
        ${often > 0 && option.count > 1 && html`<button type="button" class="less" aria-label=${t('question.less', { name: text })} onClick=${() => change({ picks: lessOf(picks, i) })}>−</button>`}</li>`;
}

const steppedTo = new WeakMap(); // by question: the number of the option shown

/** A number between the lowest and the highest option. */
function Stepper() {
    const { question } = state;
    const values = question.options.map((option) => option.value);
    const now = steppedTo.get(question) ?? values.length - 1;
    const move = (by) => {
        steppedTo.set(question, Math.min(Math.max(now + by, 0), values.length - 1));
        change({});
    };
    return html`<div class="stepper"><button type="button" aria-label=${t('question.fewer')} aria-disabled=${now === 0} onClick=${() => move(-1)}>−</button>
        <output aria-live="polite">${values[now]}</output>
        <button type="button" aria-label=${t('question.greater')} aria-disabled=${now === values.length - 1} onClick=${() => move(1)}>+</button>
        <button type="button" class="primary" onClick=${() => pick(now)}>${t('question.confirm_number')}</button></div>`;
}

/** All options in words. */
export function Options() {
    const { question } = state;
    const words = question.words?.options ?? [];
    const rows = question.options.map((_, i) => html`<${Row} key=${`${question.q}.${i}`} i=${i} text=${words[i] ?? question.options[i].kind} />`);
    return html`<ol class=${classes('options', formOf(question) === 'words' && 'large')} data-rove="options">${rows}</ol>`;
}

export function Question() {
    const { question, pending } = state;
    const asked = question?.options && question.asked === state.seat;
    const form = asked ? formOf(question) : null; // a grid has its own button beside the table
    return html`<section class=${classes('question', asked && 'mine', pending?.slow && 'waiting')} aria-label=${t('question.label')}>
        <h2 tabindex="-1" data-question>${questionText()}${pending?.slow && html`<span class="spinner" role="img" aria-label=${t('question.sending')} />`}</h2>
        ${asked && html`${limits(question) && html`<p class="limits">${limits(question)}${question.ordered ? ` ${t('question.ordered')}` : ''}</p>`}
            ${state.aim && html`<p class="aiming">${t('question.aim')} <button type="button" onClick=${stepBack}>${t('dialog.cancel')}</button></p>`}
            ${(form !== 'grid' || state.away) && html`<${Confirm} />`}${form === 'number' && html`<${Stepper} />`}<${Options} />`}</section>`;
}
