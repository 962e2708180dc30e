/** Answers of our own routes in a page of the build that has a place for them: cut once, so that the answer alone is compressed. */
import { fixedPart, gzipped, newPart, type Part } from '#lib/server/http/drawn/parts';
import { stylesIn } from '#lib/server/http/headers/security-headers';
import { openRequest } from '#lib/server/log';
import { processState } from '#lib/server/process-state';
import { escapeHtml } from '#lib/shared/pages/html';

export interface Slots {
  readonly title: string;
  /** HTML. */
  readonly inner: string;
  /** Attributes of the page's main part, for a page that has some: ` name="value"`. */
  readonly onMain?: string;
}

export interface PageTemplate {
  /** Of the page of the build. */
  readonly path: string;
  /** That page with each in its place. */
  fill(slots: Required<Slots>): string;
}

/** An answer whose page stands beside it, in parts: nothing else of it is sent. */
export const partsMark = '<!-- parts -->';

/** Words that no text of ours holds, and no escaping changes. */
const marks = {
  title: 'theTitleStandsHere',
  inner: 'theAnswerStandsHere',
  onMain: ' theAttributesStandHere',
} as const satisfies Slots;

const names = Object.keys(marks) as (keyof Slots)[];

interface Cut {
  readonly version: string;
  readonly styles: readonly string[];
  readonly lead: Part;
  /** Each after what stands in a place. */
  readonly rest: readonly { readonly after: keyof Slots; readonly part: Part }[];
}

/** Of pages that are written down once: one is cut for each use of a page of the build. */
const cuts = new WeakMap<PageTemplate, Cut>();

function cutOf(page: PageTemplate): Cut | undefined {
  const ready = processState.cachedPages?.(page.path);
  if (ready?.version === undefined) return undefined;
  const known = cuts.get(page);
  if (known?.version === ready.version) return known;
  const html = page.fill(marks);
  const [first = '', ...others] = html.split(new RegExp(`(${Object.values(marks).join('|')})`));
  const rest = others.flatMap((text, at) => {
    const after = names.find((name) => marks[name] === others[at - 1]);
    return after ? [{ after, part: fixedPart(text) }] : [];
  });
  const { version } = ready;
  const cut = { version, styles: stylesIn(html), lead: fixedPart(first), rest };
  cuts.set(page, cut);
  return cut;
}

/** The page: in parts to the server, whole to whoever else asks the route. */
export function fillTemplate(page: PageTemplate, given: Slots, init: ResponseInit): Response {
  const slots = { onMain: '', ...given };
  const request = openRequest();
  const cut = request?.takesParts ? cutOf(page) : undefined;
  if (!request || !cut) return new Response(page.fill(slots), init);
  const own: Readonly<Record<keyof Slots, Part>> = {
    title: newPart(escapeHtml(slots.title)),
    inner: newPart(slots.inner),
    onMain: newPart(slots.onMain),
  };
  const parts = cut.rest.flatMap(({ after, part }) => [own[after], part]);
  request.parts = { styles: cut.styles, ...gzipped(cut.lead, parts) };
  return new Response(partsMark, init);
}
