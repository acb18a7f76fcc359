// What a screen reader hears: one polite region, one sentence for each answer.

let region = null;
let said = '';

/** Sets the element that is read out. */
export function speakThrough(element) {
    region = element;
}

export function say(text) {
    if (!text || !region) return;
    // A region that does not change is not read again.
    said = text === said ? `${text}\u00a0` : text;
    region.textContent = said;
}
