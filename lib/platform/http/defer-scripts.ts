/**
 * Scripts wait for the visitor: a page of Next goes in with its scripts, and comes out without
 * them; which files bring its islands alive stands in it for the inline script (lib/browser/inline-script). A script
 * that this file does not know is an error, so that a new version of Next cannot pass unseen.
 */

import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { deskLive } from '#data/addresses/desk-routes';
import type { IslandFiles } from '#lib/platform/http/islands';
import { firstViewEnd } from '#lib/platform/values/page-marks';

export type PageShell = {
  /** The inline script of every page. */
  readonly head: string;
  /** The text of a stylesheet of this build, by its address. */
  css(href: string): string | undefined;
  /** The files of each island of this build. */
  readonly islands: IslandFiles;
  /** The pages name `from` as the site's own address; `to` is the real one. */
  readonly origin?: { readonly from: string; readonly to: string };
};

const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[\s\S]*\}\);?$/;
const flight =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[\s\S]*\]\);?$/;
/** A third of a page: cut before the rest is parsed. React writes `<` as an escape in them, and in every text and attribute. */
const flightScripts =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\)<\/script>/g;
const formReplay = /^addEventListener\("submit",function\(a\)\{if\(!a\.defaultPrevented\)/;
const renderTime = /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/;

/** Whether a page has been through `deferScripts` already. */
export const isDeferred = (html: string, shell: PageShell): boolean =>
  html.includes(`<script>${shell.head}</script>`);

/** Throws on an unknown script, on an island of which there are no files, and on text that is not a whole page of Next. */
export function deferScripts(page: string, shell: PageShell): string {
  const html = page.replaceAll(flightScripts, '');
  const edits: Edit[] = [];
  const islands = new Set<string>();
  let headAt: number | undefined;
  let hasBody = false;
  let isBooted = false;
  const elements = nodesOf(html).filter(isElement);
  for (const element of elements) {
    const place = element.sourceCodeLocation;
    if (element.tagName === 'head') headAt ??= place?.startTag?.endOffset;
    // Browsers look for it in the first 1,024 bytes.
    if (attribute(element, 'charset') !== undefined) headAt = place?.endOffset;
    if (element.tagName === 'body') hasBody = place?.endTag !== undefined;
    const island = attribute(element, 'data-island');
    if (island !== undefined) islands.add(island);
    if (element.tagName === 'script') isBooted ||= bootstrap.test(textOf(element));
    const put =
      element.tagName === 'script'
        ? takeScript(element)
        : element.tagName === 'link'
          ? takeLink(element, shell)
          : undefined;
    if (put !== undefined) edits.push([placeOf(element).from, placeOf(element).to, put]);
  }
  if (headAt === undefined || !hasBody) throw new Error('deferScripts: not a whole document');
  if (!isBooted) throw new Error('deferScripts: the scripts of Next are missing');
  edits.push(...languageEdits(elements), ...firstViewEdits(elements));
  edits.push([headAt, headAt, `<script>${shell.head}</script>${filesBlock([...islands], shell)}`]);
  return inEachForm(shell.origin).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    edit(html, edits),
  );
}

/** One sheet, and so one hash in the page's policy: for pages of the build, whose hashes the start knows. */
export const joinStyles = (html: string): string => html.replaceAll('</style><style>', '');

/** As it is, and as it stands inside the query of another address: a link that passes a page on. */
const inEachForm = (origin: PageShell['origin']): (readonly [from: string, to: string])[] =>
  origin && origin.from !== origin.to
    ? [
        [origin.from, origin.to],
        [encodeURIComponent(origin.from), encodeURIComponent(origin.to)],
      ]
    : [];

function takeScript(script: Element): string | undefined {
  const type = attribute(script, 'type');
  if (type && !/^(?:module|text\/javascript)$/.test(type)) return undefined;
  const src = attribute(script, 'src');
  const body = textOf(script);
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

function takeLink(link: Element, shell: PageShell): string | undefined {
  const rel = attribute(link, 'rel');
  const href = attribute(link, 'href') ?? '';
  // Styles preloaded are those of the not-found page: this page has its own inside.
  if (rel === 'preload' && /^(?:script|style)$/.test(attribute(link, 'as') ?? '')) return '';
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
const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Names the last element that ends within the first view, for the head script to wait for (lib/browser/inline-script/first-paint.ts). */
export function firstViewEdits(elements: readonly Element[]): Edit[] {
  const body = elements.find(({ tagName }) => tagName === 'body');
  const from = body?.sourceCodeLocation?.startTag?.endOffset;
  if (from === undefined) return [];
  let last: Element | undefined;
  for (const element of elements) {
    const end = endOf(element);
    if (end > from && end <= from + firstView && end > endOf(last)) last = element;
  }
  const at = (last?.sourceCodeLocation?.startTag?.endOffset ?? 0) - 1;
  return last ? [[at, at, ` id="${firstViewEnd}"`]] : [];
}

/** Where it ends in the page; 0 for what no browser finds in it, for what is there to the very end, and for what has a name. */
function endOf(element: Element | undefined): number {
  const place = element?.sourceCodeLocation;
  if (!element || !place?.startTag || !place.endTag || element.namespaceURI !== htmlNamespace)
    return 0;
  if (/^(?:html|body|script|style|template|noscript)$/.test(element.tagName)) return 0;
  return attribute(element, 'id') !== undefined || isInTemplate(element) ? 0 : place.endOffset;
}

function isInTemplate(element: Element): boolean {
  const parent = element.parentNode;
  if (!parent) return true;
  if (parent.nodeName === '#document') return false;
  return 'tagName' in parent ? isInTemplate(parent) : true;
}

/** For a page whose `main` names another language than its root; the title stays in the language of the root. */
function languageEdits(elements: readonly Element[]): Edit[] {
  const find = (tag: string) => elements.find(({ tagName }) => tagName === tag);
  const root = find('html');
  const main = find('main');
  const place = root?.sourceCodeLocation?.attrs?.lang;
  const own = root && attribute(root, 'lang');
  const language = main && attribute(main, 'lang');
  if (!place || !own || !language || language === own) return [];
  const edits: Edit[] = [[place.startOffset, place.endOffset, `lang="${language}"`]];
  const title = find('title')?.sourceCodeLocation?.startTag;
  if (title) edits.push([title.startOffset, title.endOffset, `<title lang="${own}">`]);
  return edits;
}

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
/** From, to (offsets in the page) and what stands there instead. */
export type Edit = readonly [from: number, to: number, put: string];

/** Every node of the page in document order, each with its place in the text. */
export function nodesOf(html: string): Node[] {
  const all: Node[] = [];
  const visit = (node: Node) => {
    all.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return all;
}

export const isElement = (node: Node | undefined | null): node is Element =>
  node != null && 'tagName' in node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** The text inside a script or a style. */
export function textOf(element: Element): string {
  const child = element.childNodes[0];
  return child && 'value' in child ? child.value : '';
}

/** Where a node begins and ends in the page; throws on one that the parser made up. */
function placeOf(node: Node): { from: number; to: number } {
  const place = node.sourceCodeLocation;
  if (!place) throw new Error(`deferScripts: ${node.nodeName} stands nowhere in the page`);
  return { from: place.startOffset, to: place.endOffset };
}

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
