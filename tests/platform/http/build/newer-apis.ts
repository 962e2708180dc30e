/**
 * A browser of the floor lacks these: Chrome 92, Safari 15.4 or a page over plain http. After MDN's compatibility
 * data (https://github.com/mdn/browser-compat-data), of which this is what somebody is likely to reach for.
 */

/** By the object that they hang on; `''` for those of the page itself. */
export const newerApis: Readonly<Record<string, readonly string[]>> = {
  '': [
    'CloseWatcher',
    'CompressionStream',
    'DecompressionStream',
    'Highlight',
    'Temporal',
    'cookieStore',
    'getScreenDetails',
    'navigation',
    'reportError',
    'requestIdleCallback',
    'scheduler',
    'structuredClone',
  ],
  AbortSignal: ['abort', 'any', 'timeout'],
  'AbortSignal.prototype': ['throwIfAborted'],
  Array: ['fromAsync'],
  'Array.prototype': ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'ArrayBuffer.prototype': ['transfer'],
  'Blob.prototype': ['bytes'],
  'CSSStyleSheet.prototype': ['replace', 'replaceSync'],
  'Crypto.prototype': ['randomUUID', 'subtle'],
  'Document.prototype': ['adoptedStyleSheets', 'prerendering', 'startViewTransition'],
  'Element.prototype': [
    'ariaInvalid',
    'checkVisibility',
    'getHTML',
    'moveBefore',
    'setHTML',
    'setHTMLUnsafe',
  ],
  Error: ['isError'],
  'HTMLButtonElement.prototype': ['command', 'commandForElement'],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'HTMLElement.prototype': ['hidePopover', 'inert', 'showPopover', 'togglePopover'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  'HTMLInputElement.prototype': ['showPicker'],
  'HTMLSelectElement.prototype': ['showPicker'],
  Intl: ['DurationFormat', 'Segmenter'],
  Map: ['groupBy'],
  'Navigator.prototype': ['clipboard', 'locks', 'serviceWorker', 'share', 'storage'],
  Object: ['groupBy', 'hasOwn'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  'ShadowRoot.prototype': ['adoptedStyleSheets', 'getHTML', 'setHTMLUnsafe'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
};

/**
 * Words that have other meanings in a program, and what React calls in a `try` where somebody asks it to: a browser
 * without them is tried, and the program not searched for them.
 */
const ambiguous = new Set([
  'adoptedStyleSheets',
  'bytes',
  'clipboard',
  'command',
  'inert',
  'navigation',
  'parse',
  'prerendering',
  'replace',
  'scheduler',
  'share',
  'startViewTransition',
  'storage',
  'subtle',
  'transfer',
  'with',
]);

const said = 'consider using form.requestSubmit() instead';

/** Syntax that no build lowers, and that keeps a browser without it from reading the file at all. */
const newerSyntax = { 'a lookbehind': /\(\?<[=!]/, 'a static block': /\bstatic\{/ };

/** Uses behind a check for the API do not count. */
export function newerUses(script: string): string[] {
  const program = script.replaceAll(said, '');
  const apis = Object.entries(newerApis).flatMap(([owner, names]) =>
    names
      .filter((name) => !ambiguous.has(name) && isUsed(program, owner, name))
      .map((name) => (owner ? `${owner}.${name}` : name)),
  );
  const syntax = Object.entries(newerSyntax).flatMap(([name, pattern]) =>
    pattern.test(program) ? [name] : [],
  );
  return [...apis, ...syntax];
}

function isUsed(script: string, owner: string, name: string): boolean {
  const isMethod = owner.endsWith('.prototype') || owner === '';
  const use = isMethod ? `(?<![\\w$"'\`/-])${name}\\(|\\.${name}\\b` : `\\b${owner}\\.${name}\\b`;
  const asked = new RegExp(
    `["']${name}["']\\s*in\\b|typeof [\\w$.]*\\b${name}\\b|\\b${name}(?:\\?\\.|\\|\\||&&|\\?\\?)`,
  );
  return [...script.matchAll(new RegExp(use, 'g'))].some(
    ({ index }) => !asked.test(script.slice(Math.max(0, index - 150), index + name.length + 20)),
  );
}

/** Runs in a page before its own scripts: takes away what a browser of the floor lacks. */
export function forgetNewerApis(apis: typeof newerApis): void {
  for (const [path, names] of Object.entries(apis)) {
    const owner = path
      .split('.')
      .filter((name) => name !== '')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], globalThis);
    // The runner of the end-to-end tests itself asks what is visible.
    for (const name of names.filter((each) => each !== 'checkVisibility'))
      delete (owner as Record<string, unknown>)[name];
  }
}
