/** The oldest browsers for which the scripts and styles of the site are written: by their names at browserslist. */
const oldest = {
  chrome: '92',
  edge: '92',
  firefox: '115',
  ios_saf: '15.4',
  safari: '15.4',
} as const;

/** For Next, as browserslist reads it from the environment. */
export const browserslistQuery = Object.entries(oldest)
  .map((browser) => browser.join(' '))
  .join(', ');

/** For esbuild, which doubts classes of letters (`\p{L}`) in all of these: they have them. */
export const esbuildFloor = {
  target: Object.entries(oldest).map(([browser, version]) => browser.replace('_saf', '') + version),
  supported: { 'regexp-unicode-property-escapes': true },
};
