/** Our own long texts, from Markdown; a heading names its anchor as `## Title {#anchor}`. */
import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '#lib/html';

const anchored = /^(.*?)\s*\{#([\w-]+)\}\s*$/;

const marked = new Marked({
  renderer: {
    heading({ text, depth }: Tokens.Heading) {
      const [, title = text, id] = anchored.exec(text) ?? [];
      return `<h${depth}${id ? ` id="${id}"` : ''}>${escapeHtml(title)}</h${depth}>`;
    },
  },
  hooks: {
    // A wide table scrolls in its own box, never the page.
    postprocess: (html) =>
      html
        .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
        .replaceAll('</table>', '</table></div>'),
  },
});

/** HTML of `body`, with each `{{name}}` replaced by its escaped value; throws on a name without one. */
export function renderMarkdown(body: string, values: Readonly<Record<string, string>>): string {
  const html = marked.parse(body, { async: false });
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {{${name}}}`);
    return escapeHtml(value);
  });
}

/** The second-level headings, for the list beside the text. */
export function contents(body: string): { readonly id: string; readonly title: string }[] {
  return marked.lexer(body).flatMap((token) => {
    if (token.type !== 'heading' || token.depth !== 2) return [];
    const [, title, id] = anchored.exec(token.text) ?? [];
    return title && id ? [{ id, title }] : [];
  });
}
