/** Our own long texts, from Markdown; a heading names its anchor as `## Title {#anchor}`. */
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '#lib/platform/values/text';

const anchored = /^(.*?)\s*\{#([\w-]+)\}\s*$/;

/** From this length on a cell is text to read: on a phone its table folds instead of scrolling. */
const longCell = 44;
const isLong = ({ text }: Tokens.TableCell) => text.length > longCell;

/** A first column of no more than this numbers the rows: it takes no more width than it needs. */
const longestNumber = 3;

const isNumbered = (rows: readonly Tokens.TableCell[][]) =>
  rows
    .filter((row) => !isTotal(row))
    .every(([first]) => plain(first?.tokens ?? []).length <= longestNumber);

/** The columns of words between a line and its one amount: why it is that amount. Empty for any other table. */
function reasonsOf(header: Tokens.TableCell[], rows: Tokens.TableCell[][]): readonly number[] {
  const last = header.length - 1;
  const amounts = header.filter(({ align }) => align === 'right');
  if (header.at(-1)?.align !== 'right' || amounts.length !== 1) return [];
  const from = isNumbered(rows) ? 2 : 1;
  return header.map((_, at) => at).filter((at) => at >= from && at < last);
}

const isTotal = ([first]: Tokens.TableCell[]) =>
  first?.tokens.length === 1 && first.tokens[0]?.type === 'strong';

/** Begins the row of a drawn paper that is ringed on it. */
const ring = '(!) ';
const ringSaid = '<span class="sr-only">Ringed: </span>';

const marked = new Marked({
  renderer: {
    // A paper as it lies on the desk: its head and a remark, one table, and what the ring is about.
    code({ text, lang }: Tokens.Code) {
      if (lang !== 'paper') return false;
      const [head = '', ...rest] = text.split('\n');
      const [name = '', remark = ''] = head.split(' | ').map(escapeHtml);
      const inner = this.parser.parse(marked.lexer(rest.join('\n')));
      return `<figure class="drawn-paper"><p><b>${name}</b> <span>${remark}</span></p>${inner}</figure>`;
    },
    heading({ tokens, depth }: Tokens.Heading) {
      const inner = this.parser.parseInline(tokens);
      const [, title = inner, id] = anchored.exec(inner) ?? [];
      return `<h${depth}${id ? ` id="${id}"` : ''}>${title}</h${depth}>`;
    },
    // A wide table scrolls in a box of its own; one of long texts or many columns folds, each cell under its label.
    table({ header, rows }: Tokens.Table) {
      const labels = header.map(({ tokens }) => escapeHtml(plain(tokens)));
      const reasons = reasonsOf(header, rows);
      const folds =
        reasons.length === 0 &&
        (header.length > 4 || (header.length > 2 && rows.some((row) => row.slice(1).some(isLong))));
      const cell = (tag: string, { tokens, align }: Tokens.TableCell, more: string) =>
        `<${tag}${more}${align ? ` align="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
      const classOf = (at: number) => {
        if (at === 0 && isNumbered(rows)) return ' class="narrow"';
        return reasons.includes(at) ? ' class="reason"' : '';
      };
      const attributes = labels.map(
        (label, at) => `${classOf(at)}${folds ? ` data-label="${label}"` : ''}`,
      );
      const about = isNumbered(rows) ? 1 : 0;
      /** On a phone the line opens to its reason, whose column has no room there. */
      const line = (row: Tokens.TableCell[]) => {
        const text = this.parser.parseInline(row[about]?.tokens ?? []);
        const why = reasons.filter((at) => row[at]?.text);
        if (why.length === 0) return `<td>${text}</td>`;
        const said = why
          .map((at) => `<p>${labels[at]}: ${this.parser.parseInline(row[at]?.tokens ?? [])}</p>`)
          .join('');
        return `<td><span class="line">${text}</span><details><summary>${text}</summary>${said}</details></td>`;
      };
      const cells = (row: Tokens.TableCell[]) =>
        row
          .map((one, at) =>
            reasons.length > 0 && at === about ? line(row) : cell('td', one, attributes[at] ?? ''),
          )
          .join('');
      const head = header.map((one, at) => cell('th', one, `${classOf(at)} scope="col"`)).join('');
      const body = rows
        .map((row) => {
          if (row[0]?.text.startsWith(ring)) {
            return `<tr class="ringed">${cells(row).replace(ring, ringSaid)}</tr>`;
          }
          return `<tr${isTotal(row) ? ' class="total"' : ''}>${cells(row)}</tr>`;
        })
        .join('');
      return (
        `<div class="scroll${folds ? ' folds' : ''}${reasons.length > 0 ? ' lines' : ''}" tabindex="0" role="group" aria-label="Table: ${labels.join(', ')}">` +
        `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
      );
    },
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
    const [, title, id] = anchored.exec(plain(token.tokens ?? [])) ?? [];
    return title && id ? [{ id, title }] : [];
  });
}

const plain = (tokens: readonly Token[]): string => tokens.map(plainOf).join('');

function plainOf(token: Token): string {
  if ('tokens' in token && token.tokens) return plain(token.tokens);
  return 'text' in token ? String(token.text) : token.raw;
}
