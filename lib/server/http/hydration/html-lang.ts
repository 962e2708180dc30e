/** The language of a page as a whole is that of its main part (WCAG 2.2, 3.1.1): the root of Next's pages knows English alone. */
import { attribute, type Edit, type Element } from '#lib/server/http/hydration/html-edit';

/** For a page whose `main` names another language than its root; the title stays in the language of the root. */
export function languageEdits(elements: readonly Element[]): Edit[] {
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
