/** What stands around the answers of one kind of page: cut from that page as Next draws it, compressed once, kept. */
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { copyString } from '#lib/server/http/drawn/copy-string';
import { newHeadTemplate } from '#lib/server/http/drawn/head-template';
import { fixedPart, newPart, type Part } from '#lib/server/http/drawn/parts';
import { allowStyles } from '#lib/server/http/headers/security-headers';
import { deferScripts } from '#lib/server/http/hydration/defer-scripts';
import {
  type FirstViewPlace,
  firstView,
  firstViewName,
  firstViewPlaces,
  lastWithin,
} from '#lib/server/http/hydration/first-view';
import { edit, isElement, nodesOf } from '#lib/server/http/hydration/html-edit';
import type { PageMeta } from '#lib/shared/pages/seo';

export interface Frame {
  /** Security headers of the page, its styles among what they allow. */
  readonly headers: Readonly<Record<string, string>>;
  /** With what every page of its kind begins. */
  readonly lead: Part;
  /** What follows in one of them. Throws where `main` has an island whose files the frame does not name. */
  partsOf(meta: PageMeta, main: string): readonly Part[];
}

const mainStart = '<main id="main" tabindex="-1">';
const mainEnd = '</main>';

export interface Example {
  readonly path: string;
  readonly meta: PageMeta;
  /** Its main part as we draw it. */
  readonly main: string;
}

/** `html` is the page of the example as Next drew it, `origin` the site's own. Throws where Next's main part is another than ours. */
export function cutFrame(
  html: string,
  { path, meta, main: ours }: Example,
  origin: string,
  cache: StaticCache,
): Frame {
  const page = deferScripts(html, cache.shell, () => []);
  const from = page.indexOf(mainStart) + mainStart.length;
  const to = page.lastIndexOf(mainEnd);
  if (from < mainStart.length || to < from) throw new Error(`${path} has no main part`);
  if (withoutIds(page.slice(from, to)) !== withoutIds(ours)) {
    throw new Error(`${path} is drawn otherwise by Next`);
  }
  const head = newHeadTemplate(page.slice(0, page.indexOf('</head>')), meta, origin);
  const before = page.slice(head.end, from);
  const after = copyString(page.slice(to));
  const lead = fixedPart(page.slice(0, head.start));
  const middle = fixedPart(before);
  const afterPlaces = placesIn(after);
  const namedAfter = new Map<number, Part>();
  const bodyStart = before.indexOf('>', before.indexOf('<body')) + 1;
  /** How much of a first view is left for the answer and what follows. */
  const room = firstView - (before.length - bodyStart);
  const known = new Set(islandsIn(page).map(copyString));

  function afterNamed({ nameAt }: FirstViewPlace): Part {
    const made = namedAfter.get(nameAt) ?? fixedPart(edit(after, [firstViewName(nameAt)]));
    namedAfter.set(nameAt, made);
    return made;
  }
  const unnamed = fixedPart(after);

  return {
    headers: allowStyles(cache.headersOf(path), page, cache.styles),
    lead,
    partsOf(own, main) {
      const strange = islandsIn(main).find((name) => !known.has(name));
      if (strange) throw new Error(`the example of ${path} has no island ${strange}`);
      const start = newPart(head.fill(own));
      const last = main.length < room && lastWithin(afterPlaces, room - main.length);
      if (last) return [start, middle, newPart(main), afterNamed(last)];
      const inMain = lastWithin(placesIn(main), room);
      const named = inMain ? edit(main, [firstViewName(inMain.nameAt)]) : main;
      return [start, middle, newPart(named), unnamed];
    },
  };
}

/** Ids that React makes up tell where in the whole tree they stand. */
const withoutIds = (html: string): string => html.replace(/_(?:answer)?[A-Z]_[0-9a-z]+_/g, '');

const islandsIn = (html: string): string[] =>
  [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name);

const wrapping = '<body>';

/** Of a piece of a body. */
function placesIn(html: string): readonly FirstViewPlace[] {
  const off = wrapping.length;
  return firstViewPlaces(nodesOf(wrapping + html).filter(isElement))
    .map(({ end, nameAt }) => ({ end: end - off, nameAt: nameAt - off }))
    .filter(({ nameAt }) => nameAt >= 0);
}
