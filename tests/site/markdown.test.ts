import { expect, test } from '@jest/globals';
import { articles } from '#data/articles';
import { privacy } from '#data/policies/privacy';
import { readEnv } from '#lib/platform/config/env';
import { policyValues } from '#lib/platform/config/policy-values';
import { contents, renderMarkdown } from '#lib/site/rules/markdown';

test('a heading gets its anchor and loses the mark', () => {
  expect(renderMarkdown('## Your data {#your-data}', {})).toBe('<h2 id="your-data">Your data</h2>');
  expect(renderMarkdown('### Plain', {})).toBe('<h3>Plain</h3>');
});

test('marks inside a heading are rendered, and the section list reads as plain text', () => {
  const body = '## Fees & `GST` **now** {#fees}';
  expect(renderMarkdown(body, {})).toBe(
    '<h2 id="fees">Fees &amp; <code>GST</code> <strong>now</strong></h2>',
  );
  expect(contents(body)).toEqual([{ id: 'fees', title: 'Fees & GST now' }]);
});

test('the section list leaves out what has no anchor and what lies deeper', () => {
  expect(contents('## One {#one}\n\n### Two {#two}\n\n## Three')).toEqual([
    { id: 'one', title: 'One' },
  ]);
});

test('a value is escaped, wherever it is', () => {
  expect(renderMarkdown('Write to {{email}}.', { email: '<img src=x onerror=y>&"' })).toBe(
    '<p>Write to &lt;img src=x onerror=y&gt;&amp;&quot;.</p>\n',
  );
});

test('a mark without a value stops the page', () => {
  expect(() => renderMarkdown('{{phone}}', {})).toThrow('no value for {{phone}}');
});

test('a table scrolls in a box of its own, reached by keyboard and named', () => {
  const html = renderMarkdown('| Step | Time |\n| --- | ---: |\n| Refund | 2 days |', {});
  expect(html).toMatch(
    /^<div class="scroll" tabindex="0" role="group" aria-label="Table: Step, Time"><table>/,
  );
  expect(html).toContain('<td align="right">2 days</td>');
});

test('a table of long texts folds on a phone, each cell under its own label', () => {
  const long = 'a text that nobody could read in a column of forty pixels';
  const html = renderMarkdown(`| A | "B" & C | D |\n| --- | --- | --- |\n| a | ${long} | d |`, {});
  expect(html).toContain('<div class="scroll folds"');
  expect(html).toContain('<td data-label="&quot;B&quot; &amp; C">');
});

test('a table of more columns than a phone holds folds, however short its texts', () => {
  const table = '| A | B | C | D | E |\n| - | - | - | - | - |\n| a | 1 | 2 | 3 | 4 |';
  expect(renderMarkdown(table, {})).toContain('<div class="scroll folds"');
});

test('a row that adds up says so: its first cell is bold, and nothing beside', () => {
  const rows = ['| **Total** | **5** |', '| **Note** on it | 5 |', '| Sales | **5** |', '| | 5 |'];
  const html = renderMarkdown(`| A | ₹ |\n| --- | ---: |\n${rows.join('\n')}`, {});
  expect(html.match(/<tr class="total">.*?<\/tr>/g)).toEqual([
    '<tr class="total"><td><strong>Total</strong></td><td align="right"><strong>5</strong></td></tr>',
  ]);
});

test('figures stay a table, however long their first column', () => {
  const row = '| Cheques issued and not yet presented to the bank | 1 | 2 |';
  expect(renderMarkdown(`| A | B | C |\n| --- | --- | --- |\n${row}`, {})).not.toContain('folds');
});

const known =
  'h2|h3|p|ul|ol|li|strong|b|em|a|code|pre|span|figure|blockquote|br|hr|div|table|thead|tbody|tr|th|td|details|summary|span';

test.each(articles.map(({ id, body }) => [id, body]).concat([['privacy', privacy.body]]))(
  '%s is drawn with known tags alone and nothing unescaped',
  (_, body) => {
    const named = Object.keys(policyValues(readEnv({})));
    const html = renderMarkdown(body, Object.fromEntries(named.map((name) => [name, '<&>'])));
    const text = html.replace(new RegExp(`</?(?:${known})(?: [^<>]*)?>`, 'g'), '');
    expect(text).not.toMatch(/[<>]|&(?![a-z]+;|#\d+;)|\{#|\{\{|\*\*|\]\(/);
    expect(html).not.toMatch(/ style=| on\w+=/);
  },
);

test('a paper is rendered with its head, and its ringed row says so in words', () => {
  const paper =
    '```paper\nForm <2B> | October\n\n| Supplier | ₹ |\n| --- | ---: |\n| A | 1 |\n| (!) B | 2 |\n\nRinged: wrong.\n```';
  const html = renderMarkdown(paper, {});
  expect(html).toContain(
    '<figure class="drawn-paper"><p><b>Form &lt;2B&gt;</b> <span>October</span></p>',
  );
  expect(html).toContain('<tr class="ringed"><td><span class="sr-only">Ringed: </span>B</td>');
  expect(html).toContain('<tr><td>A</td>');
  expect(html).toMatch(/<p>Ringed: wrong\.<\/p>\s*<\/figure>$/);
});

test('a table that ends in one amount has each line open to its reason, which a phone has no column for', () => {
  const table =
    '| What | Working | ₹ |\n| --- | --- | ---: |\n| Rent | half of it | 30 |\n| Sales | | 5 |';
  const html = renderMarkdown(table, {});
  expect(html).toContain('<div class="scroll lines"');
  expect(html).toContain(
    '<details><summary>Rent</summary><p>Working: half of it</p></details></td><td class="reason">half of it</td><td align="right">30</td>',
  );
  expect(html).toContain('<td>Sales</td>');
  const numbered = renderMarkdown(
    '| No. | What | Working | ₹ |\n| --- | --- | --- | ---: |\n| 1 | Rent | half | 30 |\n| **Total** | | | 30 |',
    {},
  );
  expect(numbered).toContain('<summary>Rent</summary><p>Working: half</p>');
});
