// The page's own words, from lang/CODE.json. What the server says comes in the language of `hello`.

let words = {};
let english = {};
let code = 'en';

const folders = ['']; // of files with words
const readOne = async (path) => (await fetch(`lang/${path}.json`)).json();
const read = async (name) => Object.assign({}, ...await Promise.all(folders.map((folder) => readOne(folder + name))));

/** Loads the words of another part of the page. */
export async function addWords(folder) {
    if (folders.includes(folder)) return;
    folders.push(folder);
    english = await read('en');
    words = code === 'en' ? english : await read(code).catch(() => english);
}

/** Loads a language; what it lacks is said in English. */
export async function useLanguage(name) {
    if (!Object.keys(english).length) english = await read('en');
    words = name === 'en' ? english : await read(name).catch(() => english);
    code = name;
    document.documentElement.lang = name;
    localStorage.setItem('ptcg.lang', name);
}

/** Returns the code of the language in use. */
export const language = () => code;

/** Returns the words of a key, with {names} filled in; a key that ends in `.n` has a plural `.n.more`. */
export function t(key, values = {}) {
    const form = 'n' in values && values.n !== 1 && `${key}.more` in english ? `${key}.more` : key;
    const text = words[form] ?? english[form] ?? form;
    return text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}

/** Returns the words of a name the server uses, or the name itself. */
export function named(group, name) {
    const key = `${group}.${name}`;
    return words[key] ?? english[key] ?? name;
}

/** Returns the language to begin with, of those the server has. */
export function firstLanguage(codes) {
    const wanted = [localStorage.getItem('ptcg.lang'), ...navigator.languages.map((one) => one.slice(0, 2))];
    return wanted.find((one) => codes.includes(one)) ?? 'en';
}
