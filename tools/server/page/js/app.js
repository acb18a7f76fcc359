// Which screen is shown, and how a room is laid out.

import { stepBack } from './acting.js';
import { Banners, Bar } from './bar.js';
import { Dialogs } from './dialogs.js';
import { Hovered } from './hover.js';
import { classes, html } from './html.js';
import { Log } from './log.js';
import { Menu } from './menu.js';
import { formOf } from './options.js';
import { Panel } from './panel.js';
import { OpenPile, Prompt } from './prompt.js';
import { Confirm, Question, questionText } from './question.js';
import { ReplayScreen } from './replay_screen.js';
import { Seating } from './seating.js';
import { isAsked } from './session.js';
import { Start } from './start.js';
import { change, state } from './state.js';
import { Table } from './table.js';
import { t } from './words.js';

const tabs = ['question', 'log'];

/** What the sheet shows if the player has opened nothing: whatever cannot be answered at the table. */
function shownUnasked() {
    if (!isAsked() || state.away || state.aim) return null;
    const form = formOf(state.question);
    return form === 'grid' ? 'prompt' : form === 'table' ? null : 'question';
}

/** What the player has opened. A question about cards is answered in their grid, which has the button that confirms. */
function chosenTab() {
    return state.sheet === 'question' && isAsked() && formOf(state.question) === 'grid' ? 'prompt' : state.sheet;
}

/** At 390 pixels: one sheet at the bottom for the question, a menu, a card, or the log. */
function Sheet() {
    const open = state.menu ? 'menu' : state.card ? 'card' : state.sheet === 'table' ? null : chosenTab() ?? shownUnasked();
    const isOpen = (tab) => open === tab || (tab === 'question' && open === 'prompt');
    const toggle = (tab) => change({ sheet: isOpen(tab) ? 'table' : tab, menu: null, card: null, away: false });
    return html`<div class=${classes('sheet', open && 'open', isAsked() && 'mine')}>
        <div class="sheet-bar">${tabs.map((tab) => html`<button type="button" class=${tab === 'question' ? 'sheet-question' : ''} aria-expanded=${isOpen(tab)} onClick=${() => toggle(tab)}>${tab === 'question' ? (state.aim ? t('question.aim') : questionText()) : t('log.label')}</button>`)}
            ${state.aim && html`<button type="button" data-cancel onClick=${stepBack}>${t('dialog.cancel')}</button>`}</div>
        ${!open && isAsked() && state.picks.length > 0 && html`<${Confirm} />`}
        ${open && html`<div class="sheet-body">${open === 'question' && html`<${Question} />`}${open === 'prompt' && html`<${Prompt} />`}${open === 'log' && html`<${Log} />`}${open === 'menu' && html`<${Menu} />`}
            ${open === 'card' && html`<${Panel} />`}</div>`}${state.away && html`<${Prompt} />`}</div>`;
}

function Room() {
    const { view, narrow } = state;
    if (!view) return html`<div class="room"><${Bar} /><${Banners} /><${Seating} /></div>`;
    return html`<div class=${classes('room', narrow && 'narrow', state.aim && 'aiming')} data-asked=${isAsked() ? state.question.q : undefined}
        data-deaf=${state.deaf ? '' : undefined} data-over=${state.over ? state.over.game : undefined}><${Bar} /><${Banners} /><${Table} />
        ${narrow ? html`<${Sheet} /><${OpenPile} />` : html`<div class="rail"><${Question} /><${Log} /></div><${Prompt} /><${OpenPile} /><${Menu} /><${Panel} /><${Hovered} />`}<${Dialogs} /></div>`;
}

const screens = { start: Start, room: Room, replay: ReplayScreen };

export const App = () => html`<${state.own ? state.own.Screen : screens[state.screen]} />`;
