// What axe finds on a page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns what axe calls serious, a line each. axe is evaluated by the debugger, which the page's policy does not bind. */
export async function serious(page) {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
    const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    return found.violations.filter((one) => ['serious', 'critical'].includes(one.impact))
        .map((one) => `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join('; ')}`);
}

/** Fails if axe finds anything serious. */
export async function check(page, what) {
    assert.deepEqual(await serious(page), [], what);
}
