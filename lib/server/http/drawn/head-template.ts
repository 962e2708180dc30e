/** What the head of one kind of page says of the page itself, to be said of another of its kind: its title, description, address and card. */
import { provider } from '#data/site';
import { copyString } from '#lib/server/http/drawn/copy-string';
import { cardOf } from '#lib/shared/pages/listed-pages';
import type { PageMeta } from '#lib/shared/pages/seo';

export interface HeadTemplate {
  /** Where in the page the part begins and ends that `fill` gives. */
  readonly start: number;
  readonly end: number;
  fill(meta: PageMeta): string;
}

/** As React writes it into text and attributes. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** What stands in the head, each as it is written there: a tag's text, or an attribute between its quotes. */
const valuesOf = ({ title, description, path, card }: PageMeta, origin: string) => {
  const full = escaped(`${title} | ${provider.name}`);
  return [
    `>${full}<`,
    `"${full}"`,
    `"${escaped(description)}"`,
    `"${escaped(origin + path)}"`,
    `"${escaped(origin + (card ?? cardOf(path)))}"`,
  ];
};

/** `head` is all of a page up to the end of its head, drawn for `meta`. Throws where it does not say so. */
export function newHeadTemplate(head: string, meta: PageMeta, origin: string): HeadTemplate {
  const values = valuesOf(meta, origin);
  const start = head.indexOf('<title');
  const found = values.map((value) => head.indexOf(value, start));
  if (start < 0 || found.some((at) => at < 0)) {
    throw new Error(`the head of ${meta.path} does not say what it is`);
  }
  const end = Math.max(...values.map((value) => head.lastIndexOf(value) + value.length));
  const pieces: (string | number)[] = [];
  let rest = head.slice(start, end);
  while (rest !== '') {
    const [at, value] = nextOf(rest, values);
    if (at === undefined) {
      pieces.push(copyString(rest));
      break;
    }
    pieces.push(copyString(rest.slice(0, at)), value);
    rest = rest.slice(at + (values[value]?.length ?? 0));
  }
  return {
    start,
    end,
    fill(own) {
      const others = valuesOf(own, origin);
      return pieces.map((piece) => (typeof piece === 'number' ? others[piece] : piece)).join('');
    },
  };
}

/** Where the first of the values stands, and which it is. */
function nextOf(
  text: string,
  values: readonly string[],
): [at: number, value: number] | [undefined, number] {
  const places = values
    .map((value, index) => [text.indexOf(value), index] as [number, number])
    .filter(([at]) => at >= 0)
    .sort(([one], [other]) => one - other);
  return places[0] ?? [undefined, 0];
}
