// The page's words: the same in all languages, all of them used, none missing.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';

const page = new URL('../../tools/server/page/', import.meta.url);
const parts = ['', 'bench/']; // that are loaded by themselves
const wordsOf = (code) => Object.assign({}, ...parts.map((part) => JSON.parse(readFileSync(new URL(`lang/${part}${code}.json`, page), 'utf8'))));
const codes = ['en', 'es', 'it', 'pt'];
const blanks = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

const sources = () => parts.flatMap((part) => readdirSync(new URL(`js/${part}`, page)).filter((name) => name.endsWith('.js')).map((name) => readFileSync(new URL(`js/${part}${name}`, page), 'utf8'))).join('\n');

// t('key'), t(`group.${name}`), t(condition ? 'key' : 'key'), named('group', name)
const literal = /'([a-z_]+(?:\.[a-z_-]+)+)'/g;
const pattern = /t\(`([a-z_]+\.[^`]*)`/g;
const group = /named\('([a-z]+)'/g;

export const tests = {
    'each language has the same keys': () => {
        const english = Object.keys(wordsOf('en')).sort();
        for (const code of codes) assert.deepEqual(Object.keys(wordsOf(code)).sort(), english, code);
    },
    'each text has the same blanks as in English': () => {
        const english = wordsOf('en');
        for (const code of codes) {
            for (const [key, text] of Object.entries(wordsOf(code))) assert.deepEqual(blanks(text), blanks(english[key]), `${code}: ${key}`);
        }
    },
    'every key that the page uses exists': () => {
        const english = wordsOf('en');
        const used = [...sources().matchAll(/\bt\((?:[^)`']*\? )?'([^']+)'/g)].map(([, key]) => key);
        assert.ok(used.length > 80);
        assert.deepEqual(used.filter((key) => !(key in english)), []);
    },
    'every key is used': () => {
        const text = sources();
        const literals = new Set([...text.matchAll(literal)].map(([, key]) => key));
        const patterns = [...text.matchAll(pattern)].map(([, key]) => new RegExp(`^${key.split(/\$\{[^}]*\}/).map((part) => part.replace(/\./g, '\\.')).join('[^.]+')}(\\.more)?$`));
        const groups = new Set([...text.matchAll(group)].map(([, name]) => name));
        const isUsed = (key) => literals.has(key.replace(/\.more$/, '')) || patterns.some((one) => one.test(key)) || groups.has(key.split('.')[0]);
        assert.deepEqual(Object.keys(wordsOf('en')).filter((key) => !isUsed(key)), []);
    },
};
