// What has happened, under headings. A line under the pointer outlines the cards it names.

import { nameOf } from './facts.js';
import { Component, html } from './html.js';
import { change, state } from './state.js';
import { t } from './words.js';

const most = 400; // lines drawn

/** The names of all cards that lie open on the table, in the page's language. */
function namesInSight() {
    const { stadium, players } = state.view;
    const ofSide = ({ active, bench, hand }) => [active, ...bench].map((pokemon) => pokemon?.card).concat(hand.cards);
    return new Set([stadium, ...players.flatMap(ofSide)].map(nameOf).filter(Boolean));
}

function outline(text) {
    const names = [...namesInSight()].filter((name) => text.includes(name));
    // "Raichu" is not meant where "Raichu ex" is named.
    change({ outlined: names.filter((name) => !names.some((other) => other !== name && other.includes(name))) });
}

const clear = () => state.outlined && change({ outlined: null });

const Line = ({ line }) => (line.heading ? html`<h3>${line.text}</h3>` : html`<${LogLine} line=${line} />`);

/** A line that is no heading. With `onClick` it is a button that leads to the step. */
export function LogLine({ line, step, look, onClick }) {
    const marks = { onMouseEnter: () => outline(line.text), onMouseLeave: clear, onFocus: () => outline(line.text), onBlur: clear };
    if (!onClick) return html`<p tabindex="-1" data-nav ...${marks}>${line.text}</p>`;
    return html`<button type="button" class=${`line ${look}`} data-nav data-step=${step} aria-current=${look === 'now' ? 'step' : undefined} onClick=${onClick} ...${marks}>${line.text}</button>`;
}

/** Scrolls to the newest line, unless the reader has scrolled back. */
export class Log extends Component {
    atEnd = true;

    onScroll = ({ target }) => {
        this.atEnd = target.scrollTop + target.clientHeight >= target.scrollHeight - 40;
    };

    componentDidMount() {
        this.list.scrollTop = this.list.scrollHeight;
    }

    componentDidUpdate() {
        if (this.atEnd) this.list.scrollTop = this.list.scrollHeight;
    }

    render() {
        const first = Math.max(state.log.length - most, 0);
        return html`<section ref=${(list) => { this.list = list; }} class="log" onScroll=${this.onScroll} aria-label=${t('log.label')} data-rove="log" tabindex="0">${state.log.slice(first).map((line, i) => html`<${Line} key=${first + i} line=${line} />`)}</section>`;
    }
}
