/** What a search engine reads in the head of a page, from the bytes that are served. */
import { attribute, isElement, nodesOf, textOf } from '#lib/server/http/hydration/defer-scripts';

type Thing = Readonly<Record<string, unknown>>;
export type ServedHead = ReturnType<typeof headOf>;

const jsonLd = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

export async function servedHead(address: string) {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return headOf(await answer.text());
}

export function headOf(html: string) {
  const end = html.indexOf('</head>');
  const below = html.slice(end);
  if (/<meta |rel="canonical"/.test(below))
    throw new Error('a page speaks of itself below its head');
  // The page itself costs most of the reading.
  const elements = nodesOf(html.slice(0, end)).filter(isElement);
  const named = (tag: string, name: string, value: string, wanted: string) => {
    const found = elements.filter(
      (element) => element.tagName === tag && attribute(element, name) === value,
    );
    if (found.length > 1) throw new Error(`${found.length} times ${tag} ${name}=${value}`);
    return (found[0] && attribute(found[0], wanted)) ?? '';
  };
  const titles = elements.filter(({ tagName }) => tagName === 'title');
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
    /** The things of its structured data. */
    things: [...html.matchAll(jsonLd)].flatMap(
      ([, block = '']): Thing[] => JSON.parse(block)['@graph'],
    ),
    html,
  };
}
