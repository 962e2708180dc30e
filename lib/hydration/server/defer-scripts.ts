/**
 * Scripts wait for the visitor: a page of Next goes in with its scripts, and comes out without
 * them, what they need kept as data for the head script (lib/head). A script that this file does
 * not know is an error, so that a new version of Next cannot pass unseen.
 */
import type { HydrationPayload } from '#lib/hydration/payload';
import { replaceInFlight } from '#lib/hydration/server/flight';
import {
  attribute,
  type Edit,
  type Element,
  edit,
  isElement,
  nodesOf,
  placeOf,
  textOf,
} from '#lib/hydration/server/html-edit';

export type PageShell = {
  /** The inline script of every page. */
  readonly head: string;
  /** The text of a stylesheet of this build, by its address. */
  css(href: string): string | undefined;
  /** Keeps data that only a touch asks for, and gives its address; without it the page holds the data. */
  storeHydrationData?(data: string): string;
  /** The pages name `from` as the site's own address; `to` is the real one. */
  readonly origin?: { readonly from: string; readonly to: string };
};

const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;
const flight =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\);?$/;
const formReplay = /^addEventListener\("submit",function\(a\)\{if\(!a\.defaultPrevented\)/;
const renderTime = /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/;

/** A character that no page can hold. */
const dataMark = '\0';

/** Whether a page has been through `deferScripts` already. */
export const isDeferred = (html: string, shell: PageShell): boolean =>
  html.includes(`<script>${shell.head}</script>`);

/** Throws on an unknown script, and on text that is not a whole page of Next. */
export function deferScripts(html: string, shell: PageShell): string {
  const payload: HydrationPayload = { b: [], f: [], c: [], l: [] };
  const edits: Edit[] = [];
  let headAt: number | undefined;
  let bodyEnd: number | undefined;
  let reactOwns = false;
  for (const element of nodesOf(html).filter(isElement)) {
    const place = element.sourceCodeLocation;
    if (element.tagName === 'head') headAt ??= place?.startTag?.endOffset;
    // Browsers look for it in the first 1,024 bytes.
    if (attribute(element, 'charset') !== undefined) headAt = place?.endOffset;
    if (element.tagName === 'body') bodyEnd = place?.endTag?.startOffset;
    if (attribute(element, 'data-react') !== undefined) reactOwns = true;
    const put =
      element.tagName === 'script'
        ? takeScript(element, payload)
        : element.tagName === 'link'
          ? takeLink(element, payload, shell)
          : undefined;
    if (put !== undefined) edits.push([placeOf(element).from, placeOf(element).to, put]);
  }
  if (headAt === undefined || bodyEnd === undefined)
    throw new Error('deferScripts: not a whole document');
  if (payload.b.length === 0 || payload.f.length < 2 || payload.c.length === 0) {
    throw new Error('deferScripts: bootstrap, flight data or chunks are missing');
  }
  edits.push([headAt, headAt, `<script>${shell.head}</script>`]);
  edits.push([bodyEnd, bodyEnd, dataMark]);
  const page = edit(html, edits);
  const moved = inEachForm(shell.origin).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    page,
  );
  // Nothing on a page without React's own parts would ever ask for the data.
  return moved.replace(dataMark, () => (reactOwns ? dataBlock(payload, shell) : ''));
}

/** As it is, and as it stands inside the query of another address: a link that passes a page on. */
const inEachForm = (origin: PageShell['origin']): (readonly [from: string, to: string])[] =>
  origin && origin.from !== origin.to
    ? [
        [origin.from, origin.to],
        [encodeURIComponent(origin.from), encodeURIComponent(origin.to)],
      ]
    : [];

function takeScript(script: Element, payload: HydrationPayload): string | undefined {
  const type = attribute(script, 'type');
  if (type && !/^(?:module|text\/javascript)$/.test(type)) return undefined;
  const src = attribute(script, 'src');
  const body = textOf(script);
  if (src !== undefined) {
    if (!src.startsWith('/_next/static/')) throw new Error(`deferScripts: unknown script ${src}`);
    const legacy = attribute(script, 'nomodule') !== undefined;
    if (!legacy && !payload.c.includes(src)) payload.c.push(src);
    return '';
  }
  const [, boot] = bootstrap.exec(body) ?? [];
  const [, data] = flight.exec(body) ?? [];
  if (boot) payload.b.push(JSON.parse(boot));
  else if (data) payload.f.push(JSON.parse(data));
  else if (![formReplay, renderTime].some((known) => known.test(body))) {
    throw new Error(`deferScripts: unknown inline script: ${body.slice(0, 120)}`);
  }
  return '';
}

function takeLink(link: Element, payload: HydrationPayload, shell: PageShell): string | undefined {
  const rel = attribute(link, 'rel');
  const href = attribute(link, 'href') ?? '';
  // Styles preloaded are those of the not-found page: this page has its own inside.
  if (rel === 'preload' && /^(?:script|style)$/.test(attribute(link, 'as') ?? '')) return '';
  // The site's own origin needs no early connection, and `expect` waits for a script cut here.
  if (rel === 'expect' || (rel === 'preconnect' && href === '/')) return '';
  // Browsers fetch the manifest before they paint; lib/head/first-paint.ts gives it back afterwards.
  if (rel === 'manifest') return `<meta name="manifest-later" content="${href}">`;
  const css = rel === 'stylesheet' ? shell.css(href) : undefined;
  if (css === undefined || /<\/style/i.test(css)) return undefined;
  payload.l.push([href, attribute(link, 'data-precedence') ?? '']);
  return `<style>${css}</style>`;
}

function dataBlock(payload: HydrationPayload, { origin, storeHydrationData }: PageShell): string {
  const f = joinTexts(payload.f);
  const moveIn = (flight: string) =>
    inEachForm(origin).reduce((text, [from, to]) => replaceInFlight(text, from, to), flight);
  const moved = f.map((row) => (isText(row) ? [1, moveIn(row[1])] : row));
  const { c, ...rest } = { ...payload, f: moved };
  if (!storeHydrationData) return block('', { c, ...rest });
  return block(` data-src="${storeHydrationData(JSON.stringify(rest))}"`, { c });
}

const block = (attributes: string, data: Partial<HydrationPayload>): string =>
  `<script id="__hydration" type="application/json"${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const isText = (row: unknown): row is [1, string] =>
  Array.isArray(row) && row[0] === 1 && typeof row[1] === 'string';

/** Flight data comes in pieces of any length: together again, it can be read. */
function joinTexts(rows: readonly unknown[]): unknown[] {
  const out: unknown[] = [];
  for (const row of rows) {
    const last = out.at(-1);
    if (isText(row) && isText(last)) out[out.length - 1] = [1, last[1] + row[1]];
    else out.push(row);
  }
  return out;
}
