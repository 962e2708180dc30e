/** On a link to the same form in another language: what is typed goes along. Apart from our addresses, which no page carries. */
export const carryMark = 'data-carry';

/** The name of the element with which the first view of a page ends. */
export const firstViewEnd = 'first-view';

/** The ground of each theme, as app/globals.css paints it: the browser's own colour, without asking for styles. */
export const grounds = { dark: '#14110f', light: '#fbf7ee' } as const;

/** That of the default theme, for browsers that paint it before a stylesheet is there. */
export const ground = grounds.dark;

export const olderBrowsers = '/older-browsers.js';
