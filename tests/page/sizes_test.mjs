// What a browser has to load.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const page = new URL('../../tools/server/page/', import.meta.url);
const most = 80_000; // bytes, each file gzipped by itself
const longest = 400; // lines of a file

const filesOf = (folder, end) => readdirSync(new URL(folder, page)).filter((name) => name.endsWith(end)).map((name) => folder + name);
const read = (name) => readFileSync(new URL(name, page));
const code = () => ['index.html', ...filesOf('js/', '.js'), ...filesOf('vendor/', '.js'), ...filesOf('css/', '.css')];

const mostLater = 20_000; // of the parts that are loaded when they are opened

export const tests = {
    'the bench and puzzles have less than 20 kB gzipped': () => {
        const files = [...filesOf('js/bench/', '.js'), ...filesOf('css/bench/', '.css'), 'lang/bench/en.json'];
        const sum = files.reduce((total, name) => total + gzipSync(read(name), { level: 9 }).length, 0);
        console.log(`      ${sum} bytes`);
        assert.ok(sum < mostLater, `${sum} bytes`);
        assert.deepEqual(files.filter((name) => read(name).toString().split('\n').length > longest), []);
    },
    'the code has less than 80 kB gzipped': () => {
        const sum = [...code(), 'lang/en.json'].reduce((total, name) => total + gzipSync(read(name), { level: 9 }).length, 0);
        console.log(`      ${sum} bytes`);
        assert.ok(sum < most, `${sum} bytes`);
    },
    'each file is short enough to read': () => {
        const long = filesOf('js/', '.js').filter((name) => read(name).toString().split('\n').length > longest);
        assert.deepEqual(long, []);
    },
    'every module is loaded ahead': () => {
        const text = read('index.html').toString();
        const missing = [...filesOf('js/', '.js'), ...filesOf('vendor/', '.js')].filter((name) => !text.includes(`<link rel="modulepreload" href="${name}">`));
        assert.deepEqual(missing, []);
    },
    'each library has its license beside it': () => {
        for (const name of filesOf('vendor/', '.js')) assert.ok(read(name.replace('vendor/', 'vendor/LICENSE-').replace('.js', '')).length > 500, name);
    },
};
