/**
 * Scripts wait for the visitor: a page of Next goes in with its scripts, and comes out without
 * them; which files bring its islands alive stands in it for the inline script (lib/browser/inline-script). A script
 * that this file does not know is an error, so that a new version of Next cannot pass unseen.
 */

import { firstViewEdits } from '#lib/server/http/hydration/first-view';
import {
  attribute,
  type Edit,
  type Element,
  edit,
  isElement,
  nodesOf,
  placeOf,
  textOf,
} from '#lib/server/http/hydration/html-edit';
import { languageEdits } from '#lib/server/http/hydration/html-lang';
import { deskLive } from '#lib/shared/addresses/desk-routes';
import type { IslandFiles } from '#lib/shared/islands';

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
/** As long as the page itself, and so not worth parsing; Next escapes each `<` in it. */
const flightScripts = /<script>self\.__next_f\.push\(\[[^<]*\]\)<\/script>/g;
const formReplay = /^addEventListener\("submit",function\(a\)\{if\(!a\.defaultPrevented\)/;
const renderTime = /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/;

/** Whether a page has been through `deferScripts` already. */
export const isDeferred = (html: string, shell: PageShell): boolean =>
  html.includes(`<script>${shell.head}</script>`);

/** Throws on an unknown script, on an island of which there are no files, and on text that is not a whole page of Next. */
export function deferScripts(
  whole: string,
  shell: PageShell,
  firstViewOf: (elements: readonly Element[]) => readonly Edit[] = firstViewEdits,
): string {
  const html = whole.replace(flightScripts, '');
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
  edits.push(...languageEdits(elements), ...firstViewOf(elements));
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
