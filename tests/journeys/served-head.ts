/** What a search engine reads in the head of a page, from the bytes that are served. */
import {
  attribute,
  type Element,
  isElement,
  nodesOf,
  textOf,
} from '#lib/server/http/hydration/html-edit';

export interface ServedHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly indexed: boolean;
  readonly card: string;
  readonly cardText: string;
  /** The things of its structured data. */
  readonly things: readonly Readonly<Record<string, unknown>>[];
  readonly html: string;
}

export async function servedHead(address: string): Promise<ServedHead> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return headOf(await answer.text());
}

export function headOf(html: string): ServedHead {
  const elements = nodesOf(html).filter(isElement);
  const named = (tag: string, name: string, value: string, wanted: string) => {
    const found = elements.filter(
      (element) => element.tagName === tag && attribute(element, name) === value,
    );
    if (found.length > 1) throw new Error(`${found.length} times ${tag} ${name}=${value}`);
    return (found[0] && attribute(found[0], wanted)) ?? '';
  };
  const isJsonLd = (element: Element) => attribute(element, 'type') === 'application/ld+json';
  const titles = elements.filter(
    ({ tagName, namespaceURI }) => tagName === 'title' && !namespaceURI.endsWith('svg'),
  );
  const robots = elements
    .filter((element) => attribute(element, 'name') === 'robots')
    .map((element) => attribute(element, 'content'));
  return {
    title: titles.map(textOf).join(),
    description: named('meta', 'name', 'description', 'content'),
    canonical: named('link', 'rel', 'canonical', 'href'),
    indexed: !robots.some((content) => content?.includes('noindex')),
    card: named('meta', 'property', 'og:image', 'content'),
    cardText: named('meta', 'property', 'og:image:alt', 'content'),
    things: elements.filter(isJsonLd).flatMap((block) => JSON.parse(textOf(block))['@graph']),
    html,
  };
}
