/** A page as Next sends it: with its scripts, and around `main` what is around every page. */
import { renderToStaticMarkup } from 'react-dom/server';
import { provider } from '#data/site';
import { cardOf } from '#lib/shared/pages/listed-pages';
import type { PageMeta } from '#lib/shared/pages/seo';

const around = { before: '<header>Above</header>', after: '<footer><p>Below</p></footer>' };

const script = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});';

export function nextPage(meta: PageMeta, main: string, origin: string): string {
  const { title, description, path, card = cardOf(path) } = meta;
  const text = (words: string) => renderToStaticMarkup(words);
  const full = text(`${title} | ${provider.name}`);
  const head = `<meta charSet="utf-8"/><title>${full}</title><meta name="description" content="${text(description)}"/><link rel="canonical" href="${origin}${path}"/><meta property="og:title" content="${full}"/><meta property="og:image" content="${origin}${card}"/><link rel="icon" href="/icon.png"/>`;
  return `<!DOCTYPE html><html lang="en-IN"><head>${head}</head><body>${around.before}<main id="main" tabindex="-1">${main}</main>${around.after}<script>${script}</script></body></html>`;
}
