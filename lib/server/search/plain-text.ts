/** Our Markdown as plain sentences, for an index and its excerpts. */

export interface TextSection {
  /** Empty for what stands before the first heading. */
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
}

/** Without headings, marks and table rules; `{{name}}` stays for whoever knows the values. */
export const plainText = (body: string): string =>
  body
    .replace(/^#+ .*$/gm, '')
    .replace(/^\|[\s:|-]+\|$/gm, '')
    .replace(/^\|/gm, '')
    // A row of a table reads as a sentence.
    .replace(/ *\|$/gm, '.')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`|^[-*] |^\d+\. /gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** By the headings of the second level, as `## Title {#anchor}`. */
export function sectionsOf(body: string): readonly TextSection[] {
  const [before = '', ...rest] = body.split(/^## /m);
  const sections = rest.map((part) => {
    const [, title = '', anchor = ''] = /^(.*?)\s*\{#([\w-]+)\}/.exec(part) ?? [];
    return { title, anchor, text: plainText(part.slice(part.indexOf('\n'))) };
  });
  return [{ title: '', anchor: '', text: plainText(before) }, ...sections];
}
