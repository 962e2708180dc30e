/** What the inline script asks for in a browser without cascade layers. */
export const olderBrowsers = '/older-browsers.js';
