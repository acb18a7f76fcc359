// Copying a text, also where browsers offer no clipboard: a page that came without TLS.

function copyBySelection(text) {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'sr';
    (document.querySelector('dialog[open]') ?? document.body).append(area);
    const before = document.activeElement;
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    before?.focus();
    return done;
}

/** Copies a text; returns whether it could. */
export async function copyText(text) {
    if (!navigator.clipboard) return copyBySelection(text);
    return navigator.clipboard.writeText(text).then(() => true, () => copyBySelection(text));
}
