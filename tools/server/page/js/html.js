// Preact and htm, bound together: html`<p>...</p>` makes virtual elements.

import { h, render, Component } from '../vendor/preact.js';
import htm from '../vendor/htm.js';

export const html = htm.bind(h);
export { render, Component };

/** Joins the class names that are not empty. */
export const classes = (...names) => names.filter(Boolean).join(' ');
