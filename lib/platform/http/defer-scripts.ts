/**
 * Scripts wait for the visitor: a page of Next goes in with its scripts, and comes out without
 * them; which files bring its islands alive is in it for the inline script (lib/browser/inline-script). A script
 * that this file does not know is an error, so that a new version of Next cannot pass unseen.
 */

import { Parser } from 'htmlparser2';
import { deskLive } from '#data/addresses/desk-routes';
import type { IslandFiles } from '#lib/platform/http/islands';
import { firstViewEnd } from '#lib/platform/values/page-marks';

export type PageShell = {
  readonly head: string;
  css(href: string): string | undefined;
  readonly islands: IslandFiles;
  /** The pages name `from` as the site's own address; `to` is the real one. */
  readonly origin?: { readonly from: string; readonly to: string };
};

const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[\s\S]*\}\);?$/;
const flight =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[\s\S]*\]\);?$/;
/** Two thirds of a page: cut before the rest is parsed. React writes `<` as an escape in them, and in every text and attribute. */
const flightScripts =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\)<\/script>/g;
const formReplay = /^addEventListener\("submit",function\(a\)\{if\(!a\.defaultPrevented\)/;
const renderTime = /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/;

/** Whether a page has been through `deferScripts` already. */
export const isDeferred = (html: string, shell: PageShell): boolean =>
  html.includes(`<script>${shell.head}</script>`);

/** Throws on an unknown script, on an island of which there are no files, and on text that is not a whole page of Next. */
export function deferScripts(page: string, shell: PageShell): string {
  // Before styles and the head script are in it, which do not name the site and are two thirds of the page.
  const html = inEachForm(shell.origin).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    page.replaceAll(flightScripts, ''),
  );
  const edits: Edit[] = [];
  const islands = new Set<string>();
  let headAt: number | undefined;
  let hasBody = false;
  let isBooted = false;
  const elements = elementsOf(html);
  for (const element of elements) {
    const { name, attributes, from, startTagEnd, to } = element;
    if (name === 'head') headAt ??= startTagEnd;
    // Browsers look for it in the first 1,024 bytes.
    if (attributes.charset !== undefined) headAt = startTagEnd;
    if (name === 'body') hasBody = to !== undefined;
    const island = attributes['data-island'];
    if (island !== undefined) islands.add(island);
    if (name === 'script') isBooted ||= bootstrap.test(textOf(html, element));
    const put =
      name === 'script'
        ? takeScript(element, textOf(html, element))
        : name === 'link'
          ? takeLink(element, shell)
          : undefined;
    if (put !== undefined) edits.push([from, to ?? startTagEnd, put]);
  }
  if (headAt === undefined || !hasBody) throw new Error('deferScripts: not a whole document');
  if (!isBooted) throw new Error('deferScripts: the scripts of Next are missing');
  edits.push(...languageEdits(html, elements), ...firstViewEdits(elements));
  edits.push([headAt, headAt, `<script>${shell.head}</script>${filesBlock([...islands], shell)}`]);
  return edit(html, edits);
}

/** One sheet, and so one hash in the page's policy: for pages of the build, whose hashes the start knows. */
export const joinStyles = (html: string): string => html.replaceAll('</style><style>', '');

/** As it is, and as it is inside the query of another address: a link that passes a page on. */
const inEachForm = (origin: PageShell['origin']): (readonly [from: string, to: string])[] =>
  origin && origin.from !== origin.to
    ? [
        [origin.from, origin.to],
        [encodeURIComponent(origin.from), encodeURIComponent(origin.to)],
      ]
    : [];

function takeScript({ attributes }: Element, body: string): string | undefined {
  const { type, src } = attributes;
  if (type && !/^(?:module|text\/javascript)$/.test(type)) return undefined;
  if (src === deskLive) return undefined;
  if (src !== undefined) {
    if (!src.startsWith('/_next/static/')) throw new Error(`deferScripts: unknown script ${src}`);
    return '';
  }
  if (![bootstrap, flight, formReplay, renderTime].some((known) => known.test(body))) {
    throw new Error(`deferScripts: unknown inline script: ${body.slice(0, 120)}`);
  }
  return '';
}

function takeLink({ attributes }: Element, shell: PageShell): string | undefined {
  const { rel, href = '' } = attributes;
  // Styles preloaded are those of the not-found page: this page has its own inside.
  if (rel === 'preload' && /^(?:script|style)$/.test(attributes.as ?? '')) return '';
  // The site's own origin needs no early connection, and `expect` waits for a script cut here.
  if (rel === 'expect' || (rel === 'preconnect' && href === '/')) return '';
  // Browsers fetch the manifest before they paint; lib/browser/inline-script/first-paint.ts gives it back afterwards.
  if (rel === 'manifest') return `<meta name="manifest-later" content="${href}">`;
  const css = rel === 'stylesheet' ? shell.css(href) : undefined;
  return css === undefined || /<\/style/i.test(css) ? undefined : `<style>${css}</style>`;
}

/** Nothing on a page without islands would ever ask for a file. */
function filesBlock(names: readonly string[], { islands }: PageShell): string {
  if (names.length === 0) return '';
  const files = names.map((name) => {
    if (!islands[name]) throw new Error(`deferScripts: there are no files of the island ${name}`);
    return [name, islands[name]];
  });
  return `<script id="__islands" type="application/json">${JSON.stringify(Object.fromEntries(files))}</script>`;
}

/** Characters of the body; no first view is longer, and compressed they come with the styles before them. */
const firstView = 24_000;

/** Names the last element that ends within the first view, for the head script to wait for (lib/browser/inline-script/first-paint.ts). */
export function firstViewEdits(elements: readonly Element[]): Edit[] {
  const from = elements.find(({ name }) => name === 'body')?.startTagEnd;
  if (from === undefined) return [];
  let last: Element | undefined;
  for (const element of elements) {
    const end = endOf(element);
    if (end > from && end <= from + firstView && end > endOf(last)) last = element;
  }
  return last ? [[last.startTagEnd - 1, last.startTagEnd - 1, ` id="${firstViewEnd}"`]] : [];
}

/** Where it ends in the page; 0 for what no browser finds in it, for what is there to the very end, and for what has a name. */
function endOf(element: Element | undefined): number {
  if (element?.to === undefined || element.isApart || element.attributes.id !== undefined) return 0;
  return /^(?:html|body|script|style|template|noscript)$/.test(element.name) ? 0 : element.to;
}

/** For a page whose `main` names another language than its root; the title stays in the language of the root. */
function languageEdits(html: string, elements: readonly Element[]): Edit[] {
  const find = (tag: string) => elements.find(({ name }) => name === tag);
  const root = find('html');
  const own = root?.attributes.lang;
  const language = find('main')?.attributes.lang;
  if (!root || !own || !language || language === own) return [];
  const tag = html.slice(root.from, root.startTagEnd);
  const edits: Edit[] = [
    [root.from, root.startTagEnd, tag.replace(/(\slang=)"[^"]*"/, `$1"${language}"`)],
  ];
  const title = find('title');
  if (title) edits.push([title.from, title.startTagEnd, `<title lang="${own}">`]);
  return edits;
}

/** An element of a page and its place in the text: offsets of its first character, and after its tags. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly from: number;
  readonly startTagEnd: number;
  /** Where its end tag begins and ends; undefined where it has none. */
  endTag?: number;
  to?: number;
  /** In a drawing, a formula or a template, where no browser looks for it. */
  readonly isApart: boolean;
}

/** From, to (offsets in the page) and what is there instead. */
export type Edit = readonly [from: number, to: number, put: string];

/** Every element in document order. A tree of the page would be most of what deferring its scripts costs. */
export function elementsOf(html: string): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  // To a browser that runs scripts what is in it is text.
  const isText = () => open.at(-1)?.name === 'noscript';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isText()) return;
      const { startIndex: from, endIndex } = parser;
      const parent = open.at(-1);
      const isApart =
        parent?.isApart || parent?.name === 'template' || name === 'svg' || name === 'math';
      const element = { name, attributes, from, startTagEnd: endIndex + 1, isApart };
      all.push(element);
      open.push(element);
    },
    onclosetag(name, isImplied) {
      if (isText() && name !== 'noscript') return;
      const element = open.pop();
      if (!element || isImplied) return;
      element.endTag = parser.startIndex;
      element.to = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return all;
}

const textOf = (html: string, { startTagEnd, endTag = startTagEnd }: Element): string =>
  html.slice(startTagEnd, endTag);

/** The text with all edits made; throws when two of them touch the same text. */
export function edit(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const [from, to, put] of [...edits].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (from < at) throw new Error('deferScripts: overlapping edits');
    out += text.slice(at, from) + put;
    at = to;
  }
  return out + text.slice(at);
}
